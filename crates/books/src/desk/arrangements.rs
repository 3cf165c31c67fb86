//! What was settled before a game.

use std::collections::BTreeMap;

use clock::{Millis, TimeControl};
use contest::{GameId, Outcome, Sides};
use ruling::{Choice as Reading, Setting};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::inclusive::{Inclusive, Need};
use super::ledger::FoulKind;
use super::preset::Preset;
use crate::{Article, Book, Rulebook};

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

/// What an error with the men costs where the event announced a heavier penalty than the book's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Penalty {
    /// So many fouls.
    Fouls(u32),
    /// The game.
    Loss,
}

/// How turns count in which nobody raised a fault that was there to be raised.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Unraised {
    /// Each counts against the side whose turn it was.
    #[default]
    Each,
    /// They count only if both sides come to their limits by them.
    Both,
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
    /// What the player needs the game to make room for.
    pub needs: Vec<Need>,
    /// The assistant whom the player named before the game.
    pub assistant: Option<String>,
    /// Whether the player does not know how to say moves.
    pub unlearned: bool,
}

impl Player {
    /// Whether the player needs another way to move men than with one hand.
    pub fn moves_otherwise(&self) -> bool {
        self.special_need || self.needs.contains(&Need::Limbs)
    }

    /// Whether the player has a disability.
    pub fn is_disabled(&self) -> bool {
        self.special_need || self.needs.iter().any(|need| *need != Need::Blindfolded)
    }
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
    /// Which game of the event it is, if it is one of a program's events.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
    /// The players.
    pub players: Sides<Player>,
    /// The customary kind of event or section, which settles what is not said otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preset: Option<Preset>,
    /// The units by which the preset settled something.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub suggested: Vec<Article>,
    /// Whether it is a game of an event, so that the rules of competition apply.
    pub competition: bool,
    /// Whether the players must keep score.
    pub recorded: bool,
    /// How the game is watched, where that was said; else as the rulebook has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supervision: Option<Supervision>,
    /// How its result is confirmed.
    pub reporting: Reporting,
    /// Whether the desk reminds officials of what they have to see to.
    pub duties: bool,
    /// Whether officials may judge a position drawn.
    pub official_draws: bool,
    /// The time control, if time is limited.
    pub time: Option<TimeControl>,
    /// Whether the clocks have no flags, so that an official reads their hands.
    pub flagless: bool,
    /// After how many rounds without a capture a game is drawn, where the book leaves the number to the event.
    pub natural_limit: Option<u32>,
    /// The limits of counted faults that differ from the book's.
    pub limits: BTreeMap<FoulKind, u32>,
    /// What errors with the men cost that the event announced to punish more heavily than the book, by the names of their
    /// subjects in the data.
    pub heavier: BTreeMap<String, Penalty>,
    /// Whether the event limits the moves of a side that asks for it, where the book leaves that to the event.
    pub asked_limit: bool,
    /// How turns count in which nobody raised a fault.
    pub unraised: Unraised,
    /// How much later than announced this game begins, granted before the start.
    pub delay_granted: Option<Millis>,
    /// How long after the start a player may arrive.
    pub latest_arrival: Option<Millis>,
    /// Whether a man is played once it touches the board, the hand still on it, and a man that is pushed stands where it is
    /// released.
    pub touch_down: bool,
    /// Whether an official makes sure that the players sit where they belong before the round begins.
    pub seating_first: bool,
    /// The times left that are called out to the players.
    pub reminders: Vec<Millis>,
    /// Whether the format allows a game to be adjourned.
    pub adjournable: bool,
    /// Endings the sides agreed on, by name.
    pub agreed_endings: BTreeMap<String, Outcome>,
    /// Subjects that a witness may rule on besides those the book names, by their names in the data.
    pub witness_may: Vec<String>,
    /// What was settled for play with needs.
    pub inclusive: Option<Inclusive>,
    /// How points that the rulebook leaves open are read, where it is not as the rulebook itself is taken.
    pub readings: Vec<Reading>,
    /// The placement at the start, if it is not the game's own.
    pub start: Option<String>,
}

impl Arrangements {
    /// Whether an official keeps the board.
    pub fn is_watched(&self) -> bool {
        self.supervision.unwrap_or_default() == Supervision::Watched
    }

    /// How a point is read that the rulebook leaves open: as was settled, or to the letter.
    pub fn reading(&self, setting: Setting) -> Option<Reading> {
        let settled = self.readings.iter().rev().find(|reading| reading.setting() == setting).copied();
        settled.or_else(|| Reading::of(setting).next())
    }

    /// Whether a point is read so.
    pub fn reads(&self, setting: Setting, value: &str) -> bool {
        self.reading(setting).is_some_and(|reading| reading.value() == value)
    }

    /// The rulebook of Xiangqi with this name, read as was settled; `None` for a book of another game.
    pub fn rulebook(&self, book: Book) -> Option<Rulebook> {
        let read = |rulebook: Rulebook, reading: &Reading| rulebook.clone().with(*reading).unwrap_or(rulebook);
        crate::rulebook(book).map(|rulebook| self.readings.iter().fold(rulebook, read))
    }
}

impl Default for Arrangements {
    fn default() -> Self {
        Self {
            event: String::new(),
            date: None,
            place: None,
            round: None,
            table: None,
            preset: None,
            suggested: Vec::new(),
            team_board: None,
            game: None,
            players: Sides::default(),
            competition: true,
            recorded: false,
            supervision: None,
            reporting: Reporting::default(),
            duties: false,
            official_draws: false,
            time: None,
            flagless: false,
            natural_limit: None,
            limits: BTreeMap::new(),
            heavier: BTreeMap::new(),
            asked_limit: false,
            unraised: Unraised::default(),
            delay_granted: None,
            latest_arrival: None,
            touch_down: false,
            seating_first: false,
            reminders: Vec::new(),
            adjournable: false,
            agreed_endings: BTreeMap::new(),
            witness_may: Vec::new(),
            inclusive: None,
            readings: Vec::new(),
            start: None,
        }
    }
}
