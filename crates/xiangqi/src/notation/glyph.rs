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
        match character {
            '1'..='9' => Self::Number(Number::from_digit(character as u8 - b'0')),
            'A'..='Z' | 'a'..='z' => letter(character),
            '\u{ff11}'..='\u{ff19}' => Self::Number(Number::from_digit((character as u32 - 0xff10) as u8)),
            _ => numeral(character)
                .map(Self::Number)
                .or_else(|| piece(character).map(Self::Piece))
                .unwrap_or_else(|| word(character)),
        }
    }
}

/// English letters; `S` is a soldier, and case says nothing.
fn letter(letter: char) -> Glyph {
    match (Role::from_letter(letter), letter) {
        (Some(role), _) => Glyph::Piece(role),
        (None, 's' | 'S') => Glyph::Piece(Role::Pawn),
        _ => Glyph::Other,
    }
}

fn numeral(character: char) -> Option<Number> {
    Some(Number::from_digit(match character {
        '一' => 1,
        '二' => 2,
        '三' => 3,
        '四' => 4,
        '五' => 5,
        '六' => 6,
        '七' => 7,
        '八' => 8,
        '九' => 9,
        _ => return None,
    }))
}

/// Names of pieces, old and new, of either side; 馮 is a common misreading of 傌 in printed rules.
fn piece(character: char) -> Option<Role> {
    Some(match character {
        '帥' | '帅' | '將' | '将' => Role::King,
        '仕' | '士' => Role::Advisor,
        '相' | '象' => Role::Elephant,
        '傌' | '馬' | '马' | '馮' | '冯' | '㐷' => Role::Horse,
        '俥' | '車' | '车' | '伡' | '\u{f902}' => Role::Rook,
        '炮' | '砲' | '包' | '礮' => Role::Cannon,
        '兵' | '卒' => Role::Pawn,
        _ => return None,
    })
}

fn word(character: char) -> Glyph {
    match character {
        '前' => Glyph::Order(Order::Front),
        '中' => Glyph::Order(Order::Middle),
        '後' | '后' => Glyph::Order(Order::Rear),
        '進' | '进' => Glyph::Word(Direction::Forward),
        '退' => Glyph::Word(Direction::Back),
        '平' => Glyph::Word(Direction::Level),
        '+' | '＋' => Glyph::Sign(Direction::Forward),
        '-' | '－' | '−' | '–' => Glyph::Sign(Direction::Back),
        '=' | '＝' | '.' | '．' | '•' | '·' | '・' | '°' => Glyph::Sign(Direction::Level),
        '\u{332}' | '\u{331}' => Glyph::Bar(Direction::Forward),
        '\u{305}' | '\u{304}' => Glyph::Bar(Direction::Back),
        _ => Glyph::Other,
    }
}
