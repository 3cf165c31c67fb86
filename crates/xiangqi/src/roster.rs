//! Where the pieces that are looked at one by one stand.

use crate::{Board, Color, Piece, Point, Role};

/// The points of each side's king, rooks, cannons and horses, in fixed seats.
///
/// The seat of a piece that was taken holds [`Point::OFF`], from which every table reaches nothing: a generator visits
/// the same seats in every position and never asks who is still there.
#[derive(Clone, Copy)]
pub(crate) struct Roster {
    seats: [[Point; 8]; 2],
    /// The seat of the piece on each point.
    seat_on: [u8; 128],
}

/// The seat of advisors, elephants, pawns and of no piece at all. Nobody reads it.
const NOBODY: u8 = 7;

impl Roster {
    /// The roster of a board with no more pieces than a set has.
    pub(crate) fn new(board: &Board) -> Self {
        let mut roster = Self { seats: [[Point::OFF; 8]; 2], seat_on: [NOBODY; 128] };
        for (point, Piece { color, role }) in board.iter() {
            let own = match role {
                Role::King => 0..1,
                Role::Rook => 1..3,
                Role::Cannon => 3..5,
                Role::Horse => 5..7,
                Role::Advisor | Role::Elephant | Role::Pawn => continue,
            };
            let seats = &mut roster.seats[color as usize];
            let seat = own.into_iter().find(|&seat| seats[usize::from(seat)] == Point::OFF).unwrap_or(NOBODY);
            seats[usize::from(seat)] = point;
            roster.seat_on[point.index()] = seat;
        }
        roster
    }

    #[inline(always)]
    pub(crate) fn king(&self, color: Color) -> Point {
        self.seats[color as usize][0]
    }

    #[inline(always)]
    pub(crate) fn rooks(&self, color: Color) -> [Point; 2] {
        [self.seats[color as usize][1], self.seats[color as usize][2]]
    }

    #[inline(always)]
    pub(crate) fn cannons(&self, color: Color) -> [Point; 2] {
        [self.seats[color as usize][3], self.seats[color as usize][4]]
    }

    #[inline(always)]
    pub(crate) fn horses(&self, color: Color) -> [Point; 2] {
        [self.seats[color as usize][5], self.seats[color as usize][6]]
    }

    /// Follows a side's move; the answer is the seat of the piece it took.
    #[inline(always)]
    pub(crate) fn make(&mut self, color: Color, from: Point, to: Point) -> u8 {
        let mover = std::mem::replace(&mut self.seat_on[from.index() & 127], NOBODY);
        let taken = std::mem::replace(&mut self.seat_on[to.index() & 127], mover);
        self.seats[!color as usize][usize::from(taken & 7)] = Point::OFF;
        self.seats[color as usize][usize::from(mover & 7)] = to;
        taken
    }

    /// Takes a side's move back.
    #[inline(always)]
    pub(crate) fn unmake(&mut self, color: Color, from: Point, to: Point, taken: u8) {
        let mover = std::mem::replace(&mut self.seat_on[to.index() & 127], taken);
        self.seat_on[from.index() & 127] = mover;
        self.seats[!color as usize][usize::from(taken & 7)] = to;
        self.seats[color as usize][usize::from(mover & 7)] = from;
    }
}
