//! Anything that can be set up on a board, and what keeps it from being a position of a game.

use std::fmt;

use crate::position::king_attackers;
use crate::{Bitboard, Board, Color, Point, Role, attacks};

/// A placement, the side to move and the two counters of a FEN: whatever can be written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The pieces.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
    /// Plies since the last capture, as the FEN tells it.
    pub quiet_plies: u32,
    /// Number of the next full move, from 1.
    pub move_number: u32,
}

impl Setup {
    /// The start of a game.
    pub fn start() -> Self {
        Self { board: Board::start(), turn: Color::Red, quiet_plies: 0, move_number: 1 }
    }

    /// Everything that keeps this set-up from being a position of a game, in a fixed order.
    pub fn faults(&self) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        for color in Color::ALL {
            self.find_count_faults(color, &mut faults);
            self.find_place_faults(color, &mut faults);
        }
        self.find_king_faults(&mut faults);
        faults
    }

    fn find_count_faults(&self, color: Color, faults: &mut Vec<SetupFault>) {
        for role in Role::ALL {
            let found = self.board.pieces(color, role).len();
            if role == Role::King && found == 0 {
                faults.push(SetupFault::NoKing(color));
            } else if found > role.full_count() {
                faults.push(SetupFault::TooMany { color, role, found });
            }
        }
    }

    fn find_place_faults(&self, color: Color, faults: &mut Vec<SetupFault>) {
        for (role, allowed) in [
            (Role::King, attacks::palace(color)),
            (Role::Advisor, attacks::advisor_points(color)),
            (Role::Elephant, attacks::elephant_points(color)),
            (Role::Pawn, attacks::pawn_points(color)),
        ] {
            for point in self.board.pieces(color, role) - allowed {
                faults.push(SetupFault::Misplaced { color, role, point });
            }
        }
    }

    fn find_king_faults(&self, faults: &mut Vec<SetupFault>) {
        let king = |color| self.board.pieces(color, Role::King).single();
        let (Some(red), Some(black)) = (king(Color::Red), king(Color::Black)) else {
            return;
        };
        if attacks::rook(red, self.board.occupied()).contains(black) && red.file() == black.file() {
            faults.push(SetupFault::KingsFacing { red, black });
        }
        let waiting = if self.turn == Color::Red { black } else { red };
        let checkers = king_attackers(&self.board, waiting, self.turn);
        if !checkers.is_empty() {
            faults.push(SetupFault::WaitingSideInCheck { side: !self.turn, checkers });
        }
    }
}

/// One thing that keeps a set-up from being a position of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// A side has no king.
    NoKing(Color),
    /// A side has more pieces of a kind than a set holds.
    TooMany {
        /// The side.
        color: Color,
        /// The kind.
        role: Role,
        /// How many there are.
        found: usize,
    },
    /// A piece stands where its kind can never stand.
    Misplaced {
        /// The side.
        color: Color,
        /// The kind.
        role: Role,
        /// Where it stands.
        point: Point,
    },
    /// The kings face each other on an open file.
    KingsFacing {
        /// Red's king.
        red: Point,
        /// Black's king.
        black: Point,
    },
    /// The side that is not to move is in check.
    WaitingSideInCheck {
        /// The side in check.
        side: Color,
        /// The pieces that give the check.
        checkers: Bitboard,
    },
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoKing(color) => write!(f, "{color} has no king"),
            Self::TooMany { color, role, found } => {
                write!(f, "{color} has {found} pieces of kind {role}, a set has {}", role.full_count())
            }
            Self::Misplaced { color, role, point } => {
                write!(f, "a {color} {role} can never stand on {point}")
            }
            Self::KingsFacing { red, black } => write!(f, "the kings face each other on {red} and {black}"),
            Self::WaitingSideInCheck { side, checkers } => {
                write!(f, "{side} is in check (from ")?;
                for (i, point) in checkers.into_iter().enumerate() {
                    write!(f, "{}{point}", if i > 0 { ", " } else { "" })?;
                }
                write!(f, ") though it is not to move")
            }
        }
    }
}

/// A set-up is no position of a game: all its faults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError(pub Vec<SetupFault>);

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if i > 0 { "; " } else { "" })?;
        }
        Ok(())
    }
}

impl std::error::Error for SetupError {}
