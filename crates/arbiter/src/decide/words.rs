//! What players say.

use clock::Sides;
use rulebook::desk::{Act, Claim, Offer, Question, Refusal, WhyNot};

use super::{Decided, Deciding, refuse};
use crate::event::Event;

impl Deciding<'_> {
    /// An offer counts once the turn in which it was made is over; made too soon after a refusal, it is none.
    pub(super) fn offer(&self) -> Result<Vec<Decided>, Refusal> {
        let side = self.side()?;
        let act = Act::Offer { conditional: false, witnessed: true };
        let repeated = !self.law.notices(self.scene, self.entry.by, &act).is_empty();
        Ok(if repeated { Vec::new() } else { self.one(Event::Offered { side }) })
    }

    pub(super) fn accept(&self) -> Result<Vec<Decided>, Refusal> {
        let side = self.side()?;
        let offering = self.law.offers_at_once() && self.scene.turn.offering && side != self.scene.to_move();
        match self.scene.offers[!side] {
            Offer::Open => Ok(self.one(Event::OfferAccepted { side })),
            _ if offering => Ok(self.one(Event::OfferAccepted { side })),
            _ => Err(refuse(WhyNot::NoOffer)),
        }
    }

    pub(super) fn decline(&self) -> Result<Vec<Decided>, Refusal> {
        let side = self.side()?;
        match self.scene.offers[!side] {
            Offer::Open => Ok(self.one(Event::OfferRefused { side })),
            _ => Err(refuse(WhyNot::NoOffer)),
        }
    }

    /// A claim about a matter that is noted already raises that one.
    pub(super) fn claim(&self, claim: &Claim) -> Result<Vec<Decided>, Refusal> {
        self.side()?;
        let noted = self.law.claims(self.scene, claim);
        Ok(noted.map(|matter| self.one(Event::Raised { matter })).unwrap_or_default())
    }

    pub(super) fn ask(&self, question: Question) -> Result<Vec<Decided>, Refusal> {
        let side = self.side()?;
        let count = match question {
            Question::Count => self.law.count(self.scene),
            _ => None,
        };
        let times = |side| self.scene.left(side);
        let left = match (question, times(side), times(!side)) {
            (Question::Time, Some(_), Some(_)) => Some(Sides::from_fn(|side| times(side).unwrap_or_default())),
            _ => None,
        };
        Ok(self.one(Event::Answered { question, side, count, left }))
    }
}
