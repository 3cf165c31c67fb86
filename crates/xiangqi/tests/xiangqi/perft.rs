//! Counts of move sequences, by every road, against the counts in `perft.txt`.

// Points and counts are far below any limit of the types.

use crate::plain::Plain;
use xiangqi::{Leaves, Position, Setup, divide, perft, perft_with};

/// One position of `perft.txt`.
struct Entry {
    fen: &'static str,
    position: Position,
    /// Lengths and counts.
    counts: Vec<(u32, u64)>,
}

fn entries() -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for line in include_str!("perft.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(count) = line.strip_prefix("perft ") {
            let (length, count) = count.split_once(' ').expect("a length and a count");
            let count = (length.parse().expect("a length"), count.parse().expect("a count"));
            entries.last_mut().expect("a position comes first").counts.push(count);
        } else {
            let setup: Setup = line.parse().expect("a FEN");
            let position = Position::try_from(setup).expect("a position of a game");
            entries.push(Entry { fen: line, position, counts: Vec::new() });
        }
    }
    entries
}

/// Counts every entry up to a length.
fn check(most: u32, count: impl Fn(&Entry, u32) -> u64) {
    for entry in entries() {
        for &(length, expected) in entry.counts.iter().filter(|&&(length, _)| length <= most) {
            assert_eq!(count(&entry, length), expected, "length {length} from {}", entry.fen);
        }
    }
}

#[test]
fn leaves_counted() {
    check(5, |entry, length| perft_with(&entry.position, length, Leaves::Counted));
}

#[test]
fn leaves_listed() {
    check(5, |entry, length| perft_with(&entry.position, length, Leaves::Listed));
}

#[test]
fn leaves_made() {
    check(4, |entry, length| perft_with(&entry.position, length, Leaves::Made));
}

#[test]
fn the_plain_rules_confirm_every_count_up_to_three() {
    check(3, |entry, length| Plain::from_fen(entry.fen).perft(length));
}

#[test]
fn divided_counts_add_up_on_any_number_of_threads() {
    for threads in [0, 1, 3] {
        check(3, |entry, length| divide(&entry.position, length, threads).iter().map(|(_, count)| count).sum());
    }
}

#[test]
fn divided_counts_are_those_of_the_positions_after_each_move() {
    for Entry { fen, position, .. } in entries() {
        let divided = divide(&position, 3, 2);
        let mut moves = position.legal_moves();
        moves.sort_unstable();
        assert!(divided.iter().map(|(m, _)| m).eq(&moves), "moves from {fen}");
        for (m, count) in divided {
            assert_eq!(perft(&position.after(m), 2), count, "{m} from {fen}");
        }
    }
}

#[test]
fn no_move_at_all_is_one_sequence() {
    for Entry { fen, position, .. } in entries() {
        for leaves in [Leaves::Counted, Leaves::Listed, Leaves::Made] {
            assert_eq!(perft_with(&position, 0, leaves), 1, "{fen}");
        }
    }
}
