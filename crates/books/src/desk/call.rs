//! What is said of a move, and cards handed over.

use clock::Instant;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What was said of a move (報棋).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Call {
    /// All words that stand.
    pub words: String,
    /// An official said them for the side.
    pub read_out: bool,
    /// The side repeated what the official had said.
    pub repeated: bool,
    /// The other side repeated the words.
    pub echoed: bool,
    /// When it was compared with the move, or was noted to be.
    #[serde(skip)]
    pub compared: Option<Instant>,
    /// When the side had last said something, or repeated it.
    pub at: Option<Instant>,
}

/// A card that stands for words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// A draw is offered.
    Draw,
    /// The side resigns.
    Resign,
}

/// What is done with a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CardWay {
    /// One's own is handed to the other side.
    Hand,
    /// One's own is given for the one that was handed over.
    Swap,
    /// The one that was handed over is given back.
    Return,
}
