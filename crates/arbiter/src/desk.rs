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
use crate::fold::{before, follow, next_number, standing};
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

/// Whether an official rules without naming a matter, and none was noted by the last entry: what came up since then, as a
/// fallen flag does, is meant.
fn is_of_what_came_up(entry: &Entry, refusal: &Refusal) -> bool {
    matches!(entry.act, Act::Rule { matter: None, .. }) && refusal.why == WhyNot::NoSuchMatter
}

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
        let entry = &self.whole(entry);
        self.may_undo(entry)?;
        let mut draft = Draft::new(self.law, &self.log, self.scene.clone(), entry.at);
        if matches!(entry.act, Act::Report { .. }) {
            draft.go_on_to_the_end(entry.at);
        }
        let acting = Entry { by: entry.by.at_desk(), ..entry.clone() };
        let decided = match decide(self.law, &draft.scene, &acting) {
            Err(refusal) if is_of_what_came_up(&acting, &refusal) => {
                draft.go_on_to_the_end(entry.at);
                if draft.scene.result().is_some() && self.scene.result().is_none() && entry.by.grade().is_some() {
                    return Ok(self.found(draft, entry.at));
                }
                decide(self.law, &draft.scene, &acting)?
            }
            decided => decided?,
        };
        draft.remind(last, entry.at);
        draft.happen(decided, entry);
        Ok(self.found(draft, entry.at))
    }

    /// A draft with what the law finds in it and rules on at once.
    pub(crate) fn found(&self, mut draft: Draft<'_>, at: Instant) -> Outlook {
        draft.go_on_to_the_end(at);
        journal::number(next_number(&self.log), &mut draft.lines);
        Outlook { lines: draft.lines, scene: draft.scene }
    }

    /// Takes an entry: decides it, and takes over what came of it, which is the end of the log then.
    ///
    /// # Errors
    ///
    /// The entry is refused, and everything stays as it was.
    pub fn take(&mut self, entry: &Entry) -> Result<&[Logged], Refusal> {
        let Outlook { lines, scene } = self.outlook(entry)?;
        let length = self.log.len();
        self.scene = scene;
        self.log.extend(lines);
        Ok(&self.log[length..])
    }

    /// Whose the same entry could be instead: the people for whom it would not be refused.
    pub fn who_could(&self, entry: &Entry) -> Vec<Actor> {
        let scene = Scene { now: self.scene.now.max(entry.at), ..self.scene.clone() };
        let others = Actor::AT_DESK.into_iter().filter(|actor| !matches!(actor, Actor::Desk) && *actor != entry.by);
        let could = |entry: &Entry| self.may_undo(entry).is_ok() && decide(self.law, &scene, entry).is_ok();
        others.filter(|by| could(&Entry { by: *by, ..entry.clone() })).collect()
    }

    /// An entry is undone as a whole: from the first of the lines that came of it.
    fn whole(&self, entry: &Entry) -> Entry {
        let Act::Undo { from, why } = &entry.act else { return entry.clone() };
        let index = before(&self.log, *from);
        let first = (1..=index).rev().find(|&index| self.log[index - 1].more == 0).unwrap_or(index);
        let from = self
            .log
            .get(first)
            .filter(|_| index < self.log.len())
            .map_or(*from, |logged| usize::try_from(logged.no).unwrap_or(*from));
        Entry { act: Act::Undo { from, why: why.clone() }, ..entry.clone() }
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

    /// Of all that happened, what was not undone, in its order; an undoing itself is none of it.
    pub fn standing(&self) -> Vec<&Logged> {
        standing(&self.log, self.log.len())
    }
}
