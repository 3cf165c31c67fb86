//! Faults with the men. The book knows one of them, the move that leaves one's own king to be taken; the others it leaves to
//! officials, who restore what stood or let play go on.

use ::clock::Side;
use xiangqi::IllegalMove;

use super::{handling, noticed, refused};
use crate::desk::topic::{Allowed, Handled, Topic};
use crate::desk::xiangqi_play::carried::{carried, made, out_of_turn};
use crate::desk::xiangqi_play::{Xiangqi, as_move, position};
use crate::desk::{
    Act, Actor, Effect, Facts, Form, Line, Matter, Noticed, Play, Reason, Scene, Step, Subject, Thing, Verdict, WhyNot,
};
use crate::{Article, Book};

/// What the book is silent on.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl Topic for Silent {
    fn notices(&self, scene: &Scene, by: Actor, act: &Act) -> Vec<Noticed> {
        if *act == Act::Start && !is_position(scene) {
            return vec![noticed(Subject::WrongLayout { shifts: Vec::new() }, None, &[])];
        }
        if let Act::Displace { cause, .. } = act {
            let subject = Subject::Disturbance { cause: *cause, shifts: act.displaced() };
            return vec![noticed(subject, cause.side(), &[])];
        }
        if let Act::Refuse { thing } = act {
            return refusal(*thing).map(|subject| noticed(subject, by.side(), &[])).into_iter().collect();
        }
        let (Some(side), Some((step, manner, false))) = (by.side(), carried(scene, by, act)) else { return Vec::new() };
        let ply = scene.line.len() + 1;
        let forbidden = forbids(&scene.line, side, step);
        let subject = if side != scene.to_move() {
            out_of_turn(scene, side, step, ply)
        } else if !manner.between.is_empty() {
            Subject::OffPoint { ply }
        } else if !manner.also.is_empty() {
            let steps = std::iter::once(step).chain(manner.also).collect();
            Subject::SeveralMoved { ply, steps }
        } else if manner.left_on {
            Subject::LeftOn { ply }
        } else if !forbidden.is_empty() {
            let verdict = Verdict::loses(side, Form::Breach, Reason::SelfCheck);
            return vec![Noticed { subject: Subject::Position { verdict }, side: Some(side), under: forbidden }];
        } else if Xiangqi.legal(&scene.line).is_some_and(|legal| !legal.contains(&step)) {
            Subject::IllegalMove { ply }
        } else {
            return Vec::new();
        };
        vec![noticed(subject, Some(side), &[])]
    }

    /// A fault with a move is one of the side that made it; clauses on conduct the book has none, and what ends a game is
    /// found on the board or said by whom it is.
    fn allows(&self, scene: &Scene, _: Actor, act: &Act) -> Option<Allowed> {
        let Act::Raise { subject: Some(subject), against, .. } = act else { return None };
        let found = matches!(subject, Subject::Position { .. } | Subject::Resignation | Subject::AgreedDraw);
        if found || matches!(subject, Subject::Conduct { .. }) {
            return Some(Err(refused(WhyNot::NotLawful, &["9.权限"])));
        }
        let ply = subject.ply()?;
        let found = against.and_then(|side| made(scene, side, ply)).is_some();
        (!found).then(|| Err(refused(WhyNot::FactsMissing("ply"), &[])))
    }

    fn handles(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Handled> {
        if scene.result().is_some() && !facts.refused {
            return Some(Err(refused(WhyNot::Over, &[])));
        }
        if let (Subject::WrongLayout { shifts }, None, false) = (&matter.subject, facts.back_to, facts.refused) {
            return Some(laid_out(scene, shifts));
        }
        Some(match facts.back_to {
            Some(to) => Ok(handling(&[], vec![Effect::Restore { to }])),
            None if facts.refused => Ok(handling(&[], vec![Effect::PlayOn])),
            None => Err(refused(WhyNot::FactsMissing("back_to"), &[])),
        })
    }
}

/// Whether what stands on the board is a position of a game.
fn is_position(scene: &Scene) -> bool {
    position(scene.line.now(), scene.line.turn()).is_some()
}

/// Men that stood wrongly at the start are set as an official says; if none does, they must stand so already.
fn laid_out(scene: &Scene, shifts: &[Step]) -> Handled {
    match is_position(scene) {
        _ if !shifts.is_empty() => Ok(handling(&[], vec![Effect::Set { shifts: shifts.to_vec() }])),
        true => Ok(handling(&[], vec![Effect::PlayOn])),
        false => Err(refused(WhyNot::FactsMissing("shifts"), &[])),
    }
}

/// What a side's refusal is.
fn refusal(thing: Thing) -> Option<Subject> {
    match thing {
        Thing::Move => Some(Subject::RefusalToMove),
        Thing::Restore => Some(Subject::RefusalToRestore),
        Thing::Correct => Some(Subject::RefusalToCorrect),
        Thing::Sign => Some(Subject::RefusalToSign),
        Thing::Behave => None,
    }
}

/// Article 9(1)④, the one rule of movement the book has.
pub fn forbids(line: &Line, side: Side, step: Step) -> Vec<Article> {
    let (Some(now), Some(played)) = (position(line.now(), side), as_move(step)) else { return Vec::new() };
    let Some(fault) = now.fault_of(played) else { return Vec::new() };
    let clauses = super::super::movement(IllegalMove { played, fault });
    clauses.into_iter().map(|clause| Book::CnReferee.article(clause)).collect()
}
