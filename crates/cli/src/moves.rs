//! `qizheng moves`: the legal moves of a position.

use std::io::Write;

use record::{Chess, Xiangqi};
use words::Lang;

use crate::args::Game;
use crate::failure::Failure;
use crate::input;
use crate::sport::Known;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(short, long, value_name = "FEN")]
    fen: String,
    #[arg(short, long, value_name = "GAME", value_enum, default_value = "xiangqi")]
    game: Game,
}

/// Writes the legal moves, one a line, sorted.
pub fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    match args.game {
        Game::Xiangqi => list::<Xiangqi>(args, lang, out),
        Game::Chess => list::<Chess>(args, lang, out),
    }
}

fn list<G: Known>(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    for m in G::legal_moves(&input::position::<G>(&args.fen, lang)?) {
        writeln!(out, "{m}")?;
    }
    Ok(())
}
