//! Chapter 2, section 2, A7, and chapter 4, 六 `[I]`: fouls and violations.

use contest::Side;

use super::{cite, finding, offender, refused, remedy};
use crate::Article;
use crate::desk::topic::{Remedied, Topic};
use crate::desk::{
    Counts, Effect, Facts, Finding, Form, Foul, FoulKind, Incident, Matter, OfConduct, Reason, Scene, Verdict, WhyNot,
};

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Ledger;

/// How many of each kind lose, and where it is said again.
const LIMITS: [(FoulKind, u32, &str); 2] =
    [(FoulKind::Technical, 2, "3.9.總"), (FoulKind::Violation, 4, "3.8.五.四次")];

impl Topic for Ledger {
    fn finds(&self, scene: &Scene) -> Option<Finding> {
        let known = |matter: &Matter| {
            matter.incident == Incident::Conduct(OfConduct::TooManyFaults) && matter.standing.is_open()
        };
        if scene.matters.iter().any(known) {
            return None;
        }
        let found = |side| {
            over(scene, side).map(|clauses| finding(Incident::Conduct(OfConduct::TooManyFaults), Some(side), &clauses))
        };
        Side::BOTH.into_iter().find_map(found)
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, _: &Facts) -> Option<Remedied> {
        (matter.incident == Incident::Conduct(OfConduct::TooManyFaults)).then(|| loses(scene, matter))
    }
}

/// The articles by which a side has lost by its faults.
fn over(scene: &Scene, side: Side) -> Option<Vec<&'static str>> {
    let counted = counts(&scene.fouls[side]);
    LIMITS.into_iter().find_map(|(kind, usual, clause)| {
        let limit = scene.arrangements.limits.get(&kind).copied().unwrap_or(usual).max(1);
        (counted.of(kind) >= limit).then(|| vec!["2.2.A7", "4.六.[I]", clause])
    })
}

fn loses(scene: &Scene, matter: &Matter) -> Remedied {
    let side = offender(matter)?;
    let clauses = over(scene, side).ok_or_else(|| refused(WhyNot::MatterClosed, &["4.六.[I]"]))?;
    let verdict = Verdict::loses(side, Form::Breach, Reason::Faults);
    Ok(remedy(&clauses, vec![Effect::End { verdict }]))
}

/// How many of the faults entered against a side count: all, each kind by itself.
pub fn counts(fouls: &[Foul]) -> Counts {
    let mut counts = Counts::default();
    for foul in fouls {
        *counts.0.entry(foul.kind).or_default() += 1;
    }
    counts
}

/// Fouls and violations beside each other are counted apart.
pub fn counted(scene: &Scene, side: Side, foul: Foul) -> Vec<Article> {
    let apart = scene.fouls[side].iter().any(|other| other.kind != foul.kind);
    if apart { cite(&["4.六.[I]"]) } else { Vec::new() }
}
