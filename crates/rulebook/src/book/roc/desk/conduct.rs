//! Chapter 3, sections 8 to 10: what players must do and leave.

use crate::desk::topic::Topic;

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Conduct;

impl Topic for Conduct {}
