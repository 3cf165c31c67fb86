//! Cycles made by chance and bred for charges: a walk that closes, then its placement changed piece by piece.

use std::collections::BTreeMap;

use super::board::{Board, Side, Step, step_text};
use super::dice::Dice;
use super::judge::{Reading, Window};
use super::placement::{place, placement};
use super::walk::{Walk, is_legal, steps_from};

/// A game whose moves from `first` on lead back to the position after `first` plies.
#[derive(Clone, Debug)]
pub struct Cycle {
    pub start: Board,
    pub moves: Vec<Step>,
    pub first: usize,
}

impl Cycle {
    /// The moves, as they are written.
    pub fn moves_text(&self) -> String {
        self.moves.iter().map(|&step| step_text(step)).collect::<Vec<_>>().join(" ")
    }

    pub fn window(&self) -> Window {
        Window::new(&self.start, &self.moves, self.first, self.moves.len())
    }

    /// Whether the start is sound, every move is legal, and none takes.
    fn is_sound(&self) -> bool {
        let start = &self.start;
        if start.kings_face() || !start.checkers_on(start.turn.other()).is_empty() {
            return false;
        }
        let mut board = start.clone();
        self.moves.iter().all(|&step| {
            let sound = board.is_empty(step.1) && is_legal(&board, step);
            board = board.after(step);
            sound
        })
    }

    /// How near both sides come to a charge: for each the share of its moves, in twelfths, that check, or that chase
    /// the piece chased most.
    fn heat(&self, reading: Reading) -> usize {
        let window = self.window();
        [Side::Red, Side::Black]
            .map(|side| {
                let (mut chased, mut checks, mut plies) = (BTreeMap::new(), 0, 0);
                for ply in window.plies_of(side) {
                    let mut targets: Vec<u8> = window.fresh(ply, reading).iter().map(|fresh| fresh.on).collect();
                    targets.dedup();
                    for target in targets {
                        *chased.entry(target).or_insert(0) += 1;
                    }
                    checks += usize::from(window.checks(ply));
                    plies += 1;
                }
                12 * chased.into_values().chain([checks]).max().unwrap_or(0) / plies
            })
            .iter()
            .sum()
    }

    /// The cycle with one piece put on the board, taken off, or put elsewhere.
    fn changed(&self, dice: &mut Dice) -> Self {
        let mut changed = self.clone();
        if dice.below(3) > 0 {
            let men: Vec<_> = self.start.men().filter(|man| man.kind() != 'k').collect();
            if !men.is_empty() {
                changed.start.lift(dice.pick(&men).at);
            }
        }
        if dice.below(3) > 0 {
            let kind = *dice.weigh(&[('r', 5), ('c', 6), ('n', 6), ('p', 5), ('a', 3), ('b', 3)]);
            place(&mut changed.start, kind, *dice.pick(&[Side::Red, Side::Black]), dice);
        }
        changed
    }
}

/// So many cycles from a seed.
pub fn cycles(seed: u64, count: usize) -> Vec<Cycle> {
    let mut dice = Dice::new(seed);
    let mut found = Vec::with_capacity(count);
    while found.len() < count {
        if let Some(cycle) = seedling(&mut dice) {
            breed(cycle, &mut dice, &mut found);
        }
    }
    found.truncate(count);
    found
}

/// A cycle made by chance, perhaps with a few moves before it begins.
fn seedling(dice: &mut Dice) -> Option<Cycle> {
    let start = placement(dice)?;
    let (mut board, mut moves) = (start.clone(), Vec::new());
    while dice.once_in(4) {
        let steps: Vec<Step> = steps_from(&board).into_iter().filter(|&step| is_legal(&board, step)).collect();
        if steps.is_empty() {
            return None;
        }
        let step = *dice.pick(&steps);
        board = board.after(step);
        moves.push(step);
    }
    let rounds = *dice.weigh(&[(2, 6), (3, 5), (4, 5), (6, 4)]);
    let first = moves.len();
    moves.extend(Walk::closing(&board, rounds, dice)?);
    Some(Cycle { start, moves, first })
}

/// Changes a cycle again and again, keeping what comes nearer to a charge, and collects what it meets on the way.
fn breed(mut cycle: Cycle, dice: &mut Dice, found: &mut Vec<Cycle>) {
    let reading = *dice.pick(&Reading::ALL);
    let mut heat = cycle.heat(reading);
    if heat < 12 && !dice.once_in(20) {
        return;
    }
    found.push(cycle.clone());
    for _ in 0..40 {
        let next = cycle.changed(dice);
        if !next.is_sound() {
            continue;
        }
        let warmer = next.heat(reading);
        if warmer < heat || dice.once_in(3) {
            found.push(next.clone());
        }
        if warmer >= heat {
            (cycle, heat) = (next, warmer);
        }
    }
}
