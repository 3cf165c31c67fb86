//! What the commands need of a game, beside its records.

use std::fmt::Display;
use std::io::Read;

use record::{Chess, ReadError, Reader, Sport, Xiangqi};
use words::{Lang, Say};

/// A game the commands know.
pub trait Known:
    Sport<FenError: Say, SetupError: Say, MoveError: Say, IllegalMove: Say, Color: Say, Move: Ord + PartialEq + Display>
{
    /// The word for the side with the first move, in data.
    const FIRST_SIDE: &'static str;

    /// All notations, with their names.
    fn notations() -> Vec<(&'static str, Self::Notation)>;

    /// The faults of a set-up, one by one.
    fn faults(error: &Self::SetupError, lang: Lang) -> Vec<String>;

    /// The legal moves, sorted.
    fn legal_moves(position: &Self::Position) -> Vec<Self::Move>;

    /// How many sequences of this length begin with each move, worked out on several threads.
    fn divide(position: &Self::Position, depth: u32, threads: usize) -> Vec<(Self::Move, u64)>;

    /// The move a text means, read as one of this notation.
    fn read(notation: Self::Notation, text: &str, position: &Self::Position) -> Option<Self::Move>;

    /// The games of a file.
    fn reader<'r>(source: impl Read + Send + 'r) -> Result<Reader<'r, Self>, ReadError<Self>>
    where
        Self: Sized;
}

impl Known for Xiangqi {
    const FIRST_SIDE: &'static str = "red";

    fn notations() -> Vec<(&'static str, Self::Notation)> {
        xiangqi::notation::Notation::ALL.map(|notation| (notation.name(), notation)).to_vec()
    }

    fn faults(error: &Self::SetupError, lang: Lang) -> Vec<String> {
        error.0.iter().map(|fault| fault.say(lang)).collect()
    }

    fn legal_moves(position: &Self::Position) -> Vec<Self::Move> {
        let mut moves = position.legal_moves().to_vec();
        moves.sort_unstable();
        moves
    }

    fn divide(position: &Self::Position, depth: u32, threads: usize) -> Vec<(Self::Move, u64)> {
        xiangqi::divide(position, depth, threads)
    }

    fn read(notation: Self::Notation, text: &str, position: &Self::Position) -> Option<Self::Move> {
        use xiangqi::notation::{MoveText, Notation, iccs};
        match notation {
            // Coordinates with ranks from 1 look like those with ranks from 0, and are read only where it is said.
            Notation::Uci => iccs::parse_uci(text).ok(),
            _ => text.parse::<MoveText>().ok().and_then(|written| written.resolve(position).ok()),
        }
    }

    fn reader<'r>(source: impl Read + Send + 'r) -> Result<Reader<'r>, ReadError> {
        Reader::new(source)
    }
}

impl Known for Chess {
    const FIRST_SIDE: &'static str = "white";

    fn notations() -> Vec<(&'static str, Self::Notation)> {
        chess::notation::Notation::ALL.map(|notation| (notation.name(), notation)).to_vec()
    }

    fn faults(error: &Self::SetupError, lang: Lang) -> Vec<String> {
        error.0.iter().map(|fault| fault.say(lang)).collect()
    }

    fn legal_moves(position: &Self::Position) -> Vec<Self::Move> {
        let mut moves = position.legal_moves().to_vec();
        moves.sort_unstable();
        moves
    }

    fn divide(position: &Self::Position, depth: u32, threads: usize) -> Vec<(Self::Move, u64)> {
        chess::divide(position, depth, threads)
    }

    fn read(_: Self::Notation, text: &str, position: &Self::Position) -> Option<Self::Move> {
        let written: chess::notation::MoveText = text.parse().ok()?;
        written.resolve(position).ok()
    }

    fn reader<'r>(source: impl Read + Send + 'r) -> Result<Reader<'r, Self>, ReadError<Self>> {
        Reader::chess(source)
    }
}
