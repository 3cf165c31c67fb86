//! Section 五: positions to be judged, on request only. The base book watches for them unasked; here nobody does.

use super::super::super::roc::desk::position::Position;
use crate::Book;
use crate::desk::topic::{Allowed, Handled, Topic};
use crate::desk::{Act, Actor, Facts, Matter, Noticed, Scene, Subject};

/// What the position calls for.
#[derive(Clone, Copy, Debug)]
pub struct Pending;

const BASE: Position = Position(Book::Hk2016);

impl Topic for Pending {
    fn allows(&self, scene: &Scene, by: Actor, act: &Act) -> Option<Allowed> {
        BASE.allows(scene, by, act)
    }

    fn notices(&self, scene: &Scene, by: Actor, act: &Act) -> Vec<Noticed> {
        BASE.notices(scene, by, act)
    }

    /// 4: nobody watches for aimless play.
    fn finds(&self, scene: &Scene) -> Option<Noticed> {
        BASE.finds(scene).filter(|found| !matches!(found.subject, Subject::Duty { .. }))
    }

    fn handles(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Handled> {
        BASE.handles(scene, matter, facts)
    }
}
