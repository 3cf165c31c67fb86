//! Why a clock refuses.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Count, Instant, Millis};
use contest::Side;

/// Why a clock refuses what is asked of it. The clock stays as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, Error)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ClockError {
    /// It is running already.
    #[error("the {side:?} side's clock is running, expected a stopped clock")]
    AlreadyRunning {
        /// Whose time runs.
        side: Side,
    },
    /// It is not running.
    #[error("the clock is not running")]
    NotRunning,
    /// It has not been started, so there is no turn to resume.
    #[error("the clock was never started: nothing to resume")]
    NeverStarted,
    /// The time passed in is before the last one.
    #[error("the time is {}, expected {} or later", .now.get(), .since.get())]
    Backwards {
        /// The last time passed in.
        since: Instant,
        /// The time passed in now.
        now: Instant,
    },
    /// More than a face can show.
    #[error("{asked} on a face, expected at most {limit}")]
    TooLong {
        /// What it would have to show.
        asked: Millis,
        /// The most it can show.
        limit: Millis,
    },
    /// No such place in the time control of the side.
    #[error("{} of {} moves in a stage after {} others: the time control has no such place", .count.in_stage, .count.moves, .count.stage)]
    NoSuchCount {
        /// The place asked for.
        count: Count,
    },
}
