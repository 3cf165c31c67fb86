//! One way to look at a move that would be the same move in a mirror or with the sides exchanged.
//!
//! A search that stops at a bound may find another answer when moves come in another order. Every search therefore looks at
//! a move made by Red, in that of the two mirror images which has the smaller hash: the same answer for all four.

use xiangqi::{Color, Move, Piece, Point, Position};

/// How a position is turned to be looked at; turned again, it is as it was.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    flipped: bool,
    mirrored: bool,
}

impl Frame {
    /// The frame of a move, by who made it and the positions before and after it.
    pub(super) fn new(mover: Color, before: &Position, after: &Position) -> Self {
        let flipped = mover == Color::Black;
        let compared = |p: &Position| p.hash_of_image(flipped, false).cmp(&p.hash_of_image(flipped, true));
        Self { flipped, mirrored: compared(after).then_with(|| compared(before)).is_gt() }
    }

    pub(super) fn position(self, position: &Position) -> Position {
        let turned = if self.flipped { position.flipped() } else { position.clone() };
        if self.mirrored { turned.mirrored() } else { turned }
    }

    pub(super) fn point(self, point: Point) -> Point {
        let turned = if self.flipped { point.flipped() } else { point };
        if self.mirrored { turned.mirrored() } else { turned }
    }

    pub(super) fn played(self, m: Move) -> Move {
        Move { from: self.point(m.from), to: self.point(m.to) }
    }

    pub(super) fn line(self, line: &[Move]) -> Vec<Move> {
        line.iter().map(|&m| self.played(m)).collect()
    }

    pub(super) fn piece(self, piece: Piece) -> Piece {
        Piece { color: if self.flipped { !piece.color } else { piece.color }, ..piece }
    }
}
