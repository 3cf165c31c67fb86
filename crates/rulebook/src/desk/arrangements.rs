//! What was settled before a game.

use std::collections::BTreeMap;

use clock::{Millis, Sides, TimeControl};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::ledger::FoulKind;
use super::outcome::Outcome;

/// How the game is watched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Supervision {
    /// An official keeps this board (監局): what the position calls for is ruled at once.
    #[default]
    Watched,
    /// Officials patrol (巡邏): what the position calls for waits until somebody says so.
    Patrol,
}

/// How results are confirmed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reporting {
    /// By an official.
    #[default]
    Official,
    /// By the players' own report, if the moves are recorded.
    Players,
    /// By the players' own report, recorded or not, as the charter says.
    PlayersUnrecorded,
}

/// A player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Player {
    /// The name.
    pub name: String,
    /// The number in the event.
    pub number: String,
    /// Whether the player needs another way to move men than with one hand.
    pub special_need: bool,
}

/// What was settled before a game: by the charter, the round's announcements, or the players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is settled by itself")]
pub struct Arrangements {
    /// The name of the event.
    pub event: String,
    /// The day of the game, as the event writes it.
    pub date: Option<String>,
    /// The place of the game.
    pub place: Option<String>,
    /// The round.
    pub round: Option<u32>,
    /// The table.
    pub table: Option<u32>,
    /// The board of a match between teams at which it is played, from 1.
    pub team_board: Option<u32>,
    /// The players.
    pub players: Sides<Player>,
    /// Whether it is a game of an event, so that the rules of competition apply.
    pub competition: bool,
    /// Whether the players must keep score.
    pub recorded: bool,
    /// How the game is watched.
    pub supervision: Supervision,
    /// How its result is confirmed.
    pub reporting: Reporting,
    /// Whether the desk reminds officials of what they have to see to.
    pub duties: bool,
    /// Whether officials may judge a position drawn.
    pub official_draws: bool,
    /// The time control, if time is limited.
    pub time: Option<TimeControl>,
    /// The limits of counted faults that differ from the book's.
    pub limits: BTreeMap<FoulKind, u32>,
    /// How much later than announced this game begins, granted before the start.
    pub delay_granted: Option<Millis>,
    /// How long after the start a player may arrive.
    pub latest_arrival: Option<Millis>,
    /// The times left that are called out to the players.
    pub reminders: Vec<Millis>,
    /// Whether the format allows a game to be adjourned.
    pub adjournable: bool,
    /// Endings the sides agreed on, by name.
    pub agreed_endings: BTreeMap<String, Outcome>,
    /// Subjects that a witness may rule on besides those the book names, by their names in the data.
    pub witness_may: Vec<String>,
    /// The placement at the start, if it is not the game's own.
    pub start: Option<String>,
}

impl Default for Arrangements {
    fn default() -> Self {
        Self {
            event: String::new(),
            date: None,
            place: None,
            round: None,
            table: None,
            team_board: None,
            players: Sides::default(),
            competition: true,
            recorded: false,
            supervision: Supervision::default(),
            reporting: Reporting::default(),
            duties: false,
            official_draws: false,
            time: None,
            limits: BTreeMap::new(),
            delay_granted: None,
            latest_arrival: None,
            reminders: Vec::new(),
            adjournable: false,
            agreed_endings: BTreeMap::new(),
            witness_may: Vec::new(),
            start: None,
        }
    }
}
