//! The law tables: every unit of each rulebook, in our own words.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::article::{Article, Book};

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
    /// Its units, in the order of the text.
    #[serde(rename = "article")]
    pub units: Vec<Unit>,
}

static LAWS: LazyLock<HashMap<Book, Law>> = LazyLock::new(|| {
    [
        (Book::Xqef2022, include_str!("xqef_2022/law.toml")),
        (Book::Roc113, include_str!("roc_113/law.toml")),
        (Book::Hk2016, include_str!("hk_2016/law.toml")),
        (Book::CnReferee, include_str!("cn_referee/law.toml")),
        (Book::Fide2014, include_str!("fide_2014/law.toml")),
        (Book::Axf2003, include_str!("axf_2003/law.toml")),
        (Book::Wxf2018, include_str!("wxf_2018/law.toml")),
    ]
    .into_iter()
    .map(|(book, text)| (book, toml::from_str(text).expect("the built-in tables are read by the tests")))
    .collect()
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
    /// The table of a rulebook.
    pub fn of(book: Book) -> &'static Self {
        LAWS.get(&book).expect("every book has a table")
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

impl Article {
    /// What this article says; `None` if the book has no such unit.
    pub fn unit(self) -> Option<&'static Unit> {
        Law::of(self.book).unit(self.clause)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_table_is_read_and_names_each_unit_once() {
        for book in Book::ALL {
            let law = Law::of(book);
            assert_eq!(law.book, book.id());
            let ids: HashSet<_> = law.units.iter().map(|unit| &unit.id).collect();
            assert_eq!(ids.len(), law.units.len(), "{book} names a unit twice");
            for unit in &law.units {
                let Wording { en, zh_hant, zh_hans } = &unit.means;
                assert!(![en, zh_hant, zh_hans].iter().any(|text| text.trim().is_empty()), "{book} {}", unit.id);
            }
        }
    }

    /// Every string in the code of a book is the id of one of its units, so no ruling cites what does not exist.
    #[test]
    fn every_article_cited_exists() {
        for (book, code) in [
            (Book::Xqef2022, include_str!("xqef_2022/mod.rs")),
            (Book::Xqef2022, include_str!("xqef_2022/refusal.rs")),
            (Book::Roc113, include_str!("roc_113/mod.rs")),
            (Book::Hk2016, include_str!("hk_2016/mod.rs")),
            (Book::CnReferee, include_str!("cn_referee/mod.rs")),
            (Book::Fide2014, include_str!("fide_2014/articles.rs")),
            (Book::Axf2003, include_str!("axf_2003/mod.rs")),
            (Book::Wxf2018, include_str!("axf_2003/mod.rs")),
        ] {
            let literals: Vec<&str> = code.split('"').skip(1).step_by(2).collect();
            assert!(!literals.is_empty(), "{book} cites articles");
            for clause in literals {
                assert!(Law::of(book).unit(clause).is_some(), "{book} has no unit {clause}");
            }
        }
    }

    #[test]
    fn the_desk_knows_the_parts_about_one_game() {
        let law = Law::of(Book::Xqef2022);
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
        let units = |book| Law::of(book).units.len();
        assert_eq!(units(Book::Xqef2022), 847);
        assert_eq!(units(Book::Roc113), 429);
        assert_eq!(units(Book::Fide2014), 193);
        assert_eq!(units(Book::CnReferee), 84);
        assert_eq!(units(Book::Hk2016), 78);
    }
}
