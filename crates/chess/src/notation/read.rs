//! The one grammar of written moves: a piece, where it stands as far as that is said, the target, then marks.

use std::fmt;
use std::str::{Chars, FromStr};
use thiserror::Error;

use super::text::{MoveText, Words, Written};
use crate::{CastlingSide, File, Rank, Role, Square};

/// What could stand where a written move went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Expected {
    /// A piece or a square.
    Piece,
    /// The file or rank of a square.
    Square,
    /// The rest of `0-0` or `0-0-0`.
    Castling,
    /// What the pawn becomes.
    Promotion,
    /// A mark, or the end.
    Mark,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Piece => "a piece (K Q R B N), a square like e4, or castling (0-0)",
            Self::Square => "a square like e4",
            Self::Castling => "castling as 0-0 or 0-0-0",
            Self::Promotion => "what the pawn becomes (Q R B N)",
            Self::Mark => "a mark (+ # e.p. (=)) or the end",
        })
    }
}

/// Why a text is no written move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum NotationError {
    /// The text is empty.
    #[error("empty, expected a move like Nf3, e2-e4 or e7e8q")]
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

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let text = text.trim();
        if text.is_empty() {
            return Err(NotationError::Empty);
        }
        let mut cursor = Cursor { rest: text.chars(), at: 1 };
        let words =
            if cursor.peek().is_some_and(is_ring) { Words::Castling(cursor.castling()?) } else { cursor.written()? };
        Ok(Self { words, draw_offered: cursor.marks()? })
    }
}

/// Whether a character is one of those castling is written with.
fn is_ring(c: char) -> bool {
    matches!(c, '0' | 'O' | 'o')
}

/// The rest of a text, and how far it was read.
struct Cursor<'t> {
    rest: Chars<'t>,
    at: usize,
}

impl Cursor<'_> {
    fn peek(&self) -> Option<char> {
        self.rest.clone().next()
    }

    /// Takes the next character if a function makes something of it.
    fn take<T>(&mut self, read: impl Fn(char) -> Option<T>) -> Option<T> {
        let taken = read(self.peek()?)?;
        self.rest.next();
        self.at += 1;
        Some(taken)
    }

    fn skip(&mut self, test: impl Fn(char) -> bool) -> bool {
        self.take(|c| test(c).then_some(())).is_some()
    }

    fn wrong(&self, expected: Expected) -> NotationError {
        match self.peek() {
            Some(found) => NotationError::Unexpected { found, at: self.at, expected },
            None => NotationError::Ended { expected },
        }
    }

    fn castling(&mut self) -> Result<CastlingSide, NotationError> {
        let mut rings = 0;
        loop {
            if !self.skip(is_ring) {
                return Err(self.wrong(Expected::Castling));
            }
            rings += 1;
            if rings == 3 || !self.skip(|c| matches!(c, '-' | '–')) {
                break;
            }
        }
        match rings {
            2 => Ok(CastlingSide::KingSide),
            3 => Ok(CastlingSide::QueenSide),
            _ => Err(self.wrong(Expected::Castling)),
        }
    }

    fn written(&mut self) -> Result<Words, NotationError> {
        let role = self.take(piece);
        let begins = if role.is_some() { Expected::Square } else { Expected::Piece };
        let (file, rank) = (self.take(File::from_char), self.take(Rank::from_char));
        if role.is_none() && file.is_none() {
            return Err(self.wrong(begins));
        }
        let parted = self.skip(|c| matches!(c, '-' | '–' | 'x' | '×' | ':'));
        let second = self.take(File::from_char);
        let (file, rank, to) = match (file, rank, second) {
            (_, _, Some(target)) => {
                let target_rank = self.take(Rank::from_char).ok_or_else(|| self.wrong(Expected::Square))?;
                (file, rank, Square::from_coords(target, target_rank))
            }
            (Some(file), Some(rank), None) if !parted => (None, None, Square::from_coords(file, rank)),
            _ => return Err(self.wrong(Expected::Square)),
        };
        let said = if file.is_some() && rank.is_some() { None } else { Some(Role::Pawn) };
        let promotion = self.promotion()?;
        Ok(Words::Written(Written { role: role.or(said), file, rank, to, promotion }))
    }

    /// What a pawn becomes: a letter after the target, with `=`, `/` or in brackets.
    fn promotion(&mut self) -> Result<Option<Role>, NotationError> {
        let mut ahead = self.rest.clone();
        match (ahead.next(), ahead.next()) {
            (Some('=' | '('), Some(c)) if becomes(c).is_none() => return Ok(None),
            (Some('='), None) => return Ok(None),
            _ => {}
        }
        let signed = self.skip(|c| matches!(c, '=' | '/'));
        let bracketed = !signed && self.skip(|c| c == '(');
        let role = self.take(becomes);
        if (signed || bracketed) && role.is_none() || bracketed && !self.skip(|c| c == ')') {
            return Err(self.wrong(Expected::Promotion));
        }
        Ok(role)
    }

    /// Passes over marks to the end; whether a draw is offered.
    fn marks(&mut self) -> Result<bool, NotationError> {
        let mut draw_offered = false;
        while self.peek().is_some() {
            let rest = self.rest.as_str();
            let marks = ["(=)", "=", "e.p.", "e.p", "ep", "+", "#", "‡", "†", "!", "?", " "];
            let Some(mark) = marks.into_iter().find(|mark| rest.starts_with(mark)) else {
                return Err(self.wrong(Expected::Mark));
            };
            draw_offered |= mark.contains('=');
            for _ in mark.chars() {
                self.skip(|_| true);
            }
        }
        Ok(draw_offered)
    }
}

/// The piece a letter or a figure stands for.
fn piece(c: char) -> Option<Role> {
    Some(match c {
        'K' | '♔' | '♚' => Role::King,
        'Q' | '♕' | '♛' => Role::Queen,
        'R' | '♖' | '♜' => Role::Rook,
        'B' | '♗' | '♝' => Role::Bishop,
        'N' | '♘' | '♞' => Role::Knight,
        'P' | '♙' | '♟' => Role::Pawn,
        _ => return None,
    })
}

/// What a pawn becomes by a letter, in either case.
fn becomes(c: char) -> Option<Role> {
    piece(c.to_ascii_uppercase())
}
