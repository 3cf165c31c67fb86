//! Finding the move a text means in a position.

use std::fmt;

use super::text::{MoveText, Words, Written};
use crate::moves::name;
use crate::{
    Bitboard, Board, CastlingSide, Color, File, IllegalMove, Move, MoveFault, Position, Rank, Role, Square, attacks,
};

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

    /// The move this text means of a side on a board, whatever becomes of the kings: the only one by a piece that goes
    /// there in its way. `None` if there is none, or more than one.
    pub fn carried(&self, board: &Board, side: Color) -> Option<Move> {
        let moves = match self.words {
            Words::Castling(flank) => {
                let home = |file| Square::from_coords(file, side.backrank());
                let king = board.piece_at(home(File::E)) == Some(side.king());
                king.then(|| Move::new(home(File::E), home(flank.king_to_file()))).into_iter().collect()
            }
            Words::Written(written) => written.carried(board, side),
        };
        if let [only] = moves[..] { Some(only) } else { None }
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
        let named = self.named(role, position.board(), position.turn());
        let moves = named.map(|from| Move { from, to: self.to, promotion: self.promotion });
        moves.filter(|&m| position.castling_side(m).is_none()).collect()
    }

    /// The moves that fit the words, by pieces of a side that go there in their way on a board, or whose square is named.
    fn carried(self, board: &Board, side: Color) -> Vec<Move> {
        let to_there = |from: Square| Move { from, to: self.to, promotion: self.promotion };
        if let (Some(file), Some(rank)) = (self.file, self.rank) {
            let from = Square::from_coords(file, rank);
            let piece = board.piece_at(from).filter(|piece| piece.color == side);
            let named = piece.filter(|piece| self.role.is_none_or(|role| role == piece.role));
            return named.map(|_| to_there(from)).into_iter().collect();
        }
        let Some(role) = self.role else { return Vec::new() };
        let goes = |from: &Square| goes(board, *from, role, side).contains(self.to);
        self.named(role, board, side).filter(goes).map(to_there).collect()
    }

    /// The pieces of a side that the words can mean, wherever they go: a pawn without a file stays on its own.
    fn named(self, role: Role, board: &Board, side: Color) -> impl Iterator<Item = Square> {
        let file =
            if role == Role::Pawn && self.rank.is_none() { self.file.or(Some(self.to.file())) } else { self.file };
        let of_words = move |from: &Square| {
            file.is_none_or(|file| from.file() == file) && self.rank.is_none_or(|rank| from.rank() == rank)
        };
        board.by_piece(role.of(side)).into_iter().filter(of_words)
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

/// The squares to which a piece goes in its way, whatever becomes of the kings; the pawn also where it would take in passing.
fn goes(board: &Board, from: Square, role: Role, side: Color) -> Bitboard {
    let occupied = board.occupied();
    let attacked = attacks::attacks(from, role.of(side), occupied) & !board.by_color(side);
    if role != Role::Pawn {
        return attacked;
    }
    let ahead = |from: Square| from.offset(side.fold_wb(8, -8)).filter(|to| !occupied.contains(*to));
    let one = ahead(from);
    let first = side.relative_rank(from.rank()) == Rank::Second;
    let two = one.filter(|_| first).and_then(ahead);
    attacked | one.into_iter().chain(two).collect::<Bitboard>()
}
