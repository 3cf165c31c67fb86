//! The stretch of a game that is judged, and the pieces followed through it.

use std::ops::RangeInclusive;

use xiangqi::{Color, Move, Point, Position};

use crate::game::Game;

/// A stretch of a game from one occurrence of a position to a later one.
///
/// It is a circle: what follows its last ply is its first, so every move has a reply.
#[derive(Clone, Copy)]
pub struct Span<'a> {
    game: &'a Game,
    first: usize,
    last: usize,
}

impl<'a> Span<'a> {
    /// The stretch between two plies with the same position; `None` if the positions differ or nothing lies between.
    pub fn new(game: &'a Game, first: usize, last: usize) -> Option<Self> {
        let positions = game.positions();
        (first < last && positions.get(first)? == positions.get(last)?).then_some(Self { game, first, last })
    }

    /// The ply of the first occurrence.
    pub fn first(self) -> usize {
        self.first
    }

    /// The ply of the last occurrence.
    pub fn last(self) -> usize {
        self.last
    }

    /// The stretch without laps at its end that only repeat the two before them, with every piece where it was: they change
    /// nothing in what is done on every move.
    #[must_use]
    pub(super) fn trimmed(self) -> Self {
        let mut span = self;
        while let Some((_, last)) = span.game.laps_again(span.last).filter(|&(first, _)| first >= span.first) {
            span.last = last;
        }
        span
    }

    /// The plies played within.
    pub fn plies(self) -> RangeInclusive<usize> {
        self.first + 1..=self.last
    }

    /// The ply at the same place of the circle.
    fn on_circle(self, ply: usize) -> usize {
        if ply > self.last { self.first + (ply - self.last) } else { ply }
    }

    /// The move played as this ply; beyond the last, what follows in the circle.
    pub fn played(self, ply: usize) -> Move {
        self.game.moves()[self.on_circle(ply) - 1]
    }

    /// The position after this ply; beyond the last, what follows in the circle.
    pub fn after(self, ply: usize) -> &'a Position {
        &self.game.positions()[self.on_circle(ply)]
    }

    /// The position before this ply.
    pub fn before(self, ply: usize) -> &'a Position {
        self.after(ply - 1)
    }

    /// The side that played this ply.
    pub fn mover(self, ply: usize) -> Color {
        self.before(ply).turn()
    }

    /// The last ply of the stretch before this one at which the same move was played in the same position, if there is one.
    pub(super) fn again(self, ply: usize) -> Option<usize> {
        let stood = std::iter::successors(self.game.stood_before(ply - 1), |&before| self.game.stood_before(before));
        let within = stood.take_while(|&before| before >= self.first);
        within.map(|before| before + 1).find(|&earlier| self.played(earlier) == self.played(ply))
    }

    /// Where each piece on the board after a ply stood at the start of the stretch.
    pub(super) fn origins_after(self, ply: usize) -> Origins {
        let mut origins = self.origins();
        (self.first + 1..=ply).for_each(|ply| origins.follow(self.played(ply)));
        origins
    }

    /// Where each piece stood at the start of the stretch.
    pub fn origins(self) -> Origins {
        Origins(std::array::from_fn(|index| index as u8))
    }
}

/// Where the piece on each point stood at the start of the stretch: the name it goes by.
#[derive(Clone)]
pub struct Origins([u8; Point::COUNT]);

impl Origins {
    /// Where the piece on this point came from.
    pub fn of(&self, point: Point) -> Point {
        Point::from_index(self.0[point.index()]).expect("origins are points")
    }

    /// Follows a move that takes nothing.
    pub fn follow(&mut self, m: Move) {
        self.0[m.to.index()] = self.0[m.from.index()];
    }
}
