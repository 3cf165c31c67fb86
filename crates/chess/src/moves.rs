//! A move, and why one is not allowed.

use std::fmt;
use std::str::FromStr;
use thiserror::Error;

use arrayvec::ArrayVec;

use crate::{CastlingSide, Role, Square};

/// A move from one square to another, and what a pawn becomes by it.
///
/// What moves and what is taken follows from the position it is played in; castling is the move of the king. Printed and
/// parsed as UCI, `e2e4` or `e7e8q`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// What a pawn becomes on the last rank.
    pub promotion: Option<Role>,
}

impl Move {
    /// A move without promotion.
    pub const fn new(from: Square, to: Square) -> Self {
        Self { from, to, promotion: None }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        self.promotion.map_or(Ok(()), |role| write!(f, "{}", role.char()))
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is no move by coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected a move like e2e4 or e7e8q")]
pub struct CoordinateError;

impl FromStr for Move {
    type Err = CoordinateError;

    fn from_str(text: &str) -> Result<Self, CoordinateError> {
        let square = |bytes: &[u8]| Square::from_ascii(bytes).map_err(|_| CoordinateError);
        let (from, to, promotion) = match text.as_bytes() {
            [a, b, c, d] => (square(&[*a, *b])?, square(&[*c, *d])?, None),
            [a, b, c, d, role] => {
                let role = Role::from_char(char::from(*role)).ok_or(CoordinateError)?;
                (square(&[*a, *b])?, square(&[*c, *d])?, Some(role))
            }
            _ => return Err(CoordinateError),
        };
        Ok(Self { from, to, promotion })
    }
}

/// The legal moves of a position: no position has more than 218 that a game can reach, and none at all more than 270.
pub type MoveList = ArrayVec<Move, 270>;

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
    /// The move would take the king.
    TakesKing,
    /// This kind of piece does not move that way.
    NotItsMove(Role),
    /// The bishop, rook or queen would jump over the piece on this square.
    PathBlocked(Role, Square),
    /// The pawn would go straight to or over this square, which is not empty.
    PawnBlocked(Square),
    /// The pawn would go two squares, but not from where it began.
    PawnTwoSquares,
    /// The pawn would go diagonally, and there is nothing to take.
    PawnTakesNothing,
    /// The pawn beside did not come there with two squares just now, so it is not taken in passing.
    EnPassantLate(Square),
    /// The pawn reaches the last rank, and it is not said what it becomes.
    PromotionMissing,
    /// A pawn cannot become this.
    PromotionTo(Role),
    /// Only a pawn that reaches the last rank becomes another piece.
    NoPromotion,
    /// There is no right to castle on this side: king or rook has moved or is not there.
    CastlingLost(CastlingSide),
    /// A piece stands between king and rook.
    CastlingBlocked(Square),
    /// The king stands on, crosses or reaches this square, and it is attacked.
    CastlingAttacked(Square),
    /// The own king would stand attacked, by the piece on this square.
    LeavesKingAttacked(Square),
}

impl fmt::Display for MoveFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoPiece => f.write_str("no piece stands there"),
            Self::NotYourPiece => f.write_str("the piece belongs to the side that is not to move"),
            Self::NoMove => f.write_str("the move ends where it begins"),
            Self::OwnPieceInTheWay => f.write_str("a piece of the same side stands on the target"),
            Self::TakesKing => f.write_str("the king is never taken"),
            Self::NotItsMove(role) => write!(f, "a {} does not move that way", name(role)),
            Self::PathBlocked(role, square) => write!(f, "the {} is blocked on {square}", name(role)),
            Self::PawnBlocked(square) => write!(f, "the pawn is blocked on {square}"),
            Self::PawnTwoSquares => f.write_str("a pawn goes two squares from its first square only"),
            Self::PawnTakesNothing => f.write_str("a pawn goes diagonally only to take, and nothing is there"),
            Self::EnPassantLate(square) => {
                write!(f, "the pawn on {square} is taken in passing only at once after its two squares")
            }
            Self::PromotionMissing => f.write_str("it is not said what the pawn becomes, expected q, r, b or n"),
            Self::PromotionTo(role) => write!(f, "a pawn cannot become a {}, expected q, r, b or n", name(role)),
            Self::NoPromotion => f.write_str("only a pawn that reaches the last rank becomes another piece"),
            Self::CastlingLost(_) => f.write_str("there is no right to castle on this side"),
            Self::CastlingBlocked(square) => write!(f, "a piece on {square} stands between king and rook"),
            Self::CastlingAttacked(square) => write!(f, "{square}, which the king touches, is attacked"),
            Self::LeavesKingAttacked(by) => write!(f, "the own king would be attacked from {by}"),
        }
    }
}

/// The English name of a kind of piece.
pub(crate) const fn name(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_reads_back_from_its_coordinates() {
        for text in ["e2e4", "e1g1", "a7a8q", "h2h1n"] {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
        }
        for text in ["", "e2", "e2e9", "i2e4", "e7e8x", "e2-e4", "é2e4", "e2e4qq"] {
            assert_eq!(text.parse::<Move>(), Err(CoordinateError), "{text}");
        }
    }
}
