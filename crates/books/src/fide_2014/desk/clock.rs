//! Article 6: the clock.

use ::clock::{Clock, Millis};
use contest::Side;

use super::conduct::duty;
use super::{cite, finding, moves, offender, records, refused, remedy};
use crate::Article;
use crate::desk::timing::{self, is_press_unknown, is_uncounted, number_after, required, turned_back};
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::{
    Act, Actor, Asks, Cause, Deed, Effect, Equipment, Fact, Facts, Finding, Form, Hand, Incident, Matter, Meddling,
    OfBoard, OfClaim, OfClock, Outcome, Reason, Refusal, Remedy, Scene, Standing, Stoppage, Task, Verdict, WhyNot,
};

/// The clock.
pub struct ChessClock;

impl Topic for ChessClock {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        match deed.act {
            Act::Press { .. } | Act::StopClock | Act::StartClock { .. } | Act::SetClock { .. } => {
                Some(allows(scene, by, deed))
            }
            Act::Move { .. } | Act::Release | Act::Slide { .. } => Some(Ok(before_press(scene, by))),
            Act::Raise { incident: Some(Incident::Clock(OfClock::Overstepped)), against, .. } => {
                Some(may_claim(scene, *against))
            }
            Act::PlaceClock { .. } => Some(may_place(scene, by)),
            Act::Replace { item: Equipment::Clock } => Some(Ok(cite(&["6.10.a", "6.10.a.remark2"]))),
            _ => None,
        }
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        notices(scene, by, deed)
    }

    fn asks(&self, scene: &Scene, matter: &Matter) -> Vec<Asks> {
        match matter.incident {
            Incident::Clock(OfClock::Overstepped) => of_flags(scene, matter),
            Incident::Clock(OfClock::WrongTimes) => vec![Fact::Left.alone()],
            Incident::Clock(OfClock::ClockHandled { .. }) => {
                vec![Fact::StoppedFor.alone(), Fact::Accepted.alone(), Fact::Outcome.alone()]
            }
            _ => Vec::new(),
        }
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        match &matter.incident {
            Incident::Clock(incident) => remedies(scene, matter, incident, facts),
            _ => None,
        }
    }

    fn follows(&self, scene: &Scene, _: Actor, deed: &Deed) -> Option<Remedy> {
        match deed.act {
            Act::Start if scene.clock.is_some() && scene.clock_right_of.is_none() => Some(usual_place(scene)),
            Act::PlaceClock { right_of } => Some(remedy(&["6.5"], vec![Effect::PlaceClock { right_of: *right_of }])),
            Act::Assist { side, task, costs } => Some(assisted(scene, *side, *task, *costs)),
            _ => None,
        }
    }
}

/// What a player without a disability gives for an assistant at the clock.
const ASSISTANT: Millis = Millis::from_mins(10);

/// What a hand on the clock rests on.
fn allows(scene: &Scene, by: Actor, deed: &Deed) -> Result<Vec<Article>, Refusal> {
    match deed.act {
        Act::Press { .. } if by == Actor::Outsider => Err(refused(WhyNot::NotYours, &["6.5.remark2"])),
        Act::Press { .. } => Ok(press(scene, by)),
        Act::StopClock if by.side().is_some() => Ok(cite(&["6.12.b"])),
        Act::StopClock if by.grade().is_some() => Ok(cite(&["6.12.a"])),
        _ if by.grade().is_none() => Err(refused(WhyNot::NotYours, &["6.12.c"])),
        Act::StartClock { .. } => Ok(cite(&["6.12.c"])),
        _ if is_faulty(scene) => Ok(cite(&["6.10.a"])),
        _ => Ok(Vec::new()),
    }
}

/// Whether a faulty clock was ruled on.
fn is_faulty(scene: &Scene) -> bool {
    let faulty = |matter: &Matter| {
        matches!(&matter.incident, Incident::Board(OfBoard::Equipment { item: Equipment::Clock, .. }))
            && matter.standing == Standing::Ruled
    };
    scene.matters.iter().any(faulty)
}

/// Article 6.2.a: the press completes the move, even after the other side has replied. Article 6.3.b: what was saved in a
/// stage that it ends is kept in the next.
fn press(scene: &Scene, by: Actor) -> Vec<Article> {
    let Some(side) = by.side().filter(|side| scene.presses[*side].due.is_some()) else { return Vec::new() };
    let mut clauses = vec!["6.2.a.按钟", "6.2.a.用时"];
    if scene.line.plies().last().is_some_and(|last| last.side != side) {
        clauses.extend(["6.2.a.允许", "6.2.a.remark1"]);
    }
    let stage = |clock: &Clock| clock.reading(side, scene.now).count.stage;
    let running = scene.clock.as_ref().filter(|clock| clock.running() == Some(side));
    if running.is_some_and(|clock| clock.press(scene.now).is_ok_and(|pressed| stage(&pressed) > stage(clock))) {
        clauses.push("6.3.b");
    }
    cite(&clauses)
}

/// Article 6.2.a ②: the next move completes one that was not pressed.
fn before_press(scene: &Scene, by: Actor) -> Vec<Article> {
    let unpressed = by.side().is_some_and(|side| side == scene.to_move() && scene.presses[side].due.is_some());
    if unpressed && scene.clock.is_some() { cite(&["6.2.a.②"]) } else { Vec::new() }
}

/// What the rules take notice of in a hand on the clock.
fn notices(scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
    match (deed.act, by.side()) {
        (Act::Press { hand }, Some(side)) => wrong_press(scene, side, *hand).into_iter().collect(),
        (Act::StopClock, Some(side)) => {
            let incident = Incident::Clock(OfClock::ClockHandled { deliberate: true, how: Meddling::of(deed.act) });
            vec![finding(incident, Some(side), &["6.12.b", "5.1.a.remark1"])]
        }
        (Act::SetClock { .. }, None) if is_unnoted(scene) => {
            vec![duty("6.10.b.remark1")]
        }
        _ => Vec::new(),
    }
}

/// Whether the clock is being changed with nothing noted since it was stopped or the round began.
fn is_unnoted(scene: &Scene) -> bool {
    let known = scene.matters.iter().any(|matter| matter.incident == duty("6.10.b.remark1").incident);
    scene.started.is_some() && scene.remarked.is_none() && !known
}

fn wrong_press(scene: &Scene, side: Side, hand: Option<Hand>) -> Option<Finding> {
    if let Some(unfinished) = moves::unfinished(scene, side) {
        return Some(unfinished);
    }
    let starts = scene.line.is_empty() && side != scene.to_move() && scene.presses[side].first.is_none();
    let Some(due) = scene.presses[side].due else {
        if starts || is_press_unknown(scene, side) {
            return None;
        }
        let knocked = |matter: &Matter| {
            matches!(matter.incident, Incident::Board(OfBoard::Disturbance { .. }))
                && matter.side == Some(!side)
                && matter.standing.is_open()
        };
        let clauses: &[&'static str] =
            if scene.matters.iter().any(knocked) { &["6.2.a.按钟", "7.4.remark1"] } else { &["6.2.a.按钟"] };
        return Some(finding(Incident::Clock(OfClock::EarlyPress), Some(side), clauses));
    };
    hand.filter(|hand| *hand != due)
        .map(|_| finding(Incident::Clock(OfClock::OtherHandPress), Some(side), &["6.2.b.手"]))
}

/// Article 6.8: a flag is down only once it is seen or claimed, and then it must be.
fn may_claim(scene: &Scene, against: Option<Side>) -> Result<Vec<Article>, Refusal> {
    if scene.unwatched.is_some() {
        return Err(refused(WhyNot::Unwatched, &["6.8"]));
    }
    let down = |side: Side| scene.clock.as_ref().is_some_and(|clock| clock.flag(side, scene.now).is_some());
    let any = against.map_or_else(|| down(Side::First) || down(Side::Second), down);
    if any { Ok(cite(&["6.8", "6.8.remark1", "6.1.落旗"])) } else { Err(refused(WhyNot::NoGround, &["6.8"])) }
}

/// How many moves a side has completed: as the arbiter counts them, or as they were kept. A flag is down once it is seen or
/// claimed (6.8), so that those made by then count. Where nobody knows how many, the arbiter has to say.
fn completed(scene: &Scene, side: Side, facts: &Facts) -> Result<u32, Refusal> {
    match facts.moves {
        Some(moves) => Ok(moves),
        None if is_uncounted(scene) => Err(refused(WhyNot::FactsMissing(Fact::Moves), &["6.4", "6.4.remark1"])),
        None => Ok(timing::made(scene, side)),
    }
}

/// What follows from a hand on the clock.
fn remedies(scene: &Scene, matter: &Matter, incident: &OfClock, facts: &Facts) -> Option<Remedied> {
    let cautioned = |clause| offender(matter).map(|side| remedy(&[clause], vec![Effect::Caution { side }]));
    Some(match incident {
        OfClock::Overstepped => overstepped(scene, matter, facts),
        OfClock::WrongTimes => facts
            .left
            .map(|left| remedy(&["6.10.b"], vec![Effect::StopClock, Effect::SetClock { left }]))
            .ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Left), &["6.10.b"])),
        OfClock::EarlyPress => offender(matter).map(|side| early(scene, side)),
        OfClock::OtherHandPress => cautioned("6.2.b.手"),
        OfClock::HardPress => cautioned("6.2.c"),
        OfClock::ClockHandled { .. } => offender(matter).and_then(|side| stopped(scene, matter, side, facts)),
        OfClock::ForeignPress => return None,
    })
}

/// A press that completed no move: the time of the side to move runs again.
fn early(scene: &Scene, side: Side) -> Remedy {
    remedy(&["6.2.a.按钟"], std::iter::once(Effect::Caution { side }).chain(turned_back(scene)).collect())
}

/// What the other side did that a player has to call the arbiter for, or what the player claims: pieces that it displaced, an
/// illegal move, a fallen flag.
fn called_for<'a>(scene: &'a Scene, matter: &'a Matter, side: Side) -> Option<&'a Matter> {
    let reason = |other: &&Matter| {
        let of_other = other.side == Some(!side) && other.incident != matter.incident;
        let claims = other.side == Some(side) && matches!(other.incident, Incident::Claim(OfClaim::Claimed { .. }));
        let founded = !matches!(other.standing, Standing::Lapsed | Standing::Dismissed);
        let unruled = other.at <= matter.at && other.ruled.is_none_or(|ruled| ruled >= matter.at);
        (of_other || claims) && founded && (unruled || other.turn == matter.turn)
    };
    scene.matters.iter().find(reason)
}

/// Articles 6.12 b to d: why a player stopped the clocks, which the desk may know; to resign it takes more than that.
fn stopped(scene: &Scene, matter: &Matter, side: Side, facts: &Facts) -> Remedied {
    Ok(match facts.outcome {
        Some(outcome) if outcome == Outcome::won_by(!side) => {
            let verdict = Verdict::loses(side, Form::Ordinary, Reason::Resignation);
            remedy(&["5.1.a.remark1", "5.1.b"], vec![Effect::End { verdict }])
        }
        Some(_) => return Err(refused(WhyNot::NotLawful, &["5.1.a.remark1"])),
        None => {
            let called = called_for(scene, matter, side).filter(|_| facts.stopped_for.is_none() && !facts.accepted);
            let good = match facts.stopped_for {
                Some(Stoppage::Disturbance | Stoppage::Illness) => true,
                Some(Stoppage::Toilet | Stoppage::Official) => facts.accepted,
                None => facts.accepted || called.is_some(),
            };
            let mut done = if good {
                remedy(&["6.12.b", "6.12.c"], vec![Effect::PlayOn])
            } else {
                remedy(&["6.12.d"], vec![Effect::Caution { side }])
            };
            if called.is_some_and(|called| matches!(called.incident, Incident::Board(OfBoard::Disturbance { .. }))) {
                done.under.extend(cite(&["7.4"]));
            }
            if facts.stopped_for.is_some_and(|reason| reason != Stoppage::Official) {
                done.under.extend(cite(&["6.12.remark1"]));
            }
            done
        }
    })
}

/// Articles 6.4, 6.9 and 6.11. Of two flags the one that fell first is looked at first.
fn overstepped(scene: &Scene, matter: &Matter, facts: &Facts) -> Result<Remedy, Refusal> {
    let clock = scene.clock.as_ref().ok_or_else(|| refused(WhyNot::NoClock, &["6.8"]))?;
    let flags = clock.flags(scene.now);
    let both = flags.side(Side::First).zip(flags.side(Side::Second));
    let sides = match (both, flags.earliest()) {
        (Some((first, second)), _) if facts.unclear => {
            return Ok(both_down(scene, clock, [first.stage, second.stage]));
        }
        (Some(_), None) => {
            let told = facts.cause.and_then(Cause::side);
            let first = told.ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Cause), &["6.9", "6.11.remark1"]))?;
            vec![first, !first]
        }
        (Some(_), Some(earliest)) => vec![earliest, !earliest],
        (_, earliest) => vec![matter.side.or(earliest).ok_or_else(|| refused(WhyNot::NoGround, &["6.8"]))?],
    };
    let mut found = Vec::new();
    for side in sides {
        let fall = flags.side(side).ok_or_else(|| refused(WhyNot::NoGround, &["6.8"]))?;
        let due = required(clock, side, fall.stage);
        let made = due.map(|due| completed(scene, side, facts).map(|made| (made, due))).transpose()?;
        let Some((made, _)) = made.filter(|(made, due)| made >= due) else {
            return lost_on_time(scene, side, facts)
                .map(|lost| looked_at(lost, clock, side, both.is_some(), fall.stage));
        };
        found.push((side, made, fall.moves));
    }
    let mut done = remedy(&["6.4", "6.4.remark1"], Vec::new());
    if found.iter().any(|(_, made, counter)| made != counter) {
        done.under.extend(cite(&["6.4.remark3"]));
    }
    let next = found.into_iter().map(|(side, made, _)| number_after(scene, side, made)).max().unwrap_or(1);
    Ok(goes_on(scene, done, next))
}

/// What is asked of fallen flags: which of two fell first, the moves made where only some had to be, and whether the other
/// side can mate where no search tells.
fn of_flags(scene: &Scene, matter: &Matter) -> Vec<Asks> {
    let Some(clock) = &scene.clock else { return Vec::new() };
    let flags = clock.flags(scene.now);
    let fallen: Vec<_> = Side::BOTH.into_iter().filter_map(|side| flags.side(side).map(|fall| (side, fall))).collect();
    let unclear = (fallen.len() > 1).then_some(Fact::Unclear.alone());
    let first = (fallen.len() > 1 && flags.earliest().is_none()).then_some(Fact::Cause.alone());
    let looked_at = |side: Side| fallen.len() > 1 || matter.side.is_none_or(|of| of == side);
    let some = fallen.iter().any(|(side, fall)| looked_at(*side) && required(clock, *side, fall.stage).is_some());
    let open = fallen.iter().any(|(side, _)| looked_at(*side) && moves::is_open(&scene.line, !*side));
    [unclear, first, some.then_some(Fact::Moves.alone()), open.then_some(Fact::Drawn.alone())]
        .into_iter()
        .flatten()
        .collect()
}

/// Remarks on 6.4 and 6.11: the moves of the first of several stages were counted when the flag fell; of two flags this one
/// fell first, as the clock tells.
fn looked_at(mut lost: Remedy, clock: &Clock, side: Side, both: bool, stage: u32) -> Remedy {
    if stage == 0 && !clock.control().side(side).is_last(stage) {
        lost.under.extend(cite(&["6.4.remark2"]));
    }
    if both {
        lost.under.extend(cite(&["6.11.remark1"]));
    }
    lost
}

/// Article 6.11: both flags are down, and nobody knows which fell first.
fn both_down(scene: &Scene, clock: &Clock, stages: [u32; 2]) -> Remedy {
    let fallen = Side::BOTH.into_iter().zip(stages);
    if fallen.clone().all(|(side, stage)| clock.control().side(side).is_last(stage)) {
        let verdict = Verdict::draw(Form::Ordinary, Reason::Time);
        return remedy(&["6.11.b"], vec![Effect::End { verdict }]);
    }
    let made = |(side, stage)| timing::made(scene, side).max(required(clock, side, stage).unwrap_or(0));
    let next = fallen.map(|(side, stage)| number_after(scene, side, made((side, stage)))).max().unwrap_or(1);
    goes_on(scene, remedy(&["6.11.a"], vec![Effect::PlayOn]), next)
}

/// The moves were made: play goes on in the next stage, once the records that need it are complete.
fn goes_on(scene: &Scene, mut done: Remedy, next: u32) -> Remedy {
    done.effects.push(Effect::Recount { next });
    let records = records::to_complete(scene);
    done.under.extend(records.under);
    done.effects.extend(records.effects);
    done
}

/// Article 6.9: lost, unless the other side cannot mate.
fn lost_on_time(scene: &Scene, side: Side, facts: &Facts) -> Result<Remedy, Refusal> {
    let drawn = !moves::can_mate(&scene.line, !side, facts, "6.9")?;
    let (form, reason) = (Form::Ordinary, Reason::Time);
    let verdict = if drawn { Verdict::draw(form, reason) } else { Verdict::loses(side, form, reason) };
    Ok(remedy(&["6.4", "6.4.remark1", "6.9"], vec![Effect::End { verdict }]))
}

/// How many moves had to be made by the end of the stage that a side is in, or in which its flag fell.
pub fn required_now(scene: &Scene, side: Side) -> Option<u32> {
    let clock = scene.clock.as_ref()?;
    let fallen = clock.flag(side, scene.now).map(|fall| fall.stage);
    required(clock, side, fallen.unwrap_or_else(|| clock.reading(side, scene.now).count.stage))
}

/// Articles 6.2.e and 8.1.e: an assistant, and the time that is given for one.
fn assisted(scene: &Scene, side: Side, task: Task, costs: Option<Millis>) -> Remedy {
    let excused = scene.arrangements.players[side].is_disabled();
    let (clauses, usual): (&[&'static str], _) = match task {
        Task::Clock => (&["6.2.e", "6.2.e.remark1"], (!excused).then_some(ASSISTANT)),
        Task::Record => (&["8.1.e"], None),
    };
    let costs = costs.or(usual).filter(|_| scene.clock.is_some());
    let deduct = costs.map(|time| Effect::Deduct { side, time });
    remedy(clauses, std::iter::once(Effect::Assist { side, task }).chain(deduct).collect())
}

/// Remarks on 6.5: the clock stands at Black's right hand; in a match of teams, whose colours alternate from board to board,
/// all clocks face alike.
fn usual_place(scene: &Scene) -> Remedy {
    let (right_of, clause) = match scene.arrangements.team_board {
        Some(board) if board.is_multiple_of(2) => (Side::First, "6.5.remark2"),
        Some(_) => (Side::Second, "6.5.remark2"),
        None => (Side::Second, "6.5.remark1"),
    };
    remedy(&[clause], vec![Effect::PlaceClock { right_of }])
}

/// Article 6.5: before the game the arbiter decides where the clock stands.
fn may_place(scene: &Scene, by: Actor) -> Allowed {
    match &scene.clock {
        _ if by.grade().is_none() => Err(refused(WhyNot::NotYours, &["6.5"])),
        None => Err(refused(WhyNot::NoClock, &["6.5"])),
        Some(_) if scene.started.is_some() => Err(refused(WhyNot::TooLate, &["6.5"])),
        Some(_) => Ok(Vec::new()),
    }
}
