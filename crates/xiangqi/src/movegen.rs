//! Legal moves by masks: what each enemy piece near the king allows, and no move is ever tried out.
//!
//! Every enemy piece that bears on the king is one independent *tie*: it says where the side's pieces may go in
//! general, and what holds instead for the pieces that stand between. A move is legal when every tie allows it, so
//! double checks, discovered checks and screens moving in or out need no case of their own. The king's own steps are
//! looked at one by one, with the king lifted off the board.

use crate::attacks::{self, Lane};
use crate::roster::Roster;
use crate::{Bitboard, Board, Color, Move, MoveList, Point, Position, Role};

/// What one enemy piece near the king demands of the side's moves.
#[derive(Clone, Copy)]
struct Tie {
    /// Where pieces may go.
    general: Bitboard,
    /// The pieces that stand between, of either side: the blocker, the screens, the leg.
    between: Bitboard,
    /// Where those may go instead.
    bound_to: Bitboard,
}

impl Tie {
    /// A check that pieces end by going to one of these points.
    const fn check(general: Bitboard) -> Self {
        Self { general, between: Bitboard::EMPTY, bound_to: general }
    }

    /// Pieces between that must stay on these points.
    const fn pin(between: Bitboard, bound_to: Bitboard) -> Self {
        Self { general: Bitboard::ALL, between, bound_to }
    }
}

/// All that binds the pieces of one side to its king.
///
/// ```
/// use xiangqi::{Color, Position};
///
/// let start = Position::start();
/// let guard = start.guard(Color::Black);
/// assert_eq!(guard.targets("b9".parse()?).len(), 2);
/// # Ok::<(), xiangqi::PointError>(())
/// ```
pub struct Guard<'a> {
    board: &'a Board,
    roster: &'a Roster,
    side: Color,
    king: Point,
    occupied: Bitboard,
    /// The pieces of the other side that bear on the king.
    enemy: Bitboard,
    /// Where every piece that is not bound may go: what all ties allow, less the own pieces.
    general: Bitboard,
    /// The pieces that stand between an enemy and the king.
    bound: Bitboard,
}

impl<'a> Guard<'a> {
    /// All that binds a side's pieces, these enemy pieces left out of account: they stand in the way and attack nothing.
    #[inline(always)]
    pub(crate) fn new(position: &'a Position, side: Color, ignored: Bitboard) -> Self {
        let board = position.board();
        let own = board.color(side);
        let roster = position.roster();
        let (king, occupied) = (roster.king(side), board.occupied());
        let enemy = board.color(!side) - ignored;
        let mut guard = Self { board, roster, side, king, occupied, enemy, general: !own, bound: Bitboard::EMPTY };
        let (mut general, mut bound) = (guard.general, guard.bound);
        guard.for_each_tie(|tie| {
            general &= tie.general;
            bound |= tie.between & own;
        });
        (guard.general, guard.bound) = (general, bound);
        guard
    }

    /// Hands every tie to a function.
    #[inline(always)]
    fn for_each_tie(&self, mut f: impl FnMut(Tie)) {
        let straight = (self.board.role(Role::Rook) | self.board.role(Role::King)) & self.enemy;
        let cannons = self.board.role(Role::Cannon) & self.enemy;
        let (file, rank) = attacks::palace_lanes(self.side, self.king);
        self.for_each_lane_tie(file, straight, cannons, &mut f);
        self.for_each_lane_tie(rank, straight, cannons, &mut f);
        for horse in self.near(Role::Horse, attacks::horse_sources_unblocked(self.king)) {
            let leg = Bitboard::from_point(attacks::horse_leg(horse, self.king));
            let horse = Bitboard::from_point(horse);
            f(if leg.meets(self.occupied) { Tie::pin(leg, horse) } else { Tie::check(leg | horse) });
        }
        for pawn in self.near(Role::Pawn, attacks::pawn_sources(!self.side, self.king)) {
            f(Tie::check(Bitboard::from_point(pawn)));
        }
    }

    /// The enemy pieces of a kind on these points of the home half.
    #[inline(always)]
    fn near(&self, role: Role, points: Bitboard) -> Bitboard {
        let half = (self.board.role(role) & self.enemy & points).half(self.side);
        Bitboard::from_half(self.side, half)
    }

    /// Ties by rooks, cannons and the other king on one lane through the king.
    #[inline(always)]
    fn for_each_lane_tie(&self, lane: impl Lane, straight: Bitboard, cannons: Bitboard, f: &mut impl FnMut(Tie)) {
        if !lane.meets(straight | cannons) {
            return;
        }
        let [first, second, third] = lane.layers(lane.of(self.occupied)).map(u32::from);
        let straight = lane.of(straight) & (first | second);
        let cannons = lane.of(cannons) & (first | second | third);
        let mut left = straight | cannons;
        while left != 0 {
            let place = left.trailing_zeros();
            left &= left - 1;
            let attacker = lane.spread(1 << place);
            let gap = lane.gap_to(place);
            let pieces = gap & self.occupied;
            let on = |bits: u32| bits >> place & 1 != 0;
            f(match (on(straight), on(first), on(second)) {
                (true, true, _) => Tie::check(gap | attacker),
                (true, false, _) => Tie::pin(pieces, gap | attacker),
                (false, true, _) => Tie::check(!gap),
                (false, _, true) => Tie { general: (gap - pieces) | attacker, between: pieces, bound_to: !gap },
                (false, ..) => Tie::pin(pieces, (gap - pieces) | attacker),
            });
        }
    }

    /// The pieces that may not leave their line or point freely.
    pub fn bound(&self) -> Bitboard {
        self.bound
    }

    /// Where a bound piece may go.
    fn bound_to(&self, point: Point) -> Bitboard {
        let mut to = !self.board.color(self.side);
        self.for_each_tie(|tie| to &= if tie.between.contains(point) { tie.bound_to } else { tie.general });
        to
    }

    /// Where the piece of this side on a point may legally go.
    #[inline(always)]
    pub fn targets(&self, from: Point) -> Bitboard {
        if self.board.color(self.side).contains(from) {
            self.board.reach(from) & self.allows(from)
        } else {
            Bitboard::EMPTY
        }
    }

    /// Where the piece of this side on a point may go as far as its king is concerned, whether it reaches there or not.
    #[inline(always)]
    pub fn allows(&self, from: Point) -> Bitboard {
        if from == self.king {
            self.king_targets()
        } else if self.bound.contains(from) {
            self.bound_to(from)
        } else {
            self.general
        }
    }

    /// Where the king may legally step.
    #[inline(always)]
    fn king_targets(&self) -> Bitboard {
        let board = self.board;
        let mut safe = attacks::king(self.king) - board.color(self.side);
        let lifted = self.occupied - Bitboard::from_point(self.king);
        let straight = (board.role(Role::Rook) | board.role(Role::King)) & self.enemy;
        let cannons = board.role(Role::Cannon) & self.enemy;
        let near =
            (board.role(Role::Horse) | board.role(Role::Pawn)) & self.enemy & attacks::palace_reachers(self.side);
        safe = Bitboard::from_half(self.side, safe.half(self.side));
        for step in safe {
            let (file, rank) = attacks::palace_lanes(self.side, step);
            if attacked_on(file, lifted, straight, cannons)
                || attacked_on(rank, lifted, straight, cannons)
                || !near.is_empty() && self.attacked_by_near(step, near, lifted)
            {
                safe = safe - Bitboard::from_point(step);
            }
        }
        safe
    }

    /// Whether one of these horses and pawns attacks a king on this point.
    fn attacked_by_near(&self, king: Point, near: Bitboard, occupied: Bitboard) -> bool {
        let horses = attacks::horse_sources(king, occupied) & self.board.role(Role::Horse);
        let pawns = attacks::pawn_sources(!self.side, king) & self.board.role(Role::Pawn);
        near.meets(horses | pawns)
    }

    /// Hands every legal move to a sink.
    #[inline(always)]
    pub(crate) fn generate(&self, sink: &mut impl Sink) {
        let (side, occupied) = (self.side, self.occupied);
        let free = |point: Point| self.bound.is_empty() || !self.bound.contains(point);
        for rook in self.roster.rooks(side) {
            if free(rook) {
                sink.by_piece(rook, attacks::rook(rook, occupied) & self.general);
            }
        }
        for cannon in self.roster.cannons(side) {
            if free(cannon) {
                sink.by_piece(cannon, attacks::cannon_moves(cannon, occupied) & self.general);
            }
        }
        for horse in self.roster.horses(side) {
            if free(horse) {
                sink.by_piece(horse, attacks::horse(horse, occupied) & self.general);
            }
        }
        let free = self.board.color(side) - self.bound;
        sink.by_piece(self.king, self.king_targets());
        let pawns = attacks::pawn_steps(side, self.board.role(Role::Pawn) & free);
        sink.by_distance(pawns.ahead & self.general, pawns.distance);
        let beyond = self.general.half(!side);
        sink.in_half(!side, pawns.right & beyond, 1);
        sink.in_half(!side, pawns.left & beyond, -1);
        let home = self.general.half(side);
        let advisors = (self.board.role(Role::Advisor) & free).half(side);
        for (to, distance) in attacks::advisor_steps(side, advisors) {
            sink.in_half(side, to & home, distance);
        }
        let elephants = (self.board.role(Role::Elephant) & free).half(side);
        for (to, distance) in attacks::elephant_steps(elephants, occupied.half(side)) {
            sink.in_half(side, to & home, distance);
        }
        for point in self.bound {
            sink.by_piece(point, self.board.reach(point) & self.bound_to(point));
        }
    }
}

/// Whether a rook, the other king or a cannon attacks along a lane.
#[inline(always)]
fn attacked_on(lane: impl Lane, occupied: Bitboard, straight: Bitboard, cannons: Bitboard) -> bool {
    lane.meets(straight | cannons) && {
        let [first, second, _] = lane.layers(lane.of(occupied)).map(u32::from);
        first & lane.of(straight) | second & lane.of(cannons) != 0
    }
}

/// What takes the moves a generator finds.
pub(crate) trait Sink {
    /// The piece on `from` may go to each of these points.
    fn by_piece(&mut self, from: Point, to: Bitboard);
    /// Each of these points can be reached by the piece that stands so far (in points) behind it.
    fn by_distance(&mut self, to: Bitboard, distance: i8);
    /// The same, for points of one half.
    fn in_half(&mut self, half: Color, to: u64, distance: i8);
}

/// Counts moves without writing them down.
#[derive(Default)]
pub(crate) struct Count(pub u64);

impl Sink for Count {
    #[inline(always)]
    fn by_piece(&mut self, _from: Point, to: Bitboard) {
        self.0 += to.len() as u64;
    }

    #[inline(always)]
    fn by_distance(&mut self, to: Bitboard, _distance: i8) {
        self.0 += to.len() as u64;
    }

    #[inline(always)]
    fn in_half(&mut self, _half: Color, to: u64, _distance: i8) {
        self.0 += u64::from(to.count_ones());
    }
}

/// Writes moves into a list.
#[derive(Default)]
pub(crate) struct List(pub MoveList);

impl Sink for List {
    #[inline(always)]
    fn by_piece(&mut self, from: Point, to: Bitboard) {
        for to in to {
            self.0.push(Move { from, to });
        }
    }

    #[inline(always)]
    fn by_distance(&mut self, to: Bitboard, distance: i8) {
        for to in to {
            let from = Point::at((to.index() as u32).wrapping_add_signed(-i32::from(distance)));
            self.0.push(Move { from, to });
        }
    }

    #[inline(always)]
    fn in_half(&mut self, half: Color, to: u64, distance: i8) {
        self.by_distance(Bitboard::from_half(half, to), distance);
    }
}
