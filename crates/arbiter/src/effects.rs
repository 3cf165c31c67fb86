//! Carrying out what a ruling does.

use std::sync::Arc;

use books::desk::{
    Bond, Effect, Foul, FoulKind, MatterId, OfficialCount, Phase, Result as GameResult, Scene, Turn, Verdict,
};
use clock::{Clock, Instant};
use contest::{Side, Sides};

use crate::after::After;
use crate::apply::laid_on;
use crate::happening::Logged;
use crate::ticking::{recount, start_clock, tick, turn_clock_back, uncount};
use crate::{board, spoken};

/// The turn to which a fault belongs that is counted in a matter.
pub fn turn_of(scene: &Scene, matter: Option<MatterId>) -> u32 {
    matter.and_then(|id| scene.matter(id)).map_or(scene.turn.number, |matter| matter.turn)
}

/// Carries out what a ruling does to the board, which stands so then.
pub fn change_board(scene: &mut Scene, effect: &Effect, after: &After, logged: &Logged) {
    match effect {
        Effect::Play { side, step } => board::play_for(scene, *side, *step, after),
        Effect::Set { shifts } => board::set(scene, shifts, after),
        Effect::Put(_) => board::set(scene, &[], after),
        Effect::TakeOff { near } => board::take_off(scene, *near, after),
        Effect::Replay { swapped, afresh } => {
            if *afresh {
                scene.fouls = Sides::default();
            }
            return replay(scene, *swapped, after, logged.at);
        }
        _ => return,
    }
    spoken::align(scene);
}

/// Carries out what a ruling does otherwise.
pub fn take(scene: &mut Scene, effect: &Effect, matter: Option<MatterId>, logged: &Logged) {
    match effect {
        Effect::Restore { to } => restore(scene, *to, logged.at),
        Effect::Say { side, words } => spoken::said(scene, *side, words, false),
        Effect::Unsay { side } => spoken::unsaid(scene, *side),
        Effect::Align => spoken::align(scene),
        Effect::Bind { side, mover, victim, to } => {
            scene.bonds[*side] = Some(Bond { mover: *mover, victim: *victim, to: *to });
        }
        Effect::Unbind { side } => unbind(scene, *side),
        Effect::CountTouch { side, squares } => board::count_touch(scene, *side, squares),
        Effect::Ask { of, choice } => {
            if let Some(matter) = matter {
                scene.choice = Some((matter, *of, choice.clone()));
            }
        }
        Effect::Foul { side, kind } => foul(scene, *side, *kind, turn_of(scene, matter)),
        Effect::FoulIn { side, kind, turn } => foul(scene, *side, *kind, *turn),
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
        Effect::Count => count(scene, matter),
        Effect::Observe { rounds } => scene.observed_until = Some(scene.line.len() + 2 * *rounds as usize),
        Effect::End { verdict } => end(scene, *verdict, logged),
        Effect::Amend { verdict } => amend(scene, *verdict, logged),
        Effect::Settle { verdict } => settle(scene, *verdict, logged),
        Effect::Play { .. } | Effect::Set { .. } | Effect::Put(_) | Effect::TakeOff { .. } | Effect::Replay { .. } => {}
        Effect::Absorbed { .. }
        | Effect::UnraisedTurns { .. }
        | Effect::Caution { .. }
        | Effect::Expel { .. }
        | Effect::Refer { .. }
        | Effect::Assist { .. }
        | Effect::TellStaff
        | Effect::SetRight { .. }
        | Effect::BindByMan { .. }
        | Effect::PlayOn => {}
    }
}

/// Moves are taken back, with what was said of them and the time that runs.
fn restore(scene: &mut Scene, to: usize, at: Instant) {
    uncount(scene, to, at);
    board::restore(scene, to);
    turn_clock_back(scene, at);
    spoken::align(scene);
}

/// A side is bound to nothing, as if it had touched no man.
fn unbind(scene: &mut Scene, side: Side) {
    scene.bonds[side] = None;
    if side == scene.to_move() {
        scene.turn.touches.clear();
    }
}

fn foul(scene: &mut Scene, side: Side, kind: FoulKind, turn: u32) {
    scene.fouls[side].push(Foul { kind, turn });
}

/// An official begins to count moves, for the side that asked.
fn count(scene: &mut Scene, matter: Option<MatterId>) {
    let asked_by = matter.and_then(|id| scene.matter(id)).and_then(|matter| matter.side);
    scene.counting = Some(OfficialCount { since: scene.line.len(), asked_by });
}

/// Begins the game anew; faults, matters and what was settled stay.
fn replay(scene: &mut Scene, swapped: bool, after: &After, at: Instant) {
    let mut arrangements = scene.arrangements.clone();
    let swap = |exchange: bool, fouls: Sides<Vec<Foul>>| if exchange { fouls.swapped() } else { fouls };
    if swapped {
        arrangements.players = arrangements.players.swapped();
        arrangements.time = arrangements.time.map(clock::TimeControl::swapped);
    }
    let fresh = laid_on(arrangements, scene.line.begun_anew(Arc::clone(&after.board)), at);
    let phase = if scene.started.is_some() { Phase::Running } else { Phase::Waiting };
    *scene = Scene {
        phase,
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

/// Changes how a game ended that is over.
fn amend(scene: &mut Scene, verdict: Verdict, logged: &Logged) {
    if let Phase::Over(result) = &mut scene.phase {
        result.verdict = verdict;
        result.under.clone_from(&logged.under);
    }
}

/// Says how a game ended, and nobody has to confirm it.
fn settle(scene: &mut Scene, verdict: Verdict, logged: &Logged) {
    end(scene, verdict, logged);
    amend(scene, verdict, logged);
    if let Phase::Over(result) = &mut scene.phase {
        result.confirmed = true;
    }
}
