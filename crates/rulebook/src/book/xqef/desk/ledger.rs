//! Articles 70(4), 70(5), 126 and 127: faults counted against a side.

use std::collections::BTreeSet;

use clock::Side;

use super::{cite, handling, noticed, refused};
use crate::Article;
use crate::desk::{
    Actor, Counts, Effect, Form, Foul, FoulKind, Handling, Matter, Noticed, Reason, Refusal, Scene, Subject, Verdict,
    WhyNot,
};

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

/// The articles by which a side with so many faults more has lost.
fn over(scene: &Scene, side: Side, more_technical: u32) -> Option<Vec<&'static str>> {
    let counted = counts(&scene.fouls[side]);
    LIMITS.into_iter().find_map(|(kind, default, clause)| {
        let more = if kind == FoulKind::Technical { more_technical } else { 0 };
        losing(scene, kind, default).filter(|limit| counted.of(kind) + more >= *limit)?;
        let mut clauses = vec!["70(4)(a)", "68(1)"];
        if scene.arrangements.competition {
            clauses.extend(["127(1)", "127(2)"]);
            clauses.extend((!scene.arrangements.limits.contains_key(&kind)).then_some(clause));
        }
        Some(clauses)
    })
}

/// A side, or both, over a limit.
pub fn finds(scene: &Scene) -> Option<Noticed> {
    let known = |matter: &Matter| matter.subject == Subject::TooManyFaults && matter.standing.is_open();
    if scene.matters.iter().any(known) {
        return None;
    }
    let found = |side, clauses: Vec<&'static str>| Some(noticed(Subject::TooManyFaults, side, &clauses));
    match (over(scene, Side::First, 0), over(scene, Side::Second, 0)) {
        (None, None) => None,
        (Some(clauses), None) => found(Some(Side::First), clauses),
        (None, Some(clauses)) => found(Some(Side::Second), clauses),
        (Some(clauses), Some(_)) => found(None, clauses),
    }
}

/// Who loses.
pub fn handles(scene: &Scene) -> Result<Handling, Refusal> {
    let (first, second) = (over(scene, Side::First, 0), over(scene, Side::Second, 0));
    let (clauses, verdict) = match (first, second) {
        (Some(mut clauses), Some(_)) => {
            clauses.push("70(5)(b)");
            (clauses, Verdict::both_lose(Form::Breach, Reason::Faults))
        }
        (Some(clauses), None) => (clauses, Verdict::loses(Side::First, Form::Breach, Reason::Faults)),
        (None, Some(clauses)) => (clauses, Verdict::loses(Side::Second, Form::Breach, Reason::Faults)),
        (None, None) => return Err(refused(WhyNot::MatterClosed, &["70(4)(b)"])),
    };
    Ok(handling(&clauses, vec![Effect::End { verdict }]))
}

/// Article 70(5)(b): a move against the rules that a side raises late counts once for each turn since it was made,
/// against the side that played on; with both at their limit, both lose.
pub fn both_lose(scene: &Scene, matter: &Matter) -> Option<Handling> {
    let since = matter.subject.ply()?.checked_sub(1)?;
    matter.raised_by.and_then(Actor::side)?;
    let plies = scene.line.plies().get(since..)?;
    let turns = |side| {
        let turns: BTreeSet<u32> = plies.iter().filter(|ply| ply.side == side).map(|ply| ply.turn).collect();
        turns.len() as u32
    };
    let (mut clauses, _) =
        over(scene, Side::First, turns(Side::First)).zip(over(scene, Side::Second, turns(Side::Second)))?;
    clauses.push("70(5)(b)");
    let verdict = Verdict::both_lose(Form::Breach, Reason::Faults);
    Some(handling(&clauses, vec![Effect::End { verdict }]))
}
