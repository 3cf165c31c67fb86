//! XQF, the files of `XQStudio` 象棋演播室: one game with its variations and comments.
//!
//! 1,024 bytes of header, then the moves depth first. A point is file × 10 + rank from Red's left, in one byte. From
//! version 0x0B on, points, sizes of comments and the bytes of the moves are shifted by keys the header holds.

mod keys;
mod read;
mod write;

pub(crate) use read::game;
pub(crate) use write::{kept, write};

use xiangqi::{File, Point, Rank};

use crate::Tag;
use keys::Keys;

/// The length of the header.
const HEADER: usize = 0x400;

/// The last version without keys.
const PLAIN: u8 = 0x0a;

/// The last version that is known.
const LAST: u8 = 0x12;

/// Where the header keeps its texts, each after a byte with its length, and how long they may be.
const TEXTS: [(Tag, usize, usize); 11] = [
    (Tag::Title, 0x50, 63),
    (Tag::Event, 0xd0, 63),
    (Tag::Date, 0x110, 15),
    (Tag::Site, 0x120, 15),
    (Tag::Red, 0x130, 15),
    (Tag::Black, 0x140, 15),
    (Tag::TimeControl, 0x150, 63),
    (Tag::RedTime, 0x190, 15),
    (Tag::BlackTime, 0x1a0, 15),
    (Tag::Annotator, 0x1d0, 15),
    (Tag::Author, 0x1e0, 15),
];

const VERSION: usize = 0x02;
const PLACES: usize = 0x10;
const TURN: usize = 0x32;
const RESULT: usize = 0x33;
const KIND: usize = 0x40;

/// What is added to the points of every move.
const FROM_SHIFT: u8 = 24;
const TO_SHIFT: u8 = 32;

/// Whether a file begins as these do: the letters `XQ`, a low version, and a header that is not text.
pub(crate) fn is_xqf(head: &[u8]) -> bool {
    head.starts_with(b"XQ") && head.get(VERSION).is_some_and(|&version| version < 0x20) && head[2..].contains(&0)
}

/// The point a number names.
fn point(number: u8) -> Option<Point> {
    Some(Point::new(File::from_index(number / 10)?, Rank::from_index(number % 10)?))
}

/// The number of a point.
fn number(point: Point) -> u8 {
    point.file() as u8 * 10 + point.rank() as u8
}

#[cfg(test)]
mod tests;
