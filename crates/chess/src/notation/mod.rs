//! How positions and moves are written.
//!
//! Every written move is read by [`MoveText`] and then resolved against a position; [`Notation`] writes one.
//!
//! | written | is |
//! |---|---|
//! | `e2e4` `e7e8q` | coordinates, as engines write them |
//! | `e2-e4` `Ng1xf3` `e7-e8Q` | the long algebraic form |
//! | `e4` `Nf3` `exd5` `R1e2` `Nbxd2` | the short algebraic form; the sign of a capture may be missing or `:` |
//! | `e8Q` `e8=Q` `e8(Q)` `e8/Q` | a pawn that becomes a queen |
//! | `0-0` `O-O` `0-0-0` `O-O-O` | castling |
//! | `+` `++` `#` `e.p.` `!` `?` | marks, which say nothing the board does not know |
//! | `(=)` | a draw is offered |

pub mod fen;

mod read;
mod resolve;
mod text;

use std::fmt;
use std::str::FromStr;
use thiserror::Error;

use shakmaty::san::{SanPlus, Suffix};

use crate::{Move, Position};

pub use read::{Expected, NotationError};
pub use resolve::{Refusal, ResolveError};
pub use text::MoveText;

/// A way to write a move.
///
/// ```
/// use chess::{Position, Setup, notation::Notation};
///
/// let setup: Setup = "1n5k/P7/8/8/8/8/8/K7 w".parse()?;
/// let position = Position::try_from(setup)?;
/// let written = Notation::ALL.map(|notation| notation.write(&position, "a7b8q".parse().expect("a move")));
/// assert_eq!(written, ["a7b8q", "axb8=Q+", "axb8Q+", "a7xb8Q+"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// Coordinates: `e2e4`.
    Uci,
    /// The short algebraic form as PGN writes it: `O-O`, `e8=Q`.
    San,
    /// The short algebraic form as players write it under the Laws: `0-0`, `e8Q`.
    Fide,
    /// The long algebraic form as players write it under the Laws: `e7-e8Q`.
    FideLong,
}

impl Notation {
    /// All notations.
    pub const ALL: [Self; 4] = [Self::Uci, Self::San, Self::Fide, Self::FideLong];

    /// The name by which people ask for it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Uci => "uci",
            Self::San => "san",
            Self::Fide => "fide",
            Self::FideLong => "fide-long",
        }
    }

    /// Writes a move of a position.
    ///
    /// A legal move is written so that reading it gives the same move; one that is not legal is written by coordinates.
    pub fn write(self, position: &Position, m: Move) -> String {
        let inner = match position.inner(m) {
            Some(inner) if self != Self::Uci && position.is_legal(m) => inner,
            _ => return m.to_string(),
        };
        let by_hand = |text: String| text.replace('O', "0").replace('=', "");
        match self {
            Self::Uci => m.to_string(),
            Self::San => SanPlus::from_move(position.0.clone(), inner).to_string(),
            Self::Fide => by_hand(SanPlus::from_move(position.0.clone(), inner).to_string()),
            Self::FideLong => {
                let suffix = Suffix::from_position(&position.after(m).0);
                by_hand(inner.to_string()) + &suffix.map_or_else(String::new, |mark| mark.char().to_string())
            }
        }
    }
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is the name of no notation.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is no notation of chess, expected one of {names}", names = Notation::ALL.map(Notation::name).join(", "))]
pub struct UnknownNotation(pub String);

impl FromStr for Notation {
    type Err = UnknownNotation;

    fn from_str(name: &str) -> Result<Self, UnknownNotation> {
        let found = Self::ALL.into_iter().find(|notation| notation.name().eq_ignore_ascii_case(name));
        found.ok_or_else(|| UnknownNotation(name.to_owned()))
    }
}

#[cfg(test)]
mod tests;
