//! Articles 70(4), 70(5), 126 and 127: faults counted against a side.

use std::collections::BTreeSet;

use contest::{Side, Sides};

use super::{cite, finding, refused, remedy, suggested};
use crate::Article;
use crate::desk::topic::{Remedied, Topic};
use crate::desk::{
    Actor, Claim, Counts, Effect, Facts, Finding, Form, Foul, FoulKind, Incident, Matter, OfBoard, OfClaim, OfClock,
    OfConduct, OfMove, OfRecord, Reason, Refusal, Remedy, Scene, Setting, Unraised, Verdict, WhyNot,
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

/// How many faults of each kind lose.
pub fn limits(scene: &Scene) -> Counts {
    Counts(LIMITS.into_iter().filter_map(|(kind, default, _)| Some((kind, losing(scene, kind, default)?))).collect())
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
    let (side, clauses) = lost(scene)?;
    Some(finding(Incident::Conduct(OfConduct::TooManyFaults), side, &clauses))
}

/// The side that has lost by its faults, or none if both have, and the articles: of the limit, and of the last fault.
fn lost(scene: &Scene) -> Option<(Option<Side>, Vec<&'static str>)> {
    let of = |side| over(scene, side, &[]).map(|clauses| [clauses, last_fault(scene, side)].concat());
    match (of(Side::First), of(Side::Second)) {
        (None, None) => None,
        (Some(clauses), None) => Some((Some(Side::First), clauses)),
        (None, Some(clauses)) => Some((Some(Side::Second), clauses)),
        (Some(mut first), Some(second)) => {
            let new: Vec<&str> = second.into_iter().filter(|clause| !first.contains(clause)).collect();
            first.extend(new);
            Some((None, first))
        }
    }
}

/// The articles of the fault that was counted last against a side.
fn last_fault(scene: &Scene, side: Side) -> Vec<&'static str> {
    let counts = |effect: &Effect| matches!(effect, Effect::Foul { side: of, .. } | Effect::FoulIn { side: of, .. } if *of == side);
    let last = scene.matters.iter().rev().find(|matter| matter.done.iter().any(counts));
    last.map(|matter| counted_by(&matter.incident).to_vec()).unwrap_or_default()
}

/// The articles by which a fault is counted.
fn counted_by(incident: &Incident) -> &'static [&'static str] {
    match incident {
        Incident::Touch(_) => &["114(2)"],
        Incident::Move(OfMove::IllegalMove { .. }) => &["53", "115(3)"],
        Incident::Move(OfMove::ExtraMove { .. }) => &["49(1)", "115(3)"],
        Incident::Move(OfMove::ChangedMove { .. }) => &["55", "115(3)"],
        Incident::Move(OfMove::SeveralMoved { .. }) => &["54", "115(3)"],
        Incident::Move(OfMove::OffPoint { .. }) => &["51"],
        Incident::Move(OfMove::LeftOn { .. }) => &["52", "115(3)"],
        Incident::Move(OfMove::NotTheSealedMove { .. }) => &["125"],
        Incident::Move(OfMove::SealedIllegal { .. }) => &["103(1)(a)", "53"],
        Incident::Board(OfBoard::Disturbance { .. }) => &["50(1)", "115(3)"],
        Incident::Board(OfBoard::ColoursReversed) => &["108(1)"],
        Incident::Clock(OfClock::ForeignPress) => &["112(2)(a)"],
        Incident::Clock(OfClock::EarlyPress) => &["112(2)(b)"],
        Incident::Clock(_) => &["112(2)(c)"],
        Incident::Record(OfRecord::WrittenAhead) => &["113(3)"],
        Incident::Record(_) => &["113(4)"],
        Incident::Claim(OfClaim::Claimed { claim: Claim::DeadDraw(_) }) => &["124(2)"],
        Incident::Claim(_) => &["118(1)(b)(ii)"],
        Incident::Result(_) => &["123(2)(c)"],
        Incident::Move(_) | Incident::Board(_) | Incident::Conduct(_) => &[],
    }
}

/// Who loses.
pub fn remedies(scene: &Scene) -> Result<Remedy, Refusal> {
    let (side, mut clauses) = lost(scene).ok_or_else(|| refused(WhyNot::MatterClosed, &["70(4)(b)"]))?;
    let (form, reason) = (Form::Breach, Reason::Faults);
    if side.is_none() {
        clauses.push("70(5)(b)");
    }
    let verdict = side.map_or(Verdict::both_lose(form, reason), |side| Verdict::loses(side, form, reason));
    Ok(remedy(&clauses, vec![Effect::End { verdict }]))
}

/// The turns for which a fault counts that nobody raised at once, from the one in which it was made on, each against the
/// side whose turn it was; none if it was raised before another turn was over.
fn since_then(scene: &Scene, matter: &Matter) -> Option<Sides<Vec<Foul>>> {
    let since = matter.incident.ply()?.checked_sub(1)?;
    let plies = scene.line.plies().get(since..)?;
    let fouls = |side| {
        let turns: BTreeSet<u32> = plies.iter().filter(|ply| ply.side == side).map(|ply| ply.turn).collect();
        turns.into_iter().map(|turn| Foul { kind: FoulKind::Technical, turn }).collect()
    };
    plies.iter().any(|ply| ply.turn != matter.turn).then(|| Sides::from_fn(fouls))
}

/// Article 70(5)(b): these turns, where a side raised the fault; where an official found it, no side did.
fn unraised(scene: &Scene, matter: &Matter) -> Option<Sides<Vec<Foul>>> {
    matter.raised_by.and_then(Actor::side)?;
    let late = since_then(scene, matter)?;
    let both = || Side::BOTH.into_iter().all(|side| over(scene, side, &late[side]).is_some());
    (scene.arrangements.unraised == Unraised::Each || both()).then_some(late)
}

/// Article 70(5)(b): with the turns that nobody raised it in counted, a side may be over its limit when a fault is raised; with
/// both, both lose.
pub fn ends_late(scene: &Scene, matter: &Matter) -> Option<Remedy> {
    let late = unraised(scene, matter)?;
    let (form, reason) = (Form::Breach, Reason::Faults);
    let (mut clauses, verdict) = match (over(scene, Side::First, &late.first), over(scene, Side::Second, &late.second))
    {
        (None, None) => return None,
        (Some(clauses), Some(_)) => (clauses, Verdict::both_lose(form, reason)),
        (Some(clauses), None) => (clauses, Verdict::loses(Side::First, form, reason)),
        (None, Some(clauses)) => (clauses, Verdict::loses(Side::Second, form, reason)),
    };
    clauses.push("70(5)(b)");
    Some(remedy(&clauses, vec![Effect::End { verdict }]))
}

/// The faults counted for the turns after the one in which a fault was made, and whether they are, by who raised it.
pub fn passed_over(scene: &Scene, matter: &Matter) -> Vec<Effect> {
    if since_then(scene, matter).is_none() {
        return Vec::new();
    }
    let late = unraised(scene, matter);
    let told = Effect::UnraisedTurns { raised_by: matter.raised_by, count: late.is_some() };
    let late = late.unwrap_or_default();
    let of = |side| {
        let later = late[side].iter().filter(move |foul| foul.turn != matter.turn);
        later.map(move |foul| Effect::FoulIn { side, kind: foul.kind, turn: foul.turn })
    };
    std::iter::once(told).chain(Side::BOTH.into_iter().flat_map(of)).collect()
}

/// Article 126(2) and (3): what a technical foul of the same turn takes in is not counted, and the ruling says so.
pub fn absorbed(scene: &Scene, matter: &Matter, done: Remedy) -> Remedy {
    let mut entered = scene.fouls.clone();
    let mut clauses = Vec::new();
    let mut of = |effect: Effect| {
        let (side, kind, turn) = match effect {
            Effect::Foul { side, kind } => (side, kind, matter.turn),
            Effect::FoulIn { side, kind, turn } => (side, kind, turn),
            _ => return effect,
        };
        let technical = entered[side].contains(&Foul { kind: FoulKind::Technical, turn });
        entered[side].push(Foul { kind, turn });
        let clause = match kind {
            FoulKind::Technical => "126(2)",
            FoulKind::Press => "126(3)",
            _ => return effect,
        };
        if !technical {
            return effect;
        }
        clauses.push(clause);
        Effect::Absorbed { side, kind }
    };
    let effects = done.effects.into_iter().map(&mut of).collect();
    clauses.dedup();
    Remedy { under: [done.under, cite(&clauses)].concat(), effects }
}
