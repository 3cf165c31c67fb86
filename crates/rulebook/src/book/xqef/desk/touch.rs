//! Chapter 6: touched men, and what they bind to.

use clock::Side;

use super::{cite, noticed, refused};
use crate::Article;
use crate::desk::xiangqi_play::Xiangqi;
use crate::desk::{Act, Actor, Binding, Noticed, Order, Play, Refusal, Scene, Square, Step, Subject, WhyNot};

/// What a side has chosen by touching, and in which order.
#[derive(Clone, Copy, Debug, Default)]
struct Selection {
    mover: Option<Square>,
    victim: Option<Square>,
    victim_first: bool,
    unknown_order: bool,
}

/// The legal moves of the side to move.
pub fn legal(scene: &Scene) -> Vec<Step> {
    Xiangqi.legal(&scene.line).unwrap_or_default()
}

fn can_move(legal: &[Step], square: Square) -> bool {
    legal.iter().any(|step| step.from == square)
}

fn can_be_taken(legal: &[Step], square: Square) -> bool {
    legal.iter().any(|step| step.to == square)
}

/// Whether a touched man can serve: move if it is one's own, be taken if not.
fn serves(scene: &Scene, legal: &[Step], square: Square) -> bool {
    match owner(scene, square) {
        Some(side) if side == scene.to_move() => can_move(legal, square),
        Some(_) => can_be_taken(legal, square),
        None => false,
    }
}

fn owner(scene: &Scene, square: Square) -> Option<Side> {
    scene.line.now().get(square).map(|man| man.side())
}

/// What the touches of this turn have chosen.
fn selection(scene: &Scene, legal: &[Step]) -> Selection {
    let mut chosen = Selection::default();
    for touch in &scene.turn.touches {
        let clear = touch.order == Order::Listed;
        let own: Vec<Square> = serving(scene, legal, &touch.squares, true);
        let enemy: Vec<Square> = serving(scene, legal, &touch.squares, false);
        let choose = |slot: Option<Square>, men: &[Square]| match (slot, men) {
            (Some(already), _) => Some(already),
            (None, &[only]) => Some(only),
            (None, &[first, ..]) if clear => Some(first),
            (None, _) => None,
        };
        let had = (chosen.mover, chosen.victim);
        chosen.mover = choose(chosen.mover, &own);
        chosen.victim = choose(chosen.victim, &enemy);
        match (had, chosen.mover, chosen.victim) {
            ((None, None), Some(_), Some(_)) if !clear => (chosen.victim_first, chosen.unknown_order) = (true, true),
            ((None, None), Some(mover), Some(victim)) => {
                let at = |man| touch.squares.iter().position(|&square| square == man);
                chosen.victim_first = at(victim) < at(mover);
            }
            ((None, None), None, Some(_)) => chosen.victim_first = true,
            _ => {}
        }
    }
    chosen
}

/// The touched men of one side that can serve.
fn serving(scene: &Scene, legal: &[Step], squares: &[Square], own: bool) -> Vec<Square> {
    let of = |square: &Square| owner(scene, *square).is_some_and(|side| (side == scene.to_move()) == own);
    squares.iter().copied().filter(|square| of(square) && serves(scene, legal, *square)).collect()
}

/// What the side to move may play, and why.
pub fn binding(scene: &Scene) -> Binding {
    let legal = legal(scene);
    if let Some(step) = scene.sealed {
        return Binding { mover: Some(step.from), victim: None, allowed: vec![step], under: cite(&["104(b)"]) };
    }
    match &scene.bonds[scene.to_move()] {
        Some(bond) => {
            let (mover, victim) = (bond.mover, bond.victim);
            let bound = resolve(legal, Selection { mover, victim, ..Selection::default() });
            match bond.to {
                Some(to) => {
                    let allowed = bound.allowed.into_iter().filter(|step| step.to == to).collect();
                    Binding { allowed, ..bound }
                }
                None => bound,
            }
        }
        None => {
            let chosen = selection(scene, &legal);
            resolve(legal, chosen)
        }
    }
}

/// Article 45: what a choice of men leaves to be played; where both cannot be kept, the first chosen one goes before.
fn resolve(legal: Vec<Step>, chosen: Selection) -> Binding {
    let by_mover = |step: &&Step| Some(step.from) == chosen.mover;
    let on_victim = |step: &&Step| Some(step.to) == chosen.victim;
    let moving: Vec<Step> = legal.iter().filter(by_mover).copied().collect();
    let taking: Vec<Step> = legal.iter().filter(on_victim).copied().collect();
    let both: Vec<Step> = moving.iter().filter(on_victim).copied().collect();
    let bind =
        |allowed, mover, victim, clauses: &[&'static str]| Binding { mover, victim, allowed, under: cite(clauses) };
    let (mover, victim) = (chosen.mover, chosen.victim);
    match (mover, victim) {
        (None, None) => bind(legal, None, None, &[]),
        (Some(_), None) if moving.is_empty() => bind(legal, None, None, &["45(1)"]),
        (Some(_), None) => bind(moving, mover, None, &["31(1)", "32(3)", "32(3)(a)"]),
        (None, Some(_)) if taking.is_empty() => bind(legal, None, None, &["45(2)"]),
        (None, Some(_)) => bind(taking, None, victim, &["31(2)", "32(3)", "32(3)(b)"]),
        (Some(_), Some(_)) if !both.is_empty() => {
            bind(both, mover, victim, &["31(1)", "31(2)", "32(3)", "32(3)(a)", "32(3)(b)"])
        }
        (Some(_), Some(_)) => {
            let order: &[&'static str] = if chosen.unknown_order { &["45(3)", "45(4)"] } else { &["45(3)"] };
            let moves = (moving, mover, None);
            let takes = (taking, None, victim);
            let (first, second) = if chosen.victim_first { (takes, moves) } else { (moves, takes) };
            let with = |clause| [order, &[clause]].concat();
            if !first.0.is_empty() {
                bind(first.0, first.1, first.2, &with("45(3)(a)"))
            } else if !second.0.is_empty() {
                bind(second.0, second.1, second.2, &with("45(3)(b)"))
            } else {
                bind(legal, None, None, &with("45(3)(c)"))
            }
        }
    }
}

/// What a touch, an announcement to adjust or an excuse rests on.
pub fn allows(scene: &Scene, by: Actor, act: &Act) -> Result<Vec<Article>, Refusal> {
    match act {
        Act::Adjust if by.side() != Some(scene.to_move()) => Err(refused(WhyNot::NotYourTurn, &["32(2)"])),
        Act::Adjust => Ok(cite(&["32(2)"])),
        Act::Excuse { .. } if by.grade().is_none() => Err(refused(WhyNot::NotYours, &["32(3)", "105(1)"])),
        Act::Excuse { .. } => Ok(cite(&["32(3)"])),
        Act::Touch { squares, .. } => Ok(touched(scene, by, squares)),
        _ => Ok(Vec::new()),
    }
}

fn touched(scene: &Scene, by: Actor, squares: &[Square]) -> Vec<Article> {
    if by.side() != Some(scene.to_move()) {
        return cite(&["42(1)"]);
    }
    if scene.turn.adjusting {
        return cite(&["32(2)"]);
    }
    let own = squares.iter().any(|&square| owner(scene, square) == by.side());
    let enemy = squares.iter().any(|&square| owner(scene, square).is_some_and(|side| Some(side) != by.side()));
    [(own, "31(1)"), (enemy, "31(2)")].into_iter().filter(|(holds, _)| *holds).flat_map(|(_, c)| cite(&[c])).collect()
}

/// What a touch amounts to beside a choice of men.
pub fn notices(scene: &Scene, by: Actor, squares: &[Square], order: Order) -> Vec<Noticed> {
    let Some(side) = by.side() else { return Vec::new() };
    if side != scene.to_move() {
        let clauses: &[&'static str] = &["37(1)", "37(1)(a)", "19(2)(b)", "42(1)"];
        return squares.iter().map(|&square| noticed(Subject::OffTurnTouch { square }, Some(side), clauses)).collect();
    }
    if scene.turn.adjusting {
        return Vec::new();
    }
    let legal = legal(scene);
    let chosen = selection(scene, &legal);
    let mut found = Vec::new();
    for (own, already) in [(true, chosen.mover), (false, chosen.victim)] {
        let of = |square: &&Square| owner(scene, **square).is_some_and(|man| (man == side) == own);
        let touched: Vec<Square> = squares.iter().filter(of).copied().collect();
        found.extend(of_one_side(scene, side, &legal, &touched, already, order));
    }
    found
}

/// What touches of men of one colour amount to, with one of that colour chosen already or not.
fn of_one_side(
    scene: &Scene,
    side: Side,
    legal: &[Step],
    touched: &[Square],
    already: Option<Square>,
    order: Order,
) -> Vec<Noticed> {
    let mut chosen = already;
    let mut found = Vec::new();
    let able: Vec<Square> = touched.iter().copied().filter(|&square| serves(scene, legal, square)).collect();
    if already.is_none() && order != Order::Listed && able.len() > 1 {
        let squares = touched.to_vec();
        return vec![noticed(Subject::UnclearTouch { squares }, Some(side), &["37(1)", "43(2)"])];
    }
    for &square in touched {
        let own = owner(scene, square) == Some(side);
        match chosen {
            Some(man) if man == square => {}
            Some(_) => {
                let clauses = &["37(1)", "37(1)(b)", "32(1)", "43(1)"];
                found.push(noticed(Subject::SecondTouch { square }, Some(side), clauses));
            }
            None if able.contains(&square) => chosen = Some(square),
            None => {
                let clauses: &[&'static str] = if own { &["31(1)", "45(1)"] } else { &["31(2)", "45(2)"] };
                found.push(noticed(Subject::IdleTouch { square }, Some(side), clauses));
            }
        }
    }
    found
}
