//! Rulebooks and their articles as names: short texts that can be written down and read back without the book.

use std::borrow::Cow;
use std::collections::HashSet;
use std::fmt;
use std::str::FromStr;
use std::sync::{LazyLock, Mutex, PoisonError};
use thiserror::Error;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// The id of a rulebook, such as `roc-113`; what the book says is known to whoever keeps the books.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Book(&'static str);

impl Book {
    /// The book with this id.
    pub const fn new(id: &'static str) -> Self {
        Self(id)
    }

    /// The id used in files and on the command line.
    pub const fn id(self) -> &'static str {
        self.0
    }

    /// The article with this id.
    pub const fn article(self, clause: &'static str) -> Article {
        Article { book: self, clause }
    }

    /// The articles with these ids.
    pub fn articles(self, clauses: &[&'static str]) -> Vec<Article> {
        clauses.iter().map(|clause| self.article(clause)).collect()
    }
}

impl fmt::Display for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// One unit of a rulebook, by the id it has in the book's law table.
///
/// An article is read back as it was written, whether or not the book still has it: an old log may cite what has since
/// been renumbered.
///
/// ```
/// use ruling::Article;
///
/// let article: Article = "roc-113 2.3.1".parse()?;
/// assert_eq!((article.book.id(), article.clause), ("roc-113", "2.3.1"));
/// # Ok::<(), ruling::Unreadable>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Article {
    /// The book.
    pub book: Book,
    /// The id of the unit.
    pub clause: &'static str,
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.book, self.clause)
    }
}

/// The text is not the id of a book, or not that of a book and one of its units.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` names neither a rulebook, such as `roc-113`, nor an article of one, such as `roc-113 2.3.1`")]
pub struct Unreadable(pub String);

/// The longest id that is taken for one.
const LONGEST: usize = 100;

/// Names read from outside, each kept once for as long as the program runs, so that an article is cheap to copy.
static NAMES: LazyLock<Mutex<HashSet<&'static str>>> = LazyLock::new(Mutex::default);

fn kept(name: &str) -> &'static str {
    let mut names = NAMES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = names.get(name) {
        return known;
    }
    let name: &'static str = Box::leak(name.into());
    names.insert(name);
    name
}

fn is_name(text: &str) -> bool {
    (1..=LONGEST).contains(&text.len()) && !text.contains(|c: char| c.is_whitespace() || c.is_control())
}

impl FromStr for Book {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let is_id = is_name(text) && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        if is_id { Ok(Self(kept(text))) } else { Err(Unreadable(text.to_owned())) }
    }
}

impl FromStr for Article {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let unreadable = || Unreadable(text.to_owned());
        let (book, clause) = text.split_once(' ').filter(|(_, clause)| is_name(clause)).ok_or_else(unreadable)?;
        let book: Book = book.parse().map_err(|_| unreadable())?;
        Ok(book.article(kept(clause)))
    }
}

impl Serialize for Book {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Book {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

impl JsonSchema for Book {
    fn schema_name() -> Cow<'static, str> {
        "Book".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "description": "A written rulebook by its id: `xqef-2022`." })
    }
}

impl Serialize for Article {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Article {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

impl JsonSchema for Article {
    fn schema_name() -> Cow<'static, str> {
        "Article".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "description": "A rulebook and one of its units: `xqef-2022 53`." })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_article_is_read_as_it_was_written() {
        for text in ["xqef-2022 53", "an-old-book 3.1.二", "hk-2016 十.技術犯規.6"] {
            let article: Article = text.parse().unwrap();
            assert_eq!(article.to_string(), text);
            assert_eq!(text.parse::<Article>().unwrap().clause.as_ptr(), article.clause.as_ptr(), "kept once");
        }
        for text in ["", "xqef-2022", "xqef-2022 ", " 53", "Xqef 53", "xqef-2022 5 3", "xqef-2022 5\n3"] {
            assert_eq!(text.parse::<Article>(), Err(Unreadable(text.to_owned())));
        }
    }
}
