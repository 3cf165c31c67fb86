//! Finding the move a text means in a position.

use std::fmt;

use super::text::{MoveText, Words, Written};
use crate::moves::name;
use crate::{CastlingSide, Color, IllegalMove, Move, MoveFault, Position, Role, Square};

/// Why a text is no move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResolveError {
    /// No legal move is meant.
    Illegal {
        /// What stands against it.
        why: Refusal,
    },
    /// More than one legal move is meant.
    Ambiguous(Vec<Move>),
}

/// What stands against a written move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The side to move has no such piece, or none that goes there.
    NoneReaches {
        /// The side to move.
        side: Color,
        /// The kind of piece.
        role: Role,
        /// The target.
        to: Square,
    },
    /// A rule of movement forbids the move.
    Movement(IllegalMove),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoneReaches { side, role, to } => write!(f, "{side} has no {} that can go to {to}", name(*role)),
            Self::Movement(illegal) => illegal.fmt(f),
        }
    }
}

impl fmt::Display for ResolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal { why } => why.fmt(f),
            Self::Ambiguous(moves) => {
                f.write_str("more than one move is meant: ")?;
                for (i, m) in moves.iter().enumerate() {
                    write!(f, "{}{m}", if i > 0 { ", " } else { "" })?;
                }
                Ok(())
            }
        }
    }
}

impl std::error::Error for ResolveError {}

impl MoveText {
    /// The move this text means in a position.
    ///
    /// Only legal moves compete: a piece that fits the words but may not go there makes nothing ambiguous.
    ///
    /// # Errors
    ///
    /// The text means no legal move, or more than one.
    pub fn resolve(&self, position: &Position) -> Result<Move, ResolveError> {
        match self.words {
            Words::Castling(side) => castle(side, position),
            Words::Written(written) => written.resolve(position),
        }
    }
}

fn castle(side: CastlingSide, position: &Position) -> Result<Move, ResolveError> {
    let from = position.king(position.turn());
    let to = Square::from_coords(side.king_to_file(), position.turn().backrank());
    let m = Move::new(from, to);
    let fault = match position.castling_side(m) {
        Some(_) => position.fault_of(m),
        None => Some(MoveFault::CastlingLost(side)),
    };
    fault.map_or(Ok(m), |fault| Err(refused(m, fault)))
}

fn refused(played: Move, fault: MoveFault) -> ResolveError {
    ResolveError::Illegal { why: Refusal::Movement(IllegalMove { played, fault }) }
}

impl Written {
    fn resolve(self, position: &Position) -> Result<Move, ResolveError> {
        let moves = self.meant(position);
        let legal: Vec<Move> = moves.iter().copied().filter(|&m| position.is_legal(m)).collect();
        match legal[..] {
            [m] => Ok(m),
            [] => Err(self.refusal(&moves, position)),
            _ => Err(ResolveError::Ambiguous(legal)),
        }
    }

    /// The moves that fit the words, legal or not; castling only where the king's square is named too.
    fn meant(self, position: &Position) -> Vec<Move> {
        if let (Some(file), Some(rank)) = (self.file, self.rank) {
            let m = Move { from: Square::from_coords(file, rank), to: self.to, promotion: self.promotion };
            let fits = self.role.is_none_or(|role| position.board().role_at(m.from) == Some(role));
            return if fits { vec![m] } else { Vec::new() };
        }
        let Some(role) = self.role else { return Vec::new() };
        let file =
            if role == Role::Pawn && self.rank.is_none() { self.file.or(Some(self.to.file())) } else { self.file };
        let pieces = position.board().by_piece(role.of(position.turn())).into_iter();
        let named = pieces.filter(|from| {
            file.is_none_or(|file| from.file() == file) && self.rank.is_none_or(|rank| from.rank() == rank)
        });
        let moves = named.map(|from| Move { from, to: self.to, promotion: self.promotion });
        moves.filter(|&m| position.castling_side(m).is_none()).collect()
    }

    /// What stands against a piece that moves this way, or that there is none.
    fn refusal(self, moves: &[Move], position: &Position) -> ResolveError {
        let faults: Vec<_> = moves.iter().filter_map(|&m| Some((m, position.fault_of(m)?))).collect();
        let named = self.file.is_some() && self.rank.is_some();
        let likely = faults.into_iter().find(|(_, fault)| named || !matches!(fault, MoveFault::NotItsMove(_)));
        let role = self.role.unwrap_or(Role::Pawn);
        let none = Refusal::NoneReaches { side: position.turn(), role, to: self.to };
        likely.map_or(ResolveError::Illegal { why: none }, |(m, fault)| refused(m, fault))
    }
}
