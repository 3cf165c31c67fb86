//! The judge: what each side takes aim at in every position of a window, and what that makes of its moves.

use std::collections::BTreeSet;

use super::board::{Board, Man, Side, Step, crossed};

/// A rulebook, and where its text has two readings, the reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// A chase a move makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fresh {
    pub by: u8,
    pub on: u8,
    /// Whether the attack was there before and only the root is gone.
    pub root_loss: bool,
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

    pub fn checks(&self, ply: usize) -> bool {
        !self.boards[ply].checkers_on(self.boards[ply].turn).is_empty()
    }

    /// The chases this ply makes, under a rulebook that asks for it only those that the reply ends.
    pub fn fresh(&self, ply: usize, reading: Reading) -> Vec<Fresh> {
        let side = self.boards[ply - 1].turn;
        let seen = |at: usize| attacks(&self.boards[at], side, reading);
        let (before, after, later) = (seen(ply - 1), seen(ply), seen(ply + 1));
        let chases = |list: &[Attack], by: u8, on: u8| {
            list.iter().any(|a| a.by == by && a.on == on && a.nature == Nature::Chase)
        };
        let could_take = |list: &[Attack], by: u8, on: u8| list.iter().any(|a| a.by == by && a.on == on);
        let mut made = Vec::new();
        for Attack { by, on, nature } in after {
            if nature != Nature::Chase {
                continue;
            }
            let was_rooted = before.contains(&Attack { by, on, nature: Nature::Rooted });
            let counts = match reading {
                Reading::Roc => !before.iter().any(|a| a.on == on && a.nature == Nature::Chase),
                Reading::XqefLiteral => !could_take(&before, by, on) && !could_take(&later, by, on),
                Reading::XqefPurposive => !chases(&before, by, on) && !chases(&later, by, on),
                Reading::Asian => {
                    let tied = was_rooted && self.chased_before(ply, by, reading);
                    !chases(&before, by, on) && !chases(&later, by, on) && !tied
                }
            };
            if counts {
                made.push(Fresh { by, on, root_loss: was_rooted });
            }
        }
        made
    }

    /// Whether the mover's piece was chased before this ply.
    pub fn chased_before(&self, ply: usize, name: u8, reading: Reading) -> bool {
        let board = &self.boards[ply - 1];
        attacks(board, board.turn.other(), reading).iter().any(|a| a.on == name && a.nature == Nature::Chase)
    }

    fn charge(&self, side: Side, reading: Reading) -> Charge {
        if self.plies_of(side).all(|ply| self.checks(ply)) {
            return Charge::Check;
        }
        let targets = self
            .plies_of(side)
            .map(|ply| self.fresh(ply, reading).iter().map(|f| f.on).collect::<BTreeSet<_>>())
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
