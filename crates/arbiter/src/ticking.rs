//! Carrying out what happens to the clock.

use books::desk::{Actor, Found, Phase, Press, Scene};
use clock::{Clock, ClockError, Instant, State};
use contest::{Side, Sides};

/// Changes the clock; what the clock cannot do leaves it as it is.
pub fn tick(scene: &mut Scene, f: impl FnOnce(&Clock) -> Result<Clock, ClockError>) {
    if let Some(clock) = &scene.clock
        && let Ok(changed) = f(clock)
    {
        scene.clock = Some(changed);
    }
}

/// The time of a side runs, and no other.
pub fn start_clock(scene: &mut Scene, side: Side, at: Instant) {
    tick(scene, |clock| if clock.running().is_some() { clock.stop(at) } else { Ok(clock.clone()) });
    tick(scene, |clock| clock.start(side, at));
}

/// Once moves were taken back, the time of the side to move runs, and it has nothing to press for.
pub fn turn_clock_back(scene: &mut Scene, at: Instant) {
    let side = scene.to_move();
    scene.presses[side].due = None;
    if scene.clock.as_ref().and_then(Clock::running).is_some_and(|running| running != side) {
        start_clock(scene, side, at);
    }
}

/// The clock counts the move of a side that pressed before it was whole.
pub fn count_pressed(scene: &mut Scene, side: Side) {
    let at = scene.now;
    let made = |clock: &Clock| clock.reading(side, at).count.moves.saturating_add(1);
    tick(scene, |clock| clock.renumber(side, made(clock), at));
    if let Some(left) = scene.left(side) {
        scene.line.clocked(side, left);
    }
}

/// Moves that are taken back, all after so many plies, were not made, nor is there anything to press for.
pub fn uncount(scene: &mut Scene, to: usize, at: Instant) {
    let until = scene.line.ply(to).map(|last| last.at);
    for side in Side::BOTH {
        let gone = || scene.line.plies().iter().skip(to).filter(|ply| ply.side == side);
        let counted = u32::try_from(gone().filter(|ply| ply.left.is_some()).count()).unwrap_or(u32::MAX);
        if gone().next().is_none() {
            continue;
        }
        scene.presses[side].due = None;
        scene.unpressed[side].retain(|completed| Some(*completed) <= until);
        let made = |clock: &Clock| clock.reading(side, at).count.moves.saturating_sub(counted);
        tick(scene, |clock| clock.renumber(side, made(clock), at));
    }
}

/// A press stops the presser's time and starts the other's; one after no move counts none, and one after a move counts it
/// whosever time ran. The first one starts the time of the side to move.
pub fn pressed(scene: &mut Scene, side: Side, by: Actor, at: Instant) {
    let press = &mut scene.presses[side];
    let made = press.due.is_some();
    *press = Press { due: None, first: press.first.or(by.side().map(|_| at)) };
    let Some(clock) = &scene.clock else { return };
    let (turn, stood) = (scene.to_move(), clock.running() != Some(side));
    let counted = scene.line.is_clocked(side);
    match clock.running() {
        Some(running) if running == side && (!made || counted) => tick(scene, |clock| clock.pass(at)),
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
    if made && stood && !counted {
        count_pressed(scene, side);
    }
    if made && !stood && turn == side {
        press_again(scene, !side);
    }
}

/// A side that has replied and pressed before the other pressed for its own move presses again: its time was started since.
fn press_again(scene: &mut Scene, side: Side) {
    let replied = scene.line.plies().last().filter(|last| last.side == side).map(|last| last.execution.hand);
    let due = &mut scene.presses[side].due;
    *due = due.or(replied);
}

/// The clock counts the moves made as an official found them: each side's next one has this number. A move just made that
/// was not completed by a press is not counted yet.
pub fn recount(scene: &mut Scene, next: u32, at: Instant) {
    let turn = scene.to_move();
    let since = |found: &Found| u32::try_from(scene.line.len().saturating_sub(found.known) / 2).unwrap_or(u32::MAX);
    if let Some(found) = scene.found.filter(|found| found.number.is_none()) {
        scene.found = Some(Found { number: Some(next.saturating_sub(since(&found))), ..found });
    }
    scene.unpressed = Sides::default();
    for side in Side::BOTH {
        let open = u32::from(side != turn && scene.presses[side].due.is_some());
        let made = next.saturating_sub(u32::from(side == turn || turn == Side::First)).saturating_sub(open);
        tick(scene, |clock| clock.renumber(side, made, at));
    }
}
