//! Article 8: the players' records.

use ::clock::{Bonus, Millis};
use contest::Side;

use super::conduct::duty;
use super::{cite, clock, finding, offender, refused, remedy};
use crate::Article;
use crate::desk::timing::is_running;
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::{
    Act, Actor, Asks, Correction, Deed, Effect, Fact, Facts, Finding, Incident, Matter, OfClaim, OfRecord, Play,
    Question, Refusal, Remedy, Scene, Standing, WhyNot,
};
use crate::fide_2014::play::Chess;

/// Recording the moves.
pub struct Records;

impl Topic for Records {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        match deed.act {
            Act::Write { .. } | Act::Ask { .. } | Act::Inspect { .. } | Act::Borrow => Some(allows(scene, by, deed)),
            Act::Move { .. } | Act::Release | Act::Slide { .. } => Some(Ok(excuses(scene, by))),
            _ => None,
        }
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        notices(scene, by, deed)
    }

    fn finds(&self, scene: &Scene) -> Option<Finding> {
        finds(scene)
    }

    fn asks(&self, _: &Scene, matter: &Matter) -> Vec<Asks> {
        match matter.incident {
            Incident::Record(OfRecord::Omission { .. }) => vec![Fact::CannotRestore.alone(), Fact::Moves.alone()],
            Incident::Record(_) => vec![Fact::Moves.alone()],
            _ => Vec::new(),
        }
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        let known = matches!(
            matter.incident,
            Incident::Record(
                OfRecord::Omission { .. }
                    | OfRecord::Misrecord { .. }
                    | OfRecord::Illegible { .. }
                    | OfRecord::WrittenAhead
                    | OfRecord::ForeignWriting
            )
        );
        known.then(|| remedies(scene, matter, facts))
    }

    fn corrected(&self, scene: &Scene, side: Side, what: &Correction) -> Option<Remedied> {
        match what {
            Correction::Record => Some(corrected(scene, side)),
            Correction::BorrowedRecord => Some(Ok(remedy(&["8.5.b"], Vec::new()))),
            _ => None,
        }
    }

    fn follows(&self, _: &Scene, by: Actor, deed: &Deed) -> Option<Remedy> {
        if matches!(deed.act, Act::Borrow) { borrowed(by) } else { None }
    }
}

/// With less than this left in a stage, and no increment to speak of, nobody needs to record.
const TIME_TROUBLE: Millis = Millis::from_mins(5);

/// From this increment on the record is kept to the end.
const LONG_INCREMENT: Millis = Millis::from_secs(30);

/// What an act with a record rests on.
fn allows(scene: &Scene, by: Actor, deed: &Deed) -> Result<Vec<Article>, Refusal> {
    let owes = |side: Side| scene.to_correct.contains(&(side, Correction::Record));
    match deed.act {
        Act::Inspect { .. } if by.grade().is_none() => Err(refused(WhyNot::NotYours, &["8.2"])),
        Act::Inspect { .. } => Ok(cite(&["8.2"])),
        Act::Borrow if by.side() != Some(scene.to_move()) => Err(refused(WhyNot::NotYourTurn, &["8.5.b"])),
        Act::Borrow if !owes(scene.to_move()) => Err(refused(WhyNot::NoGround, &["8.5.b"])),
        Act::Borrow => Ok(cite(&["8.5.b"])),
        Act::Write { ply: 0, .. } => Err(refused(WhyNot::FactsMissing(Fact::Ply), &["8.1.a"])),
        Act::Write { .. } => Ok(cite(&["8.1.a"])),
        Act::Ask { question: Question::Count } => Err(refused(WhyNot::CountIsSecret, &["8.5.a.remark1"])),
        _ => Ok(Vec::new()),
    }
}

/// Article 8.4: whether a side need not record now.
fn is_excused(scene: &Scene, side: Side) -> bool {
    let Some(clock) = &scene.clock else { return false };
    let reading = clock.reading(side, scene.now);
    reading.left < TIME_TROUBLE && reading.bonus.map_or(Millis::ZERO, Bonus::time) < LONG_INCREMENT
}

/// Article 8.4: by what a side moves that has left off recording.
fn excuses(scene: &Scene, by: Actor) -> Vec<Article> {
    let excused = |side: &Side| scene.arrangements.recorded && *side == scene.to_move() && is_excused(scene, *side);
    let side = by.side().filter(excused).filter(|side| !own_missing(scene, *side).is_empty());
    if side.is_some() { cite(&["8.4"]) } else { Vec::new() }
}

/// Article 8.5.a: with both excused from recording the arbiter has to be there and record.
fn finds(scene: &Scene) -> Option<Finding> {
    let found = duty("8.5.a");
    let known = scene.matters.iter().any(|matter| matter.incident == found.incident && matter.standing.is_open());
    let both = Side::BOTH.into_iter().all(|side| is_excused(scene, side));
    (scene.arrangements.duties && scene.arrangements.recorded && both && !known).then_some(found)
}

/// A player borrows the other side's record, to be given back before the next move.
fn borrowed(by: Actor) -> Option<Remedy> {
    let side = by.side()?;
    Some(remedy(&["8.5.b"], vec![Effect::CorrectNow { side, what: Correction::BorrowedRecord }]))
}

/// The plies, up to one, that a side has not recorded.
fn missing(scene: &Scene, side: Side, until: usize) -> Vec<usize> {
    (1..=until).filter(|ply| !scene.sheets[side].lines.contains_key(ply)).collect()
}

/// What the rules take notice of in writing, moving and looking through a record.
fn notices(scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
    match (deed.act, by.side()) {
        (Act::Write { ply, .. }, Some(side)) if *ply > scene.line.len() => {
            vec![finding(Incident::Record(OfRecord::WrittenAhead), Some(side), &["8.1.a.预记"])]
        }
        (_, Some(side)) if deed.completes().is_some() => unrecorded(scene, side).into_iter().collect(),
        (Act::Inspect { side }, _) => found(scene, *side),
        (Act::Sign, Some(side)) if scene.arrangements.duties && scene.arrangements.recorded => {
            let last = scene.result().is_some_and(|result| result.signed[!side]);
            if last {
                vec![Finding { under: cite(&["8.3", "8.3.remark1"]), ..duty("8.3.remark1") }]
            } else {
                Vec::new()
            }
        }
        _ => Vec::new(),
    }
}

/// Article 8.1.c: the own last move is recorded before the next one is made; the other side's may wait. A record that lags
/// behind is one matter, however far it does.
fn unrecorded(scene: &Scene, side: Side) -> Option<Finding> {
    let lags = |matter: &Matter| {
        matter.side == Some(side)
            && matter.standing.is_open()
            && matches!(matter.incident, Incident::Record(OfRecord::Omission { .. }))
    };
    let unkept = scene.arrangements.recorded && side == scene.to_move() && !is_excused(scene, side);
    if !unkept || scene.matters.iter().any(lags) {
        return None;
    }
    let plies = own_missing(scene, side);
    (!plies.is_empty())
        .then(|| finding(Incident::Record(OfRecord::Omission { plies }), Some(side), &["8.1.a", "8.1.c"]))
}

/// The plies, up to a side's own last one, that it has not recorded.
fn own_missing(scene: &Scene, side: Side) -> Vec<usize> {
    let own = |ply: &usize| scene.line.ply(*ply).is_some_and(|made| made.side == side);
    (1..=scene.line.len()).rev().find(own).map(|last| missing(scene, side, last)).unwrap_or_default()
}

/// What an official finds in a record: moves that are missing, that nobody can read, that are not written as they must
/// be, or offers that are not.
fn found(scene: &Scene, side: Side) -> Vec<Finding> {
    let mut found = Vec::new();
    let due = scene.line.len().saturating_sub(usize::from(scene.result().is_none()));
    let plies = if is_excused(scene, side) { Vec::new() } else { missing(scene, side, due) };
    if !plies.is_empty() {
        found.push(finding(Incident::Record(OfRecord::Omission { plies }), Some(side), &["8.1.a", "8.1.remark1"]));
    }
    let written = |ply: usize| scene.sheets[side].lines.get(&ply).map(|line| &line.text);
    let read = |ply: usize| written(ply).map(|text| Chess.written(&scene.line, ply - 1, text));
    let plies: Vec<usize> = (1..=scene.line.len()).filter(|&ply| matches!(read(ply), Some(None))).collect();
    if !plies.is_empty() {
        found.push(finding(Incident::Record(OfRecord::Illegible { plies }), Some(side), &["8.1.a"]));
    }
    let wrong = |ply: &usize| {
        let (Some(Some(written)), Some(made)) = (read(*ply), scene.line.ply(*ply)) else { return false };
        written.method.way == "coordinates" || made.legal && !written.means.contains(&made.step)
    };
    let plies: Vec<usize> = (1..=scene.line.len()).filter(wrong).collect();
    if !plies.is_empty() {
        found.push(finding(Incident::Record(OfRecord::Misrecord { plies }), Some(side), &["8.1.a"]));
    }
    let silent = |ply: &usize| {
        let offered = scene.line.ply(*ply).is_some_and(|made| made.offered);
        offered && read(*ply).flatten().is_some_and(|written| !written.marks.offer)
    };
    let plies: Vec<usize> = (1..=scene.line.len()).filter(silent).collect();
    if !plies.is_empty() {
        found.push(finding(Incident::Record(OfRecord::Misrecord { plies }), Some(side), &["8.1.d"]));
    }
    found
}

/// What is done about a record.
fn remedies(scene: &Scene, matter: &Matter, facts: &Facts) -> Result<Remedy, Refusal> {
    let side = offender(matter)?;
    if let Some(moves) = facts.moves {
        return renumbered(scene, side, moves);
    }
    let right = Effect::CorrectNow { side, what: Correction::Record };
    Ok(match &matter.incident {
        Incident::Record(OfRecord::Omission { .. }) if facts.cannot_restore => {
            let both = Side::BOTH.map(|side| Effect::CorrectNow { side, what: Correction::Record });
            let stop = is_running(scene).then_some(Effect::StopClock);
            remedy(&["8.5.c", "8.5.c.remark1"], stop.into_iter().chain(both).collect())
        }
        Incident::Record(OfRecord::Omission { .. }) => {
            remedy(&["8.1.a", "8.1.c"], vec![Effect::Caution { side }, right])
        }
        Incident::Record(OfRecord::Misrecord { .. } | OfRecord::Illegible { .. }) => remedy(&["8.1.a"], vec![right]),
        Incident::Record(OfRecord::WrittenAhead) if is_for_claim(scene, side) => {
            remedy(&["8.1.remark1"], vec![Effect::PlayOn])
        }
        Incident::Record(OfRecord::WrittenAhead) => {
            remedy(&["8.1.a.预记", "8.1.remark1"], vec![Effect::Caution { side }])
        }
        _ => remedy(&["8.1.b"], vec![Effect::Caution { side }]),
    })
}

/// Whether a move was written ahead to claim a draw with it.
fn is_for_claim(scene: &Scene, side: Side) -> bool {
    let claim = |matter: &Matter| {
        matches!(matter.incident, Incident::Claim(OfClaim::Claimed { .. }))
            && matter.side == Some(side)
            && matter.ply == scene.line.len()
            && matter.standing != Standing::Lapsed
    };
    scene.matters.iter().any(claim)
}

/// Articles 8.4 and 8.5: the records that were left off are completed once a flag has fallen: with the clocks stopped
/// if neither side had to record, else on the own time.
pub fn to_complete(scene: &Scene) -> Remedy {
    if !scene.arrangements.recorded {
        return remedy(&[], Vec::new());
    }
    let behind = Side::BOTH.map(|side| (side, !missing(scene, side, scene.line.len()).is_empty()));
    let owing: Vec<Effect> = behind
        .into_iter()
        .filter(|(_, behind)| *behind)
        .map(|(side, _)| Effect::CorrectNow { side, what: Correction::Record })
        .collect();
    match owing.len() {
        0 => remedy(&[], owing),
        1 => remedy(&["8.4", "8.5.b", "8.5.b.remark1"], owing),
        _ => {
            let stop = is_running(scene).then_some(Effect::StopClock);
            remedy(&["8.4", "8.5.a"], stop.into_iter().chain(owing).collect())
        }
    }
}

/// What follows once a side has completed its record: with both complete, the clock of the side to move is started.
fn corrected(scene: &Scene, side: Side) -> Result<Remedy, Refusal> {
    if !missing(scene, side, scene.line.len()).is_empty() {
        return Err(refused(WhyNot::CorrectFirst, &["8.4"]));
    }
    let other = scene.to_correct.iter().any(|(of, what)| *of != side && *what == Correction::Record);
    let stands = scene.clock.is_some() && !is_running(scene) && scene.result().is_none();
    Ok(if !other && stands {
        remedy(&["8.5.a", "8.5.a.remark1"], vec![Effect::StartClock { side: scene.to_move() }])
    } else {
        remedy(&["8.4"], Vec::new())
    })
}

/// Article 8.6: what cannot be shown counts as made in time; the next move is the first of the next stage, or the one
/// after those that are shown.
fn renumbered(scene: &Scene, side: Side, moves: u32) -> Result<Remedy, Refusal> {
    let required = clock::required_now(scene, side).ok_or_else(|| refused(WhyNot::NoGround, &["8.6"]))?;
    let more = moves > required;
    let clauses: &[&'static str] = if more { &["8.6", "8.6.remark1"] } else { &["8.6"] };
    Ok(remedy(clauses, vec![Effect::Recount { next: moves.max(required).saturating_add(1) }]))
}
