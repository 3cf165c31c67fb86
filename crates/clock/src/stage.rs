//! A stage of a time control.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Millis;
use contest::Side;

/// A part of the game with limits of its own. Any value can be written down; [`SideControl`](crate::SideControl) takes only
/// those that make sense.
///
/// How a stage ends:
/// - with `moves`, once so many moves are made in it; as the last one it then begins anew, time and count;
/// - without `moves` and not as the last one, once its time is spent: the next stage begins at that very moment;
/// - without `moves` and as the last one, never.
///
/// Time saved in a stage is kept in the next. A stage without `time` of its own limits each move only; what was saved before
/// stays on the face unspent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Stage {
    /// How many moves must be made in this stage.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<u32>,
    /// How much time the stage gives when it begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<Millis>,
    /// What each move gives back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bonus: Option<Bonus>,
    /// How long any one move may take.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub move_limit: Option<Millis>,
}

/// How pressing the clock changes the times.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Bonus {
    /// Each move brings a fixed time, which is kept if unused (Fischer).
    Increment {
        /// How much.
        time: Millis,
        /// Before or after the move it is for.
        given: Given,
    },
    /// The press brings back what the move took, but no more than this.
    Bronstein {
        /// At most how much.
        time: Millis,
    },
    /// For so long the time of a move does not count.
    Delay {
        /// How long.
        time: Millis,
    },
    /// What a move took is given to the other side.
    Hourglass,
}

/// When an increment is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Given {
    /// For the move that begins: the first move already has it.
    BeforeMove,
    /// For the move just made: the first press brings the first one.
    AfterMove,
}

impl Bonus {
    /// The fixed time for a move: increment, Bronstein or delay. An hourglass has none.
    pub fn time(self) -> Millis {
        match self {
            Self::Increment { time, .. } | Self::Bronstein { time } | Self::Delay { time } => time,
            Self::Hourglass => Millis::ZERO,
        }
    }
}

impl Stage {
    /// The increment that a move in this stage brings at this point.
    pub(crate) fn increment(&self, when: Given) -> Millis {
        match self.bonus {
            Some(Bonus::Increment { time, given }) if given == when => time,
            _ => Millis::ZERO,
        }
    }

    /// What the stage puts on the face when it begins.
    pub(crate) fn opening(&self) -> Millis {
        self.time.unwrap_or_default().saturating_add(self.increment(Given::BeforeMove))
    }

    /// How long the time of a move does not count.
    pub(crate) fn delay(&self) -> Millis {
        match self.bonus {
            Some(Bonus::Delay { time }) => time,
            _ => Millis::ZERO,
        }
    }

    /// To whom the press of `mover` gives time for a move that took so much off its face, and how much.
    pub(crate) fn credit(&self, mover: Side, charged: Millis) -> (Side, Millis) {
        match self.bonus {
            Some(Bonus::Bronstein { time }) => (mover, time.min(charged)),
            Some(Bonus::Hourglass) => (!mover, charged),
            _ => (mover, self.increment(Given::AfterMove)),
        }
    }
}
