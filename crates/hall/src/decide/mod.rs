//! Requests decided.

mod acting;
mod call;
mod duty;
mod entry;
mod office;
mod order;
mod reach;

use arbiter::{Desk, Questions};
use books::desk::Act;
use clock::Instant;
use contest::GameId;
use schemars::JsonSchema;
use serde::Serialize;
use tournament::event;

use self::acting::Acting;
use crate::hall::Hall;
use crate::happening::Line;
use crate::office::PersonId;
use crate::refused::{Refused, Why};
use crate::request::{By, Made, Request, What};

/// What comes of a request.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Answer {
    /// What happens, numbered to follow the log.
    pub lines: Vec<Line>,
    /// What whoever asked should know.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Note>,
}

/// Something worth knowing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "HallNote")]
pub enum Note {
    /// About the event.
    Event(event::Note),
    /// An official is close to somebody who plays at a table that they watch.
    Conflict {
        /// Who.
        person: PersonId,
        /// Where.
        game: GameId,
    },
    /// A game did not begin with its round: its desk waits for something else.
    NotStarted(GameId),
}

impl Answer {
    fn of(lines: Vec<Line>) -> Self {
        Self { lines, notes: Vec::new() }
    }
}

impl Hall {
    /// What comes of a request: lines to be applied in this order, all or none.
    ///
    /// # Errors
    ///
    /// Why it is refused, under which articles, and who could do it.
    pub fn decide(&self, request: &Request) -> Result<Vec<Line>, Refused> {
        self.answer(request).map(|answer| answer.lines)
    }

    /// What comes of a request, with what whoever asked should know.
    ///
    /// # Errors
    ///
    /// Why it is refused, under which articles, and who could do it.
    pub fn answer(&self, request: &Request) -> Result<Answer, Refused> {
        let mut answer = Deciding { hall: self, request }.answer()?;
        journal::number(self.length() + 1, &mut answer.lines);
        Ok(answer)
    }

    /// Decides a request and takes over what comes of it.
    ///
    /// # Errors
    ///
    /// The request is refused, and everything stays as it was.
    pub fn take(&mut self, request: &Request) -> Result<Answer, Refused> {
        let answer = self.answer(request)?;
        answer.lines.iter().for_each(|line| self.apply(line));
        Ok(answer)
    }
}

impl Hall {
    /// What the desk of a game has to know before an entry there can be ruled on; nothing changes.
    ///
    /// # Errors
    ///
    /// The entry would be refused, or brings up no matter.
    pub fn questions(&self, by: &By, at: Instant, game: &GameId, made: &Made) -> Result<Questions, Refused> {
        let request = Request { by: by.clone(), at, saw: None, what: made.clone().at(game.clone()) };
        Deciding { hall: self, request: &request }.questions(game, made)
    }

    /// The desk of a game as it would stand after entries made one after the other; nothing changes.
    ///
    /// # Errors
    ///
    /// One of them would be refused.
    pub fn preview(&self, by: &By, at: Instant, game: &GameId, entries: &[Made]) -> Result<Desk, Refused> {
        let request = Request { by: by.clone(), at, saw: None, what: What::entry(game.clone(), Act::Leave) };
        Deciding { hall: self, request: &request }.preview(game, entries)
    }
}

/// A hall with a request before it.
struct Deciding<'a> {
    hall: &'a Hall,
    request: &'a Request,
}

impl Deciding<'_> {
    fn answer(&self) -> Result<Answer, Refused> {
        match &self.request.what {
            What::Order { command, hour } => self.order(command, *hour),
            What::Entry { game, act, of, disputed } => {
                self.entry(game, &Made { act: act.clone(), of: *of, disputed: *disputed })
            }
            What::Office(act) => self.office(act),
            What::Call(act) => self.call(act),
            What::Duty(act) => self.duty(act),
        }
    }

    /// Refuses what rests on a look at a game that others have changed since.
    fn game_as_seen(&self, game: &GameId, acting: &Acting) -> Result<(), Refused> {
        let Some(saw) = self.request.saw else { return Ok(()) };
        fresh(self.hall.changes.of_game(game, saw, acting.person()))
    }

    /// Refuses what rests on a look at a section that others have changed since.
    fn section_as_seen(&self, section: &str, acting: &Acting) -> Result<(), Refused> {
        let Some(saw) = self.request.saw else { return Ok(()) };
        fresh(self.hall.changes.of_section(section, saw, acting.person()))
    }
}

fn fresh(changes: Vec<crate::refused::Change>) -> Result<(), Refused> {
    if changes.is_empty() { Ok(()) } else { Err(Refused::plain(Why::Stale(changes))) }
}
