//! Writing a record of `CCBridge`.

use xiangqi::{Color, Setup};

use super::{
    BOARD, ECCO, ENDING, HAS_COMMENT, HAS_OTHER, HEADER, LAST, MOVE_NUMBER, PLAYBACK, RECORD_MAGIC, RESULT, ROLES,
    TEXTS, TURN, VERSION, index,
};
use crate::binary::{self, Leaf};
use crate::{Record, Tag, comment};

/// Where a record says what it holds: 0 a whole game, 2 an endgame.
const KIND: usize = 2040;

/// One game.
pub(crate) fn write(record: &Record) -> Vec<u8> {
    let mut bytes = header(record).to_vec();
    node(&mut bytes, [0, 0], !record.main.moves.is_empty(), false, &record.main.preface.join("\n"));
    binary::walk(&record.main, &mut |leaf: Leaf<'_>| {
        let m = [index(leaf.played.m.from), index(leaf.played.m.to)];
        node(&mut bytes, m, leaf.goes_on, leaf.has_other, &comment::joined(leaf.played));
    });
    bytes
}

fn node(bytes: &mut Vec<u8>, [from, to]: [u8; 2], goes_on: bool, has_other: bool, comment: &str) {
    let mut flags = if goes_on { 0 } else { LAST };
    if has_other {
        flags |= HAS_OTHER;
    }
    if !comment.is_empty() {
        flags |= HAS_COMMENT;
    }
    bytes.extend([flags, 0, from, to]);
    if !comment.is_empty() {
        let text: Vec<u8> = comment.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let size = u32::try_from(text.len()).unwrap_or(u32::MAX);
        bytes.extend(size.to_le_bytes());
        bytes.extend(&text[..size as usize]);
    }
}

fn header(record: &Record) -> [u8; HEADER] {
    let mut header = [0; HEADER];
    header[..16].copy_from_slice(RECORD_MAGIC);
    header[VERSION] = 2;
    for (name, at, size) in TEXTS {
        let value = match Tag::named(name) {
            Some(tag) => record.headers.tag(tag),
            None => record.headers.get(name),
        };
        put_text(&mut header[at..at + size], value.unwrap_or(""));
    }
    put_text(&mut header[ENDING.0..ENDING.0 + ENDING.1], record.reason.as_deref().unwrap_or(""));
    let ecco = record.headers.tag(Tag::Ecco).map_or(&[][..], str::as_bytes);
    if ecco.len() == 3 {
        header[ECCO..ECCO + 3].copy_from_slice(ecco);
    }
    header[KIND] = if record.start.board == Setup::start().board { 0 } else { 2 };
    header[RESULT] = binary::result_byte(record.result);
    header[TURN] = if record.start.turn == Color::Red { 1 } else { 2 };
    let number = u16::try_from(record.start.move_number).unwrap_or(u16::MAX);
    header[MOVE_NUMBER..MOVE_NUMBER + 2].copy_from_slice(&number.to_le_bytes());
    for (point, piece) in record.start.board.iter() {
        let role = ROLES.iter().position(|&role| role == piece.role).unwrap_or(0);
        let side = if piece.color == Color::Red { 0x10 } else { 0x20 };
        header[BOARD + usize::from(index(point))] = side + 1 + u8::try_from(role).unwrap_or(0);
    }
    header[PLAYBACK..].fill(0xff);
    header
}

/// As much of a header as has a place; `None` if it has none.
pub(crate) fn kept<'t>(name: &str, text: &'t str) -> Option<&'t str> {
    let tag = Tag::named(name);
    match tag {
        Some(Tag::Ecco) => (text.len() == 3).then_some(text),
        Some(Tag::Termination) => Some(fitting(text, ENDING.1)),
        _ => {
            let name = tag.map_or(name, |tag| tag.name());
            TEXTS.iter().find(|(known, ..)| *known == name).map(|(.., size)| fitting(text, *size))
        }
    }
}

/// As much of a text as fits into so many bytes before a zero.
fn fitting(text: &str, size: usize) -> &str {
    let mut at = 0;
    let end = text.char_indices().find(|(_, c)| {
        at += c.len_utf16() * 2;
        at + 2 > size
    });
    &text[..end.map_or(text.len(), |(at, _)| at)]
}

/// Puts as much of a text as fits before a zero.
fn put_text(field: &mut [u8], text: &str) {
    let units = fitting(text, field.len()).encode_utf16().flat_map(u16::to_le_bytes);
    field.iter_mut().zip(units).for_each(|(byte, unit)| *byte = unit);
}
