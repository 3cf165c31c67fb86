//! A game as its log tells it. Nothing here asks a law: what a rule decided stands in the log.

use books::desk::Scene;

use crate::apply::{apply, opened};
use crate::happening::{Happening, Logged};

/// The scene that lines of a log tell, if they begin with the opening of a game.
pub fn fold<'a>(lines: impl IntoIterator<Item = &'a Logged>) -> Option<Scene> {
    let mut lines = lines.into_iter();
    let first = lines.next()?;
    let Happening::Opened { arrangements, after, .. } = &first.event else { return None };
    let mut scene = opened(arrangements, after, first.at);
    lines.for_each(|logged| apply(&mut scene, logged));
    Some(scene)
}

/// Takes over a line after those of a log: it has happened.
pub fn follow(scene: &mut Scene, log: &[Logged], logged: &Logged) {
    let Happening::Undone { from, .. } = &logged.event else { return apply(scene, logged) };
    if let Some(undone) = fold(standing(log, before(log, *from))) {
        *scene = Scene { now: scene.now.max(logged.at), ..undone };
    }
}

/// How many lines of a log stand before the one with this number.
pub fn before(log: &[Logged], no: usize) -> usize {
    log.partition_point(|logged| logged.no < no as u64)
}

/// The number that the next line of a log has.
pub fn next_number(log: &[Logged]) -> u64 {
    log.last().map_or(0, |last| last.no + 1)
}

/// What counted when the log had so many lines: the opening, and whatever was not undone by then.
pub fn standing(log: &[Logged], lines: usize) -> Vec<&Logged> {
    let mut kept = Vec::new();
    let mut next = lines.clamp(1, log.len().max(1));
    while let Some(logged) = next.checked_sub(1).and_then(|index| log.get(index)) {
        next -= 1;
        if let Happening::Undone { from, .. } = &logged.event {
            next = next.min(before(log, *from).max(1));
        } else {
            kept.push(logged);
        }
    }
    kept.reverse();
    kept
}
