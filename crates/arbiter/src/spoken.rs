//! Carrying out what is said of moves, and what happens on the sides' own boards.

use books::desk::{Call, Scene, Step};
use contest::{Side, Sides};

/// What is said of a side's move: of the one to come in its turn, of the last one else.
fn call_of(scene: &mut Scene, side: Side) -> Option<&mut Option<Call>> {
    if side == scene.to_move() { Some(&mut scene.turn.call) } else { scene.line.call_mut() }
}

/// Words stand.
pub fn said(scene: &mut Scene, side: Side, words: &str, read_out: bool) {
    let at = Some(scene.now);
    if let Some(call) = call_of(scene, side) {
        *call = Some(Call { words: words.to_owned(), read_out, at, ..Call::default() });
    }
    may_press(scene, side);
}

/// Words that belong to a side's last move give it the right to press after them.
fn may_press(scene: &mut Scene, side: Side) {
    if let Some(last) = scene.line.plies().last().filter(|last| last.side == side) {
        scene.presses[side].due = Some(last.execution.hand);
    }
}

/// A move is to be compared with its words.
pub fn compared(scene: &mut Scene, ply: usize) {
    let at = Some(scene.now);
    if let Some(call) = scene.line.call_of(ply) {
        call.compared = at;
    }
}

/// Words are void.
pub fn unsaid(scene: &mut Scene, side: Side) {
    if let Some(call) = call_of(scene, side) {
        *call = None;
    }
    may_press(scene, side);
}

/// A side repeats an official's words of its own move; or else the other side's.
pub fn repeated(scene: &mut Scene, side: Side) {
    let at = Some(scene.now);
    if let Some(Some(call)) = call_of(scene, side)
        && call.read_out
        && !call.repeated
    {
        (call.repeated, call.at) = (true, at);
        may_press(scene, side);
    } else if side == scene.to_move()
        && let Some(Some(call)) = scene.line.call_mut()
    {
        call.echoed = true;
    }
}

/// A side makes a move on its own board.
pub fn mirrored(scene: &mut Scene, side: Side, step: Step) {
    if let Some(boards) = &mut scene.boards
        && let Some(man) = boards[side].remove(step.from)
    {
        boards[side].put(step.to, step.becomes.unwrap_or(man));
    }
}

/// Puts the sides' own boards in step with the game.
pub fn align(scene: &mut Scene) {
    if scene.boards.is_some() {
        scene.boards = Some(Sides::from_fn(|_| scene.line.now().clone()));
    }
}
