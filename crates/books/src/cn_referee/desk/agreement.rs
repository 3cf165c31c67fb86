//! Articles 2.1 and 9: draws offered and agreed, resignation.

use contest::Side;

use super::{cite, clock, finding, offender, refused, remedy};
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::{
    Act, Actor, Deed, Effect, Facts, Finding, Form, Incident, Matter, OfResult, Offer, Phase, Reason, Scene, Verdict,
    WhyNot,
};

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Agreement;

impl Topic for Agreement {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        let side = by.side()?;
        match deed.act {
            Act::Resign if matches!(scene.phase, Phase::Waiting) => {
                Some(Err(refused(WhyNot::NotStarted, &["9(1)⑤", "9.权限"])))
            }
            Act::Resign => Some(Ok(cite(&["9(1)⑤"]))),
            Act::Offer { .. } => Some(offers(scene, side)),
            Act::WithdrawOffer if scene.offers[side] == Offer::Open => {
                Some(Err(refused(WhyNot::OfferStands, &["2.1.撤回"])))
            }
            Act::Accept if matches!(scene.offers[!side], Offer::Refused { .. }) => {
                Some(Err(refused(WhyNot::OfferRefused, &["2.1.拒绝"])))
            }
            Act::Accept => Some(Ok(cite(&["9(2)④"]))),
            Act::Decline => Some(Ok(cite(&["2.1.拒绝"]))),
            _ => None,
        }
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        let Some(side) = by.side() else { return Vec::new() };
        match deed.act {
            Act::Resign => vec![finding(Incident::Result(OfResult::Resignation), Some(side), &["9(1)⑤"])],
            Act::Accept if scene.awaits_answer(!side) => {
                vec![finding(Incident::Result(OfResult::AgreedDraw), None, &["9(2)④"])]
            }
            _ => Vec::new(),
        }
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, _: &Facts) -> Option<Remedied> {
        let end = |clause, verdict| {
            let mut done = remedy(&[clause, "9.权限"], vec![Effect::End { verdict }]);
            done.under.extend(clock::unpressed(scene).under);
            done
        };
        match &matter.incident {
            Incident::Result(OfResult::Resignation) => Some(
                offender(matter).map(|side| end("9(1)⑤", Verdict::loses(side, Form::Ordinary, Reason::Resignation))),
            ),
            Incident::Result(OfResult::AgreedDraw) => {
                Some(Ok(end("9(2)④", Verdict::draw(Form::Ordinary, Reason::AgreedDraw))))
            }
            Incident::Result(OfResult::AgreedEnding { name, outcome }) => {
                Some(match scene.arrangements.agreed_endings.get(name) {
                    Some(agreed) if agreed == outcome => {
                        let verdict = Verdict { outcome: *outcome, form: Form::Ordinary, reason: Reason::AgreedEnding };
                        Ok(remedy(&[], vec![Effect::End { verdict }]))
                    }
                    _ => Err(refused(WhyNot::NotAgreed, &["9.权限"])),
                })
            }
            _ => None,
        }
    }
}

/// An offer comes after one's own move and before the press, and in turns with the other side's; when it came is not known at
/// a board that nobody kept.
fn offers(scene: &Scene, side: Side) -> Allowed {
    if scene.is_turn_unknown() {
        let again = scene.has_offered(side) || scene.offers[side] != Offer::None;
        return if again { Err(refused(WhyNot::NotYourTurn, &["2.1.轮流"])) } else { Ok(cite(&["2.1.轮流"])) };
    }
    if side == scene.to_move() {
        return Err(refused(WhyNot::TooEarly, &["2.1.时机"]));
    }
    if scene.offers[side] != Offer::None {
        return Err(refused(WhyNot::NotYourTurn, &["2.1.轮流"]));
    }
    if scene.line.is_empty() {
        return Err(refused(WhyNot::TooEarly, &["2.1.时机"]));
    }
    if scene.clock.is_some() && scene.presses[side].due.is_none() {
        return Err(refused(WhyNot::TooLate, &["2.1.时机"]));
    }
    Ok(cite(&["2.1.时机", "2.1.轮流"]))
}
