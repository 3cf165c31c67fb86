//! `xqef-2022`: 通用象棋規則.

use xiangqi::{IllegalMove, MoveFault, Position, Role};

use super::{Case, Rulebook};
use crate::article::Book;
use crate::limit::LimitCount;
use crate::repetition::{ChargeKind, Class, Exemption, Verdict};
use crate::ruling::{Action, EndingKind};
use crate::settings::{Chase, Forbidden, Fresh, Mutual, NaturalLimit, Pinned, Repetition, RootLoss, Trigger};

/// Articles 3 and 58(2), to the letter.
const CHASE: Chase = Chase {
    uncrossed_pawn_target: false,
    always_on_rook: &[Role::Rook, Role::Horse, Role::Cannon, Role::Advisor, Role::Elephant],
    advisor_elephant_chase: false,
    mutual: Mutual::AnyKinds,
    fresh: Fresh::Pair,
    root_loss: RootLoss::Never,
    pinned_attacker: Pinned::PerCapture,
    pinned_target: Pinned::PerCapture,
    check_may_chase: true,
};

pub(super) fn rulebook() -> Rulebook {
    Rulebook {
        book: Book::Xqef2022,
        base: None,
        repetition: Repetition { chase: CHASE, forbidden: Forbidden::CheckOrChase, trigger: Trigger::Warned { at: 3 } },
        natural_limit: Some(NaturalLimit { plies: 120, checks: 10, plies_per_check: 1, cycles: None }),
        dead_draw: true,
    }
}

/// Chapter 10.
pub(super) fn repetition(case: &Case<'_>) -> Vec<&'static str> {
    use ChargeKind::{None, PerpetualChase as Chase, PerpetualCheck as Check};
    let (red, black) = case.kinds();
    let any = |kind| red == kind || black == kind;
    let mut clauses = Vec::new();
    for (holds, clause) in [
        (any(Check), "58(1)"),
        (any(Chase), "58(2)"),
        (any(Chase), "59(4)"),
        (red == None && black == None, "58(3)"),
        (any(Check) && any(Chase), "59(3)"),
        (exempt(case, |e| e == Exemption::UncrossedPawn), "58(2)(a)"),
        (exempt(case, |e| matches!(e, Exemption::ByKing | Exemption::ByPawn)), "58(2)(b)"),
        (exempt(case, |e| e == Exemption::ByGuard), "58(2)(c)"),
        (exempt(case, |e| matches!(e, Exemption::Rooted(_))), "58(2)(d)"),
        (exempt(case, |e| e == Exemption::Mutual), "58(2)(e)"),
    ] {
        if holds {
            clauses.push(clause);
        }
    }
    clauses.extend(procedure(case, red == None && black == None));
    clauses
}

/// Whether an attack met is exempt for such a reason.
fn exempt(case: &Case<'_>, test: fn(Exemption) -> bool) -> bool {
    case.attacks(|a| matches!(a.class, Class::Idle(e) if test(e)))
}

/// The warning, or the sanction on the return of the warned position.
fn procedure(case: &Case<'_>, ordinary: bool) -> &'static [&'static str] {
    match (case.action, case.examination.verdict) {
        (Action::None, _) => &[],
        (Action::Rule, Verdict::Loses(_)) => &["63", "63(a)(i)", "35(c)(ii)"],
        (Action::Rule, Verdict::Draw) if ordinary => &["63", "63(b)", "35(d)"],
        (Action::Rule, Verdict::Draw) => &["63", "63(a)(ii)", "35(c)(i)"],
        (_, Verdict::Loses(_)) => &["60(1)", "61(2)", "35(e)(ii)"],
        (_, Verdict::Draw) if ordinary => &["60(1)", "61(1)", "35(e)(iii)"],
        (_, Verdict::Draw) => &["60(1)", "61(3)", "35(e)(i)"],
    }
}

/// Chapter 11, with the place of each ending in the order of article 35.
pub(super) fn ending(kind: EndingKind) -> Vec<&'static str> {
    match kind {
        EndingKind::Checkmate => vec!["65(1)", "64(1)", "8(a)", "35", "35(a)(ii)"],
        EndingKind::Stalemate => vec!["65(2)", "64(1)", "8(a)", "35", "35(a)(iii)"],
        EndingKind::DeadDraw => vec!["66(1)", "64(1)", "8(b)", "35", "35(a)(i)"],
        EndingKind::NaturalLimit => vec!["66(2)(a)", "66(2)(b)", "64(1)", "8(b)", "35", "35(b)"],
        EndingKind::ForbiddenPlay => vec!["65(3)", "64(1)", "35"],
        EndingKind::SameForbiddenPlay => vec!["66(3)", "64(1)", "8(b)", "35"],
        EndingKind::OrdinaryCycle => vec!["66(4)", "64(1)", "8(b)", "35"],
        _ => Vec::new(),
    }
}

pub(super) fn limit(count: &LimitCount) -> Vec<&'static str> {
    if count.has_surplus_checks() { vec!["66(2)(a)", "66(2)(b)"] } else { vec!["66(2)(a)"] }
}

/// Chapter 5.
pub(super) fn movement(position: &Position, illegal: IllegalMove) -> Vec<&'static str> {
    let m = illegal.played;
    let king_moves = position.king(position.turn()) == m.from;
    let straight = m.from.file() == m.to.file() || m.from.rank() == m.to.rank();
    match illegal.fault {
        MoveFault::NoPiece | MoveFault::NotYourPiece => vec!["22(1)"],
        MoveFault::NoMove => vec!["19(2)(a)"],
        MoveFault::OwnPieceInTheWay => vec!["22(5)"],
        MoveFault::NotItsMove(role) => match role {
            Role::Rook => vec!["22(2)", "23(1)"],
            Role::Cannon => vec!["22(2)", "24(1)"],
            Role::Horse if straight => vec!["22(2)", "25(1)(a)", "25(1)(b)"],
            Role::Horse => vec!["22(2)", "25(1)(b)"],
            Role::Elephant if straight => vec!["22(2)", "26(1)(a)"],
            Role::Elephant => vec!["22(2)", "26(1)(b)"],
            Role::Advisor if straight => vec!["22(2)", "27(1)"],
            Role::Advisor => vec!["22(2)", "27(2)"],
            Role::Pawn if straight => vec!["22(2)", "28(3)"],
            Role::Pawn => vec!["22(2)", "28(2)"],
            Role::King if straight => vec!["22(2)", "29(2)"],
            Role::King => vec!["22(2)", "29(1)"],
        },
        MoveFault::LeavesPalace(Role::King) => vec!["29(3)"],
        MoveFault::LeavesPalace(_) => vec!["27(3)"],
        MoveFault::CrossesRiver => vec!["26(3)"],
        MoveFault::EyeBlocked(_) => vec!["26(2)"],
        MoveFault::LegBlocked(_) => vec!["25(2)"],
        MoveFault::PathBlocked(..) => vec!["22(3)"],
        MoveFault::ScreenCount(_) => vec!["24(2)"],
        MoveFault::PawnBackward => vec!["28(4)"],
        MoveFault::PawnSidewaysBeforeRiver => vec!["28(1)"],
        MoveFault::KingsFacing if king_moves => vec!["30(2)", "30(2)(b)"],
        MoveFault::KingsFacing => vec!["30(2)", "30(2)(a)"],
        MoveFault::LeavesKingAttacked(_) if position.in_check() => vec!["30(1)", "30(1)(a)"],
        MoveFault::LeavesKingAttacked(_) if king_moves => vec!["30(1)", "30(1)(b)"],
        MoveFault::LeavesKingAttacked(_) => vec!["30(1)"],
    }
}
