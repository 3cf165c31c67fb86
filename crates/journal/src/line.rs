//! A line of a log: what happened, and all that is said of it.

use std::borrow::Cow;

use clock::Instant;
use contest::{Actor, GameId, Licence};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::{Map, Value};

use crate::instant::{self, Times, Written};
use crate::seal::Seal;

/// The version of the form that is written. Lines without a version are of the first.
pub const VERSION: u32 = 2;

/// What lines tell of.
///
/// It is written into the line beside the fields of [`Line`], so it is an object with a field `event` and none of theirs.
pub trait Happening: Serialize + DeserializeOwned {
    /// The number of a log's first line.
    const FIRST: u64;

    /// How instants are written.
    const TIMES: Times;

    /// What has to be known of the lines before to read one of an older form.
    type Past: Default;

    /// Brings a line of an older form up to this one. Whatever is not touched is read as it stands.
    fn upcast(past: &mut Self::Past, line: &mut Map<String, Value>) {
        let _ = (past, line);
    }
}

/// A line of a log.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "Told<H, A>", bound(deserialize = "H: Deserialize<'de>, A: Deserialize<'de>"))]
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
#[serde(bound(deserialize = "H: Deserialize<'de>, A: Deserialize<'de>"))]
#[schemars(extend("unevaluatedProperties" = false))]
struct Told<H, A> {
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
    event: H,
}

impl<H, A> From<Told<H, A>> for Line<H, A> {
    fn from(told: Told<H, A>) -> Self {
        let Told { no, more, at, by, person, name, licence, subject, under, event, .. } = told;
        Self { no, more, at, by, person, name, licence, subject, under, event }
    }
}

impl<H: JsonSchema, A: JsonSchema> JsonSchema for Line<H, A> {
    fn schema_name() -> Cow<'static, str> {
        "Line".into()
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
struct Form<'a, H, A> {
    version: u32,
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
    event: &'a H,
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
            version: VERSION,
            no: *no,
            more: *more,
            at: Written::new(*at, H::TIMES),
            by: *by,
            person: person.as_deref(),
            name: name.as_deref(),
            licence: *licence,
            subject: subject.as_ref(),
            event,
            under,
        };
        form.serialize(serializer)
    }
}
