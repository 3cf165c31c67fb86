//! Chapter 1, section 3, 二: touched men, and what they bind to.

use super::cite;
use crate::desk::topic::Topic;
use crate::desk::xiangqi_play::hold::{Hold, Kept, Resolved};
use crate::desk::{Binding, Scene};

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Touch;

impl Topic for Touch {}

/// What the side to move may play, and why.
pub fn binding(scene: &Scene) -> Binding {
    let hold = Hold::now(scene);
    explained(hold.resolve(hold.chosen(hold.fixed().as_ref())))
}

/// [A] to [E]: why a choice of men leaves what it leaves.
fn explained(resolved: Resolved) -> Binding {
    let Resolved { chosen, kept, mover, victim, allowed } = resolved;
    let clauses: &[&'static str] = match (kept, chosen.victim_first) {
        (Kept::Nothing, _) => &[],
        (Kept::Lapsed, _) if chosen.mover.is_some() => &["1.3.二.[A].不能走"],
        (Kept::Lapsed, _) => &["1.3.二.[B].不能吃"],
        (Kept::All, first) => match (mover, victim) {
            (Some(_), Some(_)) if first => &["1.3.二.[D].吃"],
            (Some(_), Some(_)) => &["1.3.二.[C].吃"],
            (Some(_), None) => &["1.3.二.[A].走"],
            _ => &["1.3.二.[B].吃"],
        },
        (Kept::First, true) => &["1.3.二.[D].1"],
        (Kept::First, false) => &["1.3.二.[C].1"],
        (Kept::Second, true) => &["1.3.二.[D].2"],
        (Kept::Second, false) => &["1.3.二.[C].2"],
        (Kept::Neither, true) => &["1.3.二.[D].3"],
        (Kept::Neither, false) => &["1.3.二.[C].3"],
    };
    Binding { mover, victim, allowed, under: cite(clauses) }
}
