//! Chess, as its records need it.

use std::fmt;

use chess::notation::fen::FenError;
use chess::notation::{MoveText, Notation, NotationError, ResolveError};
use chess::{Color, IllegalMove, Move, Position, Setup, SetupError};

use crate::comment::DRAW_OFFERED;
use crate::resolve::{Script, Word};
use crate::sport::{Sport, Textual};
use crate::{Format, GameResult, Line};

/// Chess; with the feature `chess`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chess {}

/// Why a text is no move of a position of chess.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChessMoveError {
    /// It is no move in any notation.
    NotAMove(NotationError),
    /// It means no legal move, or more than one.
    Unresolved(ResolveError),
}

impl fmt::Display for ChessMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAMove(error) => write!(f, "not a move: {error}"),
            Self::Unresolved(error) => error.fmt(f),
        }
    }
}

impl Sport for Chess {
    type Setup = Setup;
    type Position = Position;
    type Move = Move;
    type Color = Color;
    type Notation = Notation;
    type FenError = FenError;
    type SetupError = SetupError;
    type MoveError = ChessMoveError;
    type IllegalMove = IllegalMove;

    const FORMATS: &'static [Format] = &[Format::Pgn];

    fn start() -> Setup {
        Setup::start()
    }

    fn parse_fen(text: &str) -> Result<Setup, FenError> {
        text.parse()
    }

    fn position(setup: &Setup) -> Result<Position, SetupError> {
        Position::try_from(setup.clone())
    }

    fn move_number(setup: &Setup) -> u32 {
        setup.move_number
    }

    fn turn(position: &Position) -> Color {
        position.turn()
    }

    fn is_first(side: Color) -> bool {
        side == Color::White
    }

    fn play(position: &Position, m: Move) -> Result<Position, IllegalMove> {
        position.play(m)
    }

    fn make(position: &mut Position, m: Move) {
        *position = position.after(m);
    }

    /// By hand castling is written `0-0`, which would otherwise say that both sides lost.
    fn result(word: &str) -> Option<GameResult> {
        GameResult::from_token(word).filter(|&result| result != GameResult::BothLose)
    }

    /// A draw is offered in a comment: PGN has no sign for it, and other readers pass over moves with signs they do not know.
    fn write(notation: Notation, position: &Position, m: Move, draw_offered: bool) -> String {
        let offer = if draw_offered { format!(" {{{DRAW_OFFERED}}}") } else { String::new() };
        notation.write(position, m) + &offer
    }

    fn format_tag(_: Notation) -> Option<&'static str> {
        None
    }
}

/// Moves of chess speak for themselves, whatever their notation.
pub(crate) struct AnyNotation;

impl Script<Word<'_>, Chess> for AnyNotation {
    fn find(&self, position: &Position, written: &Word<'_>) -> Result<(Move, bool), ChessMoveError> {
        let text: MoveText = written.text.parse().map_err(ChessMoveError::NotAMove)?;
        let m = text.resolve(position).map_err(ChessMoveError::Unresolved)?;
        Ok((m, text.draw_offered()))
    }

    fn show(&self, written: &Word<'_>) -> String {
        written.text.chars().take(40).collect()
    }
}

impl Textual for Chess {
    type Script = AnyNotation;

    fn script(_: Option<&str>, _: &Line<Word<'_>>, _: &Position) -> AnyNotation {
        AnyNotation
    }
}
