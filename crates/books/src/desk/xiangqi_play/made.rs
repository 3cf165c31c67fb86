//! Whose move a ply is, and how men are set that are not where they should be, under any rulebook of Xiangqi.

use contest::Side;

use crate::desk::{Effect, Incident, Line, OfMove, Ply, Scene, Step, Stood};

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

/// How men are put back that were shifted before anybody kept the board, so that what was kept shows them astray, too.
pub fn set_back(line: &Line, since: usize, shifts: &[Step]) -> Option<Effect> {
    let kept = line.len() == since && line.board(since) == Some(line.now());
    let back = || shifts.iter().map(|step| Step::new(step.to, step.from)).collect();
    (kept && line.now().are_astray(shifts)).then(|| Effect::Set { shifts: back() })
}

/// Whether men that were left off the board fit on it now: there are some, and nothing else stands where they belong.
pub fn fit(scene: &Scene, men: &[Stood]) -> bool {
    let free = |stood: &Stood| scene.line.now().get(stood.square).is_none_or(|man| man == stood.man);
    !men.is_empty() && men.iter().all(free)
}
