//! Article 86(6): matters in which an official finds nothing.

use super::faults::{Class, class, harmless};
use super::{in_event, refused, restoring};
use crate::Article;
use crate::desk::timing;
use crate::desk::{Facts, Incident, Matter, Refusal, Remedy, Scene, WhyNot};

/// The articles by which nothing is found in a matter; what the desk has seen itself, and what a side said, is there.
pub fn of(scene: &Scene, matter: &Matter) -> Result<Vec<Article>, Refusal> {
    let seen = |done: Result<Remedy, Refusal>| done.is_ok_and(|done| !restoring::is_groundless(&done));
    let there: Option<&'static [&'static str]> = match &matter.incident {
        Incident::Position { .. } | Incident::Cycle | Incident::Observed => Some(&["36(1)(a)"]),
        Incident::TooManyFaults => Some(&["127(1)"]),
        Incident::Overstepped if timing::fallen(scene).is_some() => Some(&["97"]),
        Incident::Claimed { .. } | Incident::Resignation | Incident::AgreedDraw => Some(&["105(1)"]),
        Incident::WrongLayout { .. } | Incident::Disturbance { .. } => None,
        incident if class(incident) == Some(Class::Restorable) => {
            seen(restoring::restorable(scene, matter, &Facts::default())).then_some(&["39(2)"])
        }
        Incident::UnboundMove { .. } => seen(harmless(scene, matter)).then_some(&["39(1)"]),
        _ => None,
    };
    match there {
        Some(clauses) => Err(refused(WhyNot::CannotOverride, clauses)),
        None => Ok(in_event(scene, &[], &["86(6)"])),
    }
}
