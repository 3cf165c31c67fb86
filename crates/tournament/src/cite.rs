//! Articles in files: a book's id and a unit's, as `xqef-2022 88(1)`.

use books::Article;

/// The article written so; `None` if there is no such book or unit.
pub fn read(text: &str) -> Option<Article> {
    books::law::article(text).ok()
}

/// Articles as a list of texts.
pub mod list {
    use books::Article;
    use serde::{Deserialize, Deserializer, Serializer};

    /// Writes them.
    ///
    /// # Errors
    ///
    /// Those of the writer.
    pub fn serialize<S: Serializer>(articles: &[Article], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(articles.iter().map(ToString::to_string))
    }

    /// Reads them as they were written, whether or not the books still have them.
    ///
    /// # Errors
    ///
    /// A text is no name of an article.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Article>, D::Error> {
        Vec::deserialize(deserializer)
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
