//! Articles 69, 70(2) and 123: resignation and draws agreed, and 71(2): endings agreed before the game.

use contest::Side;

use super::{cite, finding, in_event, offender, refused, remedy};
use crate::Article;
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::{
    Act, Actor, Deed, Effect, Facts, Finding, Form, FoulKind, Incident, Matter, OfResult, Offer, Outcome, Phase,
    Reason, Refusal, Remedy, Scene, Verdict, WhyNot,
};

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Agreement;

impl Topic for Agreement {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        let spoken = matches!(deed.act, Act::Resign | Act::Offer { .. } | Act::Accept | Act::Decline);
        spoken.then(|| allows(scene, by, deed))
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        notices(scene, by, deed)
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, _: &Facts) -> Option<Remedied> {
        let agreed = matches!(
            matter.incident,
            Incident::Result(
                OfResult::Resignation | OfResult::AgreedDraw | OfResult::RepeatedOffer | OfResult::AgreedEnding { .. }
            )
        );
        agreed.then(|| remedies(scene, matter))
    }
}

/// What resigning, offering and answering rest on.
pub fn allows(scene: &Scene, by: Actor, deed: &Deed) -> Result<Vec<Article>, Refusal> {
    let Some(side) = by.side() else { return Err(refused(WhyNot::NotYours, &["69(1)"])) };
    match deed.act {
        Act::Resign if scene.phase == Phase::Waiting => Err(refused(WhyNot::NotStarted, &["69(1)"])),
        Act::Resign => Ok(in_event(scene, &["69(1)"], &["123(1)"])),
        Act::Offer { conditional, witnessed } => offers(scene, side, *conditional, *witnessed),
        Act::Accept => match scene.offers[!side] {
            Offer::Refused { .. } => Err(refused(WhyNot::OfferRefused, &["69(2)(c)(i)"])),
            _ => Ok(in_event(scene, &["69(2)(e)"], &["123(2)(b)"])),
        },
        _ => Ok(in_event(scene, &["69(2)(c)(i)"], &["123(2)(b)"])),
    }
}

/// An offer is unconditional, made in one's own turn, in an event before an official.
fn offers(scene: &Scene, side: Side, conditional: bool, witnessed: bool) -> Result<Vec<Article>, Refusal> {
    if conditional {
        return Err(refused(WhyNot::Conditional, &["69(2)(a)"]));
    }
    if !scene.may_have_turn(side) {
        return Err(refused(WhyNot::NotYourTurn, &["69(2)(b)"]));
    }
    if scene.arrangements.competition && !witnessed {
        return Err(refused(WhyNot::NoOfficialThere, &["123(2)(a)"]));
    }
    let own: &[_] = if side == scene.to_move() { &["69(2)(a)", "69(2)(b)"] } else { &["69(2)(a)"] };
    Ok(in_event(scene, own, &["123(2)(a)"]))
}

/// A resignation, a draw agreed, an offer made again too soon.
pub fn notices(scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
    let Some(side) = by.side() else { return Vec::new() };
    match deed.act {
        Act::Resign => vec![finding(Incident::Result(OfResult::Resignation), Some(side), &["69(1)"])],
        Act::Accept if scene.awaits_answer(!side) => {
            vec![finding(Incident::Result(OfResult::AgreedDraw), None, &["69(2)(e)"])]
        }
        Act::Offer { .. } if is_too_soon(scene, side) => {
            vec![finding(Incident::Result(OfResult::RepeatedOffer), Some(side), &["69(2)(c)(ii)"])]
        }
        _ => Vec::new(),
    }
}

/// Whether a side's last offer was refused, and neither the other side's men nor its own offers have changed since.
fn is_too_soon(scene: &Scene, side: Side) -> bool {
    matches!(scene.offers[side], Offer::Refused { men } if men == scene.line.now().count(!side))
}

/// How the game ends by agreement; what a repeated offer costs.
pub fn remedies(scene: &Scene, matter: &Matter) -> Result<Remedy, Refusal> {
    let (own, in_events, verdict): (&[_], &[_], _) = match &matter.incident {
        Incident::Result(OfResult::Resignation) => {
            let verdict = Verdict::loses(offender(matter)?, Form::Ordinary, Reason::Resignation);
            (&["69(1)", "68(1)"], &["123(1)"], verdict)
        }
        Incident::Result(OfResult::AgreedDraw) => {
            (&["69(2)(e)", "68(1)"], &["123(2)(b)"], Verdict::draw(Form::Ordinary, Reason::AgreedDraw))
        }
        Incident::Result(OfResult::AgreedEnding { name, outcome }) => return agreed_ending(scene, name, *outcome),
        _ => return Ok(repeated(scene, offender(matter)?)),
    };
    Ok(Remedy { under: in_event(scene, own, in_events), effects: vec![Effect::End { verdict }] })
}

/// In an event a technical foul; else the game is lost, as by one who does not want to play.
fn repeated(scene: &Scene, side: Side) -> Remedy {
    if scene.arrangements.competition {
        let foul = Effect::Foul { side, kind: FoulKind::Technical };
        remedy(&["69(2)(c)(ii)", "123(2)(c)"], vec![foul])
    } else {
        let verdict = Verdict::loses(side, Form::Forced, Reason::RepeatedOffers);
        remedy(&["69(2)(c)(ii)", "70(2)", "68(1)"], vec![Effect::End { verdict }])
    }
}

/// Whether the sides agreed on this ending before the game.
pub fn was_agreed(scene: &Scene, name: &str, outcome: Outcome) -> Result<Vec<Article>, Refusal> {
    match scene.arrangements.agreed_endings.get(name) {
        Some(agreed) if *agreed == outcome => Ok(cite(&["68(2)", "71(2)(a)"])),
        _ => Err(refused(WhyNot::NotAgreed, &["68(2)", "71(2)(a)"])),
    }
}

/// Article 71(2): the official rules as was agreed, over nothing that ended the game.
fn agreed_ending(scene: &Scene, name: &str, outcome: Outcome) -> Result<Remedy, Refusal> {
    if scene.result().is_some() {
        return Err(refused(WhyNot::CannotOverride, &["71(2)(b)"]));
    }
    let under = was_agreed(scene, name, outcome)?;
    let verdict = Verdict { outcome, form: Form::Ordinary, reason: Reason::AgreedEnding };
    Ok(Remedy { under, effects: vec![Effect::End { verdict }] })
}
