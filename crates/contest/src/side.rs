//! The two sides of a game.

use std::fmt;
use std::ops::{Index, IndexMut, Not};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A side, by who makes the first move of the game: Red or White has it, Black answers. `!side` is the other one.
///
/// ```
/// use contest::Side;
///
/// assert_eq!(!Side::First, Side::Second);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The side that makes the first move.
    #[serde(alias = "red", alias = "white")]
    First,
    /// The side that answers it.
    #[serde(alias = "black")]
    Second,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The other side, also where `!` cannot be used yet.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

impl Not for Side {
    type Output = Self;

    fn not(self) -> Self {
        self.other()
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::First => "first",
            Self::Second => "second",
        })
    }
}

/// Something that each side has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "SidesOf{T}")]
pub struct Sides<T> {
    /// What the first side has.
    #[serde(alias = "red", alias = "white")]
    pub first: T,
    /// What the second side has.
    #[serde(alias = "black")]
    pub second: T,
}

impl<T> Sides<T> {
    /// Asks for what each side has.
    pub fn from_fn(mut of: impl FnMut(Side) -> T) -> Self {
        Self { first: of(Side::First), second: of(Side::Second) }
    }

    /// Makes something of what each side has.
    pub fn map<U>(self, mut make: impl FnMut(T) -> U) -> Sides<U> {
        Sides { first: make(self.first), second: make(self.second) }
    }

    /// The same with the sides exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        Self { first: self.second, second: self.first }
    }
}

impl<T> Index<Side> for Sides<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::First => &self.first,
            Side::Second => &self.second,
        }
    }
}

impl<T> IndexMut<Side> for Sides<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::First => &mut self.first,
            Side::Second => &mut self.second,
        }
    }
}
