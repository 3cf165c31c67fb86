//! `wxf-2018`: the World federation's repetition rules of 2018, provisional.

use ruling::{Book, Rulebook};

use crate::axf_2003::{Asian, asian};
use crate::registry::{BookEntry, Rules, Terms};

/// The book.
pub const WXF_2018: Book = Book::new("wxf-2018");

/// The book with all that is known of it.
pub static ENTRY: BookEntry = BookEntry {
    book: WXF_2018,
    base: None,
    rules: Rules::Xiangqi(rulebook),
    terms: Terms::PLAIN,
    #[cfg(feature = "desk")]
    desk: None,
    #[cfg(feature = "event")]
    event: None,
    #[cfg(feature = "table")]
    table: include_str!("law.toml"),
};

/// The book.
pub fn rulebook() -> Rulebook {
    asian(&Asian(WXF_2018))
}

#[cfg(all(test, feature = "table"))]
mod tests {
    /// What is cited from the one book exists in the other.
    #[test]
    fn the_units_are_those_of_the_asian_rules() {
        let ids = |entry: &crate::BookEntry| entry.law().units.iter().map(|unit| unit.id.clone()).collect::<Vec<_>>();
        assert_eq!(ids(&super::ENTRY), ids(&crate::axf_2003::ENTRY));
    }
}
