//! The event as a log: an order is decided into events or refused, and every state is a fold over the events.
//!
//! ```
//! use tournament::charter::read_toml;
//! use tournament::event::{Command, Order, Tournament, decide};
//!
//! let mut event = Tournament::default();
//! let charter = read_toml("name = \"Evening\"\n[rules]\nbase = \"roc-113\"\n[[sections]]\nid = \"A\"\nname = \"A\"\n")?;
//! let order = Order::from(Command::Open { charter: Box::new(charter) });
//! let decision = decide(&event, &order).expect("a charter with gaps may be opened");
//! event.apply_all(&decision.events);
//! assert!(decide(&event, &order).is_err(), "it is open already");
//! # Ok::<(), tournament::charter::CharterError>(())
//! ```

mod appeal;
mod apply;
mod command;
mod decide;
mod happening;
mod log;
mod refusal;
mod schema;
mod state;
mod view;

use books::Article;
use jiff::civil::DateTime;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use appeal::Ground;
pub use command::{Command, Consents, TableRef};
pub use decide::decide;
pub use happening::{DraftTable, FinalLine, Happening};
pub use log::{Log, LogError, LogFault, read_log, replay, write_log};
pub use refusal::{Refusal, Why};
pub use schema::schema;
pub use state::{
    Final, GameSlot, Gone, GoneHow, Overturned, RoundState, RoundStatus, SectionState, StageState, TableState,
    Tournament,
};
pub use view::{NotRanked, PrizeLine, SectionRanking};

/// Who gives an order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Office {
    /// 賽員, or a team's member.
    Player,
    /// 領隊.
    Leader,
    /// 主辦方人員.
    Organiser,
    /// 賽務人員.
    Staff,
    /// 棋證.
    Witness,
    /// 裁判員.
    Arbiter,
    /// 裁判主任.
    SectionArbiter,
    /// 裁判長.
    ChiefArbiter,
    /// 賽務總監.
    #[default]
    Director,
}

impl Office {
    /// Whether the office is at least that of a section arbiter among the arbiters.
    pub const fn heads_arbiters(self) -> bool {
        matches!(self, Self::SectionArbiter | Self::ChiefArbiter)
    }

    /// Whether the office is an arbiter's above a witness.
    pub const fn may_rule(self) -> bool {
        matches!(self, Self::Arbiter | Self::SectionArbiter | Self::ChiefArbiter)
    }
}

/// A command with who gives it, and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Order {
    /// When.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<DateTime>,
    /// By whom.
    #[serde(default)]
    pub by: Office,
    /// What.
    pub command: Command,
}

impl From<Command> for Order {
    /// An order of the director.
    fn from(command: Command) -> Self {
        Self { at: None, by: Office::Director, command }
    }
}

/// An event of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Logged {
    /// When.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<DateTime>,
    /// By whom.
    pub by: Office,
    /// What happened.
    pub event: Happening,
    /// What it rests on.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "crate::cite::list")]
    #[schemars(with = "Vec<String>")]
    pub under: Vec<Article>,
}

/// What an order leads to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Decision {
    /// What happens.
    pub events: Vec<Logged>,
    /// What whoever gave it should know.
    pub notes: Vec<Note>,
}

/// Something worth knowing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Note {
    /// What.
    pub what: NoteKind,
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
}
