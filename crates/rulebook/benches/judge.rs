//! How long a verdict takes on a cycle of twelve plies: charges alone, all findings, and a whole ruling.

use divan::{Bencher, black_box};
use rulebook::repetition::Span;
use rulebook::{Book, Game, Rulebook, judge};
use xiangqi::Move;

fn main() {
    divan::main();
}

const BOOKS: [Book; 4] = [Book::Roc113, Book::Xqef2022, Book::Axf2003, Book::CnReferee];

/// Three rounds of a rook that chases a cannon, with most pieces on the board.
fn game() -> Game {
    let start = "2baka3/4n4/2c1b1n2/p3p3p/9/6R2/P3P3P/2N1B1N2/4A4/4KAB2 w";
    let cycle = ["g4c4", "c7b7", "c4g4", "b7c7"].map(|m| m.parse::<Move>().expect("a move"));
    let start = start.parse().expect("a set-up");
    Game::with_moves(start, &cycle.repeat(3)).unwrap_or_else(|error| panic!("{error}"))
}

fn rulebook(book: Book) -> Rulebook {
    let mut rulebook = Rulebook::of(book).expect("a book of Xiangqi");
    rulebook.repetition.kills = None;
    rulebook
}

#[divan::bench(args = BOOKS)]
fn charges(bencher: Bencher, book: Book) {
    let (game, rulebook) = (game(), rulebook(book));
    let span = Span::new(&game, 0, game.ply()).expect("the cycle closes");
    bencher.bench_local(|| rulebook.repetition.charges(black_box(span)));
}

#[divan::bench(args = BOOKS)]
fn findings(bencher: Bencher, book: Book) {
    let (game, rulebook) = (game(), rulebook(book));
    let span = Span::new(&game, 0, game.ply()).expect("the cycle closes");
    bencher.bench_local(|| rulebook.repetition.examine(black_box(span)));
}

#[divan::bench(args = BOOKS)]
fn ruling(bencher: Bencher, book: Book) {
    let (game, rulebook) = (game(), rulebook(book));
    bencher.bench_local(|| judge(black_box(&game), &rulebook));
}
