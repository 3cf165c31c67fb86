//! Writing moves in Chinese, in traditional and simplified characters.
//!
//! Red's numbers are written in Chinese, Black's in Arabic digits. Pieces that share a file are 前 and 後, with 中
//! between three; four or five pawns on a file are numbered 一兵 to 五兵 from the front. Where two files hold several
//! pawns, the place goes with the file: 前三. Two advisors or elephants on a file need no place.

use super::describe::{Described, Row, Standing};
use super::text::{Direction, Number};
use crate::{Color, Piece};

/// The characters to write in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Script {
    Traditional,
    Simplified,
}

pub(super) fn write(move_: &Described, script: Script) -> String {
    let side = move_.piece.color;
    let glyph = piece(move_.piece, script);
    let mut text = String::with_capacity(16);
    match move_.standing {
        Standing::Alone => text.extend([glyph, number(move_.file, side)]),
        Standing::Tandem(row) if row.elsewhere => text.extend([order(row, script), number(move_.file, side)]),
        Standing::Tandem(row) if row.count > 3 => text.extend([number(row.number(), Color::Red), glyph]),
        Standing::Tandem(row) => text.extend([order(row, script), glyph]),
    }
    text.extend([direction(move_.direction, script), number(move_.number, side)]);
    text
}

/// 前, 中 or 後.
pub(super) fn order(row: Row, script: Script) -> char {
    match script {
        _ if row.is_front() => '前',
        _ if !row.is_rear() => '中',
        Script::Traditional => '後',
        Script::Simplified => '后',
    }
}

/// The character of a piece.
pub(super) fn piece(piece: Piece, script: Script) -> char {
    match script {
        Script::Traditional => piece.glyph(),
        Script::Simplified => piece.simplified_glyph(),
    }
}

fn direction(direction: Direction, script: Script) -> char {
    match (direction, script) {
        (Direction::Forward, Script::Traditional) => '進',
        (Direction::Forward, Script::Simplified) => '进',
        (Direction::Back, _) => '退',
        (Direction::Level, _) => '平',
    }
}

fn number(number: Number, side: Color) -> char {
    const NUMERALS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];
    match side {
        Color::Red => NUMERALS[usize::from(number.get() - 1)],
        Color::Black => number.digit(),
    }
}
