//! Moves that give check, found from the king that is to be checked.
//!
//! Seen from that king, each kind of piece has its points to check from, and a cannon that faces it has points where any
//! piece would be its screen. Only the pieces that stand in the way of their own side's check need to have their moves
//! tried.

use crate::attacks::{self, Lane};
use crate::{Bitboard, Board, Move, MoveList, Point, Position, Role};

impl Position {
    /// All legal moves that give check; a move that takes the king is none, nor one that only lets a check stand.
    ///
    /// ```
    /// use xiangqi::{Position, Setup};
    ///
    /// let setup: Setup = "4k4/9/9/9/9/4N4/9/9/4R4/3K5 w".parse()?;
    /// assert_eq!(Position::try_from(setup)?.checking_moves().len(), 8);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn checking_moves(&self) -> MoveList {
        let (board, guard, aims) = (self.board(), self.guard(self.turn()), Aims::new(self));
        let mut moves = MoveList::new();
        for from in aims.movers(self) {
            if aims.tried.contains(from) {
                let targets = guard.targets(from) - Bitboard::from_point(aims.king);
                let tried = targets.into_iter().map(|to| Move { from, to });
                moves.extend(tried.filter(|&m| !(self.checkers_by(m) - aims.standing).is_empty()));
                continue;
            }
            // Most pieces reach no point from which they would check, and need not be asked what binds them.
            let aimed = board.reach(from) & aims.of(from, board);
            if !aimed.is_empty() {
                moves.extend((aimed & guard.allows(from)).into_iter().map(|to| Move { from, to }));
            }
        }
        moves
    }
}

/// Where the pieces of the side to move must go to check the other king.
struct Aims {
    king: Point,
    /// The pieces that attack it already, if the other side passed.
    standing: Bitboard,
    rooks: Bitboard,
    horses: Bitboard,
    pawns: Bitboard,
    /// Where any piece would be the screen of a cannon.
    screens: Bitboard,
    /// The pieces whose moves must be tried, since it matters that they leave their point.
    tried: Bitboard,
}

impl Aims {
    fn new(position: &Position) -> Self {
        let (board, side) = (position.board(), position.turn());
        let (king, occupied, own) = (position.king(!side), board.occupied(), board.color(side));
        let (file, rank) = attacks::palace_lanes(!side, king);
        let mut aims = Self {
            king,
            standing: position.checkers_of(!side),
            rooks: attacks::rook(king, occupied),
            horses: attacks::horse_sources(king, occupied),
            pawns: attacks::pawn_sources(side, king),
            screens: Bitboard::EMPTY,
            tried: Bitboard::EMPTY,
        };
        if aims.standing.is_empty() {
            aims.look_along(file, position);
            aims.look_along(rank, position);
            let horses = attacks::horse_sources_unblocked(king) & board.role(Role::Horse) & own;
            aims.tried.extend(horses.into_iter().map(|horse| attacks::horse_leg(horse, king)));
            aims.tried &= own;
        } else {
            aims.tried = own;
        }
        aims
    }

    /// Looks for cannons that want a screen, and for pieces in the way, on a lane of a king that stands in no check.
    #[inline(always)]
    fn look_along(&mut self, lane: impl Lane, position: &Position) {
        let (board, side) = (position.board(), position.turn());
        let (rooks, cannons) = (board.pieces(side, Role::Rook), board.pieces(side, Role::Cannon));
        if !lane.meets(rooks | cannons) {
            return;
        }
        let [first, second, third] = lane.layers(lane.of(board.occupied())).map(u32::from);
        let gaps = |attackers: u32| places(attackers).fold(Bitboard::EMPTY, |gaps, place| gaps | lane.gap_to(place));
        self.screens |= gaps(lane.of(cannons) & first);
        self.tried |= gaps(lane.of(rooks) & second | lane.of(cannons) & third);
    }

    /// The pieces that may have a checking move.
    fn movers(&self, position: &Position) -> Bitboard {
        let (board, own) = (position.board(), position.board().color(position.turn()));
        if !self.screens.is_empty() {
            return own;
        }
        let strong = board.role(Role::Rook) | board.role(Role::Cannon) | board.role(Role::Horse);
        own & (strong | board.role(Role::Pawn)) | self.tried
    }

    /// Where the piece on this point would give check.
    fn of(&self, from: Point, board: &Board) -> Bitboard {
        let direct = match board.get(from).map(|piece| piece.role) {
            Some(Role::Cannon) => {
                let beyond = attacks::beyond_screen(self.king, board.occupied() - Bitboard::from_point(from));
                let faces = from.file() == self.king.file() || from.rank() == self.king.rank();
                return if faces { beyond } else { beyond | self.screens };
            }
            Some(Role::Rook) => self.rooks,
            Some(Role::Horse) => self.horses,
            Some(Role::Pawn) => self.pawns,
            _ => Bitboard::EMPTY,
        };
        direct | self.screens
    }
}

/// The places of a lane's bits.
fn places(bits: u32) -> impl Iterator<Item = u32> {
    let after = |bits: &u32| Some(bits & bits.wrapping_sub(1));
    std::iter::successors(Some(bits), after).take_while(|&bits| bits != 0).map(u32::trailing_zeros)
}
