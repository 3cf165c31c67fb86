//! What a book says of an event.

use ruling::Book;

use super::{EventMatter, Faulted, Inspection, Level, Office, RankingList, Requirement, Scores, Term, Weight};

/// Units of a book, by their ids.
pub type Units = &'static [&'static str];

/// What a book says of an event, as data; what it leaves out it is silent about.
#[derive(Clone, Copy, Debug)]
pub struct EventLaw {
    /// The book.
    pub book: Book,
    /// The day from which it is in force (year, month, day), and where that is written.
    pub in_force: Option<((i16, i8, i8), &'static str)>,
    /// What it settles with a value; some of it depends on the minutes of a side.
    pub terms: fn(Option<u16>) -> Vec<Term>,
    /// Who may do what.
    pub offices: &'static [Office],
    /// What it asks of a charter.
    pub requires: &'static [(Requirement, Weight, Units)],
    /// What a game is worth.
    pub scoring: Option<Scores>,
    /// The lists of tie-breaks that it prints.
    pub lists: &'static [RankingList],
    /// The time of a level's games.
    pub levels: &'static [(Level, LevelTime)],
    /// What is wrong with boards, pieces and clocks.
    pub inspects: fn(&Inspection) -> Faulted,
    /// What an answer rests on; nothing where the book does not speak of the matter.
    pub cites: fn(EventMatter<'_>) -> Units,
}

/// How much time the games of a level have, and whether they are recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelTime {
    /// Minutes for the whole game and seconds added; `None` if they are set on the day.
    pub time: Option<(u16, u16)>,
    /// Whether the moves are recorded.
    pub recorded: bool,
    /// Where that is written.
    pub clause: &'static str,
}

impl EventLaw {
    /// A book that says nothing of events.
    pub const fn silent(book: Book) -> Self {
        Self {
            book,
            in_force: None,
            terms: |_| Vec::new(),
            offices: &[],
            requires: &[],
            scoring: None,
            lists: &[],
            levels: &[],
            inspects: |_| Vec::new(),
            cites: |_| &[],
        }
    }
}
