//! Chapter 1, sections 2 and 3, 三 and 四: moves, their release, and errors with the men.

use contest::Side;
use ruling::Setting;
use xiangqi::IllegalMove;

use super::super::movement;
use super::{adjourn, cite, facing, finding, layout, offender, refused, remedy, scatter, touch};
use crate::Article;
use crate::desk::before;
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::xiangqi_play::made::{fit, made, out_of_turn, set_back};
use crate::desk::xiangqi_play::{as_move, position};
use crate::desk::{
    Act, Actor, Asks, Carried, Correction, Deed, Effect, Execution, Fact, Facts, Finding, Form, FoulKind, Incident,
    Line, Matter, MatterId, OfBoard, OfMove, OfTouch, Penalty, Phase, Ply, Reason, Refusal, Remedy, Scene, Step,
    Verdict, WhyNot,
};
use crate::roc_113::ROC_113;

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Boards;

impl Topic for Boards {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        match deed.act {
            Act::Press { .. } if by.side().is_some_and(|side| owes(scene, side)) => {
                Some(Err(refused(WhyNot::CorrectFirst, &["1.2.八.提子"])))
            }
            Act::Raise { incident: Some(incident), against, .. } => whose(scene, incident, *against).err().map(Err),
            _ => deed.carried.as_ref().map(|carried| Ok(rests_on(scene, by, carried))),
        }
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        if let Act::Displace { cause, shifts, off } = deed.act {
            let alone = (shifts.len() == 1 && off.is_empty()) || cause.side().is_none();
            let incident = Incident::Board(OfBoard::Disturbance { cause: *cause, shifts: deed.act.displaced() });
            return alone.then(|| finding(incident, cause.side(), &["1.3.四.[A].移位"])).into_iter().collect();
        }
        let Some((side, step, execution)) = deed.completed_by(by) else { return Vec::new() };
        let ply = scene.line.len() + 1;
        if side != scene.to_move() {
            return vec![error(out_of_turn(scene, side, step, ply), side)];
        }
        let mut found = of_manner(side, step, execution, ply);
        if execution.between.is_empty() && execution.also.is_empty() {
            found.extend(of_step(scene, side, step, ply));
        }
        found
    }

    fn asks(&self, scene: &Scene, matter: &Matter) -> Vec<Asks> {
        let known = match &matter.incident {
            Incident::Board(OfBoard::WrongLayout { shifts }) if shifts.is_empty() => vec![Fact::Shifts.alone()],
            incident @ Incident::Board(OfBoard::Disturbance { .. }) => {
                std::iter::once(Fact::CannotRestore.alone()).chain(before::asks(scene, incident)).collect()
            }
            incident if named(incident).is_some() => vec![Fact::CannotRestore.alone()],
            _ => Vec::new(),
        };
        let unkept = is_error(&matter.incident) && scene.can_be_set_right(&matter.incident);
        let pressed = scatter::knocked_by(matter).is_some() && scene.clock.is_some();
        let pressed = pressed.then_some(Fact::Pressed.alone());
        known.into_iter().chain(unkept.then_some(Fact::SetRight.alone())).chain(pressed).collect()
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        let is_left_on = matches!(matter.incident, Incident::Move(OfMove::LeftOn { .. }));
        let restored = facts.set_right && (is_left_on || !facts.cannot_restore);
        match &matter.incident {
            incident if restored && is_error(incident) && scene.can_be_set_right(incident) => {
                Some(set_right(scene, matter, facts))
            }
            Incident::Board(OfBoard::ColoursReversed) => Some(Ok(reversed(scene))),
            Incident::Board(OfBoard::WrongLayout { shifts }) => Some(laid_out(scene, facts.told_or(shifts))),
            Incident::Board(OfBoard::MissingMen { men }) if !fit(scene, men) => {
                Some(Err(refused(WhyNot::FactsMissing(Fact::Place), &["1.1.四"])))
            }
            Incident::Board(OfBoard::MissingMen { men }) => {
                Some(Ok(remedy(&["1.1.四"], men.iter().copied().map(Effect::Put).collect())))
            }
            Incident::Move(OfMove::LeftOn { ply }) => Some(left_on(scene, matter, *ply)),
            Incident::Board(OfBoard::Disturbance { .. }) => Some(shifted(scene, matter, facts)),
            incident if named(incident).is_some() => Some(corrects(scene, matter, facts)),
            _ => None,
        }
    }

    fn follows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Remedy> {
        let (side, step, _) = deed.completed_by(by).filter(|(.., execution)| execution.left_on)?;
        scene.line.now().get(step.to)?;
        Some(remedy(&["1.2.八.提子"], vec![Effect::CorrectNow { side, what: Correction::Men }]))
    }

    fn corrected(&self, scene: &Scene, side: Side, what: &Correction) -> Option<Remedied> {
        let left = scene.line.plies().iter().rev().find(|ply| ply.side == side && ply.execution.left_on)?;
        let near = left.step.to;
        let lies = scene.line.now().loose().iter().any(|loose| loose.near.contains(&near));
        (*what == Correction::Men && lies).then(|| Ok(remedy(&["1.2.八.提子"], vec![Effect::TakeOff { near }])))
    }
}

/// Why the rules of movement forbid a move of a side at the end of a line.
pub fn forbids(line: &Line, side: Side, step: Step) -> Vec<Article> {
    let (Some(now), Some(played)) = (position(line.now(), side), as_move(step)) else { return Vec::new() };
    let Some(fault) = now.fault_of(played) else { return Vec::new() };
    movement(&now, IllegalMove { played, fault }).into_iter().map(|clause| ROC_113.article(clause)).collect()
}

/// 四 `[A]`: what a mistake with a move is; none if it is none. Past which touch a move went is told by what was touched.
pub fn named(incident: &Incident) -> Option<&'static [&'static str]> {
    Some(match incident {
        Incident::Move(OfMove::ExtraMove { .. }) => &["1.3.四.[A].多走"],
        Incident::Move(OfMove::ChangedMove { .. }) => &["1.3.三", "1.3.四.[A].多走"],
        Incident::Move(OfMove::SeveralMoved { .. }) => &["1.3.四.[A].多走"],
        Incident::Move(OfMove::IllegalMove { .. } | OfMove::OffPoint { .. }) => &["1.3.四.[A].訛步"],
        Incident::Move(OfMove::UnboundMove { .. }) => &[],
        _ => return None,
    })
}

/// Whether a matter is an error with the men, which nobody goes back to once the game is over.
pub fn is_error(incident: &Incident) -> bool {
    matches!(
        incident,
        Incident::Board(OfBoard::Disturbance { .. } | OfBoard::WrongLayout { .. })
            | Incident::Move(OfMove::LeftOn { .. })
    ) || named(incident).is_some()
}

fn error(incident: Incident, side: Side) -> Finding {
    let clauses = named(&incident).unwrap_or_default();
    finding(incident, Some(side), clauses)
}

/// Whether a side has left a taken man on the board.
fn owes(scene: &Scene, side: Side) -> bool {
    scene.to_correct.contains(&(side, Correction::Men))
}

/// A mistake with a move is raised against the side that made the move.
fn whose(scene: &Scene, incident: &Incident, against: Option<Side>) -> Result<(), Refusal> {
    let (Some(clauses), Some(ply)) = (named(incident), incident.ply()) else { return Ok(()) };
    let side = against.ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Against), clauses))?;
    if scene.is_unknown(incident) {
        return Ok(());
    }
    made(scene, side, ply).map(|_| ()).ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Ply), clauses))
}

/// 三: what leaves the hand is fixed; section 2, 八: what is taken is lifted off.
fn rests_on(scene: &Scene, by: Actor, carried: &Carried) -> Vec<Article> {
    let takes = scene.line.now().get(carried.step.to).is_some_and(|man| Some(man.side()) != by.side());
    let clauses = [(carried.complete, "1.3.三"), (takes && !carried.execution.left_on, "1.2.八.提子")];
    clauses.into_iter().filter(|(holds, _)| *holds).flat_map(|(_, clause)| cite(&[clause])).collect()
}

/// How the move was carried out.
fn of_manner(side: Side, step: Step, execution: &Execution, ply: usize) -> Vec<Finding> {
    let mut found = Vec::new();
    if !execution.also.is_empty() {
        let steps = std::iter::once(step).chain(execution.also.iter().copied()).collect();
        found.push(error(Incident::Move(OfMove::SeveralMoved { ply, steps }), side));
    }
    if execution.left_on {
        found.push(finding(Incident::Move(OfMove::LeftOn { ply }), Some(side), &["1.2.八.提子"]));
    }
    if !execution.between.is_empty() {
        found.push(error(Incident::Move(OfMove::OffPoint { ply }), side));
    }
    found
}

/// Where the move went: at the other king, before it, against the rules of movement, or past what was touched. Of sealed
/// moves another part speaks.
fn of_step(scene: &Scene, side: Side, step: Step, ply: usize) -> Option<Finding> {
    if let Some(found) = facing::notices(scene, side, step) {
        return Some(found);
    }
    let legal = facing::legal(&scene.line)?;
    if !legal.contains(&step) {
        if facing::is_made(&scene.line, side, step) {
            return None;
        }
        let mut found = error(Incident::Move(OfMove::IllegalMove { ply }), side);
        found.under.extend(forbids(&scene.line, side, step));
        return Some(found);
    }
    if adjourn::binding(scene).is_some() {
        return None;
    }
    let bound = touch::binding(scene);
    let incident = Incident::Move(OfMove::UnboundMove { ply, mover: bound.mover, victim: bound.victim });
    let past = !bound.allowed.contains(&step);
    past.then(|| Finding { under: bound.under, ..error(incident, side) })
}

/// What the side at fault did.
fn offence<'a>(scene: &'a Scene, matter: &Matter) -> Result<(&'a Ply, Line), Refusal> {
    let missing = || refused(WhyNot::FactsMissing(Fact::Ply), &[]);
    let ply = matter.incident.ply().ok_or_else(missing)?;
    let made = made(scene, offender(matter)?, ply).ok_or_else(missing)?;
    Ok((made, scene.line.until(ply - 1)))
}

/// Whether a move was no such mistake as it is said to be. Where the players keep no record, kings that are made to face are
/// none: whoever is to move may take.
fn is_unfounded(scene: &Scene, incident: &Incident, made: &Ply, before: &Line) -> bool {
    match incident {
        Incident::Move(OfMove::IllegalMove { .. }) => {
            let faces = !scene.arrangements.recorded && facing::is_made(before, made.side, made.step);
            faces || facing::legal(before).is_none_or(|legal| legal.contains(&made.step))
        }
        Incident::Move(OfMove::ExtraMove { .. } | OfMove::ChangedMove { .. }) => before.turn() == made.side,
        Incident::Move(OfMove::UnboundMove { .. }) => touch::binding_before(before, made).allowed.contains(&made.step),
        Incident::Move(OfMove::SeveralMoved { .. }) => made.execution.also.is_empty(),
        _ => made.execution.between.is_empty(),
    }
}

/// A move past a touch that the desk did not see: with the men that the other side saw touched, and the official believes.
fn as_told(scene: &Scene, matter: &Matter, made: &Ply, before: &Line) -> Ply {
    match &matter.incident {
        Incident::Move(of @ OfMove::UnboundMove { .. }) if is_unfounded(scene, &matter.incident, made, before) => {
            made.touching_first(of.bound_men())
        }
        _ => made.clone(),
    }
}

/// Whether the desk itself has seen a mistake with a move.
pub fn is_seen(scene: &Scene, matter: &Matter) -> bool {
    let founded = |(made, before): (&Ply, Line)| !is_unfounded(scene, &matter.incident, made, &before);
    named(&matter.incident).is_some() && offence(scene, matter).is_ok_and(founded)
}

/// A foul by touching in the turn of this move, which is decided first: it came first.
fn touched_before(scene: &Scene, matter: &Matter, made: &Ply) -> Option<MatterId> {
    let earlier = |other: &&Matter| {
        let touch = matches!(other.incident, Incident::Touch(OfTouch::IdleTouch { .. }));
        touch && other.standing.is_open() && other.turn == made.turn && other.side == matter.side
    };
    scene.matters.iter().find(earlier).map(|other| other.id)
}

/// 四 `[A]`: the mistake is taken back, the men touched stay touched, and whoever made it has a foul; a board that nobody can
/// restore stays as it stands.
fn corrects(scene: &Scene, matter: &Matter, facts: &Facts) -> Remedied {
    if let Some(loser) = made_kings_face(scene, matter) {
        return Ok(facing::lost(scene, loser, matter.incident.ply()));
    }
    if facts.cannot_restore && scene.is_unknown(&matter.incident) {
        return forgotten(scene, matter);
    }
    let (made, before) = offence(scene, matter)?;
    let made = &as_told(scene, matter, made, &before);
    if is_unfounded(scene, &matter.incident, made, &before) {
        return Ok(remedy(&["4.六.[D]"], vec![Effect::PlayOn]));
    }
    if let Some(first) = touched_before(scene, matter, made) {
        return Err(refused(WhyNot::ComesAfter(first), &[]));
    }
    let side = made.side;
    let mut done = remedy(named(&matter.incident).unwrap_or_default(), Vec::new());
    if matches!(matter.incident, Incident::Move(OfMove::UnboundMove { .. })) {
        done.under.extend(touch::binding_before(&before, made).under);
    }
    if facts.cannot_restore {
        done.under.extend(cite(&["1.3.四.[A].未糾正"]));
        done.effects.push(Effect::Set { shifts: Vec::new() });
    } else {
        done.effects.push(Effect::Restore { to: before.len() });
        done.effects.extend(undone(scene, &before));
        done.effects.extend(same_men(&before, made));
    }
    penalize(scene, matter, side, &mut done);
    Ok(done)
}

/// The side that made the kings face, of a move that nobody saw made where the players keep the record: as a record sheet
/// tells, or by what stands on the board and who is said to have done it.
fn made_kings_face(scene: &Scene, matter: &Matter) -> Option<Side> {
    let Incident::Move(OfMove::IllegalMove { .. }) = matter.incident else { return None };
    let side = matter.side.filter(|_| scene.arrangements.recorded)?;
    let made = match offence(scene, matter) {
        Ok((made, before)) => facing::is_made(&before, made.side, made.step),
        Err(_) => scene.is_unknown(&matter.incident) && facing::is_now(&scene.line),
    };
    made.then_some(side)
}

/// A mistake with a move that nobody can tell any more: the board stays as it stands, and whoever made it has a foul.
fn forgotten(scene: &Scene, matter: &Matter) -> Remedied {
    let side = offender(matter)?;
    let mut done = remedy(named(&matter.incident).unwrap_or_default(), vec![Effect::Set { shifts: Vec::new() }]);
    done.under.extend(cite(&["1.3.四.[A].未糾正"]));
    penalize(scene, matter, side, &mut done);
    Ok(done)
}

/// An error on a board that nobody kept, which the players put right: whoever made a mistake with a move has a foul.
fn set_right(scene: &Scene, matter: &Matter, facts: &Facts) -> Remedied {
    let incident = &matter.incident;
    let done = |clauses, again| remedy(clauses, vec![Effect::SetRight { again }]);
    let clauses = match incident {
        Incident::Board(_) if scatter::knocked_by(matter).is_some() => {
            return scatter::told(scene, matter, facts, Effect::SetRight { again: None });
        }
        Incident::Board(_) => return Ok(done(&["1.3.四.[A].移位"], None)),
        Incident::Move(OfMove::LeftOn { .. }) => return Ok(done(&["1.2.八.提子"], None)),
        incident => named(incident).unwrap_or_default(),
    };
    let side = offender(matter)?;
    let again = matches!(incident, Incident::Move(OfMove::IllegalMove { .. } | OfMove::UnboundMove { .. }));
    let mut done = done(clauses, again.then_some(side));
    penalize(scene, matter, side, &mut done);
    Ok(done)
}

/// What bound the other side in a turn that was taken back binds it no more.
fn undone(scene: &Scene, before: &Line) -> Option<Effect> {
    let side = !before.turn();
    (scene.line.len() > before.len() && scene.bonds[side].is_some()).then_some(Effect::Unbind { side })
}

/// The men that a side had touched in its turn when it made a move stay touched; of several touched at once, one has to serve.
fn same_men(before: &Line, made: &Ply) -> Option<Effect> {
    if before.turn() != made.side {
        return None;
    }
    if let Some(squares) = touch::touched_at_once(before, made) {
        return Some(Effect::CountTouch { side: made.side, squares });
    }
    let bound = touch::binding_of(before, made);
    bound.mover.or(bound.victim).is_some().then_some(Effect::Bind {
        side: made.side,
        mover: bound.mover,
        victim: bound.victim,
        to: None,
    })
}

/// 四 `[A]` and `[C]`: one foul, or what the event announced before.
fn penalize(scene: &Scene, matter: &Matter, side: Side, done: &mut Remedy) {
    let heavier = scene.arrangements.heavier.get(&matter.incident.name());
    done.under.extend(cite(&["1.3.四.[A].犯規"]));
    done.under.extend(heavier.into_iter().flat_map(|_| cite(&["1.3.四.[C]"])));
    match heavier {
        Some(Penalty::Loss) => {
            done.effects = vec![Effect::End { verdict: Verdict::loses(side, Form::Breach, Reason::Faults) }];
        }
        heavier => {
            let fouls = if let Some(Penalty::Fouls(fouls)) = heavier { (*fouls).clamp(1, 2) } else { 1 };
            done.effects.extend((0..fouls).map(|_| Effect::Foul { side, kind: FoulKind::Technical }));
        }
    }
}

/// A man shifted by accident is put back, and nobody has a foul, unless the text is read so that a player has. Of men that a
/// player knocked about another part speaks.
fn shifted(scene: &Scene, matter: &Matter, facts: &Facts) -> Remedied {
    let put_back = put_back(scene, matter, facts)?;
    if scatter::knocked_by(matter).is_some() {
        return scatter::told(scene, matter, facts, put_back);
    }
    let mut done = remedy(&["1.3.四.[A].移位"], vec![put_back]);
    if facts.cannot_restore {
        done.under.extend(cite(&["1.3.四.[A].未糾正"]));
        return Ok(done);
    }
    if let Some(side) = matter.side.filter(|_| scene.arrangements.reads(Setting::ShiftedMan, "foul")) {
        done.under.extend(cite(&["1.3.四.[A].犯規"]));
        done.effects.push(Effect::Foul { side, kind: FoulKind::Technical });
    }
    Ok(done)
}

/// Men that were disturbed are put back where they stood; if nobody can tell where, what stands stays.
fn put_back(scene: &Scene, matter: &Matter, facts: &Facts) -> Result<Effect, Refusal> {
    if facts.cannot_restore {
        return Ok(Effect::Set { shifts: Vec::new() });
    }
    if let Some(told) = before::told(scene, &matter.incident, facts) {
        return told.map_err(|why| refused(why, &["1.3.四.[A].移位"]));
    }
    let shifts =
        if let Incident::Board(OfBoard::Disturbance { shifts, .. }) = &matter.incident { shifts } else { &Vec::new() };
    let back = set_back(&scene.line, matter.ply, shifts).filter(|_| facts.back_to.is_none());
    let to = facts.back_to.unwrap_or(matter.ply).min(matter.ply).min(scene.line.len());
    Ok(back.unwrap_or(Effect::Restore { to }))
}

/// Whether a matter turns on how it is read what a man costs that a player shifted.
pub fn is_shifted_by_player(matter: &Matter) -> bool {
    let one = matches!(matter.incident, Incident::Board(OfBoard::Disturbance { .. })) && matter.side.is_some();
    one && scatter::knocked_by(matter).is_none()
}

/// Section 1, 四: the men are set as they belong; if nobody says how, they must stand so already.
fn laid_out(scene: &Scene, shifts: &[Step]) -> Remedied {
    match layout::faults(scene).is_empty() {
        _ if !shifts.is_empty() => {
            Ok(remedy(&["1.1.四", "1.3.四.[A].移位"], vec![Effect::Set { shifts: shifts.to_vec() }]))
        }
        true => Ok(remedy(&["1.1.四"], vec![Effect::PlayOn])),
        false => Err(refused(WhyNot::FactsMissing(Fact::Shifts), &["1.1.四"])),
    }
}

/// Section 2, 八: the taken man is lifted off.
fn left_on(scene: &Scene, matter: &Matter, ply: usize) -> Remedied {
    let near = made(scene, offender(matter)?, ply).map(|made| made.step.to);
    let lies = |near| scene.line.now().loose().iter().any(|loose| loose.near.contains(&near));
    let effect = near.filter(|near| lies(*near)).map_or(Effect::PlayOn, |near| Effect::TakeOff { near });
    Ok(remedy(&["1.2.八.提子"], vec![effect]))
}

/// 四 `[B]`: once the game has begun it stays as it is, and the papers follow the pairing.
fn reversed(scene: &Scene) -> Remedy {
    let begun = !matches!(scene.phase, Phase::Waiting);
    let effects = if begun { vec![Effect::PlayOn, Effect::TellStaff] } else { vec![Effect::TellStaff] };
    remedy(&["1.3.四.[B]"], effects)
}
