//! Cases: what was ruled and contested, as one file with its deadlines.

mod act;
mod apply;
mod deadline;
mod file;
mod why;

use std::collections::BTreeMap;

use contest::GameId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use act::{CaseAct, CaseHappening, Contested, Disturbance, Votes};
pub use deadline::{Deadline, Due, DueKind};
pub use file::{
    About, Appeal, Case, Decision, Finding, Given, Hearing, Item, Measure, News, Party, Statement, Written,
};
pub use why::CaseWhy;

/// The number of a case in its event, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct CaseId(pub u32);

/// How far a case is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CaseState {
    /// It is heard for the first time.
    Hearing,
    /// It was ruled on.
    Ruled,
    /// An appeal waits to be decided.
    Appealed,
    /// The board is sealed until the appeal is handed in in writing.
    Sealed,
    /// An appeal was decided.
    Decided,
    /// The appeal was taken back.
    Withdrawn,
    /// The appeal was not handed in in time.
    Lapsed,
}

/// The cases of an event.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Cases(BTreeMap<CaseId, Case>);

impl Cases {
    /// A case.
    pub fn get(&self, case: CaseId) -> Option<&Case> {
        self.0.get(&case)
    }

    /// All of them, the oldest first.
    pub fn iter(&self) -> impl Iterator<Item = (CaseId, &Case)> {
        self.0.iter().map(|(id, case)| (*id, case))
    }

    /// The number of the next case.
    pub fn next(&self) -> CaseId {
        CaseId(self.0.last_key_value().map_or(0, |(last, _)| last.0).saturating_add(1))
    }

    /// The case that seals the board of a game, if one does.
    pub fn sealing(&self, game: &GameId) -> Option<CaseId> {
        self.iter().find(|(_, case)| case.about.game() == Some(game) && case.seals()).map(|(id, _)| id)
    }

    /// The case about a matter of a game.
    pub fn of(&self, about: &About) -> Option<(CaseId, &Case)> {
        self.iter().find(|(_, case)| case.about == *about)
    }
}
