//! The rulebooks: settings, and code for what settings cannot say.

mod asian;
mod cn;
mod hk;
mod roc;
mod xqef;

use crate::article::Book;
use crate::settings::{NaturalLimit, Repetition};

/// A rulebook as it applies to a game: its settings, and the base it supplements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// The book.
    pub book: Book,
    /// The book it supplements, where it is silent.
    pub base: Option<Book>,
    /// How it judges recurring positions.
    pub repetition: Repetition,
    /// Its natural limit, if it has one.
    pub natural_limit: Option<NaturalLimit>,
    /// Whether a dead position ends the game.
    pub dead_draw: bool,
}

impl Rulebook {
    /// The rulebook of Xiangqi with this name, every open point read to the letter; `None` for a book of another game.
    pub fn of(book: Book) -> Option<Self> {
        Some(match book {
            Book::Xqef2022 => xqef::rulebook(),
            Book::Roc113 => roc::rulebook(),
            Book::Hk2016 => hk::rulebook(),
            Book::CnReferee => cn::rulebook(),
            Book::Axf2003 | Book::Wxf2018 => asian::rulebook(book),
            Book::Fide2014 => return None,
        })
    }
}
