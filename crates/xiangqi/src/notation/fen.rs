//! FEN: a set-up on one line.
//!
//! Read generously: `h` or `n` for the horse, `e` or `b` for the elephant, `w` or `r` for Red to move, counters and
//! the two unused fields may be missing. Written in the form engines share: `rnbakabnr/… w - - 0 1`.

use std::fmt;
use std::str::FromStr;
use thiserror::Error;

use crate::{Board, Color, File, Piece, Point, Rank, Role, Setup};

/// The placement at the start of a game.
pub const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

/// What is wrong with a FEN, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FenError {
    /// The text is empty.
    #[error("empty FEN, expected something like `…/9/RNBAKABNR w`")]
    Empty,
    /// The placement has this many ranks instead of ten.
    #[error("the placement has {0} ranks separated by `/`, expected 10")]
    RankCount(usize),
    /// A rank, counted from 9 down to 0, does not add up to nine points.
    #[error("rank {} does not add up to 9 points", *.0 as u8)]
    RankLength(Rank),
    /// A rank holds a character that is neither a piece nor a count of empty points.
    #[error(
        "`{letter}` on rank {rank}, expected a piece (k a b/e n/h r c p, capital for Red) or a digit 1 to 9",
        letter = .1,
        rank = *.0 as u8
    )]
    Letter(Rank, char),
    /// The side to move is neither `w`, `r` nor `b`.
    #[error("side to move is `{0}`, expected `w` (or `r`) for Red or `b` for Black")]
    Turn(String),
    /// A counter is not a number.
    #[error("`{0}` is no count of moves")]
    Counter(String),
    /// There is more text after the last field.
    #[error("`{0}` after the last field")]
    Trailing(String),
}

impl FromStr for Setup {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        let mut fields = text.split_ascii_whitespace();
        let board = parse_placement(fields.next().ok_or(FenError::Empty)?)?;
        let turn = match fields.next() {
            None | Some("w" | "W" | "r" | "R") => Color::Red,
            Some("b" | "B") => Color::Black,
            Some(other) => return Err(FenError::Turn(other.to_owned())),
        };
        let mut counters = [0, 1];
        let mut numbers = fields.filter(|&field| field != "-");
        for counter in &mut counters {
            let Some(text) = numbers.next() else { break };
            *counter = text.parse().map_err(|_| FenError::Counter(text.to_owned()))?;
        }
        match numbers.next() {
            Some(text) => Err(FenError::Trailing(text.to_owned())),
            None => Ok(Self { board, turn, quiet_plies: counters[0], move_number: counters[1].max(1) }),
        }
    }
}

fn parse_placement(text: &str) -> Result<Board, FenError> {
    let ranks = text.split('/').count();
    if ranks != 10 {
        return Err(FenError::RankCount(ranks));
    }
    let mut board = Board::empty();
    for (rank, row) in Rank::ALL.into_iter().rev().zip(text.split('/')) {
        let mut file = 0;
        for letter in row.chars() {
            if let Some(empty @ 1..=9) = letter.to_digit(10) {
                file += empty as u8;
            } else {
                let role = Role::from_letter(letter).ok_or(FenError::Letter(rank, letter))?;
                let color = if letter.is_ascii_uppercase() { Color::Red } else { Color::Black };
                let at = File::from_index(file).ok_or(FenError::RankLength(rank))?;
                board.put(Point::new(at, rank), Piece { color, role });
                file += 1;
            }
            if file > 9 {
                return Err(FenError::RankLength(rank));
            }
        }
        if file != 9 {
            return Err(FenError::RankLength(rank));
        }
    }
    Ok(board)
}

/// Writes the placement field.
pub(crate) fn write_placement(board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for rank in Rank::ALL.into_iter().rev() {
        let mut empty = 0;
        for file in File::ALL {
            let Some(piece) = board.get(Point::new(file, rank)) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                write!(f, "{empty}")?;
                empty = 0;
            }
            write!(f, "{}", letter(piece))?;
        }
        if empty > 0 {
            write!(f, "{empty}")?;
        }
        if rank != Rank::R0 {
            f.write_str("/")?;
        }
    }
    Ok(())
}

/// The letter engines use for a piece in a FEN.
fn letter(piece: Piece) -> char {
    let letter = match piece.role {
        Role::Elephant => 'B',
        Role::Horse => 'N',
        role => role.letter(),
    };
    if piece.color == Color::Red { letter } else { letter.to_ascii_lowercase() }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turn = if self.turn == Color::Red { 'w' } else { 'b' };
        write!(f, "{} {turn} - - {} {}", self.board, self.quiet_plies, self.move_number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Setup, FenError> {
        text.parse()
    }

    #[test]
    fn the_start_is_written_as_engines_write_it() {
        assert_eq!(Setup::start().to_string(), START);
        assert_eq!(read(START), Ok(Setup::start()));
    }

    #[test]
    fn other_letters_and_missing_fields_are_read() {
        let other = "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r";
        assert_eq!(read(other), Ok(Setup::start()));
        let black = read("4k4/9/9/9/9/9/9/9/9/3K5 b - - 17 40").unwrap();
        assert_eq!((black.turn, black.quiet_plies, black.move_number), (Color::Black, 17, 40));
        assert_eq!(read("4k4/9/9/9/9/9/9/9/9/3K5 b 17 40"), Ok(black));
    }

    #[test]
    fn what_is_wrong_is_named() {
        assert_eq!(read(""), Err(FenError::Empty));
        assert_eq!(read("9/9"), Err(FenError::RankCount(2)));
        assert_eq!(read("9/9/9/9/9/9/9/9/9/8"), Err(FenError::RankLength(Rank::R0)));
        assert_eq!(read("9/9/9/9/9/9/9/9/95/9"), Err(FenError::RankLength(Rank::R1)));
        assert_eq!(read("9/9/9/9/9/9/9/9/9/9p"), Err(FenError::RankLength(Rank::R0)));
        assert_eq!(read("9/9/9/9/9/9/9/9/9/3x5"), Err(FenError::Letter(Rank::R0, 'x')));
        assert_eq!(read("9/9/9/9/9/9/9/9/9/9 x"), Err(FenError::Turn("x".into())));
        assert_eq!(read("9/9/9/9/9/9/9/9/9/9 w - - z"), Err(FenError::Counter("z".into())));
        assert_eq!(read("9/9/9/9/9/9/9/9/9/9 w - - 0 1 2"), Err(FenError::Trailing("2".into())));
    }
}
