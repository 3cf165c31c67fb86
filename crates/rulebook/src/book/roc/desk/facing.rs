//! Chapter 1, section 2, 一, and chapter 2, section 2, A9: kings that face.

use clock::Side;
use xiangqi::{MoveFault, SetupFault};

use super::{cite, noticed};
use crate::Article;
use crate::desk::xiangqi_play::{as_move, position, setup, square};
use crate::desk::{Form, Line, Noticed, Outcome, Reason, Scene, Step, Subject, Verdict};

/// The articles by which a king may be taken by the king that faces it.
pub fn may_take() -> Vec<Article> {
    cite(&["1.2.一.無記譜", "2.2.A9.無記譜"])
}

/// The king's capture of the king that faces it, if the kings face where the players keep no record.
pub fn capture(scene: &Scene) -> Option<Step> {
    let turn = scene.to_move();
    let kings = setup(scene.line.now(), turn).faults().iter().find_map(|fault| match fault {
        SetupFault::KingsFacing { red, black } => Some((*red, *black)),
        _ => None,
    });
    let (red, black) = kings.filter(|_| !scene.arrangements.recorded)?;
    let (own, other) = if turn == Side::First { (red, black) } else { (black, red) };
    Some(Step::new(square(own), square(other)))
}

/// Whether a move of a side, sound otherwise, makes the kings face.
pub fn is_made(line: &Line, side: Side, step: Step) -> bool {
    let fault = position(line.now(), side).zip(as_move(step)).and_then(|(now, played)| now.fault_of(played));
    fault == Some(MoveFault::KingsFacing)
}

/// Where the players keep the record, whoever makes the kings face loses; where they do not, whoever takes the king wins.
pub fn notices(scene: &Scene, side: Side, step: Step) -> Option<Noticed> {
    let found = |loser: Side, reason, clauses: &[&'static str]| {
        let verdict = Verdict { outcome: Outcome::won_by(!loser), form: Form::Ordinary, reason };
        Some(noticed(Subject::Position { verdict }, Some(loser), clauses))
    };
    if capture(scene) == Some(step) {
        return found(!side, Reason::KingTaken, &["1.2.一.無記譜", "2.2.A9.無記譜"]);
    }
    if scene.arrangements.recorded && is_made(&scene.line, side, step) {
        return found(side, Reason::KingsFacing, &["1.2.一.記譜", "2.2.A9.記譜"]);
    }
    None
}
