//! The rules of movement as they are read, for checking the library against: a board of letters, one question — may
//! this piece go there? — and legality by making the move and looking. Shares nothing with the library but FEN text.
//!
//! Articles are those of `xqef-2022`, chapter 5.

// Each test takes what it needs of this.
#![allow(dead_code)]

mod faults;
pub mod random;

use std::sync::LazyLock;

/// A point: rank × 9 + file, `a0` is 0.
pub type At = usize;

/// The letter of a point without a piece.
const NONE: u8 = b'.';

/// For each point those on its lines and in the square of five around it: no kind of piece goes or strikes beyond.
static NEAR: LazyLock<[Vec<At>; 90]> = LazyLock::new(|| {
    std::array::from_fn(|from| {
        let (file, rank) = file_and_rank(from);
        let away = |to: At| (file_and_rank(to).0.abs_diff(file), file_and_rank(to).1.abs_diff(rank));
        (0..90).filter(|&to| matches!(away(to), (0, 1..) | (1.., 0) | (1..=2, 1..=2))).collect()
    })
});

/// A placement of FEN letters and the side to move.
#[derive(Clone, PartialEq, Eq)]
pub struct Plain {
    points: [u8; 90],
    /// Where the kings of Black and Red were last put.
    kings: [Option<At>; 2],
    pub red_to_move: bool,
}

impl Plain {
    pub fn empty() -> Self {
        Self { points: [NONE; 90], kings: [None; 2], red_to_move: true }
    }

    /// Reads the first two fields of a FEN that is known to be well formed, in the letters `k a b n r c p`.
    pub fn from_fen(fen: &str) -> Self {
        let mut fields = fen.split(' ');
        let mut board = Self::empty();
        for (row, text) in fields.next().unwrap_or_default().split('/').enumerate() {
            let mut file = 0;
            for letter in text.bytes() {
                if letter.is_ascii_digit() {
                    file += usize::from(letter - b'0');
                } else {
                    board.put((9 - row) * 9 + file, letter);
                    file += 1;
                }
            }
        }
        board.red_to_move = fields.next() == Some("w");
        board
    }

    pub fn to_fen(&self) -> String {
        let mut fen = String::with_capacity(100);
        for row in self.points.chunks(9).rev() {
            let mut empty = 0;
            for &letter in row {
                if letter == NONE {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    fen.push(char::from(b'0' + empty));
                }
                empty = 0;
                fen.push(char::from(letter));
            }
            if empty > 0 {
                fen.push(char::from(b'0' + empty));
            }
            fen.push('/');
        }
        fen.pop();
        fen.push_str(if self.red_to_move { " w" } else { " b" });
        fen
    }

    pub fn put(&mut self, at: At, letter: u8) {
        for (king, name) in self.kings.iter_mut().zip([b'k', b'K']) {
            if letter == name {
                *king = Some(at);
            } else if *king == Some(at) {
                *king = None;
            }
        }
        self.points[at] = letter;
    }

    pub fn is_empty(&self, at: At) -> bool {
        self.points[at] == NONE
    }

    /// Whether a piece of this side stands there.
    pub fn is_side(&self, at: At, red: bool) -> bool {
        !self.is_empty(at) && self.points[at].is_ascii_uppercase() == red
    }

    /// Where the pieces with this letter stand.
    pub fn places(&self, letter: u8) -> impl Iterator<Item = At> + '_ {
        (0..90).filter(move |&at| self.points[at] == letter)
    }

    /// How many pieces stand between two points of one line.
    fn between(&self, from: At, to: At) -> usize {
        let (low, high) = (from.min(to), from.max(to));
        let step = if high - low < 9 { 1 } else { 9 };
        (low + step..high).step_by(step).filter(|&at| !self.is_empty(at)).count()
    }

    /// Whether its kind takes the piece on `from` to `to`; what becomes of its own king is not asked.
    pub fn goes(&self, from: At, to: At) -> bool {
        let red = self.points[from].is_ascii_uppercase();
        // Articles 22(2) and 22(5): another point, and not one its own side holds.
        if from == to || self.is_side(to, red) {
            return false;
        }
        let [(file, rank), (to_file, to_rank)] = [from, to].map(file_and_rank);
        let (right, up) = (to_file - file, to_rank - rank);
        let straight = right == 0 || up == 0;
        let free = |file: i32, rank: i32| self.is_empty((rank * 9 + file) as At);
        match self.points[from].to_ascii_lowercase() {
            // Article 23: along one line, any number of steps; article 22(3): nothing on the way.
            b'r' => straight && self.between(from, to) == 0,
            // Article 24: as the rook, but to capture over exactly one piece.
            b'c' => straight && self.between(from, to) == usize::from(!self.is_empty(to)),
            // Article 25: one step straight, which must be free, then one step slanting onward.
            b'n' => match (right.abs(), up.abs()) {
                (1, 2) => free(file, rank + up / 2),
                (2, 1) => free(file + right / 2, rank),
                _ => false,
            },
            // Article 26: two slanting steps one way, the first of them free, on the own side of the river.
            b'b' => right.abs() == 2 && up.abs() == 2 && free(file + right / 2, rank + up / 2) && at_home(to_rank, red),
            // Article 27: one slanting step within the palace.
            b'a' => right.abs() == 1 && up.abs() == 1 && in_palace(to, red),
            // Article 28: one step ahead, beyond the river also sideways, never back.
            b'p' => match (right.abs(), up) {
                (0, 1) => red,
                (0, -1) => !red,
                (1, 0) => !at_home(rank, red),
                _ => false,
            },
            // Article 29: one straight step within the palace.
            b'k' => right.abs() + up.abs() == 1 && in_palace(to, red),
            _ => false,
        }
    }

    pub fn king(&self, red: bool) -> Option<At> {
        self.kings[usize::from(red)]
    }

    /// Article 30(2): the kings stand on one file with nothing between them.
    pub fn kings_face(&self) -> bool {
        match (self.king(true), self.king(false)) {
            (Some(red), Some(black)) => red % 9 == black % 9 && self.between(red, black) == 0,
            _ => false,
        }
    }

    /// The pieces that attack a side's king, the other king facing it included.
    pub fn checkers(&self, red: bool) -> u128 {
        let king = self.king(red).expect("both kings stand on the board");
        let facing = self.king(!red).filter(|_| self.kings_face());
        let strikes = |at: At| self.is_side(at, !red) && (self.goes(at, king) || Some(at) == facing);
        set(NEAR[king].iter().copied().filter(|&at| strikes(at)))
    }

    /// Whether a side's king could be taken, or faces the other.
    pub fn is_exposed(&self, red: bool) -> bool {
        let king = self.king(red).expect("no piece of a side takes its own king");
        self.kings_face() || NEAR[king].iter().any(|&at| self.is_side(at, !red) && self.goes(at, king))
    }

    #[must_use]
    pub fn after(&self, from: At, to: At) -> Self {
        let mut next = Self { red_to_move: !self.red_to_move, ..self.clone() };
        next.put(to, self.points[from]);
        next.put(from, NONE);
        next
    }

    /// Article 30: the piece goes there and does not leave its king to be taken or faced.
    pub fn is_legal(&self, from: At, to: At) -> bool {
        self.goes(from, to) && !self.after(from, to).is_exposed(self.is_side(from, true))
    }

    /// Where the piece on a point may go, as if its side were to move.
    pub fn targets(&self, from: At) -> u128 {
        set(NEAR[from].iter().copied().filter(|&to| self.is_legal(from, to)))
    }

    /// The pieces of a side whose absence would change who attacks their king.
    pub fn pinned(&self, red: bool) -> u128 {
        let checkers = self.checkers(red);
        let matters = |at: At| {
            let mut without = self.clone();
            without.put(at, NONE);
            without.checkers(red) != checkers
        };
        let king = self.king(red).expect("both kings stand on the board");
        set(NEAR[king].iter().copied().filter(|&at| self.is_side(at, red) && matters(at)))
    }

    /// Where the piece on each point may go, as if its side were to move.
    pub fn all_targets(&self) -> [u128; 90] {
        std::array::from_fn(|from| if self.is_empty(from) { 0 } else { self.targets(from) })
    }

    /// The legal moves of the side to move.
    pub fn moves(&self) -> Vec<(At, At)> {
        let own = (0..90).filter(|&from| self.is_side(from, self.red_to_move));
        let pairs = own.flat_map(|from| NEAR[from].iter().map(move |&to| (from, to)));
        pairs.filter(|&(from, to)| self.is_legal(from, to)).collect()
    }

    /// The number of sequences of this many moves.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.moves().len() as u64,
            _ => self.moves().into_iter().map(|(from, to)| self.after(from, to).perft(depth - 1)).sum(),
        }
    }
}

/// A set of points as bits.
fn set(points: impl Iterator<Item = At>) -> u128 {
    points.fold(0, |set, at| set | 1 << at)
}

fn file_and_rank(at: At) -> (i32, i32) {
    ((at % 9) as i32, (at / 9) as i32)
}

/// Whether a rank lies on a side's own half.
fn at_home(rank: i32, red: bool) -> bool {
    (rank <= 4) == red
}

fn in_palace(at: At, red: bool) -> bool {
    let (file, rank) = file_and_rank(at);
    (3..=5).contains(&file) && if red { rank <= 2 } else { rank >= 7 }
}
