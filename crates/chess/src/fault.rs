//! Which rule of movement forbids a move.

use shakmaty::{Position as _, attacks};

use crate::{Bitboard, CastlingSide, Color, Move, MoveFault, Piece, Position, Rank, Role, Square};

/// What a pawn may become.
const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

impl Position {
    /// The rule that forbids a move, or `None` if it is legal.
    pub fn fault_of(&self, m: Move) -> Option<MoveFault> {
        let piece = match self.board().piece_at(m.from) {
            None => return Some(MoveFault::NoPiece),
            Some(piece) if piece.color != self.turn() => return Some(MoveFault::NotYourPiece),
            Some(piece) => piece,
        };
        if m.from == m.to {
            return Some(MoveFault::NoMove);
        }
        if let Some(side) = self.castling_side(m) {
            return self.castling_fault(side, m);
        }
        match self.board().piece_at(m.to) {
            Some(other) if other.color == self.turn() => return Some(MoveFault::OwnPieceInTheWay),
            Some(other) if other.role == Role::King => return Some(MoveFault::TakesKing),
            _ => {}
        }
        self.movement_fault(piece, m).or_else(|| promotion_fault(piece, m)).or_else(|| self.king_fault(piece, m))
    }

    /// How the way of a piece forbids a move, whatever becomes of the king.
    fn movement_fault(&self, piece: Piece, m: Move) -> Option<MoveFault> {
        if piece.role == Role::Pawn {
            return self.pawn_fault(piece.color, m);
        }
        if !attacks::attacks(m.from, piece, Bitboard::EMPTY).contains(m.to) {
            return Some(MoveFault::NotItsMove(piece.role));
        }
        let first = first_on_the_way(m, self.board().occupied());
        first.map(|square| MoveFault::PathBlocked(piece.role, square))
    }

    fn pawn_fault(&self, color: Color, m: Move) -> Option<MoveFault> {
        let occupied = self.board().occupied();
        let ahead = color.fold_wb(1, -1);
        let (files, ranks) = (m.to.file() - m.from.file(), m.to.rank() - m.from.rank());
        match (files.abs(), ranks * ahead) {
            (0, 1 | 2) if ranks * ahead == 2 && color.relative_rank(m.from.rank()) != Rank::Second => {
                Some(MoveFault::PawnTwoSquares)
            }
            (0, 1 | 2) => {
                let blocker = first_on_the_way(m, occupied).or(occupied.contains(m.to).then_some(m.to));
                blocker.map(MoveFault::PawnBlocked)
            }
            (1, 1) if occupied.contains(m.to) || self.0.maybe_ep_square() == Some(m.to) => None,
            (1, 1) => {
                let beside = Square::from_coords(m.to.file(), m.from.rank());
                let pawn = self.board().piece_at(beside) == Some((!color).pawn());
                let passed = pawn && color.relative_rank(m.from.rank()) == Rank::Fifth;
                Some(if passed { MoveFault::EnPassantLate(beside) } else { MoveFault::PawnTakesNothing })
            }
            _ => Some(MoveFault::NotItsMove(Role::Pawn)),
        }
    }

    fn castling_fault(&self, side: CastlingSide, m: Move) -> Option<MoveFault> {
        let color = self.turn();
        let Some(rook) = self.0.castles().rook(color, side) else {
            return Some(MoveFault::CastlingLost(side));
        };
        let occupied = self.board().occupied();
        if let Some(square) = first_on_the_way(Move::new(m.from, rook), occupied) {
            return Some(MoveFault::CastlingBlocked(square));
        }
        let way = attacks::between(m.from, m.to).with(m.from).with(m.to);
        let attacked = |square: &Square| self.board().attacks_to(*square, !color, occupied).any();
        way.into_iter().find(attacked).map(MoveFault::CastlingAttacked)
    }

    /// What a move would do to the own king.
    fn king_fault(&self, piece: Piece, m: Move) -> Option<MoveFault> {
        let mut board = self.board().clone();
        if self.is_en_passant(m) {
            board.discard_piece_at(Square::from_coords(m.to.file(), m.from.rank()));
        }
        board.discard_piece_at(m.from);
        board.set_piece_at(m.to, piece);
        let king = board.king_of(piece.color)?;
        let attackers = board.attacks_to(king, !piece.color, board.occupied());
        attackers.first().map(MoveFault::LeavesKingAttacked)
    }
}

/// What is wrong with what a pawn becomes.
fn promotion_fault(piece: Piece, m: Move) -> Option<MoveFault> {
    let reaches = piece.role == Role::Pawn && m.to.rank() == (!piece.color).backrank();
    match (reaches, m.promotion) {
        (true, None) => Some(MoveFault::PromotionMissing),
        (true, Some(role)) if !PROMOTIONS.contains(&role) => Some(MoveFault::PromotionTo(role)),
        (false, Some(_)) => Some(MoveFault::NoPromotion),
        (true, Some(_)) | (false, None) => None,
    }
}

/// The first piece between the squares of a move, from where it begins.
fn first_on_the_way(m: Move, occupied: Bitboard) -> Option<Square> {
    let blockers = attacks::between(m.from, m.to) & occupied;
    if m.from < m.to { blockers.first() } else { blockers.last() }
}
