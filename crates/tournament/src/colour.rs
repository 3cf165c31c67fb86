//! First and second move.

use std::fmt;
use std::ops::Not;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Who moves first in a game, as a pairing counts it: Red has the first move, Black the second.
///
/// ```
/// use tournament::Colour;
///
/// assert_eq!(!Colour::First, Colour::Second);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Red, 先手.
    First,
    /// Black, 後手.
    Second,
}

impl Colour {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];
}

impl Not for Colour {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::First => "first",
            Self::Second => "second",
        })
    }
}
