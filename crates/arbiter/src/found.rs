//! A board that nobody kept: how it is found, what a record sheet tells of it, and how it is left.

use std::sync::Arc;

use books::desk::{Found, Line, Matter, Offer, Phase, Ply, Press, Scene, Turn};
use clock::{Instant, Millis};
use contest::{Side, Sides};

use crate::after::Start;
use crate::happening::LaidMove;
use crate::spoken;
use crate::ticking::{recount, start_clock, tick};

/// What an official saw at a board.
pub struct Seen<'a> {
    /// What stands on it, as it was told.
    pub fen: &'a str,
    /// What stands on it, and whose turn it is.
    pub after: &'a Start,
    /// The number of the move to come, if it is known.
    pub number: Option<u32>,
    /// The times on the clock.
    pub left: Option<Sides<Millis>>,
    /// Whether the clock stands still.
    pub stopped: bool,
}

/// The board is kept from now on, as it was found. Faults, warnings and matters stay; what was about a turn is over.
pub fn found(scene: &mut Scene, seen: &Seen, at: Instant) {
    let line = Line::new(Arc::clone(&seen.after.board), seen.after.turn).read_from(seen.fen);
    begin(scene, line);
    scene.found = Some(Found { at, number: seen.number, known: 0, whole: false });
    scene.unwatched = None;
    scene.phase = Phase::Running;
    scene.started = scene.started.or(Some(at));
    scene.arrived = scene.arrived.map(|arrived| arrived.or(Some(at)));
    if let Some(number) = seen.number {
        recount(scene, number, at);
    }
    tick(scene, |clock| if clock.running().is_some() { clock.stop(at) } else { Ok(clock.clone()) });
    if let Some(left) = seen.left {
        set_clock(scene, left, at);
    }
    if !seen.stopped {
        let side = scene.to_move();
        start_clock(scene, side, at);
    }
}

/// The clock shows these times; of a side that has none left the flag is down.
fn set_clock(scene: &mut Scene, left: Sides<Millis>, at: Instant) {
    tick(scene, |clock| clock.replace(left, at));
    for side in Side::BOTH.into_iter().filter(|side| left[*side] == Millis::ZERO) {
        start_clock(scene, side, at);
        tick(scene, |clock| clock.stop(at));
    }
}

/// The moves of a sheet are those that led to what stands on the board; what was found on it came up after them.
pub fn laid(scene: &mut Scene, start: Option<&str>, before: &Start, moves: &[LaidMove], whole: bool) {
    let mut line = Line::new(Arc::clone(&before.board), before.turn);
    if let Some(text) = start.or(scene.arrangements.start.as_deref()) {
        line = line.read_from(text);
    }
    begin(scene, line);
    for laid in moves {
        push(scene, laid);
    }
    if let Some(found) = &mut scene.found {
        (found.known, found.whole) = (moves.len(), whole);
        let (since, ply, turn) = (found.at, scene.line.len(), scene.turn.number);
        let of_board = |matter: &&mut Matter| matter.standing.is_open() && matter.at >= since;
        for matter in scene.matters.iter_mut().filter(of_board) {
            (matter.ply, matter.turn) = (ply, turn);
        }
    }
}

/// Nobody keeps the board: its clock runs unseen.
pub fn left(scene: &mut Scene, at: Instant) {
    tick(scene, |clock| if clock.running().is_some() { clock.stop(at) } else { Ok(clock.clone()) });
    scene.unwatched = Some(at);
}

/// A line takes the place of the one that was kept, and a turn begins.
fn begin(scene: &mut Scene, line: Line) {
    scene.line = line;
    scene.turns = scene.turns.saturating_add(1);
    scene.turn = Turn { number: scene.turns, ..Turn::default() };
    scene.early = Sides::default();
    scene.bonds = Sides::default();
    scene.presses = scene.presses.map(|press| Press { due: None, ..press });
    scene.offers = scene.offers.map(|offer| if offer == Offer::Open { Offer::None } else { offer });
    scene.sealed = None;
    scene.choice = None;
    scene.warned.clear();
    scene.counting = None;
    scene.observed_until = None;
    spoken::align(scene);
}

/// A move of a sheet: nobody saw how it was made.
fn push(scene: &mut Scene, laid: &LaidMove) {
    let taken = scene.line.now().get(laid.step.to).filter(|_| laid.step.from != laid.step.to);
    let ply = Ply::told(laid.side, laid.step, taken, laid.legal, scene.now, scene.turn.number);
    scene.line.push(ply, Arc::clone(&laid.after));
    scene.turns = scene.turns.saturating_add(1);
    scene.turn = Turn { number: scene.turns, ..Turn::default() };
    spoken::align(scene);
}
