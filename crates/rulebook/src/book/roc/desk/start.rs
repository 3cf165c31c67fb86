//! Chapter 3, sections 2 and 7: before and around the start.

use crate::desk::topic::Topic;

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Start;

impl Topic for Start {}
