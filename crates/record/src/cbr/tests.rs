use super::*;
use crate::error::Fault;
use crate::games::Games;
use crate::{GameResult, Line, Played, Record};
use xiangqi::Setup;

fn line(text: &str) -> Line {
    let moves = text.split(' ').map(|text| Played::new(text.parse().unwrap())).collect();
    Line { preface: Vec::new(), moves }
}

fn sample(title: &str) -> Record {
    let mut record =
        Record::new("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 7".parse().unwrap());
    record.headers.push("Title", title);
    record.headers.push("Recorder", "陳");
    record.headers.push("ECCO", "C32");
    record.main = line("h2e2 h9g7 h0g2");
    record.main.preface.push("序".into());
    let mut variation = line("b9c7 h0g2");
    variation.moves[0].comments.push("屏風馬".into());
    record.main.moves[1].variations.extend([variation, line("h7e7")]);
    record.result = GameResult::SecondWins;
    record.reason = Some("認輸".into());
    record
}

/// A library of these records; the numbers of the deleted are given.
fn library(records: &[Vec<u8>], deleted: &[usize], slots: usize) -> Vec<u8> {
    let mut bytes = vec![0; 66_624];
    bytes[..16].copy_from_slice(LIBRARY_MAGIC);
    bytes[56] = u8::from(!deleted.is_empty());
    bytes[60..64].copy_from_slice(&u32::try_from(slots).unwrap().to_le_bytes());
    for i in 0..slots {
        let mut entry = vec![0; 276];
        if i < records.len() {
            entry[0] = if deleted.contains(&i) { 5 } else { 7 };
            let id = format!("{{{i:08X}-0000-0000-0000-000000000000}}");
            let id: Vec<u8> = id.encode_utf16().flat_map(u16::to_le_bytes).collect();
            entry[20..20 + id.len()].copy_from_slice(&id);
        }
        bytes.extend(entry);
    }
    for (i, record) in records.iter().enumerate() {
        let mut record = record.clone();
        record[ID..ID + 4].copy_from_slice(&u32::try_from(i).unwrap().to_le_bytes());
        record.resize(record.len().next_multiple_of(4096), 0);
        bytes.extend(record);
    }
    bytes
}

fn titles(bytes: &[u8]) -> Vec<Result<String, Fault>> {
    let mut games = CblGames::new(bytes);
    let games = std::iter::from_fn(|| games.next_game());
    let title = |record: Record| record.headers.get("Title").unwrap().to_owned();
    games.map(|game| game.map(title).map_err(|located| located.fault)).collect()
}

#[test]
fn what_is_written_reads_back() {
    let record = sample("試譜");
    assert_eq!(game(&write(&record)).unwrap(), record);
    let mut endgame = Record::new("3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1".parse().unwrap());
    assert_eq!(game(&write(&endgame)).unwrap(), endgame);
    endgame.main = line("d9d8");
    assert_eq!(game(&write(&endgame)).unwrap(), endgame);
}

#[test]
fn libraries_are_read_a_record_at_a_time() {
    let mut long = sample("long");
    long.main.moves[0].comments.push("長".repeat(5000));
    let mut records = [sample("a"), long, sample("gone"), sample("heading"), sample("b")].map(|record| write(&record));
    records[3][BOARD..BOARD + 90].fill(0);
    for slots in [5, 128] {
        let titles: Vec<_> = titles(&library(&records, &[2], slots)).into_iter().map(Result::unwrap).collect();
        assert_eq!(titles, ["a", "long", "b"]);
    }
}

#[test]
fn a_broken_record_is_named_and_the_next_is_read() {
    let mut records = [sample("a"), sample("b")].map(|record| write(&record));
    let last_from = records[0].len() - 2;
    records[0][last_from] = 200;
    let titles = titles(&library(&records, &[], 2));
    assert!(matches!(titles[0], Err(Fault::Variation { .. })));
    assert_eq!(titles[1].as_ref().unwrap(), "b");
}

#[test]
fn broken_files_are_named() {
    let good = write(&sample("a"));
    let broken = |at: usize, byte: u8| {
        let mut bytes = good.clone();
        bytes[at] = byte;
        game(&bytes).unwrap_err()
    };
    assert!(matches!(broken(VERSION, 3), Fault::UnknownVersion(3)));
    assert!(matches!(broken(BOARD, 0x29), Fault::Placement(0)));
    assert!(matches!(broken(HEADER + 7, 0x7f), Fault::Truncated(_)));
    assert!(matches!(game(&good[..100]), Err(Fault::Truncated(_))));
    assert!(matches!(game(&good[..good.len() - 1]), Err(Fault::Truncated(_))));
    let mut huge = library(&[], &[], 0);
    huge[60..64].fill(0xff);
    assert!(matches!(titles(&huge)[..], [Err(Fault::TooLarge { .. })]));
    assert!(matches!(titles(&huge[..100])[..], [Err(Fault::Truncated(_))]));
    assert_eq!(GameResult::Unknown, game(&write(&Record::new(Setup::start()))).unwrap().result);
}

#[test]
fn a_library_that_ends_too_early_says_how_much_of_it_is_there() {
    let records = [sample("a"), sample("b"), sample("gone"), sample("c")].map(|record| write(&record));
    let whole = library(&records, &[2], 128);
    let cut = |slots: usize| titles(&whole[..whole.len() - slots * 4096]);
    assert_eq!(cut(0).into_iter().map(Result::unwrap).collect::<Vec<_>>(), ["a", "b", "c"]);
    assert!(matches!(&cut(2)[..], [Ok(_), Ok(_), Err(Fault::Incomplete { found: 2, listed: 3 })]));
    assert!(matches!(&cut(4)[..], [Err(Fault::Incomplete { found: 0, listed: 3 })]));
}

#[test]
fn a_bad_variation_leaves_the_rest_of_the_game() {
    let mut record = sample("a");
    record.main.moves[1].variations.push(line("h9i7 a0a9"));
    let Err(Fault::Variation { bad, rest }) = game(&write(&record)) else { panic!("the rook cannot jump") };
    assert_eq!((bad.number, bad.in_variation, bad.text.as_str()), (8, true, "a0a9"));
    assert_eq!(*rest, sample("a"));
}
