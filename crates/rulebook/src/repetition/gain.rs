//! Which pieces a side could win if it were to move: by taking, by an exchange, or by a run of checks.

use xiangqi::{Bitboard, Color, Move, Point, Position, Role};

use super::checks::{Aim, Forced, force};
use super::exchange::{Balance, Exchange, Proof, forceful};
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
    /// The piece on this point seems to protect it but cannot retake.
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
}

impl<'a> Gains<'a> {
    /// What a side could win if it were to move; a check in which it stands is left out of account.
    pub(super) fn new(position: &Position, side: Color, rules: &'a Naming) -> Self {
        let position = if position.turn() == side { position.clone() } else { position.passed() };
        Self { exchange: Exchange::new(&position, rules), position, rules }
    }

    /// The pieces that can be won at all.
    pub(super) fn targets(&self) -> Bitboard {
        forceful(&self.position, !self.position.turn())
    }

    /// The captures that win, or may win, this piece.
    pub(super) fn captures(&mut self, target: Point) -> Vec<Capture> {
        let mut captures = Vec::new();
        for played in self.exchange.legal(&self.position, Bitboard::from_point(target)) {
            let proof = self.exchange.takes(&self.position, played, Balance::default());
            if proof != Proof::Refuted {
                captures.push(Capture { hand: self.hand(played), played, proof });
            }
        }
        captures
    }

    fn hand(&self, capture: Move) -> Hand {
        match self.position.board().get(capture.from).map(|piece| piece.role) {
            Some(Role::King) => Hand::King,
            Some(Role::Pawn) => Hand::Pawn,
            _ if self.exchange.is_mutual(&self.position, capture) => Hand::Like,
            _ => Hand::Piece,
        }
    }

    /// By what a capture wins.
    pub(super) fn form(&self, capture: Move) -> Form {
        if !self.exchange.is_won_on_point(capture.to) {
            return Form::Exchange;
        }
        let after = self.position.after(capture);
        let seeming = after.board().attackers_to(capture.to, after.turn());
        let guard = after.guard(after.turn());
        let retakes = seeming.into_iter().any(|root| guard.targets(root).contains(capture.to));
        Form::Direct(match seeming.first() {
            None => Roots::None,
            Some(_) if retakes => Roots::Few,
            Some(root) => Roots::False(root),
        })
    }

    /// Whether one of these pieces is won by a run of checks, and how.
    pub(super) fn by_checks(&mut self, targets: Bitboard) -> Forced {
        let state = Run { targets, balance: Balance::default() };
        let side = self.position.turn();
        let mut aim = Prey { exchange: &mut self.exchange, values: &self.rules.values, side };
        force(&mut aim, &self.position, state, self.rules.check_bound)
    }

    /// Whether a piece is won by the hand of a piece, or by a run of checks; by the hand of a pawn if that counts.
    pub(super) fn stands(&mut self, target: Point, pawns: bool) -> Proof {
        let captures = self.captures(target);
        let counts = |c: &&Capture| c.hand == Hand::Piece || pawns && c.hand == Hand::Pawn;
        let direct = Proof::any(captures.iter().filter(counts).map(|c| c.proof));
        if direct == Proof::Shown || !captures.is_empty() {
            return direct;
        }
        match self.by_checks(Bitboard::from_point(target)) {
            Forced::By(_) => Proof::Shown,
            Forced::Not => Proof::Refuted,
            Forced::Open => Proof::Open,
        }
    }
}

/// A piece won at the end of a run of checks.
struct Prey<'a, 'b> {
    exchange: &'a mut Exchange<'b>,
    values: &'a Values,
    side: Color,
}

/// Where the pieces that are to be won stand, and what was won and lost on the way.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Run {
    targets: Bitboard,
    balance: Balance,
}

impl Aim for Prey<'_, '_> {
    type State = Run;

    fn step(&self, state: &Run, position: &Position, m: Move) -> Run {
        let (from, to) = (Bitboard::from_point(m.from), Bitboard::from_point(m.to));
        let moves = state.targets.contains(m.from);
        let targets = state.targets - from - to;
        Run {
            targets: if moves { targets | to } else { targets },
            balance: state.balance.after(position, m, self.side, self.values),
        }
    }

    fn reached(&mut self, position: &Position, state: &Run) -> Forced {
        let mut open = false;
        for capture in self.exchange.legal(position, state.targets) {
            match self.exchange.takes(position, capture, state.balance) {
                Proof::Shown => return Forced::By(vec![capture]),
                Proof::Open => open = true,
                Proof::Refuted => {}
            }
        }
        if open { Forced::Open } else { Forced::Not }
    }
}
