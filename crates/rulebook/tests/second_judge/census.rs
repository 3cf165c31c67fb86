//! What the cycles are made of, counted, so that a test can hold the generator to it.

use std::collections::{BTreeMap, BTreeSet};

use super::board::Side;
use super::feature::Feature;
use super::cycle::Cycle;
use super::judge::{Charge, Judgement, Reading, Window};

/// How many cycles belong to each class.
#[derive(Default)]
pub struct Census(BTreeMap<String, usize>);

impl Census {
    pub fn of(cycles: &[Cycle]) -> Self {
        let mut census = Self::default();
        for cycle in cycles {
            let window = cycle.window();
            let judged = Reading::ALL.map(|reading| (reading, window.judge(reading)));
            for (reading, judgement) in &judged {
                census.count_charges(*reading, judgement);
                census.count_features(&window, *reading, judgement);
            }
            census.count("letter and purpose of xqef differ", judged[2].1 != judged[3].1);
            census.count("roc and the Asian books differ", judged[0].1 != judged[1].1);
            let charged = judged[1].1.loser.is_some();
            census.count("pieces trade places", window.trades_places());
            census.count("charged though pieces trade places", charged && window.trades_places());
            census.count("charged after a lead", charged && cycle.first > 0);
            census.count(&format!("{} plies, charged", cycle.moves.len() - cycle.first), charged);
            let bound = |side| window.plies_of(side).any(|ply| window.bound_aims(ply, side) > 0);
            census.count("an attack forbidden by a pin", bound(Side::Red) || bound(Side::Black));
        }
        census
    }

    pub fn classes(&self) -> impl Iterator<Item = (&str, usize)> {
        self.0.iter().map(|(class, &count)| (class.as_str(), count))
    }

    fn count(&mut self, class: &str, belongs: bool) {
        *self.0.entry(class.to_owned()).or_insert(0) += usize::from(belongs);
    }

    fn count_charges(&mut self, reading: Reading, judged: &Judgement) {
        for (side, charge) in [("red", &judged.red), ("black", &judged.black)] {
            self.count(&format!("{reading:?}: {side} checks"), *charge == Charge::Check);
            self.count(&format!("{reading:?}: {side} chases"), matches!(charge, Charge::Chase(_)));
        }
        let (chase, check, mixed) = match (&judged.red, &judged.black) {
            (Charge::Nothing, _) | (_, Charge::Nothing) => (false, false, false),
            (Charge::Chase(_), Charge::Chase(_)) => (true, false, false),
            (Charge::Check, Charge::Check) => (false, true, false),
            _ => (false, false, true),
        };
        self.count(&format!("{reading:?}: both chase"), chase);
        self.count(&format!("{reading:?}: both check"), check);
        self.count(&format!("{reading:?}: one checks, one chases"), mixed);
    }

    /// What the chases that came to a charge are made of.
    fn count_features(&mut self, window: &Window, reading: Reading, judged: &Judgement) {
        let mut shown = BTreeSet::new();
        for (side, charge) in [(Side::Red, &judged.red), (Side::Black, &judged.black)] {
            if let Charge::Chase(targets) = charge {
                shown.extend(window.features(side, targets, reading));
            }
        }
        for feature in Feature::ALL {
            self.count(&format!("{reading:?}: chase {feature:?}"), shown.contains(&feature));
        }
    }
}
