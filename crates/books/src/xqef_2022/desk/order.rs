//! Article 36: the order in which matters are decided.

use super::cite;
use super::faults::{Class, class};
use crate::Grounded;
use crate::desk::{Cause, Claim, Incident, Matter, OfBoard, OfClaim, OfClock, OfConduct, OfResult};

/// Where a matter comes in the order, and the article that says so.
pub fn place(matter: &Matter) -> Grounded<u8> {
    let (place, clause) = match &matter.incident {
        Incident::Claim(OfClaim::Position { .. }) => {
            return Grounded::new(0, cite(&["36(1)", "21(1)", "21(2)", "36(1)(a)"]));
        }
        Incident::Claim(OfClaim::Cycle) => (0, "36(1)(a)"),
        Incident::Claim(OfClaim::Claimed { claim: Claim::NaturalLimit | Claim::Repetition }) => (0, "36(1)(a)"),
        Incident::Claim(OfClaim::Claimed { claim: Claim::OfficialDraw } | OfClaim::Observed) => (1, "35(f)"),
        Incident::Result(OfResult::Resignation) => (2, "36(1)(b)"),
        Incident::Result(OfResult::AgreedDraw) => (3, "36(1)(c)"),
        Incident::Board(OfBoard::Unrestorable { cause: Cause::Outsider }) => (7, "36(1)(g)"),
        Incident::Board(OfBoard::Unrestorable { cause: Cause::Both }) => (8, "36(1)(h)"),
        Incident::Result(OfResult::RepeatedOffer) => (6, "36(1)(f)"),
        incident if class(incident) == Some(Class::Restorable) => (4, "36(1)(d)"),
        incident if class(incident) == Some(Class::Harmless) => (5, "36(1)(e)"),
        incident if class(incident) == Some(Class::Ending) => (6, "36(1)(f)"),
        Incident::Conduct(OfConduct::TooManyFaults) if matter.side.is_none() => (8, "36(1)(h)"),
        Incident::Conduct(OfConduct::TooManyFaults) => (9, "36(1)(i)"),
        Incident::Clock(OfClock::Overstepped) => (10, "36(1)(j)"),
        Incident::Result(OfResult::AgreedEnding { .. }) => (11, "36(1)(k)"),
        _ => return Grounded::new(12, cite(&["36(1)"])),
    };
    Grounded::new(place, cite(&["36(1)", "21(1)", clause]))
}
