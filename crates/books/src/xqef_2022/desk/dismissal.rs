//! Article 86(6): matters in which an official finds nothing.

use super::faults::{Class, class, is_unbound, made};
use super::{cite, claims, in_event, refused, restoring};
use crate::Article;
use crate::desk::timing;
use crate::desk::{
    Claim, Facts, Incident, Matter, OfBoard, OfClaim, OfClock, OfConduct, OfMove, OfResult, Refusal, Remedy, Scene,
    WhyNot,
};

/// The articles by which nothing is found in a matter; what the desk has seen itself, and what a side said, is there.
pub fn of(scene: &Scene, matter: &Matter) -> Result<Vec<Article>, Refusal> {
    let seen = |done: Result<Remedy, Refusal>| done.is_ok_and(|done| !restoring::is_groundless(&done));
    let there: Option<&'static [&'static str]> = match &matter.incident {
        Incident::Claim(OfClaim::Position { .. } | OfClaim::Cycle | OfClaim::Observed) => Some(&["36(1)(a)"]),
        Incident::Conduct(OfConduct::TooManyFaults) => Some(&["127(1)"]),
        Incident::Clock(OfClock::Overstepped) if timing::fallen(scene).is_some() && !timing::is_doubted(scene) => {
            Some(&["97"])
        }
        Incident::Claim(OfClaim::Claimed { .. }) | Incident::Result(OfResult::AgreedDraw) => Some(&["105(1)"]),
        Incident::Board(OfBoard::WrongLayout { .. } | OfBoard::MissingMen { .. } | OfBoard::Disturbance { .. }) => None,
        incident if class(incident) == Some(Class::Restorable) => {
            seen(restoring::restorable(scene, matter, &Facts::default())).then_some(&["39(2)"])
        }
        Incident::Move(OfMove::UnboundMove { ply, .. }) => {
            let unbound = |made| is_unbound(&scene.line.until(ply - 1), made);
            made(scene, matter, *ply).is_ok_and(unbound).then_some(&["39(1)"])
        }
        _ => None,
    };
    if matter.incident == Incident::Result(OfResult::Resignation) {
        return Ok(in_event(scene, &["69(1)"], &["86(6)", "123(1)"]));
    }
    let declared = matches!(&matter.incident, Incident::Claim(OfClaim::Claimed { claim: Claim::DeadDraw(_) }));
    if declared && claims::is_past(scene, matter) {
        return Ok(cite(&["124(1)", "86(6)"]));
    }
    match there {
        Some(clauses) => Err(refused(WhyNot::CannotOverride, clauses)),
        None => Ok(in_event(scene, &[], &["86(6)"])),
    }
}
