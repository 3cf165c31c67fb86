//! A line of a log: what happened, and all that is said of it.

use std::borrow::Cow;

use clock::Instant;
use contest::{Actor, GameId, Licence};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

use crate::instant::{self, Times, Written};
use crate::seal::Seal;

/// The version of the form in which logs are written. Lines without a version are of the first.
pub const VERSION: u32 = 2;

/// What lines tell of.
pub trait Happening: Serialize + DeserializeOwned {
    /// The number of a log's first line.
    const FIRST: u64;

    /// How instants are written.
    const TIMES: Times;

    /// Whether it stands as a whole in the field `event` of a line; otherwise its fields stand beside those of [`Line`], one of
    /// them named `event`, and none as one of them.
    const NESTED: bool;

    /// What has to be known of the lines before to read one of an older form.
    type Past: Default;

    /// Brings a line of an older form up to this one. Whatever is not touched is read as it stands.
    fn upcast(past: &mut Self::Past, line: &mut Map<String, Value>) {
        let _ = (past, line);
    }
}

/// A line of a log.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "Told<H, A>", bound(deserialize = "H: Happening, A: Deserialize<'de>"))]
pub struct Line<H, A> {
    /// Its number, one more than that of the line before.
    pub no: u64,
    /// How many lines that were decided together with it follow.
    pub more: u64,
    /// When.
    pub at: Instant,
    /// By whom.
    pub by: Actor,
    /// Who that is, by an id of the event.
    pub person: Option<String>,
    /// The name of the official.
    pub name: Option<String>,
    /// The qualification of the official.
    pub licence: Option<Licence>,
    /// The game that it is about, if it is about one of an event.
    pub subject: Option<GameId>,
    /// The articles it rests on.
    pub under: Vec<A>,
    /// What happened.
    pub event: H,
}

/// A line as it is read, and as its schema tells it.
#[derive(Deserialize, JsonSchema)]
#[serde(bound(deserialize = "H: Happening, A: Deserialize<'de>"))]
#[schemars(extend("unevaluatedProperties" = false))]
struct Told<H: Happening, A> {
    /// The version of the form.
    #[serde(default, rename = "version")]
    _version: Option<u32>,
    /// Its number, one more than that of the line before.
    no: u64,
    /// How many lines that were decided together with it follow.
    #[serde(default)]
    more: u64,
    /// When.
    #[serde(deserialize_with = "instant::deserialize")]
    at: Instant,
    /// By whom.
    by: Actor,
    /// Who that is, by an id of the event.
    #[serde(default)]
    person: Option<String>,
    /// The name of the official.
    #[serde(default)]
    name: Option<String>,
    /// The qualification of the official.
    #[serde(default)]
    licence: Option<Licence>,
    /// The game that it is about, if it is about one of an event.
    #[serde(default)]
    subject: Option<GameId>,
    /// The articles it rests on.
    #[serde(default)]
    under: Vec<A>,
    /// A hash over it and all lines before it.
    #[serde(default, rename = "hash")]
    _hash: Option<Seal>,
    #[serde(flatten)]
    event: Body<H>,
}

/// What happened, as it stands in a line.
struct Body<H>(H);

/// What happened, where it stands in a field as a whole.
#[derive(Serialize, Deserialize, JsonSchema)]
struct Nested<H> {
    event: H,
}

impl<H: Happening> Serialize for Body<&H> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if H::NESTED { Nested { event: self.0 }.serialize(serializer) } else { self.0.serialize(serializer) }
    }
}

impl<'de, H: Happening> Deserialize<'de> for Body<H> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if H::NESTED {
            Nested::deserialize(deserializer).map(|nested| Self(nested.event))
        } else {
            H::deserialize(deserializer).map(Self)
        }
    }
}

impl<H: Happening + JsonSchema> JsonSchema for Body<H> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        H::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        if H::NESTED { Nested::<H>::json_schema(generator) } else { H::json_schema(generator) }
    }
}

impl<H: Happening, A> From<Told<H, A>> for Line<H, A> {
    fn from(told: Told<H, A>) -> Self {
        let Told { no, more, at, by, person, name, licence, subject, under, event: Body(event), .. } = told;
        Self { no, more, at, by, person, name, licence, subject, under, event }
    }
}

impl<H: Happening + JsonSchema, A: JsonSchema> JsonSchema for Line<H, A> {
    fn schema_name() -> Cow<'static, str> {
        "Logged".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Told::<H, A>::json_schema(generator)
    }
}

impl<H, A> Line<H, A> {
    /// A line without further particulars, and without a number yet.
    pub fn new(at: Instant, by: Actor, event: H) -> Self {
        let (person, name, licence, subject) = (None, None, None, None);
        Self { no: 0, more: 0, at, by, person, name, licence, subject, under: Vec::new(), event }
    }
}

/// A line as it is written.
#[derive(Serialize)]
#[serde(bound(serialize = "H: Happening, A: Serialize"))]
struct Form<'a, H, A> {
    no: u64,
    #[serde(skip_serializing_if = "is_zero")]
    more: u64,
    at: Written,
    by: Actor,
    #[serde(skip_serializing_if = "Option::is_none")]
    person: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    licence: Option<Licence>,
    #[serde(skip_serializing_if = "Option::is_none")]
    subject: Option<&'a GameId>,
    #[serde(flatten)]
    event: Body<&'a H>,
    #[serde(skip_serializing_if = "<[A]>::is_empty")]
    under: &'a [A],
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the serializer passes a reference")]
const fn is_zero(number: &u64) -> bool {
    *number == 0
}

impl<H: Happening, A: Serialize> Serialize for Line<H, A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { no, more, at, by, person, name, licence, subject, under, event } = self;
        let form = Form {
            no: *no,
            more: *more,
            at: Written::new(*at, H::TIMES),
            by: *by,
            person: person.as_deref(),
            name: name.as_deref(),
            licence: *licence,
            subject: subject.as_ref(),
            event: Body(event),
            under,
        };
        form.serialize(serializer)
    }
}
