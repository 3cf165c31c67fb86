//! Legal moves by masks: what each enemy piece near the king allows, and no move is ever tried out.
//!
//! Every enemy piece that bears on the king is one independent *tie*: it says where the side's pieces may go in
//! general, and what holds instead for the pieces that stand between. A move is legal when every tie allows it, so
//! double checks, discovered checks and screens moving in or out need no case of their own. The king's own steps are
//! looked at one by one, with the king lifted off the board.

use arrayvec::ArrayVec;

use crate::attacks::{self, Lane};
use crate::{Bitboard, Board, Color, Move, MoveList, Point, Position, Role};

/// What one enemy piece near the king demands of the side's moves.
#[derive(Clone, Copy)]
struct Tie {
    /// Where pieces may go.
    general: Bitboard,
    /// The own pieces that stand between: the blocker, the screens, the leg.
    bound: Bitboard,
    /// Where those may go instead.
    bound_to: Bitboard,
}

impl Tie {
    const fn all(general: Bitboard) -> Self {
        Self { general, bound: Bitboard::EMPTY, bound_to: general }
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
    side: Color,
    king: Point,
    /// Where every piece that is not bound may go: what all ties allow, less the own pieces.
    general: Bitboard,
    /// The pieces that stand between an enemy and the king.
    bound: Bitboard,
    ties: ArrayVec<Tie, 12>,
}

impl<'a> Guard<'a> {
    #[inline(always)]
    pub(crate) fn new(position: &'a Position, side: Color) -> Self {
        let board = position.board();
        let king = position.king(side);
        let mut guard =
            Self { board, side, king, general: !board.color(side), bound: Bitboard::EMPTY, ties: ArrayVec::new() };
        let enemy = board.color(!side);
        let sliders = (board.role(Role::Rook) | board.role(Role::Cannon) | board.role(Role::King)) & enemy;
        for (lane, place) in Lane::through(king) {
            if sliders.meets(lane.all()) {
                guard.tie_lane(lane, place);
            }
        }
        let horses = board.role(Role::Horse) & enemy & attacks::horse_sources_unblocked(king);
        for horse in horses {
            guard.tie_horse(horse);
        }
        for pawn in board.role(Role::Pawn) & enemy & attacks::pawn_sources(!side, king) {
            guard.tie(Tie::all(Bitboard::from_point(pawn)));
        }
        guard
    }

    #[inline(always)]
    fn tie(&mut self, tie: Tie) {
        self.general &= tie.general;
        self.bound |= tie.bound;
        self.ties.push(tie);
    }

    /// Ties by rooks, cannons and the other king on one lane through the king.
    #[inline(always)]
    fn tie_lane(&mut self, lane: Lane, place: usize) {
        let enemy = self.board.color(!self.side);
        let layers = lane.layers(place, lane.of(self.board.occupied()));
        let straight = lane.of((self.board.role(Role::Rook) | self.board.role(Role::King)) & enemy);
        let cannons = lane.of(self.board.role(Role::Cannon) & enemy);
        let by_straight = straight & (layers[0] | layers[1]);
        let by_cannon = cannons & (layers[0] | layers[1] | layers[2]);
        let mut left = by_straight | by_cannon;
        while left != 0 {
            let at = left.trailing_zeros();
            left &= left - 1;
            let one = 1 << at;
            let between = lane.spread(between(place as u32, at));
            let attacker = lane.spread(one);
            let screens = between & self.board.occupied();
            let tie = if by_cannon & one == 0 {
                straight_tie(layers[0] & one != 0, between | attacker, screens)
            } else if layers[0] & one != 0 {
                Tie::all(!between)
            } else if layers[1] & one != 0 {
                Tie { general: (between - screens) | attacker, bound: screens, bound_to: !between }
            } else {
                Tie { general: Bitboard::ALL, bound: screens, bound_to: (between - screens) | attacker }
            };
            self.tie(Tie { bound: tie.bound & self.board.color(self.side), ..tie });
        }
    }

    /// The tie by a horse that would reach the king if its leg were free.
    fn tie_horse(&mut self, horse: Point) {
        let leg = Bitboard::from_point(attacks::horse_leg(horse, self.king));
        let horse = Bitboard::from_point(horse);
        if !leg.meets(self.board.occupied()) {
            self.tie(Tie::all(leg | horse));
        } else if leg.meets(self.board.color(self.side)) {
            self.tie(Tie { general: Bitboard::ALL, bound: leg, bound_to: horse });
        }
    }

    /// The pieces that may not leave their line or point freely.
    pub fn bound(&self) -> Bitboard {
        self.bound
    }

    /// Where a bound piece may go.
    fn bound_to(&self, point: Point) -> Bitboard {
        self.ties.iter().fold(!self.board.color(self.side), |to, tie| {
            to & if tie.bound.contains(point) { tie.bound_to } else { tie.general }
        })
    }

    /// Where the piece of this side on a point may legally go.
    #[inline(always)]
    pub fn targets(&self, from: Point) -> Bitboard {
        if from == self.king {
            self.king_targets()
        } else if !self.board.color(self.side).contains(from) {
            Bitboard::EMPTY
        } else if self.bound.contains(from) {
            self.board.reach(from) & self.bound_to(from)
        } else {
            self.board.reach(from) & self.general
        }
    }

    /// Where the king may legally step.
    #[inline(always)]
    fn king_targets(&self) -> Bitboard {
        let mut safe = attacks::king(self.king) - self.board.color(self.side);
        for step in safe {
            if self.attacked(step) {
                safe = safe - Bitboard::from_point(step);
            }
        }
        safe
    }

    /// Whether the king, lifted off its point, would be attacked on this one.
    #[inline(always)]
    fn attacked(&self, king: Point) -> bool {
        let board = self.board;
        let enemy = board.color(!self.side) - Bitboard::from_point(king);
        let occupied = board.occupied() - Bitboard::from_point(self.king);
        if attacks::pawn_sources(!self.side, king).meets(board.role(Role::Pawn) & enemy) {
            return true;
        }
        let horses = board.role(Role::Horse) & enemy;
        if attacks::horse_sources_unblocked(king).meets(horses) && attacks::horse_sources(king, occupied).meets(horses)
        {
            return true;
        }
        let straight = (board.role(Role::Rook) | board.role(Role::King)) & enemy;
        let cannons = board.role(Role::Cannon) & enemy;
        Lane::through(king).into_iter().any(|(lane, place)| {
            (straight | cannons).meets(lane.all()) && {
                let [first, second, _] = lane.layers(place, lane.of(occupied));
                first & lane.of(straight) | second & lane.of(cannons) != 0
            }
        })
    }

    /// Hands every legal move to a sink.
    #[inline(always)]
    pub(crate) fn generate(&self, sink: &mut impl Sink) {
        let free = self.board.color(self.side) - self.bound;
        let occupied = self.board.occupied();
        sink.by_piece(self.king, self.king_targets());
        for rook in self.board.role(Role::Rook) & free {
            sink.by_piece(rook, attacks::rook(rook, occupied) & self.general);
        }
        for cannon in self.board.role(Role::Cannon) & free {
            sink.by_piece(cannon, attacks::cannon_moves(cannon, occupied) & self.general);
        }
        for horse in self.board.role(Role::Horse) & free {
            sink.by_piece(horse, attacks::horse(horse, occupied) & self.general);
        }
        for (to, distance) in attacks::pawn_steps(self.side, self.board.role(Role::Pawn) & free) {
            sink.by_distance(to & self.general, distance);
        }
        let half = |set: Bitboard| (set & free).half(self.side);
        for (to, distance) in attacks::advisor_steps(self.side, half(self.board.role(Role::Advisor))) {
            sink.by_distance(Bitboard::from_half(self.side, to) & self.general, distance);
        }
        let elephants = half(self.board.role(Role::Elephant));
        for (to, distance) in attacks::elephant_steps(elephants, occupied.half(self.side)) {
            sink.by_distance(Bitboard::from_half(self.side, to) & self.general, distance);
        }
        for point in self.bound {
            sink.by_piece(point, self.board.reach(point) & self.bound_to(point));
        }
    }
}

/// The tie by a rook or the other king with no piece, or one, between.
#[inline(always)]
fn straight_tie(check: bool, line: Bitboard, screens: Bitboard) -> Tie {
    if check { Tie::all(line) } else { Tie { general: Bitboard::ALL, bound: screens, bound_to: line } }
}

/// The places of a lane strictly between two of its places.
#[inline(always)]
fn between(a: u32, b: u32) -> u32 {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    ((1 << high) - 1) & !((2 << low) - 1)
}

/// What takes the moves a generator finds.
pub(crate) trait Sink {
    /// The piece on `from` may go to each of these points.
    fn by_piece(&mut self, from: Point, to: Bitboard);
    /// Each of these points can be reached by the piece that stands so far (in points) behind it.
    fn by_distance(&mut self, to: Bitboard, distance: i8);
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
}
