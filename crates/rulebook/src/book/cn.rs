//! `cn-referee`: 裁判細則.

use xiangqi::{IllegalMove, MoveFault};

use super::{Case, Rulebook, roc};
use crate::article::Book;
use crate::limit::LimitCount;
use crate::repetition::{ChargeKind, Verdict};
use crate::ruling::{Action, EndingKind};
use crate::settings::{Chase, Forbidden, NaturalLimit, Repetition, Trigger};

pub(super) fn rulebook() -> Rulebook {
    let chase = Chase { uncrossed_pawn_target: false, ..roc::CHASE };
    Rulebook {
        book: Book::CnReferee,
        base: None,
        repetition: Repetition {
            chase,
            forbidden: Forbidden::AnyAttack,
            trigger: Trigger::NoticeOrRule { at: 4, rule: 5 },
        },
        natural_limit: Some(NaturalLimit { plies: 100, checks: 10, plies_per_check: 1, cycles: None }),
        dead_draw: true,
    }
}

/// Articles 3 to 5.
pub(super) fn repetition(case: &Case<'_>) -> Vec<&'static str> {
    let (red, black) = case.kinds();
    let allowed = red == ChargeKind::None && black == ChargeKind::None;
    let mut clauses = vec![match case.examination.verdict {
        _ if case.lone_perpetual_check() => "5.1",
        Verdict::Draw if allowed => "5.2",
        Verdict::Draw => "5.3",
        Verdict::Loses(_) => "5.4",
    }];
    if case.acts() {
        clauses.push(match case.examination.verdict {
            _ if case.lone_perpetual_check() => "3.1",
            Verdict::Draw => "3.2",
            Verdict::Loses(_) => "3.3",
        });
    }
    if case.action == Action::Rule {
        clauses.push(match case.examination.verdict {
            Verdict::Loses(_) => "9(1)③",
            Verdict::Draw if allowed => "9(2)①",
            Verdict::Draw => "9(2)②",
        });
    }
    clauses
}

/// Article 9.
pub(super) fn ending(kind: EndingKind) -> Vec<&'static str> {
    match kind {
        EndingKind::Checkmate => vec!["9(1)①"],
        EndingKind::Stalemate => vec!["9(1)②"],
        EndingKind::DeadDraw => vec!["9(2)③"],
        EndingKind::SelfCheck => vec!["9(1)④"],
        EndingKind::NaturalLimit => vec!["2.3.将军"],
        _ => Vec::new(),
    }
}

pub(super) fn limit(count: &LimitCount) -> Vec<&'static str> {
    if count.has_surplus_checks() { vec!["2.3.将军"] } else { Vec::new() }
}

pub(super) fn movement(illegal: IllegalMove) -> Vec<&'static str> {
    match illegal.fault {
        MoveFault::KingsFacing | MoveFault::LeavesKingAttacked(_) => vec!["9(1)④"],
        _ => Vec::new(),
    }
}
