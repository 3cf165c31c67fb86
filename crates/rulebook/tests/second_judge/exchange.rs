//! Exchanges played out: whether a side that takes first keeps a gain, whatever the other side does.
//!
//! Every answer is `None` when a search for mates grows too large for a slow board.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use super::board::{Board, Man, Side, Spot, Step, crossed, points};
use super::mate::mates_by_checks;

/// How many positions a search through checks may look at.
pub const MOST: usize = 150;

/// What was won and lost: pieces by their worth, and crossed pawns, which are weighed against nothing else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
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
pub fn steps(board: &Board, left_out: &[u8], wanted: impl Fn(Spot) -> bool) -> Vec<Step> {
    let is_king = |at: Spot| "Kk".contains(board.letter(at));
    let ends: Vec<Spot> = points().filter(|&at| wanted(at) && !is_king(at)).collect();
    let mut found = Vec::new();
    for man in board.men_of(board.turn) {
        let may_end = ends.iter().filter(|&&to| board.may_go(man, to, left_out));
        found.extend(may_end.map(|&to| (man.at, to)));
    }
    found
}

/// A board as it was met: its letters and the side to move.
type Seen = ([[char; 9]; 10], Side);

/// The exchanges that can begin on a board with the side that takes first to move.
pub struct Exchange {
    /// The side that is to gain.
    side: Side,
    /// The side to move, and the pieces that check it already, which is left out of account.
    first: Side,
    pub standing: Vec<u8>,
    /// The points of pieces that each side could win anyway, the side that takes first first: what hangs anyway is no
    /// part of the exchange.
    hanging: [BTreeSet<Spot>; 2],
    /// Whether pieces elsewhere may be taken at all, and mates are looked for.
    widely: bool,
    /// Whether the other side threatens mate anyway.
    threatened: bool,
    mates: RefCell<BTreeMap<Seen, Option<bool>>>,
}

impl Exchange {
    pub fn new(board: &Board) -> Option<Self> {
        let narrow = |side| Self {
            side,
            first: board.turn,
            standing: board.checkers_on(board.turn),
            hanging: <[BTreeSet<Spot>; 2]>::default(),
            widely: false,
            threatened: false,
            mates: RefCell::default(),
        };
        let own = narrow(board.turn).all_won(board)?;
        let foes = narrow(board.turn.other()).all_won(&board.passed())?;
        Some(Self { hanging: [own, foes], widely: true, ..narrow(board.turn) })
    }

    /// The same, a mate that the other side threatens already left out of account.
    pub fn despite_threat(board: &Board) -> Option<Self> {
        let exchange = Self::new(board)?;
        let threatened = exchange.mates(&board.passed())?;
        Some(Self { threatened, ..exchange })
    }

    /// The checks that the side to move need not answer.
    fn left_out(&self, board: &Board) -> &[u8] {
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

    /// Whether the side keeps a gain if it takes so.
    pub fn takes(&self, board: &Board, step: Step, balance: Balance) -> Option<bool> {
        let balance = balance.after(board, step, self.side);
        self.keeps(&board.after(step), balance, &BTreeSet::from([step.1]))
    }

    fn keeps(&self, board: &Board, balance: Balance, taken_on: &BTreeSet<Spot>) -> Option<bool> {
        let checked = self.is_checked(board);
        if !checked && !balance.is_gain() {
            return Some(false);
        }
        for step in self.going_on(board, checked, taken_on) {
            if !self.gets(&board.after(step), balance.after(board, step, self.side), &with(board, step, taken_on))? {
                return Some(false);
            }
        }
        Some(!self.widely || self.threatened || !self.mates(board)?)
    }

    fn gets(&self, board: &Board, balance: Balance, taken_on: &BTreeSet<Spot>) -> Option<bool> {
        let checked = self.is_checked(board);
        if !checked && balance.is_gain() {
            return Some(true);
        }
        for step in self.going_on(board, checked, taken_on) {
            if self.keeps(&board.after(step), balance.after(board, step, self.side), &with(board, step, taken_on))? {
                return Some(true);
            }
        }
        Some(self.widely && self.mates(board)?)
    }

    fn is_checked(&self, board: &Board) -> bool {
        board.checkers_on(board.turn).iter().any(|name| !self.left_out(board).contains(name))
    }

    /// The moves by which the exchange may go on: any out of check, else captures where it has been, or of what did not
    /// hang anyway.
    fn going_on(&self, board: &Board, checked: bool, taken_on: &BTreeSet<Spot>) -> Vec<Step> {
        let hanging = &self.hanging[usize::from(board.turn != self.side)];
        steps(board, self.left_out(board), |at| {
            let connected = || taken_on.contains(&at) || (self.widely && !hanging.contains(&at));
            checked || (!board.is_empty(at) && connected())
        })
    }

    /// Whether the side to move mates by checks.
    pub fn mates(&self, board: &Board) -> Option<bool> {
        let key = (board.letters(), board.turn);
        if let Some(&known) = self.mates.borrow().get(&key) {
            return known;
        }
        let already = !board.checkers_on(board.turn.other()).is_empty();
        let found = if already { Some(false) } else { mates_by_checks(board, MOST) };
        self.mates.borrow_mut().insert(key, found);
        found
    }
}

/// The points where the exchange has been, a move more played.
fn with(board: &Board, step: Step, taken_on: &BTreeSet<Spot>) -> BTreeSet<Spot> {
    let mut taken_on = taken_on.clone();
    if !board.is_empty(step.1) {
        taken_on.insert(step.1);
    }
    taken_on
}
