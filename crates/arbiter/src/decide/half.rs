//! Moves that were pressed half made.

use std::sync::Arc;

use books::desk::{Act, Scene};
use clock::Clock;

use crate::board;
use crate::entry::Entry;
use crate::happening::Happening;

/// The move that the side to move has half made and pressed, as it stands on the board, and the game after it, if the other
/// side goes on with its own turn.
pub fn stands(scene: &Scene, entry: &Entry) -> Option<(Happening, Scene)> {
    let side = scene.to_move();
    let (step, execution) = scene.turn.held.clone().filter(|(_, execution)| execution.part)?;
    let goes_on = matches!(entry.act, Act::Touch { .. } | Act::Move { .. } | Act::Slide { .. });
    let pressed = scene.clock.as_ref().and_then(Clock::running) == Some(!side);
    if !(goes_on && pressed && entry.by.side() == Some(!side)) {
        return None;
    }
    let mut board = scene.line.now().clone();
    let man = board.remove(step.from)?;
    board.put(step.to, man);
    let (after, legal) = (Arc::new(board), false);
    let mut made = scene.clone();
    board::moved(&mut made, side, step, &execution, legal, &after);
    Some((Happening::Moved { side, step, execution, legal, after }, made))
}
