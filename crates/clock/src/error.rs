//! Why a clock refuses.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Count, Instant, Millis};
use contest::Side;

/// Why a clock refuses what is asked of it. The clock stays as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ClockError {
    /// It is running already.
    AlreadyRunning {
        /// Whose time runs.
        side: Side,
    },
    /// It is not running.
    NotRunning,
    /// It has not been started, so there is no turn to resume.
    NeverStarted,
    /// The time passed in is before the last one.
    Backwards {
        /// The last time passed in.
        since: Instant,
        /// The time passed in now.
        now: Instant,
    },
    /// More than a face can show.
    TooLong {
        /// What it would have to show.
        asked: Millis,
        /// The most it can show.
        limit: Millis,
    },
    /// No such place in the time control of the side.
    NoSuchCount {
        /// The place asked for.
        count: Count,
    },
}

impl fmt::Display for ClockError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AlreadyRunning { side } => {
                write!(f, "the {side:?} side's clock is running, expected a stopped clock")
            }
            Self::NotRunning => write!(f, "the clock is not running"),
            Self::NeverStarted => write!(f, "the clock was never started: nothing to resume"),
            Self::Backwards { since, now } => {
                write!(f, "the time is {}, expected {} or later", now.get(), since.get())
            }
            Self::TooLong { asked, limit } => write!(f, "{asked} on a face, expected at most {limit}"),
            Self::NoSuchCount { count: Count { moves, stage, in_stage } } => write!(
                f,
                "{in_stage} of {moves} moves in a stage after {stage} others: the time control has no such place"
            ),
        }
    }
}

impl std::error::Error for ClockError {}
