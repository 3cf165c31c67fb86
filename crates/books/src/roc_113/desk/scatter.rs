//! Chapter 3, section 8, 十一: men knocked about.

use ::clock::Millis;
use contest::Side;

use super::{finding, offender, remedy};
use crate::desk::timing::whose;
use crate::desk::topic::{Remedied, Topic};
use crate::desk::{
    Act, Actor, Deed, Effect, Facts, Finding, FoulKind, Incident, Matter, OfBoard, Remedy, Scene, Square, Step,
};

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Scatter;

/// What the other side is given for men knocked about after the press.
const GIVEN: Millis = Millis::from_mins(2);

impl Topic for Scatter {
    fn notices(&self, scene: &Scene, _: Actor, deed: &Deed) -> Vec<Finding> {
        let Some(side) = by_player(deed).filter(|_| !is_put_right(scene, deed)) else { return Vec::new() };
        let Act::Displace { shifts, off, .. } = deed.act else { return Vec::new() };
        let pressed = scene.clock.is_some() && whose(scene) != side;
        let incident = Incident::Board(OfBoard::Scattered { shifts: shifts.clone(), off: off.clone(), pressed });
        let clause = if pressed { "3.8.十一.按後" } else { "3.8.十一.擺正" };
        vec![finding(incident, Some(side), &["3.8.十一.定義", clause])]
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, _: &Facts) -> Option<Remedied> {
        let Incident::Board(OfBoard::Scattered { shifts, off, pressed }) = &matter.incident else { return None };
        let lie = lie_about(scene, matter.ply, shifts, off);
        let back = shifts.iter().map(|step| Step::new(step.to, step.from));
        let shifts = back.chain(off.iter().map(|&square| Step::new(square, square))).collect();
        let set = lie.then_some(Effect::Set { shifts });
        Some(offender(matter).map(|side| put_right(scene, side, set, *pressed)))
    }
}

/// The player who knocked men about: two or more, or one off the board.
fn by_player(deed: &Deed) -> Option<Side> {
    let Act::Displace { cause, shifts, off } = deed.act else { return None };
    cause.side().filter(|_| shifts.len() + off.len() > 1 || !off.is_empty())
}

/// Whether men are only put back where they were knocked from.
fn is_put_right(scene: &Scene, deed: &Deed) -> bool {
    let Act::Displace { shifts, off, .. } = deed.act else { return false };
    let mut board = scene.line.now().clone();
    let men: Vec<_> = shifts.iter().map(|step| board.remove(step.from)).collect();
    for (step, man) in shifts.iter().zip(men) {
        man.map(|man| board.put(step.to, man));
    }
    off.is_empty() && scene.line.board(scene.line.len()) == Some(&board)
}

/// Whether men that were knocked about after so many plies still lie or stand where they came to.
fn lie_about(scene: &Scene, ply: usize, shifts: &[Step], off: &[Square]) -> bool {
    let now = scene.line.now();
    let astray = |step: &Step| {
        let man = scene.line.board(ply).and_then(|board| board.get(step.from));
        man.is_some() && now.get(step.to) == man && now.get(step.from) != man
    };
    let lies = |square: &Square| now.loose().iter().any(|loose| loose.near.contains(square));
    shifts.iter().any(astray) || off.iter().any(lies)
}

/// On the own time the men are put right, and that is all; with the press or after it, it is a foul, and the other side
/// is given time. Who presses with the men lying about has pressed.
fn put_right(scene: &Scene, side: Side, set: Option<Effect>, pressed: bool) -> Remedy {
    let own_time = scene.clock.is_none() || whose(scene) == side;
    if !pressed && (set.is_none() || own_time) {
        let done = set.unwrap_or(Effect::PlayOn);
        return remedy(&["3.8.十一.擺正", "3.8.十一.定義"], vec![done]);
    }
    let foul = Effect::Foul { side, kind: FoulKind::Technical };
    let given = scene.clock.as_ref().map(|_| Effect::Add { side: !side, time: GIVEN });
    let effects = set.into_iter().chain([foul]).chain(given).collect();
    remedy(&["3.8.十一.按後", "3.8.十一.定義"], effects)
}
