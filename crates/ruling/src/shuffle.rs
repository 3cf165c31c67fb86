//! Aimless play: going to and fro among a few points.

use xiangqi::{Color, Point};

use crate::game::Game;
use crate::limit::last_capture;
use crate::settings::Aimless;

/// A side whose last moves were all made among a few points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shuffling {
    /// The side.
    pub side: Color,
    /// The points, in the order first visited.
    pub points: Vec<Point>,
    /// Whether one piece made all these moves.
    pub by_one_piece: bool,
}

/// Whether a side has moved for so many rounds of two plies, whoever began them, without a capture, among three points or
/// more that it kept coming back to.
pub fn shuffling(game: &Game, side: Color, rounds: usize, by: Aimless) -> Option<Shuffling> {
    let start = game.ply().checked_sub(2 * rounds).filter(|&start| start >= last_capture(game))?;
    let own = (start + 1..=game.ply()).filter(|&ply| game.mover(ply) == side);
    let moves: Vec<_> = own.map(|ply| game.moves()[ply - 1]).collect();
    let ends: Vec<Point> = moves.iter().flat_map(|m| [m.from, m.to]).collect();
    let is_met_again = |point: Point| ends.iter().filter(|&&end| end == point).count() > 1;
    let by_one_piece = moves.windows(2).all(|pair| pair[0].to == pair[1].from);
    let to_and_fro = match by {
        Aimless::AnyPieces => moves.iter().all(|m| is_met_again(m.from) || is_met_again(m.to)),
        Aimless::OnePiece => by_one_piece,
    };
    let mut points = Vec::new();
    for &point in &ends {
        if !points.contains(&point) {
            points.push(point);
        }
    }
    (to_and_fro && points.len() >= 3 && points.len() <= rounds / 2).then_some(Shuffling { side, points, by_one_piece })
}
