//! What a side forces by checks alone: mate, or a piece that can be taken in the end.
//!
//! The search goes through the checks in passes. In one pass a position that was met is taken to be no win; whatever
//! turns out to be won all the same is remembered for the next. When a pass finds nothing new, what it took to be no win
//! is none: every check there has an answer that leads to another such position.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};

use super::board::{Board, Letters, Man, Side, Spot, Step};
use super::exchange::{Balance, steps};

/// How many positions a search through checks may look at.
pub const MOST: usize = 150;

/// The legal moves of the side to move.
pub fn legal_steps(board: &Board) -> Vec<Step> {
    steps(board, &[], |_| true)
}

/// Whether the side to move mates by checks all the way; `None` if more positions than this must be looked at.
pub fn mates_by_checks(board: &Board, most: usize) -> Option<bool> {
    Search::new(board.turn, &[], most, &|_| Some(false), true).forces(&Run::new(board, None))
}

/// Which boards are mated by checks, each looked at once.
#[derive(Default)]
pub struct Mates(RefCell<HashMap<(Letters, Side), Option<bool>>>);

impl Mates {
    /// Whether the side to move mates by checks, the other one not standing in check already.
    pub fn by_checks(&self, board: &Board) -> Option<bool> {
        let key = (board.letters(), board.turn);
        if let Some(&known) = self.0.borrow().get(&key) {
            return known;
        }
        let already = !board.checkers_on(board.turn.other()).is_empty();
        let found = if already { Some(false) } else { mates_by_checks(board, MOST) };
        self.0.borrow_mut().insert(key, found);
        found
    }
}

/// A board on the way through checks: where the piece to be won stands, and what was won and lost so far.
#[derive(Clone)]
pub struct Run {
    pub board: Board,
    pub prey: Option<Spot>,
    pub balance: Balance,
}

/// What tells one run from another: without a prey, the board alone.
type Key = (Letters, Option<(Spot, Balance)>);

impl Run {
    pub fn new(board: &Board, prey: Option<Spot>) -> Self {
        Self { board: board.clone(), prey, balance: Balance::default() }
    }

    fn key(&self) -> Key {
        (self.board.letters(), self.prey.map(|at| (at, self.balance)))
    }

    /// The run after a move, counted for a side; a piece that is taken is no prey any more.
    fn after(&self, step: Step, side: Side) -> Self {
        let prey = self.prey.filter(|&at| at != step.1).map(|at| if at == step.0 { step.1 } else { at });
        Self { board: self.board.after(step), prey, balance: self.balance.after(&self.board, step, side) }
    }

    fn is_checked(&self) -> bool {
        !self.board.checkers_on(self.board.turn).is_empty()
    }
}

/// A search through the checks of a side.
pub struct Search<'a> {
    side: Side,
    /// The pieces that check the side itself, which is left out of account.
    left_out: &'a [Man],
    /// How many positions may be met in one pass.
    most: usize,
    /// Whether a run has come to what is wanted, the side to move.
    goal: &'a dyn Fn(&Run) -> Option<bool>,
    /// Whether mate will do as well.
    or_mate: bool,
    won: HashSet<Key>,
    met: HashSet<Key>,
}

impl<'a> Search<'a> {
    pub fn new(
        side: Side,
        left_out: &'a [Man],
        most: usize,
        goal: &'a dyn Fn(&Run) -> Option<bool>,
        or_mate: bool,
    ) -> Self {
        Self { side, left_out, most, goal, or_mate, won: HashSet::new(), met: HashSet::new() }
    }

    /// Whether the side forces the goal, or mate if that will do, after one check at least.
    pub fn forces(mut self, start: &Run) -> Option<bool> {
        loop {
            let known = self.won.len();
            self.met = HashSet::from([start.key()]);
            if self.wins_by_check(start)? {
                return Some(true);
            }
            if self.won.len() == known {
                return Some(false);
            }
        }
    }

    fn is_won(&mut self, run: &Run) -> Option<bool> {
        let key = run.key();
        if self.won.contains(&key) {
            return Some(true);
        }
        if !self.met.insert(key) {
            return Some(false);
        }
        if self.met.len() > self.most {
            return None;
        }
        let won = (self.goal)(run)? || self.wins_by_check(run)?;
        if won {
            self.won.insert(key);
        }
        Some(won)
    }

    /// Whether a check leaves no answer, or none but to what is won.
    fn wins_by_check(&mut self, run: &Run) -> Option<bool> {
        let mut checks = Vec::new();
        for step in steps(&run.board, self.left_out, |_| true) {
            let checked = run.after(step, self.side);
            if checked.is_checked() {
                let answers = legal_steps(&checked.board).into_iter().map(|step| checked.after(step, self.side));
                checks.push(answers.collect::<Vec<_>>());
            }
        }
        if !self.or_mate {
            checks.retain(|answers| !answers.is_empty());
        }
        checks.sort_by_key(Vec::len);
        for answers in checks {
            if !self.is_held(&answers)? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Whether one of these answers to a check leads to what is not won.
    fn is_held(&mut self, answers: &[Run]) -> Option<bool> {
        let seen = |run: &Run| self.met.contains(&run.key()) && !self.won.contains(&run.key());
        if answers.iter().any(seen) {
            return Some(true);
        }
        for answer in answers {
            if !self.is_won(answer)? {
                return Some(true);
            }
        }
        Some(false)
    }
}
