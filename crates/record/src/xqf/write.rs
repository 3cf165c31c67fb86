//! Writing XQF, in the plain version 0x0A that every program reads.

use encoding_rs::GB18030;
use xiangqi::{Color, Setup};

use super::{FROM_SHIFT, HEADER, KIND, PLACES, PLAIN, RESULT, TEXTS, TO_SHIFT, TURN, VERSION, number};
use crate::binary::{self, Leaf};
use crate::{Record, Tag, comment, set};

/// One game.
pub(crate) fn write(record: &Record) -> Vec<u8> {
    let mut bytes = header(record).to_vec();
    let goes_on = !record.main.moves.is_empty();
    node(&mut bytes, [0, 0], goes_on, false, &record.main.preface.join("\n"));
    // The fourth byte of the first node is all ones.
    bytes[HEADER + 3] = 0xff;
    binary::walk(&record.main, &mut |leaf: Leaf<'_>| {
        let m = [number(leaf.played.m.from), number(leaf.played.m.to)];
        node(&mut bytes, m, leaf.goes_on, leaf.has_other, &comment::joined(leaf.played));
    });
    bytes
}

fn node(bytes: &mut Vec<u8>, [from, to]: [u8; 2], goes_on: bool, has_other: bool, comment: &str) {
    let flags = if goes_on { 0xf0 } else { 0 } | if has_other { 0x0f } else { 0 };
    let (text, ..) = GB18030.encode(comment);
    let size = u32::try_from(text.len()).unwrap_or(u32::MAX);
    bytes.extend([from + FROM_SHIFT, to + TO_SHIFT, flags, 0]);
    bytes.extend(size.to_le_bytes());
    bytes.extend(&text[..size as usize]);
}

fn header(record: &Record) -> [u8; HEADER] {
    let mut header = [0; HEADER];
    header[..2].copy_from_slice(b"XQ");
    header[VERSION] = PLAIN;
    let places = set::points(&record.start.board).map(|point| point.map_or(0xff, number));
    header[PLACES..PLACES + 32].copy_from_slice(&places);
    header[TURN] = u8::from(record.start.turn == Color::Black);
    header[RESULT] = binary::result_byte(record.result);
    // A whole game, or an endgame: some programs look at the pieces only then.
    header[KIND] = if record.start.board == Setup::start().board { 0 } else { 3 };
    for (tag, at, limit) in TEXTS {
        let (text, ..) = GB18030.encode(fitting(record.headers.tag(tag).unwrap_or(""), limit));
        header[at] = u8::try_from(text.len()).expect("a text of the header is at most 63 bytes long");
        header[at + 1..at + 1 + text.len()].copy_from_slice(&text);
    }
    header
}

/// As much of a header as has a place; `None` if it has none.
pub(crate) fn kept<'t>(name: &str, text: &'t str) -> Option<&'t str> {
    let tag = Tag::named(name)?;
    TEXTS.iter().find(|(known, ..)| *known == tag).map(|(.., limit)| fitting(text, *limit))
}

/// As much of a text as fits into so many bytes.
fn fitting(text: &str, limit: usize) -> &str {
    let mut size = 0;
    let mut buffer = [0; 4];
    let end = text.char_indices().find(|(_, c)| {
        size += GB18030.encode(c.encode_utf8(&mut buffer)).0.len();
        size > limit
    });
    &text[..end.map_or(text.len(), |(at, _)| at)]
}
