//! Articles 2, 6.6, 6.7 and 7.2 to 7.3: how a game begins, and what was wrong with its beginning.

use clock::{Instant, Millis};
use contest::{Side, Sides};
use ruling::Setting;

use super::conduct::duty;
use super::{cite, finding, refused, remedy};
use crate::desk::lateness::{Absent, seen};
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::{
    Act, Actor, Asks, Deed, Effect, Equipment, Fact, Facts, Finding, Grade, Incident, Matter, OfBoard, OfConduct, Play,
    Refusal, Remedy, Scene, WhyNot,
};
use crate::fide_2014::play::{Chess, now};

/// How a game begins.
pub struct Start;

impl Topic for Start {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        match deed.act {
            Act::Start | Act::Equipment { .. } => Some(allows(scene, by, deed)),
            Act::Raise { incident: Some(Incident::Conduct(OfConduct::Absence)), against: Some(side), .. } => {
                Some(if came(scene, *side) { Err(refused(WhyNot::NoGround, &["6.7.a"])) } else { Ok(cite(&["6.7.a"])) })
            }
            _ => None,
        }
    }

    fn notices(&self, scene: &Scene, _: Actor, deed: &Deed) -> Vec<Finding> {
        notices(scene, deed)
    }

    fn follows(&self, scene: &Scene, _: Actor, deed: &Deed) -> Option<Remedy> {
        if matches!(deed.act, Act::Start) { opens(scene) } else { None }
    }

    fn finds(&self, scene: &Scene) -> Option<Finding> {
        finds(scene)
    }

    fn asks(&self, scene: &Scene, matter: &Matter) -> Vec<Asks> {
        match &matter.incident {
            Incident::Board(OfBoard::ColoursReversed) if scene.started.is_none() => Vec::new(),
            Incident::Conduct(OfConduct::Absence) | Incident::Board(OfBoard::ColoursReversed) => {
                vec![Fact::Accepted.alone()]
            }
            Incident::Board(OfBoard::Equipment { item: Equipment::Clock, .. }) => {
                scene.clock.as_ref().map(|_| Fact::Left.alone()).into_iter().collect()
            }
            Incident::Board(OfBoard::WrongLayout { shifts }) if shifts.is_empty() => vec![Fact::Shifts.alone()],
            _ => Vec::new(),
        }
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        match &matter.incident {
            Incident::Conduct(OfConduct::Absence) => Some(absent(scene, matter, facts)),
            Incident::Board(incident) => of_board(scene, matter, incident, facts),
            _ => None,
        }
    }
}

/// What the start and its equipment rest on.
fn allows(scene: &Scene, by: Actor, deed: &Deed) -> Allowed {
    match deed.act {
        Act::Start if by.grade().is_none() => Err(refused(WhyNot::NeedsGrade(Grade::Witness), &["6.7.remark1"])),
        Act::Start if is_turned(scene) => Err(refused(WhyNot::EquipmentWanting, &["2.1.右角"])),
        Act::Start => {
            let zero = scene.arrangements.latest_arrival == Some(Millis::ZERO);
            Ok(cite(if zero { &["6.7.remark1", "6.7.remark3"] } else { &["6.7.remark1"] }))
        }
        Act::Equipment { item: Equipment::Board, accepted: true } => Ok(cite(&["2.remark2", "2.1.右角"])),
        Act::Equipment { item: Equipment::Turned, .. } => Ok(cite(&["2.1.右角"])),
        _ => Ok(Vec::new()),
    }
}

/// Whether the board was found to lie the wrong way round, and has not been turned yet.
fn is_turned(scene: &Scene) -> bool {
    let told = |matter: &Matter| {
        matches!(matter.incident, Incident::Board(OfBoard::Equipment { item: Equipment::Turned, .. }))
            && matter.standing.is_open()
    };
    scene.wanting.contains(&Equipment::Turned) || scene.matters.iter().any(told)
}

/// Articles 6.6 and 6.7: with the round the time of the side that moves first starts, however the hall is watched.
fn opens(scene: &Scene) -> Option<Remedy> {
    scene.clock.as_ref()?;
    let start = vec![Effect::StartClock { side: scene.to_move() }];
    let later = scene.arrangements.latest_arrival.is_some_and(|latest| latest > Millis::ZERO);
    let nobody = later && scene.arrived == Sides::default();
    Some(match scene.arrangements.is_watched() {
        _ if nobody => remedy(&["6.6", "6.7.b"], start),
        true => remedy(&["6.6", "6.6.remark1"], start),
        false => remedy(&["6.6", "6.6.remark2"], start),
    })
}

/// What was found wrong, or was not looked at before the start.
fn notices(scene: &Scene, deed: &Deed) -> Vec<Finding> {
    match deed.act {
        Act::Equipment { item, accepted: false } => {
            let incident = Incident::Board(OfBoard::Equipment { item: item.clone(), accepted: false });
            vec![finding(incident, None, &[equipment_clause(scene, item)])]
        }
        Act::Start if now(&scene.line).is_none() => {
            let incident = Incident::Board(OfBoard::WrongLayout { shifts: Vec::new() });
            vec![finding(incident, None, &["7.2.a", "3.10.c"])]
        }
        Act::Start if scene.arrangements.duties && !scene.accepted.contains(&Equipment::Board) => {
            vec![Finding { under: cite(&["2.remark2", "2.1.右角"]), ..duty("2.remark2") }]
        }
        _ => Vec::new(),
    }
}

/// What speaks of equipment that is not as it should be.
fn equipment_clause(scene: &Scene, item: &Equipment) -> &'static str {
    match item {
        Equipment::Clock => "6.10.a",
        _ if scene.started.is_none() => "2.1.右角",
        _ => "7.2.b",
    }
}

/// Article 6.7: by when a player must have come, counted from when play really began.
fn deadline(scene: &Scene) -> Option<Instant> {
    Some(scene.started?.after(scene.arrangements.latest_arrival?))
}

/// Whether that time is over. With none granted it is as soon as play begins.
fn is_past_deadline(scene: &Scene) -> bool {
    let zero = scene.arrangements.latest_arrival == Some(Millis::ZERO);
    deadline(scene).is_some_and(|deadline| if zero { scene.now >= deadline } else { scene.now > deadline })
}

fn came(scene: &Scene, side: Side) -> bool {
    let limit = deadline(scene);
    seen(scene, side).is_some_and(|at| limit.is_none_or(|limit| at <= limit))
}

/// A side that has not come in time; where officials patrol, whether White's clock really runs.
fn finds(scene: &Scene) -> Option<Finding> {
    let known = |incident: &Incident| scene.matters.iter().any(|matter| matter.incident == *incident);
    let idle = duty("6.6.remark2");
    let patrolled = scene.clock.is_some() && !scene.arrangements.is_watched();
    let unseen = patrolled && scene.line.is_empty() && scene.found.is_none();
    if scene.arrangements.duties && unseen && scene.started.is_some() && !known(&idle.incident) {
        return Some(idle);
    }
    if !is_past_deadline(scene) || scene.line.len() > 1 || known(&Incident::Conduct(OfConduct::Absence)) {
        return None;
    }
    let absent = Absent::of(Sides::from_fn(|side| came(scene, side)))?;
    Some(finding(Incident::Conduct(OfConduct::Absence), absent.side(), &["6.7.a"]))
}

/// What is done about a wrong beginning.
fn of_board(scene: &Scene, matter: &Matter, incident: &OfBoard, facts: &Facts) -> Option<Remedied> {
    let waits = scene.started.is_none();
    Some(match incident {
        OfBoard::WrongLayout { shifts } if waits => {
            let shifts = facts.told_or(shifts).to_vec();
            let set = if shifts.is_empty() { Effect::PlayOn } else { Effect::Set { shifts } };
            Ok(remedy(&["2.remark2", "2.3"], vec![set]))
        }
        OfBoard::MissingMen { men } if waits => {
            Ok(remedy(&["2.remark2", "2.3"], men.iter().copied().map(Effect::Put).collect()))
        }
        OfBoard::ColoursReversed if waits => Ok(remedy(&["2.remark2"], vec![Effect::TellStaff])),
        OfBoard::WrongLayout { shifts } => {
            let mut done = anew(scene, false, &["7.2.a"]);
            if scene.line.board(0) != Some(&Chess.start()) {
                done.effects.insert(1, Effect::Set { shifts: facts.told_or(shifts).to_vec() });
            }
            Ok(done)
        }
        OfBoard::MissingMen { men } => {
            let mut done = anew(scene, false, &["7.2.a"]);
            if scene.line.board(0) != Some(&Chess.start()) {
                done.effects.splice(1..1, men.iter().copied().map(Effect::Put));
            }
            Ok(done)
        }
        OfBoard::ColoursReversed if facts.accepted => restart(scene, matter),
        OfBoard::ColoursReversed => Ok(remedy(&["7.3"], vec![Effect::PlayOn])),
        OfBoard::Equipment { item: Equipment::Clock, .. } => {
            let runs = scene.clock.as_ref().is_some_and(|clock| clock.running().is_some());
            let stop = runs.then_some(Effect::StopClock);
            let replace = Effect::Replace { item: Equipment::Clock };
            let set = facts.left.filter(|_| scene.clock.is_some()).map(|left| Effect::SetClock { left });
            Ok(remedy(&["6.10.a"], stop.into_iter().chain([replace]).chain(set).collect()))
        }
        OfBoard::Equipment { item, .. } => {
            Ok(remedy(&[equipment_clause(scene, item)], vec![Effect::Replace { item: item.clone() }]))
        }
        _ => return None,
    })
}

/// Article 6.7.a: lost, unless the arbiter decides otherwise.
fn absent(scene: &Scene, matter: &Matter, facts: &Facts) -> Result<Remedy, Refusal> {
    if facts.accepted {
        return Ok(remedy(&["6.7.a"], vec![Effect::PlayOn]));
    }
    if !is_past_deadline(scene) {
        return Err(refused(WhyNot::TooEarly, &["6.7.a", "6.7.remark4"]));
    }
    let verdict = matter.side.map_or(Absent::Both, Absent::One).verdict();
    let zero = scene.arrangements.latest_arrival == Some(Millis::ZERO);
    let counted: &[&'static str] = if zero { &["6.7.a", "6.7.remark1"] } else { &["6.7.a", "6.7.remark4"] };
    Ok(remedy(counted, vec![Effect::End { verdict }]))
}

/// Remark on 7.3: early, and with nothing exchanged, the game may begin again with the right colours.
fn restart(scene: &Scene, matter: &Matter) -> Result<Remedy, Refusal> {
    let since = scene.started.map_or(Millis::ZERO, |started| matter.at.since(started));
    let men = |side| scene.line.now().count(side);
    let exchanged =
        Side::BOTH.into_iter().any(|side| scene.line.board(0).is_some_and(|start| start.count(side) != men(side)));
    let as_found = scene.arrangements.reads(Setting::ColoursEarly, "arbiter");
    if !as_found && (since > Millis::from_mins(5) || exchanged) {
        return Err(refused(WhyNot::NoGround, &["7.3.remark1"]));
    }
    Ok(anew(scene, true, if as_found { &["7.3"] } else { &["7.3.remark1"] }))
}

fn anew(scene: &Scene, swapped: bool, clauses: &[&'static str]) -> Remedy {
    let run = scene.clock.as_ref().map(|_| Effect::StartClock { side: Side::First });
    remedy(clauses, std::iter::once(Effect::Replay { swapped, afresh: true }).chain(run).collect())
}
