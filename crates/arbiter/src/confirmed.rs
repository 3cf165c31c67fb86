//! The result of a game as an event takes it over from its desk.

use books::desk::FoulKind;
use contest::{GameId, Sides, Verdict};

use crate::desk::Desk;
use crate::happening::Happening;

/// A result that stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Confirmed {
    /// Which game of an event it is of, if that was settled.
    pub game: Option<GameId>,
    /// How the game ended.
    pub verdict: Verdict,
    /// The technical fouls that count against each side.
    pub fouls: Sides<u32>,
    /// The number of the line that confirmed it.
    pub no: u64,
}

impl Desk {
    /// The result of the game, once it is confirmed.
    pub fn confirmed(&self) -> Option<Confirmed> {
        let scene = self.scene();
        let result = scene.result().filter(|result| result.confirmed)?;
        let confirming = self.log().iter().rev().find(|logged| matches!(logged.event, Happening::Confirmed));
        let fouls = |side| self.law().counts(&scene.fouls[side]).of(FoulKind::Technical);
        Some(Confirmed {
            game: scene.arrangements.game.clone(),
            verdict: result.verdict,
            fouls: Sides::from_fn(fouls),
            no: confirming.or(self.log().last())?.no,
        })
    }
}
