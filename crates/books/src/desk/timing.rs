//! Whose time it is, and whose is used up: as every rulebook with a clock has it.

use clock::{Clock, Fall, Instant};
use contest::Side;

use super::effect::Effect;
use super::facts::{Asks, Facts};
use super::incident::{Incident, OfBoard, OfClock};
use super::matter::{Equipment, Matter, MatterId, Standing};
use super::refusal::{Fact, WhyNot};
use super::scene::Scene;

/// The side whose flag fell first, and when.
pub fn fallen(scene: &Scene) -> Option<(Side, Instant)> {
    let flags = scene.clock.as_ref()?.flags(scene.now);
    let side = flags.earliest()?;
    flags.side(side).map(|fall| (side, fall.at))
}

/// Whether both flags are down, and the clock does not tell which fell first.
pub fn is_tied(scene: &Scene) -> bool {
    let down = |side| scene.clock.as_ref().is_some_and(|clock| clock.flag(side, scene.now).is_some());
    fallen(scene).is_none() && Side::BOTH.into_iter().all(down)
}

/// Whether the clock was said to be at fault, or to show other times than it should, and nobody found that it was not.
pub fn is_doubted(scene: &Scene) -> bool {
    scene.matters.iter().any(|matter| {
        let of_clock = matches!(
            matter.incident,
            Incident::Board(OfBoard::Equipment { item: Equipment::Clock, .. }) | Incident::Clock(OfClock::WrongTimes)
        );
        of_clock && matter.standing != Standing::Dismissed
    })
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

/// The time of whoever is to go on runs again, if the other's does.
pub fn turned_back(scene: &Scene) -> Option<Effect> {
    let side = owner(scene);
    let wrong = scene.clock.as_ref().and_then(Clock::running).is_some_and(|running| running != side);
    wrong.then_some(Effect::StartClock { side })
}

/// Whether nobody knows if a side pressed after its last move: the board was found after that.
pub fn is_press_unknown(scene: &Scene, side: Side) -> bool {
    side != scene.to_move() && scene.found.is_some_and(|found| found.known == scene.line.len())
}

/// How many moves had to be made by the end of the stage in which a flag fell; none if all had to.
pub fn required(clock: &Clock, side: Side, stage: u32) -> Option<u32> {
    let stages = clock.control().side(side).stages();
    let stage = usize::try_from(stage).unwrap_or(usize::MAX);
    let listed = &stages[..stages.len().min(stage.saturating_add(1))];
    let once = listed.iter().try_fold(0_u32, |sum, stage| Some(sum.saturating_add(stage.moves?)))?;
    let again = u32::try_from(stage.saturating_sub(stages.len() - 1)).unwrap_or(u32::MAX);
    let repeated = listed.last().and_then(|last| last.moves)?.saturating_mul(again);
    Some(once.saturating_add(repeated))
}

/// How many moves a side had to make in the time that it used up, if not all.
pub fn required_of(scene: &Scene, side: Side) -> Option<u32> {
    let clock = scene.clock.as_ref()?;
    required(clock, side, clock.flag(side, scene.now)?.stage)
}

/// Whether nobody knows how many moves were made: the board was found, and neither its number nor a record from the first
/// move tells.
pub fn is_uncounted(scene: &Scene) -> bool {
    scene.found.is_some_and(|found| found.number.is_none() && !found.whole)
}

/// How many moves a side had completed when its flag fell: by a press, or by its next move.
pub fn completed(scene: &Scene, side: Side, fall: Fall) -> u32 {
    let unpressed = scene.unpressed[side].iter().filter(|at| **at <= fall.at).count();
    fall.moves.saturating_add(u32::try_from(unpressed).unwrap_or(u32::MAX))
}

/// How many moves a side has completed by now.
pub fn made(scene: &Scene, side: Side) -> u32 {
    let counted = scene.clock.as_ref().map_or(0, |clock| clock.reading(side, scene.now).count.moves);
    counted.saturating_add(u32::try_from(scene.unpressed[side].len()).unwrap_or(u32::MAX))
}

/// What is asked of a flag of a side that had to make so many moves.
pub fn asks_moves(scene: &Scene, side: Option<Side>) -> Option<Asks> {
    side.and_then(|side| required_of(scene, side)).map(|_| Fact::Moves.alone())
}

/// Whether a side whose flag is down made all moves that it had to, with what follows: the moves are counted so from now on.
/// Where nobody knows how many it made, the official has to say.
pub fn made_in_time(scene: &Scene, side: Side, facts: &Facts) -> Result<Option<Effect>, WhyNot> {
    let fall = scene.clock.as_ref().and_then(|clock| clock.flag(side, scene.now));
    let Some((fall, required)) = fall.zip(required_of(scene, side)) else { return Ok(None) };
    let by_then = match facts.moves {
        Some(moves) => moves,
        None if is_uncounted(scene) => return Err(WhyNot::FactsMissing(Fact::Moves)),
        None => completed(scene, side, fall),
    };
    let now = facts.moves.unwrap_or_else(|| made(scene, side));
    Ok((by_then >= required).then(|| Effect::Recount { next: number_after(scene, side, now) }))
}

/// The number of the next move on the board, after a side has made so many.
pub fn number_after(scene: &Scene, side: Side, made: u32) -> u32 {
    let open = u32::from(scene.presses[side].due.is_some());
    made.saturating_add(open + u32::from(scene.to_move() == side || scene.to_move() == Side::First))
}

/// Whether the clock was pressed after the move of a ply. Of a move that is known from a record sheet alone, a reply or the
/// other side's running time tells it, or an official; nobody may know.
pub fn was_pressed(scene: &Scene, ply: usize, facts: &Facts) -> Option<bool> {
    let made = scene.line.ply(ply)?;
    if made.left.is_some() || !is_unseen(scene, ply) {
        return Some(made.left.is_some());
    }
    let answered = scene.line.len() > ply;
    let runs = scene.clock.as_ref().and_then(Clock::running).is_some_and(|running| running != made.side);
    facts.pressed.or((answered || runs).then_some(true))
}

/// Whether a move is known from a record sheet alone, so that nobody saw the clock pressed after it.
pub fn is_unseen(scene: &Scene, ply: usize) -> bool {
    let pressed = scene.line.ply(ply).is_some_and(|made| made.left.is_some());
    !pressed && scene.clock.is_some() && scene.found.is_some_and(|found| ply <= found.known)
}
