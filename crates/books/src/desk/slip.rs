//! The paper on which a move is sealed.

use clock::Millis;
use contest::{Actor, Side, Sides};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The paper on which a move is sealed; what is not written on it is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Slip {
    /// The name of the event.
    pub event: Option<String>,
    /// The numbers and names of both players.
    pub players: Option<Sides<String>>,
    /// The round.
    pub round: Option<u32>,
    /// The table.
    pub table: Option<u32>,
    /// Whose turn it is.
    pub turn: Option<Side>,
    /// The number of the move.
    pub number: Option<u32>,
    /// The move.
    pub text: Option<String>,
    /// The times left.
    pub left: Option<Sides<Millis>>,
    /// What stands on the board as an official drew it, as a FEN.
    pub diagram: Option<String>,
    /// Both sides found the diagram right.
    pub agreed: bool,
    /// Who was there when it was sealed.
    pub there: Vec<Actor>,
}
