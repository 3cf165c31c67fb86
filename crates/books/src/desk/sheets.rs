//! The players' records, line by line: as every rulebook that asks for them has it.

use contest::Side;

use super::effect::Correction;
use super::play::{Play, Written};
use super::scene::Scene;

/// What a sheet says of one move.
#[derive(Debug)]
pub enum Entry {
    /// Nothing, though it should.
    Missing,
    /// Something that nobody can read.
    Illegible,
    /// A move.
    Read(Written),
}

/// What a side's sheet says of each move, by plies from 1. While the game is played, the moves of the last round may
/// still be written.
pub fn entries<'a>(play: &'a dyn Play, scene: &'a Scene, side: Side) -> impl Iterator<Item = (usize, Entry)> + 'a {
    let made = scene.line.len();
    let due = made.saturating_sub(if scene.result().is_some() { 0 } else { 2 });
    (1..=made).filter_map(move |ply| {
        let Some(line) = scene.sheets[side].lines.get(&ply) else {
            return (ply <= due).then_some((ply, Entry::Missing));
        };
        Some((ply, play.written(&scene.line, ply - 1, &line.text).map_or(Entry::Illegible, Entry::Read)))
    })
}

/// Whether a side has to correct its record.
pub fn owes(scene: &Scene, side: Side) -> bool {
    scene.to_correct.iter().chain(&scene.to_correct_after).any(|(of, what)| *of == side && *what == Correction::Record)
}
