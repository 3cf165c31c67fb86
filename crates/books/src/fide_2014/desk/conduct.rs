//! Conduct that the Laws name, and what officials have to see to.

use ::clock::Millis;
use contest::Side;

use super::{cite, finding, refused, remedy};
use crate::Article;
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::{
    Act, Actor, Deed, Effect, Facts, Finding, Incident, Matter, OfBoard, OfClock, OfConduct, OfMove, Refusal, Remedy,
    Scene, Standing, WhyNot,
};

/// Conduct that the Laws name, to be entered by its clause.
const CONDUCT: [&str; 7] = ["5.1.a.remark2", "6.2.b.停留", "6.2.b.remark1", "6.2.c", "6.12.d", "8.2", "8.2.remark1"];

/// Something an official has to see to.
pub fn duty(clause: &'static str) -> Finding {
    finding(Incident::Conduct(OfConduct::Duty { clause: clause.to_owned() }), None, &[clause])
}

/// How people behave.
pub struct Conduct;

impl Topic for Conduct {
    fn breaches(&self) -> Vec<Article> {
        cite(&CONDUCT)
    }

    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        if let Act::Sanction { against, .. } = deed.act {
            return Some(penalty(scene, by, *against));
        }
        let Act::Raise { incident: Some(Incident::Conduct(incident)), .. } = deed.act else { return None };
        match incident {
            OfConduct::Duty { .. } => Some(Err(refused(WhyNot::NotLawful, &[]))),
            OfConduct::Conduct { clause } if clause == "8.2.remark1" && by.grade().is_none() => {
                Some(Err(refused(WhyNot::NotYours, &["8.2.remark1"])))
            }
            OfConduct::Conduct { clause } => Some(conduct(clause).map(|clause| cite(&[clause]))),
            _ => None,
        }
    }

    fn finds(&self, scene: &Scene) -> Option<Finding> {
        rounds(scene)
    }

    fn remedies(&self, _: &Scene, matter: &Matter, _: &Facts) -> Option<Remedied> {
        match &matter.incident {
            Incident::Conduct(OfConduct::Conduct { clause }) => Some(named(matter, clause)),
            Incident::Conduct(OfConduct::Duty { .. }) => Some(Ok(remedy(&[], vec![Effect::PlayOn]))),
            Incident::Conduct(OfConduct::UnlistedConduct { .. }) => Some(Ok(remedy(&UNCOVERED, cautions(matter)))),
            Incident::Conduct(OfConduct::Other { .. }) => Some(Ok(remedy(&UNCOVERED, vec![Effect::PlayOn]))),
            _ => None,
        }
    }
}

/// Who decides, and by what, where no article fits: the arbiter on the spot, by what is like it.
const UNCOVERED: [&str; 3] = ["前言.类推", "前言.裁判", "前言.remark1"];

/// A penalty that the arbiter gives rests on something that the side did.
fn penalty(scene: &Scene, by: Actor, against: Side) -> Allowed {
    if by.grade().is_none() {
        return Err(refused(WhyNot::NotYours, &["前言.裁判"]));
    }
    let done = |matter: &&Matter| {
        let by_both = matter.side.is_none() && is_behaviour(&matter.incident);
        let of_side = matter.side == Some(against) || by_both;
        of_side && !matches!(matter.standing, Standing::Lapsed | Standing::Dismissed)
    };
    let last = scene.matters.iter().rev().find(done);
    last.map(|matter| cite(&[punishable(&matter.incident)])).ok_or_else(|| refused(WhyNot::NoGround, &["前言.裁判"]))
}

/// What lets the arbiter penalise something: the article or the remark on it that says so, or the preface.
fn punishable(incident: &Incident) -> &'static str {
    match incident {
        Incident::Board(OfBoard::Disturbance { .. }) => "7.4",
        Incident::Move(OfMove::Upturned { .. }) => "3.7.e.remark2",
        Incident::Clock(OfClock::HardPress) => "6.2.c",
        Incident::Clock(OfClock::ClockHandled { .. }) => "6.12.d",
        Incident::Conduct(OfConduct::Conduct { clause }) => conduct(clause).unwrap_or("前言.裁判"),
        _ => "前言.裁判",
    }
}

/// The clause of a conduct that the Laws name.
fn conduct(clause: &str) -> Result<&'static str, Refusal> {
    CONDUCT.into_iter().find(|named| *named == clause).ok_or_else(|| refused(WhyNot::NotLawful, &[]))
}

/// Whether a matter is about how people behave.
fn is_behaviour(incident: &Incident) -> bool {
    matches!(incident, Incident::Conduct(OfConduct::Conduct { .. } | OfConduct::UnlistedConduct { .. }))
}

/// A word of warning to whoever did it: a side, or both.
fn cautions(matter: &Matter) -> Vec<Effect> {
    let sides = matter.side.map_or_else(|| Side::BOTH.to_vec(), |side| vec![side]);
    sides.into_iter().map(|side| Effect::Caution { side }).collect()
}

/// Named conduct: a word of warning; a covered sheet is only uncovered.
fn named(matter: &Matter, clause: &str) -> Result<Remedy, Refusal> {
    let clause = conduct(clause)?;
    let effects = if clause == "8.2.remark1" { vec![Effect::PlayOn] } else { cautions(matter) };
    Ok(remedy(&[clause], effects))
}

/// Remark on 6.10.a: every half hour the times and the number of moves are noted.
fn rounds(scene: &Scene) -> Option<Finding> {
    let found = duty("6.10.a.remark1");
    let open = |matter: &Matter| matter.incident == found.incident && matter.standing.is_open();
    let last = scene.remarked.max(scene.started)?;
    let due = scene.now >= last.after(Millis::from_mins(30));
    (scene.arrangements.duties && due && !scene.matters.iter().any(open)).then_some(found)
}
