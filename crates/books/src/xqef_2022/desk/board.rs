//! Chapter 7: carrying a move out, and what can go wrong with it.

use contest::Side;
use ruling::Game;
use xiangqi::{IllegalMove, MoveFault};

use super::faults::{self, named};
use super::{adjourn, cite, clock, finding, suggested, touch};
use crate::Article;
use crate::desk::topic::{Allowed, Topic};
use crate::desk::xiangqi_play::made::out_of_turn;
use crate::desk::xiangqi_play::{Xiangqi, as_move, position, setup};
use crate::desk::{
    Act, Actor, Carried, Deed, Execution, Finding, Hand, Incident, Line, OfBoard, OfMove, Play, Scene, Square, Step,
};
use crate::xqef_2022::XQEF_2022;

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Boards;

impl Topic for Boards {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        let spoken = matches!(deed.act, Act::Move { .. } | Act::Release | Act::Slide { .. } | Act::Displace { .. });
        spoken.then(|| Ok([rests_on(scene, deed), clock::unpressed(scene, by)].concat()))
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        match deed.act {
            Act::Move { .. } | Act::Release | Act::Slide { .. } | Act::Displace { .. } => {
                adjourn::not_sealed(scene, by, deed, notices(scene, by, deed))
            }
            _ => Vec::new(),
        }
    }
}

/// Why the rules of movement forbid a move of a side at the end of a line.
pub fn forbids(line: &Line, side: Side, step: Step) -> Vec<Article> {
    let (Some(now), Some(played)) = (position(line.now(), line.turn()), as_move(step)) else {
        return cite(&["22(2)"]);
    };
    if line.now().get(step.from).is_some_and(|man| man.side() != side) {
        return cite(&["22(1)"]);
    }
    let Some(fault) = now.fault_of(played) else { return Vec::new() };
    if side != line.turn() {
        return cite(&["18(3)"]);
    }
    let Ok(game) = Game::new(setup(line.now(), line.turn())) else { return cite(&["22(2)"]) };
    let illegal = IllegalMove { played, fault };
    let clauses = super::super::movement(&game, illegal).into_iter();
    // How the other side would take the king is no rule that this move breaks.
    let leaves_king = matches!(fault, MoveFault::LeavesKingAttacked(_));
    let of_attacker = |clause: &&str| ["23(", "24(", "25(", "28("].iter().any(|article| clause.starts_with(article));
    clauses.filter(|clause| !(leaves_king && of_attacker(clause))).map(|clause| XQEF_2022.article(clause)).collect()
}

/// The articles a plain act with the men rests on.
pub fn rests_on(scene: &Scene, deed: &Deed) -> Vec<Article> {
    let Some(Carried { execution, held, complete, .. }) = &deed.carried else { return Vec::new() };
    let mut clauses = vec!["33(2)", "33(2)(a)"];
    if *complete {
        clauses.extend(["34(1)", "19(2)(a)(ii)"]);
    }
    if *complete && !held {
        clauses.push("33(2)(b)");
    }
    if !execution.left_on {
        clauses.push("33(2)(c)");
    }
    let pushed = matches!(deed.act, Act::Slide { .. });
    let down = if pushed || *held { suggested::touch_down(scene, pushed) } else { Vec::new() };
    [cite(&clauses), down].concat()
}

/// A fault, under the article that names it and those it goes against.
fn fault(incident: Incident, side: Option<Side>, against: &[&'static str]) -> Finding {
    let clauses = [named(&incident), against].concat();
    finding(incident, side, &clauses)
}

/// What the rules take notice of in a move.
pub fn notices(scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
    if let Act::Displace { cause, .. } = deed.act {
        let incident = Incident::Board(OfBoard::Disturbance { cause: *cause, shifts: deed.act.displaced() });
        return vec![fault(incident, cause.side(), &["19(2)(b)"])];
    }
    let Some(side) = by.side() else { return Vec::new() };
    let mut found: Vec<Finding> = slid_back(scene, side, deed).into_iter().collect();
    let by_slide = !found.is_empty() && faults::is_by_slide(scene);
    let Some((step, execution)) = deed.completes() else { return found };
    let ply = scene.line.len() + 1;
    if side != scene.to_move() {
        found.push(too_many(scene, side, step, ply));
        return found;
    }
    found.extend(of_manner(scene, side, step, execution, ply));
    if execution.between.is_empty() && !by_slide {
        found.extend(of_step(scene, side, step, ply));
    }
    found
}

/// A man slid forward and drawn back towards where it stood.
fn slid_back(scene: &Scene, side: Side, deed: &Deed) -> Option<Finding> {
    let Act::Slide { from, path, to, chosen } = deed.act else { return None };
    let furthest = path.last()?;
    let squared = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
    let far = |square: Square| squared(square.file(), from.file()) + squared(square.rank(), from.rank());
    if far(*to) >= far(*furthest) {
        return None;
    }
    let incident = Incident::Move(OfMove::SlideBack { from: *from, path: path.clone(), to: *to, chosen: *chosen });
    let found = fault(incident, Some(side), &["33(3)"]);
    Some(Finding { under: [found.under, suggested::touch_down(scene, true)].concat(), ..found })
}

/// A second move in a row.
fn too_many(scene: &Scene, side: Side, step: Step, ply: usize) -> Finding {
    let incident = out_of_turn(scene, side, step, ply);
    if !matches!(incident, Incident::Move(OfMove::ChangedMove { .. })) {
        return fault(incident, Some(side), &["18(3)"]);
    }
    let found = fault(incident, Some(side), &["34(2)"]);
    Finding { under: [found.under, unchangeable(scene, ply)].concat(), ..found }
}

/// Where a man is played once it touches the board: the unit by which the move before a ply could not be changed.
pub fn unchangeable(scene: &Scene, ply: usize) -> Vec<Article> {
    let made = ply.checked_sub(1).and_then(|before| scene.line.ply(before));
    suggested::touch_down(scene, made.is_some_and(|made| made.execution.pushed))
}

/// How the move was carried out.
fn of_manner(scene: &Scene, side: Side, step: Step, execution: &Execution, ply: usize) -> Vec<Finding> {
    let mut found = Vec::new();
    let one_hand = matches!(execution.hand, Hand::Right | Hand::Left);
    if !one_hand && !scene.arrangements.players[side].moves_otherwise() {
        found.push(fault(Incident::Move(OfMove::WrongHand { ply }), Some(side), &["33(1)"]));
    }
    if !execution.also.is_empty() {
        let steps = std::iter::once(step).chain(execution.also.iter().copied()).collect();
        found.push(fault(Incident::Move(OfMove::SeveralMoved { ply, steps }), Some(side), &["33(2)"]));
    }
    if execution.left_on {
        found.push(fault(Incident::Move(OfMove::LeftOn { ply }), Some(side), &["22(6)", "33(2)(c)"]));
    }
    if !execution.between.is_empty() {
        found.push(fault(Incident::Move(OfMove::OffPoint { ply }), Some(side), &["22(4)"]));
    }
    found
}

/// Where the move went: against the rules of movement, or past what was touched.
fn of_step(scene: &Scene, side: Side, step: Step, ply: usize) -> Option<Finding> {
    let legal = Xiangqi.legal(&scene.line)?;
    if !legal.contains(&step) {
        let mut found = fault(Incident::Move(OfMove::IllegalMove { ply }), Some(side), &["19(2)(a)(ii)"]);
        found.under.extend(forbids(&scene.line, side, step));
        return Some(found);
    }
    let bound = touch::binding(scene);
    if bound.allowed.contains(&step) {
        return None;
    }
    let mut clauses = vec!["32(3)"];
    if bound.mover.is_some_and(|mover| mover != step.from) {
        clauses.push("32(3)(a)");
    }
    if bound.victim.is_some_and(|victim| victim != step.to) {
        clauses.push("32(3)(b)");
    }
    let incident = Incident::Move(OfMove::UnboundMove { ply, mover: bound.mover, victim: bound.victim });
    Some(fault(incident, Some(side), &clauses))
}
