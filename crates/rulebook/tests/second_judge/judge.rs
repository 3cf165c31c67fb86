//! The judge: what each side takes aim at in every position of a window, and what that makes of its moves.

use std::collections::BTreeSet;

use super::board::{Board, Man, Side, Step, crossed};
use super::feature::Feature;

/// A rulebook, and where its text has two readings, the reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reading {
    Roc,
    Asian,
    XqefLiteral,
    XqefPurposive,
}

impl Reading {
    pub const ALL: [Self; 4] = [Self::Roc, Self::Asian, Self::XqefLiteral, Self::XqefPurposive];
}

/// What a side does on every move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Charge {
    Nothing,
    /// The pieces chased, named after where they stood at the start of the window.
    Chase(BTreeSet<u8>),
    Check,
}

/// The judgement of a window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    pub red: Charge,
    pub black: Charge,
    /// The side that must vary, if one must.
    pub loser: Option<Side>,
}

/// What an attack is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nature {
    Chase,
    /// The target takes the attacker as well.
    Mutual,
    /// The target has a real root.
    Rooted,
    /// Pieces of these kinds never chase.
    Exempt,
}

/// A piece that could take another, both by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    pub by: u8,
    pub on: u8,
    pub nature: Nature,
}

/// An attack that stands after a ply, with what went before and what follows.
#[derive(Clone, Copy, Debug)]
pub struct Deed {
    pub by: Man,
    pub on: Man,
    pub nature: Nature,
    /// What this attack was before the ply, if it was one.
    pub before: Option<Nature>,
    /// What this attack is after the reply, if it is one.
    pub later: Option<Nature>,
    /// Whether the target was chased before the ply, by this attacker or another.
    pub target_was_chased: bool,
    /// Whether the attacker was chased before the ply.
    pub attacker_was_chased: bool,
}

impl Deed {
    /// Whether the ply makes a chase of this pair, however the reply answers it.
    pub fn is_new(&self) -> bool {
        self.nature == Nature::Chase && self.before != Some(Nature::Chase)
    }

    /// Whether the attack was there before the ply, and only the root is gone.
    pub fn by_root_loss(&self) -> bool {
        self.is_new() && self.before == Some(Nature::Rooted)
    }

    /// Whether this makes the ply a chase of the target.
    pub fn counts(&self, reading: Reading) -> bool {
        let answered = self.later != Some(Nature::Chase);
        self.is_new()
            && match reading {
                Reading::Roc => !self.target_was_chased,
                Reading::Asian => answered && !(self.by_root_loss() && self.attacker_was_chased),
                Reading::XqefLiteral => self.before.is_none() && self.later.is_none(),
                Reading::XqefPurposive => answered,
            }
    }
}

/// All attacks of a side in a position, whoever is to move.
pub fn attacks(board: &Board, side: Side, reading: Reading) -> Vec<Attack> {
    let standing = board.checkers_on(side);
    let mut found = Vec::new();
    for man in board.men_of(side) {
        for target in board.men_of(side.other()) {
            if target.kind() != 'k' && board.may_go(man, target.at, &standing) {
                found.push(Attack { by: man.name, on: target.name, nature: nature(board, man, target, reading) });
            }
        }
    }
    found
}

fn nature(board: &Board, man: Man, target: Man, reading: Reading) -> Nature {
    let (by, on) = (man.kind(), target.kind());
    let xqef = matches!(reading, Reading::XqefLiteral | Reading::XqefPurposive);
    let home_pawn = on == 'p' && !crossed(target.side(), target.at);
    let guard_on_lesser = xqef && "ab".contains(by) && on != 'r';
    if "kp".contains(by) || guard_on_lesser || (home_pawn && reading != Reading::Roc) {
        return Nature::Exempt;
    }
    if (xqef || by == on) && takes_back(board, man, target) {
        return Nature::Mutual;
    }
    let root_is_vain = on == 'r'
        && match reading {
            Reading::Roc => "ncab".contains(by),
            Reading::Asian => "nc".contains(by),
            Reading::XqefLiteral | Reading::XqefPurposive => true,
        };
    if !root_is_vain && has_real_root(board, man, target) { Nature::Rooted } else { Nature::Chase }
}

/// Whether the target could take the attacker, a check its side already stands in left out of account.
fn takes_back(board: &Board, man: Man, target: Man) -> bool {
    board.may_go(target, man.at, &board.checkers_on(target.side()))
}

/// Whether, the target taken, its side could take again on that point, a check that stood before left out of account.
fn has_real_root(board: &Board, man: Man, target: Man) -> bool {
    let standing = board.checkers_on(target.side());
    let taken = board.after((man.at, target.at));
    taken.men_of(target.side()).any(|other| taken.may_go(other, target.at, &standing))
}

/// A window laid out: every board from the first occurrence to the last, and one more, the reply to the last move.
pub struct Window {
    boards: Vec<Board>,
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

    /// The plies of the window that a side plays, from 1.
    pub fn plies_of(&self, side: Side) -> impl Iterator<Item = usize> {
        (1..self.boards.len() - 1).filter(move |&ply| self.boards[ply - 1].turn == side)
    }

    pub fn board(&self, ply: usize) -> &Board {
        &self.boards[ply]
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

    /// The attacks of the mover that stand after a ply.
    pub fn deeds(&self, ply: usize, reading: Reading) -> Vec<Deed> {
        let (board, side) = (&self.boards[ply], self.boards[ply - 1].turn);
        let seen = |at: usize, side: Side| attacks(&self.boards[at], side, reading);
        let (before, later, foes) = (seen(ply - 1, side), seen(ply + 1, side), seen(ply - 1, side.other()));
        let chased = |list: &[Attack], name: u8| list.iter().any(|a| a.on == name && a.nature == Nature::Chase);
        let man = |name: u8| board.men().find(|man| man.name == name).expect("no piece is taken in a window");
        seen(ply, side)
            .into_iter()
            .map(|Attack { by, on, nature }| Deed {
                by: man(by),
                on: man(on),
                nature,
                before: before.iter().find(|a| a.by == by && a.on == on).map(|a| a.nature),
                later: later.iter().find(|a| a.by == by && a.on == on).map(|a| a.nature),
                target_was_chased: chased(&before, on),
                attacker_was_chased: chased(&foes, by),
            })
            .collect()
    }

    /// The pieces a ply chases.
    pub fn chased(&self, ply: usize, reading: Reading) -> BTreeSet<u8> {
        self.deeds(ply, reading).iter().filter(|deed| deed.counts(reading)).map(|deed| deed.on.name).collect()
    }

    /// What a side's chases of these targets show.
    pub fn features(&self, side: Side, targets: &BTreeSet<u8>, reading: Reading) -> BTreeSet<Feature> {
        let mut shown = BTreeSet::new();
        for ply in self.plies_of(side) {
            for deed in self.deeds(ply, reading).iter().filter(|deed| targets.contains(&deed.on.name)) {
                shown.extend(Feature::ALL.into_iter().filter(|feature| feature.shows(self, ply, deed)));
            }
        }
        shown
    }

    fn charge(&self, side: Side, reading: Reading) -> Charge {
        if self.plies_of(side).all(|ply| self.checks(ply)) {
            return Charge::Check;
        }
        let targets = self
            .plies_of(side)
            .map(|ply| self.chased(ply, reading))
            .reduce(|all, more| &all & &more)
            .expect("a side moves in every window");
        if targets.is_empty() { Charge::Nothing } else { Charge::Chase(targets) }
    }

    /// What both sides are charged with, and who must vary.
    pub fn judge(&self, reading: Reading) -> Judgement {
        let (red, black) = (self.charge(Side::Red, reading), self.charge(Side::Black, reading));
        let rank = |charge: &Charge| match charge {
            Charge::Nothing => 0,
            Charge::Chase(_) => 1,
            Charge::Check => 2,
        };
        let loser = match rank(&red) - rank(&black) {
            0 => None,
            1.. => Some(Side::Red),
            _ => Some(Side::Black),
        };
        Judgement { red, black, loser }
    }
}
