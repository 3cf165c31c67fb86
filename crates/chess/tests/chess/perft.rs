//! Counts of move sequences against those in `perft.txt`.

use chess::{Position, Setup, divide, perft};

/// One position of `perft.txt`, with lengths and counts.
struct Entry {
    position: Position,
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
            entries.push(Entry { position: Position::try_from(setup).expect("a position"), counts: Vec::new() });
        }
    }
    entries
}

#[test]
fn every_count_is_the_known_one() {
    for Entry { position, counts } in entries() {
        for (length, expected) in counts {
            assert_eq!(perft(&position, length), expected, "length {length} from {position:?}");
        }
    }
}

/// The list of moves, each made one by one with our own moves, counts the same as the library's count.
#[test]
fn our_moves_count_the_same() {
    fn count(position: &Position, length: u32) -> u64 {
        let moves = position.legal_moves();
        if length == 1 {
            moves.len() as u64
        } else {
            moves.iter().map(|&m| count(&position.after(m), length - 1)).sum()
        }
    }
    for Entry { position, counts } in entries() {
        for (length, expected) in counts.into_iter().filter(|&(length, _)| length <= 3) {
            assert_eq!(count(&position, length), expected, "length {length} from {position:?}");
        }
    }
}

#[test]
fn threads_share_the_work_and_not_the_count() {
    for Entry { position, counts } in entries() {
        let (length, expected) = counts[2];
        let one = divide(&position, length, 1);
        assert_eq!(one, divide(&position, length, 4));
        assert_eq!(one.iter().map(|(_, n)| n).sum::<u64>(), expected);
        assert_eq!(one.len() as u64, counts[0].1);
    }
}
