//! The law tables: every unit of each rulebook, in our own words.

use std::collections::HashMap;
use std::sync::LazyLock;
use thiserror::Error;

use ruling::{Article, Book};
use serde::Deserialize;

use crate::registry::{BookEntry, REGISTRY};

/// What a unit of a rulebook is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// It says what a word means.
    Definition,
    /// A ruling or a refusal rests on it.
    Ruled,
    /// The desk follows it.
    Desk,
    /// The event follows it.
    Event,
    /// A fault that an official may enter.
    Conduct,
    /// Boards, pieces, clocks, rooms.
    Equipment,
    /// It says nothing to be done.
    Notice,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 7] =
        [Self::Definition, Self::Ruled, Self::Desk, Self::Event, Self::Conduct, Self::Equipment, Self::Notice];

    /// The word used in the tables.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Definition => "definition",
            Self::Ruled => "ruled",
            Self::Desk => "desk",
            Self::Event => "event",
            Self::Conduct => "conduct",
            Self::Equipment => "equipment",
            Self::Notice => "notice",
        }
    }
}

/// One unit of a rulebook.
#[derive(Clone, Debug, Deserialize)]
pub struct Unit {
    /// Its id, the clause of an [`Article`].
    pub id: String,
    /// What it is about.
    pub kind: Kind,
    /// What it means.
    #[serde(flatten)]
    pub means: Wording,
    /// An idea for a case that proves it.
    pub case: Option<String>,
    /// Units to read with it.
    #[serde(default)]
    pub see: Vec<String>,
    /// A slip of the printed text.
    pub slip: Option<String>,
    /// Why it is of another kind than the inventory first gave it.
    pub reclassed: Option<String>,
}

/// A text in the three languages.
#[derive(Clone, Debug, Deserialize)]
pub struct Wording {
    /// English.
    pub en: String,
    /// Traditional Chinese.
    #[serde(rename = "zh-Hant")]
    pub zh_hant: String,
    /// Simplified Chinese.
    #[serde(rename = "zh-Hans")]
    pub zh_hans: String,
}

/// A word that is printed in a text where numbers do not tell its units apart: a term that is explained, a heading, what a
/// note or a table is called. All other words in ids are ours.
#[derive(Clone, Debug, Deserialize)]
pub struct Heading {
    /// The id that a unit has or begins with, at times followed by a number; after a dot, wherever it stands.
    pub id: String,
    /// What it is called, with the space before it where one is written.
    #[serde(flatten)]
    pub called: Wording,
}

/// A rulebook's table.
#[derive(Clone, Debug, Deserialize)]
pub struct Law {
    /// The book's id.
    pub book: String,
    /// The book's title.
    #[serde(flatten)]
    pub title: Wording,
    /// The book it supplements.
    pub over: Option<String>,
    /// The parts that speak of one game and those who keep it: from an article or schedule to another.
    #[serde(default)]
    pub desk: Vec<(String, String)>,
    /// The words that are printed in the text and by which its units are found.
    #[serde(default)]
    pub headings: Vec<Heading>,
    /// Its units, in the order of the text.
    #[serde(rename = "article")]
    pub units: Vec<Unit>,
}

static LAWS: LazyLock<HashMap<Book, Law>> = LazyLock::new(|| {
    let law = |table: &str| toml::from_str(table).expect("the built-in tables are read by the tests");
    REGISTRY.iter().map(|entry| (entry.book, law(entry.table))).collect()
});

/// The cases that prove each unit, by book and unit, as `cargo xtask prove` wrote them down.
static PROOFS: LazyLock<HashMap<String, HashMap<String, Vec<String>>>> = LazyLock::new(|| {
    toml::from_str(include_str!("../proofs.toml")).expect("the built-in proofs are read by the tests")
});

/// The cases that prove a unit.
pub fn proofs(book: Book, unit: &str) -> &'static [String] {
    PROOFS.get(book.id()).and_then(|units| units.get(unit)).map_or(&[], Vec::as_slice)
}

impl Law {
    /// The table of a rulebook; `None` if it is not in the registry.
    pub fn of(book: Book) -> Option<&'static Self> {
        LAWS.get(&book)
    }

    /// What the desk has to know: units about the desk and about conduct, in the parts that speak of one game.
    pub fn at_the_desk(&self) -> impl Iterator<Item = &Unit> {
        let of_the_desk = |unit: &&Unit| matches!(unit.kind, Kind::Desk | Kind::Conduct);
        let within = |unit: &&Unit| {
            let part = part(&unit.id);
            self.desk.iter().any(|(first, last)| (self::part(first)..=self::part(last)).contains(&part))
        };
        self.units.iter().filter(of_the_desk).filter(within)
    }

    /// The unit with this id.
    pub fn unit(&self, id: &str) -> Option<&Unit> {
        self.units.iter().find(|unit| unit.id == id)
    }
}

/// The article or schedule to which a unit belongs: articles by their numbers, then schedules by theirs.
fn part(id: &str) -> (&str, u32) {
    let (name, rest) = id.split_at(id.find(|c: char| c.is_ascii_digit()).unwrap_or(id.len()));
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    (name, rest[..end].parse().unwrap_or(0))
}

impl BookEntry {
    /// Its law table.
    pub fn law(&self) -> &'static Law {
        Law::of(self.book).expect("every book of the registry has a table")
    }
}

/// What an article says; `None` if the book has no such unit.
pub fn unit(article: Article) -> Option<&'static Unit> {
    Law::of(article.book)?.unit(article.clause)
}

/// The article that this text names, as `xqef-2022 53`.
///
/// # Errors
///
/// It names no unit of a book that is known.
pub fn article(text: &str) -> Result<Article, UnknownArticle> {
    let article: Option<Article> = text.parse().ok();
    article.filter(|article| unit(*article).is_some()).ok_or_else(|| UnknownArticle(text.to_owned()))
}

/// The text names no article.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("no article `{0}`, expected a book and one of its units such as `xqef-2022 53`")]
pub struct UnknownArticle(pub String);

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_table_is_read_and_names_each_unit_once() {
        for entry in REGISTRY {
            let (book, law) = (entry.book, entry.law());
            assert_eq!((law.book.as_str(), law.over.as_deref()), (book.id(), entry.base.map(Book::id)));
            let ids: HashSet<_> = law.units.iter().map(|unit| &unit.id).collect();
            assert_eq!(ids.len(), law.units.len(), "{book} names a unit twice");
            for unit in &law.units {
                let Wording { en, zh_hant, zh_hans } = &unit.means;
                assert!(![en, zh_hant, zh_hans].iter().any(|text| text.trim().is_empty()), "{book} {}", unit.id);
            }
        }
    }

    #[test]
    fn the_desk_knows_the_parts_about_one_game() {
        let law = crate::xqef_2022::ENTRY.law();
        let units: Vec<&str> = law.at_the_desk().map(|unit| unit.id.as_str()).collect();
        for (id, expected) in [
            ("53", true),
            ("128(1)", true),
            ("sch5.7", true),
            ("sch7.7.5(a)", true),
            ("4(1)", false),
            ("133(1)", false),
        ] {
            let unit = law.unit(id).unwrap();
            let of_the_desk = matches!(unit.kind, Kind::Desk | Kind::Conduct);
            assert_eq!(units.contains(&id), expected && of_the_desk, "{id}");
        }
        assert!(!units.iter().any(|id| id.starts_with("sch2") || id.starts_with("133")));
        assert!(units.len() > 200, "{}", units.len());
    }

    #[test]
    fn the_five_books_hold_the_whole_inventory() {
        let units = |book| Law::of(book).unwrap().units.len();
        assert_eq!(units(crate::XQEF_2022), 847);
        assert_eq!(units(crate::ROC_113), 429);
        assert_eq!(units(crate::FIDE_2014), 193);
        assert_eq!(units(crate::CN_REFEREE), 84);
        assert_eq!(units(crate::HK_2016), 78);
    }
}
