//! Breaking a game off.

use books::desk::{Phase, Refusal, Slip, WhyNot};
use clock::Instant;

use super::{Decided, Deciding, refuse};
use crate::after::is_legal;
use crate::happening::Happening;

impl Deciding<'_> {
    /// The side to move hands over its sealed move, once.
    pub(super) fn seal(&self, slip: &Slip) -> Result<Vec<Decided>, Refusal> {
        match &self.scene.phase {
            Phase::Adjourned(adjournment) if adjournment.slip.is_none() => {
                let fen = self.law.play().fen(&self.scene.line);
                Ok(self.one(Happening::Sealed { slip: Box::new(slip.clone()), fen, names: self.deed.named }))
            }
            _ => Err(refuse(WhyNot::NotYours)),
        }
    }

    pub(super) fn set_resumption(&self, when: Instant, place: Option<&str>) -> Vec<Decided> {
        self.one(Happening::ResumptionSet { when, place: place.map(str::to_owned) })
    }

    /// The game goes on, with the sealed move if it is a legal one.
    pub(super) fn resume(&self) -> Vec<Decided> {
        let named = match &self.scene.phase {
            Phase::Adjourned(adjournment) => adjournment.step,
            _ => None,
        };
        let sealed = named.filter(|step| is_legal(self.law.play(), &self.scene.line, *step));
        self.one(Happening::Resumed { sealed })
    }
}
