//! The result of a game as an event takes it over from its desk.

use books::desk::{DeskLaw, FoulKind, Scene};
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

impl Confirmed {
    /// The result of a game as it stands, if it is confirmed, as of the line with this number.
    pub fn of(law: &dyn DeskLaw, scene: &Scene, no: u64) -> Option<Self> {
        let result = scene.result().filter(|result| result.confirmed)?;
        let (game, verdict) = (scene.arrangements.game.clone(), result.verdict);
        Some(Self { game, verdict, fouls: technical_fouls(law, scene), no })
    }
}

/// The technical fouls that count against each side.
fn technical_fouls(law: &dyn DeskLaw, scene: &Scene) -> Sides<u32> {
    Sides::from_fn(|side| law.counts(&scene.fouls[side]).of(FoulKind::Technical))
}

impl Desk {
    /// The result of the game, once it is confirmed.
    pub fn confirmed(&self) -> Option<Confirmed> {
        let confirming = self.log().iter().rev().find(|logged| matches!(logged.event, Happening::Confirmed));
        Confirmed::of(self.law(), self.scene(), confirming.or(self.log().last())?.no)
    }

    /// The technical fouls that count against each side as the game stands.
    pub fn technical_fouls(&self) -> Sides<u32> {
        technical_fouls(self.law(), self.scene())
    }
}
