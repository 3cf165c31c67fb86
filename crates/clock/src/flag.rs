//! Flags that fell.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Instant;
use contest::{Side, Sides};

/// A flag that fell: a time was used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fall {
    /// The exact moment at which nothing was left.
    pub at: Instant,
    /// Which time was used up.
    pub cause: Cause,
    /// How many stages the side had passed.
    pub stage: u32,
    /// How many moves the side had made.
    pub moves: u32,
}

/// Which time was used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The time of the stage.
    Stage,
    /// The time for one move.
    Move,
}

/// Both flags.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Flags(Sides<Option<Fall>>);

impl Flags {
    pub(crate) fn new(falls: Sides<Option<Fall>>) -> Self {
        Self(falls)
    }

    /// The flag of a side, if it fell.
    pub fn side(self, side: Side) -> Option<Fall> {
        self.0[side]
    }

    /// Whether neither fell.
    pub fn are_up(self) -> bool {
        self.0 == Sides::default()
    }

    /// Whether both fell.
    pub fn are_down(self) -> bool {
        self.0.first.is_some() && self.0.second.is_some()
    }

    /// The side whose flag fell, or fell first. Nobody's, if neither fell or both did at the same moment.
    pub fn earliest(self) -> Option<Side> {
        match (self.0.first, self.0.second) {
            (Some(first), Some(second)) if first.at == second.at => None,
            (Some(first), Some(second)) if second.at < first.at => Some(Side::Second),
            (Some(_), _) => Some(Side::First),
            (None, Some(_)) => Some(Side::Second),
            (None, None) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_earlier_of_two_falls() {
        let fall =
            |at: Option<u64>| at.map(|at| Fall { at: Instant::new(at), cause: Cause::Stage, stage: 0, moves: 0 });
        let rows = [
            (None, None, None),
            (Some(5), None, Some(Side::First)),
            (None, Some(5), Some(Side::Second)),
            (Some(5), Some(6), Some(Side::First)),
            (Some(6), Some(5), Some(Side::Second)),
            (Some(5), Some(5), None),
        ];
        for (first, second, earliest) in rows {
            let flags = Flags::new(Sides { first: fall(first), second: fall(second) });
            assert_eq!(flags.earliest(), earliest);
            assert_eq!(flags.are_up(), first.or(second).is_none());
            assert_eq!(flags.are_down(), first.and(second).is_some());
        }
    }
}
