//! Mate by checks alone, from the whole graph of checks and answers.

use std::collections::BTreeMap;

use super::board::{Board, Step};
use super::exchange::steps;

/// The legal moves of the side to move.
pub fn legal_steps(board: &Board) -> Vec<Step> {
    steps(board, &[], |_| true)
}

/// The boards after each check that the side to move can give.
fn checks(board: &Board) -> Vec<Board> {
    let next = legal_steps(board).into_iter().map(|step| board.after(step));
    next.filter(|next| !next.checkers_on(next.turn).is_empty()).collect()
}

/// Whether the side to move mates by checks all the way; `None` if more positions than this must be looked at.
pub fn mates_by_checks(board: &Board, most: usize) -> Option<bool> {
    let mut met = BTreeMap::from([(board.letters(), 0)]);
    let mut boards = vec![board.clone()];
    // For each position the checks, for each check the positions its answers lead to.
    let mut graph: Vec<Vec<Vec<usize>>> = Vec::new();
    while graph.len() < boards.len() {
        let mut node = Vec::new();
        for checked in checks(&boards[graph.len()]) {
            let answers = legal_steps(&checked).into_iter().map(|step| checked.after(step));
            let number = |answer: Board| {
                *met.entry(answer.letters()).or_insert_with(|| {
                    boards.push(answer);
                    boards.len() - 1
                })
            };
            node.push(answers.map(number).collect());
        }
        graph.push(node);
        if boards.len() > most {
            return None;
        }
    }
    Some(forced(&graph))
}

/// Whether the first position is won: one is if a check of it leaves no answers but to won ones.
pub fn forced(graph: &[Vec<Vec<usize>>]) -> bool {
    let mut won = vec![false; graph.len()];
    loop {
        let wins = |node: &Vec<Vec<usize>>| node.iter().any(|answers| answers.iter().all(|&answer| won[answer]));
        let next: Vec<bool> = graph.iter().map(wins).collect();
        if next == won {
            return won[0];
        }
        won = next;
    }
}
