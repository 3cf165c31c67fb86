//! The games whose records are read and written.

#[cfg(feature = "chess")]
mod chess;
mod xiangqi;

use std::fmt;

use crate::resolve::{Script, Word};
use crate::{Format, GameResult, Line, Record};

#[cfg(feature = "chess")]
pub use chess::{Chess, ChessMoveError};
pub use xiangqi::Xiangqi;

/// A game, as its records need it.
///
/// Headers, comments, variations, clock times and results are the same in every game; what a set-up, a move and their
/// faults are, each game says for itself. What reads and writes records is that of Xiangqi unless said otherwise.
pub trait Sport: fmt::Debug + 'static {
    /// Where a game begins.
    type Setup: Clone + fmt::Debug + fmt::Display + PartialEq + Send;
    /// A position of a game.
    type Position: Clone;
    /// A move.
    type Move: Copy + fmt::Debug + Send;
    /// A side.
    type Color: Copy + fmt::Debug + fmt::Display;
    /// A way to write moves.
    type Notation: Copy;
    /// Why a text is no set-up.
    type FenError: fmt::Debug + fmt::Display;
    /// Why a set-up is no position of a game.
    type SetupError: fmt::Debug + fmt::Display;
    /// Why a written move cannot be played.
    type MoveError: fmt::Debug + fmt::Display;
    /// Why a move is not legal.
    type IllegalMove: fmt::Debug + fmt::Display;

    /// The formats its records come in.
    const FORMATS: &'static [Format];

    /// The start of a game.
    fn start() -> Self::Setup;

    /// The set-up a FEN tells.
    ///
    /// # Errors
    ///
    /// The text is no FEN.
    fn parse_fen(text: &str) -> Result<Self::Setup, Self::FenError>;

    /// The position of a set-up.
    ///
    /// # Errors
    ///
    /// The set-up is no position of a game.
    fn position(setup: &Self::Setup) -> Result<Self::Position, Self::SetupError>;

    /// Number of the next full move of a set-up.
    fn move_number(setup: &Self::Setup) -> u32;

    /// The side to move.
    fn turn(position: &Self::Position) -> Self::Color;

    /// Whether the side that began the game is to move.
    fn is_first(side: Self::Color) -> bool;

    /// The position after a move.
    ///
    /// # Errors
    ///
    /// The move is illegal.
    fn play(position: &Self::Position, m: Self::Move) -> Result<Self::Position, Self::IllegalMove>;

    /// Plays a move that is known to be legal.
    fn make(position: &mut Self::Position, m: Self::Move);

    /// The result a word among the moves is, unless the game writes a move so.
    fn result(word: &str) -> Option<GameResult> {
        GameResult::from_token(word)
    }

    /// Writes a move, with the sign of an offered draw where one is.
    fn write(notation: Self::Notation, position: &Self::Position, m: Self::Move, draw_offered: bool) -> String;

    /// What the tag `Format` of a PGN says of a notation.
    fn format_tag(notation: Self::Notation) -> Option<&'static str>;
}

/// A record of a game.
pub type RecordOf<G> = Record<<G as Sport>::Setup, <G as Sport>::Move>;

/// A game whose moves are read from text.
pub(crate) trait Textual: Sport + Sized {
    /// A way its moves are written.
    type Script: for<'t> Script<Word<'t>, Self>;

    /// How the moves of a line are written, by the tag `Format` and by the moves themselves.
    fn script(format: Option<&str>, line: &Line<Word<'_>>, position: &Self::Position) -> Self::Script;
}
