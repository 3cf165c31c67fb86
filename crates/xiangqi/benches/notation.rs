//! How many moves are written and read in a second, by notation; each is read as text and found in its position.
//!
//! `cargo bench --package xiangqi --bench notation`

use divan::{Bencher, black_box, counter::ItemsCount};
use xiangqi::notation::{MoveText, Notation};
use xiangqi::{Move, Position, Setup};

fn main() {
    divan::main();
}

/// The notations a [`MoveText`] reads.
const READ: [Notation; 6] = [
    Notation::Iccs,
    Notation::IccsDashed,
    Notation::ChineseTraditional,
    Notation::ChineseSimplified,
    Notation::Wxf,
    Notation::Brief,
];

/// All legal moves of a middlegame, each with its position.
fn moves() -> Vec<(Position, Move)> {
    let fen = "r2akabr1/9/1cn1b1n1c/p3p1pRp/2p6/6P2/P1P1P3P/NC2C1N2/9/R1BAKAB2 w";
    let position = Position::try_from(fen.parse::<Setup>().expect("a FEN")).expect("a position");
    position.legal_moves().into_iter().map(|m| (position.clone(), m)).collect()
}

#[divan::bench(args = READ)]
fn write(bencher: Bencher, notation: Notation) {
    let moves = moves();
    bencher.counter(ItemsCount::new(moves.len())).bench_local(|| {
        for (position, m) in &moves {
            black_box(notation.write(position, *m));
        }
    });
}

#[divan::bench(args = READ)]
fn parse(bencher: Bencher, notation: Notation) {
    let texts: Vec<_> = moves().iter().map(|(position, m)| notation.write(position, *m)).collect();
    bencher.counter(ItemsCount::new(texts.len())).bench_local(|| {
        for text in &texts {
            black_box(black_box(text).parse::<MoveText>()).expect("what was written is read");
        }
    });
}

#[divan::bench(args = READ)]
fn parse_and_resolve(bencher: Bencher, notation: Notation) {
    let moves: Vec<_> = moves().into_iter().map(|(at, m)| (notation.write(&at, m), at, m)).collect();
    bencher.counter(ItemsCount::new(moves.len())).bench_local(|| {
        for (text, position, m) in &moves {
            let text: MoveText = black_box(text).parse().expect("what was written is read");
            assert_eq!(text.resolve(position).as_ref(), Ok(m));
        }
    });
}
