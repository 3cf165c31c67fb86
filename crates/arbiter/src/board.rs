//! Carrying out what happens to the men.

use std::sync::Arc;

use books::desk::{
    Board, Correction, Execution, Incident, Line, Matter, OfMove, OfTouch, Offer, OfficialCount, Order, Ply, Scene,
    Square, Standing, Step, Touch, Turn, WarnedBefore,
};
use contest::{Side, Sides};

use crate::after::After;
use crate::ticking::count_pressed;

/// A move is made, and this stands then. In turn, it ends the turn; out of turn, the other side's turn goes on.
pub fn moved(scene: &mut Scene, side: Side, step: Step, execution: &Execution, legal: bool, after: &Arc<Board>) {
    let in_turn = side == scene.to_move();
    let taken = scene.line.now().get(step.to).filter(|_| step.from != step.to);
    let (touched, bond) =
        if in_turn { (std::mem::take(&mut scene.turn.touches), scene.bonds[side].take()) } else { (Vec::new(), None) };
    let call = if in_turn { scene.turn.call.take() } else { None };
    let (at, turn) = (scene.now, scene.turn.number);
    let offered = in_turn && scene.turn.offering;
    let implied = in_turn && scene.turn.implied;
    let begun = if in_turn { scene.turn.held.take() } else { None };
    let execution_was = execution.clone();
    scene.line.push(
        Ply {
            side,
            step,
            taken,
            execution: execution_was,
            legal,
            offered,
            at,
            left: None,
            turn,
            touched,
            implied,
            bond,
            call,
            begun,
        },
        Arc::clone(after),
    );
    if let Some(boards) = &mut scene.boards {
        boards[side] = scene.line.now().clone();
    }
    if scene.presses[side].due.is_some() {
        scene.unpressed[side].push(at);
    }
    scene.presses[side].due = Some(execution.hand);
    if in_turn && execution.part {
        is_pressed_already(scene, side);
    }
    meet_warning(scene);
    if in_turn {
        if scene.turn.offering {
            scene.offers[side] = Offer::Open;
        }
        scene.sealed = None;
        let gone = |square: &Square| {
            let left = execution.also.iter().chain([&step]).any(|step| step.from == *square || step.to == *square);
            left || execution.between.contains(square)
        };
        for touch in &mut scene.early[!side] {
            touch.squares.retain(|square| !gone(square));
        }
        next_turn(scene);
    }
}

/// What stands is the position on which a warning was given before the board was found again.
fn meet_warning(scene: &mut Scene) {
    let line = &scene.line;
    let given = |before: &WarnedBefore| before.is_of(line.now(), line.turn());
    if scene.warned.is_empty() && scene.warned_before.as_ref().is_some_and(given) {
        scene.warned.push(line.len());
    }
}

/// A move that a ruling makes for a side; if the other side's time runs, there is nothing to press for.
pub fn play_for(scene: &mut Scene, side: Side, step: Step, after: &After) {
    let legal = after.judged.iter().any(|judged| judged.legal);
    moved(scene, side, step, &Execution::default(), legal, &after.board);
    is_pressed_already(scene, side);
}

/// If the other side's time runs, a move just made was pressed before it was whole.
fn is_pressed_already(scene: &mut Scene, side: Side) {
    if scene.clock.as_ref().and_then(clock::Clock::running) == Some(!side) {
        scene.presses[side].due = None;
        count_pressed(scene, side);
    }
}

/// Begins a turn of the side to move, with the men it touched before that count as touched in it.
fn next_turn(scene: &mut Scene) {
    let side = scene.to_move();
    let touches = std::mem::take(&mut scene.early[side]);
    let touches = touches.into_iter().filter(|touch| !touch.squares.is_empty()).collect();
    scene.turns = scene.turns.saturating_add(1);
    scene.turn = Turn { number: scene.turns, touches, ..Turn::default() };
}

/// Men are touched; out of turn, that binds to nothing by itself. What is touched again in the same way changes nothing.
pub fn touched(scene: &mut Scene, side: Side, touch: &Touch, implied: bool) {
    if side != scene.to_move() {
        return;
    }
    let turn = &mut scene.turn;
    if turn.touches.contains(touch) {
        turn.implied &= implied;
    } else {
        turn.touches.push(touch.clone());
        turn.implied = implied;
    }
}

/// Men touched out of turn count as touched in the side's turn now, before all others, or in its next.
pub fn count_touch(scene: &mut Scene, side: Side, squares: &[Square]) {
    let order = if squares.len() > 1 { Order::Together } else { Order::Listed };
    let touch = Touch { squares: squares.to_vec(), order };
    if side == scene.to_move() {
        scene.turn.touches.insert(0, touch);
    } else {
        scene.early[side].push(touch);
    }
}

/// Touches that were accidents are forgotten, with what was noted of them.
pub fn excuse(scene: &mut Scene, squares: &[Square]) {
    let excused = |square: &Square| squares.contains(square);
    for matter in scene.matters.iter_mut().filter(|matter| matter.standing.is_open()) {
        let gone = match &matter.incident {
            Incident::Move(OfMove::UnboundMove { mover, victim, .. }) => {
                mover.or(*victim).is_some() && mover.iter().chain(victim).all(excused)
            }
            Incident::Touch(
                OfTouch::OffTurnTouch { square } | OfTouch::SecondTouch { square } | OfTouch::IdleTouch { square },
            ) => excused(square),
            _ => false,
        };
        if gone {
            matter.standing = Standing::Lapsed;
        }
    }
    let last = scene.turn.touches.last().cloned();
    for touch in &mut scene.turn.touches {
        touch.squares.retain(|square| !squares.contains(square));
    }
    scene.turn.touches.retain(|touch| !touch.squares.is_empty());
    scene.turn.implied &= scene.turn.touches.last() == last.as_ref();
}

/// Men are carried from square to square, all at once.
pub fn shift(scene: &mut Scene, shifts: &[Step]) {
    let board = scene.line.now_mut();
    let men: Vec<_> = shifts.iter().map(|step| board.remove(step.from)).collect();
    for (step, man) in shifts.iter().zip(men) {
        if let Some(man) = man {
            board.put(step.to, man);
        }
    }
}

/// Knocks men off the board: they lie about until they are set where they stood.
pub fn knock_off(scene: &mut Scene, off: &[Square]) {
    let board = scene.line.now_mut();
    for &square in off {
        if let Some(man) = board.remove(square) {
            board.drop_near(man, vec![square]);
        }
    }
}

/// Takes moves back; what was noted of them is gone with them. The side to move plays its turn again, bound to what it was
/// bound to then; a turn in which it had not moved goes on.
pub fn restore(scene: &mut Scene, to: usize) {
    let line = &scene.line;
    let to = to.min(line.len());
    let removed = line.plies().iter().enumerate().skip(to);
    let turn_goes_on = removed.into_iter().all(|(index, ply)| ply.side != line.turn_after(index));
    let again = line.plies().get(to).filter(|ply| ply.side == line.turn_after(to));
    let (bond, number) = (again.and_then(|ply| ply.bond.clone()), again.map(|ply| ply.turn));
    scene.line.restore(to);
    if scene.warned.last().is_some_and(|&ply| ply > to) {
        scene.forbidden = Sides::default();
    }
    scene.warned.retain(|&ply| ply <= to);
    scene.counting = scene.counting.map(|counting| OfficialCount { since: counting.since.min(to), ..counting });
    for matter in scene.matters.iter_mut().filter(|matter| is_gone(matter, to)) {
        matter.standing = Standing::Lapsed;
    }
    if turn_goes_on {
        scene.turn.held = None;
    } else {
        let side = scene.to_move();
        scene.bonds[side] = bond;
        next_turn(scene);
        scene.turn.number = number.unwrap_or(scene.turn.number);
    }
}

/// Whether what a matter is about is gone once all but so many moves were taken back.
fn is_gone(matter: &Matter, to: usize) -> bool {
    let unsaid = matter.standing == Standing::Latent && matter.ply > to;
    matter.standing.is_open() && (unsaid || matter.incident.ply().is_some_and(|ply| ply > to))
}

/// Men were set where they belong.
pub fn set(scene: &mut Scene, shifts: &[Step], after: &After) {
    scene.line.set(Arc::clone(&after.board));
    set_down(&mut scene.line, shifts);
    judge(scene, after);
}

/// Takes what stands now for what stood after the last move. The last move goes to where its man was set, if that lay on no
/// square; says whether it did.
pub fn set_down(line: &mut Line, shifts: &[Step]) -> bool {
    let lay = |step: &&Step| line.plies().last().is_some_and(|ply| ply.execution.between.contains(&step.from));
    let to = shifts.first().filter(lay).map(|step| step.to);
    match to {
        Some(to) => line.settle(to),
        None => line.mend(),
    }
    to.is_some()
}

/// Takes a man off that lies by a square, on every board since it was left there.
pub fn take_off(scene: &mut Scene, near: Square, after: &After) {
    scene.to_correct.retain(|(_, what)| *what != Correction::Men);
    scene.line.take_off(near);
    judge(scene, after);
}

fn judge(scene: &mut Scene, after: &After) {
    for judged in &after.judged {
        scene.line.judge(judged.ply, judged.legal);
    }
}
