//! Counting the leaves of the tree of legal moves.

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::movegen::{Count, List};
use crate::{Move, Position};

/// How the last ply is counted. The number is the same; the work is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaves {
    /// By the sizes of sets of targets, without a list.
    Counted,
    /// By the length of the list of moves.
    Listed,
    /// By making and taking back every move.
    Made,
}

/// The number of move sequences of this length.
///
/// ```
/// assert_eq!(xiangqi::perft(&xiangqi::Position::start(), 3), 79_666);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    perft_with(position, depth, Leaves::Counted)
}

/// The number of move sequences of this length, with a choice of how leaves are counted.
pub fn perft_with(position: &Position, depth: u32, leaves: Leaves) -> u64 {
    let mut position = position.clone();
    match leaves {
        Leaves::Counted => dispatch::<Counted>(&mut position, depth),
        Leaves::Listed => dispatch::<Listed>(&mut position, depth),
        Leaves::Made => dispatch::<Made>(&mut position, depth),
    }
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

/// A way to count the last ply.
trait Leaf {
    fn count(position: &mut Position) -> u64;
}

struct Counted;
struct Listed;
struct Made;

impl Leaf for Counted {
    #[inline(always)]
    fn count(position: &mut Position) -> u64 {
        let mut count = Count::default();
        position.generate(&mut count);
        count.0
    }
}

impl Leaf for Listed {
    #[inline(always)]
    fn count(position: &mut Position) -> u64 {
        let mut list = List::default();
        position.generate(&mut list);
        list.0.len() as u64
    }
}

impl Leaf for Made {
    #[inline(always)]
    fn count(position: &mut Position) -> u64 {
        visit(position, |_| 1)
    }
}

/// Adds up what a function says of the position after each legal move.
#[inline(always)]
fn visit(position: &mut Position, mut f: impl FnMut(&mut Position) -> u64) -> u64 {
    let mut list = List::default();
    position.generate(&mut list);
    let mut total = 0;
    for &m in &list.0 {
        let undo = position.make(m);
        total += f(position);
        position.unmake(&undo);
    }
    total
}

#[inline(always)]
fn step<L: Leaf>(position: &mut Position, depth: u32, deeper: impl Fn(&mut Position, u32) -> u64) -> u64 {
    match depth {
        0 => 1,
        1 => L::count(position),
        _ => visit(position, |position| deeper(position, depth - 1)),
    }
}

fn baseline<L: Leaf>(position: &mut Position, depth: u32) -> u64 {
    step::<L>(position, depth, baseline::<L>)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "popcnt,lzcnt,bmi1,bmi2")]
fn modern<L: Leaf>(position: &mut Position, depth: u32) -> u64 {
    step::<L>(position, depth, |position, depth| modern::<L>(position, depth))
}

/// Chooses once, at the root, between the code for any processor and the code for one that counts bits by itself.
#[cfg_attr(target_arch = "x86_64", allow(unsafe_code))]
fn dispatch<L: Leaf>(position: &mut Position, depth: u32) -> u64 {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("popcnt")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
    {
        // SAFETY: the processor has every feature that `modern` is compiled for.
        return unsafe { modern::<L>(position, depth) };
    }
    baseline::<L>(position, depth)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_code_for_any_processor_counts_the_same() {
        let mut start = Position::start();
        for (depth, count) in [(1, 44), (2, 1_920), (3, 79_666)] {
            assert_eq!(baseline::<Counted>(&mut start, depth), count);
            assert_eq!(baseline::<Listed>(&mut start, depth), count);
            assert_eq!(baseline::<Made>(&mut start, depth), count);
        }
    }
}
