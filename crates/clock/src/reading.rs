//! What can be said of a face.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::face::Face;
use crate::{Bonus, Count, Fall, Millis, SideControl};

/// A face read at some moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Reading {
    /// What is left until the flag falls or the stage ends: the lesser of the two that follow.
    pub left: Millis,
    /// What is left of the time of the stage, if it has one.
    pub of_stage: Option<Millis>,
    /// What is left of the time for the move, if that is limited.
    pub of_move: Option<Millis>,
    /// For how long the time of the move does not count yet.
    pub delay: Millis,
    /// The time thought in the whole game.
    pub used: Millis,
    /// Moves made, stages passed.
    pub count: Count,
    /// How many moves must still be made in this stage, if they are counted.
    pub to_go: Option<u32>,
    /// Whether no other stage follows. The last one may be repeated.
    pub last_stage: bool,
    /// What a move earns in this stage.
    pub bonus: Option<Bonus>,
    /// The fall of the flag.
    pub flag: Option<Fall>,
}

impl Reading {
    pub(crate) fn new(face: &Face, control: &SideControl) -> Self {
        let count = face.count;
        let stage = control.stage(count.stage);
        Self {
            left: face.left(stage),
            of_stage: stage.time.map(|_| face.bank),
            of_move: stage.move_limit.map(|_| face.move_left),
            delay: face.delay_left,
            used: face.used,
            count,
            to_go: stage.moves.map(|moves| moves.saturating_sub(count.in_stage)),
            last_stage: control.is_last(count.stage),
            bonus: stage.bonus,
            flag: face.fall,
        }
    }
}
