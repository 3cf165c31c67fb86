//! Articles 103, 104 and 125, and schedule 5: breaking a game off and resuming it.

use super::{cite, finding, refused, remedy};
use crate::Article;
use crate::desk::sealing::{another, opened};
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::xiangqi_play::Xiangqi;
use crate::desk::{
    Act, Actor, AdjournGround, Deed, Effect, Fact, Facts, Finding, FoulKind, Grade, Incident, Matter, OfMove, Phase,
    Refusal, Remedy, Scene, Slip, SlipItem, WhyNot,
};

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Adjourn;

impl Topic for Adjourn {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        let spoken =
            matches!(deed.act, Act::Adjourn { .. } | Act::Seal { .. } | Act::SetResumption { .. } | Act::Resume);
        spoken.then(|| allows(scene, by, deed))
    }

    fn notices(&self, scene: &Scene, _: Actor, deed: &Deed) -> Vec<Finding> {
        notices(scene, deed)
    }

    fn remedies(&self, _: &Scene, matter: &Matter, _: &Facts) -> Option<Remedied> {
        let of_seal =
            matches!(matter.incident, Incident::Move(OfMove::NotTheSealedMove { .. } | OfMove::SealedIllegal { .. }));
        of_seal.then(|| remedies(matter))
    }
}

/// What an act about an interruption rests on.
pub fn allows(scene: &Scene, by: Actor, deed: &Deed) -> Result<Vec<Article>, Refusal> {
    match deed.act {
        Act::Adjourn { ground } => adjourns(scene, by, *ground),
        Act::Seal { .. } if by.side() != Some(scene.to_move()) => Err(refused(WhyNot::NotYourTurn, &["103(1)(a)"])),
        Act::Seal { slip } => sealed(scene, slip),
        Act::SetResumption { .. } if by != Actor::Chief => Err(refused(WhyNot::NeedsGrade(Grade::Chief), &["103(2)"])),
        Act::SetResumption { .. } if !matches!(scene.phase, Phase::Adjourned(_)) => {
            Err(refused(WhyNot::NoGround, &["103(2)"]))
        }
        Act::SetResumption { when, .. } if *when < scene.now => Err(refused(WhyNot::TooLate, &["103(2)"])),
        Act::SetResumption { .. } => Ok(cite(&["103(2)"])),
        _ => resumes(scene, by),
    }
}

/// Article 103(1): the charter, the format or a higher power must call for it.
fn adjourns(scene: &Scene, by: Actor, ground: AdjournGround) -> Result<Vec<Article>, Refusal> {
    if !matches!(by, Actor::Chief | Actor::Staff) {
        return Err(refused(WhyNot::NeedsGrade(Grade::Chief), &["103(1)"]));
    }
    match ground {
        AdjournGround::ForceMajeure => Ok(cite(&["103(1)", "103(1)(a)"])),
        AdjournGround::Format if scene.arrangements.adjournable => Ok(cite(&["103(1)", "103(1)(a)"])),
        AdjournGround::Format | AdjournGround::Other => Err(refused(WhyNot::NoGround, &["103(1)"])),
    }
}

/// Schedule 5: what the paper must say.
fn sealed(scene: &Scene, slip: &Slip) -> Result<Vec<Article>, Refusal> {
    let timed = scene.clock.is_some();
    let items = [
        (slip.event.is_some(), SlipItem::Event, "sch5.1"),
        (slip.players.is_some(), SlipItem::Players, "sch5.2"),
        (slip.round.is_some(), SlipItem::Round, "sch5.3"),
        (slip.table.is_some(), SlipItem::Table, "sch5.4"),
        (slip.turn == Some(scene.to_move()), SlipItem::Turn, "sch5.5"),
        (slip.number.is_some() || !scene.arrangements.recorded, SlipItem::Number, "sch5.6"),
        (slip.text.is_some(), SlipItem::Text, "sch5.7"),
        (slip.left.is_some() || !timed, SlipItem::Left, "sch5.8"),
    ];
    match items.into_iter().find(|(there, _, _)| !there) {
        Some((_, item, clause)) => Err(refused(WhyNot::SlipLacks(item), &["103(1)(b)", clause])),
        None => Ok(cite(&["103(1)(a)", "103(1)(b)", "103(1)(c)"])),
    }
}

/// Article 104: at the time announced, whoever is there.
fn resumes(scene: &Scene, by: Actor) -> Result<Vec<Article>, Refusal> {
    let Phase::Adjourned(adjournment) = &scene.phase else { return Err(refused(WhyNot::NoGround, &["104"])) };
    if by.grade().is_none() {
        return Err(refused(WhyNot::NeedsGrade(Grade::Chief), &["104"]));
    }
    if adjournment.slip.is_none() {
        return Err(refused(WhyNot::SlipLacks(SlipItem::Text), &["103(1)(b)"]));
    }
    match adjournment.resumes {
        None => Err(refused(WhyNot::TooEarly, &["103(2)"])),
        Some(when) if scene.now < when => Err(refused(WhyNot::TooEarly, &["104"])),
        Some(_) => Ok(cite(&["104", "104(a)"])),
    }
}

/// A sealed move that turns out illegal when the paper is opened.
pub fn notices(scene: &Scene, deed: &Deed) -> Vec<Finding> {
    let found = if *deed.act == Act::Resume { opened(&Xiangqi, scene) } else { None };
    found.map(|incident| finding(incident, Some(scene.to_move()), &["103(1)(a)", "sch5.7"])).into_iter().collect()
}

/// Article 125: another move than the sealed one is that, whatever else it may be.
pub fn not_sealed(scene: &Scene, by: Actor, deed: &Deed, found: Vec<Finding>) -> Vec<Finding> {
    let Some(incident) = another(scene, scene.sealed, by, deed) else { return found };
    let others = found.into_iter().filter(|finding| {
        !matches!(finding.incident, Incident::Move(OfMove::UnboundMove { .. } | OfMove::IllegalMove { .. }))
    });
    std::iter::once(finding(incident, by.side(), &["104(b)", "125"])).chain(others).collect()
}

/// Article 125, and by its pattern an illegal sealed move.
pub fn remedies(matter: &Matter) -> Result<Remedy, Refusal> {
    let side = matter.side.ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Against), &[]))?;
    let foul = Effect::Foul { side, kind: FoulKind::Technical };
    Ok(match &matter.incident {
        Incident::Move(OfMove::NotTheSealedMove { ply, sealed }) => {
            let to = ply.checked_sub(1).ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Ply), &["125"]))?;
            let bind = Effect::Bind { side, mover: Some(sealed.from), victim: None, to: Some(sealed.to) };
            remedy(&["125", "104(b)"], vec![Effect::Restore { to }, bind, foul])
        }
        Incident::Move(OfMove::SealedIllegal { mover }) => {
            let bind = mover.map(|mover| Effect::Bind { side, mover: Some(mover), victim: None, to: None });
            remedy(&["103(1)(a)", "53"], bind.into_iter().chain([foul]).collect())
        }
        _ => return Err(refused(WhyNot::FactsMissing(Fact::Subject), &[])),
    })
}

/// Who may rule on a matter of a resumption, if it is one.
pub fn authority(incident: &Incident) -> Option<(Grade, &'static str)> {
    matches!(incident, Incident::Move(OfMove::SealedIllegal { .. })).then_some((Grade::Referee, "106(2)(b)(viii)"))
}
