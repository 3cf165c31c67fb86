//! `axf-2003` and `wxf-2018`, provisional: nothing public separates them, so one row of settings serves both.

use xiangqi::{Color, Role};

use crate::article::Book;
use crate::repetition::{ChargeKind, Class, Exemption, Freshness, Man, Pattern};
use crate::roc_113 as roc;
use crate::rulebook::{Case, NAMED_KILLS, Rulebook};
use crate::ruling::EndingKind;
use crate::settings::{
    Aimless, Chase, FilledIn, Forbidden, Fresh, RepeatedPress, Repetition, RootLoss, Trigger, Warning, Window,
};

pub(super) fn rulebook(book: Book) -> Rulebook {
    let chase = Chase {
        uncrossed_pawn_target: false,
        always_on_rook: &[Role::Horse, Role::Cannon],
        fresh: Fresh::Pair,
        root_loss: RootLoss::UnlessChased,
        ..roc::CHASE
    };
    Rulebook {
        book,
        base: None,
        repetition: Repetition {
            chase,
            forbidden: Forbidden::CheckOrChase,
            trigger: Trigger::Rule { at: 3 },
            window: Window::default(),
            warning: Warning::default(),
            kills: NAMED_KILLS,
        },
        natural_limit: None,
        asked_limit: None,
        ends_by_itself: false,
        dead_draw: false,
        repeated_press: RepeatedPress::default(),
        filled_in: FilledIn::default(),
        aimless: Aimless::default(),
    }
}

/// The numbered rules that a cycle falls under.
pub(super) fn repetition(case: &Case<'_>) -> Vec<&'static str> {
    let mut clauses = vec!["forbidden"];
    if case.kinds() == (ChargeKind::PerpetualCheck, ChargeKind::PerpetualCheck) {
        clauses.push("7");
    } else if case.lone_perpetual_check() {
        clauses.push("6");
    }
    for (pattern, clause) in [
        (Pattern::ChecksBack, "8"),
        (Pattern::Kills, "9"),
        (Pattern::ChecksAndChases, "12"),
        (Pattern::ChaseOfRook, "15"),
        (Pattern::RootedAtTimes, "17"),
        (Pattern::ChaseOfBoundKind, "24"),
        (Pattern::ChaseOfHobbledHorse, "24"),
        (Pattern::LikeKinds, "24"),
        (Pattern::ChaseByOthersMove, "25"),
        (Pattern::KingAttacks, "28"),
        (Pattern::PawnAttacks, "28"),
        (Pattern::ChaseWithKing, "29"),
        (Pattern::ChaseWithPawn, "29"),
        (Pattern::SplitByOne, "32"),
        (Pattern::SplitBySeveral, "32"),
        (Pattern::RootedTarget, "35"),
        (Pattern::ChaseWithExchange, "36"),
        (Pattern::ChaseWithExchanges, "36"),
        (Pattern::Discoveries, "38"),
        (Pattern::Blocks, "39"),
        (Pattern::Offers, "40"),
        (Pattern::Exchanges, "40"),
    ] {
        if case.shows(pattern) && !clauses.contains(&clause) {
            clauses.push(clause);
        }
    }
    let both_kill = Color::ALL.iter().all(|&side| case.examination.patterns[side].contains(&Pattern::Kills));
    for (holds, clause) in [
        (both_kill, "10"),
        (rook_chases_cannon(case), "18"),
        (case.attacks(|a| a.freshness == Some(Freshness::Excused)), "19"),
        (case.attacks(|a| a.class == Class::Idle(Exemption::UncrossedPawn)), "pawn"),
        (case.acts(), "third"),
    ] {
        if holds {
            clauses.push(clause);
        }
    }
    clauses
}

/// Whether a rook chases a cannon that is chased on every move.
fn rook_chases_cannon(case: &Case<'_>) -> bool {
    let charges = &case.examination.charges;
    case.attacks(|a| {
        let charged = |man: &Man| man.origin == a.on.origin && man.piece.role == Role::Cannon;
        a.is_fresh() && a.by.piece.role == Role::Rook && charges[a.by.piece.color].targets.iter().any(charged)
    })
}

pub(super) fn ending(_kind: EndingKind) -> Vec<&'static str> {
    Vec::new()
}
