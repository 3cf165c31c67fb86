//! A window laid out board by board.

use super::attack::{Reading, attacks};
use super::board::{Board, Man, Side, Step};

/// A window laid out: every board from the first occurrence to the last, and one more, the reply to the last move.
pub struct Window {
    pub boards: Vec<Board>,
}

impl Window {
    /// The window of a game between two plies with the same position.
    pub fn new(start: &Board, moves: &[Step], first: usize, last: usize) -> Self {
        let mut board = moves[..first].iter().fold(start.clone(), |board, &step| board.after(step));
        board.rename();
        let mut boards = vec![board];
        for &step in moves[first..last].iter().chain([&moves[first]]) {
            boards.push(boards[boards.len() - 1].after(step));
        }
        assert!(boards[0].looks_like(&boards[last - first]), "the window closes");
        Self { boards }
    }

    /// The plies of the window, from 1.
    pub fn plies(&self) -> impl Iterator<Item = usize> {
        1..self.boards.len() - 1
    }

    /// The plies of the window that a side plays.
    pub fn plies_of(&self, side: Side) -> impl Iterator<Item = usize> {
        self.plies().filter(move |&ply| self.boards[ply - 1].turn == side)
    }

    /// The name of the piece that this ply moves.
    pub fn mover(&self, ply: usize) -> u8 {
        let moved = |man: &Man| self.boards[ply - 1].man(man.at) != Some(*man);
        self.boards[ply].men().find(moved).expect("every ply moves a piece").name
    }

    /// Whether like pieces stand on each other's points at the end.
    pub fn trades_places(&self) -> bool {
        let last = &self.boards[self.boards.len() - 2];
        last.men().any(|man| self.boards[0].man(man.at) != Some(man))
    }

    /// How many captures of a side after a ply are forbidden only for its king's sake.
    pub fn bound_aims(&self, ply: usize, side: Side) -> usize {
        let board = &self.boards[ply];
        let targets: Vec<Man> = board.men_of(side.other()).collect();
        let aims = board.men_of(side).map(|man| targets.iter().filter(|t| board.reaches(man, t.at)).count());
        let kings = board.checkers_on(side.other()).len();
        aims.sum::<usize>() - kings - attacks(board, side, Reading::Roc).len()
    }

    /// Whether this ply checks.
    pub fn checks(&self, ply: usize) -> bool {
        !self.boards[ply].checkers_on(self.boards[ply].turn).is_empty()
    }
}
