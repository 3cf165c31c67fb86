//! What each character of a written move can mean, whichever script it comes from.

use super::text::{Direction, Number, Order};
use crate::Role;

/// The meaning of one character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Glyph {
    /// A piece's name or letter.
    Piece(Role),
    /// 前 中 後.
    Order(Order),
    /// A digit or numeral from 1 to 9.
    Number(Number),
    /// 進 退 平.
    Word(Direction),
    /// `+` `-` `=`: a direction, or front, rear and middle where a place is due.
    Sign(Direction),
    /// A line under or over the number before it.
    Bar(Direction),
    /// Anything else.
    Other,
}

impl Glyph {
    pub(super) fn of(character: char) -> Self {
        if character.is_ascii() { ascii(character) } else { beyond_ascii(character) }
    }
}

/// Letters, of which case says nothing, digits and signs; `S` is a soldier.
fn ascii(character: char) -> Glyph {
    match character {
        '1'..='9' => Glyph::Number(Number::from_digit(character as u8 - b'0')),
        '+' => Glyph::Sign(Direction::Forward),
        '-' => Glyph::Sign(Direction::Back),
        '=' | '.' => Glyph::Sign(Direction::Level),
        'S' | 's' => Glyph::Piece(Role::Pawn),
        _ => Role::from_letter(character).map_or(Glyph::Other, Glyph::Piece),
    }
}

/// Chinese characters of either script, signs, and the full-width forms of ASCII; 馮 is a common misreading of 傌 in printed rules.
fn beyond_ascii(character: char) -> Glyph {
    match character {
        '一' => Glyph::Number(Number::from_digit(1)),
        '二' => Glyph::Number(Number::from_digit(2)),
        '三' => Glyph::Number(Number::from_digit(3)),
        '四' => Glyph::Number(Number::from_digit(4)),
        '五' => Glyph::Number(Number::from_digit(5)),
        '六' => Glyph::Number(Number::from_digit(6)),
        '七' => Glyph::Number(Number::from_digit(7)),
        '八' => Glyph::Number(Number::from_digit(8)),
        '九' => Glyph::Number(Number::from_digit(9)),
        '帥' | '帅' | '將' | '将' => Glyph::Piece(Role::King),
        '仕' | '士' => Glyph::Piece(Role::Advisor),
        '相' | '象' => Glyph::Piece(Role::Elephant),
        '傌' | '馬' | '马' | '馮' | '冯' | '㐷' => Glyph::Piece(Role::Horse),
        '俥' | '車' | '车' | '伡' | '\u{f902}' => Glyph::Piece(Role::Rook),
        '炮' | '砲' | '包' | '礮' => Glyph::Piece(Role::Cannon),
        '兵' | '卒' => Glyph::Piece(Role::Pawn),
        '前' => Glyph::Order(Order::Front),
        '中' => Glyph::Order(Order::Middle),
        '後' | '后' => Glyph::Order(Order::Rear),
        '進' | '进' => Glyph::Word(Direction::Forward),
        '退' => Glyph::Word(Direction::Back),
        '平' => Glyph::Word(Direction::Level),
        '−' | '–' => Glyph::Sign(Direction::Back),
        '•' | '·' | '・' | '°' => Glyph::Sign(Direction::Level),
        '\u{332}' | '\u{331}' => Glyph::Bar(Direction::Forward),
        '\u{305}' | '\u{304}' => Glyph::Bar(Direction::Back),
        '！'..='～' => ascii(char::from((character as u32 - '！' as u32) as u8 + b'!')),
        _ => Glyph::Other,
    }
}
