//! `hk-2016`: a championship's supplement over `roc-113`.

use super::{Rulebook, roc};
use crate::article::Book;
use crate::settings::NaturalLimit;

pub(super) fn rulebook() -> Rulebook {
    Rulebook {
        book: Book::Hk2016,
        base: Some(Book::Roc113),
        natural_limit: Some(NaturalLimit { plies: 100, checks: 10, cycles: Some(3), ends_by_itself: false }),
        ..roc::rulebook()
    }
}
