//! A move, and why one is not allowed.

use std::fmt;
use thiserror::Error;

use arrayvec::ArrayVec;

use crate::{Point, Role};

/// A move from one point to another.
///
/// What moves and what is taken follows from the position it is played in. Printed and parsed as ICCS, `h2e2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the piece stands.
    pub from: Point,
    /// Where it goes.
    pub to: Point,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The legal moves of a position: never more than 119, since no side has more pieces than a set.
pub type MoveList = ArrayVec<Move, 128>;

/// The rule of movement that forbids a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveFault {
    /// No piece stands where the move begins.
    NoPiece,
    /// The piece belongs to the side that is not to move.
    NotYourPiece,
    /// The move ends where it begins.
    NoMove,
    /// A piece of the same side stands where the move ends.
    OwnPieceInTheWay,
    /// This kind of piece does not move that way.
    NotItsMove(Role),
    /// The king or advisor would leave its palace.
    LeavesPalace(Role),
    /// The elephant would cross the river.
    CrossesRiver,
    /// The elephant's eye is blocked.
    EyeBlocked(Point),
    /// The horse's leg is blocked.
    LegBlocked(Point),
    /// The rook or the moving cannon would jump over a piece.
    PathBlocked(Role, Point),
    /// The capturing cannon has not exactly one screen.
    ScreenCount(u8),
    /// The pawn would go backwards.
    PawnBackward,
    /// The pawn would go sideways before it has crossed the river.
    PawnSidewaysBeforeRiver,
    /// The kings would face each other.
    KingsFacing,
    /// The own king would stand attacked, by the piece on this point.
    LeavesKingAttacked(Point),
}

impl fmt::Display for MoveFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoPiece => f.write_str("no piece stands there"),
            Self::NotYourPiece => f.write_str("the piece belongs to the side that is not to move"),
            Self::NoMove => f.write_str("the move ends where it begins"),
            Self::OwnPieceInTheWay => f.write_str("a piece of the same side stands on the target"),
            Self::NotItsMove(role) => write!(f, "the {role} does not move that way"),
            Self::LeavesPalace(role) => write!(f, "the {role} may not leave its palace"),
            Self::CrossesRiver => f.write_str("an elephant may not cross the river"),
            Self::EyeBlocked(point) => write!(f, "the elephant's eye on {point} is blocked"),
            Self::LegBlocked(point) => write!(f, "the horse's leg on {point} is blocked"),
            Self::PathBlocked(role, point) => write!(f, "the {role} is blocked on {point}"),
            Self::ScreenCount(n) => write!(f, "a cannon captures over exactly one screen, not {n}"),
            Self::PawnBackward => f.write_str("a pawn never goes backwards"),
            Self::PawnSidewaysBeforeRiver => f.write_str("a pawn goes sideways only beyond the river"),
            Self::KingsFacing => f.write_str("the kings would face each other"),
            Self::LeavesKingAttacked(by) => write!(f, "the own king would be attacked from {by}"),
        }
    }
}

/// A move that is not legal, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{played} is illegal: {fault}")]
pub struct IllegalMove {
    /// The move.
    pub played: Move,
    /// What forbids it.
    pub fault: MoveFault,
}
