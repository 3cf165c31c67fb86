//! Chapter 2, section 2, and chapter 4, 六 [H]: what the position calls for.

use super::handling;
use crate::desk::topic::{Handled, Topic};
use crate::desk::xiangqi_play::judged;
use crate::desk::{Effect, Facts, Matter, Noticed, Phase, Scene, Subject};
use crate::{Book, Rulebook};

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Position;

impl Topic for Position {
    fn finds(&self, scene: &Scene) -> Option<Noticed> {
        if !matches!(scene.phase, Phase::Running) {
            return None;
        }
        judged::finds(scene, &Rulebook::of(Book::Roc113)?)
    }

    fn handles(&self, _: &Scene, matter: &Matter, _: &Facts) -> Option<Handled> {
        match matter.subject {
            Subject::Position { verdict } => Some(Ok(handling(&[], vec![Effect::End { verdict }]))),
            _ => None,
        }
    }
}

/// Whether a matter is ruled on as soon as it comes up.
pub fn at_once(_: &Scene, matter: &Matter) -> bool {
    matches!(matter.subject, Subject::Position { .. } | Subject::TooManyFaults)
}

/// Where a matter comes in the order in which matters are decided: what ended the game before what is found out later.
pub fn place(matter: &Matter) -> u8 {
    match matter.subject {
        Subject::Position { .. } => 0,
        Subject::Resignation | Subject::AgreedDraw => 1,
        Subject::TooManyFaults | Subject::Overstepped => 3,
        _ => 2,
    }
}
