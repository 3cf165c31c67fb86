//! Chapter 9: faults and their remedies, with the fouls that part 3 adds in an event.

use clock::{Millis, Side};

use super::{cite, handling, refused};
use crate::desk::xiangqi_play::{Xiangqi, position};
use crate::desk::{
    Cause, Choice, Effect, Facts, Form, FoulKind, Handling, Man, Matter, Play, Reason, Refusal, Scene, Square, Step,
    Subject, Verdict, WhyNot,
};

/// The classes of article 37.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Without effect on the game; acted on only if raised in time.
    Harmless,
    /// To be restored whenever it is found.
    Restorable,
    /// The game breaks off.
    Ending,
}

/// The class of a fault; none if it is no fault with the men.
pub fn class(subject: &Subject) -> Option<Class> {
    match subject {
        Subject::OffTurnTouch { .. }
        | Subject::SecondTouch { .. }
        | Subject::IdleTouch { .. }
        | Subject::UnclearTouch { .. }
        | Subject::UnboundMove { .. }
        | Subject::WrongHand { .. }
        | Subject::SlideBack { .. } => Some(Class::Harmless),
        Subject::WrongLayout { .. }
        | Subject::ExtraMove { .. }
        | Subject::ChangedMove { .. }
        | Subject::SeveralMoved { .. }
        | Subject::Disturbance { .. }
        | Subject::OffPoint { .. }
        | Subject::LeftOn { .. }
        | Subject::IllegalMove { .. } => Some(Class::Restorable),
        Subject::RefusalToMove | Subject::RefusalToRestore | Subject::Unrestorable { .. } | Subject::CannotContinue => {
            Some(Class::Ending)
        }
        _ => None,
    }
}

/// The side at fault.
pub fn offender(matter: &Matter) -> Result<Side, Refusal> {
    matter.side.ok_or_else(|| refused(WhyNot::FactsMissing("against"), &[]))
}

/// Section 2.
pub fn harmless(scene: &Scene, matter: &Matter) -> Result<Handling, Refusal> {
    let side = offender(matter)?;
    Ok(match &matter.subject {
        Subject::OffTurnTouch { .. } => handling(&["42(1)", "42(2)", "114(1)"], vec![Effect::PlayOn]),
        Subject::SecondTouch { .. } => handling(&["43(1)", "114(1)"], vec![Effect::PlayOn]),
        Subject::IdleTouch { square } => idle_touch(scene, side, *square),
        Subject::UnclearTouch { squares } => {
            let ask = Effect::Ask { of: !side, choice: Choice::Man(squares.clone()) };
            handling(&["43(2)", "114(1)"], vec![ask])
        }
        Subject::UnboundMove { ply, mover, victim } => {
            let bind = Effect::Bind { side, mover: *mover, victim: *victim, to: None };
            handling(&["44", "114(1)"], vec![Effect::Restore { to: ply - 1 }, bind])
        }
        Subject::WrongHand { ply } => {
            let step = step_of(scene, *ply)?;
            let bind = Effect::Bind { side, mover: Some(step.from), victim: None, to: Some(step.to) };
            handling(&["46", "114(1)"], vec![Effect::Restore { to: ply - 1 }, bind])
        }
        Subject::SlideBack { from, path, to, chosen } => slide_back(scene, matter, side, (*from, *to), path, *chosen),
        _ => return Err(refused(WhyNot::FactsMissing("subject"), &[])),
    })
}

/// Articles 45 and 114(2): the choice is void, the turn begins again, and in an event a foul is counted.
fn idle_touch(scene: &Scene, side: Side, square: Square) -> Handling {
    let own = scene.line.now().get(square).is_some_and(|man| man.side() == side);
    let mut done = handling(&[if own { "45(1)" } else { "45(2)" }], vec![Effect::PlayOn]);
    if scene.arrangements.competition {
        done.under.extend(cite(&["114(2)"]));
        done.effects = vec![Effect::Foul { side, kind: FoulKind::Technical }];
    }
    done
}

/// Article 47: how far the man was slid fixes where it goes.
fn slide_back(
    scene: &Scene,
    matter: &Matter,
    side: Side,
    (from, to): (Square, Square),
    path: &[Square],
    chosen: Option<Square>,
) -> Handling {
    let made = usize::from(from != to);
    let before = scene.line.until(matter.ply - made.min(matter.ply));
    let legal = Xiangqi.legal(&before).unwrap_or_default();
    let is_legal = |square: &Square| legal.contains(&Step::new(from, *square));
    let back = (made == 1).then_some(Effect::Restore { to: before.len() });
    let fixed = |clause, square| {
        let play = Effect::Play { side, step: Step::new(from, square) };
        handling(&["47", clause, "114(1)"], back.clone().into_iter().chain([play]).collect())
    };
    if let Some(&furthest) = path.last().filter(|square| is_legal(square)) {
        return fixed("47(a)", furthest);
    }
    if let Some(&furthest) = path.iter().rev().find(|square| is_legal(square)) {
        return fixed("47(b)", furthest);
    }
    if let Some(square) = chosen.filter(is_legal) {
        return fixed("47(c)", square);
    }
    let bind = Effect::Bind { side, mover: Some(from), victim: None, to: None };
    handling(&["47", "47(d)", "114(1)"], back.into_iter().chain([bind]).collect())
}

/// The move of a ply, from 1.
fn step_of(scene: &Scene, ply: usize) -> Result<Step, Refusal> {
    let found = ply.checked_sub(1).and_then(|index| scene.line.plies().get(index));
    found.map(|ply| ply.step).ok_or_else(|| refused(WhyNot::MatterClosed, &[]))
}

/// Section 3, and the fouls of article 115.
pub fn restorable(scene: &Scene, matter: &Matter, facts: &Facts) -> Result<Handling, Refusal> {
    if facts.cannot_restore && !facts.neighbours {
        return Ok(beyond_memory(scene, matter, facts));
    }
    let mut done = remedy(scene, matter, facts)?;
    done.under.extend(cite(&["37(2)", "39(2)", "38"]));
    if !scene.arrangements.competition {
        return Ok(done);
    }
    match (&matter.subject, matter.side) {
        (Subject::WrongLayout { .. }, _) => done.under.extend(cite(&["115(1)"])),
        (Subject::Disturbance { .. }, None) => done.under.extend(cite(&["115(1)"])),
        (Subject::OffPoint { .. }, Some(side)) => off_point_penalty(scene, side, &mut done),
        (_, Some(side)) => {
            done.under.extend(cite(&["115(3)"]));
            done.effects.push(Effect::Foul { side, kind: FoulKind::Technical });
        }
        (_, None) => {}
    }
    Ok(done)
}

/// Articles 48 to 55.
fn remedy(scene: &Scene, matter: &Matter, facts: &Facts) -> Result<Handling, Refusal> {
    Ok(match &matter.subject {
        Subject::WrongLayout { shifts } => handling(&["48"], vec![Effect::Set { shifts: shifts.clone() }]),
        Subject::Disturbance { cause, shifts } => disturbed(scene, matter, *cause, shifts, facts)?,
        Subject::LeftOn { ply } => handling(&["52"], vec![Effect::TakeOff { near: step_of(scene, *ply)?.to }]),
        Subject::ExtraMove { ply } => extra(scene, matter, *ply, facts, &["49(1)"])?,
        Subject::ChangedMove { ply } => extra(scene, matter, *ply, facts, &["55", "49(1)"])?,
        Subject::SeveralMoved { steps, .. } => {
            let ask = Effect::Ask { of: !offender(matter)?, choice: Choice::Move(steps.clone()) };
            handling(&["54", "49(2)"], vec![ask])
        }
        Subject::OffPoint { ply } => {
            let side = offender(matter)?;
            let made = scene.line.plies().get(ply - 1).ok_or_else(|| refused(WhyNot::MatterClosed, &[]))?;
            let among = made.manner.between.clone();
            let of = *among.first().ok_or_else(|| refused(WhyNot::FactsMissing("between"), &["51"]))?;
            handling(&["51"], vec![Effect::Ask { of: !side, choice: Choice::Square { of, among } }])
        }
        Subject::IllegalMove { ply } => {
            let (side, step) = (offender(matter)?, step_of(scene, *ply)?);
            handling(&["53"], vec![Effect::Restore { to: ply - 1 }, bind_to(scene, side, *ply, step)])
        }
        _ => return Err(refused(WhyNot::FactsMissing("subject"), &[])),
    })
}

/// The men of a move that is taken back stay chosen.
fn bind_to(scene: &Scene, side: Side, ply: usize, step: Step) -> Effect {
    let taken = scene.line.plies().get(ply - 1).and_then(|ply| ply.taken);
    let victim = taken.filter(|man| man.side() != side).map(|_| step.to);
    Effect::Bind { side, mover: Some(step.from), victim, to: None }
}

/// Article 49: the extra move is taken back and its men are chosen for the next turn; if nobody can tell which move was
/// the extra one, the other side says.
fn extra(
    scene: &Scene,
    matter: &Matter,
    ply: usize,
    facts: &Facts,
    clauses: &[&'static str],
) -> Result<Handling, Refusal> {
    let (side, step) = (offender(matter)?, step_of(scene, ply)?);
    if facts.unclear {
        let other = step_of(scene, ply - 1)?;
        let ask = Effect::Ask { of: !side, choice: Choice::Move(vec![other, step]) };
        return Ok(handling(&["49(2)"], vec![ask]));
    }
    Ok(handling(clauses, vec![Effect::Restore { to: ply - 1 }, bind_to(scene, side, ply, step)]))
}

/// Article 50.
fn disturbed(
    scene: &Scene,
    matter: &Matter,
    cause: Cause,
    shifts: &[Step],
    facts: &Facts,
) -> Result<Handling, Refusal> {
    if !facts.cannot_restore {
        let to = facts.back_to.unwrap_or(matter.ply).min(scene.line.len());
        return Ok(handling(&["50(1)"], vec![Effect::Restore { to }]));
    }
    let shift = shifts.first().ok_or_else(|| refused(WhyNot::FactsMissing("shifts"), &["50(2)"]))?;
    let owner = scene.line.now().get(shift.to).map(Man::side);
    let among = neighbours(scene, shift.to);
    let choice = Choice::Square { of: shift.to, among };
    match (cause.side(), owner) {
        (Some(culprit), _) => Ok(handling(&["50(2)", "50(2)(a)"], vec![Effect::Ask { of: !culprit, choice }])),
        (None, Some(owner)) => Ok(handling(&["50(2)", "50(2)(b)", "4(2)"], vec![Effect::Ask { of: !owner, choice }])),
        (None, None) => Err(refused(WhyNot::NoMan, &["50(2)"])),
    }
}

/// The empty squares next to a square, and the square itself.
fn neighbours(scene: &Scene, square: Square) -> Vec<Square> {
    let around = |delta: i8, at: u8| at.checked_add_signed(delta);
    let on_board = |square: &Square| crate::desk::xiangqi_play::point(*square).is_some();
    [-1, 0, 1]
        .into_iter()
        .flat_map(|files| [-1, 0, 1].into_iter().map(move |ranks| (files, ranks)))
        .filter_map(|(files, ranks)| Square::new(around(files, square.file())?, around(ranks, square.rank())?))
        .filter(|near| on_board(near) && (*near == square || scene.line.now().get(*near).is_none()))
        .collect()
}

/// Article 115(2): a man on no point.
fn off_point_penalty(scene: &Scene, side: Side, done: &mut Handling) {
    done.effects.push(Effect::Foul { side, kind: FoulKind::Technical });
    let five = Millis::from_mins(5);
    match scene.left(!side) {
        Some(left) if left <= five => {
            let own = scene.left(side).unwrap_or_default();
            let deducted = if own < five { own.whole(Millis::from_mins(1)) } else { five };
            done.effects.push(Effect::Deduct { side, time: deducted });
            if deducted < five {
                done.effects.push(Effect::Add { side: !side, time: five.saturating_sub(deducted) });
            }
            done.under.extend(cite(&["115(2)(b)"]));
        }
        _ => done.under.extend(cite(&["115(2)(a)"])),
    }
}

/// Article 41: nobody remembers enough to restore.
fn beyond_memory(scene: &Scene, matter: &Matter, facts: &Facts) -> Handling {
    if position(scene.line.now(), scene.to_move()).is_some() {
        return handling(&["41", "41(a)"], vec![Effect::PlayOn]);
    }
    let cause = facts.cause.or(matter.side.map(Cause::of)).unwrap_or(match matter.subject {
        Subject::Disturbance { cause, .. } => cause,
        _ => Cause::Both,
    });
    let mut done = unrestorable(scene, cause);
    done.under.extend(cite(&["41", "41(b)", "39(3)"]));
    done
}

/// Article 57.
fn unrestorable(scene: &Scene, cause: Cause) -> Handling {
    let reason = Reason::Unrestorable;
    let (clauses, verdict): (&[&'static str], _) = match cause {
        Cause::Both => (&["57(c)", "70(5)(a)"], Verdict::both_lose(Form::Forced, reason)),
        Cause::Outsider => (&["57(b)", "70(3)"], Verdict::draw(Form::Forced, reason)),
        Cause::First => (&["57(a)", "70(1)"], Verdict::loses(Side::First, Form::Forced, reason)),
        Cause::Second => (&["57(a)", "70(1)"], Verdict::loses(Side::Second, Form::Forced, reason)),
    };
    let mut done = handling(&["37(3)", "37(3)(b)", "57"], vec![Effect::End { verdict }]);
    done.under.extend(cite(clauses));
    done.under.extend(in_event(scene));
    done
}

/// Article 116 sends an event back to chapter 9.
fn in_event(scene: &Scene) -> Vec<crate::Article> {
    if scene.arrangements.competition { cite(&["116"]) } else { Vec::new() }
}

/// Section 4.
pub fn ending(scene: &Scene, matter: &Matter) -> Result<Handling, Refusal> {
    let lost =
        |reason| Ok::<_, Refusal>(Effect::End { verdict: Verdict::loses(offender(matter)?, Form::Forced, reason) });
    let mut done = match &matter.subject {
        Subject::Unrestorable { cause } => {
            let mut done = unrestorable(scene, *cause);
            done.under.extend(cite(&["39(3)"]));
            return Ok(done);
        }
        Subject::RefusalToMove => handling(&["37(3)", "37(3)(a)", "56(1)", "70(1)"], vec![lost(Reason::Refusal)?]),
        Subject::RefusalToRestore => handling(&["40", "56(2)", "70(1)"], vec![lost(Reason::Refusal)?]),
        Subject::CannotContinue => handling(&["70(1)"], vec![lost(Reason::CannotContinue)?]),
        _ => return Err(refused(WhyNot::FactsMissing("subject"), &[])),
    };
    done.under.extend(in_event(scene));
    Ok(done)
}

/// What comes of a choice that a ruling left to a side.
pub fn chosen(
    scene: &Scene,
    matter: &Matter,
    choice: &Choice,
    square: Option<Square>,
    step: Option<Step>,
) -> Result<Handling, Refusal> {
    let side = offender(matter);
    let among = |men: &[Square]| square.filter(|chosen| men.contains(chosen));
    let none = || refused(WhyNot::NoSuchChoice, &[]);
    Ok(match choice {
        Choice::Man(men) => {
            let (side, man) = (side?, among(men).ok_or_else(none)?);
            let own = scene.line.now().get(man).is_some_and(|touched| touched.side() == side);
            let (mover, victim) = if own { (Some(man), None) } else { (None, Some(man)) };
            handling(&["43(2)"], vec![Effect::Bind { side, mover, victim, to: None }])
        }
        Choice::Square { of, among: squares } => {
            let to = among(squares).ok_or_else(none)?;
            let clauses: &[&'static str] = match &matter.subject {
                Subject::OffPoint { .. } => &["51"],
                Subject::Disturbance { cause: Cause::First | Cause::Second, .. } => &["50(2)(a)"],
                _ => &["50(2)(b)"],
            };
            handling(clauses, vec![Effect::Set { shifts: vec![Step::new(*of, to)] }])
        }
        Choice::Move(steps) => {
            let side = side?;
            let stands = step.filter(|step| steps.contains(step)).ok_or_else(none)?;
            let other = steps.iter().find(|other| **other != stands).copied();
            one_stands(matter, side, stands, other)
        }
    })
}

/// Of several moves the chosen one stands; the man of another is bound for the next turn.
fn one_stands(matter: &Matter, side: Side, stands: Step, other: Option<Step>) -> Handling {
    let (to, clauses): (_, &[&'static str]) = match &matter.subject {
        Subject::SeveralMoved { ply, .. } => (ply - 1, &["54", "49(2)"]),
        _ => (matter.ply.saturating_sub(2), &["49(2)"]),
    };
    let mut effects = vec![Effect::Restore { to }, Effect::Play { side, step: stands }];
    effects.extend(other.map(|step| Effect::Bind { side, mover: Some(step.from), victim: None, to: None }));
    handling(clauses, effects)
}
