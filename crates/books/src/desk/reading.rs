//! Why a text is no move, or no start of a game.

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use thiserror::Error;
use xiangqi::notation::fen::FenError;
use xiangqi::notation::{NotationError, Refusal, ResolveError};

/// A text that is no move on this board, or no start of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, Error)]
#[error("`{text}` cannot be read here: {:?}", .why.kind())]
pub struct Unreadable {
    /// The text.
    pub text: String,
    /// Why it cannot be read.
    pub why: Misreading,
}

impl Unreadable {
    /// A text that cannot be read.
    pub fn new(text: &str, why: impl Into<Misreading>) -> Self {
        Self { text: text.to_owned(), why: why.into() }
    }
}

/// Why a text cannot be read, as the notation of the game says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misreading {
    /// What stands on the board is no position, so that a move can be given by coordinates only.
    NoPosition,
    /// No man of this game is written so.
    Man,
    /// No square of this board is written so.
    Square,
    /// No move of Xiangqi is written so.
    Notation(NotationError),
    /// No move of Xiangqi here is meant by it, or several are.
    Meaning(ResolveError),
    /// No placement of Xiangqi is written so.
    Placement(FenError),
    /// It cannot be read as chess.
    Chess(ChessMisreading),
}

/// Why a text cannot be read as chess.
#[cfg(feature = "chess")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChessMisreading {
    /// No move is written so.
    Notation(chess::notation::NotationError),
    /// No move here is meant by it, or several are.
    Meaning(chess::notation::ResolveError),
    /// No placement is written so.
    Placement(chess::notation::fen::FenError),
}

/// Why a text cannot be read as chess: without chess, nothing is.
#[cfg(not(feature = "chess"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChessMisreading {}

/// The kinds of what makes a text unreadable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MisreadingKind {
    /// No move is written so.
    NotAMove,
    /// No man can be meant.
    NoSuchMan,
    /// No square of the board can be meant.
    NoSuchSquare,
    /// The rules of movement forbid what is meant.
    Illegal,
    /// Several moves can be meant.
    Ambiguous,
    /// What stands on the board is no position, so that a move can be given by coordinates only.
    NoPosition,
    /// No placement is written so.
    NotAPlacement,
}

impl Misreading {
    /// Its kind.
    pub fn kind(&self) -> MisreadingKind {
        match self {
            Self::NoPosition => MisreadingKind::NoPosition,
            Self::Notation(_) => MisreadingKind::NotAMove,
            Self::Meaning(ResolveError::Ambiguous(_)) => MisreadingKind::Ambiguous,
            Self::Meaning(ResolveError::Illegal { why: Refusal::Movement(_) }) => MisreadingKind::Illegal,
            Self::Man | Self::Meaning(ResolveError::Illegal { .. }) => MisreadingKind::NoSuchMan,
            Self::Square => MisreadingKind::NoSuchSquare,
            Self::Placement(_) => MisreadingKind::NotAPlacement,
            Self::Chess(why) => why.kind(),
        }
    }
}

#[cfg(feature = "chess")]
impl ChessMisreading {
    fn kind(&self) -> MisreadingKind {
        use chess::notation::{Refusal, ResolveError};
        match self {
            Self::Notation(_) => MisreadingKind::NotAMove,
            Self::Meaning(ResolveError::Ambiguous(_)) => MisreadingKind::Ambiguous,
            Self::Meaning(ResolveError::Illegal { why: Refusal::Movement(_) }) => MisreadingKind::Illegal,
            Self::Meaning(ResolveError::Illegal { .. }) => MisreadingKind::NoSuchMan,
            Self::Placement(_) => MisreadingKind::NotAPlacement,
        }
    }
}

#[cfg(not(feature = "chess"))]
impl ChessMisreading {
    fn kind(&self) -> MisreadingKind {
        match *self {}
    }
}

impl Serialize for Misreading {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.kind().serialize(serializer)
    }
}

impl JsonSchema for Misreading {
    fn schema_name() -> Cow<'static, str> {
        "Misreading".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        MisreadingKind::json_schema(generator)
    }
}

macro_rules! wraps {
    ($($error:ty => $whole:ident::$kind:ident),* $(,)?) => {
        $(impl From<$error> for $whole {
            fn from(error: $error) -> Self {
                Self::$kind(error)
            }
        })*
    };
}

wraps! {
    NotationError => Misreading::Notation,
    ResolveError => Misreading::Meaning,
    FenError => Misreading::Placement,
    ChessMisreading => Misreading::Chess,
}

#[cfg(feature = "chess")]
wraps! {
    chess::notation::NotationError => ChessMisreading::Notation,
    chess::notation::ResolveError => ChessMisreading::Meaning,
    chess::notation::fen::FenError => ChessMisreading::Placement,
}
