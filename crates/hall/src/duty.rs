//! Duties before, during and after a round, and rounds that begin.

use std::collections::BTreeMap;

use books::Article;
use books::event::{Duty, EquipmentFault, Inspection, Stage};
use clock::Instant;
use contest::Actor;
use jiff::civil::DateTime;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::office::PersonId;

/// A duty in a round.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DutyOf {
    /// The section.
    pub section: String,
    /// The round.
    pub round: u16,
    /// The duty.
    pub duty: Duty,
}

/// What can be done about duties and the beginning of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum DutyAct {
    /// Say that a duty is done.
    Done(DutyOf),
    /// Say that it is not done after all.
    Undone(DutyOf),
    /// Break play in a section off for a while.
    Suspend {
        /// The section.
        section: String,
        /// Why.
        why: String,
        /// When it goes on, if that is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        resumes: Option<DateTime>,
        /// Where it goes on, if that is elsewhere.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<String>,
    },
    /// Go on with play that was broken off.
    Continue {
        /// The section.
        section: String,
    },
    /// Tell what was found of boards, pieces and clocks.
    Inspect {
        /// The section.
        section: String,
        /// What was found.
        found: Inspection,
    },
    /// Announce that the round of a section begins.
    Begin {
        /// The section.
        section: String,
        /// The day and hour in the hall, if it is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hour: Option<DateTime>,
        /// Why it begins late, if it does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
}

/// What happened about duties and the beginning of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum DutyHappening {
    /// A duty is done.
    Done(DutyOf),
    /// A duty is not done after all.
    Undone(DutyOf),
    /// Play in a section was broken off for a while.
    Suspended {
        /// The section.
        section: String,
        /// Why.
        why: String,
        /// When it goes on, if that is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        resumes: Option<DateTime>,
        /// Where it goes on, if that is elsewhere.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<String>,
    },
    /// Play went on.
    Continued {
        /// The section.
        section: String,
    },
    /// Boards, pieces and clocks were looked over.
    Inspected {
        /// The section.
        section: String,
        /// What was found.
        found: Inspection,
        /// What is wrong.
        faults: Vec<Faulty>,
    },
    /// The round of a section began.
    Begun {
        /// The section.
        section: String,
        /// The round.
        round: u16,
        /// How many minutes after its hour, if it was late.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        late: Option<u32>,
        /// Why it was late.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
}

/// Something wrong with the equipment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Faulty {
    /// What.
    pub what: EquipmentFault,
    /// Where it is written how it should be.
    pub under: Vec<Article>,
}

/// Equipment that was looked over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Inspected {
    /// When, and by whom.
    #[serde(flatten)]
    pub done: Done,
    /// What was found.
    pub found: Inspection,
    /// What is wrong.
    pub faults: Vec<Faulty>,
}

/// When something was done, and by whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Done {
    /// When.
    pub at: Instant,
    /// In which office.
    pub by: Actor,
    /// Who.
    pub person: Option<PersonId>,
}

/// A round that began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Begun {
    /// When, and by whom it was announced.
    #[serde(flatten)]
    pub done: Done,
    /// How many minutes after its hour, if it was late.
    pub late: Option<u32>,
    /// Why it was late.
    pub why: Option<String>,
}

/// The duties that are done, and the rounds that began.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Duties {
    done: BTreeMap<DutyOf, Done>,
    begun: BTreeMap<(String, u16), Begun>,
    inspected: BTreeMap<String, Inspected>,
    suspended: BTreeMap<String, Done>,
}

/// A duty as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DutyLine {
    /// The duty.
    pub duty: Duty,
    /// When it falls.
    pub stage: Stage,
    /// Whose it is.
    pub who: Vec<Actor>,
    /// Where it is written.
    pub under: Vec<Article>,
    /// By whom it was done, if it is.
    pub done: Option<Done>,
}

impl Duties {
    /// When a duty was done, if it is.
    pub fn done(&self, duty: &DutyOf) -> Option<&Done> {
        self.done.get(duty)
    }

    /// When a round began, if it has.
    pub fn begun(&self, section: &str, round: u16) -> Option<&Begun> {
        self.begun.get(&(section.to_owned(), round))
    }

    /// Since when play in a section is broken off, if it is.
    pub fn suspended(&self, section: &str) -> Option<&Done> {
        self.suspended.get(section)
    }

    /// How the equipment of a section was found last, if anybody looked.
    pub fn inspected(&self, section: &str) -> Option<&Inspected> {
        self.inspected.get(section)
    }

    /// Takes over what happened.
    pub(crate) fn apply(&mut self, event: &DutyHappening, done: Done) {
        match event {
            DutyHappening::Done(duty) => {
                self.done.insert(duty.clone(), done);
            }
            DutyHappening::Undone(duty) => {
                self.done.remove(duty);
            }
            DutyHappening::Suspended { section, .. } => {
                self.suspended.insert(section.clone(), done);
            }
            DutyHappening::Continued { section } => {
                self.suspended.remove(section);
            }
            DutyHappening::Inspected { section, found, faults } => {
                let inspected = Inspected { done, found: *found, faults: faults.clone() };
                self.inspected.insert(section.clone(), inspected);
            }
            DutyHappening::Begun { section, round, late, why } => {
                let begun = Begun { done, late: *late, why: why.clone() };
                self.begun.insert((section.clone(), *round), begun);
            }
        }
    }
}
