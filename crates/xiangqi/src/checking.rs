//! Moves that give check, found from the king that is to be checked.
//!
//! Seen from that king, each kind of piece has its points to check from, a cannon that faces it has points where any piece
//! would be its screen, and a piece that stands in the way of its own side's check has points by which it would leave it.
//! No move is tried.

use arrayvec::ArrayVec;

use crate::attacks::{self, Lane};
use crate::movegen::{Count, Guard, List, Sink};
use crate::{Bitboard, Board, Color, Move, MoveList, Point, Position, Role};

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
        self.checking_moves_despite(Bitboard::EMPTY)
    }

    /// The same, legal but for these pieces of the other side, whose attacks are left out of account.
    pub fn checking_moves_despite(&self, ignored: Bitboard) -> MoveList {
        let mut list = List::default();
        self.hand_checks(ignored, &mut list);
        list.0
    }

    /// How many there are.
    pub fn count_checking_moves_despite(&self, ignored: Bitboard) -> usize {
        let mut count = Count::default();
        self.hand_checks(ignored, &mut count);
        count.0 as usize
    }

    /// Hands them to a sink. Written out for each side, so that the compiler knows where home is.
    #[inline(always)]
    fn hand_checks(&self, ignored: Bitboard, sink: &mut impl Sink) {
        match self.turn() {
            Color::Red => self.hand_checks_by(Color::Red, ignored, sink),
            Color::Black => self.hand_checks_by(Color::Black, ignored, sink),
        }
    }

    #[inline(always)]
    fn hand_checks_by(&self, side: Color, ignored: Bitboard, sink: &mut impl Sink) {
        let (board, roster, occupied) = (self.board(), self.roster(), self.board().occupied());
        let (guard, aims) = (self.guard_despite(side, ignored), Aims::new(self, side));
        if !aims.standing.is_empty() {
            return self.hand_tried(&guard, &aims, sink);
        }
        for rook in roster.rooks(side) {
            hand(rook, attacks::rook(rook, occupied) & (aims.rooks | aims.screens), &guard, sink);
        }
        for cannon in roster.cannons(side) {
            let aimed = attacks::cannon_moves(cannon, occupied) & aims.of_cannon(cannon, occupied);
            hand(cannon, aimed, &guard, sink);
        }
        for horse in roster.horses(side) {
            hand(horse, attacks::horse(horse, occupied) & (aims.horses | aims.screens), &guard, sink);
        }
        let steps = attacks::pawn_steps(side, board.pieces(side, Role::Pawn));
        let sideways = |to: u64, distance| (Bitboard::from_half(!side, to), distance);
        for (to, distance) in [(steps.ahead, steps.distance), sideways(steps.right, 1), sideways(steps.left, -1)] {
            for to in to & (aims.pawns | aims.screens) {
                let from = Point::at((to.index() as u32).wrapping_add_signed(-i32::from(distance)));
                hand(from, Bitboard::from_point(to), &guard, sink);
            }
        }
        if !aims.screens.is_empty() {
            let guards = board.role(Role::King) | board.role(Role::Advisor) | board.role(Role::Elephant);
            for from in guards & board.color(side) {
                hand(from, board.reach(from) & aims.screens, &guard, sink);
            }
        }
        for from in aims.in_the_way {
            hand(from, (board.reach(from) & aims.by_leaving(from)) - aims.of(from, board), &guard, sink);
        }
    }

    /// Hands the moves that check anew a king that stands in check already; that is asked only of a side that would have passed.
    #[cold]
    fn hand_tried(&self, guard: &Guard<'_>, aims: &Aims, sink: &mut impl Sink) {
        for from in self.board().color(self.turn()) {
            let checks = |&to: &Point| !(self.checkers_by(Move { from, to }) - aims.standing).is_empty();
            let targets = guard.targets(from) - Bitboard::from_point(aims.king);
            sink.by_piece(from, targets.into_iter().filter(checks).collect());
        }
    }
}

/// Hands the moves of a piece to these points. Most pieces reach no point from which they would check, and need not be asked
/// what binds them.
#[inline(always)]
fn hand(from: Point, aimed: Bitboard, guard: &Guard<'_>, sink: &mut impl Sink) {
    if !aimed.is_empty() {
        sink.by_piece(from, aimed & guard.allows(from));
    }
}

/// Pieces that stand in the way of their own side's check.
struct InTheWay {
    pieces: Bitboard,
    /// Where such a piece goes if it gives way.
    leaves_to: Bitboard,
}

/// Where the pieces of the side to move must go to check the other king.
struct Aims {
    king: Point,
    /// The file and the rank on which it stands.
    lanes: Bitboard,
    /// The pieces that attack it already, if the other side passed.
    standing: Bitboard,
    rooks: Bitboard,
    cannons: Bitboard,
    horses: Bitboard,
    pawns: Bitboard,
    /// Where any piece would be the screen of a cannon.
    screens: Bitboard,
    /// The pieces that stand in the way, and of what: no more than there are rooks, cannons and horses.
    in_the_way: Bitboard,
    ways: ArrayVec<InTheWay, 6>,
}

impl Aims {
    #[inline(always)]
    fn new(position: &Position, side: Color) -> Self {
        let board = position.board();
        let (king, occupied, own) = (position.king(!side), board.occupied(), board.color(side));
        let (file, rank) = attacks::palace_lanes(!side, king);
        let (rooks, cannons) = attacks::rook_and_beyond_screen(king, occupied);
        let (horses, pawns) = (attacks::horse_sources(king, occupied), attacks::pawn_sources(side, king));
        let straight = board.role(Role::Rook) | board.role(Role::King);
        let standing = rooks & straight | cannons & board.role(Role::Cannon);
        let mut aims = Self {
            king,
            lanes: file.spread(0x3ff) | rank.spread(0x1ff),
            standing: (standing | horses & board.role(Role::Horse) | pawns & board.role(Role::Pawn)) & own,
            rooks,
            cannons,
            horses,
            pawns,
            screens: Bitboard::EMPTY,
            in_the_way: Bitboard::EMPTY,
            ways: ArrayVec::new(),
        };
        if aims.standing.is_empty() {
            aims.look_along(file, position, side);
            aims.look_along(rank, position, side);
            for horse in attacks::horse_sources_unblocked(king) & board.role(Role::Horse) & own {
                let leg = Bitboard::from_point(attacks::horse_leg(horse, king));
                aims.stands_in_the_way(leg & own, Bitboard::ALL);
            }
        }
        aims
    }

    /// Looks for cannons that want a screen, and for pieces in the way, on a lane of a king that stands in no check.
    #[inline(always)]
    fn look_along(&mut self, lane: impl Lane, position: &Position, side: Color) {
        let (board, own) = (position.board(), position.board().color(side));
        let (rooks, cannons) = (board.pieces(side, Role::Rook), board.pieces(side, Role::Cannon));
        if !lane.meets(rooks | cannons) {
            return;
        }
        let [first, second, third] = lane.layers(lane.of(board.occupied())).map(u32::from);
        for place in places(lane.of(cannons) & first) {
            self.screens |= lane.gap_to(place);
        }
        for place in places(lane.of(rooks) & second) {
            let gap = lane.gap_to(place);
            self.stands_in_the_way(gap & own, !gap);
        }
        for place in places(lane.of(cannons) & third) {
            let gap = lane.gap_to(place);
            // Of the two between, one that takes the other leaves a single screen.
            self.stands_in_the_way(gap & own, !(gap - board.occupied()));
        }
    }

    #[inline(always)]
    fn stands_in_the_way(&mut self, pieces: Bitboard, leaves_to: Bitboard) {
        if !pieces.is_empty() {
            self.in_the_way |= pieces;
            self.ways.push(InTheWay { pieces, leaves_to });
        }
    }

    /// Where a piece goes if it gives way to a check of its own side.
    fn by_leaving(&self, from: Point) -> Bitboard {
        let ways = self.ways.iter().filter(|way| way.pieces.contains(from));
        ways.fold(Bitboard::EMPTY, |all, way| all | way.leaves_to)
    }

    /// Where the piece on this point would give check, itself or as a screen.
    fn of(&self, from: Point, board: &Board) -> Bitboard {
        let direct = match board.get(from).map(|piece| piece.role) {
            Some(Role::Cannon) => return self.of_cannon(from, board.occupied()),
            Some(Role::Rook) => self.rooks,
            Some(Role::Horse) => self.horses,
            Some(Role::Pawn) => self.pawns,
            _ => Bitboard::EMPTY,
        };
        direct | self.screens
    }

    /// Where the cannon on this point would give check, itself or as a screen: what it faces, it faces without itself.
    #[inline(always)]
    fn of_cannon(&self, from: Point, occupied: Bitboard) -> Bitboard {
        if self.lanes.contains(from) {
            attacks::beyond_screen(self.king, occupied - Bitboard::from_point(from))
        } else {
            self.cannons | self.screens
        }
    }
}

/// The places of a lane's bits.
#[inline(always)]
fn places(bits: u32) -> impl Iterator<Item = u32> {
    let after = |bits: &u32| Some(bits & bits.wrapping_sub(1));
    std::iter::successors(Some(bits), after).take_while(|&bits| bits != 0).map(u32::trailing_zeros)
}
