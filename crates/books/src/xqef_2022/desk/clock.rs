//! Articles 71(1), 95 to 97 and 112: the clock.

use ::clock::{Bonus, Cause, Clock, State};
use contest::Side;

use super::{cite, finding, refused, remedy, start};
use crate::Article;
use crate::desk::timing::{asks_moves, fallen, is_claimed, is_press_unknown, is_tied, made_in_time, turned_back};
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::{
    Act, Actor, Asks, Correction, Deed, Effect, Fact, Facts, Finding, Form, FoulKind, Grade, Hand, Incident, Matter,
    Meddling, OfClaim, OfClock, Reason, Refusal, Remedy, Scene, Verdict, WhyNot,
};

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Clocks;

impl Topic for Clocks {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        match deed.act {
            Act::Press { .. } | Act::StopClock | Act::StartClock { .. } | Act::SetClock { .. } => {
                Some(allows(scene, by, deed))
            }
            Act::Raise { incident: Some(Incident::Clock(OfClock::Overstepped)), .. } if scene.clock.is_none() => {
                Some(Err(refused(WhyNot::NotAgreed, &["68(2)"])))
            }
            _ => None,
        }
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        match deed.act {
            Act::Press { .. } | Act::StopClock | Act::StartClock { .. } | Act::SetClock { .. } => {
                notices(scene, by, deed)
            }
            _ => Vec::new(),
        }
    }

    fn finds(&self, scene: &Scene) -> Option<Finding> {
        finds(scene)
    }

    fn asks(&self, scene: &Scene, matter: &Matter) -> Vec<Asks> {
        match matter.incident {
            Incident::Clock(OfClock::ClockHandled { deliberate: true, .. }) => vec![Fact::Accepted.alone()],
            Incident::Clock(OfClock::WrongTimes) => vec![Fact::Left.alone()],
            Incident::Clock(OfClock::Overstepped) if is_tied(scene) => {
                vec![Fact::Cause.alone(), Fact::Unclear.alone()]
            }
            Incident::Clock(OfClock::Overstepped) => {
                asks_moves(scene, fallen(scene).map(|(side, _)| side)).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        matches!(matter.incident, Incident::Clock(_)).then(|| remedies(scene, matter, facts))
    }
}

/// What a hand on the clock rests on. A player's hand is never refused, whatever it does.
pub fn allows(scene: &Scene, by: Actor, deed: &Deed) -> Result<Vec<Article>, Refusal> {
    let Some(clock) = &scene.clock else { return Err(refused(WhyNot::NoClock, &["68(2)"])) };
    match deed.act {
        Act::Press { .. } if by.side().is_none() && !waits(scene, clock) => {
            Err(refused(WhyNot::NotYours, &["95(4)", "96(2)"]))
        }
        Act::Press { .. } => Ok(press(scene, clock, by)),
        _ if by.side().is_some() => Ok(Vec::new()),
        _ if by.grade().is_none() => Err(refused(WhyNot::NotYours, &["95(1)", "95(2)"])),
        Act::SetClock { .. } => Ok(cite(&["95(1)"])),
        Act::StartClock { .. } if waits(scene, clock) => Ok(cite(&["95(4)"])),
        _ => Ok(cite(&["95(2)"])),
    }
}

/// Whether the clock waits for the press that begins the game.
fn waits(scene: &Scene, clock: &Clock) -> bool {
    clock.state() == State::Ready && scene.line.is_empty()
}

fn press(scene: &Scene, clock: &Clock, by: Actor) -> Vec<Article> {
    let faces = ["83(1)(a)", "83(1)(b)"];
    let clauses: Vec<&'static str> = match by.side() {
        _ if !scene.arrangements.competition => Vec::new(),
        Some(side) if waits(scene, clock) && side != scene.to_move() => vec!["95(3)"],
        None if waits(scene, clock) => vec!["95(4)"],
        Some(side) if scene.presses[side].due.is_some() => ["96(2)"].into_iter().chain(faces).collect(),
        _ => faces.to_vec(),
    };
    let mut under = cite(&clauses);
    if scene.arrangements.competition && clock.running().is_some_and(|running| by.side() == Some(running)) {
        under.extend(adjusted(clock, by.side()));
    }
    under
}

/// Schedule 3, part 2: how a press changes the times.
fn adjusted(clock: &Clock, side: Option<Side>) -> Vec<Article> {
    let bonus = side.and_then(|side| {
        let control = clock.control().side(side);
        control.stages().iter().find_map(|stage| stage.bonus)
    });
    match bonus {
        Some(Bonus::Increment { .. }) => cite(&["sch3.2", "sch3.2(1)"]),
        Some(Bonus::Bronstein { .. }) => cite(&["sch3.2", "sch3.2(2)"]),
        Some(Bonus::Delay { .. }) => cite(&["sch3.2", "sch3.2(3)"]),
        Some(Bonus::Hourglass) => cite(&["sch3.2", "sch3.2(4)"]),
        None => Vec::new(),
    }
}

/// Article 96(1): a side need not wait for the other's press.
pub fn unpressed(scene: &Scene, by: Actor) -> Vec<Article> {
    let waiting = by.side().is_some_and(|side| scene.clock.is_some() && scene.presses[!side].due.is_some());
    if waiting && scene.arrangements.competition { cite(&["96(1)"]) } else { Vec::new() }
}

/// What the rules take notice of in a player's hand on the clock.
pub fn notices(scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
    let (Some(clock), Some(side)) = (&scene.clock, by.side()) else { return Vec::new() };
    if !scene.arrangements.competition {
        return Vec::new();
    }
    if let Act::Press { hand } = deed.act {
        return wrong_press(scene, clock, side, *hand).into_iter().collect();
    }
    let incident = Incident::Clock(OfClock::ClockHandled { deliberate: true, how: Meddling::of(deed.act) });
    vec![finding(incident, Some(side), &["96(5)"])]
}

fn wrong_press(scene: &Scene, clock: &Clock, side: Side, hand: Option<Hand>) -> Option<Finding> {
    if waits(scene, clock) {
        return (side == scene.to_move())
            .then(|| finding(Incident::Clock(OfClock::ForeignPress), Some(side), &["95(4)"]));
    }
    let Some(due) = scene.presses[side].due else {
        if is_press_unknown(scene, side) {
            return None;
        }
        return Some(finding(Incident::Clock(OfClock::EarlyPress), Some(side), &["96(2)"]));
    };
    let free = !matches!(due, Hand::Right | Hand::Left);
    hand.filter(|hand| !free && *hand != due)
        .map(|_| finding(Incident::Clock(OfClock::OtherHandPress), Some(side), &["96(3)"]))
}

/// Article 21(2): an ending on the board goes before a flag that falls at the same time or later.
pub fn coincides(scene: &Scene, found: Finding) -> Finding {
    let ends = matches!(found.incident, Incident::Claim(OfClaim::Position { .. }));
    let under = if ends && fallen(scene).is_some() { cite(&["21(2)"]) } else { Vec::new() };
    Finding { under: [found.under, under].concat(), ..found }
}

/// A fallen flag that nobody has dealt with. While a record is being corrected it waits for the end of that.
pub fn finds(scene: &Scene) -> Option<Finding> {
    let correcting = scene.to_correct.iter().any(|(_, what)| *what == Correction::Record);
    if correcting || is_claimed(scene) {
        return None;
    }
    let (side, _) = fallen(scene)?;
    let clauses: &[&'static str] = if scene.arrangements.competition { &["97", "83(1)(c)"] } else { &["71(1)"] };
    let found = finding(Incident::Clock(OfClock::Overstepped), Some(side), clauses);
    Some(Finding { under: [found.under, limit_of(scene, side)].concat(), ..found })
}

/// Schedule 3, part 1: which limit a side overstepped.
fn limit_of(scene: &Scene, side: Side) -> Vec<Article> {
    let Some(clock) = &scene.clock else { return Vec::new() };
    let control = clock.control().side(side);
    match clock.flag(side, scene.now) {
        Some(fall) if fall.cause == Cause::Move => cite(&["sch3.1", "sch3.1(1)"]),
        Some(_) if control.is_sudden_death() => cite(&["sch3.1", "sch3.1(3)"]),
        Some(_) => cite(&["sch3.1", "sch3.1(2)"]),
        None => Vec::new(),
    }
}

/// Articles 71(1) and 112.
pub fn remedies(scene: &Scene, matter: &Matter, facts: &Facts) -> Result<Remedy, Refusal> {
    if matter.incident == Incident::Clock(OfClock::Overstepped) {
        return overstepped(scene, facts);
    }
    if matter.incident == Incident::Clock(OfClock::WrongTimes) {
        return wrong_times(scene, facts);
    }
    let side = matter.side.ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Against), &[]))?;
    let foul = Effect::Foul { side, kind: FoulKind::Press };
    Ok(match &matter.incident {
        Incident::Clock(OfClock::ForeignPress) if !start::has_come(scene, !side) => {
            let afresh = vec![Effect::ResetClock, Effect::StartClock { side: scene.to_move() }];
            remedy(&["112(1)(a)", "95(4)"], afresh)
        }
        Incident::Clock(OfClock::ForeignPress) => remedy(&["112(1)(b)", "112(2)(a)"], vec![foul]),
        Incident::Clock(OfClock::EarlyPress) => early(scene, foul),
        Incident::Clock(OfClock::OtherHandPress) => remedy(&["96(3)", "112(2)(c)"], vec![foul]),
        Incident::Clock(OfClock::HardPress) => remedy(&["96(4)", "112(2)(c)"], vec![foul]),
        Incident::Clock(OfClock::ClockHandled { deliberate: true, .. }) if !facts.accepted => {
            let verdict = Verdict::loses(side, Form::Breach, Reason::Conduct);
            remedy(&["96(5)", "112(3)", "111(b)"], vec![Effect::End { verdict }])
        }
        Incident::Clock(OfClock::ClockHandled { .. }) => remedy(&["96(5)"], vec![Effect::Caution { side }]),
        _ => return Err(refused(WhyNot::FactsMissing(Fact::Subject), &[])),
    })
}

/// Article 112(2)(b): the time of the side to move runs again.
fn early(scene: &Scene, foul: Effect) -> Remedy {
    remedy(&["96(2)", "112(2)(b)"], std::iter::once(foul).chain(turned_back(scene)).collect())
}

/// Article 71(1): whoever used up the time first; where the clock does not tell, by what was established, and in doubt
/// nobody (article 130).
fn overstepped(scene: &Scene, facts: &Facts) -> Result<Remedy, Refusal> {
    if scene.clock.is_none() {
        return Err(refused(WhyNot::NotAgreed, &["68(2)"]));
    }
    let tied = is_tied(scene);
    if tied && facts.unclear {
        return Ok(remedy(&["71(1)", "130(5)"], vec![Effect::PlayOn]));
    }
    let told = facts.cause.and_then(crate::desk::Cause::side).filter(|_| tied);
    let why = if tied { WhyNot::FactsMissing(Fact::Cause) } else { WhyNot::NoGround };
    let side = told.or(fallen(scene).map(|(side, _)| side)).ok_or_else(|| refused(why, &["71(1)", "97"]))?;
    if let Some(goes_on) = made_in_time(scene, side, facts).map_err(|why| refused(why, &["71(1)", "sch3.1(2)"]))? {
        return Ok(remedy(&["71(1)", "sch3.1(2)"], vec![goes_on]));
    }
    let clauses: &[&'static str] = if scene.arrangements.competition { &["71(1)", "97", "112(4)"] } else { &["71(1)"] };
    let verdict = Verdict::loses(side, Form::Ordinary, Reason::Time);
    Ok(remedy(clauses, vec![Effect::End { verdict }]))
}

/// Article 95(1): the times settled before the game, or those the official finds right.
fn wrong_times(scene: &Scene, facts: &Facts) -> Result<Remedy, Refusal> {
    match facts.left {
        Some(left) => Ok(remedy(&["95(1)"], vec![Effect::SetClock { left }])),
        None if scene.line.is_empty() => Ok(remedy(&["95(1)"], vec![Effect::ResetClock])),
        None => Err(refused(WhyNot::FactsMissing(Fact::Left), &["95(1)"])),
    }
}

/// Who may rule on a matter of the clock, if it is one.
pub fn authority(incident: &Incident) -> Option<(Grade, &'static str)> {
    match incident {
        Incident::Clock(
            OfClock::ForeignPress
            | OfClock::EarlyPress
            | OfClock::OtherHandPress
            | OfClock::HardPress
            | OfClock::ClockHandled { .. },
        ) => Some((Grade::Referee, "106(2)(b)(ii)")),
        Incident::Clock(OfClock::WrongTimes) => Some((Grade::Witness, "106(2)(a)(vi)")),
        _ => None,
    }
}
