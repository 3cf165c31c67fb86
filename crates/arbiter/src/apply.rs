//! Carrying an event out.

use clock::{Clock, Instant, Side, Sides};
use rulebook::desk::{
    Adjournment, Arrangements, Correction, Effect, Line, Matter, MatterId, Offer, Phase, Play, Recorded,
    Result as GameResult, Resumption, Scene, Slip, Square, Standing, Step, Subject, Turn, Unreadable,
};

use crate::effects::take;
use crate::event::{Event, Logged};
use crate::ticking::{pressed, start_clock, tick};
use crate::{board, spoken};

/// The scene before a first move.
///
/// # Errors
///
/// The placement at the start cannot be read.
pub fn opened(play: &dyn Play, arrangements: Arrangements, at: Instant) -> Result<Scene, Unreadable> {
    let given = arrangements.start.as_deref().map(|fen| play.read_board(fen)).transpose()?;
    let (board, first) = given.unwrap_or_else(|| (play.start(), Side::First));
    let two_boards = arrangements.inclusive.as_ref().is_some_and(|inclusive| inclusive.two_boards);
    let boards = two_boards.then(|| Sides::from_fn(|_| board.clone()));
    let line = Line::new(board, first);
    Ok(Scene {
        clock: arrangements.time.clone().map(Clock::new),
        phase: Phase::Waiting,
        now: at,
        remarked: None,
        started: None,
        seated: false,
        arrived: Sides::default(),
        accepted: Vec::new(),
        wanting: Vec::new(),
        boards,
        line: match &arrangements.start {
            Some(text) => line.read_from(text),
            None => line,
        },
        clock_right_of: None,
        turn: Turn::default(),
        turns: 0,
        early: Sides::default(),
        bonds: Sides::default(),
        presses: Sides::default(),
        sealed: None,
        resumption: None,
        fouls: Sides::default(),
        matters: Vec::new(),
        choice: None,
        to_correct: Vec::new(),
        to_correct_after: Vec::new(),
        offers: Sides::default(),
        warned: Vec::new(),
        forbidden: Sides::default(),
        counting: None,
        observed_until: None,
        sheets: Sides::default(),
        disqualified: Sides::default(),
        arrangements,
    })
}

/// Carries an event out. It never fails: what an event says has happened.
pub fn apply(play: &dyn Play, scene: &mut Scene, logged: &Logged) {
    scene.now = scene.now.max(logged.at);
    match &logged.event {
        Event::Opened { .. } | Event::Undone { .. } | Event::Answered { .. } => {}
        Event::Card { .. } | Event::Reported { .. } => {}
        Event::Remarked { .. } => scene.remarked = Some(logged.at),
        Event::EquipmentNoted { item, accepted: true } => scene.accepted.push(item.clone()),
        Event::EquipmentNoted { accepted: false, .. } | Event::Reminded { .. } => {}
        Event::Replaced { item } => scene.wanting.retain(|wanting| wanting != item),
        Event::Arrived { side } => arrived(scene, *side, logged.at),
        Event::Seated => scene.seated = true,
        Event::Started => {
            scene.phase = Phase::Running;
            scene.started = Some(logged.at);
        }
        Event::Touched { side, touch, implied } => board::touched(scene, *side, touch, *implied),
        Event::Adjusting { .. } => scene.turn.adjusting = true,
        Event::Excused { squares } => board::excuse(scene, squares),
        Event::Placed { step, manner, .. } => scene.turn.held = Some((*step, manner.clone())),
        Event::Moved { side, step, manner, legal } => board::moved(play, scene, *side, *step, manner, *legal),
        Event::Said { side, words, read_out } => spoken::said(scene, *side, words, *read_out),
        Event::Repeated { side, .. } => spoken::repeated(scene, *side),
        Event::Mirrored { side, step } => spoken::mirrored(scene, *side, *step),
        Event::Displaced { shifts, off } => displaced(scene, shifts, off),
        Event::Pressed { side, .. } => pressed(scene, *side, logged.by, logged.at),
        Event::ClockStopped => tick(scene, |clock| clock.stop(logged.at)),
        Event::ClockStarted { side } => start_clock(scene, *side, logged.at),
        Event::ClockSet { left } => tick(scene, |clock| clock.replace(*left, logged.at)),
        Event::Wrote { side, ply, text } => {
            scene.sheets[*side].lines.insert(*ply, Recorded { text: text.clone(), at: logged.at });
        }
        Event::Inspected { side, omitted } => scene.sheets[*side].omitted.extend(omitted),
        Event::Offered { side } => offered(scene, *side),
        Event::OfferAccepted { side } => scene.offers[!*side] = Offer::None,
        Event::OfferRefused { side } => offer_refused(scene, *side),
        Event::Noted { matter } => noted(scene, matter),
        Event::Raised { matter } => change(scene, *matter, |matter| {
            matter.standing = Standing::Raised;
            matter.raised_by = Some(logged.by);
        }),
        Event::Lapsed { matter } => change(scene, *matter, |matter| matter.standing = Standing::Lapsed),
        Event::Dismissed { matter } => change(scene, *matter, |matter| matter.standing = Standing::Dismissed),
        Event::Ruled { matter, provisional } => change(scene, *matter, |matter| {
            matter.standing = if *provisional { Standing::Provisional } else { Standing::Ruled };
        }),
        Event::Ratified { matter } => change(scene, *matter, |matter| matter.standing = Standing::Ruled),
        Event::Took { effect, matter } => took(play, scene, effect, *matter, logged),
        Event::Chose { .. } => scene.choice = None,
        Event::Corrected { side, what } => corrected(scene, *side, what),
        Event::Adjourned => scene.phase = Phase::Adjourned(Adjournment::default()),
        Event::Sealed { slip, .. } => sealed(scene, slip, logged.at),
        Event::ResumptionSet { when, .. } => resumption_set(scene, *when),
        Event::Resumed => resumed(play, scene, logged.at),
        Event::Signed { side } | Event::Affirmed { side } => of_result(scene, |result| result.signed[*side] = true),
        Event::Countersigned => of_result(scene, |result| result.countersigned = true),
        Event::Confirmed => of_result(scene, |result| result.confirmed = true),
    }
}

/// A player comes, to the game or to its resumption; who came once has come.
fn arrived(scene: &mut Scene, side: Side, at: Instant) {
    let arrived = scene.resumption.as_mut().map_or(&mut scene.arrived, |resumption| &mut resumption.back);
    arrived[side] = arrived[side].or(Some(at));
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
    if let Subject::CallCheck { ply } | Subject::IllegalMove { ply } = matter.subject {
        spoken::compared(scene, ply);
    }
    scene.matters.push(matter.clone());
}

/// An effect takes place, and its matter keeps it.
fn took(play: &dyn Play, scene: &mut Scene, effect: &Effect, matter: Option<MatterId>, logged: &Logged) {
    if let Some(id) = matter {
        change(scene, id, |matter| matter.done.push(effect.clone()));
    }
    take(play, scene, effect, matter, logged);
}

fn corrected(scene: &mut Scene, side: Side, what: &Correction) {
    let is_open = |(of, open): &(Side, Correction)| *of != side || open != what;
    scene.to_correct.retain(is_open);
    scene.to_correct_after.retain(is_open);
}

fn sealed(scene: &mut Scene, slip: &Slip, at: Instant) {
    tick(scene, |clock| clock.stop(at));
    if let Phase::Adjourned(adjournment) = &mut scene.phase {
        adjournment.slip = Some(slip.clone());
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

fn change(scene: &mut Scene, id: MatterId, f: impl FnOnce(&mut rulebook::desk::Matter)) {
    if let Some(matter) = scene.matters.iter_mut().find(|matter| matter.id == id) {
        f(matter);
    }
}

fn resumed(play: &dyn Play, scene: &mut Scene, at: Instant) {
    let Phase::Adjourned(adjournment) = &scene.phase else { return };
    let slip = adjournment.slip.clone().unwrap_or_default();
    scene.phase = Phase::Running;
    let side = scene.to_move();
    let read = slip.text.as_deref().and_then(|text| play.read(&scene.line, side, text).ok());
    scene.sealed = read.filter(|step| play.legal(&scene.line).is_some_and(|legal| legal.contains(step)));
    if let Some(left) = slip.left {
        tick(scene, |clock| clock.replace(left, at));
    }
    start_clock(scene, side, at);
}
