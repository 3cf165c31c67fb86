//! Chapter 2, section 2, and chapter 4, 六 [J]: resignation and draws agreed.

use crate::desk::topic::Topic;

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Agreement;

impl Topic for Agreement {}
