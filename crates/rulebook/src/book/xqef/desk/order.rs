//! Article 36: the order in which matters are decided.

use super::cite;
use super::faults::{Class, class};
use crate::Article;
use crate::desk::{Cause, Claim, Matter, Subject};

/// Where a matter comes in the order, and the article that says so.
pub fn place(matter: &Matter) -> (u8, Vec<Article>) {
    let (place, clause) = match &matter.subject {
        Subject::Position { .. } => return (0, cite(&["36(1)", "21(1)", "21(2)", "36(1)(a)"])),
        Subject::Cycle => (0, "36(1)(a)"),
        Subject::Claimed { claim: Claim::NaturalLimit | Claim::Repetition } => (0, "36(1)(a)"),
        Subject::Claimed { claim: Claim::OfficialDraw } | Subject::Observed => (1, "35(f)"),
        Subject::Resignation => (2, "36(1)(b)"),
        Subject::AgreedDraw => (3, "36(1)(c)"),
        Subject::Unrestorable { cause: Cause::Outsider } => (7, "36(1)(g)"),
        Subject::Unrestorable { cause: Cause::Both } => (8, "36(1)(h)"),
        Subject::RepeatedOffer => (6, "36(1)(f)"),
        subject if class(subject) == Some(Class::Restorable) => (4, "36(1)(d)"),
        subject if class(subject) == Some(Class::Harmless) => (5, "36(1)(e)"),
        subject if class(subject) == Some(Class::Ending) => (6, "36(1)(f)"),
        Subject::TooManyFaults if matter.side.is_none() => (8, "36(1)(h)"),
        Subject::TooManyFaults => (9, "36(1)(i)"),
        Subject::Overstepped => (10, "36(1)(j)"),
        Subject::AgreedEnding { .. } => (11, "36(1)(k)"),
        _ => return (12, cite(&["36(1)"])),
    };
    (place, cite(&["36(1)", "21(1)", clause]))
}
