//! The one grammar of written moves: two characters for the piece, a direction, a number, then marks.
//!
//! What the two characters can be is told at the head of [`notation`](super).

use std::fmt;
use std::str::{Chars, FromStr};
use thiserror::Error;

use super::glyph::Glyph;
use super::text::{Direction, MoveText, Mover, Number, Order, Place, Words, Written};
use super::writing::is_latin;
use super::{DirectionForm, Marks, Numerals, Writing};
use crate::{Move, Role};

/// What could stand where a written move went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Expected {
    /// A piece, 前 中 後, or a number.
    Piece,
    /// What completes the naming of the piece: its file, its place or its name.
    Place,
    /// A pawn: no other piece is numbered.
    Pawn,
    /// A direction.
    Direction,
    /// A direction or, in the short form, the last number.
    DirectionOrNumber,
    /// A number from 1 to 9.
    Number,
    /// A mark, or the end.
    Mark,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Piece => "a piece (俥 or R), a place (前 中 後) or a point like h2",
            Self::Place => "a file from 1 to 9, a place (前 中 後) or a piece",
            Self::Pawn => "a pawn (兵 卒 P)",
            Self::Direction => "a direction (進 退 平 or + - =)",
            Self::DirectionOrNumber => "a direction (進 退 平 or + - =) or a number from 1 to 9",
            Self::Number => "a number from 1 to 9",
            Self::Mark => "a mark (× ○ ＝) or the end",
        })
    }
}

/// Why a text is no written move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum NotationError {
    /// The text is empty.
    #[error("empty, expected a move like 炮二平五, C2=5 or h2e2")]
    Empty,
    /// A character stands where it cannot.
    #[error("`{}` as character {at}, expected {expected}", .found.escape_debug())]
    Unexpected {
        /// The character.
        found: char,
        /// Its place in the text, the first being 1.
        at: usize,
        /// What could stand there.
        expected: Expected,
    },
    /// The text ends too early.
    #[error("the move ends too early, expected {expected}")]
    Ended {
        /// What should follow.
        expected: Expected,
    },
}

impl FromStr for MoveText {
    type Err = NotationError;

    /// Reads a move in any written notation.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut scan = Scan { rest: text.chars(), read: 0, letter: None, numerals: None };
        if let Some(m) = scan.coordinates() {
            return Ok(Self { words: Words::Coordinates(m), marks: scan.marks(None)?, writing: None });
        }
        let first = scan.next().ok_or(NotationError::Empty)?;
        let second = scan.demand(Expected::Place)?;
        let mover = mover(first, second)?;
        let third = scan.demand(Expected::DirectionOrNumber)?;
        let (written, ahead) = match third.glyph {
            Glyph::Word(direction) => (scan.number(mover, direction)?, None),
            Glyph::Sign(direction) => (scan.number(by_signs(mover), direction)?, None),
            Glyph::Number(_) if first.is_sign() || second.is_sign() => {
                return Err(third.unexpected(Expected::Direction));
            }
            Glyph::Number(number) => scan.bar(mover, number),
            _ => return Err(third.unexpected(Expected::DirectionOrNumber)),
        };
        let writing = scan.writing(written, third.glyph);
        Ok(Self { words: Words::Written(written), marks: scan.marks(ahead)?, writing })
    }
}

/// One character of the text and what it means.
#[derive(Clone, Copy)]
pub(super) struct Token {
    pub(super) glyph: Glyph,
    pub(super) found: char,
    at: usize,
}

impl Token {
    pub(super) fn new(found: char, at: usize) -> Self {
        Self { glyph: Glyph::of(found), found, at }
    }

    fn unexpected(self, expected: Expected) -> NotationError {
        NotationError::Unexpected { found: self.found, at: self.at, expected }
    }

    pub(super) fn is_sign(self) -> bool {
        matches!(self.glyph, Glyph::Sign(_))
    }
}

/// The text still to be read.
struct Scan<'a> {
    rest: Chars<'a>,
    read: usize,
    /// The kind of the first Latin letter that stands for a piece.
    letter: Option<Role>,
    /// The numerals met so far.
    numerals: Option<Numerals>,
}

impl Scan<'_> {
    fn next(&mut self) -> Option<Token> {
        loop {
            let found = self.rest.next()?;
            self.read += 1;
            let token = Token::new(found, self.read);
            self.note(token.glyph, found);
            if token.glyph != Glyph::Other || !found.is_whitespace() {
                return Some(token);
            }
        }
    }

    /// Keeps how a piece or a number is written.
    fn note(&mut self, glyph: Glyph, found: char) {
        match glyph {
            Glyph::Piece(role) if is_latin(found) => _ = self.letter.get_or_insert(role),
            Glyph::Number(_) => {
                let numerals = Numerals::of(found);
                self.numerals = Some(self.numerals.map_or(numerals, |before| before.and(numerals)));
            }
            _ => {}
        }
    }

    /// How the move was written, whose third character is given.
    fn writing(&self, written: Written, third: Glyph) -> Option<Writing> {
        let direction = match third {
            Glyph::Word(_) => DirectionForm::Word,
            Glyph::Sign(_) => DirectionForm::Sign,
            _ if written.direction.is_some() => DirectionForm::Bar,
            _ => DirectionForm::Omitted,
        };
        Some(Writing { mover: written.mover, letter: self.letter, direction, numerals: self.numerals? })
    }

    fn demand(&mut self, expected: Expected) -> Result<Token, NotationError> {
        self.next().ok_or(NotationError::Ended { expected })
    }

    /// Takes a move by coordinates off the front of the text, if there is one.
    fn coordinates(&mut self) -> Option<Move> {
        let text = self.rest.as_str().trim_start();
        let (m, length) = [5, 4].into_iter().find_map(|n| Some((text.get(..n)?.parse().ok()?, n)))?;
        self.read += self.rest.as_str().chars().count() - text.chars().count() + length;
        self.rest = text[length..].chars();
        Some(m)
    }

    /// The number that ends a move with a direction.
    fn number(&mut self, mover: Mover, direction: Direction) -> Result<Written, NotationError> {
        let token = self.demand(Expected::Number)?;
        let Glyph::Number(number) = token.glyph else {
            return Err(token.unexpected(Expected::Number));
        };
        Ok(Written { mover, direction: Some(direction), number })
    }

    /// The line under or over the number that ends a short form; what else was read comes back.
    fn bar(&mut self, mover: Mover, number: Number) -> (Written, Option<Token>) {
        match self.next() {
            Some(Token { glyph: Glyph::Bar(direction), .. }) => {
                (Written { mover, direction: Some(direction), number }, None)
            }
            ahead => (Written { mover, direction: None, number }, ahead),
        }
    }

    /// The marks up to the end of the text.
    fn marks(&mut self, ahead: Option<Token>) -> Result<Marks, NotationError> {
        let mut marks = Marks::default();
        let mut next = ahead.or_else(|| self.next());
        while let Some(token) = next {
            marks.add(token.found).ok_or_else(|| token.unexpected(Expected::Mark))?;
            next = self.next();
        }
        Ok(marks)
    }
}

/// The piece that two characters name.
pub(super) fn mover(first: Token, second: Token) -> Result<Mover, NotationError> {
    if let (Glyph::Piece(Role::Pawn), Some(n)) = (first.glyph, letter_number(second.found)) {
        return Ok(Mover::InTandem(Role::Pawn, Place::Nth(n)));
    }
    Ok(match (first.glyph, second.glyph) {
        (Glyph::Piece(role), Glyph::Number(file)) => Mover::OnFile(role, file),
        (Glyph::Number(n), Glyph::Piece(Role::Pawn)) => Mover::InTandem(Role::Pawn, Place::Nth(n)),
        (Glyph::Number(_), Glyph::Piece(_)) => return Err(second.unexpected(Expected::Pawn)),
        (Glyph::Number(n), Glyph::Number(file)) => Mover::PawnOnFile(Place::Nth(n), file),
        (a, b) => match (place(a), place(b)) {
            (Some(_), Some(_)) => {
                Mover::InTandem(Role::Pawn, double_place(a, b).ok_or(second.unexpected(Expected::Place))?)
            }
            (Some(place), None) => with_place(place, b).ok_or(second.unexpected(Expected::Place))?,
            (None, Some(place)) => with_place(place, a).ok_or(first.unexpected(Expected::Piece))?,
            (None, None) if matches!(a, Glyph::Piece(_) | Glyph::Number(_)) => {
                return Err(second.unexpected(Expected::Place));
            }
            (None, None) => return Err(first.unexpected(Expected::Piece)),
        },
    })
}

/// The place that one character names.
fn place(glyph: Glyph) -> Option<Place> {
    Some(match glyph {
        Glyph::Order(Order::Front) => Place::Front,
        Glyph::Order(Order::Rear) => Place::Rear,
        Glyph::Order(Order::Middle) | Glyph::Sign(Direction::Level) => Place::Middle,
        Glyph::Sign(Direction::Forward) => Place::SignFront,
        Glyph::Sign(Direction::Back) => Place::SignRear,
        _ => return None,
    })
}

/// The place that two characters name together, as 前後 does.
fn double_place(first: Glyph, second: Glyph) -> Option<Place> {
    let is_front = |glyph| match glyph {
        Glyph::Order(Order::Front) | Glyph::Sign(Direction::Forward) => Some(true),
        Glyph::Order(Order::Rear) | Glyph::Sign(Direction::Back) => Some(false),
        _ => None,
    };
    Some(match (is_front(first)?, is_front(second)?) {
        (true, true) => Place::FrontFront,
        (true, false) => Place::FrontRear,
        (false, true) => Place::RearFront,
        (false, false) => Place::RearRear,
    })
}

/// The piece with this place: 前炮, or a pawn on a file, 前三.
fn with_place(place: Place, glyph: Glyph) -> Option<Mover> {
    match glyph {
        Glyph::Piece(role) => Some(Mover::InTandem(role, place)),
        Glyph::Number(file) => Some(Mover::PawnOnFile(place, file)),
        _ => None,
    }
}

/// `a` to `e` after a pawn's letter number the pawns from the front.
fn letter_number(letter: char) -> Option<Number> {
    matches!(letter, 'a'..='e' | 'A'..='E').then(|| Number::from_digit(letter as u8 & 31))
}

/// What the naming of a pawn means more when the direction is a sign.
pub(super) fn by_signs(mover: Mover) -> Mover {
    match mover {
        Mover::OnFile(Role::Pawn, file) => Mover::PlainPawn(file),
        Mover::PawnOnFile(Place::Nth(n), file) if n == file => Mover::PawnOnFile(Place::NthOrMiddle(n), file),
        other => other,
    }
}
