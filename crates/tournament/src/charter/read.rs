//! Reading a charter from TOML or JSON; errors name the line.

use ::books::Book;
use misfit::{Misfit, Misread};
use schemars::Schema;
use thiserror::Error;

use super::Charter;

/// A file that is no charter.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {what}")]
pub struct CharterError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there, and what was expected.
    pub what: Misfit,
}

impl From<Misread> for CharterError {
    fn from(Misread { place, what }: Misread) -> Self {
        Self { line: place.map_or(1, |place| place.line.max(1)), what }
    }
}

/// Reads a charter written as TOML.
///
/// # Errors
///
/// The first line that cannot be read, or holds something that no charter has.
pub fn read_toml(text: &str) -> Result<Charter, CharterError> {
    misfit::toml(text).map_err(CharterError::from)
}

/// Reads a charter written as JSON.
///
/// # Errors
///
/// The first line that cannot be read, or holds something that no charter has.
pub fn read_json(text: &str) -> Result<Charter, CharterError> {
    misfit::json(text).map_err(CharterError::from)
}

/// The JSON Schema of a charter, made from its types.
pub fn schema() -> Schema {
    schemars::schema_for!(Charter)
}

/// A book by its id.
pub(super) mod book {
    use books::Book;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "the serializer passes a reference")]
    pub fn serialize<S: Serializer>(book: &Book, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(book.id())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Book, D::Error> {
        ::books::known(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

/// Books by their ids.
pub(super) mod books {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    use super::Book;

    pub fn serialize<S: Serializer>(books: &[Book], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(books.iter().map(|book| book.id()))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Book>, D::Error> {
        let ids = Vec::<String>::deserialize(deserializer)?;
        ids.iter().map(|id| ::books::known(id).map_err(D::Error::custom)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn wrong(text: &str, line: usize, part: &str) {
        let error = read_toml(text).unwrap_err();
        assert_eq!(error.line, line, "{error}");
        assert!(error.what.to_string().contains(part), "{error}");
    }

    #[test]
    fn errors_name_the_line() {
        wrong("name = \"x\"\norganizer = \"y\"\n", 2, "organizer");
        wrong("name = \"x\"\n\n[rules]\nbase = \"xqef-2021\"\n", 4, "xqef-2021");
        wrong("[[sections]]\nid = \"A\"\nname = \"A\"\nquota = \"many\"\n", 4, "u32");
        wrong("name = \n", 1, "");
        let error = read_json("{\n \"name\": \"x\",\n \"quota\": 3\n}").unwrap_err();
        assert_eq!(error.line, 3, "{error}");
    }

    #[test]
    fn what_is_written_is_read_back() {
        let charter = read_toml(include_str!("../../tests/charters/full.toml")).unwrap();
        let text = toml::to_string(&charter).unwrap();
        assert_eq!(read_toml(&text).unwrap(), charter);
        let json = serde_json::to_string(&charter).unwrap();
        assert_eq!(read_json(&json).unwrap(), charter);
    }

    #[test]
    fn the_schema_knows_every_item() {
        let schema = serde_json::to_string(&schema()).unwrap();
        for item in ["organiser", "venue", "sections", "entry", "lodging", "enforcement", "prizes", "huang"] {
            assert!(schema.contains(&format!("\"{item}\"")), "{item}");
        }
    }
}
