//! Cycles made by chance and bred for rarity: what has often been seen is mostly passed over.

use std::collections::BTreeMap;

use super::attack::Reading;
use super::board::{Board, Step};
use super::census::{Class, classes};
use super::cycle::Cycle;
use super::dice::Dice;
use super::placement::placement;
use super::shapes::{shuttles, tours, trades};
use super::walk::{Walk, is_legal, steps_from};

/// Cycles of a class that chance hardly finds: both sides check on every move.
const ANCESTORS: [(&str, &str); 1] = [("4kr3/9/9/4c4/9/4R4/9/9/4C4/5K3 w", "e4f4 e6f6 f4e4 f6e6")];

/// So many draws, where `DRAWS=all` is set; otherwise a tenth of them.
pub fn share(all: usize) -> usize {
    if std::env::var("DRAWS").is_ok_and(|draws| draws == "all") { all } else { all / 10 }
}

/// So many cycles from a seed, none with more pieces than this.
pub fn cycles(seed: u64, count: usize, most_men: usize) -> Vec<Cycle> {
    let mut nursery = Nursery {
        dice: Dice::new(seed),
        most_men,
        seen: BTreeMap::new(),
        found: Vec::with_capacity(count),
        rare: BTreeMap::new(),
    };
    for (fen, moves) in ANCESTORS {
        nursery.collect(&Cycle::read(fen, moves, 0), Reading::Roc);
    }
    while nursery.found.len() < count {
        for _ in 0..4 {
            nursery.sow();
        }
        nursery.tend();
        nursery.tend();
    }
    nursery.found.truncate(count);
    nursery.found
}

struct Nursery {
    dice: Dice,
    /// With how many pieces a cycle is kept at most.
    most_men: usize,
    /// How many cycles of each class were seen.
    seen: BTreeMap<Class, usize>,
    /// Some cycles of each class, and the rulebook under which they belong to it.
    rare: BTreeMap<Class, Vec<(Cycle, Reading)>>,
    found: Vec<Cycle>,
}

impl Nursery {
    /// Finds cycles from one placement, and breeds them.
    fn sow(&mut self) {
        let Some((start, lead)) = opening(&mut self.dice) else { return };
        if start.men().count() > self.most_men {
            return;
        }
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
                self.collect(&cycle, reading);
            }
        }
    }

    /// Changes cycles of a rare class.
    fn tend(&mut self) {
        let classes: Vec<Class> = self.seen.keys().copied().collect();
        if classes.is_empty() {
            return;
        }
        let some = [(); 4].map(|()| *self.dice.pick(&classes));
        let class = some.into_iter().min_by_key(|class| self.seen[class]).expect("four were picked");
        for _ in 0..16 {
            let (cycle, reading) = self.dice.pick(&self.rare[&class]).clone();
            let next = cycle.changed(&mut self.dice);
            if next.is_sound() && next.start.men().count() <= self.most_men {
                self.collect(&next, reading);
            }
        }
    }

    /// Keeps a cycle, the less likely the more often its rarest class was seen.
    fn collect(&mut self, cycle: &Cycle, reading: Reading) {
        let classes = classes(cycle, reading);
        for &class in &classes {
            *self.seen.entry(class).or_insert(0) += 1;
            let alike = self.rare.entry(class).or_default();
            if alike.len() < 50 {
                alike.push((cycle.clone(), reading));
            } else {
                alike[self.dice.below(50)] = (cycle.clone(), reading);
            }
        }
        let rarest = classes.iter().map(|class| self.seen[class]).min().unwrap_or(0);
        if self.dice.once_in(rarest / 300 + 1) {
            self.found.push(cycle.clone());
        }
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
