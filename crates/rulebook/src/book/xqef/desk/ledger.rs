//! Articles 70(4), 70(5), 126 and 127: faults counted against a side.

use std::collections::BTreeSet;

use clock::Side;

use super::{handling, noticed, refused};
use crate::desk::{
    Counts, Effect, Form, Foul, FoulKind, Handling, Matter, Noticed, Reason, Refusal, Scene, Subject, Verdict, WhyNot,
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

/// The kind whose limit a side has reached (in an event) or exceeded (by agreement), with the articles.
fn over(scene: &Scene, side: Side) -> Option<Vec<&'static str>> {
    let counted = counts(&scene.fouls[side]);
    LIMITS.into_iter().find_map(|(kind, default, clause)| {
        let agreed = scene.arrangements.limits.get(&kind).copied();
        if scene.arrangements.competition {
            let limit = agreed.unwrap_or(default);
            let clauses = vec!["127(1)", "127(2)", clause, "70(4)(a)", "126(1)"];
            (counted.of(kind) >= limit).then_some(clauses)
        } else {
            agreed.filter(|limit| counted.of(kind) > *limit).map(|_| vec!["70(4)(a)"])
        }
    })
}

/// A side, or both, over a limit.
pub fn finds(scene: &Scene) -> Option<Noticed> {
    let known = |matter: &Matter| matter.subject == Subject::TooManyFaults && matter.standing.is_open();
    if scene.matters.iter().any(known) {
        return None;
    }
    let found = |side, clauses: Vec<&'static str>| Some(noticed(Subject::TooManyFaults, side, &clauses));
    match (over(scene, Side::First), over(scene, Side::Second)) {
        (None, None) => None,
        (Some(clauses), None) => found(Some(Side::First), clauses),
        (None, Some(clauses)) => found(Some(Side::Second), clauses),
        (Some(clauses), Some(_)) => found(None, clauses),
    }
}

/// Who loses.
pub fn handles(scene: &Scene) -> Result<Handling, Refusal> {
    let (first, second) = (over(scene, Side::First), over(scene, Side::Second));
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
