//! The rulebooks: their articles in our words, their settings, and how each unit is proved.

use axum::http::StatusCode;
use books::law::{Kind, Unit, Wording, proofs};
use books::{Article, Book, BookEntry, REGISTRY};
use ruling::{Choice, Setting};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use words::{Lang, say};

use crate::problem::Problem;
use crate::route::{Asked, Nothing};

/// A rulebook.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct BookLine {
    /// Its id.
    id: &'static str,
    /// What it is called.
    title: String,
    /// The game it is about.
    game: &'static str,
    /// The book it supplements.
    #[serde(skip_serializing_if = "Option::is_none")]
    over: Option<&'static str>,
    /// Whether a game can be kept at a desk under it.
    desk: bool,
    /// How many units it has, and how many of them cases prove.
    units: Proved,
    /// What its text leaves open.
    settings: Vec<SettingLine>,
}

/// How much is proved.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct Proved {
    /// Of so many.
    all: usize,
    /// So many.
    proved: usize,
}

/// A point that a text leaves open.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SettingLine {
    /// Its name.
    name: &'static str,
    /// What it is about.
    means: String,
    /// The ways to read it, the one that is taken unless told otherwise first.
    values: Vec<String>,
    /// The articles that are read so, as they are called.
    articles: String,
}

/// A rulebook with all its units.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct BookPage {
    /// The rulebook.
    #[serde(flatten)]
    book: BookLine,
    /// Its units, in the order of the text.
    articles: Vec<UnitLine>,
}

/// A unit of a rulebook.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct UnitLine {
    /// Its id.
    id: &'static str,
    /// What it is called by what is printed in the text.
    label: String,
    /// What it is about.
    kind: &'static str,
    /// What it means, in our words.
    means: &'static str,
    /// Units to read with it.
    #[serde(default, skip_serializing_if = "<[String]>::is_empty")]
    see: &'static [String],
    /// A misprint of the text.
    #[serde(skip_serializing_if = "Option::is_none")]
    slip: Option<&'static str>,
    /// Whether a breach of it can be raised against a player at a desk.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    breach: bool,
    /// The cases that prove it.
    #[serde(default, skip_serializing_if = "<[String]>::is_empty")]
    proofs: &'static [String],
}

/// The name of a rulebook in a path.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct Named {
    /// The id of a rulebook.
    book: String,
}

/// All rulebooks.
#[allow(clippy::unused_async, reason = "every answer of the table is awaited")]
pub async fn all(asked: Asked<Nothing, Nothing>) -> Result<Vec<BookLine>, Problem> {
    Ok(REGISTRY.iter().map(|entry| line(entry, asked.reader.lang)).collect())
}

/// One rulebook.
#[allow(clippy::unused_async, reason = "every answer of the table is awaited")]
pub async fn one(asked: Asked<Named, Nothing>) -> Result<BookPage, Problem> {
    let (id, lang) = (asked.path.book, asked.reader.lang);
    let entry = books::known(&id).ok().and_then(books::entry);
    let Some(entry) = entry else {
        return Err(Problem::new(StatusCode::NOT_FOUND, "no_rulebook", say!(lang, "server-no-rulebook", id = id)));
    };
    let breaches = books::desk_law(entry.book).map(books::desk::DeskLaw::breaches).unwrap_or_default();
    let articles = entry.law().units.iter().map(|unit| unit_line(entry.book, unit, &breaches, lang)).collect();
    Ok(BookPage { book: line(entry, lang), articles })
}

fn line(entry: &'static BookEntry, lang: Lang) -> BookLine {
    let law = entry.law();
    let proved = law.units.iter().filter(|unit| !proofs(entry.book, &unit.id).is_empty()).count();
    BookLine {
        id: entry.book.id(),
        title: worded(&law.title, lang).to_owned(),
        game: if entry.is_xiangqi() { "xiangqi" } else { "chess" },
        over: entry.base.map(Book::id),
        desk: entry.desk.is_some(),
        units: Proved { all: law.units.len(), proved },
        settings: entry.settings().iter().map(|&setting| setting_line(entry, setting, lang)).collect(),
    }
}

fn setting_line(entry: &BookEntry, setting: Setting, lang: Lang) -> SettingLine {
    let values = Choice::of(setting).map(|choice| choice.value().to_owned()).collect();
    let articles = explain::article::cited(&entry.read_in(setting), Some(entry.book), lang);
    SettingLine { name: setting.name(), means: explain::rulebooks::means(setting, lang), values, articles }
}

fn unit_line(book: Book, unit: &'static Unit, breaches: &[Article], lang: Lang) -> UnitLine {
    let Unit { id, kind, means, see, slip, .. } = unit;
    UnitLine {
        id,
        label: explain::article::label(book.article(id), lang),
        kind: Kind::id(*kind),
        means: worded(means, lang),
        see,
        slip: slip.as_deref(),
        breach: breaches.iter().any(|breach| breach.book == book && breach.clause == *id),
        proofs: proofs(book, id),
    }
}

fn worded(wording: &'static Wording, lang: Lang) -> &'static str {
    match lang {
        Lang::En => &wording.en,
        Lang::ZhHant => &wording.zh_hant,
        Lang::ZhHans => &wording.zh_hans,
    }
}
