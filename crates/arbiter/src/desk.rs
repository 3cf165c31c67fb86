//! A desk: a game, its law and its log.

use std::fmt;

use books::Book;
use books::desk::{Act, Actor, Arrangements, DeskLaw, OwnOrder, Refusal, Scene, Unreadable, WhyNot};
use clock::Instant;

use crate::after::start;
use crate::apply::opened;
use crate::decide::decide;
use crate::draft::Draft;
use crate::entry::Entry;
use crate::fold::{before, follow, next_number};
use crate::happening::{Happening, Logged, by_desk};

/// One game at a desk: the law it is played under, how it stands, and everything that happened.
#[derive(Clone, Debug)]
pub struct Desk {
    law: &'static dyn DeskLaw,
    scene: Scene,
    log: Vec<Logged>,
}

/// What is to come of an entry.
#[derive(Clone, Debug)]
pub struct Outlook {
    /// All that is to be logged.
    pub lines: Vec<Logged>,
    /// How the game stands then.
    pub scene: Scene,
}

/// A log that tells no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// It does not begin with the opening of a game.
    NoOpening,
    /// The game was played under another rulebook.
    OtherRules(Book),
    /// The placement at the start cannot be read.
    Start(Unreadable),
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoOpening => f.write_str("a log begins with the event `opened`"),
            Self::OtherRules(book) => write!(f, "the game was played under {book}"),
            Self::Start(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ReplayError {}

/// How many matters the game itself can bring up after one entry.
const FINDINGS: usize = 8;

impl Desk {
    /// Lays a game on.
    ///
    /// # Errors
    ///
    /// The placement at the start, if one is given, cannot be read.
    pub fn open(law: &'static dyn DeskLaw, arrangements: Arrangements, at: Instant) -> Result<Self, Unreadable> {
        let arrangements = Box::new(law.settles(arrangements));
        let after = start(law.play(), arrangements.start.as_deref())?;
        let scene = opened(&arrangements, &after, at);
        let subject = arrangements.game.clone();
        let event = Happening::Opened { rules: law.book(), arrangements, after };
        Ok(Self { law, scene, log: vec![Logged { subject, ..by_desk(at, event) }] })
    }

    /// The game that a log tells, without asking its law again.
    ///
    /// # Errors
    ///
    /// The log does not begin with the opening of a game under this law.
    pub fn replay(law: &'static dyn DeskLaw, log: &[Logged]) -> Result<Self, ReplayError> {
        let (first, rest) = log.split_first().ok_or(ReplayError::NoOpening)?;
        let Happening::Opened { rules, arrangements, after } = &first.event else {
            return Err(ReplayError::NoOpening);
        };
        if *rules != law.book() {
            return Err(ReplayError::OtherRules(*rules));
        }
        let scene = opened(arrangements, after, first.at);
        let mut desk = Self { law, scene, log: vec![first.clone()] };
        for logged in rest {
            desk.follow(logged.clone());
        }
        Ok(desk)
    }

    /// What comes of an entry: all that is to be logged, with what the law finds and rules on at once in what stands then.
    ///
    /// # Errors
    ///
    /// The entry is refused.
    pub fn decide(&self, entry: &Entry) -> Result<Vec<Logged>, Refusal> {
        self.outlook(entry).map(|outlook| outlook.lines)
    }

    /// What comes of an entry, and how the game stands then.
    ///
    /// # Errors
    ///
    /// The entry is refused.
    pub fn outlook(&self, entry: &Entry) -> Result<Outlook, Refusal> {
        let last = self.scene.now;
        if entry.at < last {
            return Err(Refusal::new(WhyNot::TimeRunsBack, Vec::new()));
        }
        self.may_undo(entry)?;
        let mut draft = Draft::new(self.law, &self.log, self.scene.clone(), entry.at);
        let decided = decide(self.law, &draft.scene, &Entry { by: entry.by.at_desk(), ..entry.clone() })?;
        draft.remind(last, entry.at);
        draft.happen(decided, entry);
        for _ in 0..FINDINGS {
            if !draft.go_on(entry) {
                break;
            }
        }
        journal::number(next_number(&self.log), &mut draft.lines);
        Ok(Outlook { lines: draft.lines, scene: draft.scene })
    }

    /// Takes an entry: decides it, and takes over what came of it, which is the end of the log then.
    ///
    /// # Errors
    ///
    /// The entry is refused, and everything stays as it was.
    pub fn take(&mut self, entry: &Entry) -> Result<&[Logged], Refusal> {
        let length = self.log.len();
        self.decide(entry)?.into_iter().for_each(|logged| self.follow(logged));
        Ok(&self.log[length..])
    }

    /// Whose the same entry could be instead: the people for whom it would not be refused.
    pub fn who_could(&self, entry: &Entry) -> Vec<Actor> {
        let scene = Scene { now: self.scene.now.max(entry.at), ..self.scene.clone() };
        let others = Actor::AT_DESK.into_iter().filter(|actor| !matches!(actor, Actor::Desk) && *actor != entry.by);
        let could = |entry: &Entry| self.may_undo(entry).is_ok() && decide(self.law, &scene, entry).is_ok();
        others.filter(|by| could(&Entry { by: *by, ..entry.clone() })).collect()
    }

    /// Nobody undoes what is not there, nor what an official of a higher grade entered.
    fn may_undo(&self, entry: &Entry) -> Result<(), Refusal> {
        let Act::Undo { from, .. } = entry.act else { return Ok(()) };
        let undone = match before(&self.log, from) {
            0 => &[],
            standing => &self.log[standing..],
        };
        if undone.is_empty() {
            return Err(Refusal::new(WhyNot::NothingToUndo, Vec::new()));
        }
        match undone.iter().filter_map(|logged| logged.by.grade()).max() {
            Some(grade) if entry.by.grade().is_some_and(|own| own < grade) => {
                Err(Refusal::new(WhyNot::NeedsGrade(grade), self.law.backs(&self.scene, OwnOrder::Outranked)))
            }
            _ => Ok(()),
        }
    }

    /// Takes over a line of a log: it has happened.
    pub fn follow(&mut self, logged: Logged) {
        follow(&mut self.scene, &self.log, &logged);
        self.log.push(logged);
    }

    /// The law.
    pub fn law(&self) -> &'static dyn DeskLaw {
        self.law
    }

    /// How the game stands.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// Everything that happened.
    pub fn log(&self) -> &[Logged] {
        &self.log
    }
}
