//! What a charter may ask of a pairing, and in which order.

use std::fmt;

use books::event::Criterion;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How the first round is paired.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Opening {
    /// By lot: 1–2, 3–4, ….
    #[default]
    Lots,
    /// As by lot, with the numbers that the players have already drawn.
    Numbers,
    /// By lot, no two seeds meeting.
    Seeds,
    /// By lot, the upper half of the numbers against the lower.
    Halves,
}

/// When two who belong together are kept apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Apart {
    /// Never: they meet like all others.
    #[default]
    Never,
    /// In the first so many rounds.
    First(u16),
    /// In every round.
    Always,
}

impl Apart {
    /// Whether it holds in a round.
    pub const fn holds(self, round: u16) -> bool {
        match self {
            Self::Never => false,
            Self::First(rounds) => round <= rounds,
            Self::Always => true,
        }
    }
}

/// Who has the first move when the colours of two players so far do not decide it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FirstMove {
    /// The earlier lot; among 1–2, 3–4, … that is the odd one.
    #[default]
    EarlierLot,
    /// The smaller number in odd rounds, the greater in even ones.
    RoundParity,
    /// The odd number; among two odd or two even ones the earlier lot.
    OddNumber,
}

/// Who has the bye of an odd field.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ByeTo {
    /// One of the lowest layer that can be, by lot.
    #[default]
    Lowest,
    /// The last lot that can be, whatever the score.
    LastLot,
}

/// What a charter asks of the pairing.
///
/// `absolute` is never broken: if it cannot be kept there is no round. `order` is kept as far as possible, the first that
/// differs deciding between two rounds. [`Criterion::Wish`] stands before all of them and [`Criterion::Lot`] after.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Criteria {
    /// What must not be.
    pub absolute: Vec<Criterion>,
    /// What is avoided as far as possible, the most important first.
    pub order: Vec<Criterion>,
    /// How the first round is paired.
    pub opening: Opening,
    /// How often in a row anyone may have one colour.
    pub longest_run: u32,
    /// When players of one club are kept apart.
    pub clubs: Apart,
    /// When players of one team are kept apart.
    pub teams: Apart,
    /// A layer of fewer players is taken together with the next one down; 0 and 1 join none.
    pub thin: u32,
    /// Who has the first move when colours do not decide it.
    pub first_move: FirstMove,
    /// Who has the bye.
    pub bye: ByeTo,
}

impl Default for Criteria {
    fn default() -> Self {
        use Criterion::{
            Alternate, Balance, Bye, ByeAgain, Club, Float, Halves, Rematch, Run, Score, Seeds, Team, Third,
        };
        Self {
            absolute: vec![Rematch, ByeAgain, Seeds, Halves],
            order: vec![Bye, Run, Score, Club, Team, Third, Balance, Alternate, Float],
            opening: Opening::default(),
            longest_run: 3,
            clubs: Apart::default(),
            teams: Apart::default(),
            thin: 0,
            first_move: FirstMove::default(),
            bye: ByeTo::default(),
        }
    }
}

/// What is wrong with criteria.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CriteriaFault {
    /// A criterion is named twice.
    Twice(Criterion),
    /// A criterion has its place and cannot be given another: the wishes first, the lot last.
    Placed(Criterion),
    /// Nobody may have a colour even once.
    NoRun,
}

impl fmt::Display for CriteriaFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Twice(criterion) => write!(f, "the criterion {criterion:?} is named twice"),
            Self::Placed(criterion) => write!(f, "the criterion {criterion:?} has its fixed place and is not listed"),
            Self::NoRun => f.write_str("the longest run of one colour is 0, expected at least 1"),
        }
    }
}

impl Criteria {
    /// Whether neighbouring lots meet in a round, 1–2, 3–4, …; otherwise each pair has a lot of its own.
    pub const fn pairs_neighbours(&self, round: u16) -> bool {
        round == 1 && !matches!(self.opening, Opening::Halves)
    }

    /// All criteria in the order of their importance.
    pub fn ranked(&self) -> Vec<Criterion> {
        let named = self.absolute.iter().chain(&self.order).copied();
        [Criterion::Wish].into_iter().chain(named).chain([Criterion::Lot]).collect()
    }

    /// Whether a criterion must not be broken.
    pub fn is_absolute(&self, criterion: Criterion) -> bool {
        criterion == Criterion::Wish || self.absolute.contains(&criterion)
    }

    /// Everything that is wrong with them.
    pub fn faults(&self) -> Vec<CriteriaFault> {
        let named: Vec<Criterion> = self.absolute.iter().chain(&self.order).copied().collect();
        let mut faults = Vec::new();
        for (i, &criterion) in named.iter().enumerate() {
            if matches!(criterion, Criterion::Wish | Criterion::Lot) {
                faults.push(CriteriaFault::Placed(criterion));
            }
            if named[..i].contains(&criterion) {
                faults.push(CriteriaFault::Twice(criterion));
            }
        }
        if self.longest_run == 0 {
            faults.push(CriteriaFault::NoRun);
        }
        faults
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_are_all_found() {
        let criteria = Criteria {
            absolute: vec![Criterion::Rematch, Criterion::Wish],
            order: vec![Criterion::Score, Criterion::Rematch],
            longest_run: 0,
            ..Criteria::default()
        };
        let faults =
            [CriteriaFault::Placed(Criterion::Wish), CriteriaFault::Twice(Criterion::Rematch), CriteriaFault::NoRun];
        assert_eq!(criteria.faults(), faults);
        assert_eq!(Criteria::default().faults(), []);
    }

    #[test]
    fn a_charter_names_only_what_it_changes() {
        let criteria: Criteria = toml::from_str("thin = 4\nclubs = { first = 3 }\nopening = \"halves\"").unwrap();
        assert_eq!((criteria.thin, criteria.clubs, criteria.opening), (4, Apart::First(3), Opening::Halves));
        assert_eq!(criteria.order, Criteria::default().order);
    }
}
