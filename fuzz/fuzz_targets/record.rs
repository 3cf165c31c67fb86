//! Any bytes as a file of games, by the format they show and by every other: what is read is written in each format
//! and read again with the same moves.
#![no_main]

use libfuzzer_sys::fuzz_target;
use record::{Format, Reader, Record, write};
use xiangqi::notation::Notation;

fuzz_target!(|bytes: &[u8]| {
    let forced = Format::ALL.into_iter().map(|format| Reader::with_format(format, bytes));
    for reader in forced.chain([Reader::new(bytes)]) {
        let Ok(reader) = reader else { continue };
        // A short text may hold thousands of games without moves.
        for game in reader.take(20) {
            match game {
                Ok(record) => check(&record),
                Err(error) => assert!(!error.to_string().is_empty()),
            }
        }
    }
});

fn check(record: &Record) {
    for format in Format::ALL.into_iter().filter(|&format| format != Format::Cbl) {
        let mut bytes = Vec::new();
        write(format, Notation::Iccs, [record], &mut bytes).expect("what was read can be written");
        let games: Vec<_> = Reader::with_format(format, &bytes[..]).expect("bytes can be read").collect();
        let [Ok(again)] = &games[..] else {
            panic!("{format}: {games:?} of {record:?}");
        };
        assert!(again.main.iter().eq(record.main.iter()), "{format}: {again:?} of {record:?}");
        assert_eq!(again.start.board, record.start.board, "{format}");
        assert_eq!(again.start.turn, record.start.turn, "{format}");
    }
}
