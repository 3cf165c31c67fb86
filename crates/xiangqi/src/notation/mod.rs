//! How positions and moves are written.
//!
//! Every written move is read by [`MoveText`] and then resolved against a position; [`Notation`] writes one.
//!
//! A move that is not written by coordinates says the piece, a direction (進 退 平, `+` `-` `=` `.` `•` `°`) and the
//! file it ends on or the steps it takes; the short form leaves the direction out. The piece is named so:
//!
//! | the piece | means |
//! |---|---|
//! | 炮二 `C2` | the piece of that kind on that file |
//! | 前炮 炮前 `C+` `+C` | the front one of two on a file; 中 `=` the middle one, 後 `-` the rear one |
//! | 一兵 `1P` `Pa` | pawns on one file numbered from the front |
//! | 前前 前後 後前 後後 `++` `--` | the outer and inner ones of three to five pawns on one file |
//! | `P+` `P3` `P-` | of three pawns on file 3 each one; of five the inner three, of four `P+` and `P-` the inner two |
//! | 前三 三前 `3+` `+3` | the front pawn on file 3, where two files hold several |
//! | 一三 `13` | the first pawn on file 3 |
//!
//! Letters are K A E (or B) H (or N) R C P (or S) in either case. Numerals of either script serve either side, and any
//! of these may be mixed: the position says who moves. Blanks may stand anywhere between.

pub mod fen;
pub mod iccs;

mod brief;
mod chinese;
mod describe;
mod glyph;
mod marks;
mod read;
mod resolve;
mod spoken;
mod text;
mod writing;
mod wxf;

use std::fmt;
use std::str::FromStr;
use thiserror::Error;

use crate::{Move, Position};
use chinese::Script;

pub use marks::Marks;
pub use read::{Expected, NotationError};
pub use resolve::{Refusal, ResolveError};
pub use spoken::{Spoken, Stage};
pub use text::{MoveText, Mover, Number, Place};
pub use writing::{DirectionForm, Numerals, Writing};

/// A way to write a move.
///
/// ```
/// use xiangqi::{Position, notation::Notation};
///
/// let start = Position::start();
/// let written = Notation::ALL.map(|notation| notation.write(&start, "h2e2".parse().expect("a move")));
/// assert_eq!(written, ["h2e2", "H2-E2", "h3e3", "炮二平五", "炮二平五", "C2=5", "炮25"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// Coordinates with ranks 0 to 9: `h2e2`.
    Iccs,
    /// The same in capitals with a dash: `H2-E2`.
    IccsDashed,
    /// Coordinates as engines write them, ranks 1 to 10: `h3e3`.
    Uci,
    /// 俥二進六, 馬8進7.
    ChineseTraditional,
    /// 车二进六, 马8进7.
    ChineseSimplified,
    /// The federations' signs: `R2+6`.
    Wxf,
    /// The short form without directions: 炮25.
    Brief,
}

impl Notation {
    /// All notations.
    pub const ALL: [Self; 7] = [
        Self::Iccs,
        Self::IccsDashed,
        Self::Uci,
        Self::ChineseTraditional,
        Self::ChineseSimplified,
        Self::Wxf,
        Self::Brief,
    ];

    /// The name by which people ask for it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Iccs => "iccs",
            Self::IccsDashed => "iccs-dashed",
            Self::Uci => "uci",
            Self::ChineseTraditional => "zh-hant",
            Self::ChineseSimplified => "zh-hans",
            Self::Wxf => "wxf",
            Self::Brief => "brief",
        }
    }

    /// Writes a move of a position, without marks.
    ///
    /// A legal move is written so that reading it gives the same move. One that the words cannot say, since no piece
    /// moves so, is written by coordinates.
    pub fn write(self, position: &Position, m: Move) -> String {
        let form: fn(&describe::Described) -> String = match self {
            Self::Iccs => return m.to_string(),
            Self::IccsDashed => return iccs::to_dashed(m),
            Self::Uci => return iccs::to_uci(m),
            Self::ChineseTraditional => |described| chinese::write(described, Script::Traditional),
            Self::ChineseSimplified => |described| chinese::write(described, Script::Simplified),
            Self::Wxf => wxf::write,
            Self::Brief => brief::write,
        };
        describe::describe(position.board(), m).map_or_else(|| m.to_string(), |described| form(&described))
    }

    /// Writes a move of a position with marks after it.
    pub fn write_marked(self, position: &Position, m: Move, marks: Marks) -> String {
        format!("{}{marks}", self.write(position, m))
    }
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is the name of no notation.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is no notation, expected one of {names}", names = Notation::ALL.map(Notation::name).join(", "))]
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
