//! Chapter 1, sections 2 and 3, 三 and 四: moves, their release, and errors with the men.

use clock::Side;
use xiangqi::IllegalMove;

use super::super::movement;
use crate::desk::topic::Topic;
use crate::desk::xiangqi_play::{as_move, position};
use crate::desk::{Line, Step, Subject};
use crate::{Article, Book};

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Board;

impl Topic for Board {}

/// Why the rules of movement forbid a move of a side at the end of a line.
pub fn forbids(line: &Line, side: Side, step: Step) -> Vec<Article> {
    let (Some(now), Some(played)) = (position(line.now(), side), as_move(step)) else { return Vec::new() };
    let Some(fault) = now.fault_of(played) else { return Vec::new() };
    movement(&now, IllegalMove { played, fault }).into_iter().map(|clause| Book::Roc113.article(clause)).collect()
}

/// Whether a matter is acted on only if the other side raises it at once.
pub fn lapses(_: &Subject) -> bool {
    false
}
