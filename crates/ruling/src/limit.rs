//! The natural limit of moves without a capture, with its arithmetic.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use xiangqi::{ByColor, Color};

use crate::game::{Game, brings_back};
use crate::repetition::{ChargeKind, Span};
use crate::rulebook::Rulebook;
use crate::settings::{CappedPlay, CycleCap, NaturalLimit, SurplusCycles};

/// The count of moves without a capture, as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LimitCount {
    /// The rule.
    pub rule: NaturalLimit,
    /// Plies since the last capture, or since the start or the request from which they are counted.
    pub plies: u32,
    /// How many of them lie before the record, which tells their number alone.
    pub before_record: u32,
    /// The checks each side gave among them, as far as the record goes.
    pub checks: ByColor<u32>,
    /// How many of them count.
    pub counted_checks: ByColor<u32>,
    /// Plies left out because a perpetual check or chase counts for so many cycles only.
    pub cycle_plies: u32,
    /// Plies left out because only so many of a side's checks count.
    pub check_plies: ByColor<u32>,
    /// The same for both sides together.
    both_check_plies: u32,
}

impl LimitCount {
    /// The count as it is kept: back to the last capture, or, where nobody keeps score and the rulebook then counts only
    /// when a side asks, from that moment; `None` if nothing is counted.
    pub fn kept(game: &Game, rulebook: &Rulebook, rule: NaturalLimit) -> Option<Self> {
        if rule.is_counted_unasked(game.is_recorded()) {
            return Some(Self::new(game, rulebook, rule));
        }
        game.claim().map(|_| Self::since(game.ply(), game, rulebook, rule))
    }

    /// Counts back from now to the last capture.
    pub fn new(game: &Game, rulebook: &Rulebook, rule: NaturalLimit) -> Self {
        let start = last_capture(game);
        let before = if start == 0 { game.quiet_at_start() } else { 0 };
        let count = Self::since(start, game, rulebook, rule);
        Self { plies: count.plies + before, before_record: before, ..count }
    }

    /// Counts back from now to a ply.
    fn since(start: usize, game: &Game, rulebook: &Rulebook, rule: NaturalLimit) -> Self {
        let left_out = rule.cycles.map_or_else(Vec::new, |cap| surplus_cycles(game, rulebook, start, cap));
        let counts = |ply: &usize| !is_within(&left_out, *ply);
        let gave = |side| (start + 1..=game.ply()).filter(move |&ply| game.checks(ply) && game.mover(ply) == side);
        let round = |ply: usize| (ply..ply + rule.plies_per_check as usize).filter(|&ply| ply <= game.ply());
        let surplus = ByColor::from_fn(|side| {
            let checks = gave(side).filter(counts).skip(rule.checks as usize);
            checks.flat_map(round).filter(counts).collect::<BTreeSet<usize>>()
        });
        Self {
            rule,
            plies: (game.ply() - start) as u32,
            before_record: 0,
            checks: ByColor::from_fn(|side| gave(side).count() as u32),
            counted_checks: ByColor::from_fn(|side| (gave(side).filter(counts).count() as u32).min(rule.checks)),
            both_check_plies: surplus.red.union(&surplus.black).count() as u32,
            check_plies: surplus.map(|plies| plies.len() as u32),
            cycle_plies: left_out.into_iter().map(|plies| plies.count() as u32).sum(),
        }
    }

    /// The count when this side claims: only its own checks are limited.
    pub fn claimed_by(&self, side: Color) -> u32 {
        self.less(self.check_plies[side])
    }

    /// The count when nobody claims, or an official does: both sides' checks are limited.
    pub fn unclaimed(&self) -> u32 {
        self.less(self.both_check_plies)
    }

    /// Whether the limit is reached with nobody claiming.
    pub fn is_reached(&self) -> bool {
        self.unclaimed() >= self.rule.plies
    }

    /// A claim of a side that the limit is reached, with what becomes of it.
    pub fn claim(&self, by: Color) -> LimitClaim {
        let count = self.claimed_by(by);
        LimitClaim { by, count, granted: count >= self.rule.plies }
    }

    /// Whether a side gave more checks than count.
    pub fn has_surplus_checks(&self) -> bool {
        self.both_check_plies > 0
    }

    /// Whether checks are left out of it: of the claimant, if a side claims, and otherwise of either side.
    pub fn caps_checks(&self, claim: Option<LimitClaim>) -> bool {
        claim.map_or_else(|| self.has_surplus_checks(), |claim| self.check_plies[claim.by] > 0)
    }

    fn less(&self, check_plies: u32) -> u32 {
        self.plies.saturating_sub(check_plies + self.cycle_plies)
    }
}

impl NaturalLimit {
    /// The plies at which the limit may be reached: so long nothing was taken, checks that do not count left out.
    pub(crate) fn may_be_reached(&self, game: &Game) -> Vec<usize> {
        let (mut quiet, mut checks) = (game.quiet_at_start(), ByColor { red: 0_u32, black: 0 });
        let reached = |&ply: &usize| {
            quiet += 1;
            if game.captures(ply) {
                (quiet, checks) = (0, ByColor { red: 0, black: 0 });
            } else if game.checks(ply) {
                checks[game.mover(ply)] += 1;
            }
            let surplus = |side: Color| checks[side].saturating_sub(self.checks);
            quiet.saturating_sub(surplus(Color::Red) + surplus(Color::Black)) >= self.plies
        };
        (1..=game.ply()).filter(reached).collect()
    }
}

/// The ply of the last capture, or 0.
pub fn last_capture(game: &Game) -> usize {
    (1..=game.ply()).rev().find(|&ply| game.captures(ply)).unwrap_or(0)
}

/// Whether a ply lies within one of these stretches, which follow one another.
fn is_within(stretches: &[RangeInclusive<usize>], ply: usize) -> bool {
    let next = stretches.partition_point(|plies| *plies.end() < ply);
    stretches.get(next).is_some_and(|plies| plies.contains(&ply))
}

/// The plies of perpetual check or chase beyond as many cycles as count.
///
/// A run is as many returns of one position, one after another, as are perpetual check or chase throughout: other play
/// through the position, before or after, is no part of it. Where any play is capped, every return is.
fn surplus_cycles(game: &Game, rulebook: &Rulebook, start: usize, cap: CycleCap) -> Vec<RangeInclusive<usize>> {
    if game.last_return().is_none_or(|ply| ply <= start) {
        return Vec::new();
    }
    let next = game.returns();
    let (mut surplus, mut left) = (Vec::new(), cap.most);
    let mut at = start;
    while at < game.ply() {
        let run = run(game, rulebook, &next, at, cap.surplus);
        let cycles = run.len() - 1;
        let counted = cycles.min(left);
        if cycles > counted {
            surplus.push(run[counted] + 1..=run[cycles]);
        }
        if cap.of == CappedPlay::Altogether {
            left -= counted;
        }
        at = if cycles > 0 { run[cycles] } else { at + 1 };
    }
    surplus
}

/// The returns of the position at a ply, itself the first, as long as play is perpetual check or chase throughout; none where
/// another position stands twice before it first returns.
fn run(game: &Game, rulebook: &Rulebook, next: &[Option<usize>], at: usize, surplus: SurplusCycles) -> Vec<usize> {
    let mut run = vec![at];
    let Some(first) = next[at] else { return run };
    if (at + 1..first).any(|ply| next[ply].is_some_and(|again| again < first)) {
        return run;
    }
    let lap = |run: &[usize], back: usize| {
        let last = run.len().checked_sub(back)?;
        Some(&game.moves()[*run.get(last.checked_sub(1)?)?..*run.get(last)?])
    };
    for ply in std::iter::successors(Some(first), |&ply| next[ply]) {
        let now = &game.moves()[run[run.len() - 1]..ply];
        let again = lap(&run, 1) == Some(now) && lap(&run, 2) == Some(now) && brings_back(now);
        if surplus == SurplusCycles::Perpetual && !again && !offends(game, rulebook, at, ply) {
            break;
        }
        run.push(ply);
    }
    run
}

fn offends(game: &Game, rulebook: &Rulebook, first: usize, last: usize) -> bool {
    Span::new(game, first, last).is_some_and(|span| {
        let charges = rulebook.repetition.charges(span);
        [charges.red.kind, charges.black.kind].iter().any(|&kind| kind != ChargeKind::None)
    })
}

/// A claim that the natural limit is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LimitClaim {
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
        let cap = rulebook.natural_limit.and_then(|limit| limit.cycles);
        let left_out = cap.map_or_else(Vec::new, |cap| surplus_cycles(game, rulebook, from, cap));
        let counts = |ply: &usize| game.mover(*ply) == self.by && !is_within(&left_out, *ply);
        (from + 1..=game.ply()).filter(counts).count()
    }
}
