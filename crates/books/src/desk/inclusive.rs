//! Play for everyone: what players need, and what was settled for them before the game.

use std::collections::BTreeMap;

use clock::TimeControl;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a player needs the game to make room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Need {
    /// The player is blind, or how much the player sees was not said.
    #[serde(alias = "visually_impaired")]
    Blind,
    /// The player sees in part.
    PartiallySighted,
    /// The player chose to wear a blindfold.
    Blindfolded,
    /// The player's limbs do not serve.
    #[serde(alias = "assistant")]
    Limbs,
    /// The player is deaf or mute.
    DeafMute,
    /// Anything else an official has to see to.
    Other,
}

impl Need {
    /// Whether the player does not see the board as others do.
    pub fn is_visual(self) -> bool {
        matches!(self, Self::Blind | Self::PartiallySighted | Self::Blindfolded)
    }
}

/// For whom an event is held.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Gathering {
    /// For visually impaired players (視障賽).
    VisuallyImpaired,
    /// For players with and without needs (共融賽).
    #[default]
    Mixed,
}

/// The time that players with a need have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Allowance {
    /// Without an assistant.
    pub alone: TimeControl,
    /// With one, for a player who does not see only where each side has a board of its own; the same if it is not said.
    #[serde(default)]
    pub assisted: Option<TimeControl>,
}

/// What was settled for play with needs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Inclusive {
    /// For whom the event is held.
    pub gathering: Gathering,
    /// Whether the clock itself says the times aloud.
    pub talking_clock: bool,
    /// Whether each side plays on a board of its own.
    pub two_boards: bool,
    /// The time by need; who has none of these has the time of the game.
    pub allowances: BTreeMap<Need, Allowance>,
}
