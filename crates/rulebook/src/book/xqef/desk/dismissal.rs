//! Article 86(6): matters in which an official finds nothing.

use super::faults::{Class, class, harmless};
use super::{in_event, refused, restoring};
use crate::Article;
use crate::desk::timing;
use crate::desk::{Facts, Handling, Matter, Refusal, Scene, Subject, WhyNot};

/// The articles by which nothing is found in a matter; what the desk has seen itself, and what a side said, is there.
pub fn of(scene: &Scene, matter: &Matter) -> Result<Vec<Article>, Refusal> {
    let seen = |done: Result<Handling, Refusal>| done.is_ok_and(|done| !restoring::is_groundless(&done));
    let there: Option<&'static [&'static str]> = match &matter.subject {
        Subject::Position { .. } | Subject::Cycle | Subject::Observed => Some(&["36(1)(a)"]),
        Subject::TooManyFaults => Some(&["127(1)"]),
        Subject::Overstepped if timing::fallen(scene).is_some() => Some(&["97"]),
        Subject::Claimed { .. } | Subject::Resignation | Subject::AgreedDraw => Some(&["105(1)"]),
        Subject::WrongLayout { .. } | Subject::Disturbance { .. } => None,
        subject if class(subject) == Some(Class::Restorable) => {
            seen(restoring::restorable(scene, matter, &Facts::default())).then_some(&["39(2)"])
        }
        Subject::UnboundMove { .. } => seen(harmless(scene, matter)).then_some(&["39(1)"]),
        _ => None,
    };
    match there {
        Some(clauses) => Err(refused(WhyNot::CannotOverride, clauses)),
        None => Ok(in_event(scene, &[], &["86(6)"])),
    }
}
