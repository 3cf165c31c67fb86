//! Chapter 9, section 4, and article 41: faults that break a game off.

use contest::Side;

use super::faults::{Class, class};
use super::{cite, finding, offender, refused, remedy, restoring};
use crate::Article;
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::xiangqi_play::{Xiangqi, position};
use crate::desk::{
    Act, Actor, Cause, Deed, Demand, Effect, Fact, Facts, Finding, Form, Incident, Matter, OfBoard, OfConduct, OfMove,
    Play, Reason, Refusal, Remedy, Scene, Verdict, WhyNot,
};
use crate::xqef_2022::XQEF_2022;

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Endings;

impl Topic for Endings {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        match deed.act {
            Act::Refuse { demand: demand @ (Demand::Move | Demand::Restore) } => Some(allows(scene, by, *demand)),
            _ => None,
        }
    }

    fn notices(&self, _: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        match deed.act {
            Act::Refuse { demand } => notices(by, *demand).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, _: &Facts) -> Option<Remedied> {
        (class(&matter.incident) == Some(Class::Ending)).then(|| ending(scene, matter))
    }
}

/// Whether a side can refuse what it refuses: to move in its turn while it has a legal move, to restore or put right what
/// it must.
pub fn allows(scene: &Scene, by: Actor, demand: Demand) -> Result<Vec<Article>, Refusal> {
    let Some(side) = by.side() else { return Ok(Vec::new()) };
    match demand {
        Demand::Move if side != scene.to_move() => Err(refused(WhyNot::NotYourTurn, &["56(1)"])),
        Demand::Move if Xiangqi.legal(&scene.line).is_none_or(|legal| legal.is_empty()) => {
            Err(refused(WhyNot::NoGround, &["56(1)"]))
        }
        Demand::Restore if !restoring::owes(scene, side) => Err(refused(WhyNot::NothingToCorrect, &["40"])),
        _ => Ok(Vec::new()),
    }
}

/// What a refusal brings up.
pub fn notices(by: Actor, demand: Demand) -> Option<Finding> {
    match demand {
        Demand::Move => Some(finding(Incident::Move(OfMove::RefusalToMove), by.side(), &["37(3)", "37(3)(a)"])),
        Demand::Restore => Some(finding(Incident::Board(OfBoard::RefusalToRestore), by.side(), &["37(3)", "40"])),
        _ => None,
    }
}

/// Article 41: nobody remembers enough to restore. Whether what stands is a position, somebody has to look.
pub fn beyond_memory(scene: &Scene, matter: &Matter, facts: &Facts) -> Result<Remedy, Refusal> {
    if scene.is_unkept() {
        return Err(refused(WhyNot::Unwatched, &["41"]));
    }
    if position(scene.line.now(), scene.to_move()).is_some() {
        return Ok(remedy(&["41", "41(a)"], vec![Effect::Set { shifts: Vec::new() }, Effect::PlayOn]));
    }
    let caused = match matter.incident {
        Incident::Board(OfBoard::Disturbance { cause, .. }) => facts.cause.unwrap_or(cause),
        Incident::Board(OfBoard::WrongLayout { .. }) => facts.cause.unwrap_or(Cause::Both),
        _ => matter.side.map_or(Cause::Both, Cause::of),
    };
    let mut done = unrestorable(scene, caused);
    done.under.extend(cite(&["41", "41(b)"]));
    Ok(done)
}

/// Article 57.
fn unrestorable(scene: &Scene, cause: Cause) -> Remedy {
    let reason = Reason::Unrestorable;
    let lost = |side| (["57(a)", "70(1)"], Verdict::loses(side, Form::Forced, reason));
    let (clauses, verdict) = match cause {
        Cause::Both => (["57(c)", "70(5)(a)"], Verdict::both_lose(Form::Forced, reason)),
        Cause::Outsider => (["57(b)", "70(3)"], Verdict::draw(Form::Forced, reason)),
        Cause::First => lost(Side::First),
        Cause::Second => lost(Side::Second),
    };
    let mut done = remedy(&["37(3)", "37(3)(b)", "39(3)", "57", "68(1)"], vec![Effect::End { verdict }]);
    done.under.extend(cite(&clauses));
    done.under.extend(in_event(scene));
    done
}

/// Article 116 sends an event back to chapter 9.
fn in_event(scene: &Scene) -> Option<Article> {
    scene.arrangements.competition.then(|| XQEF_2022.article("116"))
}

/// Section 4.
pub fn ending(scene: &Scene, matter: &Matter) -> Result<Remedy, Refusal> {
    let (clauses, reason): (&[&'static str], _) = match &matter.incident {
        Incident::Board(OfBoard::Unrestorable { .. }) if scene.is_unkept() => {
            return Err(refused(WhyNot::Unwatched, &["41"]));
        }
        Incident::Board(OfBoard::Unrestorable { .. }) if position(scene.line.now(), scene.to_move()).is_some() => {
            return Ok(remedy(&["41(a)"], vec![Effect::PlayOn]));
        }
        Incident::Board(OfBoard::Unrestorable { cause }) => return Ok(unrestorable(scene, *cause)),
        Incident::Move(OfMove::RefusalToMove) => (&["37(3)", "37(3)(a)", "39(3)", "56(1)"], Reason::Refusal),
        Incident::Board(OfBoard::RefusalToRestore) => (&["37(3)", "40", "56(2)"], Reason::Refusal),
        Incident::Conduct(OfConduct::CannotContinue) => (&[], Reason::CannotContinue),
        _ => return Err(refused(WhyNot::FactsMissing(Fact::Subject), &[])),
    };
    let verdict = Verdict::loses(offender(matter)?, Form::Forced, reason);
    let mut done = remedy(clauses, vec![Effect::End { verdict }]);
    done.under.extend(cite(&["70(1)", "68(1)"]));
    done.under.extend(in_event(scene));
    Ok(done)
}
