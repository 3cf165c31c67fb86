//! What cycles are made of: the generator breeds for what is rare, and a test holds it to what must be there.

use std::collections::{BTreeMap, BTreeSet};

use super::attack::Reading;
use super::board::Side;
use super::cycle::Cycle;
use super::feature::Feature;
use super::judge::{Charge, Study};

/// Something that can be said of a cycle under a rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// What Red and Black do.
    Conduct(Reading, Conduct, Conduct),
    /// A perpetual chase shows this.
    Chase(Reading, Feature),
    /// A side is charged in a cycle of so many plies.
    ChargedIn(usize),
    /// A side is charged, and moves were played before the cycle.
    ChargedAfterLead,
    /// A side is charged though like pieces trade places.
    ChargedWhileTrading,
    /// A move chases though like pieces trade places.
    ChaseWhileTrading,
    /// A piece could take another if its king were safe.
    BoundByPin,
}

/// What one side does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Conduct {
    Nothing,
    /// At least half of its moves, but not all, chase one piece.
    HalfChases,
    /// At least half of its moves, but not all, check.
    HalfChecks,
    Chases,
    Checks,
}

impl Conduct {
    fn of(study: &Study, side: Side, charge: &Charge) -> Self {
        match charge {
            Charge::Check => return Self::Checks,
            Charge::Chase(_) => return Self::Chases,
            Charge::Nothing => {}
        }
        let window = &study.window;
        let plies = window.plies_of(side).count();
        let checks = window.plies_of(side).filter(|&ply| window.checks(ply)).count();
        let mut chased: BTreeMap<u8, usize> = BTreeMap::new();
        for target in window.plies_of(side).flat_map(|ply| study.chased(ply)) {
            *chased.entry(target).or_default() += 1;
        }
        if 2 * checks >= plies {
            Self::HalfChecks
        } else if chased.into_values().any(|times| 2 * times >= plies) {
            Self::HalfChases
        } else {
            Self::Nothing
        }
    }
}

/// All that can be said of a cycle under a rulebook.
pub fn classes(cycle: &Cycle, reading: Reading) -> BTreeSet<Class> {
    let study = Study::new(cycle.window(), reading);
    let (window, judged) = (&study.window, study.judge());
    let mut classes = BTreeSet::new();
    for (side, charge) in [(Side::Red, &judged.red), (Side::Black, &judged.black)] {
        if let Charge::Chase(targets) = charge {
            let features = study.features(side, targets);
            classes.extend(features.into_iter().map(|feature| Class::Chase(reading, feature)));
        }
        if window.plies_of(side).any(|ply| window.bound_aims(ply, side) > 0) {
            classes.insert(Class::BoundByPin);
        }
        if window.trades_places() && window.plies_of(side).any(|ply| !study.chased(ply).is_empty()) {
            classes.insert(Class::ChaseWhileTrading);
        }
        if *charge != Charge::Nothing {
            classes.insert(Class::ChargedIn(cycle.moves.len() - cycle.first));
            classes.extend((cycle.first > 0).then_some(Class::ChargedAfterLead));
            classes.extend(window.trades_places().then_some(Class::ChargedWhileTrading));
        }
    }
    let red = Conduct::of(&study, Side::Red, &judged.red);
    let black = Conduct::of(&study, Side::Black, &judged.black);
    classes.insert(Class::Conduct(reading, red, black));
    classes
}

/// How many cycles belong to each class under any of the rulebooks.
pub fn census(cycles: &[Cycle]) -> BTreeMap<Class, usize> {
    let mut count = BTreeMap::new();
    for cycle in cycles {
        let all: BTreeSet<Class> = Reading::ALL.iter().flat_map(|&reading| classes(cycle, reading)).collect();
        for class in all {
            *count.entry(class).or_insert(0) += 1;
        }
    }
    count
}
