//! What every reader of game files is held to.

use record::{Format, GameResult, Reader, Record, write};
use xiangqi::notation::Notation;
use xiangqi::{Move, Position, Setup};

/// The formats that are written; libraries are only read.
const WRITTEN: [Format; 6] = [Format::Pgn, Format::DhtmlXq, Format::Xqf, Format::Cbr, Format::List, Format::Tsv];

/// Reads bytes as a file of a format; each game that is found can be written in that format and read again.
pub fn check(format: Format, bytes: &[u8]) {
    let formats = [if format == Format::Cbl { Format::Cbr } else { format }];
    if let Ok(reader) = Reader::with_format(format, bytes) {
        check_games(reader, &formats);
    }
}

/// Reads bytes as a file whose format shows itself; each game that is found can be written in all formats.
pub fn check_any(bytes: &[u8]) {
    if let Ok(reader) = Reader::new(bytes) {
        check_games(reader, &WRITTEN);
    }
}

fn check_games(reader: Reader<'_>, formats: &[Format]) {
    for game in reader.take(8) {
        match game {
            Ok(record) => check_record(&record, formats),
            Err(error) => assert_ne!(error.to_string(), ""),
        }
    }
}

/// A game that was read can be played, and each format that writes it is read as the same game.
fn check_record(record: &Record, formats: &[Format]) {
    let mut position = record.position().expect("a reader gives positions of a game");
    for &m in record.main.iter() {
        position = position.play(m).expect("a reader gives legal moves");
    }
    for &format in formats {
        for notation in [Notation::Iccs, Notation::ChineseTraditional] {
            let once = reread(format, notation, record);
            assert_eq!(essence(&once, format), essence(record, format), "as {format}");
            // An XQF file does not say in which encoding its texts are: they are guessed anew each time.
            if format != Format::Xqf {
                assert_eq!(reread(format, notation, &once), once, "what {format} has kept once it keeps again");
            }
        }
    }
}

/// The record that a file of this one holds.
fn reread(format: Format, notation: Notation, record: &Record) -> Record {
    let mut bytes = Vec::new();
    write(format, notation, [record], &mut bytes).expect("a record that can be played can be written");
    let mut reader = Reader::with_format(format, bytes.as_slice()).expect("bytes in memory can be read");
    let record = reader.next().expect("a game was written").expect("what was written is read");
    assert!(reader.next().is_none(), "one game was written as {format}");
    record
}

/// What every format keeps: the start, the moves played and the result.
fn essence(record: &Record, format: Format) -> (Position, Vec<Move>, GameResult) {
    let start = Setup { quiet_plies: 0, move_number: 1, ..record.start.clone() };
    let result = match record.result {
        GameResult::BothLose if matches!(format, Format::Xqf | Format::Cbr) => GameResult::Unknown,
        result => result,
    };
    (Position::try_from(start).expect("a position"), record.main.iter().copied().collect(), result)
}
