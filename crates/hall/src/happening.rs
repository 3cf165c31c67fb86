//! What can happen in a hall: all that one log tells.

use std::fmt;

use books::Article;
use clock::Instant;
use contest::{Actor, GameId};
use journal::Times;
use schemars::JsonSchema;
use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeSeed, Error, IgnoredAny, IntoDeserializer, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use tournament::event;

use crate::call::CallHappening;
use crate::case::CaseHappening;
use crate::duty::DutyHappening;
use crate::notice::NoticeHappening;
use crate::office::OfficeHappening;

/// Something that happened: in the event, at the desk of a game, or in the hall itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "HallHappening")]
pub enum Happening {
    /// At the desk of the game that the line is about.
    Desk(arbiter::Happening),
    /// With the officials.
    Office(OfficeHappening),
    /// With a call at the table of the game that the line is about.
    Call(CallHappening),
    /// With duties, and with rounds that begin.
    Duty(DutyHappening),
    /// In a case.
    Case(CaseHappening),
    /// With notices to everybody.
    Notice(NoticeHappening),
    /// In the event. Such lines have the form that they have in the log of an event without desks.
    #[serde(untagged)]
    Event(event::Happening),
}

/// A line of the log.
pub type Line = journal::Line<Happening, Article>;

/// The log, as far as it can be read.
pub type Log = journal::Log<Happening, Article>;

impl journal::Happening for Happening {
    const FIRST: u64 = <event::Happening as journal::Happening>::FIRST;
    const TIMES: Times = <event::Happening as journal::Happening>::TIMES;
    const NESTED: bool = <event::Happening as journal::Happening>::NESTED;
    type Past = <event::Happening as journal::Happening>::Past;

    fn upcast(past: &mut Self::Past, line: &mut Map<String, Value>) {
        event::Happening::upcast(past, line);
    }
}

impl From<event::Happening> for Happening {
    fn from(event: event::Happening) -> Self {
        Self::Event(event)
    }
}

impl From<OfficeHappening> for Happening {
    fn from(event: OfficeHappening) -> Self {
        Self::Office(event)
    }
}

impl From<CallHappening> for Happening {
    fn from(event: CallHappening) -> Self {
        Self::Call(event)
    }
}

impl From<DutyHappening> for Happening {
    fn from(event: DutyHappening) -> Self {
        Self::Duty(event)
    }
}

impl From<NoticeHappening> for Happening {
    fn from(event: NoticeHappening) -> Self {
        Self::Notice(event)
    }
}

impl From<CaseHappening> for Happening {
    fn from(event: CaseHappening) -> Self {
        Self::Case(event)
    }
}

/// A line of the event as one of the hall.
pub(crate) fn of_event(logged: event::Logged) -> Line {
    let event::Logged { no, more, at, by, person, name, licence, subject, under, event } = logged;
    Line { no, more, at, by, person, name, licence, subject, under, event: Happening::Event(event) }
}

/// A line of the desk of a game as one of the hall, with who that is.
pub(crate) fn of_desk(logged: arbiter::Logged, game: &GameId, person: Option<&str>) -> Line {
    let arbiter::Logged { no, more, at, by, name, licence, under, event, .. } = logged;
    let person = person.filter(|_| by != Actor::Desk).map(str::to_owned);
    let (subject, event) = (Some(game.clone()), Happening::Desk(event));
    Line { no, more, at, by, person, name, licence, subject, under, event }
}

/// A line about a desk as its own log keeps it.
pub(crate) fn to_desk(line: &Line, event: &arbiter::Happening) -> arbiter::Logged {
    let Line { no, more, at, by, person, name, licence, under, .. } = line;
    arbiter::Logged {
        person: person.clone(),
        name: name.clone(),
        licence: *licence,
        under: under.clone(),
        no: *no,
        more: *more,
        ..arbiter::Logged::new(*at, *by, event.clone())
    }
}

/// A line of the hall without further particulars.
pub(crate) fn line(at: Instant, by: Actor, event: impl Into<Happening>) -> Line {
    Line::new(at, by, event.into())
}

impl<'de> Deserialize<'de> for Happening {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(One)
    }
}

/// Reads the one event of a line.
struct One;

impl<'de> Visitor<'de> for One {
    type Value = Happening;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("one event by its name")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Happening, A::Error> {
        let name: String = map.next_key()?.ok_or_else(|| A::Error::invalid_length(0, &self))?;
        let happening = match name.as_str() {
            "desk" => Happening::Desk(map.next_value()?),
            "office" => Happening::Office(map.next_value()?),
            "call" => Happening::Call(map.next_value()?),
            "duty" => Happening::Duty(map.next_value()?),
            "case" => Happening::Case(map.next_value()?),
            "notice" => Happening::Notice(map.next_value()?),
            _ => {
                let event = Named { name: Some(name), rest: &mut map };
                Happening::Event(event::Happening::deserialize(MapAccessDeserializer::new(event))?)
            }
        };
        match map.next_key::<IgnoredAny>()? {
            Some(_) => Err(A::Error::invalid_length(2, &self)),
            None => Ok(happening),
        }
    }
}

/// A map whose first name has been read.
struct Named<'a, A> {
    name: Option<String>,
    rest: &'a mut A,
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Named<'_, A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, A::Error> {
        match self.name.take() {
            Some(name) => seed.deserialize(name.into_deserializer()).map(Some),
            None => self.rest.next_key_seed(seed),
        }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, A::Error> {
        self.rest.next_value_seed(seed)
    }
}
