//! Chapter 3, section 2, 三, and chapter 4, 六 [L]: breaking a game off and resuming it.

use crate::desk::topic::Topic;

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Adjourn;

impl Topic for Adjourn {}
