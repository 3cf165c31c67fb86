//! A move as it was carried out, under any rulebook of Xiangqi.

use contest::Side;

use super::Xiangqi;
use crate::desk::{Act, Actor, Execution, Incident, Play, Ply, Scene, Step};

/// The move an act carries out, how, and whether it still waits for the hand to leave the man.
pub fn carried(scene: &Scene, by: Actor, act: &Act) -> Option<(Step, Execution, bool)> {
    match act {
        Act::Move { text, hand, left_on, between, also, held, .. } => {
            let step = Xiangqi.read(&scene.line, by.side()?, text).ok()?;
            let (between, also) = (between.clone(), also.clone());
            let execution = Execution { hand: *hand, left_on: *left_on, between, also, ..Execution::default() };
            Some((step, execution, *held && !scene.arrangements.touch_down))
        }
        Act::Release => scene.turn.held.clone().map(|(step, execution)| (step, execution, false)),
        Act::Slide { from, to, .. } if from != to => {
            Some((Step::new(*from, *to), Execution { pushed: true, ..Execution::default() }, false))
        }
        _ => None,
    }
}

/// What a second move of a side in a row is: the same man again is a change of the move.
pub fn out_of_turn(scene: &Scene, side: Side, step: Step, ply: usize) -> Incident {
    let last = scene.line.plies().last().filter(|last| last.side == side);
    if last.is_some_and(|last| last.step.to == step.from) {
        Incident::ChangedMove { ply }
    } else {
        Incident::ExtraMove { ply }
    }
}

/// The move of a ply, from 1, if this side made it.
pub fn made(scene: &Scene, side: Side, ply: usize) -> Option<&Ply> {
    scene.line.ply(ply).filter(|made| made.side == side)
}
