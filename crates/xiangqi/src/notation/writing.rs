//! How a move is written, whatever it says: rulebooks name the ways they allow.

use super::Mover;
use crate::Role;

/// How a move is written that says a piece, a direction and a number.
///
/// ```
/// use xiangqi::notation::{DirectionForm, MoveText, Numerals};
///
/// let writing = "C2=5".parse::<MoveText>()?.writing().expect("no coordinates");
/// assert_eq!((writing.direction, writing.numerals), (DirectionForm::Sign, Numerals::Arabic));
/// # Ok::<(), xiangqi::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Writing {
    /// How the piece that moves is named.
    pub mover: Mover,
    /// The kind for which a Latin letter stands, if one does.
    pub letter: Option<Role>,
    /// How the direction is written.
    pub direction: DirectionForm,
    /// In which numerals.
    pub numerals: Numerals,
}

/// How the direction of a move is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DirectionForm {
    /// 進 退 平.
    Word,
    /// `+` `-` `=` and the like.
    Sign,
    /// By a line under or over the last number.
    Bar,
    /// Not at all.
    Omitted,
}

/// The numerals of a written move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Numerals {
    /// 一 to 九.
    Chinese,
    /// 1 to 9.
    Arabic,
    /// Both.
    Mixed,
}

impl Numerals {
    /// Those of one numeral.
    pub(super) fn of(numeral: char) -> Self {
        if is_latin(numeral) { Self::Arabic } else { Self::Chinese }
    }

    /// These and others.
    pub(super) fn and(self, other: Self) -> Self {
        if self == other { self } else { Self::Mixed }
    }
}

/// Whether a character is a Latin letter or an Arabic digit, of full width perhaps.
pub(super) fn is_latin(character: char) -> bool {
    character.is_ascii_alphanumeric() || ('！'..='～').contains(&character)
}
