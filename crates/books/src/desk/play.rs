//! The game as the desk needs it.

use std::fmt;

use contest::Side;
use schemars::JsonSchema;
use serde::Serialize;

use super::board::{Board, Man, Square, Step};
use super::line::Line;
use super::reading::Unreadable;

/// The marks after a written move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, JsonSchema)]
pub struct Marks {
    /// The move takes a man.
    pub capture: bool,
    /// The move gives check.
    pub check: bool,
    /// A draw is offered with the move.
    pub offer: bool,
}

/// A way to write moves, as one player keeps to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Method {
    /// How the way of the man is said: a name that the game gives.
    pub way: &'static str,
    /// How the man is named: a name that the game gives.
    pub man: &'static str,
}

/// A move as it stands on a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The legal moves it can mean; none if it means no move here.
    pub means: Vec<Step>,
    /// The way it is written.
    pub method: Method,
    /// Its marks.
    pub marks: Marks,
}

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

    /// Writes what stands on the squares at the end of a line, and who is to move.
    fn fen(&self, line: &Line) -> String;

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

    /// Writes a legal move as [`Play::write`] does, in simplified characters where the game has them.
    fn write_simplified(&self, line: &Line, step: Step) -> String {
        self.write(line, step)
    }

    /// Writes a legal move as [`Play::write`] does, in letters and signs where the game has characters of its own.
    fn write_in_letters(&self, line: &Line, step: Step) -> String {
        self.write(line, step)
    }

    /// Reads what a sheet says of the move after so many plies; `None` if nobody can read it.
    fn written(&self, line: &Line, plies: usize, text: &str) -> Option<Written>;

    /// The marks that a move after so many plies calls for by what it does on the board.
    fn marks(&self, line: &Line, plies: usize, step: Step) -> Marks;

    /// The board after men were carried as a move says, whether or not it is legal.
    fn carried_out(&self, line: &Line, step: Step) -> Board;

    /// Where the man stands that a move on this board takes, legal or not.
    fn taken(&self, board: &Board, step: Step) -> Option<Square> {
        board.get(step.to).filter(|_| step.from != step.to).map(|_| step.to)
    }

    /// Whether a square is one of the board.
    fn has_square(&self, square: Square) -> bool;

    /// Whether a man is one of this game.
    fn has_man(&self, man: Man) -> bool {
        self.start().men().any(|(_, known)| known == man)
    }

    /// Whether a move at the end of a line attacks the other king.
    fn checks(&self, line: &Line, step: Step) -> bool;
}
