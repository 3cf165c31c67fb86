//! Chapter 3, section 3: the record.

use crate::desk::topic::Topic;

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Records;

impl Topic for Records {}
