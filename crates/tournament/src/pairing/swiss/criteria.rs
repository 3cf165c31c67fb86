//! What a charter may ask of a pairing, and in which order.

use std::fmt;

use books::event::Criterion;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Score;

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
    /// As by number, no two seeds meeting.
    NumberedSeeds,
    /// By lot, the upper half of the numbers against the lower.
    Halves,
}

impl Opening {
    /// The same with the numbers that were drawn, where there would be lots.
    #[must_use]
    pub const fn numbered(self) -> Self {
        match self {
            Self::Lots | Self::Numbers => Self::Numbers,
            Self::Seeds | Self::NumberedSeeds => Self::NumberedSeeds,
            Self::Halves => Self::Halves,
        }
    }

    /// Whether the numbers that were drawn are the lots.
    pub const fn is_numbered(self) -> bool {
        matches!(self, Self::Numbers | Self::NumberedSeeds)
    }

    /// Whether no two seeds meet.
    pub const fn parts_seeds(self) -> bool {
        matches!(self, Self::Seeds | Self::NumberedSeeds)
    }
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

/// How the first rounds are accelerated, so that the strong meet the strong at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Acceleration {
    /// In how many rounds from the first on.
    pub rounds: u16,
    /// What the upper half of the numbers has more in these rounds, for the pairing alone.
    pub points: Score,
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
    /// How the first rounds are accelerated, if they are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accelerated: Option<Acceleration>,
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
            accelerated: None,
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
    /// An acceleration of no rounds, or by no points.
    NoAcceleration,
}

impl fmt::Display for CriteriaFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Twice(criterion) => write!(f, "the criterion {criterion:?} is named twice"),
            Self::Placed(criterion) => write!(f, "the criterion {criterion:?} has its fixed place and is not listed"),
            Self::NoRun => f.write_str("the longest run of one colour is 0, expected at least 1"),
            Self::NoAcceleration => f.write_str("an acceleration of no rounds or by no points"),
        }
    }
}

impl Criteria {
    /// Whether neighbouring lots meet in a round, 1–2, 3–4, …; otherwise each pair has a lot of its own.
    pub const fn pairs_neighbours(&self, round: u16) -> bool {
        round == 1 && !matches!(self.opening, Opening::Halves)
    }

    /// What the upper half of the numbers has more in a round, for the pairing alone.
    pub fn head_start(&self, round: u16) -> Option<Score> {
        self.accelerated.filter(|accelerated| round <= accelerated.rounds).map(|accelerated| accelerated.points)
    }

    /// Whether the numbers are those of the ratings, the highest first, and no lots.
    pub fn numbers_by_rating(&self) -> bool {
        self.opening == Opening::Halves || self.accelerated.is_some() || self.ranked().contains(&Criterion::Rank)
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

    /// The same, but for what must not be and may be in one round: that comes first of what is avoided.
    #[must_use]
    pub fn giving_way(&self, give_way: &[Criterion]) -> Self {
        let (yielding, absolute): (Vec<Criterion>, Vec<Criterion>) =
            self.absolute.iter().partition(|criterion| give_way.contains(criterion));
        let order = yielding.into_iter().chain(self.order.iter().copied()).collect();
        Self { absolute, order, ..self.clone() }
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
        if self.accelerated.is_some_and(|one| one.rounds == 0 || one.points <= Score::ZERO) {
            faults.push(CriteriaFault::NoAcceleration);
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
            accelerated: Some(Acceleration { rounds: 0, points: Score::ONE }),
            ..Criteria::default()
        };
        let faults = [
            CriteriaFault::Placed(Criterion::Wish),
            CriteriaFault::Twice(Criterion::Rematch),
            CriteriaFault::NoRun,
            CriteriaFault::NoAcceleration,
        ];
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
