//! Article 1: time.

use ::clock::Instant;
use contest::Side;
use ruling::Setting;

use super::{cite, ends_by_itself, finding, refused, remedy};
use crate::desk::timing;
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::{
    Act, Actor, Asks, Deed, Effect, Equipment, Fact, Facts, Finding, Form, Incident, Matter, MatterId, Meddling,
    OfBoard, OfClock, Reason, Refusal, Remedy, Scene, Shown, Verdict, WhyNot,
};

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Clock;

impl Topic for Clock {
    fn allows(&self, _: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        match deed.act {
            Act::Replace { item: Equipment::Clock } | Act::SetClock { .. } if by.grade().is_none() => {
                Some(Err(refused(WhyNot::NotYours, &["1.4.故障"])))
            }
            Act::Equipment { item: Equipment::Clock, .. } | Act::Replace { item: Equipment::Clock } => {
                Some(Ok(cite(&["1.4.故障"])))
            }
            _ => None,
        }
    }

    fn notices(&self, _: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        match (deed.act, by.side()) {
            (Act::Equipment { item: item @ Equipment::Clock, accepted }, _) => {
                let incident = Incident::Board(OfBoard::Equipment { item: item.clone(), accepted: *accepted });
                vec![finding(incident, None, &["1.4.故障"])]
            }
            (Act::StopClock | Act::StartClock { .. }, Some(side)) => {
                vec![finding(
                    Incident::Clock(OfClock::ClockHandled { deliberate: true, how: Meddling::of(deed.act) }),
                    Some(side),
                    &[],
                )]
            }
            _ => Vec::new(),
        }
    }

    fn finds(&self, scene: &Scene) -> Option<Finding> {
        let (side, fell) = fallen(scene)?;
        let known = timing::matter_of(scene, fell).is_some();
        (!known).then(|| finding(Incident::Clock(OfClock::Overstepped), Some(side), &["1.2"]))
    }

    fn asks(&self, scene: &Scene, matter: &Matter) -> Vec<Asks> {
        match matter.incident {
            Incident::Clock(OfClock::Overstepped) => of_overtime(scene, matter),
            Incident::Clock(OfClock::WrongTimes)
            | Incident::Board(OfBoard::Equipment { item: Equipment::Clock, .. })
                if scene.clock.is_some() =>
            {
                vec![Fact::Left.alone(), Fact::Agreed.beside(Fact::Left)]
            }
            _ => Vec::new(),
        }
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        match &matter.incident {
            Incident::Clock(OfClock::Overstepped) => Some(overstepped(scene, matter, facts)),
            Incident::Clock(OfClock::WrongTimes) => Some(wrong_times(scene, facts)),
            Incident::Board(OfBoard::Equipment { item: item @ Equipment::Clock, .. }) => {
                Some(faulty(scene, item.clone(), facts))
            }
            Incident::Clock(OfClock::ClockHandled { .. }) => {
                let done = std::iter::once(Effect::PlayOn).chain(timing::put_right(scene)).collect();
                Some(Ok(remedy(&[], done)))
            }
            _ => None,
        }
    }
}

/// The side whose flag fell first, and when; none where the clocks have no flags.
fn fallen(scene: &Scene) -> Option<(Side, Instant)> {
    timing::fallen(scene).filter(|_| !scene.arrangements.flagless)
}

/// Whether a flag that nobody has ruled on fell before the last move was made.
pub fn fell_first(scene: &Scene) -> bool {
    let last = scene.line.plies().last();
    last.is_some_and(|last| timing::fell_before(scene, fallen(scene), last.at))
}

/// Article 1.5: whether a flag that nobody has ruled on fell before a game ended otherwise.
pub fn goes_before(scene: &Scene, ending: &Matter) -> bool {
    timing::fell_before(scene, fallen(scene), ending.at)
}

/// Article 1.5: the matter of a flag that has to be ruled on before what ended a game otherwise.
pub fn first(scene: &Scene, ending: &Matter) -> Option<MatterId> {
    timing::decided_first(scene, fallen(scene), ending)
}

/// Article 1.5: what ended the game before a flag fell, and waits for an official.
fn ended_before(scene: &Scene, fell: Instant) -> Option<&Matter> {
    timing::ended_before(scene, fell, ends_by_itself)
}

/// Whether a matter is a fault of the clock.
pub fn is_fault(incident: &Incident) -> bool {
    matches!(
        incident,
        Incident::Board(OfBoard::Equipment { item: Equipment::Clock, .. }) | Incident::Clock(OfClock::WrongTimes)
    )
}

/// Whether a flag is down and is plain overtime: nothing ended the game before, and no fault of the clock is spoken of.
pub fn is_plain(scene: &Scene) -> bool {
    let faulty =
        |matter: &Matter| is_fault(&matter.incident) && (matter.standing.is_open() || matter.turn == scene.turn.number);
    let first = fallen(scene).is_some_and(|(_, fell)| ended_before(scene, fell).is_none());
    first && !scene.matters.iter().any(faulty)
}

/// Articles 1.1 to 1.3: overtime is judged by the flag, or by both hands.
fn overstepped(scene: &Scene, matter: &Matter, facts: &Facts) -> Remedied {
    if facts.faulty_clock {
        return by_the_supplement(scene, facts);
    }
    let side = matter.side.or_else(|| fallen(scene).map(|(side, _)| side));
    let side = side.ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Against), &["1.2"]))?;
    let fell = fallen(scene).map_or(scene.now, |(_, fell)| fell);
    if let Some(first) = ended_before(scene, fell) {
        return Err(refused(WhyNot::ComesAfter(first.id), &["1.5"]));
    }
    let (clause, over) = shown(scene, side, facts)?;
    if !over {
        return Ok(remedy(&[clause], vec![Effect::PlayOn]));
    }
    let kept = timing::made_in_time(scene, side, facts).map_err(|why| refused(why, &["1.1"]))?;
    let told = facts.moves.zip(required(scene, side)).is_some_and(|(made, required)| made >= required);
    match kept {
        Some(counted) if timing::is_uncounted(scene) || facts.moves.is_none() => {
            return Ok(remedy(&[clause, "1.1"], vec![counted]));
        }
        _ if told => return Ok(remedy(&[clause, "1.1"], vec![Effect::PlayOn])),
        _ => {}
    }
    let verdict = Verdict::loses(side, Form::Ordinary, Reason::Time);
    let mut done = remedy(&[clause, "1.1", "9(1)⑥", "9.权限"], vec![Effect::End { verdict }]);
    let in_time = scene.line.plies().last().is_some_and(|last| last.side == side && last.at <= fell);
    if in_time && scene.presses[side].due.is_some() {
        done.under.extend(cite(&["1.5"]));
    }
    Ok(done)
}

/// What is asked where a side's time may be over: what its clock showed, the moves it made where only some had to be, and
/// what comes of a clock at fault.
fn of_overtime(scene: &Scene, matter: &Matter) -> Vec<Asks> {
    let side = matter.side.or_else(|| fallen(scene).map(|(side, _)| side));
    let some = side.and_then(|side| required(scene, side)).map(|_| Fact::Moves.alone());
    let faulty = [Fact::Outcome.beside(Fact::FaultyClock), Fact::Left.beside(Fact::FaultyClock)];
    [Fact::Shown.alone(), Fact::FaultyClock.alone()].into_iter().chain(faulty).chain(some).collect()
}

/// Whether a side's clock shows that its time is over, and the unit by which it does.
fn shown(scene: &Scene, side: Side, facts: &Facts) -> Result<(&'static str, bool), Refusal> {
    match (scene.arrangements.flagless, facts.shown) {
        (true, Some(Shown::Hands { minute, second })) => Ok(("1.3", minute && second)),
        (true, _) => Err(refused(WhyNot::FactsMissing(Fact::Shown), &["1.3"])),
        (false, Some(Shown::Flag(fallen))) => Ok(("1.2", fallen)),
        (false, Some(Shown::Hands { .. })) => Err(refused(WhyNot::FactsMissing(Fact::Shown), &["1.2"])),
        (false, None) => {
            let clock = scene.clock.as_ref().ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Shown), &["1.2"]))?;
            Ok(("1.2", clock.flag(side, scene.now).is_some()))
        }
    }
}

/// How many moves a side had to make in the time that is over, if not all.
fn required(scene: &Scene, side: Side) -> Option<u32> {
    let clock = scene.clock.as_ref()?;
    timing::required(clock, side, clock.flag(side, scene.now).map_or(0, |fall| fall.stage))
}

/// Article 1.4: a flag that a faulty clock let fall early is decided as the event settled it.
fn by_the_supplement(scene: &Scene, facts: &Facts) -> Remedied {
    let clauses = ["1.4.提前倒旗"];
    match (facts.outcome, facts.left) {
        (Some(outcome), _) => {
            let verdict = Verdict { outcome, form: Form::Ordinary, reason: Reason::Time };
            Ok(remedy(&clauses, vec![Effect::End { verdict }]))
        }
        (None, Some(left)) => {
            let again = Effect::StartClock { side: timing::whose(scene) };
            Ok(remedy(&clauses, vec![Effect::SetClock { left }, again]))
        }
        (None, None) => Err(refused(WhyNot::FactsMissing(Fact::Outcome), &clauses)),
    }
}

/// Article 1.4: a faulty clock is replaced; with other times than it shows once both sides agree to them.
fn faulty(scene: &Scene, item: Equipment, facts: &Facts) -> Remedied {
    let stop = timing::is_running(scene).then_some(Effect::StopClock);
    let mut done = remedy(&["1.4.故障"], stop.into_iter().chain([Effect::Replace { item }]).collect());
    let Some(left) = facts.left.filter(|_| scene.clock.is_some()) else { return Ok(done) };
    if facts.agreed != Some(true) && !is_officials(scene) {
        return Err(refused(WhyNot::NotAgreed, &["1.4.误差"]));
    }
    done.under.extend(cite(&["1.4.误差"]));
    done.effects.push(Effect::SetClock { left });
    Ok(done)
}

/// Article 1.4 does not say what is done if the sides do not agree: whether it is read so that the official decides.
fn is_officials(scene: &Scene) -> bool {
    scene.arrangements.reads(Setting::ClockAgreed, "official")
}

/// Article 1.4: the official says how the times are to be set, and both sides agree before it is done.
fn wrong_times(scene: &Scene, facts: &Facts) -> Remedied {
    let clauses = ["1.4.误差"];
    let missing = |what| refused(WhyNot::FactsMissing(what), &clauses);
    let left = facts.left.ok_or_else(|| missing(Fact::Left))?;
    if !facts.agreed.ok_or_else(|| missing(Fact::Agreed))? && !is_officials(scene) {
        return Err(refused(WhyNot::NotAgreed, &clauses));
    }
    let again = timing::is_running(scene).then(|| Effect::StartClock { side: timing::whose(scene) });
    Ok(remedy(&clauses, [Effect::StopClock, Effect::SetClock { left }].into_iter().chain(again).collect()))
}

/// What a game that ended on the board says of the time: a side that had moved but not pressed.
pub fn unpressed(scene: &Scene) -> Remedy {
    let mover = !scene.to_move();
    let down = scene.clock.as_ref().is_some_and(|clock| clock.flag(mover, scene.now).is_some());
    remedy(if down && scene.presses[mover].due.is_some() { &["1.5"] } else { &[] }, Vec::new())
}
