//! What is written reads back as the same record, less what the format has no place for.

use proptest::prelude::*;
use record::{Format, GameResult, Line, Played, Reader, Record, write};
use xiangqi::Setup;
use xiangqi::notation::Notation;

use crate::common;

fn bytes(format: Format, notation: Notation, records: &[Record]) -> Vec<u8> {
    let mut bytes = Vec::new();
    write(format, notation, records, &mut bytes).expect("the games are legal");
    bytes
}

#[track_caller]
fn read(format: Format, bytes: &[u8]) -> Vec<Record> {
    let reader = Reader::new(bytes).unwrap_or_else(|error| panic!("{error}\n{}", String::from_utf8_lossy(bytes)));
    assert_eq!(reader.format(), format);
    reader.collect::<Result<_, _>>().unwrap_or_else(|error| panic!("{error}\n{}", String::from_utf8_lossy(bytes)))
}

/// The line with another form of each move, in its variations too.
fn map(line: &Line, of_line: &impl Fn(&Line) -> Vec<String>, of_move: &impl Fn(&Played) -> Played) -> Line {
    let moves = line.moves.iter().map(|played| {
        let variations = played.variations.iter().map(|line| map(line, of_line, of_move)).collect();
        Played { variations, ..of_move(played) }
    });
    Line { preface: of_line(line), moves: moves.collect() }
}

fn joined(comments: &[String]) -> Vec<String> {
    if comments.is_empty() { Vec::new() } else { vec![comments.join("\n")] }
}

/// One comment a move, no judgements, no draws offered.
fn one_comment(played: &Played) -> Played {
    Played { comments: joined(&played.comments), clock: played.clock, spent: played.spent, ..Played::new(played.m) }
}

/// What the binary formats keep.
fn binary(record: &Record) -> Record {
    let mut kept = record.clone();
    kept.main = map(&record.main, &|line| joined(&line.preface), &one_comment);
    kept.start.quiet_plies = 0;
    if kept.result == GameResult::BothLose {
        kept.result = GameResult::Unknown;
    }
    kept
}

proptest! {
    #[test]
    fn pgn(seed: u64, plies in 0_usize..60, notation in prop::sample::select(&Notation::ALL[..])) {
        let records = [common::rich_game(seed, plies), common::rich_game(seed ^ 1, plies / 2)];
        prop_assert_eq!(read(Format::Pgn, &bytes(Format::Pgn, notation, &records)), records);
    }

    #[test]
    fn dhtmlxq(seed: u64, plies in 0_usize..60) {
        let records = [common::rich_game(seed, plies), common::rich_game(seed ^ 1, plies / 2)];
        let kept = records.clone().map(|record| {
            let main = map(&record.main, &|line| joined(&line.preface), &one_comment);
            Record { main, ..record }
        });
        prop_assert_eq!(read(Format::DhtmlXq, &bytes(Format::DhtmlXq, Notation::Iccs, &records)), kept);
    }

    #[test]
    fn xqf(seed: u64, plies in 0_usize..60) {
        let mut record = common::rich_game(seed, plies);
        let written = bytes(Format::Xqf, Notation::Iccs, std::slice::from_ref(&record));
        record.start.move_number = 1;
        record.reason = None;
        prop_assert_eq!(read(Format::Xqf, &written), [binary(&record)]);
    }

    #[test]
    fn cbr(seed: u64, plies in 0_usize..60) {
        let record = common::rich_game(seed, plies);
        let written = bytes(Format::Cbr, Notation::Iccs, std::slice::from_ref(&record));
        let mut kept = binary(&record);
        sort_as_cbr(&mut kept);
        prop_assert_eq!(read(Format::Cbr, &written), [kept]);
    }

    #[test]
    fn list_and_table(seed: u64, plies in 1_usize..60, notation in prop::sample::select(&Notation::ALL[..])) {
        for format in [Format::List, Format::Tsv] {
            let mut records = [common::rich_game(seed, plies), common::rich_game(seed ^ 1, plies / 2)];
            for record in &mut records {
                // Coordinates do not say how they count ranks; from the start of a game only one way can be played.
                if notation == Notation::Uci && record.start != Setup::start() {
                    *record = common::plain_game(seed, plies);
                }
            }
            let kept = records.clone().map(|record| {
                let bare = |played: &Played| Played { draw_offered: played.draw_offered, ..Played::new(played.m) };
                let mut main = map(&record.main, &|_| Vec::new(), &bare);
                main.moves.iter_mut().for_each(|played| played.variations.clear());
                Record { main, result: record.result, ..Record::new(record.start) }
            });
            prop_assert_eq!(read(format, &bytes(format, notation, &records)), kept);
        }
    }
}

/// CBR keeps headers in an order of its own.
fn sort_as_cbr(record: &mut Record) {
    let order = ["Title", "Event", "Date", "Red", "Black"];
    let mut headers: Vec<_> = record.headers.iter().map(|(n, v)| (n.to_owned(), v.to_owned())).collect();
    headers.sort_by_key(|(name, _)| order.iter().position(|other| other == name));
    record.headers = headers.into_iter().fold(record::Headers::default(), |mut all, (name, value)| {
        all.push(name, value);
        all
    });
}

#[test]
fn a_number_goes_through_a_table() {
    let mut record = common::plain_game(1, 10);
    record.headers.push("Number", "77");
    let table = bytes(Format::Tsv, Notation::Iccs, &[record]);
    assert_eq!(read(Format::Tsv, &table)[0].headers.iter().collect::<Vec<_>>(), [("Number", "77")]);
}

#[test]
fn a_brace_in_a_comment_of_pgn_becomes_wide() {
    let mut record = common::plain_game(1, 1);
    record.main.moves[0].comments.push("{a}".to_owned());
    let read = read(Format::Pgn, &bytes(Format::Pgn, Notation::Iccs, &[record]));
    assert_eq!(read[0].main.moves[0].comments, ["{a｝"]);
}

#[test]
fn what_cannot_be_written_is_refused() {
    use record::WriteError;
    let records = [common::plain_game(1, 4), common::plain_game(2, 4)];
    let refuse = |format, records: &[Record]| write(format, Notation::Iccs, records, Vec::new()).unwrap_err();
    assert!(matches!(refuse(Format::Cbl, &records), WriteError::ReadOnly(Format::Cbl)));
    for format in [Format::Xqf, Format::Cbr] {
        assert!(matches!(refuse(format, &records), WriteError::OneGame(_)));
    }
    let mut illegal = common::plain_game(3, 0);
    illegal.main.moves.push(Played::new("a0i9".parse().unwrap()));
    for format in [Format::Pgn, Format::List, Format::Tsv, Format::DhtmlXq, Format::Xqf, Format::Cbr] {
        assert!(matches!(refuse(format, std::slice::from_ref(&illegal)), WriteError::Illegal(_)), "{format}");
    }
    let nowhere = Record::new("9/9/9/9/9/9/9/9/9/9 w".parse().unwrap());
    assert!(matches!(refuse(Format::Xqf, &[nowhere]), WriteError::Setup(_)));
}
