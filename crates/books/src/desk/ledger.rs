//! The faults counted against a side.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A kind of fault that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FoulKind {
    /// A technical foul.
    Technical,
    /// A fault in pressing the clock.
    Press,
    /// A fault in keeping the record.
    Record,
    /// A violation, where a book counts these beside fouls.
    Violation,
    /// An illegal move, where a book counts these by themselves.
    IllegalMove,
}

impl FoulKind {
    /// All kinds.
    pub const ALL: [Self; 5] = [Self::Technical, Self::Press, Self::Record, Self::Violation, Self::IllegalMove];
}

/// A fault entered against a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Foul {
    /// Its kind.
    pub kind: FoulKind,
    /// The turn to which it belongs.
    pub turn: u32,
}

/// How many faults of each kind count.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Counts(pub std::collections::BTreeMap<FoulKind, u32>);

impl Counts {
    /// Whether there are none of any kind.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many of a kind count.
    pub fn of(&self, kind: FoulKind) -> u32 {
        self.0.get(&kind).copied().unwrap_or(0)
    }
}
