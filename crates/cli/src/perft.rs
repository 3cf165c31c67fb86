//! `qizheng perft`: how many sequences of legal moves a position has.

use std::io::Write;

use words::Lang;
use xiangqi::notation::fen;
use xiangqi::{Move, Position, divide};

use crate::args::{Game, whole_number};
use crate::failure::Failure;
use crate::{input, progress};

#[derive(Debug, clap::Args)]
pub struct Args {
    // No count of a deeper tree fits its number, or ever ends.
    #[arg(value_name = "DEPTH", value_parser = whole_number(0..=12))]
    depth: u32,
    #[arg(long, value_name = "FEN", default_value = fen::START)]
    fen: String,
    #[arg(long, value_name = "GAME", value_enum, default_value = "xiangqi")]
    game: Game,
    #[arg(long)]
    divide: bool,
    #[arg(long, value_name = "N", value_parser = whole_number(1..=1024))]
    threads: Option<u32>,
}

/// Writes the number of sequences, after those of each first move if asked for.
pub fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    args.game.require_xiangqi(lang)?;
    let position = input::position(&args.fen, lang)?;
    let Some(depth) = args.depth.checked_sub(1) else {
        return Ok(writeln!(out, "1")?);
    };
    let threads = args.threads.map_or_else(available_threads, |threads| threads as usize);
    let counts = count(&position, depth, threads);
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
fn count(position: &Position, depth: u32, threads: usize) -> Vec<(Move, u64)> {
    let mut moves = position.legal_moves();
    moves.sort_unstable();
    let bar = progress::steps(moves.len() as u64);
    let after =
        |m| if depth == 0 { 1 } else { divide(&position.after(m), depth, threads).iter().map(|(_, n)| n).sum() };
    let counts = bar.wrap_iter(moves.iter()).map(|&m| (m, after(m))).collect();
    bar.finish_and_clear();
    counts
}

fn available_threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
