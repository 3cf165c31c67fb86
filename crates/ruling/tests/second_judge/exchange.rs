//! Exchanges played out: whether a side that takes first keeps a gain, whatever the other side does.
//!
//! Every answer is `None` when a search for mates grows too large for a slow board.

use std::collections::BTreeSet;

use super::board::{Board, Man, Side, Spot, Step, crossed};
use super::mate::Mates;

/// What was won and lost: pieces by their worth, and crossed pawns, which are weighed against nothing else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Balance {
    pieces: i32,
    pawns: i32,
}

impl Balance {
    /// The balance of a side after a move.
    pub fn after(self, board: &Board, step: Step, side: Side) -> Self {
        let Some(taken) = board.man(step.1) else { return self };
        let (pieces, pawns) = match taken.kind() {
            'r' => (4, 0),
            'n' | 'c' => (2, 0),
            'a' | 'b' => (1, 0),
            _ => (0, i32::from(has_force(taken))),
        };
        let sign = if taken.side() == side { -1 } else { 1 };
        Self { pieces: self.pieces + sign * pieces, pawns: self.pawns + sign * pawns }
    }

    /// The losses alone.
    pub fn losses(self) -> Self {
        Self { pieces: self.pieces.min(0), pawns: self.pawns.min(0) }
    }

    fn is_gain(self) -> bool {
        self.pieces >= 0 && self.pawns >= 0 && self.pieces + self.pawns > 0
    }

    fn is_no_loss(self) -> bool {
        self.pieces > 0 || self.pawns > 0 || self == Self::default()
    }
}

/// Whether a piece counts at all: neither a king nor a pawn that has not crossed.
pub fn has_force(man: Man) -> bool {
    match man.kind() {
        'k' => false,
        'p' => crossed(man.side(), man.at),
        _ => true,
    }
}

/// The legal moves of the side to move to these points, a check by these pieces left out of account; no king is taken.
pub fn steps(board: &Board, left_out: &[Man], wanted: impl Fn(Spot) -> bool) -> Vec<Step> {
    let is_king = |at: Spot| "Kk".contains(board.letter(at));
    let mut found = Vec::new();
    for man in board.men_of(board.turn) {
        let ends = board.ends(man).into_iter().filter(|&to| wanted(to) && !is_king(to));
        found.extend(ends.filter(|&to| board.is_safe((man.at, to), left_out)).map(|to| (man.at, to)));
    }
    found
}

/// How long an exchange may be before the slow board gives up.
const LONGEST: usize = 40;

/// An exchange so far: what was won and lost, where a piece was taken, and how many moves were made.
struct Course {
    balance: Balance,
    taken_on: BTreeSet<Spot>,
    plies: usize,
}

impl Course {
    /// The exchange a move later, counted for a side.
    fn after(&self, board: &Board, step: Step, side: Side) -> Option<Self> {
        let mut taken_on = self.taken_on.clone();
        if !board.is_empty(step.1) {
            taken_on.insert(step.1);
        }
        let next = Self { balance: self.balance.after(board, step, side), taken_on, plies: self.plies + 1 };
        (next.plies <= LONGEST).then_some(next)
    }
}

/// The exchanges that can begin on a board with the side that takes first to move.
pub struct Exchange<'a> {
    /// The side that is to gain.
    side: Side,
    /// The side to move, and the pieces that check it already, which is left out of account.
    first: Side,
    pub standing: Vec<Man>,
    /// The points of pieces that each side could win anyway, the side that takes first first: what hangs anyway is no
    /// part of the exchange.
    hanging: [BTreeSet<Spot>; 2],
    /// Whether pieces elsewhere may be taken at all.
    elsewhere: bool,
    /// Whether mates are looked for.
    mating: bool,
    /// What the side must have of it.
    enough: fn(Balance) -> bool,
    /// Whether the other side threatens mate anyway.
    threatened: bool,
    mates: &'a Mates,
}

impl<'a> Exchange<'a> {
    pub fn new(board: &Board, mates: &'a Mates) -> Option<Self> {
        let narrow = |side| Self {
            side,
            first: board.turn,
            standing: board.checkers_on(board.turn).to_vec(),
            hanging: <[BTreeSet<Spot>; 2]>::default(),
            elsewhere: false,
            mating: false,
            enough: Balance::is_gain,
            threatened: false,
            mates,
        };
        let own = narrow(board.turn).all_won(board)?;
        let foes = narrow(board.turn.other()).all_won(&board.passed())?;
        Some(Self { hanging: [own, foes], elsewhere: true, mating: true, ..narrow(board.turn) })
    }

    /// The same, a mate that the other side threatens already left out of account.
    pub fn despite_threat(board: &Board, mates: &'a Mates) -> Option<Self> {
        let exchange = Self::new(board, mates)?;
        let threatened = exchange.mates(&board.passed())?;
        Some(Self { threatened, ..exchange })
    }

    /// The checks that the side to move need not answer.
    fn left_out(&self, board: &Board) -> &[Man] {
        if board.turn == self.first { &self.standing } else { &[] }
    }

    fn all_won(&self, board: &Board) -> Option<BTreeSet<Spot>> {
        let mut won = BTreeSet::new();
        for step in steps(board, self.left_out(board), |at| board.man(at).is_some_and(has_force)) {
            if self.takes(board, step, Balance::default())? {
                won.insert(step.1);
            }
        }
        Some(won)
    }

    /// Whether a capture wins a piece: with a gain in the end or, if the piece is won where it stands, with no loss.
    pub fn wins(&self, board: &Board, step: Step) -> Option<bool> {
        let alike = |elsewhere: bool, enough: fn(Balance) -> bool| Self {
            side: self.side,
            first: self.first,
            standing: self.standing.clone(),
            hanging: self.hanging.clone(),
            elsewhere,
            mating: true,
            enough,
            threatened: self.threatened,
            mates: self.mates,
        };
        let there = alike(false, Balance::is_gain).takes(board, step, Balance::default())?;
        let enough: fn(Balance) -> bool = if there { Balance::is_no_loss } else { Balance::is_gain };
        alike(true, enough).takes(board, step, Balance::default())
    }

    /// Whether the side keeps enough if it takes so.
    pub fn takes(&self, board: &Board, step: Step, balance: Balance) -> Option<bool> {
        let begun = Course { balance, taken_on: BTreeSet::new(), plies: 0 };
        self.keeps(&board.after(step), &begun.after(board, step, self.side)?)
    }

    fn keeps(&self, board: &Board, course: &Course) -> Option<bool> {
        let checked = self.is_checked(board);
        if !checked && !(self.enough)(course.balance) {
            return Some(false);
        }
        for step in self.going_on(board, checked, &course.taken_on)? {
            if !self.gets(&board.after(step), &course.after(board, step, self.side)?)? {
                return Some(false);
            }
        }
        Some(!self.mating || self.threatened || !self.mates(board)?)
    }

    fn gets(&self, board: &Board, course: &Course) -> Option<bool> {
        let checked = self.is_checked(board);
        if !checked && (self.enough)(course.balance) {
            return Some(true);
        }
        for step in self.going_on(board, checked, &course.taken_on)? {
            if self.keeps(&board.after(step), &course.after(board, step, self.side)?)? {
                return Some(true);
            }
        }
        Some(self.mating && self.mates(board)?)
    }

    fn is_checked(&self, board: &Board) -> bool {
        board.checkers_on(board.turn).iter().any(|man| !self.left_out(board).contains(man))
    }

    /// The moves by which the exchange may go on: any out of check, else captures where it has been, or that win what did
    /// not hang anyway.
    fn going_on(&self, board: &Board, checked: bool, taken_on: &BTreeSet<Spot>) -> Option<Vec<Step>> {
        if checked {
            return Some(steps(board, self.left_out(board), |_| true));
        }
        let mut found = steps(board, self.left_out(board), |at| taken_on.contains(&at) && !board.is_empty(at));
        if self.elsewhere {
            let hanging = &self.hanging[usize::from(board.turn != self.side)];
            let elsewhere = |at: Spot| !board.is_empty(at) && !taken_on.contains(&at) && !hanging.contains(&at);
            for step in steps(board, self.left_out(board), elsewhere) {
                if self.wins_there(board, step)? {
                    found.push(step);
                }
            }
        }
        Some(found)
    }

    /// Whether the side to move gains by a capture if nobody takes elsewhere.
    fn wins_there(&self, board: &Board, step: Step) -> Option<bool> {
        let narrow = Self {
            side: board.turn,
            first: self.first,
            standing: self.standing.clone(),
            hanging: <[BTreeSet<Spot>; 2]>::default(),
            elsewhere: false,
            mating: false,
            enough: Balance::is_gain,
            threatened: false,
            mates: self.mates,
        };
        narrow.takes(board, step, Balance::default())
    }

    /// Whether the side to move mates by checks.
    pub fn mates(&self, board: &Board) -> Option<bool> {
        self.mates.by_checks(board)
    }
}
