//! A case of an event as it is written.

use std::collections::{BTreeMap, BTreeSet};

use books::{Article, law};
use hall::What;
use jiff::civil::DateTime;
use serde::Deserialize;
use serde_json::Value;
use tournament::charter::Charter;
use tournament::event::Command;
use tournament::ranking::{Ranking, StillTied, Unplayed};
use tournament::{Actor, Counting, Scoring, Side};

use crate::pattern::{named, says_more};

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

impl EventCase {
    /// The articles that its patterns name, each with what it expects under them.
    ///
    /// # Errors
    ///
    /// An article that is none, a pattern that says nothing but articles.
    pub fn claims(&self) -> Result<BTreeSet<Article>, String> {
        let mut claims = BTreeSet::new();
        for (nth, step) in (1..).zip(&self.steps) {
            claims.extend(step.claims().map_err(|why| format!("step {nth}: {why}"))?);
        }
        Ok(claims)
    }
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
    /// What is asked of the hall, in the office of `by`, as a person or from a seat.
    pub ask: Option<What>,
    /// Who asks, by the id of an appointment.
    pub person: Option<String>,
    /// Who asks, by table and side of the only section's round.
    pub seat: Option<(u16, Side)>,
    /// How many minutes after the first step it is asked.
    pub minute: u64,
    /// So many players are entered, P1, P2 and so on.
    pub players: Option<u32>,
    /// So many teams of two are entered.
    pub teams: Option<u32>,
    /// The section's numbers are drawn.
    pub draw: Option<String>,
    /// A round is paired, published, played and closed: `1>2` 1 beats 2, `3=4` a draw, `5!6` 6 stays away.
    pub round: Option<String>,

    /// The standings of a section, as `qizheng event standings` gives them.
    pub standings: Option<String>,
    /// Why a player of a section is placed so, as `qizheng event explain` gives it.
    pub explain: Option<(String, u32)>,
    /// What holds in a section, as `qizheng event export --what terms` gives it.
    pub terms: Option<String>,
    /// The opening of the desk of a table, as `qizheng event desk` gives it.
    pub desk: Option<u16>,
    /// The record sheets of a section's round, as `qizheng event export --what records` gives them.
    pub records: Option<String>,
    /// Who watches what in a section, as the hall tells it.
    pub watch: Option<String>,
    /// Who may do what in a section, as `qizheng event may` tells it.
    pub may: Option<String>,
    /// The rulings that wait to be ratified.
    pub unratified: bool,
    /// Results to rank, as `qizheng standings` ranks them.
    pub table: Option<TableCase>,

    /// What must be among what is given out: patterns for lines of the log (`event`), notes (`what`), the refusal (`why`), rows.
    pub gives: Vec<Value>,
    /// All that must happen, by the names of the events in the log.
    pub events: Option<Vec<String>>,
    /// The order of players, best first.
    pub order: Option<Vec<u32>>,
    /// The places, in the order of players.
    pub places: Option<Vec<u32>>,
    /// The points, by player.
    pub points: BTreeMap<String, String>,
    /// The values of tie-breaks, by player and tie-break.
    pub values: BTreeMap<String, BTreeMap<String, String>>,
    /// What put a player behind the one above: the article of the tie-break, or what it is called.
    pub behind: BTreeMap<String, String>,
    /// Texts that a page must show.
    pub shows: Vec<String>,
    /// The pairs of the current round by drawn numbers, the one with the first move first.
    pub numbers: Option<String>,
}

impl Step {
    /// The step that opens an event.
    pub(super) fn opening(charter: Charter) -> Self {
        Self { command: Some(Command::Open { charter: Box::new(charter) }), ..Self::default() }
    }

    /// Whether a pattern says why it is refused.
    pub(super) fn foresees_refusal(&self) -> bool {
        self.gives.iter().any(|pattern| pattern.get("why").is_some())
    }

    /// The articles that its patterns name, and those that put players behind others.
    fn claims(&self) -> Result<Vec<Article>, String> {
        let mut claims: Vec<Article> = self.behind.values().filter_map(|behind| law::article(behind).ok()).collect();
        for pattern in &self.gives {
            claims.extend(named(pattern)?);
            if !says_more(pattern) {
                return Err(format!("{pattern} says under which articles, and not what"));
            }
        }
        Ok(claims)
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
    /// The books that apply, by id.
    #[serde(default)]
    pub books: Vec<String>,
    /// The clubs, by player.
    #[serde(default)]
    pub clubs: BTreeMap<String, String>,
    /// The rounds: `1-2 +` and so on. Each sign is a game as the one listed first sees it: `+` won, `-` lost, `=` drawn, `~`
    /// drawn by force, `o` won unplayed, `x` missed, `0` both lost, `*` nobody came; `/1,0` are the fouls of both.
    pub rounds: Vec<String>,
}
