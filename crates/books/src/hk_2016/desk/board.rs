//! Section 十.6: a move against the rules is a technical foul, and a violation besides once the clock is pressed.

use super::cite;
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::xiangqi_play::made::made;
use crate::desk::{
    Actor, Asks, Correction, Deed, Effect, Facts, Finding, FoulKind, Incident, Matter, OfClock, Remedy, Scene,
};
use crate::roc_113::desk::board::Board as Base;
use contest::Side;

/// Moves, and errors with the men.
#[derive(Clone, Copy, Debug)]
pub struct Board;

impl Topic for Board {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        Base.allows(scene, by, deed)
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        Base.notices(scene, by, deed)
    }

    fn asks(&self, scene: &Scene, matter: &Matter) -> Vec<Asks> {
        Base.asks(scene, matter)
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        let remedied = Base.remedies(scene, matter, facts)?;
        Some(remedied.map(|mut done| {
            if counted_already(scene, matter, |other| other.incident == Incident::Clock(OfClock::EarlyPress)) {
                done.effects.retain(|effect| !is_technical(effect));
                done.under.extend(cite(&["十.技術犯規.7"]));
            }
            if let Some(side) = pressed(scene, matter).filter(|side| is_fouled(&done, *side)) {
                done.effects.push(Effect::Foul { side, kind: FoulKind::Violation });
                done.under.extend(cite(&["十.總"]));
            }
            done
        }))
    }

    fn follows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Remedy> {
        Base.follows(scene, by, deed)
    }

    fn corrected(&self, scene: &Scene, side: Side, what: &Correction) -> Option<Remedied> {
        Base.corrected(scene, side, what)
    }
}

/// The side that made the move a matter is about, if it pressed the clock after it.
fn pressed(scene: &Scene, matter: &Matter) -> Option<Side> {
    let (side, ply) = (matter.side?, matter.incident.ply()?);
    made(scene, side, ply).filter(|made| made.left.is_some()).map(|made| made.side)
}

fn is_technical(effect: &Effect) -> bool {
    matches!(effect, Effect::Foul { kind: FoulKind::Technical, .. })
}

/// 7: a press before the move and the wrong move after it are one technical foul. Whether it was counted for the other one.
pub fn counted_already(scene: &Scene, matter: &Matter, is_other: impl Fn(&Matter) -> bool) -> bool {
    let beside = |other: &&Matter| other.id != matter.id && other.side == matter.side && other.turn == matter.turn;
    scene.matters.iter().filter(beside).any(|other| is_other(other) && other.done.iter().any(is_technical))
}

/// Whether a ruling counts a technical foul against a side.
fn is_fouled(done: &Remedy, side: Side) -> bool {
    done.effects.contains(&Effect::Foul { side, kind: FoulKind::Technical })
}
