use super::*;
use crate::error::Fault;
use crate::{Line, Played, Record};
use xiangqi::Setup;

fn line(text: &str) -> Line {
    let moves = text.split(' ').map(|text| Played::new(text.parse().unwrap())).collect();
    Line { preface: Vec::new(), moves }
}

/// A game with headers, comments and a variation within a variation.
fn sample() -> Record {
    let mut record = Record::new(Setup::start());
    record.headers.push("Title", "試譜");
    record.headers.push("Red", "林");
    record.main = line("h2e2 h9g7 h0g2 i9h9");
    record.main.preface.push("開局".into());
    record.main.moves[0].comments.push("當頭炮".into());
    let mut variation = line("b9c7 h0g2");
    variation.moves[1].variations.push(line("b0c2"));
    record.main.moves[1].variations.extend([variation, line("h7e7")]);
    record.result = crate::GameResult::Draw;
    record
}

/// Locks a plain file with keys, as a later version does.
fn locked(plain: &[u8], version: u8, mask: u8, ors: [u8; 4], seeds: [u8; 4]) -> Vec<u8> {
    let mut header: [u8; HEADER] = plain[..HEADER].try_into().unwrap();
    header[VERSION] = version;
    header[3] = mask;
    header[8..12].copy_from_slice(&ors);
    header[12..16].copy_from_slice(&seeds);
    let keys = Keys::of(&header).unwrap();
    for index in 0..32 {
        header[PLACES + index] = plain[PLACES + keys.piece(index)].wrapping_add(keys.place);
    }
    let mut moves = Vec::new();
    let mut rest = &plain[HEADER..];
    while let Some((node, after)) = rest.split_first_chunk::<8>() {
        let size = u32::from_le_bytes([node[4], node[5], node[6], node[7]]);
        let flags = (node[2] & 0xf0).min(0x80) | (node[2] & 0x0f).min(1) << 6 | u8::from(size > 0) << 5;
        moves.extend([node[0].wrapping_add(keys.from), node[1].wrapping_add(keys.to), flags, 0]);
        let (comment, after) = after.split_at(size as usize);
        if size > 0 {
            moves.extend((size + keys.size).to_le_bytes());
            moves.extend(comment);
        }
        rest = after;
    }
    [&header[..], &keys.lock(&moves)].concat()
}

#[test]
fn what_is_written_reads_back() {
    assert_eq!(game(&write(&sample())).unwrap(), sample());
}

#[test]
fn keyed_versions_read_the_same() {
    let plain = write(&sample());
    for version in 0x0b..=0x12 {
        let bytes = locked(&plain, version, 0xae, [0x11, 0xf0, 0x9e, 0x61], [0x73, 0x8d, 0x11, 0xef]);
        assert!(is_xqf(&bytes));
        assert_eq!(game(&bytes).unwrap(), sample(), "version {version:#x}");
    }
}

#[test]
fn big5_texts_are_seen() {
    let mut bytes = write(&Record::new(Setup::start()));
    let (title, ..) = encoding_rs::BIG5.encode("中炮對屏風馬進七兵");
    bytes[0x50] = u8::try_from(title.len()).unwrap();
    bytes[0x51..0x51 + title.len()].copy_from_slice(&title);
    assert_eq!(game(&bytes).unwrap().headers.get("Title"), Some("中炮對屏風馬進七兵"));
}

#[test]
fn a_start_of_its_own_is_kept() {
    let fen = "3k1a3/9/9/9/4P4/9/9/9/9/4K4 b - - 0 1";
    let mut record = Record::new(fen.parse().unwrap());
    assert_eq!(game(&write(&record)).unwrap(), record);
    record.main = line("d9d8 e5e6");
    assert_eq!(game(&write(&record)).unwrap(), record);
}

#[test]
fn broken_files_are_named() {
    let good = write(&sample());
    assert!(matches!(game(&good[..1000]), Err(Fault::Truncated(_))));
    assert!(matches!(game(&good[..good.len() - 1]), Err(Fault::Truncated(_))));
    let broken = |at: usize, byte: u8| {
        let mut bytes = good.clone();
        bytes[at] = byte;
        game(&bytes).unwrap_err()
    };
    assert!(matches!(broken(VERSION, 0x1f), Fault::UnknownVersion(0x1f)));
    assert!(matches!(broken(PLACES, good[PLACES + 1]), Fault::Placement(70)));
    assert!(matches!(broken(PLACES + 4, 0xff), Fault::Setup(_)));
    assert!(matches!(broken(HEADER + 7, 0x7f), Fault::Truncated(_)));
    let first_move = good.len() - 8;
    assert!(matches!(broken(first_move, 250), Fault::Variation { .. }));
}

#[test]
fn long_texts_are_cut_between_characters() {
    let mut record = Record::new(Setup::start());
    record.headers.push("Red", "一二三四五六七八九");
    assert_eq!(game(&write(&record)).unwrap().headers.get("Red"), Some("一二三四五六七"));
}
