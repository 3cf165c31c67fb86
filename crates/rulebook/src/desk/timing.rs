//! Whose time it is, and whose is used up: as every rulebook with a clock has it.

use clock::{Clock, Instant, Side};

use super::effect::Effect;
use super::matter::{Matter, Subject};
use super::scene::Scene;

/// The side whose flag fell first, and when.
pub fn fallen(scene: &Scene) -> Option<(Side, Instant)> {
    let flags = scene.clock.as_ref()?.flags(scene.now);
    let side = flags.earliest()?;
    flags.side(side).map(|fall| (side, fall.at))
}

/// Whether a flag fell before the last move was made: then time goes before whatever that move brought about.
pub fn fell_first(scene: &Scene) -> bool {
    let Some(last) = scene.line.plies().last() else { return false };
    fallen(scene).is_some_and(|(_, at)| at < last.at)
}

/// Whether a fallen flag waits for an official.
pub fn is_claimed(scene: &Scene) -> bool {
    scene.matters.iter().any(|matter: &Matter| matter.subject == Subject::Overstepped && matter.standing.is_open())
}

/// Whether somebody's time runs.
pub fn is_running(scene: &Scene) -> bool {
    scene.clock.as_ref().is_some_and(|clock| clock.running().is_some())
}

/// The side on whose time the game goes on: until a side has pressed, its own time.
pub fn whose(scene: &Scene) -> Side {
    scene.clock.as_ref().and_then(Clock::running).unwrap_or_else(|| owner(scene))
}

/// The side whose time should run: until a side has pressed, its own.
pub fn owner(scene: &Scene) -> Side {
    let turn = scene.to_move();
    let unpressed = scene.clock.is_some() && scene.presses[!turn].due.is_some();
    if unpressed { !turn } else { turn }
}

/// The time of the side to move runs again, if the other's does.
pub fn turned_back(scene: &Scene) -> Option<Effect> {
    let turn = scene.to_move();
    let wrong = scene.clock.as_ref().and_then(Clock::running).is_some_and(|running| running != turn);
    wrong.then_some(Effect::StartClock { side: turn })
}
