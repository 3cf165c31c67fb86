//! A desk: a game, its law and its log.

use books::Book;
use books::desk::{Act, Actor, Arrangements, DeskLaw, OwnOrder, Refusal, Scene, Unreadable, WhyNot};
use clock::Instant;
use std::borrow::Cow;
use thiserror::Error;

use crate::after::start;
use crate::apply::opened;
use crate::decide::decide;
use crate::draft::Draft;
use crate::entry::Entry;
use crate::fold::{before, follow, standing};
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
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReplayError {
    /// It does not begin with the opening of a game.
    #[error("a log begins with the event `opened`")]
    NoOpening,
    /// The game was played under another rulebook.
    #[error("the game was played under {0}")]
    OtherRules(Book),
    /// The placement at the start cannot be read.
    #[error("{0}")]
    Start(Unreadable),
}

/// Whether an official rules without naming a matter, and none was noted by the last entry: what came up since then, as a
/// fallen flag does, is meant.
fn is_of_what_came_up(entry: &Entry, refusal: &Refusal) -> bool {
    matches!(entry.act, Act::Rule { matter: None, .. }) && refusal.why == WhyNot::NoSuchMatter
}

/// Whether the game goes on by itself before an act is decided, if it may be that it is about what comes up then.
fn goes_on_first(act: &Act) -> bool {
    matches!(act, Act::Report { .. } | Act::Rule { matter: None, .. })
}

/// What comes of an entry, with what the law finds in what stands then and rules on at once; the scene goes on with it. Of an
/// entry that is refused the scene keeps its time, and whatever came up before it was decided.
fn follows(law: &dyn DeskLaw, log: &[Logged], scene: &mut Scene, entry: &Entry) -> Result<Vec<Logged>, Refusal> {
    let (last, was_over) = (scene.now, scene.result().is_some());
    let mut draft = Draft::new(law, log, scene, entry.at);
    if matches!(entry.act, Act::Report { .. }) {
        draft.go_on_to_the_end(entry.at);
    }
    let by = entry.by.at_desk();
    let acting = if by == entry.by { Cow::Borrowed(entry) } else { Cow::Owned(Entry { by, ..entry.clone() }) };
    let decided = match decide(law, draft.scene, &acting) {
        Err(refusal) if is_of_what_came_up(&acting, &refusal) => {
            draft.go_on_to_the_end(entry.at);
            if draft.scene.result().is_some() && !was_over && entry.by.grade().is_some() {
                return Ok(draft.finished(entry.at));
            }
            decide(law, draft.scene, &acting)?
        }
        decided => decided?,
    };
    draft.remind(last, entry.at);
    draft.happen(decided, entry);
    let lines = draft.finished(entry.at);
    // What leaves no line leaves no trace: the log alone says how the game stands.
    if lines.is_empty() {
        scene.now = last;
    }
    Ok(lines)
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
        let mut scene = opened(arrangements, after, first.at);
        for (before, logged) in (1..).zip(rest) {
            follow(&mut scene, &log[..before], logged);
        }
        Ok(Self { law, scene, log: log.to_vec() })
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
        let entry = self.may_be_taken(entry)?;
        let mut scene = self.scene.clone();
        let lines = follows(self.law, &self.log, &mut scene, &entry)?;
        Ok(Outlook { lines, scene })
    }

    /// An entry as a whole, if it does not come too late and undoes nothing that it may not.
    fn may_be_taken<'a>(&self, entry: &'a Entry) -> Result<Cow<'a, Entry>, Refusal> {
        if entry.at < self.scene.now {
            return Err(Refusal::new(WhyNot::TimeRunsBack, Vec::new()));
        }
        let entry = self.whole(entry);
        self.may_undo(&entry)?;
        Ok(entry)
    }

    /// Takes an entry: decides it, and takes over what came of it, which is the end of the log then.
    ///
    /// # Errors
    ///
    /// The entry is refused, and everything stays as it was.
    pub fn take(&mut self, entry: &Entry) -> Result<&[Logged], Refusal> {
        let entry = self.may_be_taken(entry)?;
        let (length, now) = (self.log.len(), self.scene.now);
        let before = goes_on_first(&entry.act).then(|| self.scene.clone());
        match follows(self.law, &self.log, &mut self.scene, &entry) {
            Ok(lines) => self.log.extend(lines),
            Err(refusal) => {
                match before {
                    Some(before) => self.scene = before,
                    None => self.scene.now = now,
                }
                return Err(refusal);
            }
        }
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
    fn whole<'a>(&self, entry: &'a Entry) -> Cow<'a, Entry> {
        let Act::Undo { from, why } = &entry.act else { return Cow::Borrowed(entry) };
        let index = before(&self.log, *from);
        let first = (1..=index).rev().find(|&index| self.log[index - 1].more == 0).unwrap_or(index);
        let from = self
            .log
            .get(first)
            .filter(|_| index < self.log.len())
            .map_or(*from, |logged| usize::try_from(logged.no).unwrap_or(*from));
        Cow::Owned(Entry { act: Act::Undo { from, why: why.clone() }, ..entry.clone() })
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
