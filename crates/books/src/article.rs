//! Rulebooks and their articles as values.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::law::Law;

/// A written rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Book {
    /// 通用象棋規則 0.7, Hong Kong, 2022.
    Xqef2022,
    /// 中華民國象棋規則 113 (2024), Taiwan.
    Roc113,
    /// Supplementary rules of a Hong Kong championship, 2016, over [`Book::Roc113`].
    Hk2016,
    /// 裁判細則, mainland China.
    CnReferee,
    /// FIDE Laws of Chess 2014.
    Fide2014,
    /// The Asian federation's repetition rules of 2003; provisional.
    Axf2003,
    /// The World federation's repetition rules of 2018; provisional.
    Wxf2018,
}

impl Book {
    /// All rulebooks.
    pub const ALL: [Self; 7] =
        [Self::Xqef2022, Self::Roc113, Self::Hk2016, Self::CnReferee, Self::Fide2014, Self::Axf2003, Self::Wxf2018];

    /// The rulebooks of Xiangqi.
    pub const XIANGQI: [Self; 6] =
        [Self::Xqef2022, Self::Roc113, Self::Hk2016, Self::CnReferee, Self::Axf2003, Self::Wxf2018];

    /// The id used in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Xqef2022 => "xqef-2022",
            Self::Roc113 => "roc-113",
            Self::Hk2016 => "hk-2016",
            Self::CnReferee => "cn-referee",
            Self::Fide2014 => "fide-2014",
            Self::Axf2003 => "axf-2003",
            Self::Wxf2018 => "wxf-2018",
        }
    }

    /// Whether the text of this book is only partly public, so that rulings under it are provisional.
    pub const fn is_provisional(self) -> bool {
        matches!(self, Self::Axf2003 | Self::Wxf2018)
    }

    /// The article with this id.
    pub const fn article(self, clause: &'static str) -> Article {
        Article { book: self, clause }
    }
}

impl fmt::Display for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The text names no rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBook(pub String);

impl fmt::Display for UnknownBook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no rulebook `{}`, expected one of ", self.0)?;
        for (i, book) in Book::ALL.into_iter().enumerate() {
            write!(f, "{}{book}", if i > 0 { ", " } else { "" })?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownBook {}

impl FromStr for Book {
    type Err = UnknownBook;

    fn from_str(text: &str) -> Result<Self, UnknownBook> {
        Self::ALL.into_iter().find(|book| book.id() == text).ok_or_else(|| UnknownBook(text.to_owned()))
    }
}

impl Serialize for Book {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Book {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

impl JsonSchema for Book {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Book".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "description": "A written rulebook.", "enum": Self::ALL.map(Self::id) })
    }
}

/// One unit of a rulebook, by the id it has in the book's law table.
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

/// The text names no article.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownArticle(pub String);

impl fmt::Display for UnknownArticle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no article `{}`, expected a book and one of its units such as `xqef-2022 53`", self.0)
    }
}

impl std::error::Error for UnknownArticle {}

impl FromStr for Article {
    type Err = UnknownArticle;

    fn from_str(text: &str) -> Result<Self, UnknownArticle> {
        let unknown = || UnknownArticle(text.to_owned());
        let (book, clause) = text.split_once(' ').ok_or_else(unknown)?;
        let book: Book = book.parse().map_err(|_| unknown())?;
        Law::of(book).unit(clause).map(|unit| book.article(&unit.id)).ok_or_else(unknown)
    }
}

impl Serialize for Article {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Article {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

impl JsonSchema for Article {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Article".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "description": "A rulebook and one of its units: `xqef-2022 53`." })
    }
}
