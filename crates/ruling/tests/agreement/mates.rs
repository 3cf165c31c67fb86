//! The search for mates by checks agrees with a plain one, and its mates are mates.

use ruling::repetition::{Kill, KillSearch};
use xiangqi::{Move, Position};

use super::second_judge::board::{Board, step_from};
use super::second_judge::generator::share;
use super::second_judge::mate::{legal_steps, mates_by_checks};
use super::{CYCLES, game};

/// How many positions the plain search looks at before it gives up.
const MOST: usize = 50;

/// The positions after the plies of a few cycles that do not check, as both boards have them.
fn quiet_positions() -> impl Iterator<Item = (Board, Position)> {
    CYCLES.iter().step_by(10).flat_map(|cycle| {
        let (game, mut board) = (game(cycle), cycle.start.clone());
        let mut found = Vec::new();
        for (position, &step) in game.positions()[1..].iter().zip(&cycle.moves) {
            board = board.after(step);
            if !position.in_check() {
                found.push((board.clone(), position.clone()));
            }
        }
        found
    })
}

pub fn mates_by_checks_are_found_by_both_judges() {
    let (mut mates, mut long, mut none, mut open) = (0, 0, 0, 0);
    for (board, position) in quiet_positions() {
        let board = board.passed();
        let Some(plain) = mates_by_checks(&board, MOST) else { continue };
        let kill = KillSearch::default().run(&position, !position.turn());
        match kill {
            Kill::Mates(line) => {
                assert!(plain, "no mate in {}", board.fen());
                assert!(is_mate_by_checks(&board, &line), "{line:?} does not mate in {}", board.fen());
                mates += 1;
                long += usize::from(line.len() > 1);
            }
            Kill::None => {
                assert!(!plain, "a mate in {}", board.fen());
                none += 1;
            }
            Kill::Undecided => open += 1,
        }
    }
    println!(
        "{mates} mates, {long} of them longer than a move; {none} positions without; {open} left open by the first"
    );
    let enough = mates >= share(500) && long >= share(150) && none >= share(5_000);
    assert!(enough, "{mates} mates, {long} long, {none} without");
    assert!(100 * open <= none, "the first judge left {open} open");
}

/// Whether every move of a line is legal, the first and every second one checks, and the last mates.
fn is_mate_by_checks(start: &Board, line: &[Move]) -> bool {
    let mut board = start.clone();
    for (ply, played) in line.iter().enumerate() {
        let step = step_from(&played.to_string());
        if !legal_steps(&board).contains(&step) {
            return false;
        }
        board = board.after(step);
        if ply % 2 == 0 && board.checkers_on(board.turn).is_empty() {
            return false;
        }
    }
    line.len() % 2 == 1 && legal_steps(&board).is_empty()
}
