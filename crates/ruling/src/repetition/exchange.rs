//! Exchanges: whether a side that takes first keeps a gain, whatever the other side retakes.

use std::ops::Not;

use xiangqi::{Bitboard, ByColor, Color, Move, Piece, Point, Position, Role};

use super::attack::is_uncrossed_pawn;
use super::kill::{Kill, Mates};
use crate::settings::{EvenTake, Mated, Naming, Replies, Values};

/// What a search showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Proof {
    /// It holds.
    Shown,
    /// It does not.
    Refuted,
    /// A bound was reached; nothing is known.
    Open,
}

impl Proof {
    /// Whether one of these holds; those after the first that does are not asked.
    pub(super) fn any(proofs: impl IntoIterator<Item = Self>) -> Self {
        let mut result = Self::Refuted;
        for proof in proofs {
            match proof {
                Self::Shown => return Self::Shown,
                Self::Open => result = Self::Open,
                Self::Refuted => {}
            }
        }
        result
    }

    /// Whether both hold.
    pub(super) fn and(self, other: Self) -> Self {
        !Self::any([!self, !other])
    }

    /// Whether this holds or, if it does not, the other.
    pub(super) fn or(self, other: impl FnOnce() -> Self) -> Self {
        if self == Self::Shown { self } else { Self::any([self, other()]) }
    }
}

impl Not for Proof {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Shown => Self::Refuted,
            Self::Refuted => Self::Shown,
            Self::Open => Self::Open,
        }
    }
}

/// What a side has won and lost in an exchange.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Balance {
    pieces: i32,
    /// Crossed pawns, which are weighed against nothing else.
    pawns: i32,
}

impl Balance {
    /// What a piece is worth to the side that takes it.
    fn worth(piece: Piece, on: Point, values: &Values) -> Self {
        let pawns = i32::from(piece.role == Role::Pawn && !is_uncrossed_pawn(piece, on));
        Self { pieces: values.of(piece.role), pawns }
    }

    /// The balance for `side` after a move in a position.
    pub(super) fn after(self, position: &Position, m: Move, side: Color, values: &Values) -> Self {
        let Some(taken) = position.board().get(m.to) else { return self };
        let worth = Self::worth(taken, m.to, values);
        let sign = if taken.color == side { -1 } else { 1 };
        Self { pieces: self.pieces + sign * worth.pieces, pawns: self.pawns + sign * worth.pawns }
    }

    /// What was lost, without what was won: that may not be thrown in later.
    pub(super) fn losses(self) -> Self {
        Self { pieces: self.pieces.min(0), pawns: self.pawns.min(0) }
    }

    /// Whether this is a gain: pieces for pawns and pawns for pieces are none.
    fn is_gain(self) -> bool {
        self.pieces >= 0 && self.pawns >= 0 && self != Self::default()
    }

    /// Whether this is a loss, which is a gain of the other side.
    fn is_loss(self) -> bool {
        self.pieces <= 0 && self.pawns <= 0 && self != Self::default()
    }
}

/// What a side must have of an exchange for its first capture to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Enough {
    /// A gain.
    Gain,
    /// No loss.
    NoLoss,
}

/// The pieces of a side that have force: all but the king and the pawns that have not crossed.
pub(super) fn forceful(position: &Position, side: Color) -> Bitboard {
    let has_force = |&(_, piece): &(Point, Piece)| piece.color == side && piece.role != Role::King;
    let men = position.board().iter().filter(has_force);
    men.filter(|&(on, piece)| !is_uncrossed_pawn(piece, on)).map(|(on, _)| on).collect()
}

/// How long an exchange may be: longer than all captures there can be, with an answer to a check now and then. Only
/// checks answered by checks without end can reach it.
const LONGEST: u32 = 64;

/// An exchange so far.
#[derive(Clone, Copy)]
struct Course {
    /// What the side that took first has won and lost.
    balance: Balance,
    /// Where a piece was taken.
    points: Bitboard,
    /// The pieces that checked a side before and stand where they stood, which is left out of account.
    ignored: ByColor<Bitboard>,
    plies: u32,
}

/// What tells one question about an exchange from another: whose turn it is to answer for it, where it stands, what was won and
/// lost where, and what belongs to it.
#[derive(PartialEq, Eq, Hash)]
pub(super) struct Asked {
    hash: u64,
    side: Color,
    enough: Enough,
    mates: bool,
    threat: Proof,
    balance: Balance,
    points: Bitboard,
    ignored: ByColor<Bitboard>,
    open_to: ByColor<Bitboard>,
    unsure: ByColor<Bitboard>,
}

/// The exchanges that can begin in one position.
///
/// A side may stop when it is its turn, unless it stands in check: then it answers with any legal move. Otherwise it
/// goes on by a legal capture where a piece of this exchange took, or of any piece that it wins there now and could not
/// have won anyway: a piece thrown in elsewhere is no part of the exchange.
pub(super) struct Exchange<'a> {
    rules: &'a Naming,
    known: &'a Mates,
    /// The side that takes first.
    side: Color,
    /// The pieces that checked a side before, which is left out of account.
    ignored: ByColor<Bitboard>,
    /// What each side may take besides where the exchange has been.
    open_to: ByColor<Bitboard>,
    /// Where it is unknown whether it may.
    unsure: ByColor<Bitboard>,
    /// What the side must have of it.
    enough: Enough,
    /// Whether mates are looked for.
    mates: bool,
    /// Whether the other side threatens mate anyway, which is then left out of account.
    threat: Proof,
    /// How many positions may still be met.
    left: usize,
}

impl<'a> Exchange<'a> {
    /// The exchanges in a position with the side that takes first to move.
    pub(super) fn new(position: &Position, rules: &'a Naming, known: &'a Mates) -> Self {
        let side = position.turn();
        let none = ByColor { red: Bitboard::EMPTY, black: Bitboard::EMPTY };
        let ignored = ByColor::from_fn(|color| if color == side { position.checkers() } else { Bitboard::EMPTY });
        let mut on_point = Self {
            rules,
            known,
            side,
            ignored,
            open_to: none,
            unsure: none,
            enough: Enough::Gain,
            mates: false,
            threat: Proof::Refuted,
            left: rules.exchange_bound,
        };
        let mut unsure = none;
        let won = ByColor::from_fn(|color| {
            on_point.side = color;
            let turned = if color == side { position.clone() } else { position.passed() };
            let (won, open) = on_point.all_won(&turned);
            unsure[color] = open;
            won
        });
        let open_to = ByColor::from_fn(|color| match rules.replies {
            Replies::OnPoint if color != side => Bitboard::EMPTY,
            Replies::OnPoint | Replies::Connected => !won[color],
            Replies::Anywhere => Bitboard::ALL,
        });
        Self { side, open_to, unsure, mates: true, ..on_point }
    }

    /// The same, with a mate that the other side threatens already left out of account.
    pub(super) fn despite_threat(position: &Position, rules: &'a Naming, known: &'a Mates) -> Self {
        let exchange = Self::new(position, rules, known);
        let threat = exchange.mate_in(&position.passed());
        Self { threat, ..exchange }
    }

    /// The pieces with force that the side to move wins by exchanges on their own points alone, and those of which this is
    /// unknown.
    fn all_won(&mut self, position: &Position) -> (Bitboard, Bitboard) {
        let (mut won, mut open) = (Bitboard::EMPTY, Bitboard::EMPTY);
        for capture in self.legal(position, forceful(position, !position.turn())) {
            match self.takes(position, capture, Balance::default()) {
                Proof::Shown => won |= Bitboard::from_point(capture.to),
                Proof::Open => open |= Bitboard::from_point(capture.to),
                Proof::Refuted => {}
            }
        }
        (won, open - won)
    }

    /// The same exchanges with no mates looked for.
    pub(super) fn without_mates(&self) -> Self {
        Self { mates: false, ..*self }
    }

    /// Whether the side keeps a gain if it takes so and nobody takes elsewhere, with mates looked for or not.
    pub(super) fn takes_on_point(&self, position: &Position, capture: Move, mates: bool) -> Proof {
        let open_to = ByColor { red: Bitboard::EMPTY, black: Bitboard::EMPTY };
        Self { open_to, mates, ..*self }.takes(position, capture, Balance::default())
    }

    /// The same exchanges with this enough.
    pub(super) fn with(&self, enough: Enough) -> Self {
        Self { enough, ..*self }
    }

    /// Whether the side need have no more than no loss if it takes so: it does where it wins the piece on its point.
    pub(super) fn may_be_even(&self, position: &Position, capture: Move) -> Proof {
        match self.rules.even_take {
            EvenTake::Chases => self.takes_on_point(position, capture, true),
            EvenTake::Idle => Proof::Refuted,
        }
    }

    /// Whether the side keeps a gain if it takes so.
    pub(super) fn takes(&mut self, position: &Position, capture: Move, balance: Balance) -> Proof {
        self.takes_despite(position, capture, balance, self.ignored[self.side])
    }

    /// The same, only these of the checks on the side left out of account.
    pub(super) fn takes_despite(
        &mut self,
        position: &Position,
        capture: Move,
        balance: Balance,
        checkers: Bitboard,
    ) -> Proof {
        let ignored = ByColor::from_fn(|color| if color == self.side { checkers } else { self.ignored[color] });
        let begun = Course { balance, points: Bitboard::EMPTY, ignored, plies: 0 };
        self.keeps(&position.after(capture), self.step(position, capture, begun))
    }

    /// How a capture that wins goes on, after this was won and lost and only these of the checks on the side left out of
    /// account: the other side takes the most it can each time, and the side goes on as long as it must.
    pub(super) fn line(&self, position: &Position, capture: Move, balance: Balance, checkers: Bitboard) -> Vec<Move> {
        self.known.apart(|| {
            let mut fresh = Self { left: self.rules.exchange_bound, ..*self };
            let ignored = ByColor::from_fn(|color| if color == self.side { checkers } else { self.ignored[color] });
            let begun = Course { balance, points: Bitboard::EMPTY, ignored, plies: 0 };
            let (mut course, mut now) = (self.step(position, capture, begun), position.after(capture));
            let mut line = vec![capture];
            while let Some(answer) = self.costliest(&now, course) {
                line.push(answer);
                (course, now) = (self.step(&now, answer, course), now.after(answer));
                if !is_checked(&now, course) && self.is_enough(course.balance) {
                    break;
                }
                let Some(next) = fresh.keeping(&now, course) else {
                    if let Kill::Mates(mate) = self.known.of(&now, self.side) {
                        line.extend(mate);
                    }
                    break;
                };
                line.push(next);
                (course, now) = (self.step(&now, next, course), now.after(next));
            }
            line
        })
    }

    /// Whether what was won and lost is enough.
    fn is_enough(&self, balance: Balance) -> bool {
        match self.enough {
            Enough::Gain => balance.is_gain(),
            Enough::NoLoss => !balance.is_loss(),
        }
    }

    /// The move of the other side that takes the most, if the exchange goes on.
    fn costliest(&self, position: &Position, course: Course) -> Option<Move> {
        let taken = |m: &Move| position.board().get(m.to).map_or(-1, |piece| self.rules.values.of(piece.role));
        self.sure_continuations(position, course).max_by_key(taken)
    }

    /// A move by which the side keeps a gain.
    fn keeping(&mut self, position: &Position, course: Course) -> Option<Move> {
        let mut moves = self.sure_continuations(position, course);
        moves.find(|&m| {
            let course = self.step(position, m, course);
            self.keeps(&position.after(m), course) == Proof::Shown
        })
    }

    /// Whether the side keeps a gain with the other side to move.
    fn keeps(&mut self, position: &Position, course: Course) -> Proof {
        let checked = is_checked(position, course);
        if !checked && !self.is_enough(course.balance) {
            return Proof::Refuted;
        }
        let asked = self.asked(position, course);
        if let Some(proof) = self.known.answered(&asked) {
            return proof;
        }
        if !self.may_go_on(course) {
            return Proof::Open;
        }
        let answers = self.continuations(position, checked, course);
        let escapes = Proof::any(answers.into_iter().map(|(m, belongs)| {
            let course = self.step(position, m, course);
            (!self.gets(&position.after(m), course)).and(belongs)
        }));
        let proof = !escapes.or(|| self.mates(position));
        self.known.answer(asked, proof);
        proof
    }

    /// Whether the side gets a gain with itself to move.
    fn gets(&mut self, position: &Position, course: Course) -> Proof {
        let checked = is_checked(position, course);
        if !checked && self.is_enough(course.balance) {
            return Proof::Shown;
        }
        let asked = self.asked(position, course);
        if let Some(proof) = self.known.answered(&asked) {
            return proof;
        }
        if !self.may_go_on(course) {
            return Proof::Open;
        }
        let moves = self.continuations(position, checked, course);
        let gets = Proof::any(moves.into_iter().map(|(m, belongs)| {
            let course = self.step(position, m, course);
            self.keeps(&position.after(m), course).and(belongs)
        }));
        let proof = gets.or(|| self.mates(position));
        self.known.answer(asked, proof);
        proof
    }

    /// What is asked where an exchange stands so. Whose turn it is tells whether a gain is to be kept or got.
    fn asked(&self, position: &Position, course: Course) -> Asked {
        let Self { side, enough, mates, threat, open_to, unsure, .. } = *self;
        let Course { balance, points, ignored, .. } = course;
        let hash = position.hash();
        Asked { hash, side, enough, mates, threat, balance, points, ignored, open_to, unsure }
    }

    /// Counts one more position, unless a bound is reached.
    fn may_go_on(&mut self, course: Course) -> bool {
        let may = self.left > 0 && self.known.left() > 0 && course.plies < LONGEST;
        self.left = self.left.saturating_sub(1);
        self.known.spend(1);
        if !may {
            self.known.stop();
        }
        may
    }

    fn step(&self, position: &Position, m: Move, course: Course) -> Course {
        let takes = position.board().get(m.to).is_some();
        let point = if takes { Bitboard::from_point(m.to) } else { Bitboard::EMPTY };
        Course {
            balance: course.balance.after(position, m, self.side, &self.rules.values),
            points: course.points | point,
            ignored: ByColor::from_fn(|color| standing(course.ignored[color], m)),
            plies: course.plies + 1,
        }
    }

    /// The moves by which the exchange may go on, and whether each belongs to it; never refuted.
    fn continuations(&self, position: &Position, checked: bool, course: Course) -> Vec<(Move, Proof)> {
        let side = position.turn();
        let enemies = position.board().color(!side);
        let within = if checked { Bitboard::ALL } else { enemies & (course.points | self.open_to[side]) };
        let belongs = |m: Move| {
            if checked || course.points.contains(m.to) {
                return Proof::Shown;
            }
            let open = if self.unsure[side].contains(m.to) { Proof::Open } else { Proof::Shown };
            self.wins_there(position, m, course).and(open)
        };
        let moves = legal(position, within, course.ignored[side]).into_iter().map(|m| (m, belongs(m)));
        moves.filter(|&(_, belongs)| belongs != Proof::Refuted).collect()
    }

    /// The moves that are known to belong to the exchange.
    fn sure_continuations(&self, position: &Position, course: Course) -> impl Iterator<Item = Move> + use<> {
        let moves = self.continuations(position, is_checked(position, course), course);
        moves.into_iter().filter(|&(_, belongs)| belongs == Proof::Shown).map(|(m, _)| m)
    }

    /// Whether the side to move wins something by a capture and what follows on its point.
    fn wins_there(&self, position: &Position, capture: Move, course: Course) -> Proof {
        let open_to = ByColor { red: Bitboard::EMPTY, black: Bitboard::EMPTY };
        let ignored = course.ignored;
        let mut alone = Self { side: position.turn(), ignored, open_to, enough: Enough::Gain, mates: false, ..*self };
        alone.takes(position, capture, Balance::default())
    }

    /// The legal moves to these points, a check that is left out of account ignored.
    pub(super) fn legal(&self, position: &Position, within: Bitboard) -> Vec<Move> {
        legal(position, within, self.ignored[position.turn()])
    }

    /// The checks on the side that takes first that are left out of account.
    pub(super) fn ignored(&self) -> Bitboard {
        self.ignored[self.side]
    }

    /// Whether the side to move mates, and did not threaten it anyway.
    fn mates(&self, position: &Position) -> Proof {
        let left_out = if position.turn() == self.side { Proof::Refuted } else { self.threat };
        if !self.mates || left_out == Proof::Shown {
            return Proof::Refuted;
        }
        !Proof::any([left_out, !self.mate_in(position)])
    }

    fn mate_in(&self, position: &Position) -> Proof {
        match self.rules.mated {
            Mated::ByChecks => match self.known.of(position, position.turn()) {
                Kill::Mates(_) => Proof::Shown,
                Kill::None => Proof::Refuted,
                Kill::Undecided => Proof::Open,
            },
            Mated::NextMove => next_move(position),
        }
    }

    /// Whether a like piece could take the attacker in turn and live: an exchange is offered, nothing is chased.
    pub(super) fn is_mutual(&self, position: &Position, capture: Move) -> Proof {
        let board = position.board();
        let role = |on: Point| board.get(on).map(|piece| piece.role);
        if role(capture.from) != role(capture.to) || !position.legal_targets(capture.to).contains(capture.from) {
            return Proof::Refuted;
        }
        !self.mates(&position.passed().after(Move { from: capture.to, to: capture.from }))
    }
}

/// Whether the side to move stands in a check that is not left out of account.
fn is_checked(position: &Position, course: Course) -> bool {
    !(position.checkers() - course.ignored[position.turn()]).is_empty()
}

/// Those of these pieces that stand where they stood after a move.
pub(super) fn standing(pieces: Bitboard, m: Move) -> Bitboard {
    pieces - Bitboard::from_point(m.from) - Bitboard::from_point(m.to)
}

/// The moves to these points that are legal but for these checkers of the side to move; no king is taken.
pub(super) fn legal(position: &Position, within: Bitboard, ignored: Bitboard) -> Vec<Move> {
    let (board, side) = (position.board(), position.turn());
    let within = within - board.color(side) - board.role(Role::King);
    let guard = position.guard_despite(side, ignored);
    let mut moves = Vec::new();
    if (within - board.color(!side)).is_empty() {
        for to in within {
            let from = board.attackers_to(to, side).into_iter().filter(|&from| guard.allows(from).contains(to));
            moves.extend(from.map(|from| Move { from, to }));
        }
    } else {
        for from in board.color(side) {
            moves.extend((guard.targets(from) & within).into_iter().map(|to| Move { from, to }));
        }
    }
    put_in_order(&mut moves);
    moves
}

/// Puts moves in the order in which they are looked at, whatever the order in which they were found.
pub(super) fn put_in_order(moves: &mut [Move]) {
    in_any_order(moves);
    moves.sort_unstable();
}

/// Leaves moves as they were found where nothing hangs on their order: tests shuffle them to see that it does not.
pub(super) fn in_any_order(moves: &mut [Move]) {
    #[cfg(test)]
    tests::shuffle(moves);
    #[cfg(not(test))]
    let _ = moves;
}

fn next_move(position: &Position) -> Proof {
    let mates = |&m: &Move| {
        let next = position.after(m);
        next.in_check() && !next.has_legal_move()
    };
    let not_facing_king = position.checkers_of(!position.turn()).is_empty();
    if not_facing_king && position.legal_moves().iter().any(mates) { Proof::Shown } else { Proof::Refuted }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use xiangqi::{Move, Role, Setup};

    use crate::Game;
    use crate::repetition::{Kill, KillSearch, MoveFacts, Named, Span, discovery, names};
    use crate::settings::{
        BoundLike, Chase, DoubleAttack, Forbidden, Fresh, Mutual, Naming, Pinned, Repetition, RootLoss, RootTest,
        StandingKill, Trigger, WarningRules, Window,
    };

    thread_local! {
        /// By which number moves are shuffled, if they are.
        static SEED: Cell<u64> = const { Cell::new(0) };
    }

    /// Shuffles moves before they are put in order.
    pub(super) fn shuffle(moves: &mut [Move]) {
        let mut seed = SEED.get();
        if seed == 0 {
            return;
        }
        for at in (1..moves.len()).rev() {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            moves.swap(at, (seed >> 33) as usize % (at + 1));
        }
        SEED.set(seed | 1);
    }

    /// The moves of a cycle with their names and what proves them, found with moves generated in another order. Searches are
    /// remembered from one call to the next by their bound, so that each call has one of its own.
    fn named(fen: &str, cycle: &str, seed: u64, bound: usize) -> String {
        SEED.set(seed);
        let moves: Vec<Move> = cycle.split(' ').map(|m| m.parse().unwrap()).collect();
        let game = Game::with_moves(fen.parse::<Setup>().unwrap(), &moves).unwrap();
        let rules = Naming { check_bound: bound, standing_kill: StandingKill::Counts, ..Naming::default() };
        let found = names(Span::new(&game, 0, game.ply()).unwrap(), &rules);
        SEED.set(0);
        let told = |n: &Named| format!("{:?} {:?} {:?} {:?}", n.name, n.mate, n.chased, n.exempt);
        found.iter().map(told).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn the_order_in_which_moves_are_generated_changes_no_answer() {
        for (fen, cycle) in [
            ("3k5/2c6/9/1C7/5r1n1/1C2c4/9/5N3/4K4/r8 b", "f5f6 b6b5 f6f5 b5b6"),
            ("5k3/9/2P6/C8/P2N5/1r7/9/4c4/4K2n1/9 w", "a5b5 b4a4 b5a5 a4b4"),
            ("4kab2/1r2a4/4b4/9/9/9/1R7/8c/r8/4K4 w", "b3b2 i2i3 b2b3 i3i2"),
            // Here the bound is reached.
            ("1r2ck3/1R7/3NC4/c2C5/9/9/9/4n4/n3K3R/5N3 b", "a6b6 d6d4 b6a6 d4d6"),
        ] {
            // One of these bounds is as good as another: all searches of a move together are held to a smaller one.
            let first = named(fen, cycle, 0, Naming::VERDICT_POSITIONS);
            for seed in 1..6 {
                let bound = Naming::VERDICT_POSITIONS + seed as usize;
                assert_eq!(named(fen, cycle, seed, bound), first, "{fen} {cycle}");
            }
        }
    }

    /// A book in which threats behind checks have a name.
    fn with_discoveries(search: KillSearch) -> Repetition {
        let chase = Chase {
            uncrossed_pawn_target: true,
            always_on_rook: &[Role::Horse, Role::Cannon],
            advisor_elephant_chase: true,
            mutual: Mutual::SameKind,
            fresh: Fresh::Target,
            root_loss: RootLoss::Counts,
            pinned_attacker: Pinned::PerCapture,
            pinned_target: Pinned::PerCapture,
            root_test: RootTest::AfterCapture,
            bound_like: BoundLike::RootDecides,
            double_attack: DoubleAttack::OneEnded,
            check_may_chase: true,
        };
        let (window, warning) = (Window::default(), WarningRules::default());
        let (forbidden, trigger) = (Forbidden::CheckOrChase, Trigger::Notice { at: 4 });
        Repetition { chase, forbidden, trigger, window, warning, kills: Some(search), discoveries: true }
    }

    #[test]
    fn the_order_in_which_moves_are_generated_changes_no_threat_behind_a_check() {
        let fen = "3aka3/n7n/4P4/9/1P7/4R1P2/9/4C4/p8/4K4 w";
        let moves = ["e4e5", "a1b1", "e5e4", "b1a1"].map(|m| m.parse().unwrap());
        let game = Game::with_moves(fen.parse::<Setup>().unwrap(), &moves).unwrap();
        let span = Span::new(&game, 0, game.ply()).unwrap();
        let found = |seed: u64, bound: usize| {
            let rules = with_discoveries(KillSearch { bound });
            let facts = MoveFacts::new(span, 1, &span.origins(), &rules.chase);
            SEED.set(seed);
            let found = discovery::threats(span, &facts, &span.origins(), &rules, KillSearch { bound });
            SEED.set(0);
            found
        };
        for bound in 1..40 {
            let first = found(0, bound);
            (1..6).for_each(|seed| assert_eq!(found(seed, bound), first, "bound {bound}, seed {seed}"));
        }
        assert_eq!(found(0, 1), (Kill::Undecided, None));
        assert!(found(0, 500).1.is_some());
    }
}
