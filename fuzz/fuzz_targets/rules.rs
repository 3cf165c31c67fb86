//! Any placement: the generator against the rules written plainly.
#![no_main]

use libfuzzer_sys::fuzz_target;
use xiangqi::{Leaves, Point, Position, Setup, perft_with};

#[path = "../../crates/xiangqi/tests/xiangqi/plain/mod.rs"]
mod plain;

use plain::Plain;

/// Pairs of a point and a piece; the first byte's lowest bit says who is to move.
fn placement(data: &[u8]) -> Option<Plain> {
    const LETTERS: &[u8] = b"KABNRCPkabnrcp";
    let (turn, pieces) = data.split_first()?;
    let mut board = Plain::empty();
    for pair in pieces.chunks_exact(2).take(32) {
        let at = usize::from(pair[0]) % 90;
        if board.is_empty(at) {
            board.put(at, LETTERS[usize::from(pair[1]) % LETTERS.len()]);
        }
    }
    board.red_to_move = turn & 1 == 0;
    Some(board)
}

fuzz_target!(|data: &[u8]| {
    let Some(plain) = placement(data) else {
        return;
    };
    let setup: Setup = plain.to_fen().parse().expect("a FEN written by the rules of FEN");
    let Ok(position) = Position::try_from(setup) else {
        assert_ne!(plain.faults(), Vec::<String>::new(), "{}", plain.to_fen());
        return;
    };
    assert_eq!(plain.faults(), Vec::<String>::new(), "{position:?}");
    for (at, &expected) in plain.all_targets().iter().enumerate() {
        let from = Point::from_index(at as u8).expect("the index of a point");
        let targets = position.legal_targets(from).into_iter().fold(0_u128, |set, to| set | 1 << to.index());
        assert_eq!(targets, expected, "targets from {from} in {position:?}");
    }
    for leaves in [Leaves::Counted, Leaves::Listed, Leaves::Made] {
        assert_eq!(perft_with(&position, 1, leaves), plain.perft(1), "{leaves:?} in {position:?}");
    }
});
