//! Faults with the men. The book knows one of them, the move that leaves one's own king to be taken; the others it leaves to
//! officials, who restore what stood or let play go on.

use contest::Side;
use xiangqi::{IllegalMove, SetupFault};

use super::{finding, refused, remedy};
use crate::Article;
use crate::cn_referee::CN_REFEREE;
use crate::desk::before;
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::xiangqi_play::made::{fit, made, out_of_turn};
use crate::desk::xiangqi_play::{Xiangqi, as_move, position, setup};
use crate::desk::{
    Act, Actor, Asks, Deed, Demand, Effect, Fact, Facts, Finding, Form, Incident, Line, Matter, OfBoard, OfClaim,
    OfConduct, OfMove, OfRecord, OfResult, OfTouch, Play, Reason, Remedy, Scene, Step, Verdict, WhyNot,
};

/// What the book is silent on.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl Topic for Silent {
    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        if *deed.act == Act::Start && !is_position(scene) {
            return vec![finding(Incident::Board(OfBoard::WrongLayout { shifts: Vec::new() }), None, &[])];
        }
        if let Act::Displace { cause, .. } = deed.act {
            let incident = Incident::Board(OfBoard::Disturbance { cause: *cause, shifts: deed.act.displaced() });
            return vec![finding(incident, cause.side(), &[])];
        }
        if let Act::Refuse { demand } = deed.act {
            return refusal(*demand).map(|incident| finding(incident, by.side(), &[])).into_iter().collect();
        }
        let Some((side, step, execution)) = deed.completed_by(by) else { return Vec::new() };
        let ply = scene.line.len() + 1;
        let forbidden = forbids(&scene.line, side, step);
        let incident = if side != scene.to_move() {
            out_of_turn(scene, side, step, ply)
        } else if !execution.between.is_empty() {
            Incident::Move(OfMove::OffPoint { ply })
        } else if !execution.also.is_empty() {
            let steps = std::iter::once(step).chain(execution.also.iter().copied()).collect();
            Incident::Move(OfMove::SeveralMoved { ply, steps })
        } else if execution.left_on {
            Incident::Move(OfMove::LeftOn { ply })
        } else if !forbidden.is_empty() {
            let verdict = Verdict::loses(side, Form::Breach, Reason::SelfCheck);
            return vec![Finding {
                incident: Incident::Claim(OfClaim::Position { verdict }),
                side: Some(side),
                under: forbidden,
            }];
        } else if Xiangqi.legal(&scene.line).is_some_and(|legal| !legal.contains(&step)) {
            Incident::Move(OfMove::IllegalMove { ply })
        } else {
            return Vec::new();
        };
        vec![finding(incident, Some(side), &[])]
    }

    /// A fault with a move is one of the side that made it; clauses on conduct the book has none, and what ends a game is
    /// found on the board or said by whom it is.
    fn allows(&self, scene: &Scene, _: Actor, deed: &Deed) -> Option<Allowed> {
        let Act::Raise { incident: Some(incident), against, .. } = deed.act else { return None };
        let found = matches!(
            incident,
            Incident::Claim(OfClaim::Position { .. }) | Incident::Result(OfResult::Resignation | OfResult::AgreedDraw)
        );
        if found || matches!(incident, Incident::Conduct(OfConduct::Conduct { .. })) {
            return Some(Err(refused(WhyNot::NotLawful, &["9.权限"])));
        }
        let ply = incident.ply().filter(|_| !scene.is_unknown(incident))?;
        let found = against.and_then(|side| made(scene, side, ply)).is_some();
        (!found).then(|| Err(refused(WhyNot::FactsMissing(Fact::Ply), &[])))
    }

    fn asks(&self, scene: &Scene, matter: &Matter) -> Vec<Asks> {
        let refused = Fact::Refused.alone();
        match &matter.incident {
            Incident::Result(OfResult::DisputedResult { .. }) => vec![Fact::Outcome.alone(), refused],
            incident if scene.result().is_none() && scene.is_off_record(incident) => {
                let back = (!scene.is_unkept()).then_some(Fact::BackTo.alone());
                back.into_iter().chain([refused, Fact::SetRight.alone()]).collect()
            }
            incident if scene.result().is_none() && scene.is_found_disturbed(incident) => {
                before::asks(scene, incident).into_iter().chain([refused, Fact::SetRight.alone()]).collect()
            }
            Incident::Board(OfBoard::WrongLayout { shifts }) if shifts.is_empty() && scene.result().is_none() => {
                vec![Fact::BackTo.alone(), refused, Fact::Shifts.alone()]
            }
            Incident::Touch(OfTouch::NamedTouch { .. }) => vec![refused],
            _ if scene.result().is_some() => vec![refused],
            _ => vec![Fact::BackTo.alone(), refused],
        }
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        if matches!(matter.incident, Incident::Result(OfResult::DisputedResult { .. })) && !facts.refused {
            return Some(settled(facts));
        }
        if scene.result().is_some() && !facts.refused {
            return Some(Err(refused(WhyNot::Over, &[])));
        }
        if facts.refused {
            return Some(Ok(remedy(&[], vec![Effect::PlayOn])));
        }
        if let Incident::Touch(OfTouch::NamedTouch { off_turn, .. }) = matter.incident {
            return Some(Ok(remedy(&[], warned(matter.side.filter(|_| off_turn)))));
        }
        if let Some(done) = left_to_be_taken(scene, matter) {
            return Some(Ok(done));
        }
        let unkept = scene.can_be_set_right(&matter.incident);
        if let Some(told) = before::told(scene, &matter.incident, facts).filter(|_| !(unkept && facts.set_right)) {
            return Some(told.map(|set| remedy(&[], vec![set])).map_err(|why| refused(why, &[])));
        }
        let known = !(unkept && scene.is_unkept());
        Some(match (&matter.incident, facts.back_to.filter(|_| known)) {
            (incident, _) if facts.set_right && unkept => {
                let again = matches!(incident, Incident::Move(OfMove::IllegalMove { .. }));
                Ok(remedy(&[], vec![Effect::SetRight { again: matter.side.filter(|_| again) }]))
            }
            (_, Some(to)) => Ok(remedy(&[], vec![Effect::Restore { to }])),
            (Incident::Board(OfBoard::WrongLayout { shifts }), None) => laid_out(scene, facts.told_or(shifts)),
            (Incident::Board(OfBoard::MissingMen { men }), None) if !fit(scene, men) => {
                Err(refused(WhyNot::FactsMissing(Fact::Place), &[]))
            }
            (Incident::Board(OfBoard::MissingMen { men }), None) => {
                Ok(remedy(&[], men.iter().copied().map(Effect::Put).collect()))
            }
            (Incident::Conduct(OfConduct::UnlistedConduct { .. }), None) if matter.side.is_none() => {
                Ok(remedy(&[], Side::BOTH.map(|side| Effect::Caution { side }).to_vec()))
            }
            (incident, None) if leaves_men(incident) => Ok(remedy(&[], warned(matter.side))),
            (_, None) if !known => Err(refused(WhyNot::FactsMissing(Fact::SetRight), &[])),
            (_, None) => Err(refused(WhyNot::FactsMissing(Fact::BackTo), &[])),
        })
    }
}

/// Article 9(1)④ of a move that nobody saw made: as a record sheet tells, or by what stands on the board, where the king of
/// the side that is said to have made it can be taken.
fn left_to_be_taken(scene: &Scene, matter: &Matter) -> Option<Remedy> {
    let Incident::Move(OfMove::IllegalMove { ply }) = matter.incident else { return None };
    let side = matter.side?;
    let left = match scene.line.ply(ply) {
        Some(made) if made.side == side => {
            ply.checked_sub(1).is_some_and(|before| !forbids(&scene.line.until(before), side, made.step).is_empty())
        }
        Some(_) => false,
        None => scene.is_unknown(&matter.incident) && side != scene.to_move() && is_open_to_capture(&scene.line),
    };
    let verdict = Verdict::loses(side, Form::Breach, Reason::SelfCheck);
    left.then(|| remedy(&["9(1)④", "9.权限"], vec![Effect::End { verdict }]))
}

/// Whether the king of the side that is not to move can be taken.
fn is_open_to_capture(line: &Line) -> bool {
    let open =
        |fault: &SetupFault| matches!(fault, SetupFault::KingsFacing { .. } | SetupFault::WaitingSideInCheck { .. });
    setup(line.now(), line.turn()).faults().iter().any(open)
}

/// Whether a matter has nothing to do with where men stand, so that there is nothing to restore.
fn leaves_men(incident: &Incident) -> bool {
    matches!(
        incident,
        Incident::Conduct(_)
            | Incident::Touch(_)
            | Incident::Move(OfMove::RefusalToMove | OfMove::WrongHand { .. })
            | Incident::Board(
                OfBoard::ColoursReversed
                    | OfBoard::WrongPairing
                    | OfBoard::Equipment { .. }
                    | OfBoard::RefusalToRestore
            )
            | Incident::Clock(_)
            | Incident::Record(_)
    )
}

/// A word to the side it concerns; play goes on.
fn warned(side: Option<Side>) -> Vec<Effect> {
    vec![side.map_or(Effect::PlayOn, |side| Effect::Caution { side })]
}

/// Where reports differ, an official finds the result.
fn settled(facts: &Facts) -> Remedied {
    let outcome = facts.outcome.ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Outcome), &["9.权限"]))?;
    Ok(remedy(&["9.权限"], vec![Effect::Settle { verdict: Verdict::reported(outcome) }]))
}

/// Whether what stands on the board is a position of a game.
fn is_position(scene: &Scene) -> bool {
    position(scene.line.now(), scene.line.turn()).is_some()
}

/// Men that stood wrongly at the start are set as an official says; if none does, they must stand so already.
fn laid_out(scene: &Scene, shifts: &[Step]) -> Remedied {
    match is_position(scene) {
        _ if !shifts.is_empty() => Ok(remedy(&[], vec![Effect::Set { shifts: shifts.to_vec() }])),
        true => Ok(remedy(&[], vec![Effect::PlayOn])),
        false => Err(refused(WhyNot::FactsMissing(Fact::Shifts), &[])),
    }
}

/// What a side's refusal is.
fn refusal(demand: Demand) -> Option<Incident> {
    match demand {
        Demand::Move => Some(Incident::Move(OfMove::RefusalToMove)),
        Demand::Restore => Some(Incident::Board(OfBoard::RefusalToRestore)),
        Demand::Correct => Some(Incident::Record(OfRecord::RefusalToCorrect)),
        Demand::Sign => Some(Incident::Record(OfRecord::RefusalToSign)),
        Demand::Behave => None,
    }
}

/// Article 9(1)④, the one rule of movement the book has.
pub fn forbids(line: &Line, side: Side, step: Step) -> Vec<Article> {
    let (Some(now), Some(played)) = (position(line.now(), side), as_move(step)) else { return Vec::new() };
    let Some(fault) = now.fault_of(played) else { return Vec::new() };
    CN_REFEREE.articles(super::super::movement(IllegalMove { played, fault }))
}
