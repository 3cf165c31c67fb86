//! What players say.

use books::desk::{Act, Claim, Deed, Question, Refusal, WhyNot};
use contest::{Side, Sides};

use super::{Decided, Deciding, refuse};
use crate::happening::Happening;

impl Deciding<'_> {
    /// An offer counts once the turn in which it was made is over; made too soon after a refusal, it is none.
    pub(super) fn offer(&self) -> Result<Vec<Decided>, Refusal> {
        let side = self.side()?;
        let act = Act::Offer { conditional: false, witnessed: true };
        let repeated = !self.law.notices(self.scene, self.entry.by, &Deed::without_men(&act)).is_empty();
        Ok(if repeated { Vec::new() } else { self.one(Happening::Offered { side }) })
    }

    pub(super) fn accept(&self) -> Result<Vec<Decided>, Refusal> {
        let side = self.side()?;
        if self.is_offered(!side) {
            Ok(self.one(Happening::OfferAccepted { side }))
        } else {
            Err(refuse(WhyNot::NoOffer))
        }
    }

    pub(super) fn decline(&self) -> Result<Vec<Decided>, Refusal> {
        let side = self.side()?;
        if self.is_offered(!side) {
            Ok(self.one(Happening::OfferRefused { side }))
        } else {
            Err(refuse(WhyNot::NoOffer))
        }
    }

    /// Whether a side's offer waits for an answer.
    fn is_offered(&self, side: Side) -> bool {
        self.scene.awaits_answer(side) || (self.law.answers_at_once() && self.scene.has_offered(side))
    }

    /// An offer cannot be taken back, whatever the book: where the law takes notice of it that a side tries, that is all.
    pub(super) fn withdraw_offer(&self) -> Result<Vec<Decided>, Refusal> {
        let side = self.side()?;
        let finding = !self.law.notices(self.scene, self.entry.by, self.deed).is_empty();
        match self.scene.has_offered(side) {
            true if finding => Ok(Vec::new()),
            true => Err(refuse(WhyNot::OfferStands)),
            false => Err(refuse(WhyNot::NoOffer)),
        }
    }

    /// A claim about a matter that is noted already raises that one.
    pub(super) fn claim(&self, claim: &Claim) -> Result<Vec<Decided>, Refusal> {
        self.side()?;
        let noted = self.law.claims(self.scene, claim);
        Ok(noted.map(|matter| self.one(Happening::Raised { matter })).unwrap_or_default())
    }

    pub(super) fn ask(&self, question: Question) -> Result<Vec<Decided>, Refusal> {
        let side = self.side()?;
        let tally = if question == Question::Count { self.law.count(self.scene) } else { None };
        let (count, checks) = (tally.map(|tally| tally.moves), tally.and_then(|tally| tally.checks));
        let times = |side| self.scene.left(side);
        let left = match (question, times(side), times(!side)) {
            (Question::Time, Some(_), Some(_)) => Some(Sides::from_fn(|side| times(side).unwrap_or_default())),
            _ => None,
        };
        let first = left.and_then(|_| self.law.told_first(self.scene, side));
        Ok(self.one(Happening::Answered { question, side, count, checks, left, first }))
    }
}
