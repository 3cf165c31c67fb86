//! Points, exactly.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};
use std::str::FromStr;
use thiserror::Error;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// An amount of points, in quarters: results score halves at the least, and 小分 halves them once more.
///
/// ```
/// use tournament::Score;
///
/// let score: Score = "3.5".parse()?;
/// assert_eq!(score + Score::HALF, Score::whole(4));
/// assert_eq!(score.halved().to_string(), "1.75");
/// # Ok::<(), tournament::ScoreError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i64);

impl Score {
    /// Nothing.
    pub const ZERO: Self = Self(0);
    /// Half a point.
    pub const HALF: Self = Self(2);
    /// A point.
    pub const ONE: Self = Self(4);

    /// So many points.
    pub const fn whole(points: i64) -> Self {
        Self(points.saturating_mul(4))
    }

    /// So many half points.
    pub const fn halves(halves: i64) -> Self {
        Self(halves.saturating_mul(2))
    }

    /// So many quarters of a point.
    pub const fn quarters(quarters: i64) -> Self {
        Self(quarters)
    }

    /// The amount in quarters of a point.
    pub const fn as_quarters(self) -> i64 {
        self.0
    }

    /// Half of it; exact for every sum of whole and half points.
    #[must_use]
    pub const fn halved(self) -> Self {
        Self(self.0 / 2)
    }

    /// Whether results may score it: whole or half points.
    pub const fn is_result(self) -> bool {
        self.0 % 2 == 0
    }
}

impl Add for Score {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Score {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Score {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl SubAssign for Score {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl Mul<i64> for Score {
    type Output = Self;

    fn mul(self, times: i64) -> Self {
        Self(self.0.saturating_mul(times))
    }
}

impl Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self(self.0.saturating_neg())
    }
}

impl Sum for Score {
    fn sum<I: Iterator<Item = Self>>(scores: I) -> Self {
        scores.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Score {
    /// Points with as many decimals as needed: `3`, `3.5`, `1.75`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let whole = self.0.unsigned_abs() / 4;
        let part = ["", ".25", ".5", ".75"][(self.0.unsigned_abs() % 4) as usize];
        f.pad(&format!("{sign}{whole}{part}"))
    }
}

/// The text is no amount of points.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is no amount of points, expected one such as 2, 0.5, 3½ or 1.75")]
pub struct ScoreError(pub String);

impl FromStr for Score {
    type Err = ScoreError;

    fn from_str(text: &str) -> Result<Self, ScoreError> {
        read(text.trim()).ok_or_else(|| ScoreError(text.to_owned()))
    }
}

/// Reads an amount; `None` if it is none, or finer than quarters, or beyond all measure.
fn read(text: &str) -> Option<Score> {
    let (negative, text) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
    let (whole, quarters) = match text.strip_suffix('½') {
        Some(whole) => (if whole.is_empty() { "0" } else { whole }, 2),
        None => match text.split_once('.') {
            Some((whole, part)) => (whole, decimals(part)?),
            None => (text, 0),
        },
    };
    if whole.is_empty() || whole.len() > 12 || !whole.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let score = Score(whole.parse::<i64>().ok()? * 4 + quarters);
    Some(if negative { -score } else { score })
}

/// The quarters in decimals.
fn decimals(part: &str) -> Option<i64> {
    match part.trim_end_matches('0') {
        "" if !part.is_empty() => Some(0),
        "25" => Some(1),
        "5" => Some(2),
        "75" => Some(3),
        _ => None,
    }
}

impl Serialize for Score {
    /// A number; every quarter is exact in binary.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0 % 4 == 0 {
            serializer.serialize_i64(self.0 / 4)
        } else {
            #[allow(clippy::cast_precision_loss, reason = "scores are far below 2^50")]
            serializer.serialize_f64(self.0 as f64 / 4.0)
        }
    }
}

impl<'de> Deserialize<'de> for Score {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ScoreVisitor)
    }
}

struct ScoreVisitor;

impl de::Visitor<'_> for ScoreVisitor {
    type Value = Score;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an amount of points such as 2, 0.5 or \"3½\"")
    }

    fn visit_i64<E: de::Error>(self, points: i64) -> Result<Score, E> {
        self.visit_str(&points.to_string())
    }

    fn visit_u64<E: de::Error>(self, points: u64) -> Result<Score, E> {
        self.visit_str(&points.to_string())
    }

    fn visit_f64<E: de::Error>(self, points: f64) -> Result<Score, E> {
        self.visit_str(&points.to_string())
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Score, E> {
        text.parse().map_err(E::custom)
    }
}

impl JsonSchema for Score {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Score".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": ["number", "string"], "description": "An amount of points in quarters, such as 2, 0.5 or \"3½\"." })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_amounts_are_read_back() {
        for quarters in -9..40 {
            let score = Score::quarters(quarters);
            assert_eq!(score.to_string().parse(), Ok(score));
            let json = serde_json::to_string(&score).unwrap();
            assert_eq!(serde_json::from_str::<Score>(&json).unwrap(), score);
        }
        assert_eq!("3½".parse(), Ok(Score::halves(7)));
        assert_eq!("½".parse(), Ok(Score::HALF));
        assert_eq!("2.50".parse(), Ok(Score::halves(5)));
    }

    #[test]
    fn what_is_no_amount_is_refused() {
        for text in ["", "-", "x", "1.", ".5", "0.1", "1e3", "9999999999999", "1.2.3", "--1"] {
            assert_eq!(text.parse::<Score>(), Err(ScoreError(text.to_owned())));
        }
    }
}
