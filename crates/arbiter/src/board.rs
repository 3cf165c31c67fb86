//! Carrying out what happens to the men.

use books::desk::{
    Counting, Execution, Incident, Matter, Offer, Order, Play, Ply, Scene, Square, Standing, Step, Touch, Turn,
};
use contest::{Side, Sides};

/// A move is made. In turn, it ends the turn; out of turn, the other side's turn goes on.
pub fn moved(play: &dyn Play, scene: &mut Scene, side: Side, step: Step, execution: &Execution, legal: bool) {
    let in_turn = side == scene.to_move();
    let before = scene.line.now();
    let taken = before.get(step.to).filter(|_| step.from != step.to);
    let man = before.get(step.from);
    let mut board = play.carried_out(&scene.line, step);
    if execution.left_on
        && let Some(taken) = taken
    {
        board.drop_near(taken, vec![step.to]);
    }
    if !execution.between.is_empty()
        && let Some(man) = man
    {
        board.remove(step.to);
        board.drop_near(man, execution.between.clone());
    }
    for also in &execution.also {
        if let Some(man) = board.remove(also.from) {
            board.put(also.to, man);
        }
    }
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
        board,
    );
    if let Some(boards) = &mut scene.boards {
        boards[side] = scene.line.now().clone();
    }
    scene.presses[side].due = Some(execution.hand);
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

/// A move that a ruling makes for a side; if the other side's time runs, there is nothing to press for.
pub fn play_for(play: &dyn Play, scene: &mut Scene, side: Side, step: Step) {
    let legal = side == scene.to_move() && play.legal(&scene.line).is_some_and(|legal| legal.contains(&step));
    moved(play, scene, side, step, &Execution::default(), legal);
    if scene.clock.as_ref().and_then(clock::Clock::running) == Some(!side) {
        scene.presses[side].due = None;
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

/// Men are touched; out of turn, that binds to nothing by itself.
pub fn touched(scene: &mut Scene, side: Side, touch: &Touch, implied: bool) {
    if side == scene.to_move() {
        scene.turn.touches.push(touch.clone());
        scene.turn.implied = implied;
    }
}

/// Men touched out of turn count as touched in the side's turn now, before all others, or in its next.
pub fn count_touch(scene: &mut Scene, side: Side, squares: &[Square]) {
    let touch = Touch { squares: squares.to_vec(), order: Order::Listed };
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
            Incident::UnboundMove { mover, victim, .. } => {
                mover.or(*victim).is_some() && mover.iter().chain(victim).all(excused)
            }
            Incident::OffTurnTouch { square } | Incident::SecondTouch { square } | Incident::IdleTouch { square } => {
                excused(square)
            }
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
    scene.counting = scene.counting.map(|counting| Counting { since: counting.since.min(to), ..counting });
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

/// Sets men, lying or standing, where they belong, all at once. The last move goes to where its man was set, if that lay
/// on no square.
pub fn set(play: &dyn Play, scene: &mut Scene, shifts: &[Step]) {
    let board = scene.line.now_mut();
    let men: Vec<_> = shifts.iter().map(|step| board.pick_up(step.from).or_else(|| board.remove(step.from))).collect();
    for (step, man) in shifts.iter().zip(men) {
        if let Some(man) = man {
            board.put(step.to, man);
        }
    }
    let lay = |step: &&Step| scene.line.plies().last().is_some_and(|ply| ply.execution.between.contains(&step.from));
    match shifts.first().filter(lay) {
        Some(step) => {
            let to = step.to;
            scene.line.settle(to);
            judge_from(play, scene, scene.line.len());
        }
        None => scene.line.mend(),
    }
}

/// Takes a man off that lies by a square; the moves since it was left there are looked at again.
pub fn take_off(play: &dyn Play, scene: &mut Scene, near: Square) {
    if let Some(since) = scene.line.take_off(near) {
        judge_from(play, scene, since);
    }
}

/// Says again of the moves from a ply on whether the rules of movement allow them.
fn judge_from(play: &dyn Play, scene: &mut Scene, ply: usize) {
    for number in ply.max(1)..=scene.line.len() {
        let before = scene.line.until(number - 1);
        let Some(made) = scene.line.ply(number) else { return };
        let legal = made.side == before.turn()
            && made.execution.also.is_empty()
            && play.legal(&before).is_some_and(|legal| legal.contains(&made.step));
        scene.line.judge(number, legal);
    }
}
