//! Section 五: positions to be judged, on request only. The base book watches for them unasked; here nobody does.

use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::{Actor, Asks, Deed, Facts, Finding, Incident, Matter, OfConduct, Scene};
use crate::hk_2016::HK_2016;
use crate::roc_113::desk::position::Position;

/// What the position calls for.
#[derive(Clone, Copy, Debug)]
pub struct Pending;

const BASE: Position = Position(HK_2016);

impl Topic for Pending {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        BASE.allows(scene, by, deed)
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        BASE.notices(scene, by, deed)
    }

    /// 4: nobody watches for aimless play.
    fn finds(&self, scene: &Scene) -> Option<Finding> {
        BASE.finds(scene).filter(|found| !matches!(found.incident, Incident::Conduct(OfConduct::Duty { .. })))
    }

    fn asks(&self, scene: &Scene, matter: &Matter) -> Vec<Asks> {
        BASE.asks(scene, matter)
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        BASE.remedies(scene, matter, facts)
    }
}
