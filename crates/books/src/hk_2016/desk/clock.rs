//! Sections 六 and 十: the clock. A press before the move is a technical foul here, with another hand a violation.

use ::clock::Millis;
use contest::Side;

use super::board::counted_already;
use super::{finding, offender, remedy, unit};
use crate::Article;
use crate::desk::timing::turned_back;
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::{
    Actor, Asks, Deed, Effect, Fact, Facts, Finding, FoulKind, Incident, Matter, Meddling, OfClock, OfMove, Remedy,
    Scene,
};
use crate::roc_113::ROC_113;
use crate::roc_113::desk::clock::{Clock as Base, meddled_with};

/// What is done with the clock.
#[derive(Clone, Copy, Debug)]
pub struct Clock;

impl Topic for Clock {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        Base.allows(scene, by, deed)
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        let spoken = |found: Finding| match found.incident {
            Incident::Clock(OfClock::EarlyPress) => finding(found.incident, found.side, &["十.技術犯規.7"]),
            Incident::Clock(OfClock::OtherHandPress) => finding(found.incident, found.side, &["十.違例.2"]),
            _ => found,
        };
        if let (Some(side), Some(how)) = (by.side(), Meddling::of(deed.act)) {
            let incident = Incident::Clock(OfClock::ClockHandled { deliberate: true, how: Some(how) });
            return vec![finding(incident, Some(side), &["十.技術犯規.4"])];
        }
        Base.notices(scene, by, deed).into_iter().map(spoken).collect()
    }

    fn finds(&self, scene: &Scene) -> Option<Finding> {
        Base.finds(scene)
    }

    fn asks(&self, scene: &Scene, matter: &Matter) -> Vec<Asks> {
        match matter.incident {
            Incident::Clock(OfClock::ClockHandled { deliberate: true, .. }) => {
                vec![Fact::Accepted.alone(), Fact::Left.alone()]
            }
            _ => Base.asks(scene, matter),
        }
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        match &matter.incident {
            Incident::Clock(OfClock::EarlyPress) => Some(offender(matter).map(|side| early(scene, matter, side))),
            Incident::Clock(OfClock::OtherHandPress) => Some(
                offender(matter)
                    .map(|side| remedy(&["十.違例.2"], vec![Effect::Foul { side, kind: FoulKind::Violation }])),
            ),
            Incident::Clock(OfClock::HardPress) => Some(offender(matter).map(|side| Remedy {
                under: vec![ROC_113.article("3.2.一.手")],
                effects: vec![Effect::Caution { side }],
            })),
            Incident::Clock(OfClock::ClockHandled { deliberate, .. }) => Some(offender(matter).map(|side| {
                let fouled = Some(side).filter(|_| *deliberate && !facts.accepted);
                remedy(&["十.技術犯規.4"], meddled_with(scene, fouled, facts))
            })),
            Incident::Clock(OfClock::Overstepped) => Some(Base.remedies(scene, matter, facts)?.map(|mut done| {
                done.under.extend(group(scene));
                done
            })),
            _ => Base.remedies(scene, matter, facts),
        }
    }
}

/// 六: the group that records its moves, and the one that does not, have times of their own; games may be played at others.
fn group(scene: &Scene) -> Option<Article> {
    let (unit, bonus) = if scene.arrangements.recorded { (unit("六.甲組"), 20) } else { (unit("六.乙組"), 10) };
    let time = scene.arrangements.time.as_ref()?;
    let of_group = |side: Side| {
        let control = time.side(side);
        let plain = control.stages().len() == 1 && control.is_sudden_death();
        plain && control.base() == Millis::from_mins(60) && control.per_move() == Millis::from_secs(bonus)
    };
    Side::BOTH.into_iter().all(of_group).then_some(unit)
}

/// 7: a technical foul, if the move that follows is made by the rules; if it is not, that is the foul.
fn early(scene: &Scene, matter: &Matter, side: Side) -> Remedy {
    let next = scene.line.plies().iter().find(|ply| ply.side == side && ply.turn >= matter.turn && ply.at >= matter.at);
    let wrong_move = |other: &Matter| matches!(other.incident, Incident::Move(OfMove::IllegalMove { .. }));
    let effect = match next {
        _ if counted_already(scene, matter, wrong_move) => Effect::PlayOn,
        Some(ply) if !ply.legal => Effect::PlayOn,
        _ => Effect::Foul { side, kind: FoulKind::Technical },
    };
    remedy(&["十.技術犯規.7"], std::iter::once(effect).chain(turned_back(scene)).collect())
}
