//! Chapter 3, section 2, and sections 8 to 10 as far as they speak of it: the clock.

use ::clock::{Clock as Faces, Millis, State};
use contest::Side;
use ruling::Setting;
use ruling::settings::RepeatedPress;

use super::officials::OPEN;
use super::{adjourn, board, cite, finding, offender, refused, remedy};
use crate::desk::timing::{
    self, asks_moves, decided_first, ended_before, fallen, fell_before, is_claimed, is_running, is_tied, made_in_time,
    turned_back, whose,
};
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::{
    Act, Actor, Asks, Cause, Deed, Effect, Equipment, Fact, Facts, Finding, Form, FoulKind, Hand, Incident, Matter,
    Meddling, OfBoard, OfClock, OfRecord, OfResult, Phase, Reading, Reason, Refusal, Remedy, Scene, Standing, Verdict,
    WhyNot,
};
use crate::roc_113::ROC_113;

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Clock;

/// Wrong hand or a heavy press.
const CARELESS: [&str; 3] = ["3.2.一.手", "3.8.五.手", "3.10.一"];
/// What is asked before a clock is set anew: the times, and whether both sides agree to them, said in either way.
const SET_ANEW: [Asks; 3] = [Fact::Left.alone(), Fact::Agreed.beside(Fact::Left), Fact::Accepted.beside(Fact::Left)];
/// A press before the move.
const EARLY: [&str; 3] = ["3.2.一.走後按", "3.8.十二", "3.10.二"];

impl Topic for Clock {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        match deed.act {
            Act::Press { .. } => Some(presses(scene, by)),
            Act::StopClock | Act::StartClock { .. } | Act::SetClock { .. } => Some(sets(scene, by, deed)),
            Act::Ask { .. } => Some(asks(scene, by)),
            Act::Equipment { item: Equipment::Clock, .. } => Some(Ok(cite(&["3.2.四"]))),
            Act::Replace { item: Equipment::Clock } => Some(replaces(scene, by)),
            Act::Raise { incident: Some(incident), .. } if is_of_clock(incident) && scene.clock.is_none() => {
                Some(Err(refused(WhyNot::NoClock, &["3.2.一.鐘"])))
            }
            Act::Raise { incident: Some(Incident::Clock(OfClock::Overstepped)), against, .. } => {
                Some(claims(scene, *against))
            }
            _ => None,
        }
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        let found = match (deed.act, by.side()) {
            (Act::Equipment { item: Equipment::Clock, accepted: false }, _) => {
                let incident = Incident::Board(OfBoard::Equipment { item: Equipment::Clock, accepted: false });
                Some(finding(incident, None, &["3.2.四"]))
            }
            (Act::Press { hand }, Some(side)) => wrong_press(scene, side, *hand),
            (_, Some(side)) => Meddling::of(deed.act).map(|how| {
                let incident = Incident::Clock(OfClock::ClockHandled { deliberate: true, how: Some(how) });
                let early = wrong_press(scene, side, None).filter(|_| is_press(scene, side, deed));
                early.unwrap_or_else(|| finding(incident, Some(side), meddled(Some(how))))
            }),
            _ => None,
        };
        found.into_iter().collect()
    }

    fn finds(&self, scene: &Scene) -> Option<Finding> {
        if is_claimed(scene) {
            return None;
        }
        let (side, _) = fallen(scene)?;
        Some(finding(Incident::Clock(OfClock::Overstepped), Some(side), limit(scene, side)))
    }

    fn asks(&self, scene: &Scene, matter: &Matter) -> Vec<Asks> {
        match &matter.incident {
            Incident::Clock(OfClock::ClockHandled { deliberate: true, how }) if *how != Some(Meddling::Started) => {
                vec![Fact::Accepted.alone(), Fact::Left.alone()]
            }
            Incident::Clock(OfClock::ClockHandled { .. }) => vec![Fact::Left.alone()],
            Incident::Board(OfBoard::Equipment { item: Equipment::Clock, .. }) if is_timed(scene) => SET_ANEW.to_vec(),
            Incident::Clock(OfClock::WrongTimes) => SET_ANEW.to_vec(),
            Incident::Clock(OfClock::Overstepped) if is_tied(scene) => vec![Fact::Cause.alone()],
            Incident::Clock(OfClock::Overstepped) => {
                asks_moves(scene, fallen(scene).map(|(side, _)| side)).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        Some(match &matter.incident {
            Incident::Clock(OfClock::EarlyPress) => offender(matter).map(|side| {
                let foul = Effect::Foul { side, kind: FoulKind::Violation };
                remedy(&EARLY, std::iter::once(foul).chain(turned_back(scene)).collect())
            }),
            Incident::Clock(OfClock::OtherHandPress | OfClock::HardPress) => {
                offender(matter).map(|side| careless(scene, matter, side))
            }
            Incident::Clock(OfClock::ClockHandled { deliberate, how }) => offender(matter).map(|side| {
                let fouled = *deliberate && !facts.accepted && *how != Some(Meddling::Started);
                remedy(meddled(*how), meddled_with(scene, fouled.then_some(side), facts))
            }),
            Incident::Board(OfBoard::Equipment { item: Equipment::Clock, .. }) => faulty(scene, facts),
            Incident::Clock(OfClock::WrongTimes) => wrong_times(scene, facts),
            Incident::Clock(OfClock::Overstepped) if is_tied(scene) => first_of_two(scene, facts),
            Incident::Clock(OfClock::Overstepped) => overstepped(scene, facts),
            _ => return None,
        })
    }
}

/// Whether a matter is about the clock.
fn is_of_clock(incident: &Incident) -> bool {
    matches!(
        incident,
        Incident::Clock(
            OfClock::EarlyPress
                | OfClock::OtherHandPress
                | OfClock::HardPress
                | OfClock::ClockHandled { .. }
                | OfClock::WrongTimes
                | OfClock::Overstepped
        )
    )
}

/// Whether the clock waits for the press that begins the game.
fn waits(scene: &Scene, clock: &Faces) -> bool {
    clock.state() == State::Ready && scene.line.is_empty()
}

/// 3.2 一 and 二, 3.7 一: the players press, Black first; an official only for a Black who is late. Nobody points out a
/// press that was forgotten, let alone makes it.
fn presses(scene: &Scene, by: Actor) -> Allowed {
    let Some(clock) = &scene.clock else { return Err(refused(WhyNot::NoClock, &["3.2.一.鐘"])) };
    let begins = waits(scene, clock);
    match (by.side(), by.grade()) {
        (Some(side), _) if begins && side != scene.to_move() => Ok(cite(&["3.2.二.開始", "3.7.一.按鐘"])),
        (Some(side), _) if scene.presses[side].due.is_some() => Ok(cite(&["3.2.一.走後按"])),
        (Some(_), _) => Ok(Vec::new()),
        (None, Some(_)) if !begins => Err(refused(WhyNot::NotYours, &["3.2.一.忘按"])),
        (None, Some(_)) if scene.arrived[!scene.to_move()].is_none() => Ok(cite(&["3.7.一.按鐘"])),
        _ => Err(refused(WhyNot::NotYours, &["3.7.一.按鐘"])),
    }
}

/// 3.2 二: officials may stop the clock; what a player does with it is never refused, and costs.
fn sets(scene: &Scene, by: Actor, deed: &Deed) -> Allowed {
    match deed.act {
        _ if scene.clock.is_none() => Err(refused(WhyNot::NoClock, &["3.2.一.鐘"])),
        _ if by.side().is_some() => Ok(Vec::new()),
        _ if by.grade().is_none() => Err(refused(WhyNot::NotYours, &["3.2.二.裁判停鐘"])),
        Act::SetClock { .. } => Ok(cite(&["3.2.四"])),
        Act::StartClock { .. } if scene.clock.as_ref().is_some_and(|clock| waits(scene, clock)) => {
            Ok(cite(&["3.7.一.按鐘"]))
        }
        _ => Ok(cite(&["3.2.二.裁判停鐘"])),
    }
}

/// 3.2 二 and 3.8 四: questions on one's own time, unless the other side is at fault.
fn asks(scene: &Scene, by: Actor) -> Allowed {
    let Some(side) = by.side().filter(|_| matches!(scene.phase, Phase::Running)) else { return Ok(Vec::new()) };
    let fault = |matter: &Matter| matter.side == Some(!side) && matter.standing.is_open();
    match whose(scene) == side {
        true => Ok(cite(&["3.2.二.提問", "3.8.四.提問"])),
        false if scene.matters.iter().any(fault) => Ok(cite(&["3.8.四.提問"])),
        false => Err(refused(WhyNot::NotYourTurn, &["3.2.二.提問", "3.8.四.提問"])),
    }
}

/// 3.2 四: in play a clock is replaced once the adjustment is agreed on.
fn replaces(scene: &Scene, by: Actor) -> Allowed {
    match () {
        () if by.grade().is_none() => Err(refused(WhyNot::NotYours, &["3.2.四"])),
        () if matches!(scene.phase, Phase::Waiting) => Ok(cite(&["3.2.四"])),
        () if !scene.wanting.contains(&Equipment::Clock) => Err(refused(WhyNot::NotAgreed, &["3.2.四"])),
        () => Ok(cite(&["3.2.四"])),
    }
}

fn claims(scene: &Scene, against: Option<Side>) -> Allowed {
    if is_tied(scene) {
        return Ok(cite(limit(scene, against.unwrap_or(Side::First))));
    }
    match fallen(scene).filter(|(side, _)| against.is_none_or(|against| against == *side)) {
        None => Err(refused(WhyNot::NoGround, &["3.2.一.時限"])),
        Some((side, _)) => Ok(cite(limit(scene, side))),
    }
}

/// Before the move, or with another hand than moved. A second press is none.
fn wrong_press(scene: &Scene, side: Side, hand: Option<Hand>) -> Option<Finding> {
    scene.clock.as_ref().filter(|_| scene.arrangements.competition)?;
    let Some(due) = scene.presses[side].due else {
        return (side == scene.to_move()).then(|| finding(Incident::Clock(OfClock::EarlyPress), Some(side), &EARLY));
    };
    let excused = scene.arrangements.players[side].moves_otherwise();
    let other = hand.filter(|hand| *hand != due && !excused);
    other.map(|_| finding(Incident::Clock(OfClock::OtherHandPress), Some(side), &CARELESS))
}

/// How it is read what a second careless press counts, a man that was shifted, a move filled in late, or who seals, where one is
/// ruled on.
pub fn reading(scene: &Scene, matter: &Matter) -> Option<Reading> {
    let setting = match matter.incident {
        Incident::Clock(OfClock::OtherHandPress | OfClock::HardPress) => Setting::RepeatedPress,
        Incident::Record(OfRecord::Omission { .. } | OfRecord::Illegible { .. }) => Setting::FilledIn,
        _ if adjourn::is_of_sealing(&matter.incident) => Setting::SealedBy,
        _ if board::is_shifted_by_player(matter) => Setting::ShiftedMan,
        _ => return None,
    };
    scene.arrangements.reading(setting)
}

/// 3.8 五: one violation, and what a second one counts is read in two ways.
fn careless(scene: &Scene, matter: &Matter, side: Side) -> Remedy {
    let rulebook = scene.arrangements.rulebook(ROC_113);
    let doubled = rulebook.is_some_and(|rulebook| rulebook.repeated_press == RepeatedPress::Two);
    let before = |other: &Matter| {
        let careless = matches!(other.incident, Incident::Clock(OfClock::OtherHandPress | OfClock::HardPress));
        careless && other.side == Some(side) && other.standing == Standing::Ruled && other.id != matter.id
    };
    let times = if doubled && scene.matters.iter().any(before) { 2 } else { 1 };
    remedy(&CARELESS, vec![Effect::Foul { side, kind: FoulKind::Violation }; times])
}

/// 3.9 四 forbids to stop the clock, which is stopped, too, by whoever sets it; of starting it the book says nothing.
fn meddled(how: Option<Meddling>) -> &'static [&'static str] {
    match how {
        Some(Meddling::Started) => &[OPEN],
        Some(Meddling::Stopped | Meddling::Set) | None => &["3.2.二.提問", "3.9.四"],
    }
}

/// Whether a side does what a press does: it starts the other's time, so that its own stops.
fn is_press(scene: &Scene, side: Side, deed: &Deed) -> bool {
    *deed.act == Act::StartClock { side: !side } && scene.clock.as_ref().and_then(Faces::running) == Some(side)
}

/// What is done about a clock that a player handled, with a foul or without: the time of whoever is to go on runs, and
/// times that were changed are set as the official finds them right.
pub fn meddled_with(scene: &Scene, fouled: Option<Side>, facts: &Facts) -> Vec<Effect> {
    let set = facts.left.map(|left| Effect::SetClock { left });
    let foul = fouled.map_or(Effect::PlayOn, |side| Effect::Foul { side, kind: FoulKind::Technical });
    std::iter::once(foul).chain(set).chain(timing::put_right(scene)).collect()
}

/// Whether a clock has counted times in this game.
fn is_timed(scene: &Scene) -> bool {
    scene.clock.is_some() && !matches!(scene.phase, Phase::Waiting)
}

/// 3.2 四: the official says how the times are adjusted, both agree, then the clock is replaced.
fn faulty(scene: &Scene, facts: &Facts) -> Remedied {
    let replace = Effect::Replace { item: Equipment::Clock };
    if !is_timed(scene) {
        return Ok(remedy(&["3.2.四"], vec![replace]));
    }
    let left = facts.left.ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Left), &["3.2.四"]))?;
    if !is_agreed(facts) {
        return Err(refused(WhyNot::NotAgreed, &["3.2.四"]));
    }
    let stop = is_running(scene).then_some(Effect::StopClock);
    Ok(remedy(&["3.2.四"], stop.into_iter().chain([replace, Effect::SetClock { left }]).collect()))
}

/// Whether both sides agree to what the official proposes.
fn is_agreed(facts: &Facts) -> bool {
    facts.agreed.unwrap_or(facts.accepted)
}

/// Times that are wrong are set right as with any other fault of a clock.
fn wrong_times(scene: &Scene, facts: &Facts) -> Remedied {
    match facts.left {
        None if scene.line.is_empty() => Ok(remedy(&["3.2.四"], vec![Effect::ResetClock])),
        None => Err(refused(WhyNot::FactsMissing(Fact::Left), &["3.2.四"])),
        Some(_) if !is_agreed(facts) => Err(refused(WhyNot::NotAgreed, &["3.2.四"])),
        Some(left) => Ok(remedy(&["3.2.四"], vec![Effect::SetClock { left }])),
    }
}

/// The units by which a side's time is over: 2.2 A3 and 3.2 五 if it made its move in time and did not press in time.
fn limit(scene: &Scene, side: Side) -> &'static [&'static str] {
    let last = scene.line.plies().iter().rev().find(|ply| ply.side == side);
    let moved = last.filter(|last| fallen(scene).is_some_and(|(_, at)| last.at <= at));
    let unpressed = moved.is_some_and(|made| made.left.unwrap_or_default() == Millis::ZERO);
    if unpressed { &["2.2.A3", "3.2.五"] } else { &["3.2.一.時限"] }
}

/// Whether a side resigned, or both agreed on a draw, when a flag had fallen that nobody has ruled on.
pub fn goes_before(scene: &Scene, ending: &Matter) -> bool {
    is_said(&ending.incident) && fell_before(scene, fallen(scene), ending.at)
}

/// The matter of a flag that fell before what the players said, with the units by which it is decided first.
pub fn first(scene: &Scene, ending: &Matter) -> Option<Refusal> {
    let flag @ (side, _) = fallen(scene).filter(|_| is_said(&ending.incident))?;
    let first = decided_first(scene, Some(flag), ending)?;
    Some(refused(WhyNot::ComesAfter(first), limit(scene, side)))
}

/// Whether a matter is what the players say of their game.
fn is_said(incident: &Incident) -> bool {
    matches!(incident, Incident::Result(OfResult::Resignation | OfResult::AgreedDraw))
}

/// Both flags are down and the clock does not tell which fell first: the official finds out.
fn first_of_two(scene: &Scene, facts: &Facts) -> Remedied {
    let side = facts.cause.and_then(Cause::side);
    let side = side.ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Cause), &["2.2.A3", "3.2.一.時限"]))?;
    let verdict = Verdict::loses(side, Form::Ordinary, Reason::Time);
    Ok(remedy(limit(scene, side), vec![Effect::End { verdict }]))
}

/// 2.2 A3: time decides, unless the players had ended the game before it was over.
fn overstepped(scene: &Scene, facts: &Facts) -> Remedied {
    let (side, fell) = fallen(scene).ok_or_else(|| refused(WhyNot::NoGround, &["3.2.一.時限"]))?;
    if let Some(before) = ended_before(scene, fell, is_said) {
        return Err(refused(WhyNot::ComesAfter(before.id), limit(scene, side)));
    }
    if let Some(goes_on) = made_in_time(scene, side, facts).map_err(|why| refused(why, &["3.2.一.時限"]))? {
        return Ok(remedy(&["3.2.一.時限"], vec![goes_on]));
    }
    let verdict = Verdict::loses(side, Form::Ordinary, Reason::Time);
    Ok(remedy(limit(scene, side), vec![Effect::End { verdict }]))
}
