//! What a side could take in a position, and which of that is a chase.

use super::board::{Board, Man, Side, crossed};

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

/// What an attack is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
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

/// All attacks of a side in a position, whoever is to move.
pub fn attacks(board: &Board, side: Side, reading: Reading) -> Vec<Attack> {
    let standing = board.checkers_on(side);
    let targets: Vec<Man> = board.men_of(side.other()).filter(|man| man.kind() != 'k').collect();
    let mut found = Vec::new();
    for man in board.men_of(side) {
        for &target in &targets {
            if board.may_go(man, target.at, &standing) {
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
