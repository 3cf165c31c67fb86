//! Articles 11, 14, 87, 95(1) to (3) and 108 to 110: what happens before and around the start.

use ::clock::Millis;
use contest::{Side, Sides};

use super::{cite, finding, inclusive, refused, remedy, suggested};
use crate::Article;
use crate::desk::equipment::wanting;
use crate::desk::lateness::{Absent, seen, seen_again};
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::{
    Act, Actor, Asks, Deed, Due, Effect, Equipment, Fact, Facts, Finding, Form, FoulKind, Grade, Incident, Matter,
    OfBoard, OfConduct, Owed, Phase, Ply, Reason, Refusal, Remedy, Scene, Standing, Verdict, WhyNot,
};

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Start;

impl Topic for Start {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        let spoken =
            matches!(deed.act, Act::Equipment { .. } | Act::Replace { .. } | Act::Arrive | Act::Seat | Act::Start);
        spoken.then(|| allows(scene, by, deed))
    }

    fn notices(&self, scene: &Scene, _: Actor, deed: &Deed) -> Vec<Finding> {
        match deed.act {
            Act::Start => [suggested::told(scene), inclusive::told(scene)].concat(),
            _ => notices(deed),
        }
    }

    fn finds(&self, scene: &Scene) -> Option<Finding> {
        finds(scene)
    }

    fn asks(&self, _: &Scene, matter: &Matter) -> Vec<Asks> {
        match matter.incident {
            Incident::Conduct(OfConduct::Withdrawal { reason: Some(_) }) => vec![Fact::Accepted.alone()],
            _ => Vec::new(),
        }
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        match &matter.incident {
            Incident::Board(OfBoard::Equipment { .. } | OfBoard::ColoursReversed | OfBoard::WrongPairing)
            | Incident::Conduct(OfConduct::Absence | OfConduct::Lateness | OfConduct::Withdrawal { .. }) => {
                Some(remedies(scene, matter, facts))
            }
            _ => None,
        }
    }
}

/// The articles on a piece of equipment.
fn on(item: &Equipment) -> Vec<Article> {
    cite(match item {
        Equipment::Board => &["11"],
        Equipment::DamagedMan => &["14(1)"],
        Equipment::LargeMen => &["14(2)"],
        Equipment::MissingMan => &["14(3)"],
        Equipment::Clock => &["95(2)"],
        Equipment::Pen => &["98(1)(a)"],
        _ => &[],
    })
}

/// The articles by which equipment that is not accepted is replaced: an unfit man counts as lost.
fn replaced(item: &Equipment) -> Vec<Article> {
    let lost = matches!(item, Equipment::DamagedMan | Equipment::LargeMen);
    [on(item), if lost { cite(&["14(3)"]) } else { Vec::new() }].concat()
}

/// What an act around the start rests on.
pub fn allows(scene: &Scene, by: Actor, deed: &Deed) -> Result<Vec<Article>, Refusal> {
    match deed.act {
        Act::Equipment { item, .. } if scene.accepted.contains(item) => {
            Err(Refusal::new(WhyNot::WasAccepted, on(item)))
        }
        Act::Equipment { item, .. } => Ok(on(item)),
        Act::Replace { .. } if by.side().is_some() => Err(refused(WhyNot::NotYours, &["106(2)(a)(ii)"])),
        Act::Replace { item } => Ok(replaced(item)),
        Act::Arrive => Ok(arrives(scene, by)),
        Act::Seat => Ok(suggested::seating(scene)),
        _ => starts(scene, by),
    }
}

/// A complaint that somebody must look at.
pub fn notices(deed: &Deed) -> Vec<Finding> {
    match deed.act {
        Act::Equipment { item, accepted: false } => {
            let incident = Incident::Board(OfBoard::Equipment { item: item.clone(), accepted: false });
            vec![Finding { incident, side: None, under: on(item) }]
        }
        _ => Vec::new(),
    }
}

/// When the game began, or was to be resumed last.
fn begun(scene: &Scene) -> Option<::clock::Instant> {
    scene.resumption.map(|resumption| resumption.when).or(scene.started)
}

/// When a side arrived, or came back for the resumption.
fn arrived(scene: &Scene, side: Side) -> Option<::clock::Instant> {
    scene.resumption.map_or(scene.arrived[side], |resumption| resumption.back[side])
}

/// Article 104(c): both must be there in time when a game is resumed, too.
fn at_resumption(scene: &Scene) -> Vec<Article> {
    if scene.resumption.is_some() { cite(&["104(c)"]) } else { Vec::new() }
}

fn arrives(scene: &Scene, by: Actor) -> Vec<Article> {
    let runs = matches!(scene.phase, Phase::Running);
    let late = runs && by.side().is_some_and(|side| arrived(scene, side).is_none());
    let in_time = match (scene.arrangements.competition, late) {
        (false, _) => return Vec::new(),
        (true, false) => cite(&["87(1)"]),
        (true, true) if scene.now > deadline(scene) => cite(&["87(3)", "109(2)"]),
        (true, true) => [cite(&["87(1)", "109(3)"]), suggested::arrival(scene)].concat(),
    };
    [in_time, at_resumption(scene)].concat()
}

/// Article 95: the chief or a section head announces the start, with sound equipment and the times that were settled.
fn starts(scene: &Scene, by: Actor) -> Result<Vec<Article>, Refusal> {
    if let Some(item) = wanting(scene) {
        return Err(Refusal::new(WhyNot::EquipmentWanting, replaced(item)));
    }
    if !scene.arrangements.competition {
        return Ok(Vec::new());
    }
    if by.grade().is_none_or(|grade| grade < Grade::SectionHead) {
        return Err(refused(WhyNot::NeedsGrade(Grade::SectionHead), &["95(3)"]));
    }
    if is_unseated(scene) {
        return Err(Refusal::new(WhyNot::NotSeated, suggested::seating(scene)));
    }
    let settled =
        |side| scene.arrangements.time.as_ref().map(|time| ::clock::Clock::new(time.clone()).left(side, scene.now));
    if Side::BOTH.into_iter().any(|side| scene.left(side) != settled(side)) {
        return Err(refused(WhyNot::WrongTimes, &["95(1)"]));
    }
    Ok([cite(&["95(3)"]), suggested::described(scene)].concat())
}

/// Whether the seats have to be checked before the start.
fn is_unseated(scene: &Scene) -> bool {
    scene.arrangements.competition && scene.arrangements.seating_first && !scene.seated
}

/// What has to be done before a game can begin.
pub fn owes(scene: &Scene) -> Option<Owed> {
    let before = scene.phase == Phase::Waiting && is_unseated(scene);
    before.then_some(Owed { of: Actor::Witness, what: Due::Seating })
}

/// Whether each side has more than fifteen minutes.
fn is_long(scene: &Scene) -> bool {
    let long =
        |time: &::clock::TimeControl| Side::BOTH.into_iter().all(|side| time.side(side).base() > Millis::from_mins(15));
    scene.arrangements.time.as_ref().is_none_or(long)
}

/// Article 109(2): the time by which a late player must have moved and pressed.
fn deadline(scene: &Scene) -> ::clock::Instant {
    let usual = if is_long(scene) { Millis::from_mins(10) } else { Millis::ZERO };
    let granted = scene.arrangements.delay_granted.unwrap_or_default();
    let latest = scene.arrangements.latest_arrival.unwrap_or(usual);
    // Who comes when the whole time of the game is gone is absent.
    let latest = if suggested::arrival(scene).is_empty() { latest } else { latest.saturating_sub(Millis::new(1)) };
    begun(scene).unwrap_or(scene.now).after(granted).after(latest)
}

/// Whether there has been a sign of a side.
pub fn has_come(scene: &Scene, side: Side) -> bool {
    seen(scene, side).is_some()
}

/// Whether a side came in time: before the start, or by a press before the deadline; a side whose turn it was not could
/// not press. Who has moved before anybody speaks of an absence is there.
fn came(scene: &Scene, side: Side, spoken: ::clock::Instant) -> bool {
    let by = |at: Option<::clock::Instant>, limit| at.is_some_and(|at| at <= limit);
    let limit = deadline(scene);
    if made_since(scene).any(|ply| ply.side == side && ply.at <= spoken) {
        return true;
    }
    if scene.resumption.is_some() {
        return by(seen_again(scene, side), limit);
    }
    let since = made_since(scene).next();
    let first = since.map_or(scene.to_move(), |ply| ply.side);
    let had_turn = side == first || since.is_some_and(|ply| ply.at <= limit);
    let could_not_press = scene.clock.is_none() || !had_turn;
    by(scene.arrived[side], begun(scene).unwrap_or(scene.now))
        || by(scene.presses[side].first, limit)
        || (could_not_press && by(scene.arrived[side], limit))
}

/// The moves made since the game began or was resumed.
fn made_since(scene: &Scene) -> impl Iterator<Item = &Ply> {
    scene.line.plies().iter().map(AsRef::as_ref).filter(|ply: &&Ply| begun(scene).is_some_and(|begun| ply.at >= begun))
}

/// A side that has not come by the deadline, where arrivals are entered.
pub fn finds(scene: &Scene) -> Option<Finding> {
    let kept = Side::BOTH.into_iter().any(|side| arrived(scene, side).is_some());
    let known =
        |matter: &Matter| matter.incident == Incident::Conduct(OfConduct::Absence) && Some(matter.at) >= begun(scene);
    let due = scene.arrangements.competition && kept && scene.now > deadline(scene);
    if !due || made_since(scene).nth(1).is_some() || scene.matters.iter().any(known) {
        return None;
    }
    let absent = Absent::of(Sides::from_fn(|side| came(scene, side, scene.now)))?;
    let clauses: &[&'static str] = if absent == Absent::Both { &["109(2)", "109(4)"] } else { &["109(2)"] };
    let found = finding(Incident::Conduct(OfConduct::Absence), absent.side(), clauses);
    Some(Finding { under: [found.under, suggested::arrival(scene), at_resumption(scene)].concat(), ..found })
}

/// Articles 108 to 110, and equipment.
pub fn remedies(scene: &Scene, matter: &Matter, facts: &Facts) -> Result<Remedy, Refusal> {
    match &matter.incident {
        Incident::Board(OfBoard::Equipment { item, .. }) => Ok(replace(scene, item)),
        Incident::Board(OfBoard::ColoursReversed) => Ok(reversed(scene, matter)),
        Incident::Board(OfBoard::WrongPairing) => Ok(mispaired(scene, matter)),
        Incident::Conduct(OfConduct::Absence) => absent(scene, matter),
        Incident::Conduct(OfConduct::Lateness) => late(scene, matter),
        _ => withdrawn(scene, matter, facts),
    }
}

/// What was not accepted is replaced; a clock that fails is stopped.
fn replace(scene: &Scene, item: &Equipment) -> Remedy {
    let runs = scene.clock.as_ref().is_some_and(|clock| clock.running().is_some());
    let stop = (*item == Equipment::Clock && runs).then_some(Effect::StopClock);
    let effects = stop.into_iter().chain([Effect::Replace { item: item.clone() }]).collect();
    Remedy { under: replaced(item), effects }
}

/// Article 108: within five minutes of the start of a game of more than fifteen minutes a side it is played again.
fn in_window(scene: &Scene, matter: &Matter) -> bool {
    let since = scene.started.map_or(Millis::ZERO, |started| matter.at.since(started));
    scene.started.is_some() && is_long(scene) && since <= Millis::from_mins(5)
}

/// Before the start nobody has played with the wrong colours: they are exchanged, and no fault is counted.
fn reversed(scene: &Scene, matter: &Matter) -> Remedy {
    if scene.started.is_none() {
        return remedy(&["108(1)"], vec![Effect::TellStaff]);
    }
    let redress =
        if in_window(scene, matter) { Effect::Replay { swapped: true, afresh: false } } else { Effect::TellStaff };
    let fouls = Side::BOTH.map(|side| Effect::Foul { side, kind: FoulKind::Technical });
    remedy(&["108(1)"], std::iter::once(redress).chain(fouls).collect())
}

fn mispaired(scene: &Scene, matter: &Matter) -> Remedy {
    let again = in_window(scene, matter).then_some(Effect::Replay { swapped: false, afresh: false });
    remedy(&["108(2)"], again.into_iter().chain([Effect::TellStaff]).collect())
}

/// Article 109: who is absent loses.
fn absent(scene: &Scene, matter: &Matter) -> Result<Remedy, Refusal> {
    if scene.now <= deadline(scene) {
        let under = [cite(&["109(2)", "109(3)"]), suggested::arrival(scene)].concat();
        return Err(Refusal::new(WhyNot::TooEarly, under));
    }
    let here = Sides::from_fn(|side| came(scene, side, matter.at));
    let (clauses, absent): (&[&'static str], _) = match matter.side {
        None if !here.first && !here.second => (&["109(4)"], Absent::Both),
        Some(side) if !here[side] => (&["109(2)"], Absent::One(side)),
        _ => return Err(refused(WhyNot::NoGround, &["109(2)", "109(3)"])),
    };
    let mut done = remedy(clauses, vec![Effect::End { verdict: absent.verdict() }]);
    done.under.extend(suggested::arrival(scene));
    done.under.extend(at_resumption(scene));
    if scene.arrangements.delay_granted.is_some() {
        done.under.extend(cite(&["87(2)"]));
    }
    if matter.side.is_some_and(|side| scene.arrived[side].is_some()) {
        done.under.extend(cite(&["87(3)"]));
    }
    Ok(done)
}

/// Article 109(3): who comes late but in time plays with what time is left; else the player is absent.
fn late(scene: &Scene, matter: &Matter) -> Result<Remedy, Refusal> {
    let side = matter.side.ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Against), &["109(2)"]))?;
    match arrived(scene, side) {
        Some(at) if at > deadline(scene) => absent(scene, matter),
        Some(at) if begun(scene).is_some_and(|begun| at > begun) => {
            Ok(remedy(&["87(1)", "109(3)"], vec![Effect::PlayOn]))
        }
        _ => Err(refused(WhyNot::NoGround, &["87(1)"])),
    }
}

/// Articles 109(5) and 110: a player who leaves the event without a reason, or with one that is not accepted.
fn withdrawn(scene: &Scene, matter: &Matter, facts: &Facts) -> Result<Remedy, Refusal> {
    let side = matter.side.ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Against), &["110"]))?;
    let Incident::Conduct(OfConduct::Withdrawal { reason }) = &matter.incident else {
        return Err(refused(WhyNot::FactsMissing(Fact::Subject), &[]));
    };
    let of_this = |other: &Matter| other.side.is_none_or(|of| of == side) && other.standing == Standing::Ruled;
    let absence =
        scene.matters.iter().any(|other| other.incident == Incident::Conduct(OfConduct::Absence) && of_this(other));
    let clauses: &[&'static str] = if absence { &["109(5)", "110"] } else { &["110"] };
    let justified = reason.is_some() && facts.accepted;
    let lost = Effect::End { verdict: Verdict::loses(side, Form::Absence, Reason::Absence) };
    let end = matches!(scene.phase, Phase::Waiting | Phase::Running).then_some(lost);
    let refer = (!justified).then_some(Effect::Refer { side });
    Ok(remedy(clauses, end.into_iter().chain(refer).collect()))
}

/// Who may rule on a matter of the start, if it is one.
pub fn authority(incident: &Incident) -> Option<(Grade, &'static str)> {
    match incident {
        Incident::Board(OfBoard::ColoursReversed) => Some((Grade::Witness, "106(2)(a)(i)")),
        Incident::Board(OfBoard::Equipment { .. }) => Some((Grade::Witness, "106(2)(a)(ii)")),
        Incident::Conduct(OfConduct::Lateness) => Some((Grade::Witness, "106(2)(a)(iii)")),
        Incident::Conduct(OfConduct::Absence) => Some((Grade::Witness, "106(2)(a)(iv)")),
        Incident::Board(OfBoard::WrongPairing) => Some((Grade::SectionHead, "106(2)(c)(i)")),
        Incident::Conduct(OfConduct::Withdrawal { .. }) => Some((Grade::Chief, "106(2)(d)(i)")),
        _ => None,
    }
}
