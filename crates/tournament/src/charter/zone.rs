//! Where an event is held, as its hours go.

use clock::Instant;
use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::{TimeZone, TimeZoneDatabase};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A time zone by its name in the database of the IANA: hours that a rule speaks of are those of the hall.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Zone(TimeZone);

/// There is no zone of this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("invalid value: string \"{0}\", expected a time zone such as Asia/Hong_Kong")]
pub struct NoZone(pub String);

impl TryFrom<String> for Zone {
    type Error = NoZone;

    fn try_from(name: String) -> Result<Self, NoZone> {
        let known = TimeZoneDatabase::bundled().get(&name).ok().filter(|zone| zone.iana_name().is_some());
        known.map(Self).ok_or(NoZone(name))
    }
}

impl From<Zone> for String {
    fn from(Zone(zone): Zone) -> Self {
        zone.iana_name().unwrap_or_default().to_owned()
    }
}

impl Zone {
    /// The day and hour in the hall at an instant.
    pub fn hour(&self, at: Instant) -> Option<DateTime> {
        let at = Timestamp::from_millisecond(i64::try_from(at.get()).ok()?).ok()?;
        Some(self.0.to_datetime(at))
    }

    /// The instant of a day and hour in the hall.
    pub fn instant(&self, hour: DateTime) -> Option<Instant> {
        let at = self.0.to_timestamp(hour).ok()?;
        u64::try_from(at.as_millisecond()).ok().map(Instant::new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hours_are_those_of_the_hall() {
        let at = Instant::new(1_800_000_000_000);
        for (name, hour) in [("UTC", "2027-01-15T08:00:00"), ("Asia/Hong_Kong", "2027-01-15T16:00:00")] {
            let zone = Zone::try_from(name.to_owned()).unwrap();
            assert_eq!(zone.hour(at), Some(hour.parse().unwrap()), "{name}");
            assert_eq!(zone.instant(hour.parse().unwrap()), Some(at), "{name}");
            assert_eq!(String::from(zone), name);
        }
        assert_eq!(Zone::try_from("Atlantis".to_owned()), Err(NoZone("Atlantis".to_owned())));
    }
}
