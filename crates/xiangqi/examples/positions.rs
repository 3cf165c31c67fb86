//! Prints positions with all their legal moves, for comparing with another program: `positions COUNT SEED`.
//!
//! A line is a FEN, a tab, and the moves in the engines' UCI form (ranks 1 to 10), sorted, with a space between. Half of
//! the positions are those of games played at random, half are drawn with most pieces around the kings.

// Points and counts are far below any limit of the types.
#![allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

#[path = "../tests/xiangqi/plain/mod.rs"]
mod plain;
#[path = "../tests/xiangqi/sample/mod.rs"]
mod sample;

use std::error::Error;
use std::io::{BufWriter, Write, stdout};

use plain::random::{Draw, Random};
use xiangqi::notation::iccs::to_uci;
use xiangqi::{Position, Setup};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let (Some(count), Some(seed), None) = (arguments.next(), arguments.next(), arguments.next()) else {
        return Err("usage: positions COUNT SEED".into());
    };
    let (count, mut random) = (count? as usize, Random::new(seed?));
    let mut out = BufWriter::new(stdout().lock());
    let mut played = 0;
    while played < count / 2 {
        for (position, _) in sample::game(&mut random, 200).iter().take(count / 2 - played) {
            print(&mut out, position)?;
            played += 1;
        }
    }
    for how in [Draw::Crowded, Draw::Open, Draw::Scattered].into_iter().cycle().take(count - played) {
        print(&mut out, &sample::drawn(&mut random, how))?;
    }
    Ok(out.flush()?)
}

fn print(out: &mut impl Write, position: &Position) -> std::io::Result<()> {
    let mut moves: Vec<_> = position.legal_moves().into_iter().map(to_uci).collect();
    moves.sort_unstable();
    writeln!(out, "{}\t{}", Setup::from(position), moves.join(" "))
}
