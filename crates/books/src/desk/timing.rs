//! Whose time it is, and whose is used up: as every rulebook with a clock has it.

use clock::{Clock, Instant};
use contest::Side;

use super::effect::Effect;
use super::incident::{Incident, OfClock};
use super::matter::{Matter, MatterId};
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

/// The matter of a flag that fell at this moment.
pub fn matter_of(scene: &Scene, fell: Instant) -> Option<&Matter> {
    scene.matters.iter().find(|matter| matter.incident == Incident::Clock(OfClock::Overstepped) && matter.at >= fell)
}

/// Whether a flag, if one is down, fell before this moment, and nobody has ruled on it.
pub fn fell_before(scene: &Scene, flag: Option<(Side, Instant)>, moment: Instant) -> bool {
    let unruled = |fell| matter_of(scene, fell).is_none_or(|matter| matter.standing.is_open());
    flag.is_some_and(|(_, fell)| fell < moment && unruled(fell))
}

/// The matter of a flag that fell before a game ended otherwise, and has to be decided before that.
pub fn decided_first(scene: &Scene, flag: Option<(Side, Instant)>, ending: &Matter) -> Option<MatterId> {
    let (_, fell) = flag.filter(|_| fell_before(scene, flag, ending.at))?;
    matter_of(scene, fell).map(|matter| matter.id)
}

/// What ended the game before a flag fell, of such matters, and waits for an official.
pub fn ended_before(scene: &Scene, fell: Instant, ends: fn(&Incident) -> bool) -> Option<&Matter> {
    let ended = |matter: &&Matter| matter.standing.is_open() && ends(&matter.incident) && matter.at <= fell;
    scene.matters.iter().find(ended)
}

/// Whether a fallen flag waits for an official.
pub fn is_claimed(scene: &Scene) -> bool {
    scene
        .matters
        .iter()
        .any(|matter: &Matter| matter.incident == Incident::Clock(OfClock::Overstepped) && matter.standing.is_open())
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

/// The time of whoever is to go on runs, if it does not.
pub fn put_right(scene: &Scene) -> Option<Effect> {
    let side = owner(scene);
    let wrong = scene.clock.as_ref().is_some_and(|clock| clock.running() != Some(side));
    wrong.then_some(Effect::StartClock { side })
}

/// The time of the side to move runs again, if the other's does.
pub fn turned_back(scene: &Scene) -> Option<Effect> {
    let turn = scene.to_move();
    let wrong = scene.clock.as_ref().and_then(Clock::running).is_some_and(|running| running != turn);
    wrong.then_some(Effect::StartClock { side: turn })
}
