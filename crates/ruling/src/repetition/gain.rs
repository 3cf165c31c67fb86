//! Which pieces a side could win if it were to move: by taking, by an exchange, or by a run of checks.

use xiangqi::{Bitboard, Color, Move, Point, Position, Role};

use super::checks::{Aim, Forced, Graph, Hope, Look, Reached, Settled, go_on};
use super::exchange::{Balance, Enough, Exchange, Proof, forceful, legal};
use super::kill::{Kill, Mates, Settlements};
use crate::hashed::HashMap;
use crate::settings::{Naming, Values};

/// By what a piece would be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// It is taken, and its roots do not make up for it.
    Direct(Roots),
    /// It is taken, and the exchange that begins there gains elsewhere too.
    Exchange,
    /// It is taken after a run of checks.
    Checks,
}

/// Why the roots of a piece do not make up for its loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Roots {
    /// There are none.
    None,
    /// The piece on this point seems to protect it, but it cannot retake or would be mated for it.
    False(Point),
    /// They retake, but less than was taken.
    Few,
}

/// By whose hand a piece would be won without a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hand {
    /// By a piece.
    Piece,
    /// By a pawn.
    Pawn,
    /// By the king.
    King,
    /// By a piece of its own kind, which it could take in turn.
    Like,
}

/// A capture that wins, or may win.
#[derive(Clone, Copy, Debug)]
pub(super) struct Capture {
    pub(super) hand: Hand,
    pub(super) played: Move,
    /// Whether it wins; never refuted.
    pub(super) proof: Proof,
}

/// What the side to move could win in a position.
pub(super) struct Gains<'a> {
    position: Position,
    rules: &'a Naming,
    exchange: Exchange<'a>,
    known: &'a Mates,
    /// What was found of captures at the end of a run of checks.
    taken: Taken,
}

/// Whether a capture wins in a position, after these losses and with these checkers left out of account.
type Taken = HashMap<(u64, Move, Balance, Bitboard), Proof>;

impl<'a> Gains<'a> {
    /// What the side that made a move could win if it were to move again.
    pub(super) fn after(position: &Position, rules: &'a Naming, known: &'a Mates) -> Self {
        let position = position.passed();
        Self { exchange: Exchange::new(&position, rules, known), position, rules, known, taken: Taken::default() }
    }

    /// What the side to move could win before its move, but for a check in which it stands and a mate it is threatened
    /// with: to answer these makes nothing new.
    pub(super) fn before(position: &Position, rules: &'a Naming, known: &'a Mates) -> Self {
        let exchange = Exchange::despite_threat(position, rules, known);
        Self { exchange, position: position.clone(), rules, known, taken: Taken::default() }
    }

    /// The pieces that can be won at all.
    pub(super) fn targets(&self) -> Bitboard {
        forceful(&self.position, !self.position.turn())
    }

    /// The captures that win, or may win, this piece.
    pub(super) fn captures(&mut self, target: Point) -> Vec<Capture> {
        let mut captures = Vec::new();
        for played in self.exchange.legal(&self.position, Bitboard::from_point(target)) {
            let proof = self.wins(played);
            if proof != Proof::Refuted {
                captures.push(self.by_hand(played, proof));
            }
        }
        captures
    }

    /// Whether a capture wins.
    fn wins(&mut self, capture: Move) -> Proof {
        let even = self.exchange.may_be_even(&self.position, capture);
        if even == Proof::Shown {
            return self.exchange.with(Enough::NoLoss).takes(&self.position, capture, Balance::default());
        }
        match self.exchange.takes(&self.position, capture, Balance::default()) {
            Proof::Refuted => even,
            proof => proof,
        }
    }

    fn by_hand(&self, played: Move, proof: Proof) -> Capture {
        let role = self.position.board().get(played.from).map(|piece| piece.role);
        let (hand, proof) = match role {
            Some(Role::King) => (Hand::King, proof),
            Some(Role::Pawn) => (Hand::Pawn, proof),
            _ => match self.exchange.is_mutual(&self.position, played) {
                Proof::Shown => (Hand::Like, proof),
                Proof::Refuted => (Hand::Piece, proof),
                Proof::Open => (Hand::Piece, Proof::Open),
            },
        };
        Capture { hand, played, proof }
    }

    /// How a capture that wins goes on.
    pub(super) fn line(&self, capture: Move) -> Vec<Move> {
        let even = self.exchange.may_be_even(&self.position, capture) == Proof::Shown;
        let exchange = self.exchange.with(if even { Enough::NoLoss } else { Enough::Gain });
        exchange.line(&self.position, capture, Balance::default(), exchange.ignored())
    }

    /// By what a capture wins.
    pub(super) fn form(&self, capture: Move) -> Form {
        let on_point = |mates| self.exchange.takes_on_point(&self.position, capture, mates) == Proof::Shown;
        if !on_point(true) {
            return Form::Exchange;
        }
        let after = self.position.after(capture);
        let seeming = after.board().attackers_to(capture.to, after.turn());
        let guard = after.guard(after.turn());
        let retakes = seeming.into_iter().any(|root| guard.targets(root).contains(capture.to));
        Form::Direct(match seeming.first() {
            None => Roots::None,
            Some(_) if retakes && on_point(false) => Roots::Few,
            Some(root) => Roots::False(root),
        })
    }

    /// Whether a capture wins nothing only because the taker would be mated.
    pub(super) fn is_lost_by_mate(&mut self, capture: Move) -> bool {
        self.exchange.is_mutual(&self.position, capture) == Proof::Refuted
            && self.wins(capture) == Proof::Refuted
            && self.exchange.without_mates().takes(&self.position, capture, Balance::default()) == Proof::Shown
    }

    /// Whether one of these pieces is won by a run of checks, and how.
    ///
    /// A mate on the way will do as well; but where mate is threatened anyway, that is no threat to the pieces.
    pub(super) fn by_checks(&mut self, targets: Bitboard) -> Forced {
        let found = self.run_of_checks(targets, true);
        if found == Forced::Not {
            return found;
        }
        match self.known.of(&self.position, self.position.turn()) {
            Kill::None => found,
            Kill::Mates(_) => self.run_of_checks(targets, false),
            Kill::Undecided => Forced::Open,
        }
    }

    /// The piece among these that a line of checks is after, as far as it shows.
    pub(super) fn prey(&self, targets: Bitboard, line: &[Move]) -> Point {
        let mut position = self.position.clone();
        let mut stand: Vec<(Point, Point)> = targets.into_iter().map(|on| (on, on)).collect();
        let mut prey = stand[0].0;
        for m in line {
            if let Some(&(from, _)) = stand.iter().find(|(_, on)| *on == m.to) {
                prey = from;
            }
            stand.iter_mut().filter(|(_, on)| *on == m.from).for_each(|(_, on)| *on = m.to);
            position = position.after(*m);
            if !position.in_check() && position.turn() != self.position.turn() {
                break;
            }
        }
        prey
    }

    fn run_of_checks(&mut self, targets: Bitboard, mate_will_do: bool) -> Forced {
        let ignored = self.exchange.ignored();
        let asked = RunAsked { hash: self.position.hash(), targets, ignored, mate_will_do };
        let mut graph = match self.known.run_found(&asked) {
            None => Box::new(Graph::new(&self.position, Run { targets, balance: Balance::default() }, ignored)),
            Some(RunFound::Stopped(graph)) => graph,
            Some(RunFound::Told(found)) => {
                self.known.keep_run(asked, RunFound::Told(found.clone()));
                return found;
            }
        };
        let side = self.position.turn();
        let (exchange, taken) = (&mut self.exchange, &mut self.taken);
        let (known, values) = (self.known, &self.rules.values);
        let mut aim = Prey { exchange, taken, known, values, side, mate_will_do };
        let bound = known.most(graph.looked_at());
        let mut mates = Settlements::new();
        // That a piece is not won says nothing of mates.
        let tell = &mut |hash, what| {
            if what != Settled::Not {
                mates.push((hash, what));
            }
        };
        let found = go_on(&mut aim, &mut graph, bound, tell);
        known.settle(self.position.hash(), &mates);
        if found == Forced::Open {
            known.stop();
            known.keep_run(asked, RunFound::Stopped(graph));
        } else {
            known.keep_run(asked, RunFound::Told(found.clone()));
        }
        found
    }

    /// Whether a piece is won without a check, by one of these hands.
    pub(super) fn is_won_by(&mut self, target: Point, hands: &[Hand]) -> Proof {
        Proof::any(self.captures(target).iter().filter(|c| hands.contains(&c.hand)).map(|c| c.proof))
    }

    /// Whether a piece is won at all, by any hand or by a run of checks.
    pub(super) fn is_won(&mut self, target: Point) -> Proof {
        let direct = Proof::any(self.captures(target).iter().map(|c| c.proof));
        direct.or(|| match self.by_checks(Bitboard::from_point(target)) {
            Forced::By(_) => Proof::Shown,
            Forced::Not => Proof::Refuted,
            Forced::Open => Proof::Open,
        })
    }
}

/// How many positions are looked at for a capture at the end of a run of checks at first.
const FIRST: usize = 100;

/// A piece won at the end of a run of checks.
struct Prey<'a, 'b> {
    exchange: &'a mut Exchange<'b>,
    taken: &'a mut Taken,
    known: &'b Mates,
    values: &'a Values,
    side: Color,
    mate_will_do: bool,
}

/// What tells one question about runs of checks from another: where it begins, what is to be won, and whether a mate will do.
#[derive(PartialEq, Eq, Hash)]
pub(super) struct RunAsked {
    hash: u64,
    targets: Bitboard,
    ignored: Bitboard,
    mate_will_do: bool,
}

/// What was found of a run of checks.
pub(super) enum RunFound {
    /// All.
    Told(Forced),
    /// The search was stopped here.
    Stopped(Box<Graph<Run>>),
}

/// Where the pieces that are to be won stand, and what was won and lost on the way.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Run {
    targets: Bitboard,
    balance: Balance,
}

impl Prey<'_, '_> {
    /// Whether a capture wins; that a bound was reached is not remembered.
    fn wins(&mut self, position: &Position, capture: Move, losses: Balance, ignored: Bitboard) -> Proof {
        let asked = (position.hash(), capture, losses, ignored);
        if let Some(&proof) = self.taken.get(&asked) {
            return proof;
        }
        let proof = self.exchange.takes_despite(position, capture, losses, ignored);
        if proof != Proof::Open {
            self.taken.insert(asked, proof);
        }
        proof
    }
}

impl Aim for Prey<'_, '_> {
    type State = Run;

    fn hope(&self, state: &Run) -> Hope {
        match (state.targets.is_empty(), self.mate_will_do) {
            (false, _) => Hope::Aim,
            (true, true) => Hope::Mate,
            (true, false) => Hope::Nothing,
        }
    }

    fn step(&self, state: &Run, position: &Position, m: Move) -> Run {
        let (from, to) = (Bitboard::from_point(m.from), Bitboard::from_point(m.to));
        let moves = state.targets.contains(m.from);
        let left = state.targets - from - to;
        let targets = if moves { left | to } else { left };
        if targets.is_empty() {
            // Only a mate is left, whatever was won and lost.
            return Run { targets, balance: Balance::default() };
        }
        Run { targets, balance: state.balance.after(position, m, self.side, self.values) }
    }

    fn reached(&mut self, position: &Position, state: &Run, ignored: Bitboard, look: Look) -> Reached {
        let mut open = false;
        let losses = state.balance.losses();
        let (known, share) = (self.known, if look == Look::First { FIRST } else { usize::MAX });
        for capture in legal(position, state.targets, ignored) {
            match known.within(share, || self.wins(position, capture, losses, ignored)) {
                Proof::Shown => return Reached::By(capture),
                Proof::Open => open = true,
                Proof::Refuted => {}
            }
        }
        if open { Reached::Open } else { Reached::Not }
    }

    fn may_be_reached(&self, position: &Position, state: &Run, ignored: Bitboard) -> bool {
        !legal(position, state.targets, ignored).is_empty()
    }

    fn shown(&self, position: &Position, state: &Run, ignored: Bitboard, by: Move) -> Vec<Move> {
        self.exchange.line(position, by, state.balance.losses(), ignored)
    }

    fn is_near(&self, position: &Position, state: &Run) -> bool {
        state.targets.into_iter().any(|target| !position.board().attackers_to(target, self.side).is_empty())
    }

    fn mate_will_do(&self) -> bool {
        self.mate_will_do
    }

    fn may_go_on(&mut self) -> bool {
        let may = self.known.left() > 0;
        self.known.spend(1);
        may
    }

    fn settled(&self, position: &Position, state: &Run, ignored: Bitboard) -> Option<Settled> {
        if !ignored.is_empty() || !self.mate_will_do {
            return None;
        }
        // That no mate is there says nothing of a piece that may still be won.
        self.known.settled(position).filter(|&settled| state.targets.is_empty() || settled != Settled::Not)
    }
}
