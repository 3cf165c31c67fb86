//! Articles 70(4), 70(5), 126 and 127: faults counted against a side.

use std::collections::BTreeSet;

use contest::{Side, Sides};

use super::{cite, finding, refused, remedy, suggested};
use crate::Article;
use crate::desk::topic::{Remedied, Topic};
use crate::desk::{
    Actor, Counts, Effect, Facts, Finding, Form, Foul, FoulKind, Incident, Matter, OfConduct, Reason, Refusal, Remedy,
    Scene, Setting, Unraised, Verdict, WhyNot,
};

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Ledger;

impl Topic for Ledger {
    fn finds(&self, scene: &Scene) -> Option<Finding> {
        finds(scene)
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, _: &Facts) -> Option<Remedied> {
        (matter.incident == Incident::Conduct(OfConduct::TooManyFaults)).then(|| remedies(scene))
    }
}

/// The limits of article 127(2).
const LIMITS: [(FoulKind, u32, &str); 3] =
    [(FoulKind::Technical, 2, "127(2)(a)"), (FoulKind::Record, 4, "127(2)(b)"), (FoulKind::Press, 4, "127(2)(c)")];

/// Article 126: one technical foul a turn, which covers a press fault of that turn; record faults all add up.
pub fn counts(fouls: &[Foul]) -> Counts {
    let turns = |kind| fouls.iter().filter(move |foul| foul.kind == kind).map(|foul| foul.turn);
    let technical: BTreeSet<u32> = turns(FoulKind::Technical).collect();
    let press = turns(FoulKind::Press).filter(|turn| !technical.contains(turn)).count() as u32;
    let record = turns(FoulKind::Record).count() as u32;
    let counted = [(FoulKind::Technical, technical.len() as u32), (FoulKind::Press, press), (FoulKind::Record, record)];
    Counts(counted.into_iter().filter(|(_, count)| *count > 0).collect())
}

/// The articles that say how one more fault is counted beside those entered before.
pub fn counted(scene: &Scene, side: Side, foul: Foul) -> Vec<Article> {
    let entered = &scene.fouls[side];
    let in_turn = |kind| entered.iter().any(|other| other.kind == kind && other.turn == foul.turn);
    let own = match foul.kind {
        FoulKind::Press => "126(1)(a)",
        FoulKind::Record => "126(1)(b)",
        _ => "126(1)(c)",
    };
    let together = match foul.kind {
        FoulKind::Technical if in_turn(FoulKind::Press) => Some("126(3)"),
        FoulKind::Technical if in_turn(FoulKind::Technical) => Some("126(2)"),
        FoulKind::Press if in_turn(FoulKind::Technical) => Some("126(3)"),
        FoulKind::Record if !entered.is_empty() => Some("126(4)"),
        _ => None,
    };
    let apart = entered.iter().any(|other| other.kind != foul.kind && other.turn != foul.turn).then_some("126(5)");
    ["126(1)", own].into_iter().chain(together).chain(apart).flat_map(|clause| cite(&[clause])).collect()
}

/// Whether the sides of a casual game agreed on a limit of faults.
pub fn is_agreed(scene: &Scene) -> bool {
    scene.arrangements.limits.contains_key(&FoulKind::Technical)
}

/// How many faults of a kind lose: as many as the limit in an event, more than the limit where the sides agreed on one.
fn losing(scene: &Scene, kind: FoulKind, default: u32) -> Option<u32> {
    let agreed = scene.arrangements.limits.get(&kind).copied();
    if scene.arrangements.competition {
        Some(agreed.unwrap_or(default).max(1))
    } else {
        agreed.map(|limit| limit.saturating_add(1))
    }
}

/// The articles by which a side with these faults more has lost.
fn over(scene: &Scene, side: Side, more: &[Foul]) -> Option<Vec<&'static str>> {
    let counted = counts(&[&scene.fouls[side], more].concat());
    LIMITS.into_iter().find_map(|(kind, default, clause)| {
        losing(scene, kind, default).filter(|limit| counted.of(kind) >= *limit)?;
        let mut clauses = vec!["70(4)(a)", "68(1)"];
        if scene.arrangements.competition {
            clauses.extend(["127(1)", "127(2)"]);
            clauses.extend((!scene.arrangements.limits.contains_key(&kind)).then_some(clause));
            let limit = suggested::on(scene, |setting| matches!(setting, Setting::Limit(of, _) if of == kind));
            clauses.extend(limit.into_iter().map(|unit| unit.clause));
        }
        Some(clauses)
    })
}

/// A side, or both, over a limit.
pub fn finds(scene: &Scene) -> Option<Finding> {
    let known =
        |matter: &Matter| matter.incident == Incident::Conduct(OfConduct::TooManyFaults) && matter.standing.is_open();
    if scene.matters.iter().any(known) {
        return None;
    }
    let found =
        |side, clauses: Vec<&'static str>| Some(finding(Incident::Conduct(OfConduct::TooManyFaults), side, &clauses));
    match (over(scene, Side::First, &[]), over(scene, Side::Second, &[])) {
        (None, None) => None,
        (Some(clauses), None) => found(Some(Side::First), clauses),
        (None, Some(clauses)) => found(Some(Side::Second), clauses),
        (Some(clauses), Some(_)) => found(None, clauses),
    }
}

/// Who loses.
pub fn remedies(scene: &Scene) -> Result<Remedy, Refusal> {
    let (first, second) = (over(scene, Side::First, &[]), over(scene, Side::Second, &[]));
    let (clauses, verdict) = match (first, second) {
        (Some(mut clauses), Some(_)) => {
            clauses.push("70(5)(b)");
            (clauses, Verdict::both_lose(Form::Breach, Reason::Faults))
        }
        (Some(clauses), None) => (clauses, Verdict::loses(Side::First, Form::Breach, Reason::Faults)),
        (None, Some(clauses)) => (clauses, Verdict::loses(Side::Second, Form::Breach, Reason::Faults)),
        (None, None) => return Err(refused(WhyNot::MatterClosed, &["70(4)(b)"])),
    };
    Ok(remedy(&clauses, vec![Effect::End { verdict }]))
}

/// Article 70(5)(b): the turns that a fault which a side raises late counts for, from the one in which it was made on, each
/// against the side whose turn it was.
fn unraised(scene: &Scene, matter: &Matter) -> Option<Sides<Vec<Foul>>> {
    let since = matter.incident.ply()?.checked_sub(1)?;
    matter.raised_by.and_then(Actor::side)?;
    let plies = scene.line.plies().get(since..)?;
    let fouls = |side| {
        let turns: BTreeSet<u32> = plies.iter().filter(|ply| ply.side == side).map(|ply| ply.turn).collect();
        turns.into_iter().map(|turn| Foul { kind: FoulKind::Technical, turn }).collect()
    };
    Some(Sides::from_fn(fouls))
}

/// Article 70(5)(b): with the turns that nobody raised it in counted, a side may be over its limit when a fault is raised; with
/// both, both lose.
pub fn ends_late(scene: &Scene, matter: &Matter) -> Option<Remedy> {
    let late = unraised(scene, matter)?;
    let of = |side| over(scene, side, &late[side]);
    let alone = scene.arrangements.unraised == Unraised::Each;
    let (mut clauses, verdict) = match (of(Side::First), of(Side::Second)) {
        (Some(clauses), Some(_)) => (clauses, Verdict::both_lose(Form::Breach, Reason::Faults)),
        (Some(clauses), None) if alone => (clauses, Verdict::loses(Side::First, Form::Breach, Reason::Faults)),
        (None, Some(clauses)) if alone => (clauses, Verdict::loses(Side::Second, Form::Breach, Reason::Faults)),
        _ => return None,
    };
    clauses.push("70(5)(b)");
    Some(remedy(&clauses, vec![Effect::End { verdict }]))
}

/// The faults counted for the turns after the one in which a fault was made, where each counts.
pub fn passed_over(scene: &Scene, matter: &Matter) -> Vec<Effect> {
    let Some(late) = unraised(scene, matter).filter(|_| scene.arrangements.unraised == Unraised::Each) else {
        return Vec::new();
    };
    let of = |side| {
        let later = late[side].iter().filter(move |foul| foul.turn != matter.turn);
        later.map(move |foul| Effect::FoulIn { side, kind: foul.kind, turn: foul.turn })
    };
    Side::BOTH.into_iter().flat_map(of).collect()
}
