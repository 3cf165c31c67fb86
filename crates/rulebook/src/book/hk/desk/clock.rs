//! Sections 六 and 十: the clock. A press before the move is a technical foul here, with another hand a violation.

use ::clock::{Millis, Side};

use super::super::super::roc::desk::clock::{Clock as Base, meddled_with};
use super::{handling, noticed, offender, unit};
use crate::desk::timing::turned_back;
use crate::desk::topic::{Allowed, Handled, Topic};
use crate::desk::{Act, Actor, Effect, Facts, FoulKind, Handling, Matter, Meddling, Noticed, Scene, Subject};
use crate::{Article, Book};

/// What is done with the clock.
#[derive(Clone, Copy, Debug)]
pub struct Clock;

impl Topic for Clock {
    fn allows(&self, scene: &Scene, by: Actor, act: &Act) -> Option<Allowed> {
        Base.allows(scene, by, act)
    }

    fn notices(&self, scene: &Scene, by: Actor, act: &Act) -> Vec<Noticed> {
        let spoken = |found: Noticed| match found.subject {
            Subject::EarlyPress => noticed(found.subject, found.side, &["十.技術犯規.7"]),
            Subject::OtherHandPress => noticed(found.subject, found.side, &["十.違例.2"]),
            _ => found,
        };
        if let (Some(side), Some(how)) = (by.side(), Meddling::of(act)) {
            let subject = Subject::ClockHandled { deliberate: true, how: Some(how) };
            return vec![noticed(subject, Some(side), &["十.技術犯規.4"])];
        }
        Base.notices(scene, by, act).into_iter().map(spoken).collect()
    }

    fn finds(&self, scene: &Scene) -> Option<Noticed> {
        Base.finds(scene)
    }

    fn handles(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Handled> {
        match &matter.subject {
            Subject::EarlyPress => Some(offender(matter).map(|side| early(scene, matter, side))),
            Subject::OtherHandPress => Some(
                offender(matter)
                    .map(|side| handling(&["十.違例.2"], vec![Effect::Foul { side, kind: FoulKind::Violation }])),
            ),
            Subject::HardPress => Some(offender(matter).map(|side| Handling {
                under: vec![Book::Roc113.article("3.2.一.手")],
                effects: vec![Effect::Caution { side }],
            })),
            Subject::ClockHandled { deliberate, .. } => Some(offender(matter).map(|side| {
                let fouled = Some(side).filter(|_| *deliberate && !facts.accepted);
                handling(&["十.技術犯規.4"], meddled_with(scene, fouled, facts))
            })),
            Subject::Overstepped => Some(Base.handles(scene, matter, facts)?.map(|mut done| {
                done.under.extend(group(scene));
                done
            })),
            _ => Base.handles(scene, matter, facts),
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
fn early(scene: &Scene, matter: &Matter, side: Side) -> Handling {
    let next = scene.line.plies().iter().find(|ply| ply.side == side && ply.turn >= matter.turn && ply.at >= matter.at);
    let effect = match next {
        Some(ply) if !ply.legal => Effect::PlayOn,
        _ => Effect::Foul { side, kind: FoulKind::Technical },
    };
    handling(&["十.技術犯規.7"], std::iter::once(effect).chain(turned_back(scene)).collect())
}
