//! Counting the leaves of the tree of legal moves.

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::{Move, Position};

/// The number of move sequences of this length.
///
/// ```
/// assert_eq!(chess::perft(&chess::Position::start(), 3), 8_902);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    shakmaty::perft(&position.0, depth)
}

/// For each legal move the number of sequences that begin with it, worked out on several threads.
pub fn divide(position: &Position, depth: u32, threads: usize) -> Vec<(Move, u64)> {
    let moves = position.legal_moves();
    let next = AtomicUsize::new(0);
    let work = || {
        let mut counted = Vec::new();
        while let Some(&m) = moves.get(next.fetch_add(1, Ordering::Relaxed)) {
            counted.push((m, perft(&position.after(m), depth.saturating_sub(1))));
        }
        counted
    };
    let mut counted: Vec<_> = std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads.max(1)).map(|_| scope.spawn(work)).collect();
        let mut counted = work();
        for other in others {
            counted.extend(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        counted
    });
    counted.sort_unstable();
    counted
}
