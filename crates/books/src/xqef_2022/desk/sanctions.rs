//! Articles 128 and 129: lawful rulings, their order, and the chief's power to raise them.

use super::{cite, refused};
use crate::Article;
use crate::desk::topic::{Allowed, Topic};
use crate::desk::{Act, Actor, Deed, Effect, FoulKind, Grade, MatterId, Refusal, Sanction, Scene, Standing, WhyNot};

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Sanctions;

impl Topic for Sanctions {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        match deed.act {
            Act::Sanction { sanction, instead_of, .. } => Some(allows(scene, by, sanction, *instead_of)),
            _ => None,
        }
    }
}

/// The clause of article 128(1) that knows a penalty, and who may give it by itself.
fn clause(sanction: &Sanction) -> Option<(&'static str, Grade)> {
    Some(match sanction {
        Sanction::Caution => ("128(1)(a)", Grade::Witness),
        Sanction::CorrectAfter(_) => ("128(1)(b)", Grade::Witness),
        Sanction::CorrectNow(_) => ("128(1)(c)", Grade::Witness),
        Sanction::PressFault => ("128(1)(d)(i)", Grade::Referee),
        Sanction::RecordFault => ("128(1)(d)(ii)", Grade::Witness),
        Sanction::TechnicalFoul => ("128(1)(d)(iii)", Grade::Witness),
        Sanction::Result(_) | Sanction::SpecialResult(_) => ("128(1)(e)", Grade::Referee),
        Sanction::Expel => ("128(1)(f)", Grade::Referee),
        Sanction::Disqualify => ("128(1)(g)", Grade::Chief),
        Sanction::Refer => ("128(1)(h)", Grade::Chief),
        Sanction::Other(_) => return None,
    })
}

/// Where a penalty stands in the order of article 128(2).
fn weight(sanction: &Sanction) -> u8 {
    match sanction {
        Sanction::Other(_) => 0,
        Sanction::Caution => 1,
        Sanction::CorrectAfter(_) => 2,
        Sanction::CorrectNow(_) => 3,
        Sanction::PressFault => 4,
        Sanction::RecordFault => 5,
        Sanction::TechnicalFoul => 6,
        Sanction::Result(_) | Sanction::SpecialResult(_) => 7,
        Sanction::Expel => 8,
        Sanction::Disqualify => 9,
        Sanction::Refer => 10,
    }
}

/// Where what a ruling did stands in that order.
fn weight_of(effect: &Effect) -> u8 {
    match effect {
        Effect::Caution { .. } => 1,
        Effect::CorrectAfter { .. } => 2,
        Effect::CorrectNow { .. } => 3,
        Effect::Foul { kind: FoulKind::Press, .. } => 4,
        Effect::Foul { kind: FoulKind::Record, .. } => 5,
        Effect::Foul { .. } => 6,
        Effect::End { .. } | Effect::Settle { .. } => 7,
        Effect::Expel { .. } => 8,
        Effect::Disqualify { .. } => 9,
        Effect::Refer { .. } => 10,
        _ => 0,
    }
}

/// Whether a penalty is a fault that is counted.
fn is_counted(sanction: &Sanction) -> bool {
    matches!(sanction, Sanction::PressFault | Sanction::RecordFault | Sanction::TechnicalFoul)
}

/// What a penalty rests on, or why it cannot be given.
pub fn allows(
    scene: &Scene,
    by: Actor,
    sanction: &Sanction,
    instead_of: Option<MatterId>,
) -> Result<Vec<Article>, Refusal> {
    let Some(grade) = by.grade() else { return Err(refused(WhyNot::NotYours, &["106(1)", "128(1)"])) };
    let Some((clause, needed)) = clause(sanction) else {
        return Err(refused(WhyNot::NotLawful, &["86(5)", "107", "128(1)"]));
    };
    if matches!(sanction, Sanction::Result(_) | Sanction::SpecialResult(_)) && scene.result().is_some() {
        return Err(refused(WhyNot::CannotOverride, &["71(2)(b)"]));
    }
    match instead_of {
        Some(id) => raises(scene, grade, sanction, id, clause),
        None if grade < needed => Err(refused(WhyNot::NeedsGrade(needed), &["106(1)", clause])),
        None if is_counted(sanction) => Ok(cite(&["128(1)", clause, "106(3)(e)"])),
        None => Ok(cite(&["128(1)", clause])),
    }
}

/// Article 129: the chief, and only upwards.
fn raises(
    scene: &Scene,
    grade: Grade,
    sanction: &Sanction,
    id: MatterId,
    clause: &'static str,
) -> Result<Vec<Article>, Refusal> {
    if grade < Grade::Chief {
        return Err(refused(WhyNot::NeedsGrade(Grade::Chief), &["129", "106(2)(d)(vii)"]));
    }
    let matter = scene.matter(id).ok_or_else(|| refused(WhyNot::NoSuchMatter, &["129"]))?;
    if !matches!(matter.standing, Standing::Ruled | Standing::Provisional) {
        return Err(refused(WhyNot::NoSuchMatter, &["129"]));
    }
    let given = matter.done.iter().map(weight_of).max().unwrap_or(0);
    if given == 0 || weight(sanction) <= given {
        return Err(refused(WhyNot::NotHeavier, &["128(2)", "129"]));
    }
    Ok(cite(&["129", "106(2)(d)(vii)", "128(2)", clause]))
}
