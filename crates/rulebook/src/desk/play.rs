//! The game as the desk needs it.

use std::fmt;

use clock::Side;

use super::board::{Board, Step};
use super::line::Line;

/// A text that is no move on this board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The text.
    pub text: String,
    /// What is wrong with it.
    pub why: String,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no move here: {}", self.text, self.why)
    }
}

impl std::error::Error for Unreadable {}

/// The game as the desk needs it: what it looks like, which moves are legal, how they are written.
pub trait Play: fmt::Debug + Sync {
    /// The board at the start of a game.
    fn start(&self) -> Board;

    /// Reads a placement, and who is to move.
    ///
    /// # Errors
    ///
    /// The text is no placement.
    fn read_board(&self, fen: &str) -> Result<(Board, Side), Unreadable>;

    /// Writes what stands on the squares of a board, and who is to move.
    fn fen(&self, board: &Board, turn: Side) -> String;

    /// The legal moves of the side to move at the end of a line; none if what stands there is no position of a game.
    fn legal(&self, line: &Line) -> Option<Vec<Step>>;

    /// Reads a written move by a side at the end of a line. Coordinates are read as they are, legal or not.
    ///
    /// # Errors
    ///
    /// The text names no move of that side on this board.
    fn read(&self, line: &Line, side: Side, text: &str) -> Result<Step, Unreadable>;

    /// Writes a legal move at the end of a line as the players do; by coordinates if it is none.
    fn write(&self, line: &Line, step: Step) -> String;

    /// The board after men were carried as a move says, whether or not it is legal.
    fn carried_out(&self, line: &Line, step: Step) -> Board;

    /// Whether a move at the end of a line attacks the other king.
    fn checks(&self, line: &Line, step: Step) -> bool;
}
