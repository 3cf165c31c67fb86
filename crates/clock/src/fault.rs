//! What can be wrong with a time control.

use std::fmt;
use thiserror::Error;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Millis;

/// A fault of a time control. Stages are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, Error)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ControlFault {
    /// There is no stage at all.
    #[error("no stages, expected at least one")]
    NoStages,
    /// There are more stages than anyone plays.
    #[error("{stages} stages, expected at most {limit}")]
    TooManyStages {
        /// How many there are.
        stages: usize,
        /// How many there may be.
        limit: usize,
    },
    /// A stage limits neither its time nor its moves' time.
    #[error("stage {stage}: expected a time or a limit for each move")]
    NothingLimited {
        /// Which stage.
        stage: usize,
    },
    /// A stage asks for no moves.
    #[error("stage {stage}: no moves to make, expected one or more")]
    ZeroMoves {
        /// Which stage.
        stage: usize,
    },
    /// A stage begins with its flag down.
    #[error("stage {stage}: no time, expected some, or an increment before each move")]
    ZeroTime {
        /// Which stage.
        stage: usize,
    },
    /// A move may take no time.
    #[error("stage {stage}: no time for a move, expected some")]
    ZeroMoveLimit {
        /// Which stage.
        stage: usize,
    },
    /// A bonus is given but brings nothing.
    #[error("stage {stage}: the bonus is zero, expected some or no bonus")]
    ZeroBonus {
        /// Which stage.
        stage: usize,
    },
    /// A bonus is given in a stage that has no time to add it to.
    #[error("stage {stage}: a bonus, but no time to add it to")]
    BonusWithoutTime {
        /// Which stage.
        stage: usize,
    },
    /// A stage that is not the last has neither moves to make nor time to spend: nothing ends it.
    #[error("stage {stage}: not the last, expected moves to make or time to spend")]
    NeverEnds {
        /// Which stage.
        stage: usize,
    },
    /// A time is longer than a face can show.
    #[error("stage {stage}: longer than {limit}")]
    TooLong {
        /// Which stage.
        stage: usize,
        /// The longest time.
        limit: Millis,
    },
    /// An hourglass with several stages or a count of moves.
    #[error("an hourglass, expected a single stage without a count of moves")]
    HourglassStages,
    /// One side plays with an hourglass and the other without: what one loses the other must gain.
    #[error("an hourglass for one side only, expected it for both or neither")]
    HourglassAlone,
    /// The two sides are named together with stages for both, or only one of them is named.
    #[error("expected either `stages`, or both `first` and `second`")]
    SidesUnclear,
}

/// All faults of a time control.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct ControlFaults(Vec<ControlFault>);

impl ControlFaults {
    /// The value, if there are no faults in it.
    pub(crate) fn none_in<T>(faults: Vec<ControlFault>, value: impl FnOnce() -> T) -> Result<T, Self> {
        if faults.is_empty() { Ok(value()) } else { Err(Self(faults)) }
    }

    /// The faults, one or more.
    pub fn faults(&self) -> &[ControlFault] {
        &self.0
    }
}

impl From<ControlFault> for ControlFaults {
    fn from(fault: ControlFault) -> Self {
        Self(vec![fault])
    }
}

impl fmt::Display for ControlFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            let separator = if index == 0 { "" } else { "; " };
            write!(f, "{separator}{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for ControlFaults {}
