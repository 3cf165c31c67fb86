//! Reading a record of `CCBridge`.

use encoding_rs::UTF_16LE;
use xiangqi::{Board, Color, Piece, Setup};

use super::{
    BOARD, ECCO, ENDING, HAS_COMMENT, HAS_OTHER, HEADER, LAST, MOVE_NUMBER, RESULT, ROLES, TEXTS, TURN, VERSION, point,
};
use crate::binary::{self, ByNumber, Bytes, Node};
use crate::error::{Fault, Part};
use crate::games::whole;
use crate::{Headers, Line, Played, Record, Tag, comment};

/// The game of a whole record; what follows its last move is passed over.
pub(crate) fn game(bytes: &[u8]) -> Result<Record, Fault> {
    let (header, moves) = bytes.split_first_chunk::<HEADER>().ok_or(Fault::Truncated(Part::Header(HEADER)))?;
    match header[VERSION] {
        0 | 2 => {}
        version => return Err(Fault::UnknownVersion(version)),
    }
    let mut bytes = Bytes(moves);
    let (root, preface) = read_node(&mut bytes)?;
    let mut line = Line::default();
    if root.goes_on {
        line = binary::build(std::iter::repeat_with(|| {
            read_node(&mut bytes).map(|(node, text)| with_comment(node, &text))
        }))?;
    }
    line.preface.extend(comment::tidy(&preface));

    let mut start = start(header)?;
    let (main, left_out) = ByNumber(point).play(line, &mut start)?;
    let reason = Some(text(header, ENDING.0, ENDING.1)).filter(|reason| !reason.is_empty());
    let (headers, result) = (headers(header), binary::result(header[RESULT]));
    whole(Record { headers, start, main, result, reason }, left_out)
}

/// Whether a record holds no piece at all: it parts the games of a library.
pub(super) fn is_heading(bytes: &[u8]) -> bool {
    bytes.get(BOARD..BOARD + 90).is_some_and(|board| board.iter().all(|code| !matches!(code >> 4, 1 | 2)))
}

fn with_comment(mut node: Node<[u8; 2]>, text: &str) -> Node<[u8; 2]> {
    comment::attach(&mut node.played, text);
    node
}

/// A move and its comment. The first is no move: it says whether there are any, and what is said before them.
fn read_node(bytes: &mut Bytes<'_>) -> Result<(Node<[u8; 2]>, String), Fault> {
    let [flags, _, from, to] = bytes.array(Part::Move)?;
    let mut text = String::new();
    if flags & HAS_COMMENT != 0 {
        let size = u32::from_le_bytes(bytes.array(Part::Comment)?);
        let comment = bytes.take(usize::try_from(size).unwrap_or(usize::MAX), Part::Comment)?;
        text = utf16(comment);
    }
    let node = Node { played: Played::new([from, to]), goes_on: flags & LAST == 0, has_other: flags & HAS_OTHER != 0 };
    Ok((node, text))
}

/// Text up to its first zero.
fn utf16(bytes: &[u8]) -> String {
    let (pairs, _) = bytes.as_chunks::<2>();
    let end = pairs.iter().position(|pair| *pair == [0, 0]).unwrap_or(pairs.len());
    UTF_16LE.decode_without_bom_handling(&bytes[..end * 2]).0.into_owned()
}

fn text(header: &[u8; HEADER], at: usize, size: usize) -> String {
    utf16(&header[at..at + size]).trim().to_owned()
}

fn headers(header: &[u8; HEADER]) -> Headers {
    let mut headers = Headers::default();
    for (name, at, size) in TEXTS {
        let value = text(header, at, size);
        if !value.is_empty() {
            headers.push(name, value);
        }
    }
    // The code of the opening is a letter and two digits.
    if let [letter @ b'A'..=b'E', tens @ b'0'..=b'9', ones @ b'0'..=b'9', 0] = header[ECCO..ECCO + 4] {
        headers.push(Tag::Ecco.name(), [letter, tens, ones].map(char::from).iter().collect::<String>());
    }
    headers
}

fn start(header: &[u8; HEADER]) -> Result<Setup, Fault> {
    let mut board = Board::empty();
    for (index, &code) in (0..90).zip(&header[BOARD..BOARD + 90]) {
        let color = match code >> 4 {
            1 => Color::Red,
            2 => Color::Black,
            _ => continue,
        };
        let role = usize::from(code & 0x0f).checked_sub(1).and_then(|role| ROLES.get(role));
        let (Some(&role), Some(point)) = (role, point(index)) else {
            return Err(Fault::Placement(index));
        };
        board.put(point, Piece { color, role });
    }
    let turn = if header[TURN] == 2 { Color::Black } else { Color::Red };
    let number = u16::from_le_bytes([header[MOVE_NUMBER], header[MOVE_NUMBER + 1]]);
    Ok(Setup { board, turn, quiet_plies: 0, move_number: u32::from(number.max(1)) })
}
