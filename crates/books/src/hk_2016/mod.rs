//! `hk-2016`: a championship's supplement over `roc-113`.

pub mod desk;

use xiangqi::IllegalMove;

use crate::article::Book;
use crate::repetition::Verdict;
use crate::roc_113 as roc;
use crate::rulebook::{Case, Rulebook};
use crate::ruling::EndingKind;
use crate::settings::{CycleCap, NaturalLimit};

pub(super) fn rulebook() -> Rulebook {
    Rulebook {
        book: Book::Hk2016,
        base: Some(Book::Roc113),
        natural_limit: Some(NaturalLimit {
            plies: 100,
            checks: 10,
            plies_per_check: 2,
            cycles: Some(CycleCap::THREE),
            counts_on_request: true,
            yields: false,
        }),
        asked_limit: None,
        ..roc::rulebook()
    }
}

/// Section 五: the procedure, which a player must ask for, and what is no part of the cycle.
pub(super) fn repetition(case: &Case<'_>) -> Vec<&'static str> {
    let mut clauses = Vec::new();
    if case.acts() {
        clauses.extend(["五.1", "五.4"]);
        clauses.extend(match case.examination.verdict {
            _ if case.lone_perpetual_check() => Some("五.1.A"),
            Verdict::Draw => Some("五.1.B"),
            Verdict::Loses(_) => Some("五.1.C"),
            Verdict::Undecided => None,
        });
    }
    if case.circumstances.after_capture {
        clauses.push("五.2");
    }
    clauses
}

pub(super) fn ending(kind: EndingKind) -> Vec<&'static str> {
    if kind == EndingKind::NaturalLimit { vec!["四.1"] } else { Vec::new() }
}

/// Section 四: a limit that a side claimed.
pub(super) fn limit_drawn(claimed: bool) -> Vec<&'static str> {
    if claimed { vec!["四.2.提出"] } else { Vec::new() }
}

/// Section 十: a wrong step costs a technical foul.
pub(super) fn foul(illegal: IllegalMove) -> Vec<&'static str> {
    if roc::is_wrong_step(illegal) { vec!["十.技術犯規.6"] } else { Vec::new() }
}

/// Section 四, and what section 五 says of cycles that count in full.
pub(super) fn limit(cycles: usize) -> Vec<&'static str> {
    if (1..=3).contains(&cycles) { vec!["四.1", "五.3"] } else { vec!["四.1"] }
}
