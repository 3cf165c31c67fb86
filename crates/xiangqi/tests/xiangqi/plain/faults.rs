//! What keeps a placement from standing in a game, in words that a test can compare.

use super::{At, Plain, at_home, file_and_rank, in_palace};

/// The letters of a side's kinds, with how many a set holds.
pub const SET: [(u8, usize); 7] = [(b'k', 1), (b'a', 2), (b'b', 2), (b'n', 2), (b'r', 2), (b'c', 2), (b'p', 5)];

impl Plain {
    /// All faults, one line each, sorted.
    ///
    /// Whom a king attacks or faces is asked only when each side has one, in its palace.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for (kind, full) in SET {
            for letter in [kind, kind.to_ascii_uppercase()] {
                let count = self.places(letter).count();
                let name = char::from(letter);
                if count == 0 && kind == b'k' {
                    faults.push(format!("no {name}"));
                } else if count > full {
                    faults.push(format!("{count} {name}"));
                }
            }
        }
        for at in (0..90).filter(|&at| !may_stand(self.points[at], at)) {
            faults.push(format!("{} on {at}", char::from(self.points[at])));
        }
        if self.has_kings_at_home() {
            if self.kings_face() {
                faults.push("kings face".to_owned());
            }
            let checkers = self.checkers(!self.red_to_move);
            if checkers != 0 {
                faults.push(format!("checked {checkers:x}"));
            }
        }
        faults.sort();
        faults
    }

    /// Whether each side has one king and both stand in their palaces.
    pub fn has_kings_at_home(&self) -> bool {
        [b'K', b'k'].into_iter().all(|king| {
            let mut places = self.places(king);
            places.next().is_some_and(|at| in_palace(at, king == b'K')) && places.next().is_none()
        })
    }
}

/// Whether a piece with this letter can ever come to stand there.
pub fn may_stand(letter: u8, at: At) -> bool {
    let red = letter.is_ascii_uppercase();
    let (file, red_rank) = file_and_rank(at);
    let rank = if red { red_rank } else { 9 - red_rank };
    let home = at_home(red_rank, red);
    match letter.to_ascii_lowercase() {
        b'k' => in_palace(at, red),
        // From the corners of the palace to its centre and back.
        b'a' => in_palace(at, red) && (file + rank) % 2 == 1,
        // From files c and g of the back rank by steps of two.
        b'b' => home && rank % 2 == 0 && file % 2 == 0 && (file + rank) % 4 == 2,
        // From the fourth rank, straight ahead until the river is crossed.
        b'p' => !home || rank >= 3 && file % 2 == 0,
        _ => true,
    }
}
