//! The names of moves and the verdicts of `cn-referee`: one cycle for each article, and the figures of `roc-113`.
#![allow(clippy::unwrap_used, clippy::cast_possible_truncation)]

mod agreement;
mod articles;
mod figures;
mod lines;
mod symmetry;

use ruling::Game;
use ruling::repetition::{IfContinued, Name, Named, Span, charges_by_name, names, verdict_by_name};
use ruling::settings::Naming;
use xiangqi::Move;

/// Plays the entry and then the cycle, and names the moves of the cycle.
#[track_caller]
fn named(fen: &str, entry: &str, cycle: &str, rules: &Naming) -> Vec<Named> {
    let read = |text: &str| -> Vec<Move> { text.split_whitespace().map(|m| m.parse().unwrap()).collect() };
    let (entry, cycle) = (read(entry), read(cycle));
    let game = Game::with_moves(fen.parse().unwrap(), &[entry.clone(), cycle].concat()).unwrap();
    let span = Span::new(&game, entry.len(), game.ply()).expect("the cycle closes");
    names(span, rules)
}

/// The names in order, a question mark behind those that are not certain.
fn words(named: &[Named]) -> String {
    let word = |n: &Named| match n.name {
        Name::Is(nature) => nature.id().to_owned(),
        Name::AtLeast(nature) => format!("{}?", nature.id()),
    };
    named.iter().map(word).collect::<Vec<_>>().join(" ")
}

/// Who must vary.
fn verdict(named: &[Named]) -> IfContinued {
    let charges = charges_by_name(named);
    verdict_by_name(charges.red.kind, charges.black.kind)
}
