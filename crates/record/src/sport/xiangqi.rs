//! Xiangqi, as its records need it.

use xiangqi::notation::fen::FenError;
use xiangqi::notation::{Marks, Notation};
use xiangqi::{Color, IllegalMove, Move, Position, Setup, SetupError};

use crate::resolve::{Ranks, Word};
use crate::sport::{Sport, Textual};
use crate::{Format, Line, MoveError};

/// Xiangqi.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Xiangqi {}

impl Sport for Xiangqi {
    type Setup = Setup;
    type Position = Position;
    type Move = Move;
    type Color = Color;
    type Notation = Notation;
    type FenError = FenError;
    type SetupError = SetupError;
    type MoveError = MoveError;
    type IllegalMove = IllegalMove;

    const FORMATS: &'static [Format] = &Format::ALL;

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
        side == Color::Red
    }

    fn play(position: &Position, m: Move) -> Result<Position, IllegalMove> {
        position.play(m)
    }

    fn make(position: &mut Position, m: Move) {
        position.make(m);
    }

    fn write(notation: Notation, position: &Position, m: Move, draw_offered: bool) -> String {
        notation.write_marked(position, m, Marks { draw_offered, ..Marks::default() })
    }

    fn format_tag(notation: Notation) -> Option<&'static str> {
        match notation {
            Notation::Iccs | Notation::IccsDashed => Some("ICCS"),
            Notation::Uci => Some("UCI"),
            Notation::ChineseTraditional | Notation::ChineseSimplified => Some("Chinese"),
            Notation::Wxf => Some("WXF"),
            Notation::Brief => None,
        }
    }
}

impl Textual for Xiangqi {
    type Script = Ranks;

    fn script(format: Option<&str>, line: &Line<Word<'_>>, position: &Position) -> Ranks {
        match format {
            Some(name) if name.eq_ignore_ascii_case("UCI") => Ranks::FromOne,
            _ => Ranks::of(line, position),
        }
    }
}
