//! Calls: a hand raised at a table, who deals with it, and how far it is.

use std::collections::BTreeMap;

use clock::Instant;
use contest::{Actor, GameId, Grade, Licence};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::office::PersonId;

/// The number of a call in its event, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct CallId(pub u32);

/// What a call is about, in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Topic {
    /// A man was touched.
    Touch,
    /// A wrong move.
    Move,
    /// The board was disturbed, or equipment is not as it should be.
    Board,
    /// The clock.
    Clock,
    /// A claim.
    Claim,
    /// The record.
    Record,
    /// Conduct.
    Conduct,
    /// The result.
    Result,
    /// Something else, or nothing was said.
    Other,
}

impl Topic {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Touch,
        Self::Move,
        Self::Board,
        Self::Clock,
        Self::Claim,
        Self::Record,
        Self::Conduct,
        Self::Result,
        Self::Other,
    ];
}

/// Who can deal with something: an official of at least this grade and qualification.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Needs {
    /// The lowest grade.
    pub grade: Grade,
    /// The lowest qualification, where one is asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub licence: Option<Licence>,
}

/// A call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "TableCall")]
pub struct Call {
    /// Where.
    pub game: GameId,
    /// Who raised the hand.
    pub by: Actor,
    /// When.
    pub at: Instant,
    /// What it is about.
    pub topic: Topic,
    /// Who can deal with it.
    pub needs: Needs,
    /// Whom it went to last.
    pub to: Option<PersonId>,
    /// How far it is.
    pub state: CallState,
    /// By whom it was passed on, and when.
    pub passed: Vec<(PersonId, Instant)>,
}

/// How far a call is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CallState {
    /// Nobody has taken it.
    Waiting,
    /// Somebody is on it.
    Taken {
        /// Who.
        by: PersonId,
        /// Since when.
        at: Instant,
    },
}

/// What can be done with calls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum CallAct {
    /// Raise a hand at a table.
    Raise {
        /// Where.
        game: GameId,
        /// What about.
        topic: Topic,
    },
    /// Take a call.
    Take {
        /// Which.
        call: CallId,
    },
    /// Pass a call on: to a higher grade, or to somebody.
    Pass {
        /// Which.
        call: CallId,
        /// Who is needed; the same as before if it is not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        needs: Option<Needs>,
        /// To whom; to whoever is nearest if it is not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<PersonId>,
    },
    /// Say that a call is dealt with, or lower the hand again.
    Finish {
        /// Which.
        call: CallId,
    },
}

/// What happened with calls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum CallHappening {
    /// A hand was raised.
    Raised {
        /// The number of the call.
        call: CallId,
        /// What it is about.
        topic: Topic,
        /// Who can deal with it.
        needs: Needs,
        /// To whom it goes.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<PersonId>,
    },
    /// A call was taken.
    Taken {
        /// Which.
        call: CallId,
    },
    /// A call was passed on.
    Passed {
        /// Which.
        call: CallId,
        /// Who can deal with it.
        needs: Needs,
        /// To whom it goes.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<PersonId>,
    },
    /// A call is over.
    Finished {
        /// Which.
        call: CallId,
    },
}

/// The calls of an event: those that are open, and how many there were.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Calls {
    open: BTreeMap<CallId, Call>,
    raised: u32,
}

impl Calls {
    /// The number of the next call.
    pub const fn next(&self) -> CallId {
        CallId(self.raised.saturating_add(1))
    }

    /// A call that is not over.
    pub fn get(&self, call: CallId) -> Option<&Call> {
        self.open.get(&call)
    }

    /// The calls that are not over, the oldest first.
    pub fn open(&self) -> impl Iterator<Item = (CallId, &Call)> {
        self.open.iter().map(|(id, call)| (*id, call))
    }

    /// How many calls somebody is on.
    pub fn taken_by(&self, person: &PersonId) -> usize {
        let taken = |call: &&Call| matches!(&call.state, CallState::Taken { by, .. } if by == person);
        self.open.values().filter(taken).count()
    }

    /// Takes over what happened, at a game by somebody; what does not fit changes nothing.
    pub(crate) fn apply(&mut self, event: &CallHappening, game: Option<&GameId>, by: Actor, who: Who<'_>) {
        let Who { person, at } = who;
        match event {
            CallHappening::Raised { call, topic, needs, to } => {
                let Some(game) = game.cloned() else { return };
                let (topic, needs, to, state) = (*topic, *needs, to.clone(), CallState::Waiting);
                self.raised = self.raised.max(call.0);
                self.open.insert(*call, Call { game, by, at, topic, needs, to, state, passed: Vec::new() });
            }
            CallHappening::Taken { call } => {
                if let (Some(call), Some(by)) = (self.open.get_mut(call), person) {
                    call.state = CallState::Taken { by: by.clone(), at };
                    call.to = Some(by.clone());
                }
            }
            CallHappening::Passed { call, needs, to } => {
                if let Some(call) = self.open.get_mut(call) {
                    (call.needs, call.to, call.state) = (*needs, to.clone(), CallState::Waiting);
                    call.passed.extend(person.map(|person| (person.clone(), at)));
                }
            }
            CallHappening::Finished { call } => {
                self.open.remove(call);
            }
        }
    }
}

/// Who did something with a call, and when.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Who<'a> {
    pub person: Option<&'a PersonId>,
    pub at: Instant,
}
