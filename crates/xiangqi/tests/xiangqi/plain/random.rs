//! Placements drawn from a seed.

use super::faults::{SET, may_stand};
use super::{At, Plain};

/// The `SplitMix64` sequence.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() >> 33) as usize % bound
    }

    pub fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

/// How a placement is drawn.
#[derive(Clone, Copy)]
pub enum Draw {
    /// Pieces anywhere their kind can stand, from nearly none to the whole set.
    Scattered,
    /// Most pieces on the lines through a king or within a horse's move of it: pins, screens, legs, double checks.
    Crowded,
    /// As crowded, but rooks, horses and cannons only, with advisors: the lines stay open.
    Open,
    /// Any letter on any point: mostly not a position of a game.
    Wild,
}

/// Draws a placement; where exactly one king is attacked, its side is to move.
pub fn draw(random: &mut Random, how: Draw) -> Plain {
    let mut board = match how {
        Draw::Scattered => of_sets(random, &SET, |random, _, _| random.below(90)),
        Draw::Crowded => of_sets(random, &SET, near_a_king),
        Draw::Open => of_sets(random, &[(b'k', 1), (b'a', 2), (b'n', 2), (b'r', 2), (b'c', 2)], near_a_king),
        Draw::Wild => wild(random),
    };
    board.red_to_move = random.percent(50);
    if board.has_kings_at_home() && board.is_exposed(true) != board.is_exposed(false) {
        board.red_to_move = board.is_exposed(true) != random.percent(2);
    }
    board
}

/// Draws how many of each kind each side has, kings first, and a point for each.
fn of_sets(random: &mut Random, set: &[(u8, usize)], mut point: impl FnMut(&mut Random, &Plain, bool) -> At) -> Plain {
    let mut board = Plain::empty();
    let density = 20 + random.below(80);
    for &(kind, full) in set {
        for letter in [kind.to_ascii_uppercase(), kind] {
            let count = (0..full).filter(|_| kind == b'k' || random.percent(density)).count();
            for _ in 0..count {
                let black = letter == kind;
                let preferred = if kind == b'k' { palace(random, black) } else { point(random, &board, black) };
                if let Some(at) = free_point(random, &board, letter, preferred) {
                    board.put(at, letter);
                }
            }
        }
    }
    board
}

/// A point of a palace.
fn palace(random: &mut Random, black: bool) -> At {
    let rank = random.below(3) + if black { 7 } else { 0 };
    rank * 9 + 3 + random.below(3)
}

/// The preferred point if it is free and the piece can stand there, else another drawn.
fn free_point(random: &mut Random, board: &Plain, letter: u8, preferred: At) -> Option<At> {
    let mut at = preferred;
    for _ in 0..200 {
        if board.is_empty(at) && may_stand(letter, at) {
            return Some(at);
        }
        at = random.below(90);
    }
    None
}

/// A point on a line through a king or near it; the enemy's king is preferred.
fn near_a_king(random: &mut Random, board: &Plain, black: bool) -> At {
    let king = board.king(black == random.percent(70)).expect("kings are placed first");
    match random.below(10) {
        0..4 => random.below(10) * 9 + king % 9,
        4..6 => king / 9 * 9 + random.below(9),
        6..9 => {
            let (file, rank) = (king % 9 + random.below(5), king / 9 + random.below(5));
            (rank.saturating_sub(2).min(9)) * 9 + file.saturating_sub(2).min(8)
        }
        _ => random.below(90),
    }
}

/// One king each nearly always, in its palace mostly, then any letters on any points.
fn wild(random: &mut Random) -> Plain {
    let mut board = Plain::empty();
    for letter in [b'K', b'k'] {
        let kings = if random.percent(95) { 1 } else { random.below(3) };
        for _ in 0..kings {
            let at = if random.percent(90) { palace(random, letter == b'k') } else { random.below(90) };
            if board.is_empty(at) {
                board.put(at, letter);
            }
        }
    }
    for _ in 0..random.below(24) {
        let at = random.below(90);
        if board.is_empty(at) {
            board.put(at, b"AABBNNRRCCPPPPaabbnnrrccpppp"[random.below(28)]);
        }
    }
    board
}
