//! Any text as a move: what is read is legal, and every notation that writes it is read as the same move.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use xiangqi::notation::iccs::parse_uci;
use xiangqi::notation::{MoveText, Notation, ResolveError};
use xiangqi::{Move, Position, Setup};

/// The start, and positions where a piece must be told from others of its kind on its file.
static POSITIONS: LazyLock<Vec<Position>> = LazyLock::new(|| {
    [
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b",
        "3k5/2P3P2/2P3P2/2P6/9/9/9/9/9/4K4 w",
        "4k4/9/9/9/9/9/4p4/4p1p2/4p1p2/3K5 b",
        "3k5/4P4/4P4/4P4/4P4/4P4/9/9/9/4K4 w",
        "3ak4/9/3aC4/1R7/1R7/2B1N4/9/4N4/4C4/2BAK4 w",
    ]
    .iter()
    .map(|fen| Position::try_from(fen.parse::<Setup>().expect("a FEN")).expect("a position"))
    .collect()
});

fn read(notation: Notation, text: &str, position: &Position) -> Option<Move> {
    match notation {
        Notation::Uci => parse_uci(text).ok(),
        _ => text.parse::<MoveText>().ok()?.resolve(position).ok(),
    }
}

fuzz_target!(|text: &str| {
    let Ok(text) = text.parse::<MoveText>() else {
        return;
    };
    for position in POSITIONS.iter() {
        match text.resolve(position) {
            Ok(m) => {
                assert!(position.is_legal(m), "{m} in {position:?}");
                for notation in Notation::ALL {
                    let written = notation.write(position, m);
                    assert_eq!(read(notation, &written, position), Some(m), "{written} in {position:?}");
                }
            }
            Err(ResolveError::Ambiguous(moves)) => {
                assert!(moves.len() > 1 && moves.iter().all(|&m| position.is_legal(m)), "{moves:?} in {position:?}");
            }
            Err(error) => assert_ne!(error.to_string(), ""),
        }
    }
});
