//! The event told: its tables and papers, why an order is refused, what else to know, why a pairing is as it is.

mod findings;
pub mod names;
mod pairing;
mod plain;
mod print;
mod refusal;
mod standings;
mod tables;
mod terms;

use std::collections::HashSet;

use schemars::JsonSchema;
use serde::Serialize;
use tournament::event::{RoundState, Tournament};
use tournament::pairing::swiss::Impossible;
use tournament::{PlayerId, Side};
use words::{Lang, say};

pub use findings::{charter_fault, entry_fault, refused_rows, row_faults, sheet_error, unknown_columns};
pub use pairing::PairingTeller;
pub use plain::{field_fault, nth_round, pairs, report_error, table_fault};
pub use standings::standing_rows;
pub use tables::{entry_sheet, opening};

/// Tells of an event, in a language.
#[derive(Clone, Debug)]
pub struct EventTeller<'a> {
    event: &'a Tournament,
    /// Names that several have.
    shared: HashSet<&'a str>,
    lang: Lang,
}

/// Why something of an event cannot be told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NotTold {
    /// No round has been paired.
    NotPaired,
    /// There is nothing to rank, or nothing to rank by.
    NotRanked,
    /// The round was not paired as a Swiss.
    NotSwiss,
    /// Nobody has this number.
    NoPlayer(PlayerId),
    /// The round cannot be paired so.
    Impossible(Box<Impossible>),
}

impl From<Impossible> for NotTold {
    fn from(impossible: Impossible) -> Self {
        Self::Impossible(Box::new(impossible))
    }
}

impl<'a> EventTeller<'a> {
    /// A teller of an event.
    pub fn new(event: &'a Tournament, lang: Lang) -> Self {
        let players = event.players.values().map(|player| player.name.as_str());
        let names = players.chain(event.teams.values().map(|team| team.name.as_str()));
        let mut seen = HashSet::new();
        Self { event, shared: names.filter(|name| !seen.insert(*name)).collect(), lang }
    }

    /// What a player or team is called: by name, and by number too where several have one name; a number that nobody has
    /// stands for itself.
    pub fn name(&self, player: PlayerId) -> String {
        match self.event.name(player) {
            "" => player.to_string(),
            name if self.shared.contains(name) => format!("{name} ({player})"),
            name => name.to_owned(),
        }
    }

    /// Why something cannot be told.
    pub fn not_told(&self, why: &NotTold) -> String {
        let lang = self.lang;
        match why {
            NotTold::NotPaired => say!(lang, "event-not-paired"),
            NotTold::NotRanked => say!(lang, "event-not-ranked"),
            NotTold::NotSwiss => say!(lang, "event-not-swiss"),
            NotTold::NoPlayer(player) => say!(lang, "refusal-no-player", player = player.to_string()),
            NotTold::Impossible(why) => PairingTeller::new(&|player| self.name(player), lang).no_round(why),
        }
    }

    /// What a side is called in the game of the event.
    fn colour(&self, side: Side) -> String {
        names::colour(side, self.is_chess(), self.lang)
    }

    fn is_chess(&self) -> bool {
        let rules = self.event.charter.as_ref().and_then(|charter| charter.rules.as_ref());
        rules.and_then(|rules| books::entry(rules.base)).is_some_and(|entry| !entry.is_xiangqi())
    }

    fn title(&self, section: &str, what: &str) -> String {
        let charter = self.event.charter.as_ref();
        let name = charter.and_then(|charter| charter.name.clone()).unwrap_or_default();
        let section = charter.and_then(|charter| charter.section(section)).map(|section| section.name.clone());
        [name, section.unwrap_or_default(), what.to_owned()].join(" ").trim().to_owned()
    }

    fn current(&self, section: &str) -> Result<&'a RoundState, NotTold> {
        self.event.sections.get(section).and_then(|state| state.current()).ok_or(NotTold::NotPaired)
    }
}
