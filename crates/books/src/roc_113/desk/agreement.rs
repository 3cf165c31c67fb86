//! Chapter 2, section 2, A6 and B1, chapter 3, section 9, 五, and chapter 4, 六 `[J]`: resignation and draws agreed.

use contest::Side;

use super::{cite, finding, offender, refused, remedy};
use crate::desk::timing::whose;
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::{
    Act, Actor, Asks, Claim, Deed, Effect, Fact, Facts, Finding, Form, FoulKind, Incident, Matter, OfClaim, OfConduct,
    OfResult, Offer, Phase, Reason, Scene, Verdict, WhyNot,
};

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Agreement;

/// An offer must be made in one's own time.
const UNTIMELY: &str = "3.9.五.提和";
/// An offer must not be taken back.
const WITHDRAWN: &str = "3.9.五.撤回";

impl Topic for Agreement {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        let refusal = |why, clauses: &[&'static str]| Some(Err(refused(why, clauses)));
        match (deed.act, by.side()) {
            (Act::Resign, _) if matches!(scene.phase, Phase::Waiting) => refusal(WhyNot::NotStarted, &["2.2.A6"]),
            (Act::Resign, _) => Some(Ok(cite(&["2.2.A6"]))),
            (Act::Offer { .. }, Some(side)) if in_own_time(scene, side) => Some(Ok(cite(&[UNTIMELY, "4.六.[J]"]))),
            (Act::Accept, Some(side)) if matches!(scene.offers[!side], Offer::Refused { .. }) => {
                refusal(WhyNot::OfferRefused, &["3.9.五.拒絕", "4.六.[J]"])
            }
            (Act::Accept, _) => Some(Ok(cite(&["2.2.B1.同意"]))),
            (Act::Decline, _) => Some(Ok(cite(&["3.9.五.拒絕", "4.六.[J]"]))),
            (Act::WithdrawOffer, Some(side)) if scene.has_offered(side) => Some(Ok(cite(&[WITHDRAWN, "4.六.[J]"]))),
            (Act::Claim { claim: Claim::OfficialDraw }, _) => Some(Ok(cite(&["2.2.B1.裁判"]))),
            _ => None,
        }
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        let Some(side) = by.side() else { return Vec::new() };
        match deed.act {
            Act::Resign => vec![finding(Incident::Result(OfResult::Resignation), Some(side), &["2.2.A6"])],
            Act::Accept if scene.has_offered(!side) => {
                vec![finding(Incident::Result(OfResult::AgreedDraw), None, &["2.2.B1.同意"])]
            }
            Act::Claim { claim: claim @ Claim::OfficialDraw } => {
                let incident = Incident::Claim(OfClaim::Claimed { claim: claim.clone() });
                vec![finding(incident, Some(side), &["2.2.B1.裁判"])]
            }
            Act::Offer { .. } if is_again(scene, side) => {
                vec![finding(Incident::Result(OfResult::RepeatedOffer), Some(side), &["3.9.五.連續", "4.六.[J]"])]
            }
            Act::Offer { .. } if !in_own_time(scene, side) => vec![breach(side, UNTIMELY)],
            Act::WithdrawOffer if scene.has_offered(side) => vec![breach(side, WITHDRAWN)],
            _ => Vec::new(),
        }
    }

    fn asks(&self, _: &Scene, matter: &Matter) -> Vec<Asks> {
        match matter.incident {
            Incident::Result(OfResult::Resignation) => vec![Fact::Refused.alone()],
            Incident::Claim(OfClaim::Claimed { claim: Claim::OfficialDraw }) => vec![Fact::Drawn.alone()],
            _ => Vec::new(),
        }
    }

    fn remedies(&self, _: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        match &matter.incident {
            Incident::Result(OfResult::Resignation) => Some(resigned(matter, facts)),
            Incident::Result(OfResult::AgreedDraw) => {
                let verdict = Verdict::draw(Form::Ordinary, Reason::AgreedDraw);
                Some(Ok(remedy(&["2.2.B1.同意"], vec![Effect::End { verdict }])))
            }
            Incident::Result(OfResult::RepeatedOffer) => Some(foul(matter, &["3.9.五.連續", "4.六.[J]"])),
            Incident::Conduct(OfConduct::Conduct { clause }) if clause == UNTIMELY => {
                Some(foul(matter, &[UNTIMELY, "4.六.[J]"]))
            }
            Incident::Conduct(OfConduct::Conduct { clause }) if clause == WITHDRAWN => {
                Some(foul(matter, &[WITHDRAWN, "4.六.[J]"]))
            }
            Incident::Claim(OfClaim::Claimed { claim: Claim::OfficialDraw }) => Some(judged(facts)),
            _ => None,
        }
    }
}

/// An offer made or taken back against a clause.
fn breach(side: Side, clause: &'static str) -> Finding {
    finding(Incident::Conduct(OfConduct::Conduct { clause: clause.to_owned() }), Some(side), &[clause, "4.六.[J]"])
}

/// Whether it is a side's own time, for all that is known.
pub fn in_own_time(scene: &Scene, side: Side) -> bool {
    scene.is_turn_unknown() || whose(scene) == side
}

/// Whether a side offers again before the other side has offered in its turn.
pub fn is_again(scene: &Scene, side: Side) -> bool {
    scene.has_offered(side) || matches!(scene.offers[side], Offer::Refused { .. })
}

/// A6: a resignation needs the official's consent.
fn resigned(matter: &Matter, facts: &Facts) -> Remedied {
    let verdict = Verdict::loses(offender(matter)?, Form::Ordinary, Reason::Resignation);
    let effect = if facts.refused { Effect::PlayOn } else { Effect::End { verdict } };
    Ok(remedy(&["2.2.A6"], vec![effect]))
}

fn foul(matter: &Matter, clauses: &[&'static str]) -> Remedied {
    let side = offender(matter)?;
    Ok(remedy(clauses, vec![Effect::Foul { side, kind: FoulKind::Technical }]))
}

/// B1: the official judges it a draw, or not.
fn judged(facts: &Facts) -> Remedied {
    let verdict = Verdict::draw(Form::Ordinary, Reason::OfficialDraw);
    match facts.drawn {
        None => Err(refused(WhyNot::FactsMissing(Fact::Drawn), &["2.2.B1.裁判"])),
        Some(true) => Ok(remedy(&["2.2.B1.裁判"], vec![Effect::End { verdict }])),
        Some(false) => Ok(remedy(&["2.2.B1.裁判"], vec![Effect::PlayOn])),
    }
}
