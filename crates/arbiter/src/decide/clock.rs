//! The clock.

use books::desk::{Hand, Refusal, WhyNot};

use super::{Decided, Deciding, refuse};
use crate::happening::Happening;

impl Deciding<'_> {
    /// A press by a player for itself, by an official for the side that is to start the clock.
    pub(super) fn press(&self, hand: Option<Hand>) -> Result<Vec<Decided>, Refusal> {
        if self.scene.clock.is_none() {
            return Err(refuse(WhyNot::NoClock));
        }
        let side = match (self.entry.by.side(), self.entry.by.grade()) {
            (Some(side), _) => side,
            (None, Some(_)) => {
                self.scene.clock.as_ref().and_then(clock::Clock::running).unwrap_or(!self.scene.to_move())
            }
            (None, None) => return Err(refuse(WhyNot::NotYours)),
        };
        Ok(self.one(Happening::Pressed { side, hand }))
    }

    /// An official's hand on the clock.
    pub(super) fn clock_event(&self, event: Happening) -> Result<Vec<Decided>, Refusal> {
        let clock = self.scene.clock.as_ref().ok_or_else(|| refuse(WhyNot::NoClock))?;
        let at = self.entry.at;
        let tried = match &event {
            Happening::ClockStopped => clock.stop(at),
            Happening::ClockSet { left } => clock.replace(*left, at),
            _ => Ok(clock.clone()),
        };
        tried.map_err(|error| refuse(WhyNot::ClockRefuses(error)))?;
        Ok(self.one(event))
    }
}
