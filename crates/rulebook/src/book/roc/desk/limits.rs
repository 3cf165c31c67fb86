//! Chapter 3, section 4, and chapter 4, 六 [G] and [K]: limits of moves, asked for or reached.

use crate::desk::topic::Topic;
use crate::desk::{Claim, MatterId, Scene};

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Limits;

impl Topic for Limits {}

/// The open matter that a claim speaks of.
pub fn about(_: &Scene, _: &Claim) -> Option<MatterId> {
    None
}
