//! Moves without a capture as officials count them, under any rulebook of Xiangqi.

use contest::Side;
use ruling::limit::LimitCount;

use super::color;
use super::judged::game_since;
use crate::Rulebook;
use crate::desk::{Line, Scene};

/// How many moves at the end were made without a capture.
pub fn quiet(line: &Line) -> usize {
    line.plies().iter().rev().take_while(|ply| ply.taken.is_none()).count()
}

/// The ply from which the moves of a line follow each other by the rules.
pub fn sound_since(line: &Line) -> usize {
    line.len() - line.sound_tail()
}

/// The count of moves without a capture from a ply on, all made by the rules, if the rulebook limits them.
pub fn limit_count(scene: &Scene, rulebook: &Rulebook, since: usize) -> Option<LimitCount> {
    let game = game_since(scene, since)?;
    Some(LimitCount::new(&game, rulebook, rulebook.natural_limit?))
}

/// The count as it stands for a claimant, or for nobody.
pub fn counts_for(count: &LimitCount, claimant: Option<Side>) -> u32 {
    claimant.map_or_else(|| count.unclaimed(), |side| count.claimed_by(color(side)))
}
