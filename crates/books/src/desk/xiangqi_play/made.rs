//! Whose move a ply is, under any rulebook of Xiangqi.

use contest::Side;

use crate::desk::{Incident, OfMove, Ply, Scene, Step};

/// What a second move of a side in a row is: the same man again is a change of the move.
pub fn out_of_turn(scene: &Scene, side: Side, step: Step, ply: usize) -> Incident {
    let last = scene.line.plies().last().filter(|last| last.side == side);
    if last.is_some_and(|last| last.step.to == step.from) {
        Incident::Move(OfMove::ChangedMove { ply })
    } else {
        Incident::Move(OfMove::ExtraMove { ply })
    }
}

/// The move of a ply, from 1, if this side made it.
pub fn made(scene: &Scene, side: Side, ply: usize) -> Option<&Ply> {
    scene.line.ply(ply).filter(|made| made.side == side)
}
