//! Prints positions with all their legal moves, for comparing with another program: `positions COUNT SEED`.
//!
//! A line is a FEN, the moves by coordinates each with its algebraic form (`e2e4=e4`), sorted, with a space between, and
//! how the position stands (`checkmate`, `stalemate`, `insufficient` or `ongoing`), with tabs between. Two in three are
//! positions of games played at random, the others are drawn, from bare kings to a crowded board.

#[path = "../tests/chess/sample.rs"]
mod sample;

use std::error::Error;
use std::io::{BufWriter, Write, stdout};

use chess::notation::Notation;
use chess::{BoardEnding, Color, Position, Setup};
use sample::Random;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let (Some(count), Some(seed), None) = (arguments.next(), arguments.next(), arguments.next()) else {
        return Err("usage: positions COUNT SEED".into());
    };
    let (count, mut random) = (usize::try_from(count?)?, Random::new(seed?));
    let mut out = BufWriter::new(stdout().lock());
    let mut played = 0;
    while played < count * 2 / 3 {
        for (position, _) in sample::game(&mut random, 250).iter().take(count * 2 / 3 - played) {
            print(&mut out, position)?;
            played += 1;
        }
    }
    for i in played..count {
        print(&mut out, &sample::drawn(&mut random, i % 15))?;
    }
    Ok(out.flush()?)
}

fn print(out: &mut impl Write, position: &Position) -> std::io::Result<()> {
    let written = |m| format!("{m}={}", Notation::San.write(position, m));
    let mut moves: Vec<String> = position.legal_moves().into_iter().map(written).collect();
    moves.sort_unstable();
    let stands = match position.ending() {
        Some(BoardEnding::Checkmate) => "checkmate",
        Some(BoardEnding::Stalemate) => "stalemate",
        None if Color::ALL.iter().any(|&side| position.has_mating_material(side)) => "ongoing",
        None => "insufficient",
    };
    writeln!(out, "{}\t{}\t{stands}", Setup::from(position), moves.join(" "))
}
