//! The result, once the game is over.

use rulebook::desk::{Outcome, Refusal, WhyNot};

use super::{Decided, Deciding, refuse};
use crate::event::Event;

impl Deciding<'_> {
    /// A player signs; when both have, the result stands.
    pub(super) fn sign(&self) -> Result<Vec<Decided>, Refusal> {
        let side = self.side()?;
        let result = self.scene.result().ok_or_else(|| refuse(WhyNot::NotOver))?;
        let mut decided = self.one(Event::Signed { side });
        if result.signed[!side] && !result.confirmed {
            decided.push((Event::Confirmed, self.under.clone()));
        }
        Ok(decided)
    }

    /// A player reports the result as it was ruled.
    pub(super) fn report(&self, outcome: Outcome) -> Result<Vec<Decided>, Refusal> {
        let side = self.side()?;
        let mut decided = self.one(Event::Reported { side, outcome });
        decided.push((Event::Confirmed, self.under.clone()));
        Ok(decided)
    }
}
