//! No file, however broken, stops a reader.

use proptest::prelude::*;
use record::{Format, Reader, write};
use xiangqi::notation::Notation;

use crate::common;

/// Reads all games, by the format the bytes show and by every other.
fn read(bytes: &[u8]) {
    let forced = Format::ALL.into_iter().map(|format| Reader::with_format(format, bytes));
    for reader in forced.chain([Reader::new(bytes)]) {
        let Ok(reader) = reader else { continue };
        for error in reader.filter_map(Result::err) {
            assert!(!error.to_string().is_empty());
        }
    }
}

/// A file of a format, its games made from a seed.
fn file(format: Format, seed: u64) -> Vec<u8> {
    let count = if matches!(format, Format::Xqf | Format::Cbr) { 1 } else { 3 };
    let records: Vec<_> = (0..count).map(|i| common::rich_game(seed + i, 20)).collect();
    let mut bytes = Vec::new();
    write(format, Notation::ALL[common::Chance::new(seed).below(7)], &records, &mut bytes)
        .expect("the games are legal");
    bytes
}

/// A library around one record.
fn library(record: &[u8]) -> Vec<u8> {
    let mut bytes = vec![0; 66_624];
    bytes[..16].copy_from_slice(b"CCBridgeLibrary\0");
    bytes.extend(record);
    bytes.extend(vec![0; 4096_usize.saturating_sub(record.len())]);
    bytes.extend(record);
    bytes
}

proptest! {
    #[test]
    fn bytes_by_chance(bytes in prop::collection::vec(any::<u8>(), 0..3000)) {
        read(&bytes);
    }

    #[test]
    fn bytes_after_a_good_beginning(format in 0_usize..6, seed in 0_u64..50, keep in 0.0..1.0, tail in prop::collection::vec(any::<u8>(), 0..200)) {
        let mut bytes = file(WRITTEN[format], seed);
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss)]
        bytes.truncate((bytes.len() as f64 * keep) as usize);
        bytes.extend(tail);
        read(&bytes);
    }

    #[test]
    fn good_files_with_changed_bytes(
        format in 0_usize..6,
        seed in 0_u64..50,
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..20),
    ) {
        let mut bytes = file(WRITTEN[format], seed);
        for (index, byte) in changes {
            let at = index.index(bytes.len());
            bytes[at] = byte;
        }
        read(&bytes);
        read(&library(&bytes));
    }

    #[test]
    fn text_by_chance(text in "[\\[\\](){};$%!?*./0-9a-iA-Z 車馬炮兵一五進平前\"\n\t-]{0,400}") {
        read(text.as_bytes());
        read(format!("[Event \"x\"]\n{text}").as_bytes());
        read(format!("[DhtmlXQ_movelist]7747{text}[DhtmlXQ_move_0_1_1]{text}").as_bytes());
    }
}

const WRITTEN: [Format; 6] = [Format::Pgn, Format::DhtmlXq, Format::Xqf, Format::Cbr, Format::List, Format::Tsv];

#[test]
fn a_file_without_end_is_read_game_by_game() {
    for format in [Format::Pgn, Format::List, Format::Tsv, Format::DhtmlXq] {
        let reader = Reader::new(Endless { part: file(format, 7), at: 0 }).unwrap();
        let good = reader.take(500).flatten().count();
        assert!(good > 490, "{format}: {good}");
    }
}

/// The same bytes over and over.
struct Endless {
    part: Vec<u8>,
    at: usize,
}

impl std::io::Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        for byte in buffer.iter_mut() {
            *byte = self.part[self.at];
            self.at = (self.at + 1) % self.part.len();
        }
        Ok(buffer.len())
    }
}

#[test]
fn a_source_that_fails_ends_the_file() {
    struct Failing;
    impl std::io::Read for Failing {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::Error::other("gone"))
        }
    }
    let head = file(Format::Pgn, 1).repeat(100);
    let source = std::io::Read::chain(&head[..], Failing);
    let mut reader = Reader::new(source).unwrap();
    let last = reader.by_ref().last().unwrap();
    assert!(matches!(last.unwrap_err().fault, record::Fault::Io(_)));
    assert!(reader.next().is_none());
}
