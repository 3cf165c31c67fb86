//! The registry: every rulebook there is, one line each. Nothing outside a book's folder asks which book it deals with.

use std::fmt;

use ruling::{Article, Book, Rulebook, Setting};

#[cfg(feature = "desk")]
use crate::desk::DeskLaw;
#[cfg(feature = "event")]
use crate::event::EventLaw;

/// The rulebooks, in the order in which they are told.
pub static REGISTRY: &[&BookEntry] = &[
    &crate::xqef_2022::ENTRY,
    &crate::roc_113::ENTRY,
    &crate::hk_2016::ENTRY,
    &crate::cn_referee::ENTRY,
    &crate::fide_2014::ENTRY,
    &crate::axf_2003::ENTRY,
    &crate::wxf_2018::ENTRY,
    #[cfg(test)]
    &crate::invented::ENTRY,
];

/// A rulebook with all that is known of it.
#[derive(Debug)]
pub struct BookEntry {
    /// The book.
    pub book: Book,
    /// The book it supplements, where it is silent.
    pub base: Option<Book>,
    /// The game it rules, and how.
    pub rules: Rules,
    /// The words it has of its own.
    pub terms: Terms,
    /// What it says at the desk; `None` for a book whose desk is not kept yet.
    #[cfg(feature = "desk")]
    pub desk: Option<&'static dyn DeskLaw>,
    /// What it says of an event; `None` for a book whose law of events is not kept yet.
    #[cfg(feature = "event")]
    pub event: Option<&'static EventLaw>,
    /// Its units, in the form of [`crate::law::Law`].
    #[cfg(feature = "table")]
    pub table: &'static str,
}

/// The game a rulebook is about.
#[derive(Clone, Copy, Debug)]
pub enum Rules {
    /// Xiangqi: the settings and the articles, every open point read to the letter.
    Xiangqi(fn() -> Rulebook),
    /// Chess, with the points that its text leaves open.
    Chess(&'static [Setting], fn(Setting) -> &'static [&'static str]),
}

/// Words that rulebooks do not share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// What it calls play that is not forbidden.
    pub allowed: Unforbidden,
    /// What comes before a ruling on a recurring position.
    pub notice: Notice,
    /// It acts on a recurring position only if a player asks.
    pub on_request: bool,
    /// The clause on forbidden play that is read as needing an official's word first, though it names none.
    pub word_read_in: Option<&'static str>,
    /// It calls moves by the attack that they answer, and has no name for idle ones.
    pub names_answers: bool,
    /// How it writes the black cannon in traditional characters.
    pub black_cannon: char,
    /// It calls 犯規 what others call 技術犯規.
    pub plain_fouls: bool,
    /// What it calls an appeal, if it speaks of any.
    pub appeals: Option<AppealTerm>,
}

/// What a rulebook calls an appeal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AppealTerm {
    /// 上訴: to a higher official.
    Higher,
    /// 申訴: a complaint that is heard.
    Complaint,
}

/// What a rulebook calls play that is not forbidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unforbidden {
    /// 未犯例: no offence.
    NoOffence,
    /// 允許著法: permitted moves.
    Permitted,
    /// No forbidden moves; if both sides make none, 一般循環局面: an ordinary cycle.
    Ordinary,
    /// No forbidden moves.
    NotForbidden,
}

/// What comes before a ruling on a recurring position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// 警誡: an official warns, in words that the book gives.
    Caution,
    /// 指示: an official tells a side to vary, or both what another cycle leads to.
    Instruction,
    /// 必須立即變著: the offender is bound to vary once the position is judged.
    Duty,
}

impl Terms {
    /// None of its own.
    pub const PLAIN: Self = Self {
        allowed: Unforbidden::NotForbidden,
        notice: Notice::Instruction,
        on_request: false,
        word_read_in: None,
        names_answers: false,
        black_cannon: '包',
        plain_fouls: false,
        appeals: None,
    };
}

impl BookEntry {
    /// Whether it is a book of Xiangqi.
    pub const fn is_xiangqi(&self) -> bool {
        matches!(self.rules, Rules::Xiangqi(_))
    }

    /// The rulebook of Xiangqi, every open point read to the letter; `None` for a book of another game.
    pub fn rulebook(&self) -> Option<Rulebook> {
        match self.rules {
            Rules::Xiangqi(rulebook) => Some(rulebook()),
            Rules::Chess(..) => None,
        }
    }

    /// The points that its text leaves open.
    pub fn settings(&self) -> &'static [Setting] {
        match self.rules {
            Rules::Xiangqi(rulebook) => rulebook().law.settings(),
            Rules::Chess(settings, _) => settings,
        }
    }

    /// The articles whose text a setting reads.
    pub fn read_in(&self, setting: Setting) -> Vec<Article> {
        match self.rules {
            Rules::Xiangqi(rulebook) => rulebook().law.read_in(setting),
            Rules::Chess(_, read_in) => self.book.articles(read_in(setting)),
        }
    }
}

/// All that is known of a book; `None` if it is not in the registry.
pub fn entry(book: Book) -> Option<&'static BookEntry> {
    REGISTRY.iter().copied().find(|entry| entry.book == book)
}

/// The rulebook of Xiangqi with this name, every open point read to the letter; `None` for a book of another game.
pub fn rulebook(book: Book) -> Option<Rulebook> {
    entry(book)?.rulebook()
}

/// The words a book has of its own.
pub fn terms(book: Book) -> Terms {
    entry(book).map_or(Terms::PLAIN, |entry| entry.terms)
}

/// What an event under these books calls an appeal: the first that speaks of any says it, else the word that all understand.
pub fn appeal_term(books: &[Book]) -> AppealTerm {
    books.iter().find_map(|book| terms(*book).appeals).unwrap_or(AppealTerm::Complaint)
}

/// What a book says at the desk; `None` for a book whose desk is not kept yet.
#[cfg(feature = "desk")]
pub fn desk_law(book: Book) -> Option<&'static dyn DeskLaw> {
    entry(book)?.desk
}

/// These books with those that they supplement, each once, a supplement before its base.
pub fn with_bases(books: &[Book]) -> Vec<Book> {
    let mut all: Vec<Book> = books.to_vec();
    let mut next = 0;
    while let Some(book) = all.get(next) {
        all.extend(entry(*book).and_then(|entry| entry.base));
        next += 1;
    }
    let mut seen = std::collections::HashSet::new();
    all.retain(|book| seen.insert(*book));
    all
}

/// The rulebook that this text names.
///
/// # Errors
///
/// It names none of the registry.
pub fn known(id: &str) -> Result<Book, UnknownBook> {
    let books = REGISTRY.iter().map(|entry| entry.book);
    books.into_iter().find(|book| book.id() == id).ok_or_else(|| UnknownBook(id.to_owned()))
}

/// Puts articles in the order of the registry and of their clauses, each once.
pub fn in_order(articles: &mut Vec<Article>) {
    let place = |book: Book| REGISTRY.iter().position(|entry| entry.book == book).unwrap_or(REGISTRY.len());
    articles.sort_by_key(|article| (place(article.book), *article));
    articles.dedup();
}

/// The text names no rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBook(pub String);

impl fmt::Display for UnknownBook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no rulebook `{}`, expected one of ", self.0)?;
        for (i, entry) in REGISTRY.iter().enumerate() {
            write!(f, "{}{}", if i > 0 { ", " } else { "" }, entry.book)?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownBook {}

/// The ids of the rulebooks that are known, as a JSON Schema tells them.
#[cfg(feature = "desk")]
#[derive(Clone, Copy, Debug)]
pub struct KnownBook;

#[cfg(feature = "desk")]
impl schemars::JsonSchema for KnownBook {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Book".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let ids: Vec<&str> = REGISTRY.iter().map(|entry| entry.book.id()).collect();
        schemars::json_schema!({ "description": "A written rulebook.", "enum": ids })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use ruling::Choice;

    use super::*;

    #[test]
    fn every_book_is_known_by_its_id_alone() {
        let ids: HashSet<&str> = REGISTRY.iter().map(|entry| entry.book.id()).collect();
        assert_eq!(ids.len(), REGISTRY.len());
        for found in REGISTRY {
            assert_eq!(known(found.book.id()), Ok(found.book));
            assert!(found.base.is_none_or(|base| entry(base).is_some()), "{}", found.book);
            if let Some(rulebook) = found.rulebook() {
                assert_eq!((rulebook.book(), rulebook.base), (found.book, found.base));
            }
        }
        assert_eq!(known("roc-112"), Err(UnknownBook("roc-112".to_owned())));
    }

    #[test]
    fn every_value_of_a_setting_is_another_rulebook() {
        // What only a desk reads is kept with what was settled for the game.
        let of_desk = [
            Setting::OmittedMoves,
            Setting::SixteenOmitted,
            Setting::SealedBy,
            Setting::ProvenLoss,
            Setting::ShiftedMan,
            Setting::ClockAgreed,
            Setting::Resignation,
        ];
        for rulebook in REGISTRY.iter().filter_map(|entry| entry.rulebook()) {
            let book = rulebook.book();
            for &setting in rulebook.law.settings().iter().filter(|setting| !of_desk.contains(setting)) {
                assert_eq!(rulebook.choice(setting).value(), setting.values()[0], "{book} {}", setting.name());
                for choice in Choice::of(setting) {
                    let chosen = rulebook.clone().with(choice).unwrap();
                    assert_eq!(chosen.choice(setting), choice, "{book}");
                    assert_eq!(choice.to_string().parse(), Ok(choice));
                }
            }
        }
        let roc = crate::roc_113::rulebook();
        assert_eq!(roc.with("standing-kill=idle".parse().unwrap()), None);
    }

    #[test]
    fn every_setting_reads_an_article_of_its_book_or_of_the_base() {
        for entry in REGISTRY {
            for &setting in entry.settings() {
                let articles = entry.read_in(setting);
                assert!(!articles.is_empty(), "{} {}", entry.book, setting.name());
                let known = |article: &Article| article.book == entry.book || Some(article.book) == entry.base;
                assert!(articles.iter().all(known), "{} {}", entry.book, setting.name());
            }
        }
    }
}
