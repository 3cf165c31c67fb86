//! What somebody asks of a hall.

use books::desk::Act;
use clock::Instant;
use contest::{Actor, GameId, Licence, Side};
use jiff::civil::DateTime;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tournament::event::Command;

use crate::call::CallAct;
use crate::case::CaseAct;
use crate::duty::DutyAct;
use crate::notice::NoticeAct;
use crate::office::{OfficeAct, PersonId};

/// Something that somebody wants to be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Who.
    pub by: By,
    /// When.
    pub at: Instant,
    /// The number of the last line that they had seen; if the table or section has moved on since, the request is refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub saw: Option<u64>,
    /// What.
    pub what: What,
}

/// Who asks. What they are at a desk or in the event follows from their appointment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum By {
    /// Somebody with an office in this event.
    Person(PersonId),
    /// Whoever sits at a board: the player of a side, or the player's assistant.
    Seat(Seat),
    /// Whoever keeps the log of the event, in an office to which nobody needs to be appointed.
    Keeper {
        /// The office.
        office: Actor,
        /// The name, if it is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// The qualification, if it is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        licence: Option<Licence>,
    },
    /// Anybody.
    Public,
}

impl By {
    /// Whoever keeps the log, in an office.
    pub const fn keeper(office: Actor) -> Self {
        Self::Keeper { office, name: None, licence: None }
    }
}

/// A seat at a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Seat {
    /// The game.
    pub game: GameId,
    /// The side.
    pub side: Side,
    /// It is the assistant's and not the player's own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub assistant: bool,
}

/// What can be asked of a hall.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum What {
    /// An order of the event.
    Order {
        /// The order.
        command: Box<Command>,
        /// The day and hour in the hall, if it is said: what a rule says of hours is held against that.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hour: Option<DateTime>,
    },
    /// An entry at the desk of a game.
    Entry {
        /// The game.
        game: GameId,
        /// What is done there.
        act: Box<Act>,
        /// Who does it, where an official enters what somebody at the board does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        of: Option<Actor>,
        /// Whether the facts are disputed.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        disputed: bool,
    },
    /// Something about who holds an office.
    Office(OfficeAct),
    /// Something with a call.
    Call(CallAct),
    /// Something about duties, or the beginning of a round.
    Duty(DutyAct),
    /// Something in a case.
    Case(CaseAct),
    /// Something with a notice to everybody.
    Notice(NoticeAct),
}

/// Something that is done at a desk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Made {
    /// What.
    pub act: Box<Act>,
    /// Who does it, where an official enters what somebody at the board does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<Actor>,
    /// Whether the facts are disputed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub disputed: bool,
}

impl Made {
    /// As something that is asked of a hall.
    pub fn at(self, game: GameId) -> What {
        let Self { act, of, disputed } = self;
        What::Entry { game, act, of, disputed }
    }
}

impl What {
    /// The section of the desk at which something is done, if it is done at one.
    pub fn desk_section(&self) -> Option<&str> {
        match self {
            Self::Entry { game, .. } => Some(&game.section),
            Self::Order { .. } | Self::Office(_) | Self::Call(_) | Self::Duty(_) | Self::Case(_) | Self::Notice(_) => {
                None
            }
        }
    }

    /// An order without an hour.
    pub fn order(command: Command) -> Self {
        Self::Order { command: Box::new(command), hour: None }
    }

    /// An entry at the desk of a game, the facts undisputed.
    pub fn entry(game: GameId, act: Act) -> Self {
        Self::Entry { game, act: Box::new(act), of: None, disputed: false }
    }
}
