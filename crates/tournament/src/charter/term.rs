//! Terms: what a charter, an announcement or a book sets, one value at a time.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What is set.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Key {
    /// Technical fouls that lose the game.
    TechnicalFoulLimit,
    /// Faults of recording that lose the game.
    RecordFaultLimit,
    /// Faults of pressing the clock that lose the game.
    PressFaultLimit,
    /// Whether the limit of fouls loses when it is reached (`reached`) or when it is exceeded (`exceeded`).
    FoulLimit,
    /// Plies without a capture that draw.
    NaturalLimit,
    /// Whether the event adopts the limit of forty moves that a player may ask for (3.4 四 of `roc-113`).
    AskedLimit,
    /// What a repeated offer of a draw costs: `foul` or `loss`.
    RepeatedOffer,
    /// When a side has overstepped: when its time is used up (`used_up`), or only by agreement (`agreed`).
    Overstep,
    /// Minutes after the start by which a player must have come.
    LatestArrival,
    /// Minutes before the start by which a team must have given its line-up.
    TeamReport,
    /// Whether there is leave and playing at another time.
    Leave,
    /// Days before a round by which leave must be asked for.
    LeaveNotice,
    /// Forfeits that end the right to play.
    ForfeitsDisqualify,
    /// Forfeits in a row that count as leaving.
    ForfeitsInARow,
    /// Whether a forfeit loses the deposit.
    ForfeitKeepsDeposit,
    /// Whether the moves are recorded.
    Recording,
    /// Whether there is an appeals committee.
    Committee,
    /// Whether every game is watched.
    Watched,
    /// Whether players confirm results themselves.
    PlayerConfirmation,
    /// Minutes after the start within which a wrong pairing is played anew.
    ReplayWindow,
    /// Anything else, by its subject.
    Other(String),
}

impl fmt::Display for Key {
    /// The word used in files.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TechnicalFoulLimit => "technical_foul_limit",
            Self::RecordFaultLimit => "record_fault_limit",
            Self::PressFaultLimit => "press_fault_limit",
            Self::FoulLimit => "foul_limit",
            Self::NaturalLimit => "natural_limit",
            Self::AskedLimit => "asked_limit",
            Self::RepeatedOffer => "repeated_offer",
            Self::Overstep => "overstep",
            Self::LatestArrival => "latest_arrival",
            Self::TeamReport => "team_report",
            Self::Leave => "leave",
            Self::LeaveNotice => "leave_notice",
            Self::ForfeitsDisqualify => "forfeits_disqualify",
            Self::ForfeitsInARow => "forfeits_in_a_row",
            Self::ForfeitKeepsDeposit => "forfeit_keeps_deposit",
            Self::Recording => "recording",
            Self::Committee => "committee",
            Self::Watched => "watched",
            Self::PlayerConfirmation => "player_confirmation",
            Self::ReplayWindow => "replay_window",
            Self::Other(subject) => subject,
        })
    }
}

/// What it is set to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Value {
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(u32),
    /// A word or a sentence.
    Text(String),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flag(flag) => flag.fmt(f),
            Self::Number(number) => number.fmt(f),
            Self::Text(text) => text.fmt(f),
        }
    }
}

/// What kind of value a term takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Expected {
    /// A number.
    Number,
    /// Yes or no.
    Flag,
    /// One of two words.
    Word([&'static str; 2]),
    /// Anything.
    Anything,
}

impl Key {
    /// Whether a value is of the kind this takes.
    pub fn takes(&self, value: &Value) -> bool {
        match (self.expects(), value) {
            (Expected::Anything, _) | (Expected::Number, Value::Number(_)) | (Expected::Flag, Value::Flag(_)) => true,
            (Expected::Word(words), Value::Text(text)) => words.contains(&text.as_str()),
            _ => false,
        }
    }

    /// What kind of value this takes.
    pub const fn expects(&self) -> Expected {
        match self {
            Self::TechnicalFoulLimit
            | Self::RecordFaultLimit
            | Self::PressFaultLimit
            | Self::NaturalLimit
            | Self::LatestArrival
            | Self::TeamReport
            | Self::LeaveNotice
            | Self::ForfeitsDisqualify
            | Self::ForfeitsInARow
            | Self::ReplayWindow => Expected::Number,
            Self::AskedLimit
            | Self::Leave
            | Self::ForfeitKeepsDeposit
            | Self::Recording
            | Self::Committee
            | Self::Watched
            | Self::PlayerConfirmation => Expected::Flag,
            Self::FoulLimit => Expected::Word(["reached", "exceeded"]),
            Self::RepeatedOffer => Expected::Word(["foul", "loss"]),
            Self::Overstep => Expected::Word(["used_up", "agreed"]),
            Self::Other(_) => Expected::Anything,
        }
    }
}

/// A clause of a charter or of an announcement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Clause {
    /// What it sets.
    pub key: Key,
    /// To what; `None` only strikes.
    pub value: Option<Value>,
    /// The unit of the base book that it strikes out, by id.
    pub strikes: Option<String>,
    /// How it is written.
    pub text: Option<String>,
}
