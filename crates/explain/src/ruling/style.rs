//! How a ruling is written: in which language, with which notation, how much of it.

use words::Lang;
use xiangqi::notation::Notation;
use xiangqi::{Move, Piece, Position};

/// How a ruling is written as text.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// The language.
    pub lang: Lang,
    /// The notation of the moves; without one, that of the language.
    pub notation: Option<Notation>,
    /// Whether all is told: every move examined, every article.
    pub full: bool,
}

impl Style {
    /// A language, with its own notation, on one screen.
    pub const fn new(lang: Lang) -> Self {
        Self { lang, notation: None, full: false }
    }

    /// The notation of the moves.
    pub fn notation(self) -> Notation {
        self.notation.unwrap_or(match self.lang {
            Lang::En => Notation::Wxf,
            Lang::ZhHant => Notation::ChineseTraditional,
            Lang::ZhHans => Notation::ChineseSimplified,
        })
    }

    /// A move as it is written.
    pub(super) fn written(self, before: &Position, m: Move) -> String {
        self.notation().write(before, m)
    }

    /// A move as it is written, with its coordinates unless it is written by them.
    pub(super) fn played(self, before: &Position, m: Move) -> String {
        match self.notation() {
            by_points @ (Notation::Iccs | Notation::IccsDashed | Notation::Uci) => by_points.write(before, m),
            notation => format!("{} {m}", notation.write(before, m)),
        }
    }
}

/// A piece by one sign: a character of the language, or in English its letter, small for Black.
pub(super) fn sign(piece: Piece, lang: Lang) -> char {
    match lang {
        Lang::En if piece.color == xiangqi::Color::Red => piece.role.letter().to_ascii_uppercase(),
        Lang::En => piece.role.letter().to_ascii_lowercase(),
        Lang::ZhHant => piece.glyph(),
        Lang::ZhHans => piece.simplified_glyph(),
    }
}
