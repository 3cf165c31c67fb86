//! The written notations against hand-made positions.

use super::*;
use crate::Setup;

fn position(fen: &str) -> Position {
    Position::try_from(fen.parse::<Setup>().unwrap()).unwrap()
}

#[track_caller]
fn reads(fen: &str, texts: &[&str], m: &str) {
    for text in texts {
        let read: MoveText = text.parse().unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(read.resolve(&position(fen)).unwrap_or_else(|e| panic!("{text}: {e}")).to_string(), m, "{text}");
    }
}

#[test]
fn every_name_of_a_notation_is_read_back() {
    for notation in Notation::ALL {
        assert_eq!(notation.to_string().parse(), Ok(notation));
    }
    assert_eq!("latin".parse::<Notation>(), Err(UnknownNotation("latin".into())));
}

#[test]
fn sch6_1_1_1_piece_file_direction_number() {
    reads(
        fen::START,
        &["炮二平五", "砲二平五", "包2平5", "炮２平５", "C2=5", "C2.5", "炮2 = 5", "c2•5", "炮2°5"],
        "h2e2",
    );
}
