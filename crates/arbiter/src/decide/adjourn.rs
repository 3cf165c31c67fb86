//! Breaking a game off.

use books::desk::{Phase, Refusal, Slip, WhyNot};

use super::{Decided, Deciding, refuse};
use crate::happening::Happening;

impl Deciding<'_> {
    /// The side to move hands over its sealed move, once.
    pub(super) fn seal(&self, slip: &Slip) -> Result<Vec<Decided>, Refusal> {
        match &self.scene.phase {
            Phase::Adjourned(adjournment) if adjournment.slip.is_none() => {
                let fen = self.law.play().fen(&self.scene.line);
                Ok(self.one(Happening::Sealed { slip: Box::new(slip.clone()), fen }))
            }
            _ => Err(refuse(WhyNot::NotYours)),
        }
    }
}
