//! Notices: what those who run an event tell everybody in the hall, on the pages and the projectors.

use std::collections::BTreeMap;

use clock::Instant;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::duty::Done;

/// The number of a notice in its event, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct NoticeId(pub u32);

/// A notice that hangs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What it says.
    pub text: String,
    /// For which section; for all if it is not said.
    pub section: Option<String>,
    /// Until when it hangs, if that was said.
    pub until: Option<Instant>,
    /// When it was put up, and by whom.
    pub done: Done,
}

/// What can be done with notices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum NoticeAct {
    /// Put one up.
    PutUp {
        /// What it says.
        text: String,
        /// For which section; for all if it is not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        section: Option<String>,
        /// Until when it hangs; until it is taken down if it is not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Instant>,
        /// Which one it stands instead of.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        instead_of: Option<NoticeId>,
    },
    /// Take one down.
    TakeDown {
        /// Which.
        notice: NoticeId,
    },
}

/// What happened with notices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum NoticeHappening {
    /// One was put up.
    PutUp {
        /// Its number.
        notice: NoticeId,
        /// What it says.
        text: String,
        /// For which section; for all if it is not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        section: Option<String>,
        /// Until when it hangs, if that was said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Instant>,
        /// Which one it stands instead of.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        instead_of: Option<NoticeId>,
    },
    /// One was taken down.
    TakenDown {
        /// Which.
        notice: NoticeId,
    },
}

/// The notices of an event: those that hang, and how many there were.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notices {
    hanging: BTreeMap<NoticeId, Notice>,
    put_up: u32,
}

impl Notices {
    /// The number of the next one.
    pub const fn next(&self) -> NoticeId {
        NoticeId(self.put_up.saturating_add(1))
    }

    /// One that hangs.
    pub fn get(&self, notice: NoticeId) -> Option<&Notice> {
        self.hanging.get(&notice)
    }

    /// Those that hang, the oldest first; one that hangs until a moment is there, too, since whoever shows it has a clock.
    pub fn iter(&self) -> impl Iterator<Item = (NoticeId, &Notice)> {
        self.hanging.iter().map(|(id, notice)| (*id, notice))
    }

    /// Takes over what happened; what does not fit changes nothing.
    pub(crate) fn apply(&mut self, event: &NoticeHappening, done: Done) {
        match event {
            NoticeHappening::PutUp { notice, text, section, until, instead_of } => {
                self.put_up = self.put_up.max(notice.0);
                if let Some(before) = instead_of {
                    self.hanging.remove(before);
                }
                let (text, section, until) = (text.clone(), section.clone(), *until);
                self.hanging.insert(*notice, Notice { text, section, until, done });
            }
            NoticeHappening::TakenDown { notice } => {
                self.hanging.remove(notice);
            }
        }
    }
}
