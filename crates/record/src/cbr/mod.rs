//! CBR and CBL, the records and libraries of `CCBridge` 象棋橋.
//!
//! A record has 2,214 bytes of header with texts in UTF-16, then the moves depth first; a point is its index along the
//! ranks from Black's left corner. A library holds records in slots of 4,096 bytes after an index; a long record goes
//! on in the slots after its first.

mod library;
mod read;
mod write;

pub(crate) use library::CblGames;
pub(crate) use read::game;
pub(crate) use write::{kept, write};

use xiangqi::{Point, Role};

use crate::Tag;

/// What a record begins with.
pub(crate) const RECORD_MAGIC: &[u8; 16] = b"CCBridge Record\0";

/// What a library begins with.
pub(crate) const LIBRARY_MAGIC: &[u8; 16] = b"CCBridgeLibrary\0";

/// The length of the header of a record.
const HEADER: usize = 2214;

/// Where a record keeps what it says about the game, and in how many bytes.
const TEXTS: [(&str, usize, usize); 20] = [
    (Tag::Title.name(), 180, 128),
    ("Source", 564, 64),
    (Tag::Event.name(), 692, 64),
    (Tag::Round.name(), 756, 64),
    (Tag::Group.name(), 820, 32),
    (Tag::Board.name(), 852, 32),
    (Tag::Date.name(), 884, 64),
    (Tag::Site.name(), 948, 64),
    (Tag::TimeControl.name(), 1012, 64),
    (Tag::Red.name(), 1076, 64),
    (Tag::RedTeam.name(), 1140, 64),
    (Tag::RedTime.name(), 1204, 64),
    (Tag::Black.name(), 1300, 64),
    (Tag::BlackTeam.name(), 1364, 64),
    (Tag::BlackTime.name(), 1428, 64),
    (Tag::Referee.name(), 1524, 64),
    ("Recorder", 1588, 64),
    (Tag::Annotator.name(), 1652, 64),
    (Tag::Author.name(), 1780, 64),
    ("Nature", 2044, 32),
];

const VERSION: usize = 19;
const ID: usize = 20;
const ECCO: usize = 2036;
const RESULT: usize = 2076;
const ENDING: (usize, usize) = (2080, 32);
const TURN: usize = 2112;
const MOVE_NUMBER: usize = 2116;
const BOARD: usize = 2120;
const PLAYBACK: usize = 2210;

/// The flags of a move.
const LAST: u8 = 0x01;
const HAS_OTHER: u8 = 0x02;
const HAS_COMMENT: u8 = 0x04;

/// The codes of the pieces, from 1; Red's are 16 higher, Black's 32.
const ROLES: [Role; 7] = [Role::Rook, Role::Horse, Role::Elephant, Role::Advisor, Role::King, Role::Cannon, Role::Pawn];

/// The point with an index.
fn point(index: u8) -> Option<Point> {
    Point::from_index(index).map(Point::flipped)
}

/// The index of a point.
fn index(point: Point) -> u8 {
    u8::try_from(point.flipped().index()).expect("a point's index is below 90")
}

#[cfg(test)]
mod tests;
