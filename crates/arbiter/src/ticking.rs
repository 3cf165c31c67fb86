//! Carrying out what happens to the clock.

use books::desk::{Actor, Phase, Press, Scene};
use clock::{Clock, ClockError, Instant, State};
use contest::Side;

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

/// A press stops the presser's time and starts the other's; the first one starts that of the side to move.
pub fn pressed(scene: &mut Scene, side: Side, by: Actor, at: Instant) {
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

/// The clock counts the moves made as an official found them: each side's next one has this number. A move just made that
/// was not completed by a press is not counted yet.
pub fn recount(scene: &mut Scene, next: u32, at: Instant) {
    let turn = scene.to_move();
    for side in Side::BOTH {
        let open = u32::from(side != turn && scene.presses[side].due.is_some());
        let made = next.saturating_sub(u32::from(side == turn || turn == Side::First)).saturating_sub(open);
        tick(scene, |clock| clock.renumber(side, made, at));
    }
}
