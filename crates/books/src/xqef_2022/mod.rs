//! `xqef-2022`: 通用象棋規則.

pub mod desk;
pub mod presets;
mod refusal;

use xiangqi::{Position, Role};

pub(super) use refusal::{movement, setup};

use crate::article::Book;
use crate::game::Game;
use crate::limit::LimitCount;
use crate::repetition::{ChargeKind, Exemption, Verdict};
use crate::rulebook::{Case, NAMED_KILLS, Rulebook};
use crate::ruling::{Action, EndingKind};
use crate::settings::{
    Aimless, BoundLike, Chase, DoubleAttack, FilledIn, Forbidden, Fresh, Mutual, NaturalLimit, Pinned, RepeatedPress,
    Repetition, RootLoss, RootTest, Trigger, Warning, Window,
};

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
    root_test: RootTest::AfterCapture,
    bound_like: BoundLike::RootDecides,
    double_attack: DoubleAttack::OneEnded,
    check_may_chase: true,
};

pub(super) fn rulebook() -> Rulebook {
    Rulebook {
        book: Book::Xqef2022,
        base: None,
        repetition: Repetition {
            chase: CHASE,
            forbidden: Forbidden::CheckOrChase,
            trigger: Trigger::Warned { at: 3 },
            window: Window::default(),
            warning: Warning::default(),
            kills: NAMED_KILLS,
        },
        natural_limit: Some(NaturalLimit {
            plies: 120,
            checks: 10,
            plies_per_check: 1,
            cycles: None,
            counts_on_request: false,
            yields: false,
        }),
        asked_limit: None,
        ends_by_itself: true,
        dead_draw: true,
        repeated_press: RepeatedPress::default(),
        filled_in: FilledIn::default(),
        aimless: Aimless::default(),
    }
}

/// Part 2 governs every game; chapter 3 says how one begins.
pub(super) fn foundation(game: &Game) -> Vec<&'static str> {
    if game.positions()[0] == Position::start() {
        vec!["2(1)", "6", "17(1)", "17(2)", "17(3)", "18(1)"]
    } else {
        vec!["2(1)"]
    }
}

/// Chapter 10.
pub(super) fn repetition(case: &Case<'_>) -> Vec<&'static str> {
    use ChargeKind::{None, PerpetualChase as Chase, PerpetualCheck as Check};
    let (red, black) = case.kinds();
    let any = |kind| red == kind || black == kind;
    let mut clauses: Vec<&str> = [
        (any(Check), "58(1)"),
        (any(Chase), "58(2)"),
        (red == None && black == None, "58(3)"),
        (red != None && black != None, "59(1)"),
        (red != None && black != None, "59(2)"),
        (any(Check) && any(Chase), "59(3)"),
        (attacks_several(case), "59(4)"),
        (case.is_spared(|e| e == Exemption::UncrossedPawn), "58(2)(a)"),
        (case.is_spared(|e| matches!(e, Exemption::ByKing | Exemption::ByPawn)), "58(2)(b)"),
        (case.is_spared(|e| e == Exemption::ByGuard), "58(2)(c)"),
        (case.is_spared(|e| matches!(e, Exemption::Rooted(_))), "58(2)(d)"),
        (case.is_spared(|e| e == Exemption::Mutual), "58(2)(e)"),
    ]
    .into_iter()
    .filter_map(|(holds, clause)| holds.then_some(clause))
    .collect();
    clauses.extend(procedure(case, red == None && black == None));
    if case.circumstances.renewed {
        clauses.push("62");
    }
    clauses
}

/// Whether a move makes several pairs of attacker and target, so that each target had to be followed on its own.
fn attacks_several(case: &Case<'_>) -> bool {
    case.examination.rows.iter().any(|row| {
        let checkers = row.facts.check.map_or(0, |(_, checkers)| checkers.len());
        row.facts.attacks.iter().filter(|a| a.new).count() + checkers > 1
    })
}

/// The warning, or the sanction on the return of the warned position.
fn procedure(case: &Case<'_>, ordinary: bool) -> &'static [&'static str] {
    match (case.action, case.examination.verdict) {
        (Action::None, _) | (_, Verdict::Undecided) => &[],
        (Action::Rule, Verdict::Loses(_)) => &["63", "63(a)(i)", "35(c)(ii)"],
        (Action::Rule, Verdict::Draw) if ordinary => &["63", "63(b)", "35(d)"],
        (Action::Rule, Verdict::Draw) => &["63", "63(a)(ii)", "35(c)(i)"],
        (_, Verdict::Loses(_)) => &["60(1)", "61(2)", "20(1)", "35", "35(e)(ii)"],
        (_, Verdict::Draw) if ordinary => &["60(1)", "61(1)", "20(1)", "35", "35(e)(iii)"],
        (_, Verdict::Draw) => &["60(1)", "61(3)", "20(1)", "35", "35(e)(i)"],
    }
}

/// Chapter 11, with the place of each ending in the order of article 35.
pub(super) fn ending(kind: EndingKind) -> Vec<&'static str> {
    let found: &[&str] = match kind {
        EndingKind::Checkmate => &["65(1)", "8(a)", "35(a)(ii)"],
        EndingKind::Stalemate => &["65(2)", "8(a)", "35(a)(iii)"],
        EndingKind::DeadDraw => &["66(1)", "8(b)", "35(a)(i)"],
        EndingKind::NaturalLimit => &["66(2)(a)", "8(b)", "35(b)"],
        EndingKind::ForbiddenPlay => &["65(3)"],
        EndingKind::SameForbiddenPlay => &["66(3)", "8(b)"],
        EndingKind::OrdinaryCycle => &["66(4)", "8(b)"],
        _ => return Vec::new(),
    };
    [found, &["64(1)", "18(4)", "19(1)", "20(1)", "35"]].concat()
}

/// Article 66(2): how many checks count towards the limit, where a side gave more.
pub(super) fn checks(count: &LimitCount) -> Vec<&'static str> {
    if count.has_surplus_checks() { vec!["66(2)(b)"] } else { Vec::new() }
}
