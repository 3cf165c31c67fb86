//! Cycles made by chance and bred for rarity: what has often been seen is mostly passed over.

use std::collections::{BTreeMap, BTreeSet};

use super::board::{Board, Side, Step};
use super::cycle::Cycle;
use super::dice::Dice;
use super::feature::Feature;
use super::judge::{Charge, Reading};
use super::placement::placement;
use super::shapes::{shuttles, tours, trades};
use super::walk::{Walk, is_legal, steps_from};

/// What a cycle looks like under a rulebook; cycles of one portrait are much alike.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Portrait {
    reading: Reading,
    plies: usize,
    /// Whether like pieces trade places.
    trades: bool,
    /// For each side, whether it checks on every move, and the features of its perpetual chase.
    sides: [Option<(bool, BTreeSet<Feature>)>; 2],
}

impl Portrait {
    fn of(cycle: &Cycle, reading: Reading) -> Self {
        let window = cycle.window();
        let judged = window.judge(reading);
        let sides = [(Side::Red, judged.red), (Side::Black, judged.black)].map(|(side, charge)| match charge {
            Charge::Nothing => None,
            Charge::Check => Some((true, BTreeSet::new())),
            Charge::Chase(targets) => Some((false, window.features(side, &targets, reading))),
        });
        Self { reading, plies: cycle.moves.len() - cycle.first, trades: window.trades_places(), sides }
    }

    fn is_charged(&self) -> bool {
        self.sides.iter().any(Option::is_some)
    }
}

/// So many cycles from a seed.
pub fn cycles(seed: u64, count: usize) -> Vec<Cycle> {
    let mut nursery = Nursery { dice: Dice::new(seed), seen: BTreeMap::new(), found: Vec::with_capacity(count) };
    while nursery.found.len() < count {
        nursery.sow();
    }
    nursery.found.truncate(count);
    nursery.found
}

struct Nursery {
    dice: Dice,
    seen: BTreeMap<Portrait, usize>,
    found: Vec<Cycle>,
}

impl Nursery {
    /// Finds cycles from one placement, and breeds them.
    fn sow(&mut self) {
        let Some((start, lead)) = opening(&mut self.dice) else { return };
        let board = lead.iter().fold(start.clone(), |board, &step| board.after(step));
        let reading = *self.dice.pick(&Reading::ALL);
        let short = shuttles(&board, reading);
        let mut loops = tours(&board, reading, &mut self.dice);
        loops.extend((0..4).filter_map(|_| trades(&board, &mut self.dice)));
        loops.extend([4, 6].into_iter().filter_map(|rounds| Walk::closing(&board, rounds, &mut self.dice)));
        if short.len() > 1 {
            let longer = |dice: &mut Dice, parts: usize| (0..parts).flat_map(|_| dice.pick(&short).clone()).collect();
            loops.extend([2, 2, 3].map(|parts| longer(&mut self.dice, parts)));
        }
        loops.extend(short);
        for steps in loops {
            let moves = lead.iter().copied().chain(steps).collect();
            let cycle = Cycle { start: start.clone(), moves, first: lead.len() };
            if cycle.is_sound() {
                self.breed(cycle, reading);
            }
        }
    }

    /// Changes a cycle again and again, going on from what has been seen less often.
    fn breed(&mut self, mut cycle: Cycle, reading: Reading) {
        let mut portrait = Portrait::of(&cycle, reading);
        let tries = if self.collect(&cycle, &portrait) > 50 { 2 } else { 20 };
        for _ in 0..tries {
            let next = cycle.changed(&mut self.dice);
            if !next.is_sound() {
                continue;
            }
            let drawn = Portrait::of(&next, reading);
            self.collect(&next, &drawn);
            if drawn.is_charged() && self.seen[&drawn] <= self.seen[&portrait] {
                (cycle, portrait) = (next, drawn);
            }
        }
    }

    /// Keeps a cycle, the less likely the more often its like was seen; returns how often it was.
    fn collect(&mut self, cycle: &Cycle, portrait: &Portrait) -> usize {
        let seen = self.seen.entry(portrait.clone()).or_insert(0);
        *seen += 1;
        if self.dice.once_in(*seen / 50 + 1) {
            self.found.push(cycle.clone());
        }
        *seen
    }
}

/// A legal placement, and perhaps a few moves before the cycle begins.
fn opening(dice: &mut Dice) -> Option<(Board, Vec<Step>)> {
    let start = placement(dice)?;
    let (mut board, mut lead) = (start.clone(), Vec::new());
    while dice.once_in(4) {
        let steps: Vec<Step> = steps_from(&board).into_iter().filter(|&step| is_legal(&board, step)).collect();
        if steps.is_empty() {
            return None;
        }
        let step = *dice.pick(&steps);
        board = board.after(step);
        lead.push(step);
    }
    Some((start, lead))
}
