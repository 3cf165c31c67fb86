//! A case of an event as it is written.

use std::collections::BTreeMap;

use jiff::civil::DateTime;
use serde::Deserialize;
use tournament::charter::{Charter, Key, TimeControl, Value};
use tournament::entry::Title;
use tournament::event::Command;
use tournament::ranking::{Ranking, StillTied, Unplayed};
use tournament::{Actor, Counting, Scoring};

/// A script of an event and what the program must answer.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventCase {
    /// What it shows, in a sentence.
    pub title: String,
    /// Where it comes from.
    pub source: String,
    /// The charter under which the event is opened, before the first step.
    pub charter: Option<Charter>,
    /// The steps.
    pub steps: Vec<Step>,
}

/// One order or question, and what must be answered; what is left out is not asked.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Step {
    /// Who gives the order.
    pub by: Actor,
    /// When.
    pub at: Option<DateTime>,
    /// The order.
    pub command: Option<Command>,
    /// So many players are entered, P1, P2 and so on.
    pub players: Option<u32>,
    /// So many teams of two are entered.
    pub teams: Option<u32>,
    /// The section's numbers are drawn.
    pub draw: Option<String>,
    /// A round is paired, published, played and closed: `1>2` 1 beats 2, `3=4` a draw, `5!6` 6 stays away.
    pub round: Option<String>,
    /// The value of a term in a round.
    pub term: Option<(Key, u16)>,
    /// The standings of a section.
    pub standings: Option<String>,
    /// A time control.
    pub time: Option<TimeControl>,
    /// Results to rank, without an event.
    pub table: Option<TableCase>,
    /// Promotion and relegation after an event.
    pub promotion: Option<PromotionCase>,
    /// The record sheet of a table of the only section's current round.
    pub record_sheet: Option<usize>,

    /// What is settled about the game at a table of the only section's current round.
    pub arrangements: Option<u16>,

    /// Why the order must be refused, by the name of the reason.
    pub refused: Option<String>,
    /// What must happen, by the names of the events.
    pub events: Option<Vec<String>>,
    /// What the notes must say: each text must occur in one.
    pub notes: Vec<String>,
    /// The value of the term.
    pub value: Option<Value>,
    /// The order of players, best first.
    pub order: Option<Vec<u32>>,
    /// The places, in the order of players.
    pub places: Option<Vec<u32>>,
    /// The points, by player.
    pub points: BTreeMap<String, String>,
    /// The values of tie-breaks, by player and tie-break.
    pub values: BTreeMap<String, BTreeMap<String, String>>,
    /// What put a player behind the one above: the unit of the tie-break, `points` or `play_off`.
    pub behind: BTreeMap<String, String>,
    /// The pairs of the current round by drawn numbers, the one with the first move first.
    pub numbers: Option<String>,
    /// Whose the record sheet is.
    pub owner: Option<String>,
    /// What is filled in on the record sheet, in order.
    pub filled: Option<Vec<String>>,
    /// What must be settled about the game, a table as the desk writes it.
    pub settled: Option<serde_json::Value>,
    /// The name of the time control's class.
    pub class: Option<String>,
    /// The articles the answer proves, each with its book.
    pub proves: Vec<String>,
}

impl Step {
    /// The step that opens an event.
    pub(super) fn opening(charter: Charter) -> Self {
        Self { command: Some(Command::Open { charter: Box::new(charter) }), ..Self::default() }
    }
}

/// Results to rank, without an event.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableCase {
    /// How many players or teams, numbered from 1.
    pub players: u32,
    /// The list of tie-breaks.
    pub ranking: Ranking,
    /// What a game is worth.
    pub scoring: Scoring,
    /// How games make points.
    pub counting: Counting,
    /// What separates those still tied.
    #[serde(default)]
    pub still_tied: StillTied,
    /// How unplayed games count.
    #[serde(default)]
    pub unplayed: Unplayed,
    /// The round with which the second cycle begins.
    pub second_cycle: Option<u16>,
    /// The books that apply, by id, where there is no charter.
    #[serde(default)]
    pub books: Vec<String>,
    /// The clubs, by player.
    #[serde(default)]
    pub clubs: BTreeMap<String, String>,
    /// The rounds: `1-2 +` and so on. Each sign is a game as the one listed first sees it: `+` won, `-` lost, `=` drawn, `~`
    /// drawn by force, `o` won unplayed, `x` missed, `0` both lost, `*` nobody came; `/1,0` are the fouls of both.
    pub rounds: Vec<String>,
}

/// Promotion and relegation after an event.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PromotionCase {
    /// How many played in the higher section.
    pub higher: u32,
    /// How many played in the lower section.
    pub lower: u32,
    /// Who stayed away.
    #[serde(default)]
    pub absent: Vec<AbsentCase>,
}

/// Someone who stayed away.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AbsentCase {
    /// A title.
    pub title: Option<Title>,
    /// Editions missed in a row.
    pub missed: u32,
}
