//! Carrying an event out.

use std::sync::Arc;

use books::desk::{
    Actor, Adjournment, Arrangements, Correction, Effect, Incident, Line, Matter, MatterId, OfMove, Offer, Phase,
    Recorded, Result as GameResult, Resumption, Scene, Slip, Square, Standing, Step, Turn,
};
use clock::{Clock, Instant};
use contest::{Side, Sides};

use crate::after::{After, Start};
use crate::effects::{change_board, take};
use crate::found::Seen;
use crate::happening::{Happening, Logged};
use crate::ticking::{pressed, start_clock, tick};
use crate::{board, found, spoken};

/// The scene before a first move.
pub fn opened(arrangements: &Arrangements, start: &Start, at: Instant) -> Scene {
    let line = Line::new(Arc::clone(&start.board), start.turn);
    let line = match &arrangements.start {
        Some(text) => line.read_from(text),
        None => line,
    };
    laid_on(arrangements.clone(), line, at)
}

/// The scene before the first move of a line.
pub fn laid_on(arrangements: Arrangements, line: Line, at: Instant) -> Scene {
    let two_boards = arrangements.inclusive.as_ref().is_some_and(|inclusive| inclusive.two_boards);
    Scene {
        clock: arrangements.time.clone().map(Clock::new),
        phase: Phase::Waiting,
        now: at,
        remarked: None,
        started: None,
        seated: false,
        arrived: Sides::default(),
        accepted: Vec::new(),
        wanting: Vec::new(),
        boards: two_boards.then(|| Sides::from_fn(|_| line.now().clone())),
        line,
        found: None,
        unwatched: None,
        clock_right_of: None,
        turn: Turn::default(),
        turns: 0,
        early: Sides::default(),
        bonds: Sides::default(),
        presses: Sides::default(),
        unpressed: Sides::default(),
        sealed: None,
        resumption: None,
        fouls: Sides::default(),
        matters: Vec::new(),
        choice: None,
        to_correct: Vec::new(),
        to_correct_after: Vec::new(),
        offers: Sides::default(),
        warned: Vec::new(),
        warned_before: None,
        forbidden: Sides::default(),
        counting: None,
        observed_until: None,
        sheets: Sides::default(),
        reports: Sides::default(),
        disqualified: Sides::default(),
        arrangements,
    }
}

/// Carries an event out. It never fails: what an event says has happened.
pub fn apply(scene: &mut Scene, logged: &Logged) {
    scene.now = scene.now.max(logged.at);
    match &logged.event {
        Happening::Opened { .. } | Happening::Undone { .. } | Happening::Answered { .. } | Happening::Card { .. } => {}
        Happening::Reported { side, outcome } => scene.reports[*side] = Some(*outcome),
        Happening::Found { fen, after, number, left, stopped, arrived } => {
            let seen = Seen { fen, after, number: *number, left: *left, stopped: *stopped, arrived: *arrived };
            found::found(scene, &seen, logged.at);
        }
        Happening::SheetLaid { start, before, moves, whole } => {
            found::laid(scene, start.as_deref(), before, moves, *whole);
        }
        Happening::Left => found::left(scene, logged.at),
        Happening::Remarked { .. } => scene.remarked = Some(logged.at),
        Happening::EquipmentNoted { item, accepted: true } => scene.accepted.push(item.clone()),
        Happening::EquipmentNoted { accepted: false, .. } | Happening::Reminded { .. } => {}
        Happening::Replaced { item } => scene.wanting.retain(|wanting| wanting != item),
        Happening::Arrived { side } => arrived(scene, *side, logged.at),
        Happening::Seated => scene.seated = true,
        Happening::Started { since } => started(scene, since.unwrap_or(logged.at)),
        Happening::Touched { side, touch, implied } => board::touched(scene, *side, touch, *implied),
        Happening::Adjusting { .. } => scene.turn.adjusting = true,
        Happening::Excused { squares } => board::excuse(scene, squares),
        Happening::Placed { step, execution, .. } => scene.turn.held = Some((*step, execution.clone())),
        Happening::Moved { side, step, execution, legal, after } => {
            board::moved(scene, *side, *step, execution, *legal, after);
        }
        Happening::Said { side, words, read_out } => spoken::said(scene, *side, words, *read_out),
        Happening::Repeated { side, .. } => spoken::repeated(scene, *side),
        Happening::Mirrored { side, step } => spoken::mirrored(scene, *side, *step),
        Happening::Displaced { shifts, off } => displaced(scene, shifts, off),
        Happening::Pressed { side, .. } => pressed(scene, *side, logged.by, logged.at),
        Happening::ClockStopped => tick(scene, |clock| clock.stop(logged.at)),
        Happening::ClockStarted { side } => start_clock(scene, *side, logged.at),
        Happening::ClockSet { left } => tick(scene, |clock| clock.replace(*left, logged.at)),
        Happening::Wrote { side, ply, text } => wrote(scene, *side, *ply, text, logged.at),
        Happening::Inspected { side, omitted } => scene.sheets[*side].omitted.extend(omitted),
        Happening::Offered { side } => offered(scene, *side),
        Happening::OfferAccepted { side } => scene.offers[!*side] = Offer::None,
        Happening::OfferRefused { side } => offer_refused(scene, *side),
        Happening::Noted { matter } => noted(scene, matter),
        Happening::Raised { matter } => change(scene, *matter, |matter| raised(matter, logged.by)),
        Happening::Lapsed { matter } | Happening::Moot { matter } => stands(scene, *matter, Standing::Lapsed),
        Happening::Dismissed { matter } => stands(scene, *matter, Standing::Dismissed),
        Happening::Ruled { matter, provisional, .. } => ruled(scene, *matter, *provisional, logged.at),
        Happening::Ratified { matter } => stands(scene, *matter, Standing::Ruled),
        Happening::Took { effect, matter, after } => took(scene, effect, *matter, after.as_deref(), logged),
        Happening::Chose { .. } | Happening::ChoiceVoid { .. } => scene.choice = None,
        Happening::Corrected { side, what } => corrected(scene, *side, what),
        Happening::Adjourned => scene.phase = Phase::Adjourned(Adjournment::default()),
        Happening::Sealed { slip, names, .. } => sealed(scene, slip, *names, logged.at),
        Happening::ResumptionSet { when, .. } => resumption_set(scene, *when),
        Happening::Resumed { sealed } => resumed(scene, *sealed, logged.at),
        Happening::Signed { side } | Happening::Affirmed { side } => of_result(scene, |it| it.signed[*side] = true),
        Happening::Countersigned => of_result(scene, |result| result.countersigned = true),
        Happening::Confirmed => of_result(scene, |result| result.confirmed = true),
    }
}

/// A player comes, to the game or to its resumption; who came once has come.
fn arrived(scene: &mut Scene, side: Side, at: Instant) {
    let arrived = scene.resumption.as_mut().map_or(&mut scene.arrived, |resumption| &mut resumption.back);
    arrived[side] = arrived[side].or(Some(at));
}

fn started(scene: &mut Scene, at: Instant) {
    scene.phase = Phase::Running;
    scene.started = Some(at);
}

fn wrote(scene: &mut Scene, side: Side, ply: usize, text: &str, at: Instant) {
    scene.sheets[side].lines.insert(ply, Recorded { text: text.to_owned(), at });
}

fn displaced(scene: &mut Scene, shifts: &[Step], off: &[Square]) {
    board::shift(scene, shifts);
    board::knock_off(scene, off);
    spoken::align(scene);
}

/// An offer is open once the turn in which it was made is over.
fn offered(scene: &mut Scene, side: Side) {
    if side == scene.to_move() {
        scene.turn.offering = true;
    } else {
        scene.line.offered(side);
        scene.offers[side] = Offer::Open;
    }
}

/// A side refuses the other's offer, and may itself offer again.
fn offer_refused(scene: &mut Scene, side: Side) {
    scene.turn.offering &= side == scene.to_move();
    scene.offers[!side] = Offer::Refused { men: scene.line.now().count(side) };
    if matches!(scene.offers[side], Offer::Refused { .. }) {
        scene.offers[side] = Offer::None;
    }
}

fn noted(scene: &mut Scene, matter: &Matter) {
    if let Incident::Move(OfMove::CallCheck { ply } | OfMove::IllegalMove { ply }) = matter.incident {
        spoken::compared(scene, ply);
    }
    scene.matters.push(matter.clone());
}

/// An effect is kept with its matter, and carried out.
fn took(scene: &mut Scene, effect: &Effect, matter: Option<MatterId>, after: Option<&After>, logged: &Logged) {
    if let Some(id) = matter {
        change(scene, id, |matter| matter.done.push(effect.clone()));
    }
    take(scene, effect, matter, logged);
    if let Some(after) = after {
        change_board(scene, effect, after, logged);
    }
}

fn corrected(scene: &mut Scene, side: Side, what: &Correction) {
    let is_open = |(of, open): &(Side, Correction)| *of != side || open != what;
    scene.to_correct.retain(is_open);
    scene.to_correct_after.retain(is_open);
}

fn sealed(scene: &mut Scene, slip: &Slip, names: Option<Step>, at: Instant) {
    tick(scene, |clock| clock.stop(at));
    if let Phase::Adjourned(adjournment) = &mut scene.phase {
        (adjournment.slip, adjournment.step) = (Some(slip.clone()), names);
    }
}

fn resumption_set(scene: &mut Scene, when: Instant) {
    scene.resumption = Some(Resumption { when, back: Sides::default() });
    if let Phase::Adjourned(adjournment) = &mut scene.phase {
        adjournment.resumes = Some(when);
    }
}

/// Changes how far the result is confirmed, if there is one.
fn of_result(scene: &mut Scene, f: impl FnOnce(&mut GameResult)) {
    if let Phase::Over(result) = &mut scene.phase {
        f(result);
    }
}

fn change(scene: &mut Scene, id: MatterId, f: impl FnOnce(&mut Matter)) {
    if let Some(matter) = scene.matters.iter_mut().find(|matter| matter.id == id) {
        f(matter);
    }
}

fn stands(scene: &mut Scene, id: MatterId, standing: Standing) {
    change(scene, id, |matter| matter.standing = standing);
}

fn ruled(scene: &mut Scene, id: MatterId, provisional: bool, at: Instant) {
    change(scene, id, |matter| {
        matter.standing = if provisional { Standing::Provisional } else { Standing::Ruled };
        matter.ruled = Some(at);
    });
}

fn raised(matter: &mut Matter, by: Actor) {
    matter.standing = Standing::Raised;
    matter.raised_by = Some(by);
}

fn resumed(scene: &mut Scene, sealed: Option<Step>, at: Instant) {
    let Phase::Adjourned(adjournment) = &scene.phase else { return };
    let left = adjournment.slip.as_ref().and_then(|slip| slip.left);
    scene.phase = Phase::Running;
    scene.sealed = sealed;
    if let Some(left) = left {
        tick(scene, |clock| clock.replace(left, at));
    }
    let side = scene.to_move();
    start_clock(scene, side, at);
}
