//! FEN: a set-up on one line.
//!
//! Read generously: fields may be missing from the end. Written in full, the square of a capture in passing only as it
//! stands in the set-up.

use std::fmt;
use std::str::FromStr;
use thiserror::Error;

use crate::{Bitboard, Board, Color, File, Piece, Rank, Setup, Square};

/// The start of a game.
pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// What is wrong with a FEN, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FenError {
    /// The text is empty.
    #[error("empty FEN, expected something like `…/8/4K3 w - - 0 1`")]
    Empty,
    /// The placement has this many ranks instead of eight.
    #[error("the placement has {0} ranks separated by `/`, expected 8")]
    RankCount(usize),
    /// A rank does not add up to eight squares.
    #[error("rank {0} does not add up to 8 squares")]
    RankLength(Rank),
    /// A rank holds a character that is neither a piece nor a count of empty squares.
    #[error("`{1}` on rank {0}, expected a piece (k q r b n p, capital for White) or a digit 1 to 8")]
    Letter(Rank, char),
    /// The side to move is neither `w` nor `b`.
    #[error("side to move is `{0}`, expected `w` or `b`")]
    Turn(String),
    /// The rights to castle are not written with `KQkq` or `-`.
    #[error("rights to castle are `{0}`, expected letters of `KQkq` or `-`")]
    Castling(String),
    /// The square passed over is no square.
    #[error("square passed over is `{0}`, expected one like `e3`, or `-`")]
    EnPassant(String),
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
            None | Some("w" | "W") => Color::White,
            Some("b" | "B") => Color::Black,
            Some(other) => return Err(FenError::Turn(other.to_owned())),
        };
        let castling = fields.next().map_or(Ok(Bitboard::EMPTY), parse_castling)?;
        let en_passant = match fields.next() {
            None | Some("-") => None,
            Some(text) => Some(text.parse().map_err(|_| FenError::EnPassant(text.to_owned()))?),
        };
        let mut counters = [0, 1];
        for counter in &mut counters {
            let Some(text) = fields.next() else { break };
            *counter = text.parse().map_err(|_| FenError::Counter(text.to_owned()))?;
        }
        if let Some(text) = fields.next() {
            return Err(FenError::Trailing(text.to_owned()));
        }
        let [quiet_plies, move_number] = counters;
        Ok(Self { board, turn, castling, en_passant, quiet_plies, move_number: move_number.max(1) })
    }
}

fn parse_placement(text: &str) -> Result<Board, FenError> {
    let ranks = text.split('/').count();
    if ranks != 8 {
        return Err(FenError::RankCount(ranks));
    }
    let mut board = Board::empty();
    for (rank, row) in Rank::ALL.into_iter().rev().zip(text.split('/')) {
        let mut file = 0;
        for letter in row.chars() {
            if let Some(empty @ 1..=8) = letter.to_digit(10) {
                file += empty;
            } else {
                let piece = Piece::from_char(letter).ok_or(FenError::Letter(rank, letter))?;
                let at = File::try_from(file).map_err(|_| FenError::RankLength(rank))?;
                board.set_piece_at(Square::from_coords(at, rank), piece);
                file += 1;
            }
        }
        if file != 8 {
            return Err(FenError::RankLength(rank));
        }
    }
    Ok(board)
}

/// The letters of the rights to castle, with their rooks.
const RIGHTS: [(char, Square); 4] = [('K', Square::H1), ('Q', Square::A1), ('k', Square::H8), ('q', Square::A8)];

fn parse_castling(text: &str) -> Result<Bitboard, FenError> {
    if text == "-" {
        return Ok(Bitboard::EMPTY);
    }
    let rook = |letter: char| RIGHTS.iter().find(|(known, _)| *known == letter).map(|&(_, rook)| rook);
    text.chars().map(rook).collect::<Option<_>>().ok_or_else(|| FenError::Castling(text.to_owned()))
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rights = RIGHTS.iter().filter(|(_, rook)| self.castling.contains(*rook)).map(|&(letter, _)| letter);
        let rights: String = rights.collect();
        let rights = if rights.is_empty() { "-" } else { &rights };
        let passed = self.en_passant.map_or_else(|| "-".to_owned(), |square| square.to_string());
        write!(f, "{} {} {rights} {passed} {} {}", self.board, self.turn.char(), self.quiet_plies, self.move_number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Setup, FenError> {
        text.parse()
    }

    #[test]
    fn the_start_reads_back() {
        assert_eq!(Setup::start().to_string(), START);
        assert_eq!(read(START), Ok(Setup::start()));
    }

    #[test]
    fn missing_fields_are_read() {
        let short = read("4k3/8/8/8/8/8/8/4K3").unwrap();
        assert_eq!(short.to_string(), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        let long = read("4k2r/8/8/8/4P3/8/8/4K3 b k e3 0 0").unwrap();
        assert_eq!(long.to_string(), "4k2r/8/8/8/4P3/8/8/4K3 b k e3 0 1");
    }

    #[test]
    fn what_is_wrong_is_named() {
        assert_eq!(read(""), Err(FenError::Empty));
        assert_eq!(read("8/8"), Err(FenError::RankCount(2)));
        assert_eq!(read("8/8/8/8/8/8/8/7"), Err(FenError::RankLength(Rank::First)));
        assert_eq!(read("8/8/8/8/8/8/8p/8"), Err(FenError::RankLength(Rank::Second)));
        assert_eq!(read("8/8/8/8/8/8/88/8"), Err(FenError::RankLength(Rank::Second)));
        assert_eq!(read("8/8/8/8/8/8/8/9"), Err(FenError::Letter(Rank::First, '9')));
        assert_eq!(read("8/8/8/8/8/8/8/8 r"), Err(FenError::Turn("r".into())));
        assert_eq!(read("8/8/8/8/8/8/8/8 w X"), Err(FenError::Castling("X".into())));
        assert_eq!(read("8/8/8/8/8/8/8/8 w - e9"), Err(FenError::EnPassant("e9".into())));
        assert_eq!(read("8/8/8/8/8/8/8/8 w - - z"), Err(FenError::Counter("z".into())));
        assert_eq!(read("8/8/8/8/8/8/8/8 w - - 0 1 2"), Err(FenError::Trailing("2".into())));
    }
}
