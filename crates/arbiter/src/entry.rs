//! What is entered at a desk: who did what, and when.

use std::fmt;

use clock::Instant;
use rulebook::desk::{Act, Actor, Licence};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// One entry: who did what, and when.
///
/// ```
/// use arbiter::Entry;
/// let entry: Entry = serde_json::from_str(r#"{"at": 0, "by": "red", "do": "move", "text": "炮二平五"}"#)?;
/// assert_eq!(entry.by, rulebook::desk::Actor::First);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Map<String, Value>")]
pub struct Entry {
    /// When, in milliseconds from any beginning.
    pub at: Instant,
    /// Who.
    pub by: Actor,
    /// The name of the official.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The official's qualification.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub licence: Option<Licence>,
    /// Whether the facts are disputed.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub disputed: bool,
    /// What.
    #[serde(flatten)]
    pub act: Act,
}

impl Entry {
    /// An entry without further particulars.
    pub fn new(at: Instant, by: Actor, act: Act) -> Self {
        Self { at, by, name: None, licence: None, disputed: false, act }
    }
}

/// A line is no entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryError {
    /// The field that is wrong, where one is to blame.
    pub field: Option<&'static str>,
    /// What is wrong.
    pub why: String,
}

impl fmt::Display for EntryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.field {
            Some(field) => write!(f, "`{field}`: {}", self.why),
            None => f.write_str(&self.why),
        }
    }
}

impl std::error::Error for EntryError {}

impl TryFrom<Map<String, Value>> for Entry {
    type Error = EntryError;

    fn try_from(mut fields: Map<String, Value>) -> Result<Self, EntryError> {
        Ok(Self {
            at: field(&mut fields, "at")?.ok_or_else(|| missing("at"))?,
            by: field(&mut fields, "by")?.ok_or_else(|| missing("by"))?,
            name: field(&mut fields, "name")?,
            licence: field(&mut fields, "licence")?,
            disputed: field(&mut fields, "disputed")?.unwrap_or(false),
            act: act(fields)?,
        })
    }
}

/// The act that the fields of an entry tell, none of them left over.
fn act(fields: Map<String, Value>) -> Result<Act, EntryError> {
    if !fields.contains_key("do") {
        return Err(missing("do"));
    }
    let wrong = |why: String| EntryError { field: None, why };
    let act: Act = serde_json::from_value(Value::Object(fields.clone())).map_err(|error| wrong(error.to_string()))?;
    let known = serde_json::to_value(&act).map_err(|error| wrong(error.to_string()))?;
    match fields.keys().find(|name| known.get(name.as_str()).is_none()) {
        Some(name) => Err(wrong(format!("unknown field `{name}`"))),
        None => Ok(act),
    }
}

fn field<T: for<'de> Deserialize<'de>>(
    fields: &mut Map<String, Value>,
    name: &'static str,
) -> Result<Option<T>, EntryError> {
    let wrong = |error: serde_json::Error| EntryError { field: Some(name), why: error.to_string() };
    fields.remove(name).map(|value| serde_json::from_value(value).map_err(wrong)).transpose()
}

fn missing(name: &'static str) -> EntryError {
    EntryError { field: Some(name), why: "is missing".to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_that_does_not_belong_is_refused() {
        let error = serde_json::from_str::<Entry>(r#"{"at": 0, "by": "red", "do": "resign", "why": "tired"}"#);
        assert!(error.unwrap_err().to_string().contains("unknown field `why`"));
    }

    #[test]
    fn a_missing_field_is_named() {
        for (line, name) in [
            (r#"{"by": "red", "do": "resign"}"#, "`at`"),
            (r#"{"at": 0, "do": "resign"}"#, "`by`"),
            (r#"{"at": 0, "by": "red"}"#, "`do`"),
        ] {
            assert!(serde_json::from_str::<Entry>(line).unwrap_err().to_string().contains(name), "{line}");
        }
    }
}
