//! The hall told: why something is refused and who could do it, who holds which office, calls and duties.

mod case;
mod case_log;
mod case_refusal;
mod log;
mod refusal;
mod table;
mod tables;
mod told;
mod watch;

use ::hall::{Hall, Note, Topic};
use arbiter::Desk;
use books::desk::DeskLaw;
use books::event::{Duty, Stage};
use clock::Instant;
use contest::{GameId, Post, Sides};
use tournament::charter::Zone;
use words::{Lang, list, say};

pub use case::{BoardRulingTold, CaseTold, HearingTold};
pub use log::{LogKind, LogLine};
pub use table::{AskedFact, DeskTold, MatterTold, QuestionsTold, RemedyKind, TimelineLine};

use crate::article::cited;
use crate::{EventTeller, Teller};

/// Tells what goes on in a hall, in a language.
#[derive(Clone, Copy, Debug)]
pub struct HallTeller<'a> {
    hall: &'a Hall,
    lang: Lang,
    /// The desk of a game whose round is over, if it was looked up.
    past: Option<&'a Desk>,
}

impl<'a> HallTeller<'a> {
    /// A teller of a hall.
    pub const fn new(hall: &'a Hall, lang: Lang) -> Self {
        Self { hall, lang, past: None }
    }

    /// The same, which also knows the desk of a game whose round is over.
    #[must_use]
    pub const fn with(self, past: Option<&'a Desk>) -> Self {
        Self { past, ..self }
    }

    /// The desk of a game, as far as it is known.
    fn desk_at(&self, game: &GameId) -> Option<&'a Desk> {
        let past = self.past.filter(|desk| desk.scene().arrangements.game.as_ref() == Some(game));
        self.hall.kept(game).or(past)
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
            Note::Late { what, minutes } => {
                say!(self.lang, "case-note-late", what = self.due_kind(*what), minutes = *minutes)
            }
            Note::Disqualified { player, game } => {
                let name = self.event().name(*player);
                say!(self.lang, "hall-note-disqualified", name = name, game = self.game(game))
            }
            Note::StaysOut(player) => say!(self.lang, "hall-note-stays-out", name = self.event().name(*player)),
            Note::RoundOver(game) => say!(self.lang, "case-note-round-over", game = self.game(game)),
            Note::Even(votes) => say!(self.lang, "case-note-even", votes = *votes),
            Note::Unwatched { section, tables, under } => {
                let (tables, under) = (watch::tables(tables), cited(under, None, self.lang));
                say!(self.lang, "hall-note-unwatched", section = self.section(section), tables = tables, under = under)
            }
            Note::Understaffed { section, wanted, here, under } => {
                let (section, under) = (self.section(section), cited(under, None, self.lang));
                say!(
                    self.lang,
                    "hall-note-understaffed",
                    section = section,
                    wanted = *wanted,
                    here = *here,
                    under = under
                )
            }
            Note::Unratified(games) => {
                let games = list(self.lang, games.iter().map(|game| self.game(game)));
                say!(self.lang, "hall-note-unratified", games = games)
            }
        }
    }

    /// Whether chess is played in a section.
    pub fn plays_chess(&self, section: &str) -> bool {
        self.event().plays_chess(section)
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

    /// A section by its name.
    pub fn section(&self, id: &str) -> String {
        let section = self.hall.event.charter.as_ref().and_then(|charter| charter.section(id));
        section.map(|section| section.name.clone()).filter(|name| !name.is_empty()).unwrap_or_else(|| id.to_owned())
    }

    /// A moment by the clock of the hall.
    fn moment(&self, at: Instant) -> String {
        Teller::moment_in(at, self.zone())
    }

    /// The zone of the hall, if the charter names one.
    fn zone(&self) -> Option<&'a Zone> {
        self.hall.event.charter.as_ref().and_then(|charter| charter.zone.as_ref())
    }

    /// What happens under a law, told by the clock of the hall.
    pub fn teller(&self, law: &'static dyn DeskLaw) -> Teller<'a> {
        Teller::new(law, self.lang).in_zone(self.zone())
    }

    /// A game by section, round and table.
    pub fn game(&self, game: &GameId) -> String {
        let (round, table) = (u32::from(game.round), u32::from(game.table));
        say!(self.lang, "hall-game", section = self.section(&game.section), round = round, table = table)
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
            Duty::Supplies => say!(lang, "hall-duty-supplies"),
            Duty::Equipment => say!(lang, "hall-duty-equipment"),
            Duty::Rules => say!(lang, "hall-duty-rules"),
            Duty::Seating => say!(lang, "hall-duty-seating"),
            Duty::ClocksSet => say!(lang, "hall-duty-clocks-set"),
            Duty::Countdown => say!(lang, "hall-duty-countdown"),
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
