//! A desk: a game, its law and its log.

use std::fmt;

use books::desk::{
    Act, Actor, Arrangements, DeskLaw, Facts, Finding, Matter, MatterId, Phase, Refusal, Scene, Standing, Unreadable,
    WhyNot,
};
use books::{Article, Book};
use clock::{Instant, Millis};

use crate::apply::{apply, opened};
use crate::decide::{Decided, decide, took};
use crate::entry::Entry;
use crate::happening::{Happening, Logged, Told};

/// One game at a desk: the law it is played under, how it stands, and everything that happened.
#[derive(Clone, Debug)]
pub struct Desk {
    law: &'static dyn DeskLaw,
    scene: Scene,
    log: Vec<Logged>,
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
        let arrangements = law.settles(arrangements);
        let scene = opened(law.play(), arrangements.clone(), at)?;
        let event = Happening::Opened { rules: law.book(), arrangements: Box::new(arrangements) };
        Ok(Self { law, scene, log: vec![Logged::by_desk(0, at, event)] })
    }

    /// The game that a log tells.
    ///
    /// # Errors
    ///
    /// The log does not begin with the opening of a game under this law.
    pub fn replay(law: &'static dyn DeskLaw, log: &[Logged]) -> Result<Self, ReplayError> {
        let (first, rest) = log.split_first().ok_or(ReplayError::NoOpening)?;
        let Happening::Opened { rules, arrangements } = &first.event else { return Err(ReplayError::NoOpening) };
        if *rules != law.book() {
            return Err(ReplayError::OtherRules(*rules));
        }
        let mut desk = Self::open(law, (**arrangements).clone(), first.at).map_err(ReplayError::Start)?;
        for logged in rest {
            desk.follow(logged.clone());
        }
        Ok(desk)
    }

    /// Takes an entry; what came of it is the end of the log.
    ///
    /// # Errors
    ///
    /// The entry is refused, and everything stays as it was.
    pub fn take(&mut self, entry: &Entry) -> Result<&[Logged], Refusal> {
        let last = self.scene.now;
        if entry.at < last {
            return Err(Refusal::new(WhyNot::TimeRunsBack, Vec::new()));
        }
        self.may_undo(entry)?;
        self.scene.now = entry.at;
        let decided = decide(self.law, &self.scene, entry).inspect_err(|_| self.scene.now = last)?;
        let before = self.log.len();
        self.remind(last, entry.at);
        self.happen(decided, entry);
        for _ in 0..FINDINGS {
            let Some(decided) = self.due(entry.at) else { break };
            self.happen(decided, &Entry { by: Actor::Desk, name: None, ..entry.clone() });
        }
        if self.log.len() == before {
            self.scene.now = last;
        }
        Ok(&self.log[before..])
    }

    /// Notes the times left that were reached since the last entry and are to be called out.
    fn remind(&mut self, after: Instant, until: Instant) {
        let Some((clock, side)) = self.scene.clock.clone().and_then(|clock| clock.running().map(|side| (clock, side)))
        else {
            return;
        };
        let calls = self.law.calls_out(&self.scene, side);
        let mut set: Vec<Millis> = calls.iter().map(|(left, _)| *left).collect();
        set.sort_unstable();
        set.dedup();
        for call in clock.reminders(&set, after, until) {
            let under: Vec<Article> =
                calls.iter().filter(|(left, _)| *left == call.left).flat_map(|(_, under)| under.clone()).collect();
            let order = if under.is_empty() { Vec::new() } else { vec![side, !side] };
            let told = order.into_iter().map(|side| Told { side, left: clock.left(side, call.at) }).collect();
            let event = Happening::Reminded { side, left: call.left, told };
            self.follow(Logged { under, ..Logged::by_desk(self.log.len(), call.at, event) });
        }
    }

    /// Whose the same entry could be instead: the people for whom it would not be refused.
    pub fn who_could(&self, entry: &Entry) -> Vec<Actor> {
        let scene = Scene { now: self.scene.now.max(entry.at), ..self.scene.clone() };
        let others = Actor::ALL.into_iter().filter(|actor| !matches!(actor, Actor::Desk) && *actor != entry.by);
        let could = |entry: &Entry| self.may_undo(entry).is_ok() && decide(self.law, &scene, entry).is_ok();
        others.filter(|by| could(&Entry { by: *by, ..entry.clone() })).collect()
    }

    fn happen(&mut self, decided: Vec<Decided>, entry: &Entry) {
        let name = entry.name.as_ref().filter(|_| entry.by.side().is_none());
        for (event, under) in decided {
            let (no, at, by, name) = (self.log.len(), entry.at, entry.by, name.cloned());
            self.follow(Logged { no, at, by, name, under, event });
        }
    }

    /// Nobody undoes what is not there, nor what an official of a higher grade entered.
    fn may_undo(&self, entry: &Entry) -> Result<(), Refusal> {
        let Act::Undo { from, .. } = entry.act else { return Ok(()) };
        let Some(undone) = self.log.get(from..).filter(|undone| !undone.is_empty()) else {
            return Err(Refusal::new(WhyNot::NothingToUndo, Vec::new()));
        };
        match undone.iter().filter_map(|logged| logged.by.grade()).max() {
            Some(grade) if entry.by.grade().is_some_and(|own| own < grade) => {
                Err(Refusal::new(WhyNot::NeedsGrade(grade), self.law.outranks()))
            }
            _ => Ok(()),
        }
    }

    /// Takes over a line of a log: it has happened.
    pub fn follow(&mut self, logged: Logged) {
        if let Happening::Undone { from, .. } = &logged.event {
            let kept = standing(&self.log, *from);
            if let Ok(desk) = Self::replay(self.law, &kept) {
                self.scene = Scene { now: self.scene.now.max(logged.at), ..desk.scene };
            }
        } else {
            apply(self.law.play(), &mut self.scene, &logged);
        }
        self.log.push(logged);
    }

    /// What happens with nobody saying so: a matter that the law rules on at once, or something it finds in the game.
    fn due(&self, at: Instant) -> Option<Vec<Decided>> {
        if let Some(matter) = self.first_at_once() {
            return self.rule_at_once(matter);
        }
        if !matches!(self.scene.phase, Phase::Running | Phase::Adjourned(_)) {
            return None;
        }
        let Finding { incident, side, under } = self.law.finds(&self.scene)?;
        let matter = Matter {
            id: MatterId::after(self.scene.matters.len()),
            incident,
            side,
            ply: self.scene.line.len(),
            turn: self.scene.turn.number,
            at,
            left: self.scene.times(),
            raised_by: None,
            standing: Standing::Latent,
            done: Vec::new(),
        };
        Some(vec![(Happening::Noted { matter: Box::new(matter) }, under)])
    }

    /// The matter that comes first, if the law rules on it at once and nobody can object to the move behind it any more.
    fn first_at_once(&self) -> Option<&Matter> {
        let matters = &self.scene.matters;
        let at_once = |matter: &&Matter| matter.standing.is_open() && self.law.at_once(&self.scene, matter);
        let first = match self.scene.result() {
            None => {
                matters.iter().filter(|matter| self.law.is_ripe(matter)).min_by_key(|matter| self.law.order(matter).0)
            }
            Some(_) => matters.iter().find(at_once),
        };
        first.filter(at_once).filter(|found| !matters.iter().any(|matter| self.law.objects(matter, found)))
    }

    fn rule_at_once(&self, matter: &Matter) -> Option<Vec<Decided>> {
        let remedy = self.law.remedies(&self.scene, matter, &Facts::default()).ok()?;
        let ruled = Happening::Ruled { matter: matter.id, provisional: false };
        let mut decided = vec![(ruled, remedy.under.clone())];
        decided.extend(took(self.law, &self.scene, remedy.effects, &remedy.under, Some(matter.id)));
        Some(decided)
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

/// What counted when the log had so many lines: the opening, and whatever was not undone by then.
fn standing(log: &[Logged], lines: usize) -> Vec<Logged> {
    let mut kept = Vec::new();
    let mut next = lines.clamp(1, log.len().max(1));
    while let Some(logged) = next.checked_sub(1).and_then(|index| log.get(index)) {
        next -= 1;
        if let Happening::Undone { from, .. } = &logged.event {
            next = next.min((*from).max(1));
        } else {
            kept.push(logged.clone());
        }
    }
    kept.reverse();
    kept
}
