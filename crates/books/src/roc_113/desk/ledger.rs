//! Chapter 2, section 2, A7, and chapter 4, 六 `[I]`: fouls and violations.

use contest::Side;

use super::{board, cite, conduct, finding, offender, refused, remedy, scatter, touch};
use crate::Article;
use crate::desk::topic::{Remedied, Topic};
use crate::desk::{
    Counts, Effect, Facts, Finding, Form, Foul, FoulKind, Incident, Matter, OfBoard, OfClock, OfConduct, Reason, Scene,
    Verdict, WhyNot,
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
            let found = finding(Incident::Conduct(OfConduct::TooManyFaults), Some(side), &over(scene, side)?);
            Some(Finding { under: [found.under, last_fault(scene, side)].concat(), ..found })
        };
        Side::BOTH.into_iter().find_map(found)
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, _: &Facts) -> Option<Remedied> {
        (matter.incident == Incident::Conduct(OfConduct::TooManyFaults)).then(|| loses(scene, matter))
    }
}

/// How many faults of a kind lose.
fn losing(scene: &Scene, kind: FoulKind, usual: u32) -> u32 {
    scene.arrangements.limits.get(&kind).copied().unwrap_or(usual).max(1)
}

/// How many faults of each kind lose.
pub fn limits(scene: &Scene) -> Counts {
    Counts(LIMITS.into_iter().map(|(kind, usual, _)| (kind, losing(scene, kind, usual))).collect())
}

/// The articles by which a side has lost by its faults.
fn over(scene: &Scene, side: Side) -> Option<Vec<&'static str>> {
    let counted = counts(&scene.fouls[side]);
    LIMITS.into_iter().find_map(|(kind, usual, clause)| {
        (counted.of(kind) >= losing(scene, kind, usual)).then(|| vec!["2.2.A7", "4.六.[I]", clause])
    })
}

fn loses(scene: &Scene, matter: &Matter) -> Remedied {
    let side = offender(matter)?;
    let mut clauses = over(scene, side).ok_or_else(|| refused(WhyNot::MatterClosed, &["4.六.[I]"]))?;
    let other = over(scene, !side);
    let (form, reason) = (Form::Breach, Reason::Faults);
    let verdict = if other.is_some() { Verdict::both_lose(form, reason) } else { Verdict::loses(side, form, reason) };
    let of_other = other.into_iter().flatten().filter(|clause| !clauses.contains(clause));
    let both = of_other.collect::<Vec<_>>();
    clauses.extend(both);
    let mut done = remedy(&clauses, vec![Effect::End { verdict }]);
    done.under.extend(last_fault(scene, side));
    Ok(done)
}

/// The articles of the fault that was counted last against a side.
fn last_fault(scene: &Scene, side: Side) -> Vec<Article> {
    let counts = |effect: &Effect| matches!(effect, Effect::Foul { side: of, .. } if *of == side);
    let last = scene.matters.iter().rev().find(|matter| matter.done.iter().any(counts));
    last.map(|matter| counted_by(scene, matter)).unwrap_or_default()
}

/// The articles by which a fault is counted.
fn counted_by(scene: &Scene, matter: &Matter) -> Vec<Article> {
    let clauses: &[&'static str] = match &matter.incident {
        Incident::Touch(_) => return touch::fouled_by(scene, matter),
        Incident::Conduct(OfConduct::Conduct { clause }) => return conduct::named(clause).into_iter().collect(),
        Incident::Move(_) => {
            let named = board::named(&matter.incident).unwrap_or_default();
            return cite(&[named, &["1.3.四.[A].犯規"]].concat());
        }
        Incident::Board(OfBoard::Scattered { .. }) => &["3.8.十一.按後"],
        Incident::Board(OfBoard::Disturbance { .. }) if scatter::knocked_by(matter).is_some() => &["3.8.十一.按後"],
        Incident::Board(OfBoard::Disturbance { .. }) => &["1.3.四.[A].移位", "1.3.四.[A].犯規"],
        Incident::Clock(OfClock::EarlyPress) => &["3.8.十二"],
        Incident::Clock(OfClock::ClockHandled { .. }) => &["3.9.四"],
        Incident::Clock(_) => &["3.8.五.手"],
        Incident::Claim(_) => &["3.4.一.不足"],
        Incident::Result(_) => &["3.9.五.連續"],
        Incident::Record(_) => &["3.3.六"],
        Incident::Board(_) | Incident::Conduct(_) => &[],
    };
    cite(clauses)
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
