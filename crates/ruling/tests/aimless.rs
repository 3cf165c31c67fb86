//! Nine rounds of aimless moves are eighteen plies, whoever began them.

use ruling::{Game, judge};
use xiangqi::{Color, Move, Setup};

/// Whose aimless moves make the position one to be judged under `roc-113`, after so many plies of these.
fn pending(start: &str, moves: &[&str], plies: usize) -> Option<Color> {
    let start: Setup = start.parse().expect("a placement");
    let moves: Vec<Move> = moves[..plies].iter().map(|m| m.parse().expect("a move")).collect();
    let game = Game::with_moves(start, &moves).expect("legal moves");
    judge(&game, &books::roc_113::rulebook()).shuffling.map(|(found, _)| found.side)
}

/// Eighteen plies: the rook of the side that moves second goes to and fro among three points, the other one walks on.
const BLACK_SHUFFLES: [&str; 18] = [
    "a0a1", "i9i8", "a1a2", "i8i7", "a2a3", "i7i9", "a3a4", "i9i7", "a4a5", "i7i8", "a5a6", "i8i9", "a6b6", "i9i8",
    "b6c6", "i8i7", "c6c5", "i7i9",
];

#[test]
fn nine_rounds_are_eighteen_plies_whoever_began() {
    let red_first = "3k4r/9/9/9/9/9/9/9/9/R3K4 w";
    assert_eq!(pending(red_first, &BLACK_SHUFFLES, 17), None);
    assert_eq!(pending(red_first, &BLACK_SHUFFLES, 18), Some(Color::Black));
    // The same rook, now of the side that moves first: its nine moves end with the seventeenth ply, the nine rounds with the next.
    let black_first = "3k4r/9/9/9/9/9/9/9/9/R3K4 b";
    let turned: Vec<&str> = BLACK_SHUFFLES.chunks(2).flat_map(|round| [round[1], round[0]]).collect();
    assert_eq!(pending(black_first, &turned, 17), None);
    assert_eq!(pending(black_first, &turned, 18), Some(Color::Black));
}
