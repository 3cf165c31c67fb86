//! The natural limit of moves without a capture, with its arithmetic.

use std::ops::RangeInclusive;

use xiangqi::{ByColor, Color};

use crate::book::Rulebook;
use crate::game::Game;
use crate::repetition::{ChargeKind, Span};
use crate::settings::NaturalLimit;

/// The count of moves without a capture, as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LimitCount {
    /// The rule.
    pub rule: NaturalLimit,
    /// Plies since the last capture, or since the start.
    pub plies: u32,
    /// The checks each side gave among them.
    pub checks: ByColor<u32>,
    /// How many of them count.
    pub counted_checks: ByColor<u32>,
    /// How many are left out because only so many of a side's checks count.
    pub surplus_checks: ByColor<u32>,
    /// Plies left out because a perpetual check or chase counts for so many cycles only.
    pub cycle_plies: u32,
}

impl LimitCount {
    /// Counts back from now to the last capture.
    pub fn new(game: &Game, rulebook: &Rulebook, rule: NaturalLimit) -> Self {
        let start = last_capture(game);
        let before = if start == 0 { game.quiet_at_start() } else { 0 };
        let left_out = rule.cycles.map_or_else(Vec::new, |most| surplus_cycles(game, rulebook, start, most));
        let counts = |ply: &usize| !left_out.iter().any(|plies| plies.contains(ply));
        let gave = |side| (start + 1..=game.ply()).filter(move |&ply| game.checks(ply) && game.mover(ply) == side);
        let within = ByColor::from_fn(|side| gave(side).filter(counts).count() as u32);
        let counted_checks = within.map(|n| n.min(rule.checks));
        Self {
            rule,
            plies: (game.ply() - start) as u32 + before,
            checks: ByColor::from_fn(|side| gave(side).count() as u32),
            counted_checks,
            surplus_checks: ByColor::from_fn(|side| within[side] - counted_checks[side]),
            cycle_plies: left_out.into_iter().map(|plies| plies.count() as u32).sum(),
        }
    }

    /// The count when this side claims: only its own checks are limited.
    pub fn claimed_by(&self, side: Color) -> u32 {
        self.less(self.surplus_checks[side])
    }

    /// The count when nobody claims, or an official does: both sides' checks are limited.
    pub fn unclaimed(&self) -> u32 {
        self.less(self.surplus_checks.red + self.surplus_checks.black)
    }

    /// Whether the limit is reached with nobody claiming.
    pub fn is_reached(&self) -> bool {
        self.unclaimed() >= self.rule.plies
    }

    /// A claim of a side that the limit is reached, with what becomes of it.
    pub fn claim(&self, by: Color) -> Claim {
        let count = self.claimed_by(by);
        Claim { by, count, granted: count >= self.rule.plies }
    }

    /// Whether a side gave more checks than count.
    pub fn has_surplus_checks(&self) -> bool {
        self.surplus_checks.red + self.surplus_checks.black > 0
    }

    fn less(&self, surplus_checks: u32) -> u32 {
        self.plies.saturating_sub(surplus_checks * self.rule.plies_per_check + self.cycle_plies)
    }
}

/// The ply of the last capture, or 0.
pub fn last_capture(game: &Game) -> usize {
    (1..=game.ply()).rev().find(|&ply| game.captures(ply)).unwrap_or(0)
}

/// The plies of perpetual check or chase beyond so many cycles, in runs that repeat with one period.
fn surplus_cycles(game: &Game, rulebook: &Rulebook, start: usize, most: u32) -> Vec<RangeInclusive<usize>> {
    let mut surplus = Vec::new();
    let mut at = start;
    while at < game.ply() {
        let Some((period, cycles)) = longest_run(game, at) else {
            at += 1;
            continue;
        };
        let end = at + period * cycles;
        if cycles as u32 > most && offends(game, rulebook, at, end) {
            surplus.push(at + period * most as usize + 1..=end);
        }
        at = end;
    }
    surplus
}

/// The period and number of cycles that begin at a ply, if the position there comes back by an unbroken repetition.
fn longest_run(game: &Game, at: usize) -> Option<(usize, usize)> {
    let positions = game.positions();
    let period = (at + 1..=game.ply()).find(|&ply| positions[ply] == positions[at])? - at;
    let most = (game.ply() - at) / period;
    let cycles = (1..=most).take_while(|n| positions[at + n * period] == positions[at]).count();
    Some((period, cycles))
}

fn offends(game: &Game, rulebook: &Rulebook, first: usize, last: usize) -> bool {
    Span::new(game, first, last).is_some_and(|span| {
        let charges = rulebook.repetition.charges(span);
        [charges.red.kind, charges.black.kind].iter().any(|&kind| kind != ChargeKind::None)
    })
}

/// A claim that the natural limit is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The claimant.
    pub by: Color,
    /// The count for the claimant.
    pub count: u32,
    /// Whether it reaches the limit.
    pub granted: bool,
}

/// The limit that counts the moves of the side that asked for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskedLimit {
    /// The asker.
    pub by: Color,
    /// The ply after which it was asked.
    pub since: usize,
}

impl AskedLimit {
    /// How many moves the asker has played since, or since the last capture after that; of perpetual check or chase, so
    /// many cycles as count towards any limit.
    pub fn count(self, game: &Game, rulebook: &Rulebook) -> usize {
        let from = self.since.max(last_capture(game));
        let most = rulebook.natural_limit.and_then(|limit| limit.cycles);
        let left_out = most.map_or_else(Vec::new, |most| surplus_cycles(game, rulebook, from, most));
        let counts = |ply: &usize| game.mover(*ply) == self.by && !left_out.iter().any(|plies| plies.contains(ply));
        (from + 1..=game.ply()).filter(counts).count()
    }
}
