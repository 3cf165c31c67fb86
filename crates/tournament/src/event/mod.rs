//! The event as a log: an order is decided into events or refused, and every state is a fold over the events.
//!
//! ```
//! use clock::Instant;
//! use tournament::Actor;
//! use tournament::charter::read_toml;
//! use tournament::event::{Command, Order, Tournament, decide};
//!
//! let mut event = Tournament::default();
//! let charter = read_toml("name = \"Evening\"\n[rules]\nbase = \"roc-113\"\n[[sections]]\nid = \"A\"\nname = \"A\"\n")?;
//! let order = Order::new(Instant::new(0), Actor::Director, Command::Open { charter: Box::new(charter) });
//! let decision = decide(&event, &order).expect("a charter with gaps may be opened");
//! event.apply_all(&decision.events);
//! assert!(decide(&event, &order).is_err(), "it is open already");
//! # Ok::<(), tournament::charter::CharterError>(())
//! ```

mod apply;
mod at_table;
mod command;
mod decide;
mod examples;
mod happening;
mod log;
mod parts;
mod presence;
mod refusal;
mod schema;
mod state;
mod view;

use books::Article;
use clock::Instant;
use contest::{Actor, Licence};
use jiff::civil::DateTime;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use books::event::Ground;
pub use command::{Command, Concerns};
pub use decide::decide;
pub use examples::examples;
pub use happening::{DraftTable, FinalLine, Happening};
pub use log::replay;
pub use parts::{Consents, DeskLine, EntryChange, GameRef, Step, TeamChange};
pub use refusal::{AmendedPart, Refusal, Why};
pub use schema::schema;
pub use state::{
    Final, GameSlot, Gone, GoneHow, Overturned, RoundState, RoundStatus, SectionState, StageState, TableState,
    Tournament,
};
pub use view::{NotRanked, PrizeLine, SectionRanking};

/// A command with who gives it, and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Order {
    /// When.
    pub at: Instant,
    /// The day and hour in the hall, if the order says it: what a rule says of hours is held against that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hour: Option<DateTime>,
    /// By whom.
    #[serde(default)]
    pub by: Actor,
    /// Who that is, by an id of the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    /// The qualification of an official.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub licence: Option<Licence>,
    /// What.
    pub command: Command,
}

impl Order {
    /// An order without further particulars.
    pub fn new(at: Instant, by: Actor, command: Command) -> Self {
        Self { at, hour: None, by, person: None, licence: None, command }
    }
}

/// A line of the log.
pub type Logged = journal::Line<Happening, Article>;

/// The log of an event, as far as it can be read.
pub type Log = journal::Log<Happening, Article>;

/// What an order leads to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Decision {
    /// What happens, numbered to follow the log.
    pub events: Vec<Logged>,
    /// What whoever gave it should know.
    pub notes: Vec<Note>,
}

/// Something worth knowing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Note {
    /// What.
    pub what: NoteKind,
    /// The section that it is about; empty if it is about the event as a whole.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub section: String,
    /// What it rests on.
    #[serde(with = "crate::cite::list")]
    #[schemars(with = "Vec<String>")]
    pub under: Vec<Article>,
}

/// What a note says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NoteKind {
    /// A finding about the charter.
    Charter(crate::charter::CharterFinding),
    /// Terms for players with special needs are part of the charter from now on.
    SpecialNeeds,
    /// The draw must be made again.
    DrawAgain,
    /// The tie is even: rapid games decide.
    RapidGames,
    /// Whoever should report the result: the winner, or Black if drawn.
    Report(crate::Side),
    /// Someone has a colour of the last round again.
    SameColour(crate::PlayerId),
    /// The pairing stays as it is, and the staff are told.
    PairingStands,
    /// A notice is due by this day.
    NoticeDue(jiff::civil::Date),
    /// Prizes are to be given back.
    PrizesDue(crate::PlayerId),
    /// The game must be entered at the desk by the one with this colour.
    EnterRecord(crate::Side),
    /// Two seeds stand where they may meet early.
    SeedsClose,
    /// Neither a book nor the charter says this: the least was done, and the charter must settle it.
    MustSay(crate::charter::Key),
    /// Who has other points or another place after a correction.
    Moved(Vec<Moved>),
    /// A round that would be paired otherwise now, and stays.
    PairingStays {
        /// Which.
        round: u16,
        /// Its tables at which others would sit.
        tables: Vec<u16>,
    },
    /// The draft of this round was paired by what is no longer so: pair it again.
    DraftStale(u16),
    /// A round was published in which these are paired, though they are out of the event.
    GonePaired(Vec<crate::PlayerId>),
    /// The stage that was drawn stays, although these would now go on, or go on no longer.
    FieldStays(Vec<crate::PlayerId>),
    /// Someone is out of the event by forfeits that are no longer so: only an order takes that back.
    StillOut(crate::PlayerId),
    /// Someone is out of the event by forfeits.
    PutOut(crate::PlayerId),
    /// Someone has forfeited so often that they are out of the event once the round is closed.
    GoesOut(crate::PlayerId),
    /// More rounds than so few can play without anyone meeting twice.
    TooManyRounds {
        /// How many there can be.
        most: u32,
    },
    /// A single member of a team is out: what was played stands, and boards to come for which they are named are lost by
    /// absence, unless the line-up names another.
    MemberOut {
        /// Who.
        player: crate::PlayerId,
        /// Of which team.
        team: crate::PlayerId,
    },
    /// What a round breaks, with leave of the director.
    Breaks(Vec<crate::pairing::swiss::Break>),
    /// Someone whose table is fixed sits elsewhere in this round: another who sits at a fixed table is the opponent, or
    /// there are not so many tables.
    OtherTable {
        /// Who.
        player: crate::PlayerId,
        /// Where they would sit.
        table: u16,
    },
    /// What a rating list did.
    Rated(Box<crate::entry::Rated>),
    /// The charter was amended by this rank of what applies.
    AmendedAs(books::event::Layer),
}

/// How someone stands before and after a correction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Moved {
    /// Who.
    pub player: crate::PlayerId,
    /// The places before and after.
    pub place: [u32; 2],
    /// The points before and after; `None` in a knockout.
    pub points: [Option<crate::Score>; 2],
}
