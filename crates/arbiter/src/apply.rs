//! Carrying an event out.

use clock::{Clock, ClockError, Instant, Side, Sides, State};
use rulebook::desk::{
    Actor, Adjournment, Arrangements, Bond, Counting, Effect, Foul, Line, MatterId, Offer, Phase, Play, Press,
    Recorded, Result as GameResult, Resumption, Scene, Standing, Subject, Turn, Unreadable, Verdict,
};

use crate::board;
use crate::event::{Event, Logged};
use crate::spoken;

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
        Event::Arrived { side } => {
            let arrived = scene.resumption.as_mut().map_or(&mut scene.arrived, |resumption| &mut resumption.back);
            arrived[*side] = arrived[*side].or(Some(logged.at));
        }
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
        Event::Displaced { shifts, off } => {
            board::shift(scene, shifts);
            board::knock_off(scene, off);
            spoken::align(scene);
        }
        Event::Pressed { side, .. } => pressed(scene, *side, logged.by, logged.at),
        Event::ClockStopped => tick(scene, |clock| clock.stop(logged.at)),
        Event::ClockStarted { side } => start_clock(scene, *side, logged.at),
        Event::ClockSet { left } => tick(scene, |clock| clock.replace(*left, logged.at)),
        Event::Wrote { side, ply, text } => {
            scene.sheets[*side].lines.insert(*ply, Recorded { text: text.clone(), at: logged.at });
        }
        Event::Inspected { side, omitted } => scene.sheets[*side].omitted.extend(omitted),
        Event::Offered { side } if *side == scene.to_move() => scene.turn.offering = true,
        Event::Offered { side } => {
            scene.line.offered(*side);
            scene.offers[*side] = Offer::Open;
        }
        Event::OfferAccepted { side } => scene.offers[!*side] = Offer::None,
        Event::OfferRefused { side } => {
            scene.turn.offering &= *side == scene.to_move();
            scene.offers[!*side] = Offer::Refused { men: scene.line.now().count(*side) };
            if matches!(scene.offers[*side], Offer::Refused { .. }) {
                scene.offers[*side] = Offer::None;
            }
        }
        Event::Noted { matter } => {
            if let Subject::CallCheck { ply } | Subject::IllegalMove { ply } = matter.subject {
                spoken::compared(scene, ply);
            }
            scene.matters.push((**matter).clone());
        }
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
        Event::Took { effect, matter } => {
            if let Some(id) = matter {
                change(scene, *id, |matter| matter.done.push(effect.clone()));
            }
            take(play, scene, effect, *matter, logged);
        }
        Event::Chose { .. } => scene.choice = None,
        Event::Corrected { side, what } => {
            let done = (*side, what.clone());
            scene.to_correct.retain(|open| *open != done);
            scene.to_correct_after.retain(|open| *open != done);
        }
        Event::Adjourned => {
            scene.phase = Phase::Adjourned(Adjournment::default());
        }
        Event::Sealed { slip, .. } => {
            tick(scene, |clock| clock.stop(logged.at));
            if let Phase::Adjourned(adjournment) = &mut scene.phase {
                adjournment.slip = Some((**slip).clone());
            }
        }
        Event::ResumptionSet { when, .. } => {
            scene.resumption = Some(Resumption { when: *when, back: Sides::default() });
            if let Phase::Adjourned(adjournment) = &mut scene.phase {
                adjournment.resumes = Some(*when);
            }
        }
        Event::Resumed => resumed(play, scene, logged.at),
        Event::Signed { side } | Event::Affirmed { side } => of_result(scene, |result| result.signed[*side] = true),
        Event::Countersigned => of_result(scene, |result| result.countersigned = true),
        Event::Confirmed => of_result(scene, |result| result.confirmed = true),
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

/// Changes the clock; what the clock cannot do leaves it as it is.
fn tick(scene: &mut Scene, f: impl FnOnce(&Clock) -> Result<Clock, ClockError>) {
    if let Some(clock) = &scene.clock
        && let Ok(changed) = f(clock)
    {
        scene.clock = Some(changed);
    }
}

fn start_clock(scene: &mut Scene, side: Side, at: Instant) {
    tick(scene, |clock| if clock.running().is_some() { clock.stop(at) } else { Ok(clock.clone()) });
    tick(scene, |clock| clock.start(side, at));
}

/// Once moves were taken back, the time of the side to move runs, and it has nothing to press for.
fn turn_clock_back(scene: &mut Scene, at: Instant) {
    let side = scene.to_move();
    scene.presses[side].due = None;
    if scene.clock.as_ref().and_then(Clock::running).is_some_and(|running| running != side) {
        start_clock(scene, side, at);
    }
}

/// A press stops the presser's time and starts the other's; the first one starts that of the side to move.
fn pressed(scene: &mut Scene, side: Side, by: Actor, at: Instant) {
    let press = &mut scene.presses[side];
    *press = Press { due: None, first: press.first.or(by.side().map(|_| at)) };
    let Some(clock) = &scene.clock else { return };
    let turn = scene.to_move();
    match clock.running() {
        Some(running) if running == side => {
            tick(scene, |clock| clock.press(at));
            if let Some(left) = scene.left(side) {
                scene.line.clocked(side, left);
            }
        }
        None if clock.state() == State::Ready && scene.phase == Phase::Running => {
            tick(scene, |clock| clock.start(turn, at));
        }
        _ => {}
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

/// The turn to which a fault belongs that is counted in a matter.
pub fn turn_of(scene: &Scene, matter: Option<MatterId>) -> u32 {
    matter.and_then(|id| scene.matter(id)).map_or(scene.turn.number, |matter| matter.turn)
}

/// Carries out what a ruling does.
fn take(play: &dyn Play, scene: &mut Scene, effect: &Effect, matter: Option<MatterId>, logged: &Logged) {
    match effect {
        Effect::Restore { to } => {
            board::restore(scene, *to);
            turn_clock_back(scene, logged.at);
            spoken::align(scene);
        }
        Effect::Say { side, words } => spoken::said(scene, *side, words, false),
        Effect::Unsay { side } => spoken::unsaid(scene, *side),
        Effect::Align => spoken::align(scene),
        Effect::Bind { side, mover, victim, to } => {
            scene.bonds[*side] = Some(Bond { mover: *mover, victim: *victim, to: *to });
        }
        Effect::Unbind { side } => {
            scene.bonds[*side] = None;
            if *side == scene.to_move() {
                scene.turn.touches.clear();
            }
        }
        Effect::CountTouch { side, squares } => board::count_touch(scene, *side, squares),
        Effect::Play { side, step } => {
            board::play_for(play, scene, *side, *step);
            spoken::align(scene);
        }
        Effect::Ask { of, choice } => {
            if let Some(matter) = matter {
                scene.choice = Some((matter, *of, choice.clone()));
            }
        }
        Effect::Set { shifts } => {
            board::set(play, scene, shifts);
            spoken::align(scene);
        }
        Effect::TakeOff { near } => {
            board::take_off(play, scene, *near);
            spoken::align(scene);
        }
        Effect::Foul { side, kind } => {
            let turn = turn_of(scene, matter);
            scene.fouls[*side].push(Foul { kind: *kind, turn });
        }
        Effect::FoulIn { side, kind, turn } => scene.fouls[*side].push(Foul { kind: *kind, turn: *turn }),
        Effect::Deduct { side, time } => {
            tick(scene, |clock| clock.deduct(*side, *time, logged.at).map(|(clock, _)| clock));
        }
        Effect::Add { side, time } => tick(scene, |clock| clock.add(*side, *time, logged.at)),
        Effect::ResetClock => scene.clock = scene.arrangements.time.clone().map(Clock::new),
        Effect::StopClock => tick(scene, |clock| clock.stop(logged.at)),
        Effect::PlaceClock { right_of } => scene.clock_right_of = Some(*right_of),
        Effect::Recount { next } => recount(scene, *next, logged.at),
        Effect::SetClock { left } => tick(scene, |clock| clock.replace(*left, logged.at)),
        Effect::Replace { item } => scene.wanting.push(item.clone()),
        Effect::StartClock { side } => start_clock(scene, *side, logged.at),
        Effect::Warn { .. } => {
            scene.warned.push(scene.line.len());
            scene.forbidden = Sides::default();
        }
        Effect::Forbid { side, play } => scene.forbidden[*side] = Some(*play),
        Effect::CorrectNow { side, what } => {
            let open = (*side, what.clone());
            if !scene.to_correct.contains(&open) {
                scene.to_correct.push(open);
            }
        }
        Effect::CorrectAfter { side, what } => scene.to_correct_after.push((*side, what.clone())),
        Effect::Disqualify { side } => scene.disqualified[*side] = true,
        Effect::Count => {
            let asked_by = matter.and_then(|id| scene.matter(id)).and_then(|matter| matter.side);
            scene.counting = Some(Counting { since: scene.line.len(), asked_by });
        }
        Effect::Observe { rounds } => scene.observed_until = Some(scene.line.len() + 2 * *rounds as usize),
        Effect::Replay { swapped } => replay(play, scene, *swapped, logged.at),
        Effect::Settle { verdict } => {
            end(scene, *verdict, logged);
            if let Phase::Over(result) = &mut scene.phase {
                result.verdict = *verdict;
                result.under.clone_from(&logged.under);
                result.confirmed = true;
            }
        }
        Effect::End { verdict } => end(scene, *verdict, logged),
        Effect::Amend { verdict } => {
            if let Phase::Over(result) = &mut scene.phase {
                result.verdict = *verdict;
                result.under.clone_from(&logged.under);
            }
        }
        Effect::Caution { .. }
        | Effect::Expel { .. }
        | Effect::Refer { .. }
        | Effect::Assist { .. }
        | Effect::TellStaff
        | Effect::PlayOn => {}
    }
}

/// The clock counts the moves made as an official found them: each side's next one has this number. A move just made that
/// was not completed by a press is not counted yet.
fn recount(scene: &mut Scene, next: u32, at: Instant) {
    let turn = scene.to_move();
    for side in Side::BOTH {
        let open = u32::from(side != turn && scene.presses[side].due.is_some());
        let made = next.saturating_sub(u32::from(side == turn || turn == Side::First)).saturating_sub(open);
        tick(scene, |clock| clock.renumber(side, made, at));
    }
}

/// Begins the game anew; faults, matters and what was settled stay.
fn replay(play: &dyn Play, scene: &mut Scene, swapped: bool, at: Instant) {
    let mut arrangements = scene.arrangements.clone();
    let swap = |exchange: bool, fouls: Sides<Vec<Foul>>| if exchange { fouls.swapped() } else { fouls };
    if swapped {
        arrangements.players = arrangements.players.swapped();
        arrangements.time = arrangements.time.map(clock::TimeControl::swapped);
    }
    let Ok(fresh) = opened(play, arrangements, at) else { return };
    *scene = Scene {
        phase: Phase::Running,
        started: scene.started,
        seated: scene.seated,
        arrived: if swapped { scene.arrived.swapped() } else { scene.arrived },
        accepted: std::mem::take(&mut scene.accepted),
        clock_right_of: scene.clock_right_of,
        matters: std::mem::take(&mut scene.matters),
        fouls: swap(swapped, std::mem::take(&mut scene.fouls)),
        turn: Turn { number: scene.turns.saturating_add(1), ..Turn::default() },
        turns: scene.turns.saturating_add(1),
        ..fresh
    };
}

/// Ends the game, if it is not over.
fn end(scene: &mut Scene, verdict: Verdict, logged: &Logged) {
    if scene.result().is_some() {
        return;
    }
    let Logged { at, by, name, under, .. } = logged.clone();
    tick(scene, |clock| clock.stop(at));
    scene.choice = None;
    let signed = Sides::default();
    let ply = scene.line.len();
    let (countersigned, confirmed) = (false, false);
    scene.phase = Phase::Over(GameResult { verdict, under, ply, at, by, name, signed, countersigned, confirmed });
}
