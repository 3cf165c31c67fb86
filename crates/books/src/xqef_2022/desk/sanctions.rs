//! Articles 128 and 129: lawful rulings, their order, and the chief's power to raise them.

use contest::Side;

use super::{cite, refused};
use crate::desk::topic::{Allowed, Topic};
use crate::desk::{
    Act, Actor, Deed, Effect, Form, FoulKind, Grade, Matter, MatterId, Outcome, Remedy, Sanction, Scene, Standing,
    WhyNot,
};

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Sanctions;

impl Topic for Sanctions {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        match deed.act {
            Act::Sanction { against, sanction, instead_of } => {
                Some(allows(scene, by, (*against, sanction), *instead_of))
            }
            _ => None,
        }
    }
}

/// The clause of article 128(1) that knows a penalty, and where it stands in the order of 128(2).
fn known(sanction: &Sanction) -> Option<(&'static str, u8)> {
    Some(match sanction {
        Sanction::Caution => ("128(1)(a)", 1),
        Sanction::CorrectAfter(_) => ("128(1)(b)", 2),
        Sanction::CorrectNow(_) => ("128(1)(c)", 3),
        Sanction::PressFault => ("128(1)(d)(i)", 4),
        Sanction::RecordFault => ("128(1)(d)(ii)", 5),
        Sanction::TechnicalFoul => ("128(1)(d)(iii)", 6),
        Sanction::Result(_) | Sanction::SpecialResult(_) => ("128(1)(e)", RESULT),
        Sanction::Expel => ("128(1)(f)", 8),
        Sanction::Disqualify => ("128(1)(g)", 9),
        Sanction::Refer => ("128(1)(h)", 10),
        Sanction::Other(_) => return None,
    })
}

/// Where the result of a game stands in the order of 128(2): what is lighter is a matter of a game that is being played.
const RESULT: u8 = 7;

/// The clause of article 128(1) that knows what a ruling does, where that stands in the order, and the side that bears it;
/// none for both, or for somebody who is no player.
fn lawful(effect: &Effect) -> Option<(&'static str, u8, Option<Side>)> {
    Some(match effect {
        Effect::Caution { side } => ("128(1)(a)", 1, Some(*side)),
        Effect::CorrectAfter { side, .. } => ("128(1)(b)", 2, Some(*side)),
        Effect::CorrectNow { side, .. } => ("128(1)(c)", 3, Some(*side)),
        Effect::Foul { side, kind } | Effect::FoulIn { side, kind, .. } => match kind {
            FoulKind::Press => ("128(1)(d)(i)", 4, Some(*side)),
            FoulKind::Record => ("128(1)(d)(ii)", 5, Some(*side)),
            _ => ("128(1)(d)(iii)", 6, Some(*side)),
        },
        Effect::End { verdict } | Effect::Settle { verdict } if verdict.form != Form::Ordinary => {
            ("128(1)(e)", RESULT, verdict.outcome.winner().map(|winner| !winner))
        }
        Effect::Expel { .. } => ("128(1)(f)", 8, None),
        Effect::Disqualify { side } => ("128(1)(g)", 9, Some(*side)),
        Effect::Refer { side } => ("128(1)(h)", 10, Some(*side)),
        _ => return None,
    })
}

/// A ruling in an event, with the clauses by which what it does is lawful.
pub fn grounded(scene: &Scene, done: Remedy) -> Remedy {
    if !scene.arrangements.competition {
        return done;
    }
    let mut clauses: Vec<&'static str> = done.effects.iter().filter_map(lawful).map(|(clause, _, _)| clause).collect();
    if done.effects.iter().any(|effect| matches!(effect, Effect::Foul { .. } | Effect::FoulIn { .. })) {
        clauses.push("106(3)(e)");
    }
    if !clauses.is_empty() {
        clauses.insert(0, "128(1)");
    }
    clauses.dedup();
    let new = cite(&clauses).into_iter().filter(|article| !done.under.contains(article)).collect();
    Remedy { under: [done.under.clone(), new].concat(), effects: done.effects }
}

/// What a penalty rests on, or why it cannot be given. None comes out of the blue: a matter is raised and ruled on, and
/// what the ruling gave may be raised.
fn allows(scene: &Scene, by: Actor, (against, sanction): (Side, &Sanction), raised: Option<MatterId>) -> Allowed {
    let Some(grade) = by.grade() else { return Err(refused(WhyNot::NotYours, &["106(1)", "128(1)"])) };
    let Some((clause, weight)) = known(sanction) else {
        return Err(refused(WhyNot::NotLawful, &["86(5)", "107", "128(1)"]));
    };
    let Some(id) = raised else { return Err(refused(WhyNot::NoGround, &["86(5)", "107", "128(1)"])) };
    if grade < Grade::Chief {
        return Err(refused(WhyNot::NeedsGrade(Grade::Chief), &["129", "106(2)(d)(vii)"]));
    }
    let ruled = |matter: &&Matter| matches!(matter.standing, Standing::Ruled | Standing::Provisional);
    let matter = scene.matter(id).filter(ruled).ok_or_else(|| refused(WhyNot::NoSuchMatter, &["129"]))?;
    if !is_heavier(matter, against, sanction, weight) {
        return Err(refused(WhyNot::NotHeavier, &["128(2)", "129"]));
    }
    match scene.result() {
        Some(_) if weight == RESULT => Err(refused(WhyNot::CannotOverride, &["71(2)(b)"])),
        Some(_) if weight < RESULT => Err(refused(WhyNot::Over, &["64(1)", "68(1)"])),
        _ => Ok(cite(&["129", "106(2)(d)(vii)", "128(2)", clause])),
    }
}

/// Article 129: only upwards, and only for a side that bears something by the ruling; a result must be that side's loss.
fn is_heavier(matter: &Matter, against: Side, sanction: &Sanction, weight: u8) -> bool {
    let bears = |side: Option<Side>| side.is_none_or(|side| side == against);
    let given = matter.done.iter().filter_map(lawful).filter(|(_, _, side)| bears(*side)).map(|(_, given, _)| given);
    let lost = match sanction {
        Sanction::Result(outcome) | Sanction::SpecialResult(outcome) => {
            *outcome == Outcome::BothLose || outcome.winner() == Some(!against)
        }
        _ => true,
    };
    given.max().is_some_and(|given| weight > given) && lost
}
