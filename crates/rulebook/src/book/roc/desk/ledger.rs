//! Chapter 2, section 2, A7, and chapter 4, 六 [I]: fouls and violations.

use crate::desk::topic::Topic;
use crate::desk::{Counts, Foul};

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Ledger;

impl Topic for Ledger {}

/// How many of the faults entered against a side count: all, each kind by itself.
pub fn counts(fouls: &[Foul]) -> Counts {
    let mut counts = Counts::default();
    for foul in fouls {
        *counts.0.entry(foul.kind).or_default() += 1;
    }
    counts
}
