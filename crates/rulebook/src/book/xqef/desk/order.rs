//! Article 36: the order in which matters are decided.

use super::cite;
use super::faults::{Class, class};
use crate::Article;
use crate::desk::{Cause, Matter, Subject};

/// Where a matter comes in the order, and the article that says so.
pub fn place(matter: &Matter) -> (u8, Vec<Article>) {
    let (place, clause) = match &matter.subject {
        Subject::Position { .. } | Subject::Cycle => (0, "36(1)(a)"),
        Subject::Resignation => (1, "36(1)(b)"),
        Subject::AgreedDraw => (2, "36(1)(c)"),
        Subject::Unrestorable { cause: Cause::Outsider } => (6, "36(1)(g)"),
        Subject::Unrestorable { cause: Cause::Both } => (7, "36(1)(h)"),
        Subject::RepeatedOffer => (5, "36(1)(f)"),
        subject if class(subject) == Some(Class::Restorable) => (3, "36(1)(d)"),
        subject if class(subject) == Some(Class::Harmless) => (4, "36(1)(e)"),
        subject if class(subject) == Some(Class::Ending) => (5, "36(1)(f)"),
        Subject::TooManyFaults if matter.side.is_none() => (7, "36(1)(h)"),
        Subject::TooManyFaults => (8, "36(1)(i)"),
        Subject::Overstepped => (9, "36(1)(j)"),
        Subject::AgreedEnding { .. } => (10, "36(1)(k)"),
        _ => return (11, cite(&["36(1)"])),
    };
    (place, cite(&["36(1)", "21(1)", clause]))
}
