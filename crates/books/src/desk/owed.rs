//! What a rulebook has a game wait for in place of what usually comes next.

use contest::Actor;
use schemars::JsonSchema;
use serde::Serialize;

/// Something that is due in place of the start, of the next move, or of a signature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Owed {
    /// Of whom: a player, an assistant, or an official of at least this grade.
    pub of: Actor,
    /// What.
    pub what: Due,
}

/// What can be due in place of the usual.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// That an official makes sure that the players sit where they belong.
    Seating,
    /// The words of the move just made.
    Words,
    /// That words are repeated: an official's of one's own move, or the other side's of its own.
    Repetition,
    /// That somebody carries out the move that a player said.
    Execution,
    /// That a player confirms the result by word of mouth.
    Affirmation,
}
