//! Instants as they are written: in UTC, or as plain numbers.

use clock::Instant;
use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::Offset;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

/// How a log writes its instants. Both forms are read everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Times {
    /// As days and hours in UTC: `2026-05-01T11:00:00Z`.
    Utc,
    /// As milliseconds, in UTC or from any beginning, such as that of a game.
    Millis,
}

/// The instant that a text names: a day and an hour with its offset from UTC, or in UTC if it has none.
pub fn utc(text: &str) -> Option<Instant> {
    let hour = || text.parse::<DateTime>().ok().and_then(|hour| Offset::UTC.to_timestamp(hour).ok());
    let timestamp = text.parse::<Timestamp>().ok().or_else(hour)?;
    u64::try_from(timestamp.as_millisecond()).ok().map(Instant::new)
}

/// An instant as it is written or read.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
pub enum Written {
    /// In milliseconds.
    Millis(u64),
    /// As a text.
    Text(String),
}

impl Written {
    /// An instant in a form; one that no calendar reaches is a number.
    pub fn new(at: Instant, times: Times) -> Self {
        let timestamp = i64::try_from(at.get()).ok().and_then(|millis| Timestamp::from_millisecond(millis).ok());
        match (times, timestamp) {
            (Times::Utc, Some(timestamp)) => Self::Text(timestamp.to_string()),
            _ => Self::Millis(at.get()),
        }
    }

    /// The instant that is written; `None` if a text names none.
    pub fn instant(self) -> Option<Instant> {
        match self {
            Self::Millis(millis) => Some(Instant::new(millis)),
            Self::Text(text) => utc(&text),
        }
    }
}

/// Reads an instant in either form.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Instant, D::Error> {
    match Written::deserialize(deserializer)? {
        Written::Millis(millis) => Ok(Instant::new(millis)),
        Written::Text(text) => utc(&text).ok_or_else(|| D::Error::custom(format!("no instant `{text}`"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_with_an_offset_or_without_is_an_instant() {
        let at = Some(Instant::new(1_777_633_200_000));
        for text in ["2026-05-01T11:00:00Z", "2026-05-01T19:00:00+08:00", "2026-05-01T11:00:00", "2026-05-01T11:00"] {
            assert_eq!(utc(text), at, "{text}");
        }
        for text in ["", "yesterday", "1969-12-31T23:59:59Z"] {
            assert_eq!(utc(text), None, "{text}");
        }
    }

    #[test]
    fn what_no_calendar_reaches_is_a_number() {
        assert!(matches!(Written::new(Instant::LAST, Times::Utc), Written::Millis(u64::MAX)));
        assert!(
            matches!(Written::new(Instant::new(0), Times::Utc), Written::Text(text) if text == "1970-01-01T00:00:00Z")
        );
    }
}
