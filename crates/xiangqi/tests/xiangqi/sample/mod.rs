//! Positions to try things on: those of games played at random, and those drawn around the kings.

use xiangqi::{Move, Position, Setup};

use crate::plain::random::{Draw, Random, draw};

/// The moves of a game played at random, up to so many, each with the position it is played in.
pub fn game(random: &mut Random, most: usize) -> Vec<(Position, Move)> {
    let mut played = Vec::new();
    let mut position = Position::start();
    for _ in 0..most {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let m = moves[random.below(moves.len())];
        let next = position.after(m);
        played.push((position, m));
        position = next;
    }
    played
}

/// A position drawn with the pieces placed so.
pub fn drawn(random: &mut Random, how: Draw) -> Position {
    loop {
        let setup: Setup = draw(random, how).to_fen().parse().expect("a FEN written by the rules of FEN");
        if let Ok(position) = Position::try_from(setup) {
            return position;
        }
    }
}
