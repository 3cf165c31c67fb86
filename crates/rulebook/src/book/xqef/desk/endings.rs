//! Chapter 9, section 4, and article 41: faults that break a game off.

use clock::Side;

use super::{cite, handling, noticed, offender, refused, restoring};
use crate::desk::xiangqi_play::{Xiangqi, position};
use crate::desk::{
    Actor, Cause, Effect, Facts, Form, Handling, Matter, Noticed, Play, Reason, Refusal, Scene, Subject, Thing,
    Verdict, WhyNot,
};
use crate::{Article, Book};

/// Whether a side can refuse what it refuses: to move in its turn while it has a legal move, to restore or put right what
/// it must.
pub fn allows(scene: &Scene, by: Actor, thing: Thing) -> Result<Vec<Article>, Refusal> {
    let Some(side) = by.side() else { return Ok(Vec::new()) };
    match thing {
        Thing::Move if side != scene.to_move() => Err(refused(WhyNot::NotYourTurn, &["56(1)"])),
        Thing::Move if Xiangqi.legal(&scene.line).is_none_or(|legal| legal.is_empty()) => {
            Err(refused(WhyNot::NoGround, &["56(1)"]))
        }
        Thing::Restore if !restoring::owes(scene, side) => Err(refused(WhyNot::NothingToCorrect, &["40"])),
        _ => Ok(Vec::new()),
    }
}

/// What a refusal brings up.
pub fn notices(by: Actor, thing: Thing) -> Option<Noticed> {
    match thing {
        Thing::Move => Some(noticed(Subject::RefusalToMove, by.side(), &["37(3)", "37(3)(a)"])),
        Thing::Restore => Some(noticed(Subject::RefusalToRestore, by.side(), &["37(3)", "40"])),
        _ => None,
    }
}

/// Article 41: nobody remembers enough to restore.
pub fn beyond_memory(scene: &Scene, matter: &Matter, facts: &Facts) -> Handling {
    if position(scene.line.now(), scene.to_move()).is_some() {
        return handling(&["41", "41(a)"], vec![Effect::Set { shifts: Vec::new() }, Effect::PlayOn]);
    }
    let caused = match matter.subject {
        Subject::Disturbance { cause, .. } => cause,
        _ => matter.side.map_or(Cause::Both, Cause::of),
    };
    let mut done = unrestorable(scene, facts.cause.unwrap_or(caused));
    done.under.extend(cite(&["41", "41(b)"]));
    done
}

/// Article 57.
fn unrestorable(scene: &Scene, cause: Cause) -> Handling {
    let reason = Reason::Unrestorable;
    let lost = |side| (["57(a)", "70(1)"], Verdict::loses(side, Form::Forced, reason));
    let (clauses, verdict) = match cause {
        Cause::Both => (["57(c)", "70(5)(a)"], Verdict::both_lose(Form::Forced, reason)),
        Cause::Outsider => (["57(b)", "70(3)"], Verdict::draw(Form::Forced, reason)),
        Cause::First => lost(Side::First),
        Cause::Second => lost(Side::Second),
    };
    let mut done = handling(&["37(3)", "37(3)(b)", "39(3)", "57", "68(1)"], vec![Effect::End { verdict }]);
    done.under.extend(cite(&clauses));
    done.under.extend(in_event(scene));
    done
}

/// Article 116 sends an event back to chapter 9.
fn in_event(scene: &Scene) -> Option<Article> {
    scene.arrangements.competition.then(|| Book::Xqef2022.article("116"))
}

/// Section 4.
pub fn ending(scene: &Scene, matter: &Matter) -> Result<Handling, Refusal> {
    let (clauses, reason): (&[&'static str], _) = match &matter.subject {
        Subject::Unrestorable { .. } if position(scene.line.now(), scene.to_move()).is_some() => {
            return Ok(handling(&["41(a)"], vec![Effect::PlayOn]));
        }
        Subject::Unrestorable { cause } => return Ok(unrestorable(scene, *cause)),
        Subject::RefusalToMove => (&["37(3)", "37(3)(a)", "39(3)", "56(1)"], Reason::Refusal),
        Subject::RefusalToRestore => (&["37(3)", "40", "56(2)"], Reason::Refusal),
        Subject::CannotContinue => (&[], Reason::CannotContinue),
        _ => return Err(refused(WhyNot::FactsMissing("subject"), &[])),
    };
    let verdict = Verdict::loses(offender(matter)?, Form::Forced, reason);
    let mut done = handling(clauses, vec![Effect::End { verdict }]);
    done.under.extend(cite(&["70(1)", "68(1)"]));
    done.under.extend(in_event(scene));
    Ok(done)
}
