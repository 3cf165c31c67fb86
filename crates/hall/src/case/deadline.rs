//! Deadlines of appeals, as data.

use books::Article;
use clock::Instant;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::CaseState;
use super::file::{Case, Hearing};

/// How long before a deadline it is told.
const SOON: u64 = 10 * 60 * 1_000;

/// A moment by which something has to be done, or from which on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "CaseDeadline")]
pub struct Deadline {
    /// When.
    pub until: Instant,
    /// Where that is written.
    pub under: Vec<Article>,
}

impl Deadline {
    /// So many minutes after a moment.
    pub fn after(at: Instant, minutes: u32, under: Vec<Article>) -> Self {
        Self { until: Instant::new(at.get().saturating_add(u64::from(minutes) * 60_000)), under }
    }

    /// How many minutes, begun ones counted, a moment is after it.
    pub fn late(&self, now: Instant) -> Option<u64> {
        let over = now.get().saturating_sub(self.until.get());
        (over > 0).then(|| over.div_ceil(60_000))
    }
}

/// What is due in a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DueKind {
    /// To hand the appeal in in writing.
    Write,
    /// To decide.
    Decide,
    /// To go on with the game.
    Resume,
}

/// A deadline of a case as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "CaseDue")]
pub struct Due {
    /// What is due.
    pub what: DueKind,
    /// The deadline.
    #[serde(flatten)]
    pub deadline: Deadline,
    /// Whether it has passed.
    pub passed: bool,
    /// Whether it passes in a few minutes.
    pub soon: bool,
}

impl Case {
    /// The hearing that goes on, or the last one.
    pub fn hearing(&self) -> Option<&Hearing> {
        self.hearings.last()
    }

    /// When something last happened in it.
    pub fn latest(&self) -> Instant {
        self.hearings.iter().map(Hearing::latest).fold(self.opened.at, Instant::max)
    }

    /// How far the case is at a moment.
    pub fn state(&self, now: Instant) -> CaseState {
        let Some(hearing) = self.hearing() else { return CaseState::Hearing };
        let Some(appeal) = &hearing.appeal else {
            return if hearing.is_over() { CaseState::Ruled } else { CaseState::Hearing };
        };
        let unwritten = appeal.written.is_none();
        match &appeal.write_by {
            _ if appeal.withdrawn.is_some() => CaseState::Withdrawn,
            _ if hearing.is_over() => CaseState::Decided,
            Some(write_by) if unwritten && write_by.late(now).is_some() => CaseState::Lapsed,
            Some(_) if unwritten => CaseState::Sealed,
            _ => CaseState::Appealed,
        }
    }

    /// Whether nothing more is to be decided in it now.
    pub fn is_settled(&self, now: Instant) -> bool {
        !matches!(self.state(now), CaseState::Hearing | CaseState::Appealed | CaseState::Sealed)
    }

    /// Whether its board is sealed: until the appeal is taken back, or the chief has play go on.
    pub fn seals(&self) -> bool {
        let appeal = self.hearing().and_then(|hearing| hearing.appeal.as_ref());
        appeal.is_some_and(|appeal| appeal.sealed.is_some() && appeal.resumed.is_none() && appeal.withdrawn.is_none())
    }

    /// What is due next, and when.
    pub fn due(&self, now: Instant) -> Option<Due> {
        let hearing = self.hearing()?;
        let appeal = hearing.appeal.as_ref().filter(|appeal| appeal.withdrawn.is_none())?;
        let (what, deadline) = match &hearing.decision {
            Some(decision) if appeal.resumed.is_none() => (DueKind::Resume, decision.resume_at.as_ref()),
            Some(_) => return None,
            None if appeal.written.is_none() && appeal.write_by.is_some() => (DueKind::Write, appeal.write_by.as_ref()),
            None => (DueKind::Decide, appeal.decide_by.as_ref()),
        };
        let deadline = deadline?.clone();
        let passed = deadline.late(now).is_some();
        let soon = !passed && deadline.until.get().saturating_sub(now.get()) <= SOON;
        Some(Due { what, deadline, passed, soon })
    }
}
