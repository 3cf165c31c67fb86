//! Costs: integers, and vectors of integers of which the first that differs decides.

use std::fmt::Debug;
use std::ops::{Add, Sub};

/// What a pair costs: an ordered group in which even elements can be halved.
pub trait Cost: Copy + Debug + Ord + Add<Output = Self> + Sub<Output = Self> {
    /// No cost.
    const ZERO: Self;

    /// Less than any cost a graph may have.
    const LEAST: Self;

    /// Twice as much.
    #[must_use]
    fn doubled(self) -> Self {
        self + self
    }

    /// Half of an even amount.
    #[must_use]
    fn halved(self) -> Self;

    /// Whether no component is beyond a limit in either direction.
    fn is_within(self, limit: i64) -> bool;
}

impl Cost for i64 {
    const ZERO: Self = 0;
    const LEAST: Self = -(1 << 60);

    fn halved(self) -> Self {
        debug_assert_eq!(self % 2, 0, "only even amounts are halved");
        self / 2
    }

    fn is_within(self, limit: i64) -> bool {
        self.abs() <= limit
    }
}

/// Criteria in the order of their importance: the first that differs decides.
///
/// ```
/// use tournament::pairing::matching::Lex;
///
/// assert!(Lex([0, 9]) < Lex([1, 0]));
/// assert_eq!(Lex([1, 2]) + Lex([3, 4]), Lex([4, 6]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lex<const K: usize>(pub [i64; K]);

impl<const K: usize> Add for Lex<K> {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine += theirs;
        }
        self
    }
}

impl<const K: usize> Sub for Lex<K> {
    type Output = Self;

    fn sub(mut self, other: Self) -> Self {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine -= theirs;
        }
        self
    }
}

impl<const K: usize> Cost for Lex<K> {
    const ZERO: Self = Self([0; K]);
    const LEAST: Self = Self([i64::LEAST; K]);

    fn halved(self) -> Self {
        Self(self.0.map(Cost::halved))
    }

    fn is_within(self, limit: i64) -> bool {
        self.0.iter().all(|component| component.is_within(limit))
    }
}
