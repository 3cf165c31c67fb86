//! Articles in files: a book's id and a unit's, as `xqef-2022 88(1)`.

use std::collections::HashMap;
use std::sync::LazyLock;

use books::law::Law;
use books::{Article, Book};

/// Every unit of every book, by how it is written.
static UNITS: LazyLock<HashMap<String, Article>> = LazyLock::new(|| {
    let units =
        Book::ALL.into_iter().flat_map(|book| Law::of(book).units.iter().map(move |unit| book.article(&unit.id)));
    units.map(|article| (article.to_string(), article)).collect()
});

/// The article written so; `None` if there is no such book or unit.
pub fn read(text: &str) -> Option<Article> {
    UNITS.get(text).copied()
}

/// Articles as a list of texts.
pub mod list {
    use books::Article;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    /// Writes them.
    ///
    /// # Errors
    ///
    /// Those of the writer.
    pub fn serialize<S: Serializer>(articles: &[Article], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(articles.iter().map(ToString::to_string))
    }

    /// Reads them.
    ///
    /// # Errors
    ///
    /// A text names no unit of a book.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Article>, D::Error> {
        let texts = Vec::<String>::deserialize(deserializer)?;
        let read = |text: &String| super::read(text).ok_or_else(|| D::Error::custom(format!("no article `{text}`")));
        texts.iter().map(read).collect()
    }
}

/// An article that may be missing.
pub mod option {
    use books::Article;
    use serde::Serializer;

    /// Writes it.
    ///
    /// # Errors
    ///
    /// Those of the writer.
    #[allow(clippy::ref_option, reason = "the serializer passes a reference to the field")]
    pub fn serialize<S: Serializer>(article: &Option<Article>, serializer: S) -> Result<S::Ok, S::Error> {
        match article {
            Some(article) => serializer.collect_str(article),
            None => serializer.serialize_none(),
        }
    }
}
