//! What a Swiss round should avoid.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Something a round should avoid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Criterion {
    /// A wish of the director that is not met; always first, and never broken.
    Wish,
    /// Two who have met already meet again.
    Rematch,
    /// Someone who has had a bye has another.
    ByeAgain,
    /// In a seeded first round two seeds meet.
    Seeds,
    /// In a first round of halves two of the same half meet.
    Halves,
    /// Two of one club meet.
    Club,
    /// Two of one team meet.
    Team,
    /// The bye goes to another than the charter says; how many layers higher, squared, or how many lots earlier.
    Bye,
    /// Two of different layers meet; how many layers apart, squared.
    Score,
    /// Two of one layer meet who are not half of it apart in the order of the numbers; how much closer or farther, squared.
    Rank,
    /// Someone is moved to another layer the same way as in the last round.
    Float,
    /// Someone has one colour more often in a row than the charter allows.
    Run,
    /// 避三: someone has one colour for the third time in a row, having had it more often than the other.
    Third,
    /// First and second moves are out of balance; their difference after the round, squared.
    Balance,
    /// Someone has the colour of their last game again.
    Alternate,
    /// Always last: the lot decides what is left. In a first round by lot or number it is how far apart the two lots are,
    /// squared, so that 1–2, 3–4, … meet; later it is a lot drawn for the pair.
    Lot,
}

impl Criterion {
    /// All of them.
    pub const ALL: [Self; 16] = [
        Self::Wish,
        Self::Rematch,
        Self::ByeAgain,
        Self::Seeds,
        Self::Halves,
        Self::Club,
        Self::Team,
        Self::Bye,
        Self::Score,
        Self::Rank,
        Self::Float,
        Self::Run,
        Self::Third,
        Self::Balance,
        Self::Alternate,
        Self::Lot,
    ];

    /// Whether it speaks of who has the first move.
    pub const fn is_of_colour(self) -> bool {
        matches!(self, Self::Run | Self::Third | Self::Balance | Self::Alternate)
    }
}
