//! Section 十.5: an offer made again in a row. Offers out of one's own time, and offers taken back, a foul in the base book,
//! are none here, and nothing comes of them: the base book's word to officials on how one offers stands.

use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::{Act, Actor, Asks, Deed, Facts, Finding, Incident, Matter, OfConduct, Refusal, Scene, WhyNot};
use crate::roc_113::ROC_113;
use crate::roc_113::desk::agreement::{Agreement, in_own_time, is_again};

/// Draws offered and agreed, and resignation.
#[derive(Clone, Copy, Debug)]
pub struct Offers;

impl Topic for Offers {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        match (deed.act, by.side()) {
            (Act::Offer { .. }, Some(side)) if !in_own_time(scene, side) && !is_again(scene, side) => {
                Some(Err(Refusal::new(WhyNot::NotYourTurn, vec![ROC_113.article("4.六.[J]")])))
            }
            (Act::WithdrawOffer, Some(side)) if scene.has_offered(side) => {
                Some(Err(Refusal::new(WhyNot::OfferStands, vec![ROC_113.article("4.六.[J]")])))
            }
            _ => Agreement.allows(scene, by, deed),
        }
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        let found = Agreement.notices(scene, by, deed).into_iter();
        found.filter(|found| !matches!(found.incident, Incident::Conduct(OfConduct::Conduct { .. }))).collect()
    }

    fn asks(&self, scene: &Scene, matter: &Matter) -> Vec<Asks> {
        Agreement.asks(scene, matter)
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        match &matter.incident {
            Incident::Conduct(OfConduct::Conduct { .. }) => None,
            _ => Agreement.remedies(scene, matter, facts),
        }
    }
}
