//! What is customary everywhere, whatever the book.

use xiangqi::Color;
use xiangqi::notation::Numerals;

/// Whether a side writes in its own numerals: Red in Chinese, Black in Arabic ones.
pub(crate) fn is_by_custom(side: Color, numerals: Numerals) -> bool {
    numerals == if side == Color::Red { Numerals::Chinese } else { Numerals::Arabic }
}
