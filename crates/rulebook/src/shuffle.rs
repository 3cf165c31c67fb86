//! Aimless play: one piece going to and fro among a few points.

use xiangqi::{Color, Point};

use crate::game::Game;
use crate::limit::last_capture;

/// A side whose last moves were all made by one piece among a few points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shuffling {
    /// The side.
    pub side: Color,
    /// The points, in the order first visited.
    pub points: Vec<Point>,
}

/// Whether a side has moved one piece alone for so many rounds, without a capture, among three points or more that it
/// kept coming back to.
pub fn shuffling(game: &Game, side: Color, rounds: usize) -> Option<Shuffling> {
    let own: Vec<usize> = (last_capture(game) + 1..=game.ply()).filter(|&ply| game.mover(ply) == side).collect();
    let last = own.get(own.len().checked_sub(rounds)?..)?;
    let moves: Vec<_> = last.iter().map(|&ply| game.moves()[ply - 1]).collect();
    let one_piece = moves.windows(2).all(|pair| pair[0].to == pair[1].from);
    let mut points = vec![moves.first()?.from];
    for m in &moves {
        if !points.contains(&m.to) {
            points.push(m.to);
        }
    }
    (one_piece && points.len() >= 3 && points.len() <= rounds / 2).then_some(Shuffling { side, points })
}
