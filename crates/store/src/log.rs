//! What a store keeps of an event, and what every store can do.

use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::str::FromStr;
use thiserror::Error;

use serde::{Deserialize, Serialize};
use tokio::sync::broadcast;

use crate::accounts::Accounts;
use crate::fault::StoreError;
use crate::removal::Removal;

/// An answer of a store that is on its way.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// The longest name of an event.
const LONGEST: usize = 64;

/// The name of an event within a store: small letters, digits and hyphens, as it stands in an address.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct EventId(String);

/// The text names no event.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("no name of an event `{0}`, expected 1 to {LONGEST} of a–z, 0–9 and -, no hyphen first")]
pub struct NoEventId(pub String);

impl FromStr for EventId {
    type Err = NoEventId;

    fn from_str(text: &str) -> Result<Self, NoEventId> {
        let fits = |sign: u8| matches!(sign, b'a'..=b'z' | b'0'..=b'9' | b'-');
        let known = (1..=LONGEST).contains(&text.len()) && !text.starts_with('-') && text.bytes().all(fits);
        if known { Ok(Self(text.to_owned())) } else { Err(NoEventId(text.chars().take(LONGEST).collect())) }
    }
}

impl TryFrom<String> for EventId {
    type Error = NoEventId;

    fn try_from(text: String) -> Result<Self, NoEventId> {
        text.parse()
    }
}

impl From<EventId> for String {
    fn from(id: EventId) -> Self {
        id.0
    }
}

impl EventId {
    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for EventId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A line as it is kept: its bytes, with whatever white space surrounds them in the file of the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number.
    pub no: u64,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

/// The bytes of a row without the mark that a file may begin with.
pub(crate) fn unmarked(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes)
}

/// A request that is answered once, however often it is sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Once {
    /// The key that the sender gave it, unique within the event.
    pub key: String,
    /// What was asked, or a hash of it: another request under the same key is not the same.
    pub request: Vec<u8>,
    /// The first answer.
    pub answer: Vec<u8>,
}

/// What one decision adds to a log.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Act {
    /// The lines.
    pub rows: Vec<Row>,
    /// The request that brought it about, if it may be sent again.
    pub once: Option<Once>,
}

impl Act {
    /// Lines that nobody sends again.
    pub const fn of(rows: Vec<Row>) -> Self {
        Self { rows, once: None }
    }
}

/// How far the log of an event goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The event.
    pub event: EventId,
    /// The number its log begins with.
    pub first: u64,
    /// The number of its last line; one less than the first if it has none.
    pub last: u64,
}

/// That the log of an event goes further, or that the event is gone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    /// The event.
    pub event: EventId,
    /// The number of its last line; none if it was removed.
    pub last: Option<u64>,
}

/// Where logs of events are kept.
pub trait Store: Accounts + fmt::Debug + Send + Sync {
    /// All events, by name.
    fn events(&self) -> Pending<'_, Vec<Kept>>;

    /// How far an event goes, if it is kept here.
    fn event<'a>(&'a self, event: &'a EventId) -> Pending<'a, Option<Kept>>;

    /// Lines of an event in their order, from a number on, so many at most; fewer are all there are.
    fn read<'a>(&'a self, event: &'a EventId, from: u64, most: u32) -> Pending<'a, Vec<Row>>;

    /// The lines with these numbers in their order, as far as they are there.
    fn pick<'a>(&'a self, event: &'a EventId, numbers: &'a [u64]) -> Pending<'a, Vec<Row>>;

    /// The first answer to a request with this key.
    fn answered<'a>(&'a self, event: &'a EventId, key: &'a str) -> Pending<'a, Option<Once>>;

    /// Begins the log of an event that is not kept yet with what was decided. It is on the disk when this is answered, or
    /// nothing is.
    fn create(&self, event: EventId, first: u64, acts: Vec<Act>) -> Pending<'_, ()>;

    /// Holds an event while something is decided: nobody else appends to it meanwhile.
    fn hold<'a>(&'a self, event: &'a EventId) -> Pending<'a, Box<dyn Hold>>;

    /// Removes an event with its whole log and all that is kept beside it, if the log goes exactly as far as is said; that it
    /// was removed stays known. Accounts stay.
    fn remove(&self, removal: Removal) -> Pending<'_, ()>;

    /// The events that were removed, the oldest first.
    fn removals(&self) -> Pending<'_, Vec<Removal>>;

    /// Tells from now on what was appended, by whomever. Who falls behind is told so by the receiver, and asks how far
    /// events go.
    fn follow(&self) -> broadcast::Receiver<Moved>;

    /// Ends all connections.
    fn close(&self) -> Pending<'_, ()>;
}

/// An event that is held; letting it go appends nothing.
pub trait Hold: Send {
    /// How far it goes.
    fn kept(&self) -> &Kept;

    /// Its lines in their order, from a number on, so many at most.
    fn read(&mut self, from: u64, most: u32) -> Pending<'_, Vec<Row>>;

    /// The first answers to requests with these keys, of those that there are.
    fn answered<'a>(&'a mut self, keys: &'a [&'a str]) -> Pending<'a, Vec<Once>>;

    /// Appends what was decided, all or nothing, and lets the event go. It is on the disk when this is answered.
    fn append(self: Box<Self>, acts: Vec<Act>) -> Pending<'static, ()>;
}

/// The number of the last line after these, which must follow a number without gaps.
pub(crate) fn follows(last: u64, acts: &[Act]) -> Result<u64, StoreError> {
    acts.iter().flat_map(|act| &act.rows).try_fold(last, |last, row| {
        let expected = last + 1;
        if row.no == expected { Ok(expected) } else { Err(StoreError::Number { expected, found: row.no }) }
    })
}

/// Numbers as databases keep them.
pub(crate) fn kept_numbers(numbers: &[u64]) -> Result<Vec<i64>, StoreError> {
    numbers.iter().map(|number| kept_number(*number)).collect()
}

/// A number as databases keep it.
pub(crate) fn kept_number(number: u64) -> Result<i64, StoreError> {
    i64::try_from(number).map_err(|_| StoreError::Number { expected: i64::MAX.unsigned_abs(), found: number })
}

/// A number as databases kept it.
pub(crate) fn told_number(number: i64) -> u64 {
    u64::try_from(number).unwrap_or_default()
}
