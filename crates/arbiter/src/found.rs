//! A board that nobody kept: how it is found, what a record sheet tells of it, and how it is left.

use std::sync::Arc;

use books::desk::{
    Bond, Choice, Found, Line, Matter, MatterId, Offer, OfficialCount, Phase, Ply, Press, Scene, Turn, WarnedBefore,
};
use clock::{Clock, Instant, Millis};
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
    /// Since when each player counts as there, where that is not known otherwise.
    pub arrived: Option<Sides<Instant>>,
}

/// The board is kept from now on, as it was found. Faults, warnings and matters stay. If it stands as it was left, what was
/// known and what was open in that turn stay as well; else what was about a turn is over, and counting goes on from here.
pub fn found(scene: &mut Scene, seen: &Seen, at: Instant) {
    keep_warning(scene);
    let as_left = is_as_left(scene, seen.after);
    let as_warned = scene.warned_before.as_ref().filter(|before| before.is_of(&seen.after.board, seen.after.turn));
    let (line, warned) = match as_warned {
        _ if as_left => (scene.line.clone(), scene.warned.clone()),
        Some(before) => (before.line.clone(), before.plies.clone()),
        None => (Line::new(Arc::clone(&seen.after.board), seen.after.turn).read_from(seen.fen), Vec::new()),
    };
    let open = if as_left { Open::of(scene) } else { Open::elsewhere(scene) };
    begin(scene, line);
    scene.warned = warned;
    open.stays(scene);
    scene.found = Some(Found { at, number: seen.number, known: scene.line.len(), whole: false });
    scene.unwatched = None;
    scene.phase = Phase::Running;
    scene.started = scene.started.or(Some(at));
    if let Some(arrived) = seen.arrived {
        scene.arrived = arrived.map(Some);
    }
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

/// Whether a board stands as it was left.
pub fn is_as_left(scene: &Scene, seen: &Start) -> bool {
    scene.unwatched.is_some() && *scene.line.now() == *seen.board && scene.to_move() == seen.turn
}

/// What is open on a board while the same men stand on it.
#[derive(Default)]
struct Open {
    choice: Option<(MatterId, Side, Choice)>,
    bonds: Sides<Option<Bond>>,
    offers: Sides<Offer>,
    /// How many plies were counted, and for whom.
    counted: Option<(usize, Option<Side>)>,
    /// For how many more plies the game is watched.
    watched: Option<usize>,
}

impl Open {
    fn of(scene: &Scene) -> Self {
        let made = scene.line.len();
        Self {
            choice: scene.choice.clone(),
            bonds: scene.bonds.clone(),
            offers: scene.offers,
            counted: scene.counting.map(|counting| (made.saturating_sub(counting.since), counting.asked_by)),
            watched: scene.observed_until.map(|until| until.saturating_sub(made)),
        }
    }

    /// On another board nobody knows how many moves were made: the count begins anew, and no choice is left to be made.
    fn elsewhere(scene: &Scene) -> Self {
        let Self { counted, watched, .. } = Self::of(scene);
        let offers = scene.offers.map(|offer| if offer == Offer::Open { Offer::None } else { offer });
        Self { offers, counted: counted.map(|(_, asked_by)| (0, asked_by)), watched, ..Self::default() }
    }

    /// It stays open at the end of the line that is known now.
    fn stays(self, scene: &mut Scene) {
        let made = scene.line.len();
        scene.choice = self.choice;
        scene.bonds = self.bonds;
        scene.offers = self.offers;
        scene.counting =
            self.counted.map(|(plies, asked_by)| OfficialCount { since: made.saturating_sub(plies), asked_by });
        scene.observed_until = self.watched.map(|plies| made.saturating_add(plies));
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
    keep_warning(scene);
    let Joined { line, warned, since } = joined(scene, line, before, moves, whole);
    let open = Open::of(scene);
    begin(scene, line);
    for laid in &moves[since..] {
        push(scene, laid);
    }
    scene.warned = warned;
    open.stays(scene);
    if whole {
        number(scene);
    }
    if let Some(found) = &mut scene.found {
        (found.known, found.whole) = (scene.line.len(), whole);
        let (since, ply, turn) = (found.at, scene.line.len(), scene.turn.number);
        let of_board = |matter: &&mut Matter| matter.standing.is_open() && matter.at >= since;
        for matter in scene.matters.iter_mut().filter(of_board) {
            (matter.ply, matter.turn) = (ply, turn);
        }
    }
}

/// The line that a sheet goes on with, where warnings were given on it, and from which of the sheet's moves on.
struct Joined {
    line: Line,
    warned: Vec<usize>,
    since: usize,
}

/// A warning given before the board was left stands where the sheet tells what was known then and more. Else the moves
/// that the sheet tells since the position on which it was given follow those known then: from its beginning if that is the
/// position, or else from where it stood last, in favour of whoever was warned.
fn joined(scene: &Scene, line: Line, before: &Start, moves: &[LaidMove], whole: bool) -> Joined {
    let Some(kept) = &scene.warned_before else { return Joined { line, warned: Vec::new(), since: 0 } };
    let stood = |ply: usize| match ply.checked_sub(1).and_then(|index| moves.get(index)) {
        Some(laid) => (laid.after.as_ref(), !laid.side),
        None => (before.board.as_ref(), before.turn),
    };
    let same = |ply: usize| kept.line.board(ply).map(|board| (board, kept.line.turn_after(ply))) == Some(stood(ply));
    if kept.line.len() <= moves.len() && (0..=kept.line.len()).all(same) {
        return Joined { line, warned: kept.plies.clone(), since: 0 };
    }
    let is_warned = |ply: &usize| {
        let (board, turn) = stood(*ply);
        kept.is_of(board, turn)
    };
    let given = Some(0).filter(is_warned).or_else(|| (1..=moves.len()).rev().find(is_warned));
    match given {
        Some(ply) if whole => Joined { line, warned: vec![ply], since: 0 },
        Some(since) => Joined { line: kept.line.clone(), warned: kept.plies.clone(), since },
        None => Joined { line, warned: Vec::new(), since: 0 },
    }
}

/// A warning that was given on the line known so far is kept when another takes its place.
fn keep_warning(scene: &mut Scene) {
    if let Some(&last) = scene.warned.last() {
        scene.warned_before = Some(WarnedBefore { line: scene.line.until(last), plies: scene.warned.clone() });
    }
}

/// A sheet from the first move tells how many were made; the times that the clock shows stay.
fn number(scene: &mut Scene) {
    let Some(found) = scene.found.filter(|found| found.number.is_none()) else { return };
    let by_second = |index: &usize| scene.line.turn_after(*index) == Side::Second;
    let rounds = (0..scene.line.len()).filter(by_second).count();
    let next = u32::try_from(rounds).unwrap_or(u32::MAX).saturating_add(1);
    scene.found = Some(Found { number: Some(next), ..found });
    let Some(left) = scene.times() else { return };
    let running = scene.clock.as_ref().and_then(Clock::running);
    let at = scene.now;
    recount(scene, next, at);
    set_clock(scene, left, at);
    if let Some(side) = running {
        start_clock(scene, side, at);
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
    scene.presses = scene.presses.map(|press| Press { due: None, ..press });
    scene.unpressed = Sides::default();
    scene.sealed = None;
    scene.warned.clear();
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
