//! The shapes of play that are named, and those that are not.

use ruling::Game;
use ruling::repetition::{Pattern, Span};
use xiangqi::{Move, Setup};

fn red_patterns(start: &str, cycle: [&str; 4]) -> Vec<Pattern> {
    let setup: Setup = start.parse().expect("a placement");
    let moves: Vec<Move> = cycle.iter().map(|m| m.parse().expect("a move")).collect();
    let game = Game::with_moves(setup, &moves).expect("legal moves");
    let rulebook = books::roc_113::rulebook();
    rulebook.repetition.examine(Span::new(&game, 0, 4).expect("the cycle closes")).patterns.red
}

#[test]
fn what_is_no_offence_is_not_named_beside_an_offence() {
    let cycle = ["g4c4", "c7g7", "c4g4", "g7c7"];
    assert_eq!(red_patterns("3k5/9/2c6/9/9/6R2/9/9/9/4K4 w", cycle), [Pattern::ChaseByOne]);
    let kills = red_patterns("3k5/9/9/9/9/6R2/9/9/1p7/4K4 w", ["g4c4", "b1c1", "c4g4", "c1b1"]);
    assert_eq!(kills, [Pattern::Kills]);
}
