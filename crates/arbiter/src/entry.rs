//! What is entered at a desk: who did what, and when.

use books::desk::{Act, Actor, Licence};
use clock::Instant;
use misfit::{Misfit, Once};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use thiserror::Error;

/// One entry: who did what, and when.
///
/// ```
/// use arbiter::Entry;
/// let entry: Entry = serde_json::from_str(r#"{"at": 0, "by": "red", "do": "move", "text": "炮二平五"}"#)?;
/// assert_eq!(entry.by, books::desk::Actor::First);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Once")]
#[schemars(!try_from, extend("unevaluatedProperties" = false))]
#[schemars(description = "A line of a script: who did what, and when.")]
pub struct Entry {
    /// When, in milliseconds from any beginning.
    pub at: Instant,
    /// Who.
    pub by: Actor,
    /// The name of the official.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The official's qualification.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub licence: Option<Licence>,
    /// Whether the facts are disputed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
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

/// What is told is no entry.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EntryError {
    /// A field that every entry has is missing.
    #[error("`{0}` is missing, expected `at`, `by` and `do`")]
    Missing(&'static str),
    /// A field that any entry may have is wrong.
    #[error("`{field}`: {why}")]
    Wrong {
        /// The field.
        field: &'static str,
        /// What is wrong with it.
        why: Misfit,
    },
    /// What was done is told wrongly.
    #[error("{0}")]
    Act(Misfit),
    /// A field does not belong to what was done.
    #[error("unknown field `{0}`")]
    Unknown(String),
}

impl TryFrom<Once> for Entry {
    type Error = EntryError;

    fn try_from(told: Once) -> Result<Self, EntryError> {
        let mut fields = match told.value().map_err(EntryError::Act)? {
            Value::Object(fields) => fields,
            other => misfit::value(other).map_err(EntryError::Act)?,
        };
        Ok(Self {
            at: field(&mut fields, "at")?.ok_or(EntryError::Missing("at"))?,
            by: field(&mut fields, "by")?.ok_or(EntryError::Missing("by"))?,
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
        return Err(EntryError::Missing("do"));
    }
    let told = Value::Object(fields);
    // Most acts are told rightly and read where they stand; another is read again, for what is wrong with it.
    let act = Act::deserialize(&told).or_else(|_| misfit::value(told.clone())).map_err(EntryError::Act)?;
    let known = serde_json::to_value(&act).expect("an act is written as an object");
    let (told, known) = (told.as_object(), known.as_object());
    let mut names = told.into_iter().flat_map(Map::keys);
    match names.find(|name| !known.is_some_and(|known| known.contains_key(*name))) {
        Some(name) => Err(EntryError::Unknown(name.clone())),
        None => Ok(act),
    }
}

fn field<T: for<'de> Deserialize<'de>>(
    fields: &mut Map<String, Value>,
    name: &'static str,
) -> Result<Option<T>, EntryError> {
    let wrong = |why| EntryError::Wrong { field: name, why };
    fields.remove(name).map(|value| misfit::value(value).map_err(wrong)).transpose()
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
    fn what_is_raised_is_read_by_its_own_name() {
        use books::desk::{Incident, OfClaim, OfMove, OfTouch};
        let square: books::desk::Square = "b2".parse().unwrap();
        for (written, read) in [
            (r#""cycle""#, Incident::Claim(OfClaim::Cycle)),
            (r#"{"second_touch":{"square":"b2"}}"#, Incident::Touch(OfTouch::SecondTouch { square })),
            (r#"{"illegal_move":{"ply":3}}"#, Incident::Move(OfMove::IllegalMove { ply: 3 })),
        ] {
            assert_eq!(serde_json::from_str::<Incident>(written).unwrap(), read);
            assert_eq!(serde_json::to_string(&read).unwrap(), written);
        }
        let unknown = |line: &str| serde_json::from_str::<Entry>(line).unwrap_err().to_string();
        let name = unknown(r#"{"at": 0, "by": "red", "do": "raise", "subject": "cycles"}"#);
        assert!(name.contains("unknown `cycles`, expected one of `off_turn_touch`"), "{name}");
        let field =
            unknown(r#"{"at": 0, "by": "red", "do": "raise", "subject": {"illegal_move": {"ply": 1, "to": 2}}}"#);
        assert!(field.contains("unknown `to`"), "{field}");
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
