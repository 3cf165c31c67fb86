//! Sections 六 and 十: the clock. A press before the move is a technical foul here, with another hand a violation.

use ::clock::Side;

use super::super::super::roc::desk::clock::Clock as Base;
use super::{cite, handling, noticed, offender};
use crate::Book;
use crate::desk::timing::turned_back;
use crate::desk::topic::{Allowed, Handled, Topic};
use crate::desk::{Act, Actor, Effect, Facts, FoulKind, Handling, Matter, Noticed, Scene, Subject};

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
            Subject::Overstepped => Some(Base.handles(scene, matter, facts)?.map(|mut done| {
                done.under.extend(cite(&[if scene.arrangements.recorded { "六.甲組" } else { "六.乙組" }]));
                done
            })),
            _ => Base.handles(scene, matter, facts),
        }
    }
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
