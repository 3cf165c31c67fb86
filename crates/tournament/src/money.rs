//! Amounts of money, exactly.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Sub};
use std::str::FromStr;
use thiserror::Error;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// An amount in hundredths of the event's currency.
///
/// ```
/// use tournament::Money;
///
/// let fee: Money = "120.50".parse()?;
/// assert_eq!(fee.cents(), 12_050);
/// assert_eq!(fee.to_string(), "120.50");
/// # Ok::<(), tournament::MoneyError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Money(i64);

impl Money {
    /// Nothing.
    pub const ZERO: Self = Self(0);

    /// So many hundredths.
    pub const fn from_cents(cents: i64) -> Self {
        Self(cents)
    }

    /// The amount in hundredths.
    pub const fn cents(self) -> i64 {
        self.0
    }

    /// The amount in equal shares; the hundredths that cannot be divided go to the first ones.
    pub fn shares(self, number: usize) -> Vec<Self> {
        let Ok(divisor) = i64::try_from(number) else { return Vec::new() };
        if divisor == 0 {
            return Vec::new();
        }
        let rest = self.0.rem_euclid(divisor);
        (0..divisor).map(|nth| Self(self.0.div_euclid(divisor) + i64::from(nth < rest))).collect()
    }
}

impl Add for Money {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for Money {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Sum for Money {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let cents = self.0.unsigned_abs();
        f.pad(&format!("{sign}{}.{:02}", cents / 100, cents % 100))
    }
}

/// The text is no amount of money.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is no amount of money, expected one such as 120 or 120.50")]
pub struct MoneyError(pub String);

impl FromStr for Money {
    type Err = MoneyError;

    fn from_str(text: &str) -> Result<Self, MoneyError> {
        read(text.trim()).ok_or_else(|| MoneyError(text.to_owned()))
    }
}

fn read(text: &str) -> Option<Money> {
    let (whole, cents) = text.split_once('.').unwrap_or((text, ""));
    let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || whole.len() > 12 || cents.len() > 2 || !digits(whole) || !digits(cents) {
        return None;
    }
    let cents: i64 = format!("{cents:0<2}").parse().ok()?;
    Some(Money(whole.parse::<i64>().ok()? * 100 + cents))
}

impl Serialize for Money {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Money {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(MoneyVisitor)
    }
}

struct MoneyVisitor;

impl de::Visitor<'_> for MoneyVisitor {
    type Value = Money;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an amount of money such as 120 or \"120.50\"")
    }

    fn visit_i64<E: de::Error>(self, amount: i64) -> Result<Money, E> {
        self.visit_str(&amount.to_string())
    }

    fn visit_u64<E: de::Error>(self, amount: u64) -> Result<Money, E> {
        self.visit_str(&amount.to_string())
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Money, E> {
        text.parse().map_err(E::custom)
    }
}

impl JsonSchema for Money {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Money".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": ["integer", "string"], "description": "An amount of money such as 120 or \"120.50\"." })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_add_up() {
        let shares = Money::from_cents(1000).shares(3);
        assert_eq!(shares.iter().map(|share| share.cents()).collect::<Vec<_>>(), [334, 333, 333]);
        assert_eq!(shares.into_iter().sum::<Money>(), Money::from_cents(1000));
    }

    #[test]
    fn what_is_no_amount_is_refused() {
        for text in ["", "-1", "1.234", "x", ".5", "1,50"] {
            assert!(text.parse::<Money>().is_err(), "{text}");
        }
    }
}
