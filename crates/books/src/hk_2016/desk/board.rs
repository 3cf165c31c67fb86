//! Section 十.6: a move against the rules is a technical foul, and a violation besides once the clock is pressed.

use super::{cite, refused};
use crate::desk::timing::{is_unseen, was_pressed};
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::xiangqi_play::made::made;
use crate::desk::{
    Actor, Asks, Correction, Deed, Effect, Fact, Facts, Finding, FoulKind, Incident, Matter, OfClock, Remedy, Scene,
    WhyNot,
};
use crate::roc_113::desk::board::Boards as Base;
use contest::Side;

/// Moves, and errors with the men.
#[derive(Clone, Copy, Debug)]
pub struct Boards;

impl Topic for Boards {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        Base.allows(scene, by, deed)
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        Base.notices(scene, by, deed)
    }

    fn asks(&self, scene: &Scene, matter: &Matter) -> Vec<Asks> {
        let unseen = matter.incident.ply().is_some_and(|ply| is_unseen(scene, ply));
        let pressed = unseen.then_some(Fact::Pressed.alone());
        Base.asks(scene, matter).into_iter().chain(pressed).collect()
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        Some(Base.remedies(scene, matter, facts)?.and_then(|done| counted(scene, matter, facts, done)))
    }

    fn follows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Remedy> {
        Base.follows(scene, by, deed)
    }

    fn corrected(&self, scene: &Scene, side: Side, what: &Correction) -> Option<Remedied> {
        Base.corrected(scene, side, what)
    }
}

/// 6 and 7: one technical foul for a press before a wrong move and the move, and a violation if it was pressed.
fn counted(scene: &Scene, matter: &Matter, facts: &Facts, mut done: Remedy) -> Remedied {
    if counted_already(scene, matter, |other| is_press_before(scene, matter, other)) {
        done.effects.retain(|effect| !is_technical(effect));
        done.under.extend(cite(&["十.技術犯規.7"]));
    }
    let of_move = matter.side.zip(matter.incident.ply());
    let of_move = of_move.filter(|(side, ply)| made(scene, *side, *ply).is_some() && is_fouled(&done, *side));
    let Some((side, ply)) = of_move else { return Ok(done) };
    let unknown = || refused(WhyNot::FactsMissing(Fact::Pressed), &["十.技術犯規.6"]);
    if was_pressed(scene, ply, facts).ok_or_else(unknown)? {
        done.effects.push(Effect::Foul { side, kind: FoulKind::Violation });
        done.under.extend(cite(&["十.總"]));
    }
    Ok(done)
}

/// Whether a press came before the very move that a matter is about: nobody had ruled on it when the move was made.
fn is_press_before(scene: &Scene, matter: &Matter, press: &Matter) -> bool {
    let made = matter.incident.ply().and_then(|ply| scene.line.ply(ply));
    let after_ruling = made.zip(press.ruled).is_some_and(|(made, ruled)| made.at > ruled);
    press.incident == Incident::Clock(OfClock::EarlyPress) && !after_ruling
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
