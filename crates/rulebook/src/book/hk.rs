//! `hk-2016`: a championship's supplement over `roc-113`.

use super::{Case, Rulebook, roc};
use crate::article::Book;
use crate::repetition::Verdict;
use crate::ruling::EndingKind;
use crate::settings::NaturalLimit;

pub(super) fn rulebook() -> Rulebook {
    Rulebook {
        book: Book::Hk2016,
        base: Some(Book::Roc113),
        natural_limit: Some(NaturalLimit { plies: 100, checks: 10, plies_per_check: 2, cycles: Some(3) }),
        ..roc::rulebook()
    }
}

/// Section 五: the procedure.
pub(super) fn repetition(case: &Case<'_>) -> Vec<&'static str> {
    if !case.acts() {
        return Vec::new();
    }
    vec![match case.examination.verdict {
        _ if case.lone_perpetual_check() => "五.1.A",
        Verdict::Draw => "五.1.B",
        Verdict::Loses(_) => "五.1.C",
    }]
}

pub(super) fn ending(kind: EndingKind) -> Vec<&'static str> {
    if kind == EndingKind::NaturalLimit { limit() } else { Vec::new() }
}

/// Section 四.
pub(super) fn limit() -> Vec<&'static str> {
    vec!["四.1"]
}
