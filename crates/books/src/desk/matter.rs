//! Matters that an official may have to decide.

use clock::{Instant, Millis};
use contest::{Actor, Side, Sides};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::act::Act;
use super::effect::Effect;
use super::incident::Incident;

/// The number of a matter in its game, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct MatterId(pub u32);

impl MatterId {
    /// The number of the next matter after so many.
    pub fn after(matters: usize) -> Self {
        Self(u32::try_from(matters).unwrap_or(u32::MAX).saturating_add(1))
    }
}

/// A matter in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Matter {
    /// Its number.
    pub id: MatterId,
    /// What it is about.
    #[serde(rename = "subject")]
    pub incident: Incident,
    /// The side at fault, or the side that asks; none if it concerns both.
    pub side: Option<Side>,
    /// After how many plies of the line it came up.
    pub ply: usize,
    /// The turn to which it belongs.
    pub turn: u32,
    /// When.
    pub at: Instant,
    /// The times left when it came up, if time is limited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Sides<Millis>>,
    /// Who raised it.
    pub raised_by: Option<Actor>,
    /// How it stands.
    pub standing: Standing,
    /// When it was ruled on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruled: Option<Instant>,
    /// What was done about it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub done: Vec<Effect>,
}

/// How a matter stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// It happened, and nobody has said so yet.
    Latent,
    /// It waits for an official.
    Raised,
    /// It was ruled on by an official without the authority, and waits for one who has it.
    Provisional,
    /// It was ruled on.
    Ruled,
    /// It was not raised in time, or what it was about is gone.
    Lapsed,
    /// It calls for nothing.
    Dismissed,
}

impl Standing {
    /// Whether something is still to be done.
    pub fn is_open(self) -> bool {
        matches!(self, Self::Latent | Self::Raised)
    }
}

/// Who caused something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The side that moves first.
    #[serde(alias = "red", alias = "white")]
    First,
    /// The other side.
    #[serde(alias = "black")]
    Second,
    /// Both sides.
    Both,
    /// Somebody or something else.
    Outsider,
}

impl Cause {
    /// The side that caused it alone.
    pub fn side(self) -> Option<Side> {
        match self {
            Self::First => Some(Side::First),
            Self::Second => Some(Side::Second),
            Self::Both | Self::Outsider => None,
        }
    }

    /// A side as a cause.
    pub fn of(side: Side) -> Self {
        match side {
            Side::First => Self::First,
            Side::Second => Self::Second,
        }
    }
}

/// Equipment that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Equipment {
    /// The board is damaged.
    Board,
    /// A man is damaged.
    DamagedMan,
    /// The men are too large for the board.
    LargeMen,
    /// A man is missing.
    MissingMan,
    /// The clock does not work.
    Clock,
    /// A pen is missing.
    Pen,
    /// The board lies the wrong way round.
    Turned,
    /// The board and men are not made for players who do not see.
    TactileSet,
    /// The clock is not made for players who do not see.
    TactileClock,
    /// A blindfold is missing.
    Blindfold,
    /// Nothing records the sound of the game.
    Recorder,
    /// The cards to offer a draw and to resign are missing.
    Cards,
    /// There is no seat for an assistant.
    Seat,
}

/// What a player does with the clock besides pressing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Meddling {
    /// The player stops it.
    Stopped,
    /// The player starts a side's time.
    Started,
    /// The player sets the times.
    Set,
}

impl Meddling {
    /// What an act does with the clock besides pressing it, if it does anything.
    pub fn of(act: &Act) -> Option<Self> {
        match act {
            Act::StopClock => Some(Self::Stopped),
            Act::StartClock { .. } => Some(Self::Started),
            Act::SetClock { .. } => Some(Self::Set),
            _ => None,
        }
    }
}

/// What a player claims.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Claim {
    /// The position recurs.
    Repetition,
    /// The natural limit is reached.
    NaturalLimit,
    /// The moves be counted from now on.
    Count,
    /// The position is a draw in an official's eyes.
    OfficialDraw,
    /// The next move makes a dead draw: this move.
    DeadDraw(String),
    /// What a screen, a demonstration board or a counter shows.
    Display,
}
