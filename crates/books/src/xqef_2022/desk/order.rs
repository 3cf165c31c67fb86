//! Article 36: the order in which matters are decided.

use super::cite;
use super::faults::{Class, class};
use crate::Article;
use crate::desk::{Cause, Claim, Incident, Matter};

/// Where a matter comes in the order, and the article that says so.
pub fn place(matter: &Matter) -> (u8, Vec<Article>) {
    let (place, clause) = match &matter.incident {
        Incident::Position { .. } => return (0, cite(&["36(1)", "21(1)", "21(2)", "36(1)(a)"])),
        Incident::Cycle => (0, "36(1)(a)"),
        Incident::Claimed { claim: Claim::NaturalLimit | Claim::Repetition } => (0, "36(1)(a)"),
        Incident::Claimed { claim: Claim::OfficialDraw } | Incident::Observed => (1, "35(f)"),
        Incident::Resignation => (2, "36(1)(b)"),
        Incident::AgreedDraw => (3, "36(1)(c)"),
        Incident::Unrestorable { cause: Cause::Outsider } => (7, "36(1)(g)"),
        Incident::Unrestorable { cause: Cause::Both } => (8, "36(1)(h)"),
        Incident::RepeatedOffer => (6, "36(1)(f)"),
        incident if class(incident) == Some(Class::Restorable) => (4, "36(1)(d)"),
        incident if class(incident) == Some(Class::Harmless) => (5, "36(1)(e)"),
        incident if class(incident) == Some(Class::Ending) => (6, "36(1)(f)"),
        Incident::TooManyFaults if matter.side.is_none() => (8, "36(1)(h)"),
        Incident::TooManyFaults => (9, "36(1)(i)"),
        Incident::Overstepped => (10, "36(1)(j)"),
        Incident::AgreedEnding { .. } => (11, "36(1)(k)"),
        _ => return (12, cite(&["36(1)"])),
    };
    (place, cite(&["36(1)", "21(1)", clause]))
}
