//! Chapter 3, section 2: the clock.

use crate::desk::topic::Topic;

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Clock;

impl Topic for Clock {}
