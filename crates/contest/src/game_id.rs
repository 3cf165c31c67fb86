//! Which game of an event.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A game of an event, by where it is played: the same for ever, whatever round is played now.
///
/// ```
/// use contest::GameId;
///
/// let game = GameId { board: 2, ..GameId::single("A", 3, 12) };
/// assert_eq!(game.to_string(), "A/3/12/2/1");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GameId {
    /// The section.
    pub section: String,
    /// The round of the section, from 1.
    pub round: u16,
    /// The table, from 1.
    pub table: u16,
    /// The board of a team match, from 1.
    #[serde(default = "one")]
    pub board: u8,
    /// The game of a match, from 1.
    #[serde(default = "one")]
    pub game: u8,
}

impl GameId {
    /// The only game at a table.
    pub fn single(section: &str, round: u16, table: u16) -> Self {
        Self { section: section.to_owned(), round, table, board: 1, game: 1 }
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { section, round, table, board, game } = self;
        write!(f, "{section}/{round}/{table}/{board}/{game}")
    }
}

const fn one() -> u8 {
    1
}
