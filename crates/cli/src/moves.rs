//! `qizheng moves`: the legal moves of a position.

use std::io::Write;

use words::Lang;

use crate::args::Game;
use crate::failure::Failure;
use crate::input;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, value_name = "FEN")]
    fen: String,
    #[arg(long, value_name = "GAME", value_enum, default_value = "xiangqi")]
    game: Game,
}

/// Writes the legal moves, one a line, sorted.
pub fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    args.game.require_xiangqi(lang)?;
    let mut moves = input::position(&args.fen, lang)?.legal_moves();
    moves.sort_unstable();
    for m in moves {
        writeln!(out, "{m}")?;
    }
    Ok(())
}
