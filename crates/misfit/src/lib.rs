//! What is wrong with data that is read, as data: what was found, where, and what was expected.
//!
//! Readers of JSON and TOML tell in English sentences what does not fit. Whoever has to tell it in another language reads the
//! same text once more, by a reader whose error is a [`Misfit`]; the place is the one that the first reader told.
//!
//! ```
//! #[derive(Debug, serde::Deserialize)]
//! struct Player {
//!     name: String,
//! }
//! let misread = misfit::json::<Player>("{}").unwrap_err();
//! assert_eq!(misread.what, misfit::Misfit::Missing("name".to_owned()));
//! assert_eq!(misread.place.map(|place| (place.line, place.column)), Some((1, 2)));
//! ```

mod node;
mod once;

use std::fmt;

use serde::de::{self, DeserializeOwned, Expected, Unexpected};
use serde_json::Value;

use node::{Node, Plain};
pub use once::Once;

/// A text that does not tell what it should.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misread {
    /// Where, if that is known.
    pub place: Option<Place>,
    /// What does not fit.
    pub what: Misfit,
}

/// A place in a text, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

/// What does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// The text is not of its language at all.
    Syntax(Language),
    /// The text ends too early.
    Ends,
    /// A field is missing.
    Missing(String),
    /// A field is given twice.
    Twice(String),
    /// Nothing has this name here.
    Unknown {
        /// The name.
        name: String,
        /// The names that are known; none where nothing can stand.
        known: Vec<String>,
    },
    /// A value of another kind, another value or another length than expected.
    Wrong {
        /// What was found.
        found: Found,
        /// What was expected, by the name that its type gives it.
        expected: String,
    },
    /// A value that its type refuses, and what that says of it to developers.
    Refused {
        /// The value, if it is a text.
        value: Option<String>,
        /// What its type says.
        why: String,
    },
}

/// A language of data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// JSON.
    Json,
    /// TOML.
    Toml,
}

/// What was found where something else was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// Nothing.
    Nothing,
    /// A value, as it is written.
    Value(String),
    /// A text.
    Text(String),
    /// A list.
    List,
    /// An object.
    Object,
    /// So many values.
    Length(usize),
    /// Something else, by the name that the reader gives it.
    Other(String),
}

/// Reads JSON.
///
/// # Errors
///
/// What does not fit, and where.
pub fn json<T: DeserializeOwned>(text: &str) -> Result<T, Misread> {
    serde_json::from_str(text).map_err(|error| Misread::of_json::<T>(&error, text.as_bytes()))
}

/// Reads a value of JSON.
///
/// # Errors
///
/// What does not fit.
pub fn value<T: DeserializeOwned>(value: Value) -> Result<T, Misfit> {
    T::deserialize(Node::told(value))
}

/// Reads a value of JSON with the error of whoever reads what it is part of.
///
/// # Errors
///
/// What does not fit.
pub fn part<T: DeserializeOwned, E: de::Error>(value: Value) -> Result<T, E> {
    T::deserialize(Node::new(value))
}

/// Reads TOML.
///
/// # Errors
///
/// What does not fit, and where.
pub fn toml<T: DeserializeOwned>(text: &str) -> Result<T, Misread> {
    toml::from_str(text).map_err(|error: toml::de::Error| {
        let begins = error.span().map_or(0, |span| span.start).min(text.len());
        let before = text.get(..begins).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        let column = before.chars().rev().take_while(|c| *c != '\n').count() + 1;
        let what = match toml::from_str::<toml::Table>(text).map(serde_json::to_value) {
            Ok(Ok(told)) => again::<T>(told, &error),
            _ => Misfit::Syntax(Language::Toml),
        };
        Misread { place: Some(Place { line, column }), what }
    })
}

/// Why names with plain texts, such as those behind the question mark of an address, do not tell what they should; none if they
/// do.
pub fn of_pairs<'a, T: DeserializeOwned>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Option<Misfit> {
    let pairs = pairs.into_iter().map(|(name, text)| (Plain::told(name), Plain::told(text)));
    T::deserialize(de::value::MapDeserializer::new(pairs)).err()
}

/// What is wrong with a value that was read and found wrong before, in the words of that reader if it is found right now.
fn again<T: DeserializeOwned>(told: Value, error: &impl fmt::Display) -> Misfit {
    value::<T>(told).err().unwrap_or_else(|| Misfit::Refused { value: None, why: error.to_string() })
}

impl Misread {
    /// What a reader of JSON found wrong with a text that should tell this.
    pub fn of_json<T: DeserializeOwned>(error: &serde_json::Error, text: &[u8]) -> Self {
        let place = (error.line() > 0).then(|| Place { line: error.line(), column: error.column() });
        let what = match error.classify() {
            serde_json::error::Category::Eof => Misfit::Ends,
            serde_json::error::Category::Data => match serde_json::from_slice(text).map(Once::value) {
                Ok(Ok(told)) => again::<T>(told, error),
                Ok(Err(twice)) => twice,
                Err(_) => Misfit::Syntax(Language::Json),
            },
            _ => Misfit::Syntax(Language::Json),
        };
        Self { place, what }
    }
}

impl From<Misfit> for Misread {
    fn from(what: Misfit) -> Self {
        Self { place: None, what }
    }
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            Some(Place { line, column }) => write!(f, "{} at line {line} column {column}", self.what),
            None => self.what.fmt(f),
        }
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(Language::Json) => f.write_str("no JSON"),
            Self::Syntax(Language::Toml) => f.write_str("no TOML"),
            Self::Ends => f.write_str("ends too early"),
            Self::Missing(name) => write!(f, "missing field `{name}`"),
            Self::Twice(name) => write!(f, "duplicate field `{name}`"),
            Self::Unknown { name, known } if known.is_empty() => write!(f, "unknown `{name}`, expected nothing"),
            Self::Unknown { name, known } => write!(f, "unknown `{name}`, expected one of `{}`", known.join("`, `")),
            Self::Wrong { found, expected } => write!(f, "found {found}, expected {expected}"),
            Self::Refused { why, .. } => f.write_str(why),
        }
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("nothing"),
            Self::Value(value) | Self::Other(value) => f.write_str(value),
            Self::Text(text) => write!(f, "{text:?}"),
            Self::List => f.write_str("a list"),
            Self::Object => f.write_str("an object"),
            Self::Length(length) => write!(f, "{length} values"),
        }
    }
}

impl std::error::Error for Misread {}
impl std::error::Error for Misfit {}

impl From<Unexpected<'_>> for Found {
    fn from(found: Unexpected) -> Self {
        match found {
            Unexpected::Bool(value) => Self::Value(value.to_string()),
            Unexpected::Unsigned(value) => Self::Value(value.to_string()),
            Unexpected::Signed(value) => Self::Value(value.to_string()),
            Unexpected::Float(value) => Self::Value(value.to_string()),
            Unexpected::Char(value) => Self::Text(value.to_string()),
            Unexpected::Str(value) => Self::Text(value.to_owned()),
            Unexpected::Unit | Unexpected::Option => Self::Nothing,
            Unexpected::Seq | Unexpected::Bytes(_) => Self::List,
            Unexpected::Map => Self::Object,
            other => Self::Other(other.to_string()),
        }
    }
}

impl de::Error for Misfit {
    fn custom<T: fmt::Display>(why: T) -> Self {
        Self::Refused { value: None, why: why.to_string() }
    }

    fn invalid_type(found: Unexpected, expected: &dyn Expected) -> Self {
        Self::Wrong { found: found.into(), expected: expected.to_string() }
    }

    fn invalid_value(found: Unexpected, expected: &dyn Expected) -> Self {
        Self::invalid_type(found, expected)
    }

    fn invalid_length(length: usize, expected: &dyn Expected) -> Self {
        Self::Wrong { found: Found::Length(length), expected: expected.to_string() }
    }

    fn unknown_variant(name: &str, known: &'static [&'static str]) -> Self {
        Self::Unknown { name: name.to_owned(), known: known.iter().map(ToString::to_string).collect() }
    }

    fn unknown_field(name: &str, known: &'static [&'static str]) -> Self {
        Self::unknown_variant(name, known)
    }

    fn missing_field(name: &'static str) -> Self {
        Self::Missing(name.to_owned())
    }

    fn duplicate_field(name: &'static str) -> Self {
        Self::Twice(name.to_owned())
    }
}

#[cfg(test)]
mod tests;
