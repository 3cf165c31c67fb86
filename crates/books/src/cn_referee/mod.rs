//! `cn-referee`: 裁判細則.

pub mod desk;

use xiangqi::{IllegalMove, MoveFault, Point, Role};

use crate::article::Book;
use crate::repetition::{Attacked, ChargeKind, Class, Exempt, Exemption, Form, Name, Named, Nature, Roots, Verdict};
use crate::roc_113 as roc;
use crate::rulebook::{Case, Rulebook};
use crate::ruling::{Action, EndingKind};
use crate::settings::{
    Aimless, Chase, FilledIn, Forbidden, Naming, RepeatedPress, Repetition, Trigger, Warning, Window,
};

pub(super) fn rulebook() -> Rulebook {
    let chase = Chase { uncrossed_pawn_target: false, ..roc::CHASE };
    Rulebook {
        book: Book::CnReferee,
        base: None,
        repetition: Repetition {
            chase,
            forbidden: Forbidden::AnyAttack(Naming::default()),
            trigger: Trigger::NoticeOrRule { at: 4 },
            window: Window::default(),
            warning: Warning::default(),
            kills: None,
        },
        natural_limit: None,
        asked_limit: None,
        ends_by_itself: false,
        dead_draw: true,
        repeated_press: RepeatedPress::default(),
        filled_in: FilledIn::default(),
        aimless: Aimless::default(),
    }
}

/// Articles 3 to 5.
pub(super) fn repetition(case: &Case<'_>) -> Vec<&'static str> {
    let (red, black) = case.kinds();
    let allowed = red == ChargeKind::None && black == ChargeKind::None;
    let [general, pending, result] = match case.examination.verdict {
        Verdict::Loses(_) if case.lone_perpetual_check() => ["5.1", "3.1", "9(1)③"],
        Verdict::Loses(_) => ["5.4", "3.3", "9(1)③"],
        Verdict::Draw if allowed => ["5.2", "3.2", "9(2)①"],
        Verdict::Draw => ["5.3", "3.2", "9(2)②"],
        Verdict::Undecided => return Vec::new(),
    };
    let mut clauses = vec![general];
    if case.acts() {
        clauses.push(pending);
    }
    if case.action == Action::Rule {
        clauses.push(result);
    }
    clauses.extend(names(case));
    clauses
}

/// Articles 6 to 8: what gave the moves their names.
fn names(case: &Case<'_>) -> Vec<&'static str> {
    let named: Vec<&Named> = case.examination.rows.iter().filter_map(|row| row.named.as_ref()).collect();
    let any = |test: &dyn Fn(&Named) -> bool| named.iter().any(|n| test(n));
    let is = |nature: Nature| any(&|n| n.name == Name::Is(nature));
    let won =
        |test: &dyn Fn(Form) -> bool| any(&|n| n.exempt.is_none() && n.chased.iter().any(|chased| test(chased.form)));
    let weak_roots = |form: Form| matches!(form, Form::Direct(Roots::False(_) | Roots::Few));
    let chased_with = |role: Role| {
        case.examination.rows.iter().any(|row| {
            let on = |target: Point| row.facts.attacks.iter().any(|a| a.by.piece.role == role && a.on.origin == target);
            let chases = row.named.iter().filter(|n| n.exempt.is_none()).flat_map(|n| &n.chased);
            chases.into_iter().any(|chased| on(chased.target.origin))
        })
    };
    let by_kings_move = case.examination.rows.iter().any(|row| {
        let chases = row.named.iter().filter(|n| n.name == Name::Is(Nature::Chase)).flat_map(|n| &n.chased);
        row.facts.mover == Role::King
            && chases.into_iter().any(|chased| bears_on(row.facts.played.to, chased.target.on))
    });
    let uncrossed = |a: &Attacked| a.new && a.class == Class::Idle(Exemption::UncrossedPawn);
    let both = case.kinds().0 != ChargeKind::None && case.kinds().1 != ChargeKind::None;
    [
        (case.attacks(uncrossed), "4.4.非子力"),
        (any(&|n| n.exempt == Some(Exempt::ByKing)), "6.1.帅"),
        (chased_with(Role::King) || by_kings_move, "6.1.其他"),
        (any(&|n| n.exempt == Some(Exempt::ByPawn)), "6.2.兵"),
        (both && chased_with(Role::Pawn), "6.2.互打"),
        (both, "7.14"),
        (any(&|n| n.exempt == Some(Exempt::PlainDraw)), "6.3"),
        (any(&|n| n.also.is_some()), "6.4"),
        (is(Nature::Check), "7.1"),
        (is(Nature::Kill), "7.2"),
        (is(Nature::Chase), "7.3"),
        (is(Nature::Exchange), "7.5"),
        (is(Nature::Offer), "7.6"),
        (is(Nature::Block), "7.7"),
        (is(Nature::Follow), "7.8"),
        (won(&|form| matches!(form, Form::Direct(_))), "8.1.直接"),
        (won(&|form| form == Form::Checks), "8.1.照将"),
        (won(&|form| form == Form::Exchange), "8.1.交换"),
        (is(Nature::Chase), "8.2"),
        (is(Nature::Chase), "8.3"),
        (any(&|n| n.exempt == Some(Exempt::Mated)), "8.4"),
        (won(&weak_roots), "7.16.假根少根"),
    ]
    .into_iter()
    .filter_map(|(holds, clause)| holds.then_some(clause))
    .collect()
}

/// Whether a king lends its power to what happens on a point: it stands beside it, or on its file, where the other king
/// may not stay.
fn bears_on(king: Point, point: Point) -> bool {
    let beside = king.rank() == point.rank() && (king.file() as u8).abs_diff(point.file() as u8) == 1;
    beside || king.file() == point.file()
}

/// Article 9.
pub(super) fn ending(kind: EndingKind) -> Vec<&'static str> {
    match kind {
        EndingKind::Checkmate => vec!["9(1)①"],
        EndingKind::Stalemate => vec!["9(1)②"],
        EndingKind::DeadDraw => vec!["9(2)③"],
        EndingKind::SelfCheck => vec!["9(1)④"],
        _ => Vec::new(),
    }
}

/// Article 2.3: a claim that holds, or the official's own motion.
pub(super) fn limit_drawn(claimed: bool, capped: bool) -> Vec<&'static str> {
    [vec![if claimed { "2.3.属实" } else { "2.3.裁判" }], limit(capped)].concat()
}

pub(super) fn limit(capped: bool) -> Vec<&'static str> {
    if capped { vec!["2.3.将军"] } else { Vec::new() }
}

pub(super) fn movement(illegal: IllegalMove) -> Vec<&'static str> {
    match illegal.fault {
        MoveFault::KingsFacing | MoveFault::LeavesKingAttacked(_) => vec!["9(1)④"],
        _ => Vec::new(),
    }
}
