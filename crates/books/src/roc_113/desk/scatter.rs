//! Chapter 3, section 8, 十一: men knocked about.

use ::clock::Millis;
use contest::Side;

use super::{cite, finding, offender, refused, remedy};
use crate::desk::timing::whose;
use crate::desk::topic::{Remedied, Topic};
use crate::desk::{
    Act, Actor, Deed, Effect, Fact, Facts, Finding, FoulKind, Incident, Matter, OfBoard, Remedy, Scene, Square, Step,
    WhyNot,
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
        return on_own_time(set.unwrap_or(Effect::PlayOn));
    }
    penalised(scene, side, set)
}

/// The men are put right on the own time, and that is all.
fn on_own_time(set: Effect) -> Remedy {
    remedy(&["3.8.十一.擺正", "3.8.十一.定義"], vec![set])
}

/// The men are put right, which costs a foul, and the other side is given time.
fn penalised(scene: &Scene, side: Side, set: Option<Effect>) -> Remedy {
    let foul = Effect::Foul { side, kind: FoulKind::Technical };
    let given = scene.clock.as_ref().map(|_| Effect::Add { side: !side, time: GIVEN });
    let effects = set.into_iter().chain([foul]).chain(given).collect();
    remedy(&["3.8.十一.按後", "3.8.十一.定義"], effects)
}

/// The player who knocked men about, of a disturbance that somebody tells: several men, one off the board, or nobody says
/// which.
pub(super) fn knocked_by(matter: &Matter) -> Option<Side> {
    let Incident::Board(OfBoard::Disturbance { cause, shifts }) = &matter.incident else { return None };
    let one = matches!(shifts[..], [step] if step.from != step.to);
    cause.side().filter(|_| !one)
}

/// Whether the desk sees that a side has pressed: by whose time runs on a board that it kept.
fn sees_press(scene: &Scene, side: Side) -> Option<bool> {
    let unseen = scene.is_unkept() || scene.found.is_some_and(|found| found.known == scene.line.len());
    (!unseen).then(|| whose(scene) != side)
}

/// Men knocked about as somebody tells it: whether the clock was pressed before or meanwhile, the desk knows if it kept the
/// board, or the official says; without a clock nobody presses.
pub(super) fn told(scene: &Scene, matter: &Matter, facts: &Facts, put_back: Effect) -> Remedied {
    let side = knocked_by(matter).map_or_else(|| offender(matter), Ok)?;
    let unknown = || refused(WhyNot::FactsMissing(Fact::Pressed), &["3.8.十一.按後", "3.8.十一.擺正"]);
    let pressed = match &scene.clock {
        Some(_) => facts.pressed.or_else(|| sees_press(scene, side)).ok_or_else(unknown)?,
        None => false,
    };
    let mut done = if pressed { penalised(scene, side, Some(put_back)) } else { on_own_time(put_back) };
    if facts.cannot_restore {
        done.under.extend(cite(&["1.3.四.[A].未糾正"]));
    }
    Ok(done)
}
