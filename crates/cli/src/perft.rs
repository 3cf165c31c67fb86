//! `qizheng perft`: how many sequences of legal moves a position has.

use std::io::Write;

use record::{Chess, Xiangqi};
use words::Lang;

use crate::args::{Game, whole_number};
use crate::failure::Failure;
use crate::sport::Known;
use crate::{input, progress};

#[derive(Debug, clap::Args)]
pub struct Args {
    // No count of a deeper tree fits its number, or ever ends.
    #[arg(value_name = "DEPTH", allow_negative_numbers = true, value_parser = whole_number(0..=12_u32))]
    depth: u32,
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    #[arg(short, long, value_name = "GAME", value_enum, default_value = "xiangqi")]
    game: Game,
    #[arg(long)]
    divide: bool,
    #[arg(short, long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(1..=1024_u32))]
    threads: Option<u32>,
}

/// Writes the number of sequences, after those of each first move if asked for.
pub fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    match args.game {
        Game::Xiangqi => tell::<Xiangqi>(args, lang, out),
        Game::Chess => tell::<Chess>(args, lang, out),
    }
}

fn tell<G: Known>(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let start = G::start().to_string();
    let position = input::position::<G>(args.fen.as_ref().unwrap_or(&start), lang)?;
    let Some(depth) = args.depth.checked_sub(1) else {
        return Ok(writeln!(out, "1")?);
    };
    let threads = args.threads.map_or_else(available_threads, |threads| threads as usize);
    let counts = count::<G>(&position, depth, threads);
    if args.divide {
        for (m, sequences) in &counts {
            writeln!(out, "{m}: {sequences}")?;
        }
    }
    let total: u64 = counts.iter().map(|(_, sequences)| sequences).sum();
    Ok(writeln!(out, "{total}")?)
}

/// The number of sequences of this length after each first move.
///
/// The threads share the replies to one first move, then the next: so a bar can show how far they are.
fn count<G: Known>(position: &G::Position, depth: u32, threads: usize) -> Vec<(G::Move, u64)> {
    let moves = G::legal_moves(position);
    let bar = progress::steps(moves.len() as u64);
    let after = |m| {
        let mut next = position.clone();
        G::make(&mut next, m);
        if depth == 0 { 1 } else { G::divide(&next, depth, threads).iter().map(|(_, n)| n).sum() }
    };
    let counts = bar.wrap_iter(moves.iter()).map(|&m| (m, after(m))).collect();
    bar.finish_and_clear();
    counts
}

fn available_threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
