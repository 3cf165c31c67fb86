//! The hall told: why something is refused and who could do it, who holds which office, calls and duties.

mod refusal;
mod table;
mod tables;

use ::hall::{Hall, Note, Topic};
use books::event::{Duty, Stage};
use contest::{GameId, Post, Sides};
use words::{Lang, say};

pub use table::{AskedFact, DeskTold, MatterTold, QuestionsTold, TimelineLine};

use crate::EventTeller;

/// Tells what goes on in a hall, in a language.
#[derive(Clone, Copy, Debug)]
pub struct HallTeller<'a> {
    hall: &'a Hall,
    lang: Lang,
}

impl<'a> HallTeller<'a> {
    /// A teller of a hall.
    pub const fn new(hall: &'a Hall, lang: Lang) -> Self {
        Self { hall, lang }
    }

    /// The event of the hall, told in the same language.
    pub fn event(&self) -> EventTeller<'a> {
        EventTeller::new(&self.hall.event, self.lang)
    }

    /// What whoever asked should know.
    pub fn note(&self, note: &Note) -> String {
        match note {
            Note::Event(note) => self.event().note(note),
            Note::Conflict { person, game } => {
                say!(self.lang, "hall-note-conflict", name = self.person(person), game = self.game(game))
            }
            Note::NotStarted(game) => say!(self.lang, "hall-note-not-started", game = self.game(game)),
        }
    }

    /// Whether chess is played in a section.
    pub fn plays_chess(&self, section: &str) -> bool {
        let charter = self.hall.event.charter.as_ref().map(|charter| charter.within(section));
        let books = charter.map(|charter| charter.books()).unwrap_or_default();
        books.into_iter().filter_map(books::entry).any(|entry| !entry.is_xiangqi())
    }

    /// What the sides are called in a section.
    pub fn sides(&self, section: &str) -> Sides<String> {
        let chess = self.plays_chess(section);
        Sides::from_fn(|side| crate::event::names::colour(side, chess, self.lang))
    }

    /// Somebody by name, or by the id if nobody knows it.
    fn person(&self, person: &::hall::PersonId) -> String {
        self.hall.officials.get(person).map_or_else(|| person.to_string(), |official| official.name.clone())
    }

    /// A game by section, round and table.
    fn game(&self, game: &GameId) -> String {
        let GameId { section, round, table, .. } = game;
        let (round, table) = (u32::from(*round), u32::from(*table));
        say!(self.lang, "hall-game", section = section.as_str(), round = round, table = table)
    }

    /// An office to which somebody can be appointed.
    pub fn post(&self, post: Post) -> String {
        let lang = self.lang;
        match post {
            Post::Witness => say!(lang, "office-witness"),
            Post::Referee => say!(lang, "office-arbiter"),
            Post::SectionHead => say!(lang, "office-section-arbiter"),
            Post::Deputy => say!(lang, "hall-post-deputy"),
            Post::Chief => say!(lang, "office-chief-arbiter"),
            Post::Committee => say!(lang, "hall-post-committee"),
            Post::Staff => say!(lang, "office-staff"),
            Post::Director => say!(lang, "office-director"),
            Post::Organiser => say!(lang, "office-organiser"),
        }
    }

    /// What a call is about.
    pub fn topic(&self, topic: Topic) -> String {
        let lang = self.lang;
        match topic {
            Topic::Touch => say!(lang, "hall-topic-touch"),
            Topic::Move => say!(lang, "hall-topic-move"),
            Topic::Board => say!(lang, "hall-topic-board"),
            Topic::Clock => say!(lang, "hall-topic-clock"),
            Topic::Claim => say!(lang, "hall-topic-claim"),
            Topic::Record => say!(lang, "hall-topic-record"),
            Topic::Conduct => say!(lang, "hall-topic-conduct"),
            Topic::Result => say!(lang, "hall-topic-result"),
            Topic::Other => say!(lang, "hall-topic-other"),
        }
    }

    /// When a duty falls.
    pub fn stage(&self, stage: Stage) -> String {
        match stage {
            Stage::Before => say!(self.lang, "hall-stage-before"),
            Stage::During => say!(self.lang, "hall-stage-during"),
            Stage::After => say!(self.lang, "hall-stage-after"),
        }
    }

    /// A duty.
    pub fn duty(&self, duty: Duty) -> String {
        let lang = self.lang;
        match duty {
            Duty::Pairings => say!(lang, "hall-duty-pairings"),
            Duty::Briefing => say!(lang, "hall-duty-briefing"),
            Duty::Captains => say!(lang, "hall-duty-captains"),
            Duty::Equipment => say!(lang, "hall-duty-equipment"),
            Duty::Rules => say!(lang, "hall-duty-rules"),
            Duty::Seating => say!(lang, "hall-duty-seating"),
            Duty::ClocksSet => say!(lang, "hall-duty-clocks-set"),
            Duty::ClocksWork => say!(lang, "hall-duty-clocks-work"),
            Duty::AbsentPressed => say!(lang, "hall-duty-absent-pressed"),
            Duty::Records => say!(lang, "hall-duty-records"),
            Duty::TimeTrouble => say!(lang, "hall-duty-time-trouble"),
            Duty::Order => say!(lang, "hall-duty-order"),
            Duty::Results => say!(lang, "hall-duty-results"),
            Duty::Table => say!(lang, "hall-duty-table"),
            Duty::Bulletin => say!(lang, "hall-duty-bulletin"),
        }
    }
}
