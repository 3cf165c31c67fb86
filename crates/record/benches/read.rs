//! Games and bytes a second, for each format, on games made up by chance.

#[path = "../tests/record/common/mod.rs"]
mod common;

use divan::Bencher;
use divan::counter::{BytesCount, ItemsCount};
use record::{Format, Reader, write};
use xiangqi::notation::Notation;

fn main() {
    divan::main();
}

/// How many games a file has, where it may have several.
const GAMES: u64 = 100;

fn file(format: Format, notation: Notation) -> (u64, Vec<u8>) {
    let games = if matches!(format, Format::Xqf | Format::Cbr) { 1 } else { GAMES };
    let records: Vec<_> = (0..games).map(|seed| common::plain_game(seed, 80)).collect();
    let mut bytes = Vec::new();
    write(format, notation, &records, &mut bytes).expect("the games can be written");
    (games, bytes)
}

fn read(bencher: Bencher, format: Format, notation: Notation) {
    let (games, bytes) = file(format, notation);
    bencher.counter(ItemsCount::new(games)).counter(BytesCount::of_slice(&bytes)).bench(|| {
        let reader = Reader::new(&bytes[..]).expect("the format is known");
        assert_eq!(reader.flatten().count() as u64, games);
    });
}

#[divan::bench(args = [Notation::Iccs, Notation::Uci, Notation::ChineseTraditional, Notation::Wxf])]
fn pgn(bencher: Bencher, notation: Notation) {
    read(bencher, Format::Pgn, notation);
}

#[divan::bench(args = [Format::DhtmlXq, Format::Xqf, Format::Cbr, Format::List, Format::Tsv])]
fn iccs(bencher: Bencher, format: Format) {
    read(bencher, format, Notation::Iccs);
}

#[divan::bench]
fn big5(bencher: Bencher) {
    let (games, bytes) = file(Format::Pgn, Notation::ChineseTraditional);
    // Big5 has no 俥; its files write 車 for both sides.
    let text = String::from_utf8(bytes).expect("PGN is written in UTF-8").replace('俥', "車");
    let (bytes, _, _) = encoding_rs::BIG5.encode(&text);
    bencher.counter(ItemsCount::new(games)).counter(BytesCount::of_slice(&bytes)).bench(|| {
        let reader = Reader::new(&bytes[..]).expect("the format is known");
        assert_eq!(reader.flatten().count() as u64, games);
    });
}

#[divan::bench]
fn write_pgn(bencher: Bencher) {
    let records: Vec<_> = (0..GAMES).map(|seed| common::plain_game(seed, 80)).collect();
    bencher.counter(ItemsCount::new(GAMES)).bench(|| {
        let mut bytes = Vec::new();
        write(Format::Pgn, Notation::ChineseTraditional, &records, &mut bytes).expect("the games can be written");
        bytes
    });
}
