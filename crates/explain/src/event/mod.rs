//! The event told: its tables and papers, why an order is refused, what else to know, why a pairing is as it is.

mod cross;
mod findings;
mod lists;
pub mod names;
mod pairing;
mod placed;
mod plain;
mod print;
mod record;
mod record_items;
mod refusal;
mod standings;
mod status;
mod tables;
mod terms;

use std::collections::HashSet;

use schemars::JsonSchema;
use serde::Serialize;
use tournament::charter::{Key, Stage};
use tournament::event::{RoundState, Tournament};
use tournament::pairing::swiss::Impossible;
use tournament::{PlayerId, Side};
use words::{Lang, say};

pub use findings::{charter_fault, entry_fault, refused_rows, row_faults, sheet_error, unknown_columns, wrong_in_row};
pub use names::office;
pub use pairing::PairingTeller;
pub use plain::{field_fault, nth_round, pairs, report_error, table_fault};
pub use standings::standing_rows;
pub use tables::{entry_sheet, opening};
pub use terms::{LaterTerm, TermLine, TermTold, term_lines};

/// Tells of an event, in a language.
#[derive(Clone, Debug)]
pub struct EventTeller<'a> {
    event: &'a Tournament,
    /// Names that several have.
    shared: HashSet<&'a str>,
    lang: Lang,
    /// The round that is told of, instead of the last.
    round: Option<u16>,
    /// The stage that is told of, from 0, instead of the last.
    stage: Option<usize>,
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
    /// No report file tells of teams, of matches of several games, or of brackets.
    NotReported,
    /// Nobody has this number.
    NoPlayer(PlayerId),
    /// There is no such round.
    NoRound(u16),
    /// There is no such stage, from 1, or it has not begun.
    NoStage(usize),
    /// A knockout has a bracket, and no table of everyone against everyone.
    NoCross,
    /// No teams meet.
    NoTeams,
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
        Self { event, shared: names.filter(|name| !seen.insert(*name)).collect(), lang, round: None, stage: None }
    }

    /// The same of an earlier round, or of an earlier stage, from 0.
    #[must_use]
    pub fn of(self, round: Option<u16>, stage: Option<usize>) -> Self {
        Self { round, stage, ..self }
    }

    /// Whether the round and the stage that are to be told of are there.
    ///
    /// # Errors
    ///
    /// One of them is not.
    pub fn is_there(&self, section: &str) -> Result<(), NotTold> {
        let state = self.event.sections.get(section);
        let stages = state.map_or(0, |state| state.stages.len());
        match (self.round, self.stage) {
            (Some(round), _) if state.is_none_or(|state| state.round(round).is_none()) => Err(NotTold::NoRound(round)),
            (_, Some(stage)) if stage >= stages => Err(NotTold::NoStage(stage + 1)),
            _ => Ok(()),
        }
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

    /// What an appeal is called in this event.
    pub fn appeal(&self) -> String {
        names::appeal(&self.event.books(""), self.lang)
    }

    /// What a term of the charter is called.
    fn term_name(&self, key: &Key) -> String {
        names::term(key, &self.event.books(""), self.lang)
    }

    /// Why something cannot be told.
    pub fn not_told(&self, why: &NotTold) -> String {
        let lang = self.lang;
        match why {
            NotTold::NotPaired => say!(lang, "event-not-paired"),
            NotTold::NotRanked => say!(lang, "event-not-ranked"),
            NotTold::NotSwiss => say!(lang, "event-not-swiss"),
            NotTold::NotReported => say!(lang, "event-not-reported"),
            NotTold::NoPlayer(player) => say!(lang, "refusal-no-player", player = player.to_string()),
            NotTold::NoRound(round) => say!(lang, "refusal-no-such-round", round = u32::from(*round)),
            NotTold::NoStage(stage) => say!(lang, "event-no-stage", stage = *stage),
            NotTold::NoCross => say!(lang, "event-no-cross"),
            NotTold::NoTeams => say!(lang, "event-no-teams"),
            NotTold::Impossible(why) => PairingTeller::new(&|player| self.name(player), lang).no_round(why),
        }
    }

    /// What a side is called in the game that a section plays.
    pub fn colour(&self, section: &str, side: Side) -> String {
        names::colour(side, self.plays_chess(section), self.lang)
    }

    /// Whether chess is played in a section.
    pub fn plays_chess(&self, section: &str) -> bool {
        self.event.books(section).into_iter().filter_map(books::entry).any(|entry| !entry.is_xiangqi())
    }

    /// A stage of a section as a report file (TRF), as other programs read it.
    ///
    /// # Errors
    ///
    /// Nothing was drawn, or no such file can tell of it.
    pub fn report(&self, section: &str) -> Result<String, NotTold> {
        let (stage, _) = self.stage(section).ok_or(NotTold::NotPaired)?;
        tournament::trf::write(self.event, section, stage).ok_or(NotTold::NotReported)
    }

    fn title(&self, section: &str, what: &str) -> String {
        let charter = self.event.charter.as_ref();
        let name = charter.and_then(|charter| charter.name.clone()).unwrap_or_default();
        let section = charter.and_then(|charter| charter.section(section)).map(|section| section.name.clone());
        let parts = [name, section.unwrap_or_default(), what.to_owned()];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
    }

    /// What stands above a paper of a round: the event, what it is, the round, and when it begins.
    fn of_round(&self, section: &str, what: &str, round: u16) -> String {
        let number = say!(self.lang, "print-round", round = u32::from(round));
        let round = self.begins(round).map_or_else(|| number.clone(), |begins| format!("{number} {begins}"));
        let parts = [what.to_owned(), round];
        self.title(section, &parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · "))
    }

    /// What stands above a paper of the whole event: the event, what it is, and its days.
    fn of_event(&self, section: &str, what: &str) -> String {
        self.title(section, &self.with_days(what))
    }

    /// What a paper of the whole event is, with the days of the event.
    fn with_days(&self, what: &str) -> String {
        let schedule = self.event.charter.as_ref().and_then(|charter| charter.schedule.as_ref());
        match schedule.map(|schedule| (schedule.first_day, schedule.last_day)) {
            None => what.to_owned(),
            Some((first, Some(last))) if last != first => format!("{what} {first} – {last}"),
            Some((first, _)) => format!("{what} {first}"),
        }
    }

    fn current(&self, section: &str) -> Result<&'a RoundState, NotTold> {
        let state = self.event.sections.get(section).ok_or(NotTold::NotPaired)?;
        let round = self.round.map_or_else(|| state.current(), |number| state.round(number));
        round.ok_or(NotTold::NotPaired)
    }

    /// The stage that is told of, from 0, with its plan.
    fn stage(&self, section: &str) -> Option<(usize, &'a Stage)> {
        let state = self.event.sections.get(section)?;
        let of_round = self.round.and_then(|number| state.stage_of(number));
        let nth = self.stage.or(of_round).or_else(|| state.stages.len().checked_sub(1))?;
        Some((nth, self.event.format(section)?.stages.get(nth)?))
    }
}
