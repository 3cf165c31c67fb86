//! Reading XQF.

use encoding_rs::{BIG5, Encoding, GB18030, UTF_8};
use xiangqi::{Board, Color, Setup};

use super::{FROM_SHIFT, HEADER, Keys, PLACES, PLAIN, RESULT, TEXTS, TO_SHIFT, TURN, VERSION, point};
use crate::binary::{self, ByNumber, Bytes, Node};
use crate::error::{Fault, Part};
use crate::games::{MAX_MOVES, too_many_moves, whole};
use crate::{Headers, Line, Played, Record, comment, encoding, set};

/// How many bytes of text are looked at to tell their encoding.
const SAMPLE: usize = 64 * 1024;

/// The game of a whole file.
pub(crate) fn game(bytes: &[u8]) -> Result<Record, Fault> {
    let (header, moves) = bytes.split_first_chunk::<HEADER>().ok_or(Fault::Truncated(Part::Header(HEADER)))?;
    let keys = Keys::of(header)?;
    let moves = keys.unlock(moves);
    let nodes = read_nodes(&mut Bytes(&moves), &keys, header[VERSION] <= PLAIN)?;
    let (root, nodes) = nodes.split_first().expect("the first node was read");

    let encoding = encoding_of(header, root, nodes);
    let mut line = Line::default();
    if root.goes_on {
        line = binary::build(nodes.iter().map(|node| Ok(node.decode(encoding))))?;
    }
    line.preface.extend(comment::tidy(&encoding.decode(root.comment).0));

    let mut start = start(header, &keys)?;
    let (main, left_out) = ByNumber(point).play(line, &mut start)?;
    let (headers, result) = (headers(header, encoding), binary::result(header[RESULT]));
    whole(Record { headers, start, main, result, reason: None }, left_out)
}

/// A move as the file holds it. The first is none: it only says whether there are moves, and a comment before them.
struct Raw<'b> {
    m: [u8; 2],
    goes_on: bool,
    has_other: bool,
    comment: &'b [u8],
}

impl Raw<'_> {
    fn decode(&self, encoding: &'static Encoding) -> Node<[u8; 2]> {
        let mut played = Played::new(self.m);
        if !self.comment.is_empty() {
            comment::attach(&mut played, &encoding.decode_without_bom_handling(self.comment).0);
        }
        Node { played, goes_on: self.goes_on, has_other: self.has_other }
    }
}

/// All moves up to the one after which none is to come.
fn read_nodes<'b>(bytes: &mut Bytes<'b>, keys: &Keys, plain: bool) -> Result<Vec<Raw<'b>>, Fault> {
    let root = read_node(bytes, keys, plain)?;
    let mut nodes = Vec::new();
    let mut to_come = usize::from(root.goes_on);
    nodes.push(root);
    while to_come > 0 {
        if nodes.len() > MAX_MOVES {
            return Err(too_many_moves());
        }
        let node = read_node(bytes, keys, plain)?;
        to_come = to_come - 1 + usize::from(node.goes_on) + usize::from(node.has_other);
        nodes.push(node);
    }
    Ok(nodes)
}

fn read_node<'b>(bytes: &mut Bytes<'b>, keys: &Keys, plain: bool) -> Result<Raw<'b>, Fault> {
    let [from, to, flags, _] = bytes.array(Part::Move)?;
    let (goes_on, has_other, sized) = if plain {
        (flags & 0xf0 != 0, flags & 0x0f != 0, true)
    } else {
        (flags & 0x80 != 0, flags & 0x40 != 0, flags & 0x20 != 0)
    };
    let mut comment: &[u8] = &[];
    if sized {
        let size = u32::from_le_bytes(bytes.array(Part::Comment)?).wrapping_sub(keys.size);
        comment = bytes.take(usize::try_from(size).unwrap_or(usize::MAX), Part::Comment)?;
    }
    let m = [from.wrapping_sub(FROM_SHIFT).wrapping_sub(keys.from), to.wrapping_sub(TO_SHIFT).wrapping_sub(keys.to)];
    Ok(Raw { m, goes_on, has_other, comment })
}

/// The encoding of the texts; GBK, the language of the program, when nothing speaks for another.
fn encoding_of(header: &[u8; HEADER], root: &Raw<'_>, nodes: &[Raw<'_>]) -> &'static Encoding {
    let mut sample = Vec::new();
    for (_, at, limit) in TEXTS {
        sample.extend_from_slice(text(header, at, limit));
        sample.push(b'\n');
    }
    for node in std::iter::once(root).chain(nodes) {
        if sample.len() + node.comment.len() > SAMPLE {
            break;
        }
        sample.extend_from_slice(node.comment);
        sample.push(b'\n');
    }
    let found = encoding::detect(&sample);
    if found == BIG5 || (found == UTF_8 && !sample.is_ascii()) { found } else { GB18030 }
}

fn text(header: &[u8; HEADER], at: usize, limit: usize) -> &[u8] {
    let length = usize::from(header[at]).min(limit);
    &header[at + 1..at + 1 + length]
}

fn headers(header: &[u8; HEADER], encoding: &'static Encoding) -> Headers {
    let mut headers = Headers::default();
    for (tag, at, limit) in TEXTS {
        let (value, _) = encoding.decode_without_bom_handling(text(header, at, limit));
        let value = value.trim_matches(|c: char| c.is_whitespace() || c == '\0');
        if !value.is_empty() {
            headers.push(tag.name(), value);
        }
    }
    headers
}

fn start(header: &[u8; HEADER], keys: &Keys) -> Result<Setup, Fault> {
    let mut board = Board::empty();
    for (index, byte) in header[PLACES..PLACES + 32].iter().enumerate() {
        let number = byte.wrapping_sub(keys.place);
        let Some(point) = point(number) else { continue };
        if board.get(point).is_some() {
            return Err(Fault::Placement(number));
        }
        board.put(point, set::piece(keys.piece(index)));
    }
    let turn = if header[TURN] == 1 { Color::Black } else { Color::Red };
    Ok(Setup { board, turn, ..Setup::start() })
}
