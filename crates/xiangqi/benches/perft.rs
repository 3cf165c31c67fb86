//! How many move sequences are counted in a second, on one thread, by each way to count the last ply.
//!
//! `cargo bench --package xiangqi --bench perft`; "item/s" are leaves.

use std::fmt;

use divan::{Bencher, black_box, counter::ItemsCount};
use xiangqi::{Leaves, Position, Setup, perft_with};

fn main() {
    divan::main();
}

struct Named {
    name: &'static str,
    fen: &'static str,
}

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

const POSITIONS: [Named; 3] = [
    Named { name: "start", fen: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w" },
    Named { name: "opening", fen: "r2akabr1/9/1cn1b1n1c/p3p1pRp/2p6/6P2/P1P1P3P/NC2C1N2/9/R1BAKAB2 w" },
    Named { name: "middlegame", fen: "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w" },
];

#[divan::bench(args = POSITIONS, sample_count = 5, sample_size = 1)]
fn counted_5(bencher: Bencher, from: &Named) {
    bench(bencher, from, 5, Leaves::Counted);
}

#[divan::bench(args = POSITIONS, sample_count = 5, sample_size = 1)]
fn listed_5(bencher: Bencher, from: &Named) {
    bench(bencher, from, 5, Leaves::Listed);
}

#[divan::bench(args = POSITIONS, sample_count = 20, sample_size = 1)]
fn made_4(bencher: Bencher, from: &Named) {
    bench(bencher, from, 4, Leaves::Made);
}

fn bench(bencher: Bencher, from: &Named, depth: u32, leaves: Leaves) {
    let position = Position::try_from(from.fen.parse::<Setup>().expect("a FEN")).expect("a position");
    let count = perft_with(&position, depth, Leaves::Counted);
    bencher
        .counter(ItemsCount::new(count))
        .bench_local(|| assert_eq!(perft_with(black_box(&position), depth, leaves), count));
}
