//! Spans of time and instants, in milliseconds.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A span of time in whole milliseconds. It prints as minutes and seconds.
///
/// ```
/// use clock::Millis;
///
/// assert_eq!(Millis::from_mins(5).to_string(), "5:00");
/// assert_eq!(Millis::new(90_500).to_string(), "1:30.5");
/// assert_eq!(Millis::new(290_000).whole(Millis::from_mins(1)), Millis::from_mins(4));
/// assert_eq!(Millis::from_mins(5).half(), Millis::from_secs(150));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
#[schemars(description = "A span of time in whole milliseconds.")]
pub struct Millis(u64);

impl Millis {
    /// No time.
    pub const ZERO: Self = Self(0);

    /// The most a face can show, and the most a time control can give at once: ten thousand hours.
    pub const LONGEST: Self = Self::from_mins(10_000 * 60);

    /// So many milliseconds.
    pub const fn new(millis: u64) -> Self {
        Self(millis)
    }

    /// So many seconds.
    pub const fn from_secs(secs: u64) -> Self {
        Self(secs.saturating_mul(1000))
    }

    /// So many minutes.
    pub const fn from_mins(mins: u64) -> Self {
        Self(mins.saturating_mul(60_000))
    }

    /// The number of milliseconds.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// Whether this is no time at all.
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// The sum, or the longest span there is.
    #[must_use]
    pub const fn saturating_add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// The difference, or no time.
    #[must_use]
    pub const fn saturating_sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// As many whole units as are in this span; all of it if the unit is zero.
    #[must_use]
    pub const fn whole(self, unit: Self) -> Self {
        match self.0.checked_rem(unit.0) {
            Some(rest) => Self(self.0 - rest),
            None => self,
        }
    }

    /// Half of it, rounded down.
    #[must_use]
    pub const fn half(self) -> Self {
        Self(self.0 / 2)
    }

    /// What a face shows after more time is put on it.
    pub(crate) fn on_face(self, more: Self) -> Self {
        self.saturating_add(more).min(Self::LONGEST)
    }
}

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{:02}", self.0 / 60_000, self.0 / 1000 % 60)?;
        fraction(f, self.0 % 1000)
    }
}

/// Writes the decimals of a second, without zeros at the end.
pub(crate) fn fraction(f: &mut fmt::Formatter<'_>, millis: u64) -> fmt::Result {
    match millis {
        0 => Ok(()),
        _ if millis.is_multiple_of(100) => write!(f, ".{}", millis / 100),
        _ if millis.is_multiple_of(10) => write!(f, ".{:02}", millis / 10),
        _ => write!(f, ".{millis:03}"),
    }
}

/// A moment, in whole milliseconds since an epoch of the caller's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Instant(u64);

impl Instant {
    /// The last moment there is.
    pub const LAST: Self = Self(u64::MAX);

    /// So many milliseconds after the epoch.
    pub const fn new(millis: u64) -> Self {
        Self(millis)
    }

    /// The number of milliseconds since the epoch.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// How long after `earlier` this is; no time if it is before.
    #[must_use]
    pub const fn since(self, earlier: Self) -> Millis {
        Millis(self.0.saturating_sub(earlier.0))
    }

    /// So much later, or the last moment there is.
    #[must_use]
    pub const fn after(self, span: Millis) -> Self {
        Self(self.0.saturating_add(span.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_print_as_minutes_and_seconds() {
        let rows = [(0, "0:00"), (1, "0:00.001"), (50, "0:00.05"), (61_200, "1:01.2"), (6_000_000, "100:00")];
        for (millis, text) in rows {
            assert_eq!(Millis::new(millis).to_string(), text);
        }
    }

    #[test]
    fn the_whole_units_of_a_span() {
        assert_eq!(Millis::from_secs(119).whole(Millis::from_mins(1)), Millis::from_mins(1));
        assert_eq!(Millis::from_secs(59).whole(Millis::from_mins(1)), Millis::ZERO);
        assert_eq!(Millis::from_secs(59).whole(Millis::ZERO), Millis::from_secs(59));
    }

    #[test]
    fn nothing_overflows() {
        assert_eq!(Millis::from_mins(u64::MAX), Millis::new(u64::MAX));
        assert_eq!(Instant::LAST.after(Millis::new(1)), Instant::LAST);
        assert_eq!(Instant::new(0).since(Instant::LAST), Millis::ZERO);
        assert_eq!(Millis::LONGEST.on_face(Millis::new(u64::MAX)), Millis::LONGEST);
    }
}
