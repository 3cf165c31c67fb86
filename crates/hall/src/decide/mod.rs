//! Requests decided.

mod acting;
mod call;
mod case;
mod duty;
mod entry;
mod notice;
mod office;
mod order;
mod out;
mod reach;
mod wake;

use arbiter::{Desk, Questions};
use books::Article;
use books::event::OfHall;
use clock::Instant;
use contest::{Actor, GameId, Post};
use schemars::JsonSchema;
use serde::Serialize;
use tournament::PlayerId;
use tournament::event;

pub use self::case::{AppealOpen, BoardRuling};

use self::acting::Acting;
use crate::case::DueKind;
use crate::hall::Hall;
use crate::happening::{Happening, Line};
use crate::office::PersonId;
use crate::refused::{Refused, Why};
use crate::request::{By, Made, Request, What};

/// What comes of a request.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Answer {
    /// What happens, numbered to follow the log.
    pub lines: Vec<Line>,
    /// What whoever asked should know.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
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
    /// Something in a case came so many minutes after its time.
    Late {
        /// What.
        what: DueKind,
        /// How many.
        minutes: u64,
    },
    /// An appeal about a game of a round that is over succeeds: its result is put right by an order.
    RoundOver(GameId),
    /// A player was disqualified at a board and is still in the event: those who may put them out are called.
    Disqualified {
        /// Who.
        player: PlayerId,
        /// Where.
        game: GameId,
    },
    /// A ruling that put somebody out of the event fell, and only an order can take them in again.
    StaysOut(PlayerId),
    /// An even number of members voted.
    Even(usize),
    /// Tables at which nobody watches although every game should be watched.
    Unwatched {
        /// The section.
        section: String,
        /// The tables.
        tables: Vec<u16>,
        /// Where that is written.
        under: Vec<Article>,
    },
    /// Fewer officials than there should be.
    Understaffed {
        /// The section.
        section: String,
        /// How many there should be.
        wanted: usize,
        /// How many there are.
        here: usize,
        /// Where that is written.
        under: Vec<Article>,
    },
    /// Rulings of a round that is closed were not ratified.
    Unratified(Vec<GameId>),
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
        let Request { by, at, saw, what } = request;
        let deciding = Deciding { hall: self, by, at: *at, saw: *saw };
        let mut answer = deciding.answer(what)?;
        deciding.stands_in(&mut answer.lines);
        // What lays a game on is no part of the entry that came with it: whoever takes that back leaves the game as it is.
        let laid = self.laid_on_with(&answer.lines, *at);
        let (laid, entered) = answer.lines.split_at_mut(laid);
        journal::number(self.length() + 1, laid);
        journal::number(self.length() + 1 + laid.len() as u64, entered);
        Ok(answer)
    }

    /// How many of these lines lay a game on and begin it with its round.
    fn laid_on_with(&self, lines: &[Line], at: Instant) -> usize {
        let opens = |line: &&Line| matches!(line.event, Happening::Desk(arbiter::Happening::Opened { .. }));
        let game = lines.first().filter(opens).and_then(|line| line.subject.as_ref());
        let laid = game.and_then(|game| self.desk(game, at).ok());
        laid.map_or(0, |desk| desk.log().len().min(lines.len()))
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
        Deciding { hall: self, by, at, saw: None }.questions(game, made)
    }

    /// The desk of a game as it would stand after entries made one after the other; nothing changes.
    ///
    /// # Errors
    ///
    /// One of them would be refused.
    pub fn preview(&self, by: &By, at: Instant, game: &GameId, entries: &[Made]) -> Result<Desk, Refused> {
        Deciding { hall: self, by, at, saw: None }.preview(game, entries)
    }
}

/// A hall, and who asks something of it, when, having seen how much of its log.
struct Deciding<'a> {
    hall: &'a Hall,
    by: &'a By,
    at: Instant,
    saw: Option<u64>,
}

impl Deciding<'_> {
    fn answer(&self, what: &What) -> Result<Answer, Refused> {
        match what {
            What::Order { command, hour } => self.order(command, *hour),
            What::Entry { game, act, of, disputed } => {
                self.entry(game, &Made { act: act.clone(), of: *of, disputed: *disputed })
            }
            What::Office(act) => self.office(act),
            What::Call(act) => self.call(act),
            What::Duty(act) => self.duty(act),
            What::Case(act) => self.case(act),
            What::Notice(act) => self.notice(act),
        }
    }

    /// What a deputy does in the place of a chief who is away rests on what lets a deputy do so.
    fn stands_in(&self, lines: &mut [Line]) {
        let By::Person(person) = self.by else { return };
        let holds = |post| self.hall.officials.in_post(post).any(|(one, _)| one == person);
        if !holds(Post::Deputy) || holds(Post::Chief) {
            return;
        }
        for line in
            lines.iter_mut().filter(|line| line.by == Actor::Chief && line.person.as_deref() == Some(person.0.as_str()))
        {
            let section = line.subject.as_ref().map(|game| game.section.clone()).unwrap_or_default();
            line.under.extend(self.hall.event.laws(&section).cite(OfHall::StandsIn));
        }
    }

    /// Refuses what rests on a look at a game that others have changed since.
    fn game_as_seen(&self, game: &GameId, acting: &Acting) -> Result<(), Refused> {
        let Some(saw) = self.saw else { return Ok(()) };
        fresh(self.hall.changes.of_game(game, saw, acting.person()))
    }

    /// Refuses what rests on a look at a section that others have changed since.
    fn section_as_seen(&self, section: &str, acting: &Acting) -> Result<(), Refused> {
        let Some(saw) = self.saw else { return Ok(()) };
        fresh(self.hall.changes.of_section(section, saw, acting.person()))
    }
}

fn fresh(changes: Vec<crate::refused::Change>) -> Result<(), Refused> {
    if changes.is_empty() { Ok(()) } else { Err(Refused::plain(Why::Stale(changes))) }
}
