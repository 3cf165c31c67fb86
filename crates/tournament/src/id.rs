//! Who takes part, by number.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The number of an entry: a person, or in a team event a team, which is paired as one player of the field.
///
/// Numbers are given once in an event, in the order of entry, and never again to someone else.
///
/// ```
/// use tournament::PlayerId;
///
/// let third = PlayerId::new(3);
/// assert_eq!(third.to_string(), "3");
/// assert!(PlayerId::new(2) < third);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct PlayerId(u32);

impl PlayerId {
    /// The entry with this number.
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// The number.
    pub const fn number(self) -> u32 {
        self.0
    }
}

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
