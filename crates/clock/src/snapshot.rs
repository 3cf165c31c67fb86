//! A clock written down, and what can be wrong with one that is read.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::face::Face;
use crate::{Clock, Count, Millis, State, TimeControl};
use contest::{Side, Sides};

/// A clock as it is written down.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Clock")]
pub(crate) struct Snapshot {
    control: TimeControl,
    faces: Sides<Face>,
    state: State,
}

/// Why what was read is no clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, Error)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SnapshotError {
    /// A face shows more than it can.
    #[error("the {side:?} side's face shows too much, expected at most {limit}")]
    TooLong {
        /// Whose face.
        side: Side,
        /// The most it can show.
        limit: Millis,
    },
    /// A side stands where its time control has no place.
    #[error("the {side:?} side's control has no stage {} with {} moves made", .count.stage, .count.in_stage)]
    NoSuchCount {
        /// Whose face.
        side: Side,
        /// Where it stands.
        count: Count,
    },
}

impl TryFrom<Snapshot> for Clock {
    type Error = SnapshotError;

    fn try_from(Snapshot { control, faces, state }: Snapshot) -> Result<Self, SnapshotError> {
        for side in Side::BOTH {
            let Face { bank, move_left, delay_left, charged, count, .. } = faces[side];
            let limit = Millis::LONGEST;
            if [bank, move_left, delay_left, charged].into_iter().any(|time| time > limit) {
                return Err(SnapshotError::TooLong { side, limit });
            }
            if !control.side(side).has(count) {
                return Err(SnapshotError::NoSuchCount { side, count });
            }
        }
        Ok(Self { control, faces, state })
    }
}

impl From<Clock> for Snapshot {
    fn from(Clock { control, faces, state }: Clock) -> Self {
        Self { control, faces, state }
    }
}
