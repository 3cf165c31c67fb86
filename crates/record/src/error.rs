//! What can be wrong with a file of games, and with what is to be written.

use std::fmt;
use std::io;
use thiserror::Error;

use xiangqi::notation::{NotationError, ResolveError};
use xiangqi::{Color, IllegalMove, Point, Role};

use crate::{Format, RecordOf, Sport, Xiangqi};

/// A game that could not be read. The games after it still can be, unless the source itself failed.
#[derive(Debug)]
pub struct ReadError<G: Sport = Xiangqi> {
    /// Number of the game in the file, from 1.
    pub game: u64,
    /// The line, where the file has lines.
    pub line: Option<u64>,
    /// What is wrong.
    pub fault: Fault<G>,
}

impl<G: Sport> fmt::Display for ReadError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}", self.game)?;
        if let Some(line) = self.line {
            write!(f, " (line {line})")?;
        }
        write!(f, ": {}", self.fault)
    }
}

impl<G: Sport> std::error::Error for ReadError<G> {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.fault)
    }
}

/// What is wrong with a game.
#[derive(Debug)]
pub enum Fault<G: Sport = Xiangqi> {
    /// The source could not be read.
    Io(io::Error),
    /// Nothing in the file says what format it has.
    UnknownFormat,
    /// A format has no such version.
    UnknownVersion(u8),
    /// The file ends, or a field ends, before this is complete.
    Truncated(Part),
    /// Something is larger than any game needs.
    TooLarge {
        /// What it is.
        what: Part,
        /// How much is accepted, in bytes or pieces.
        limit: usize,
    },
    /// Variations within variations, deeper than this.
    TooDeep(usize),
    /// The start is no FEN.
    Fen {
        /// The text.
        text: String,
        /// What is wrong with it.
        error: G::FenError,
    },
    /// No piece can be placed here, by the number the file gives the point: it is off the board, another stands there,
    /// or there is no such piece.
    Placement(u8),
    /// The start is no position of a game.
    Setup(G::SetupError),
    /// A move is wrong.
    Move {
        /// The move.
        bad: BadMove<G>,
        /// The game up to it.
        before: Box<RecordOf<G>>,
    },
    /// A move of a variation is wrong.
    Variation {
        /// The first such move.
        bad: BadMove<G>,
        /// The game without the variations that are wrong.
        rest: Box<RecordOf<G>>,
    },
    /// The library ends before all the records that its index lists.
    Incomplete {
        /// How many are there.
        found: u32,
        /// How many are listed.
        listed: u32,
    },
    /// The file has the form of games, and holds none.
    NoGame,
    /// A comment has no end.
    OpenComment,
    /// A variation has no end.
    OpenVariation,
    /// A variation ends that never began.
    StrayClose,
    /// A variation stands where there is no move it could replace.
    StrayVariation,
    /// A table has no column of moves.
    NoMoves,
}

impl<G: Sport> fmt::Display for Fault<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => write!(f, "cannot read: {error}"),
            Self::UnknownFormat => {
                let names: Vec<_> = G::FORMATS.iter().map(|format| format.name()).collect();
                write!(f, "not a known kind of game file, expected one of {}", names.join(", "))
            }
            Self::UnknownVersion(version) => write!(f, "version {version:#04x} of this format is not known"),
            Self::Truncated(what) => write!(f, "ends within {what}"),
            Self::TooLarge { what, limit } => write!(f, "{what} is larger than {limit}"),
            Self::TooDeep(limit) => write!(f, "variations within variations, more than {limit} deep"),
            Self::Fen { text, error } => write!(f, "FEN `{text}`: {error}"),
            Self::Placement(number) => write!(
                f,
                "no piece can be placed at {number}: it is off the board, another stands there, or there is no such piece"
            ),
            Self::Setup(error) => write!(f, "no game can start so: {error}"),
            Self::Move { bad, .. } | Self::Variation { bad, .. } => bad.fmt(f),
            Self::Incomplete { found, listed } => write!(f, "holds {found} of the {listed} records that it lists"),
            Self::NoGame => f.write_str("no game in it, expected at least one"),
            Self::OpenComment => f.write_str("a comment has no closing `}`"),
            Self::OpenVariation => f.write_str("a variation has no closing `)`"),
            Self::StrayClose => f.write_str("`)` closes no variation"),
            Self::StrayVariation => f.write_str("a variation replaces no move"),
            Self::NoMoves => f.write_str("there is no column of moves"),
        }
    }
}

impl<G: Sport> std::error::Error for Fault<G> {}

impl<G: Sport> From<io::Error> for Fault<G> {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// A part of a file of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The whole file.
    File,
    /// A line of it.
    Line,
    /// A game.
    Game,
    /// What stands before the moves of a game, of so many bytes.
    Header(usize),
    /// The points of the pieces, by so many digits.
    Placement(usize),
    /// All moves of a game.
    Moves,
    /// A move.
    Move,
    /// A comment.
    Comment,
    /// What stands before the games of a library, of so many bytes.
    LibraryHeader(usize),
    /// The list of the games of a library.
    LibraryIndex,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File => f.write_str("the file"),
            Self::Line => f.write_str("a line"),
            Self::Game => f.write_str("a game"),
            Self::Header(bytes) => write!(f, "the header ({bytes} bytes)"),
            Self::Placement(digits) => write!(f, "the placement of the pieces ({digits} digits)"),
            Self::Moves => f.write_str("the number of moves"),
            Self::Move => f.write_str("a move"),
            Self::Comment => f.write_str("a comment"),
            Self::LibraryHeader(bytes) => write!(f, "the header of the library ({bytes} bytes)"),
            Self::LibraryIndex => f.write_str("the index of the library"),
        }
    }
}

/// A move that cannot be played, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadMove<G: Sport = Xiangqi> {
    /// Number of the move, as the players count.
    pub number: u32,
    /// Whose move it is.
    pub side: G::Color,
    /// Whether it stands in a variation.
    pub in_variation: bool,
    /// The move as the file writes it.
    pub text: String,
    /// What is wrong with it.
    pub why: G::MoveError,
}

impl<G: Sport> fmt::Display for BadMove<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = if self.in_variation { " in a variation" } else { "" };
        write!(f, "move {} of {}{place}, `{}`: {}", self.number, self.side, self.text, self.why)
    }
}

/// Why a text or a pair of points is no move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// It is no move in any notation.
    NotAMove(NotationError),
    /// It names a point outside the board.
    OffTheBoard,
    /// It means no legal move, or more than one.
    Unresolved(ResolveError),
    /// The move is not legal.
    Illegal(IllegalMove),
    /// No piece of this kind can go there.
    NoneReaches {
        /// The side to move.
        side: Color,
        /// The kind of piece.
        role: Role,
        /// The target.
        to: Point,
    },
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAMove(error) => write!(f, "not a move: {error}"),
            Self::OffTheBoard => f.write_str("names a point outside the board"),
            Self::Unresolved(error) => error.fmt(f),
            Self::Illegal(error) => error.fmt(f),
            Self::NoneReaches { side, role, to } => write!(f, "{side} has no {role} that can go to {to}"),
        }
    }
}

/// Why records could not be written.
#[derive(Debug, Error)]
pub enum WriteError<G: Sport = Xiangqi> {
    /// The target could not be written.
    #[error("cannot write: {0}")]
    Io(io::Error),
    /// This format is only read.
    #[error("{0} is only read")]
    ReadOnly(Format),
    /// A file of this format holds one game.
    #[error("a file of {0} holds one game")]
    OneGame(Format),
    /// The start of the record is no position of a game.
    #[error("no game can start so: {0}")]
    Setup(G::SetupError),
    /// The record holds an illegal move.
    #[error("{0}")]
    Illegal(G::IllegalMove),
}

impl<G: Sport> From<io::Error> for WriteError<G> {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}
