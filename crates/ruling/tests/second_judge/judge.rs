//! The judge: what each ply of a window does, what each side is charged with, and who must vary.

use std::collections::BTreeSet;

use super::attack::{Attack, Nature, Reading, attacks};
use super::board::{Board, Man, Side};
use super::feature::Feature;
use super::window::Window;

/// What a side does on every move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Charge {
    Nothing,
    /// The pieces chased, named after where they stood at the start of the window.
    Chase(BTreeSet<u8>),
    Check,
}

/// The judgement of a window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    pub red: Charge,
    pub black: Charge,
    /// The side that must vary, if one must.
    pub loser: Option<Side>,
}

/// An attack that stands after a ply, with what went before and what follows.
#[derive(Clone, Copy, Debug)]
pub struct Deed {
    pub by: Man,
    pub on: Man,
    pub nature: Nature,
    /// What this attack was before the ply, if it was one.
    pub before: Option<Nature>,
    /// What this attack is after the reply, if it is one.
    pub later: Option<Nature>,
    /// Whether the target was chased before the ply, by this attacker or another.
    pub target_was_chased: bool,
    /// Whether the attacker was chased before the ply.
    pub attacker_was_chased: bool,
}

impl Deed {
    /// Whether the ply makes a chase of this pair, however the reply answers it.
    pub fn is_new(&self) -> bool {
        self.nature == Nature::Chase && self.before != Some(Nature::Chase)
    }

    /// Whether the attack was there before the ply, and only the root is gone.
    pub fn by_root_loss(&self) -> bool {
        self.is_new() && self.before == Some(Nature::Rooted)
    }

    /// Whether this makes the ply a chase of the target.
    pub fn counts(&self, reading: Reading) -> bool {
        let answered = self.later != Some(Nature::Chase);
        self.is_new()
            && match reading {
                Reading::Roc => !self.target_was_chased,
                Reading::Asian => answered && !(self.by_root_loss() && self.attacker_was_chased),
                Reading::XqefLiteral => self.before.is_none() && self.later.is_none(),
                Reading::XqefPurposive => answered,
            }
    }
}

/// A window studied under a rulebook.
pub struct Study {
    pub window: Window,
    reading: Reading,
    /// The attacks of the mover that stand after each ply, the first ply first.
    deeds: Vec<Vec<Deed>>,
}

impl Study {
    pub fn new(window: Window, reading: Reading) -> Self {
        let of = |side: Side| -> Vec<Vec<Attack>> {
            window.boards.iter().map(|board| attacks(board, side, reading)).collect()
        };
        let (red, black) = (of(Side::Red), of(Side::Black));
        let deeds = window.plies().map(|ply| match window.boards[ply - 1].turn {
            Side::Red => deeds(&window.boards[ply], &red[ply - 1..], &black[ply - 1]),
            Side::Black => deeds(&window.boards[ply], &black[ply - 1..], &red[ply - 1]),
        });
        Self { deeds: deeds.collect(), window, reading }
    }

    /// The attacks of the mover that stand after a ply.
    pub fn deeds(&self, ply: usize) -> &[Deed] {
        &self.deeds[ply - 1]
    }

    /// The pieces a ply chases.
    pub fn chased(&self, ply: usize) -> BTreeSet<u8> {
        self.deeds(ply).iter().filter(|deed| deed.counts(self.reading)).map(|deed| deed.on.name).collect()
    }

    /// What a side's chases of these targets show.
    pub fn features(&self, side: Side, targets: &BTreeSet<u8>) -> BTreeSet<Feature> {
        let mut shown = BTreeSet::new();
        for ply in self.window.plies_of(side) {
            for deed in self.deeds(ply).iter().filter(|deed| targets.contains(&deed.on.name)) {
                shown.extend(Feature::ALL.into_iter().filter(|feature| feature.shows(&self.window, ply, deed)));
            }
        }
        shown
    }

    fn charge(&self, side: Side) -> Charge {
        if self.window.plies_of(side).all(|ply| self.window.checks(ply)) {
            return Charge::Check;
        }
        let chased = self.window.plies_of(side).map(|ply| self.chased(ply));
        let targets = chased.reduce(|all, more| &all & &more).expect("a side moves in every window");
        if targets.is_empty() { Charge::Nothing } else { Charge::Chase(targets) }
    }

    /// What both sides are charged with, and who must vary.
    pub fn judge(&self) -> Judgement {
        let (red, black) = (self.charge(Side::Red), self.charge(Side::Black));
        let rank = |charge: &Charge| match charge {
            Charge::Nothing => 0,
            Charge::Chase(_) => 1,
            Charge::Check => 2,
        };
        let loser = match rank(&red) - rank(&black) {
            0 => None,
            1.. => Some(Side::Red),
            _ => Some(Side::Black),
        };
        Judgement { red, black, loser }
    }
}

/// The attacks that stand on a board after a ply: the mover's before it, after it and after the reply are given, and
/// the other side's before it.
fn deeds(board: &Board, own: &[Vec<Attack>], foes: &[Attack]) -> Vec<Deed> {
    let [before, after, later] = [&own[0], &own[1], &own[2]];
    let chased = |list: &[Attack], name: u8| list.iter().any(|a| a.on == name && a.nature == Nature::Chase);
    let man = |name: u8| board.men().find(|man| man.name == name).expect("no piece is taken in a window");
    let deed = |&Attack { by, on, nature }: &Attack| Deed {
        by: man(by),
        on: man(on),
        nature,
        before: before.iter().find(|a| a.by == by && a.on == on).map(|a| a.nature),
        later: later.iter().find(|a| a.by == by && a.on == on).map(|a| a.nature),
        target_was_chased: chased(before, on),
        attacker_was_chased: chased(foes, by),
    };
    after.iter().map(deed).collect()
}
