//! Articles 7.4 and 7.6, and the remark on 3.2: what stands where it should not.

use contest::Side;

use super::conduct::duty;
use super::{finding, refused, remedy};
use crate::desk::before;
use crate::desk::topic::{Remedied, Topic};
use crate::desk::{
    Act, Actor, Asks, Cause, Deed, Effect, Fact, Facts, Finding, Incident, Man, Matter, OfBoard, Scene, Square, Step,
    WhyNot,
};

/// Pieces out of place.
pub struct Misplaced;

impl Topic for Misplaced {
    fn notices(&self, _: &Scene, _: Actor, deed: &Deed) -> Vec<Finding> {
        let Act::Displace { cause, .. } = deed.act else { return Vec::new() };
        let incident = Incident::Board(OfBoard::Disturbance { cause: *cause, shifts: deed.act.displaced() });
        vec![finding(incident, cause.side(), if *cause == Cause::Outsider { &["7.6"] } else { &["7.4"] })]
    }

    fn finds(&self, scene: &Scene) -> Option<Finding> {
        bishops_alike(scene)
    }

    fn asks(&self, scene: &Scene, matter: &Matter) -> Vec<Asks> {
        match &matter.incident {
            incident @ Incident::Board(OfBoard::Disturbance { .. }) => {
                let set_right = scene.can_be_set_right(incident).then_some(Fact::SetRight.alone());
                before::asks(scene, incident).into_iter().chain(set_right).collect()
            }
            _ => Vec::new(),
        }
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        let Incident::Board(OfBoard::Disturbance { shifts, .. }) = &matter.incident else { return None };
        Some(put_back(scene, matter, shifts, facts))
    }
}

/// Displaced pieces are put back; found later, the position before they were, or the last one that is sure, stands again, and
/// the moves since are gone.
fn put_back(scene: &Scene, matter: &Matter, shifts: &[Step], facts: &Facts) -> Remedied {
    if facts.set_right && scene.can_be_set_right(&matter.incident) {
        let clauses: &[&'static str] = if matter.side.is_some() { &["7.4"] } else { &["7.6", "7.6.remark1"] };
        return Ok(remedy(clauses, vec![Effect::SetRight { again: None }]));
    }
    if let Some(told) = before::told(scene, &matter.incident, facts) {
        let told = told.map(|set| remedy(&["7.6", "7.6.remark1"], vec![set]));
        return told.map_err(|why| refused(why, &["7.6"]));
    }
    if facts.back_to.is_some_and(|to| to > matter.ply) {
        return Err(refused(WhyNot::FactsMissing(Fact::Ply), &["7.6"]));
    }
    if facts.back_to.is_some() || scene.line.len() > matter.ply {
        let to = facts.back_to.unwrap_or(matter.ply);
        return Ok(remedy(&["7.6", "7.6.remark1"], vec![Effect::Restore { to }]));
    }
    if shifts.is_empty() {
        return Err(refused(WhyNot::FactsMissing(Fact::BackTo), &["7.6"]));
    }
    let back = shifts.iter().map(|shift| Step::new(shift.to, shift.from)).collect();
    let Some(side) = matter.side else {
        return Ok(remedy(&["7.6", "7.6.remark1"], vec![Effect::Set { shifts: back }]));
    };
    let running = scene.clock.as_ref().and_then(::clock::Clock::running);
    let clauses: &[&'static str] = if running == Some(side) { &["7.4"] } else { &["7.4", "7.4.remark1"] };
    Ok(remedy(clauses, vec![Effect::Set { shifts: back }]))
}

/// Two bishops of a side on squares of one colour, and no promotion that made one.
fn bishops_alike(scene: &Scene) -> Option<Finding> {
    let found = duty("3.2.remark1");
    if scene.matters.iter().any(|matter| matter.incident == found.incident) || scene.line.is_empty() {
        return None;
    }
    let made = scene.line.plies().iter().any(|ply| ply.step.becomes.map(Man::letter) == Some('b'));
    let light = |square: Square| (square.file() + square.rank()).is_multiple_of(2);
    let alike = |side: Side| {
        let bishop = |man: Man| man.side() == side && man.letter().eq_ignore_ascii_case(&'b');
        let on: Vec<bool> = scene.line.now().men().filter(|(_, man)| bishop(*man)).map(|(at, _)| light(at)).collect();
        [false, true].into_iter().any(|colour| on.iter().filter(|of| **of == colour).count() > 1)
    };
    (!made && Side::BOTH.into_iter().any(alike)).then_some(found)
}
