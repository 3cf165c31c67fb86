//! From the fields of a game to its record.

use std::collections::BTreeMap;

use xiangqi::{Board, File, Move, Point, Position, Rank, Setup};

use super::fields::Field;
use crate::error::{Fault, MoveError, Part};
use crate::games::{MAX_DEPTH, MAX_MOVES, parse_fen, position_of, too_many_moves, whole};
use crate::resolve::{Script, Word, legal, resolve};
use crate::{GameResult, Headers, Line, Played, Record, Tag, comment, set};

/// The game these fields tell.
pub(super) fn game(fields: &[Field<'_>]) -> Result<Record, Fault> {
    let mut lines = Lines::default();
    let mut comments = Vec::new();
    let mut headers = Headers::default();
    let mut placed = "";
    for (name, value) in fields.iter().filter(|(_, value)| !value.is_empty()) {
        if *name == "binit" {
            placed = value;
        } else if let Some(route) = Route::named(name) {
            lines.add(route, value)?;
        } else if let Some(place) = comment_place(name) {
            comments.push((place, value.as_str()));
        } else {
            headers.push(Tag::canonical(name), value.as_str());
        }
    }
    for (place, text) in comments {
        lines.comment(place, text);
    }
    let start = start(placed, headers.take(Tag::Fen), lines.first_from())?;
    let position = position_of(&start)?;
    let main = lines.into_main()?;
    let (main, left_out) = resolve(main, &start, position, &Digits);
    let result = headers.take(Tag::Result).and_then(|word| GameResult::from_word(&word)).unwrap_or_default();
    let reason = headers.take(Tag::Termination);
    whole(Record { headers, start, main, result, reason }, left_out.map(|(_, bad)| bad))
}

/// The start: a FEN if there is one, else the pieces placed, else that of every game. The first piece to move says
/// whose turn it is.
fn start(placed: &str, fen: Option<String>, first: Option<Point>) -> Result<Setup, Fault> {
    if let Some(fen) = fen {
        return parse_fen(&fen);
    }
    let mut setup = Setup::start();
    if !placed.is_empty() {
        setup.board = board(placed)?;
    }
    if let Some(piece) = first.and_then(|from| setup.board.get(from)) {
        setup.turn = piece.color;
    }
    Ok(setup)
}

fn board(placed: &str) -> Result<Board, Fault> {
    let digits: Vec<u8> = placed.bytes().filter(|byte| !byte.is_ascii_whitespace()).collect();
    if digits.len() != 64 {
        return Err(Fault::Truncated(Part::Placement(64)));
    }
    let mut board = Board::empty();
    for (place, pair) in digits.chunks_exact(2).enumerate() {
        if pair[0] == b'9' || !pair[0].is_ascii_digit() {
            continue;
        }
        match point(pair) {
            Some(point) if board.get(point).is_none() => board.put(point, set::piece(place)),
            _ => return Err(Fault::Placement((pair[0] - b'0') * 10 + pair[1].saturating_sub(b'0').min(9))),
        }
    }
    Ok(board)
}

/// The point two digits name: the file from Red's left, the rank from Black's side.
fn point(digits: &[u8]) -> Option<Point> {
    let [file, rank] = digits else { return None };
    let rank = Rank::from_index(rank.wrapping_sub(b'0'))?.flipped();
    Some(Point::new(File::from_index(file.wrapping_sub(b'0'))?, rank))
}

/// Moves of four digits.
struct Digits;

impl Script<Word<'_>> for Digits {
    fn find(&self, position: &Position, written: &Word<'_>) -> Result<(Move, bool), MoveError> {
        let ends = written.text.as_bytes().split_at_checked(2);
        let m = ends.and_then(|(from, to)| Some(Move { from: point(from)?, to: point(to)? }));
        legal(position, m.ok_or(MoveError::OffTheBoard)?).map(|m| (m, false))
    }

    fn show(&self, written: &Word<'_>) -> String {
        written.text.to_owned()
    }
}

/// Which line a field holds: line `id` leaves line `parent` with another move at `ply`, the first ply being 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Route {
    parent: u32,
    ply: usize,
    id: u32,
}

impl Route {
    fn named(name: &str) -> Option<Self> {
        if name == "movelist" {
            return Some(Self { parent: 0, ply: 1, id: 0 });
        }
        let mut numbers = name.strip_prefix("move_")?.split('_');
        let parent = numbers.next()?.parse().ok()?;
        let ply = numbers.next()?.parse().ok()?;
        let id = numbers.next()?.parse().ok()?;
        numbers.next().is_none().then_some(Self { parent, ply, id })
    }
}

/// The line and the ply a comment follows: `comment7`, `comment2_7`.
fn comment_place(name: &str) -> Option<(u32, usize)> {
    let place = name.strip_prefix("comment")?.trim_start_matches('_');
    match place.split_once('_') {
        Some((line, ply)) => Some((line.parse().ok()?, ply.parse().ok()?)),
        None => Some((0, place.parse().ok()?)),
    }
}

/// The lines of a game, each with the route to it.
#[derive(Default)]
struct Lines<'t> {
    by_id: BTreeMap<u32, (Route, Line<Word<'t>>)>,
    /// How many moves they have, at least.
    moves: usize,
}

impl<'t> Lines<'t> {
    fn add(&mut self, route: Route, moves: &'t str) -> Result<(), Fault> {
        self.moves += moves.len() / 4;
        if self.moves > MAX_MOVES {
            return Err(too_many_moves());
        }
        let mut line = Line::default();
        let mut rest = moves;
        while !rest.is_empty() {
            let end = rest.char_indices().nth(4).map_or(rest.len(), |(at, _)| at);
            let (text, after) = rest.split_at(end);
            line.moves.push(Played::new(Word { text, at: 0 }));
            rest = after.trim_start();
        }
        match self.by_id.insert(route.id, (route, line)) {
            Some(_) if route.id != 0 => Err(Fault::StrayVariation),
            _ => Ok(()),
        }
    }

    /// Hangs a comment on its move; one that has no move goes before its line, or before the game.
    fn comment(&mut self, (id, ply): (u32, usize), text: &str) {
        if let Some((route, line)) = self.by_id.get_mut(&id) {
            match ply.checked_sub(route.ply).and_then(|index| line.moves.get_mut(index)) {
                Some(played) => comment::attach(played, text),
                None => line.preface.extend(comment::tidy(text)),
            }
        } else {
            let main = Route { parent: 0, ply: 1, id: 0 };
            let (_, line) = self.by_id.entry(0).or_insert((main, Line::default()));
            line.preface.extend(comment::tidy(text));
        }
    }

    /// Where the first piece moves from.
    fn first_from(&self) -> Option<Point> {
        let (_, main) = self.by_id.get(&0)?;
        point(main.moves.first()?.m.text.as_bytes().get(..2)?)
    }

    /// The main line with all others hung upon it.
    fn into_main(mut self) -> Result<Line<Word<'t>>, Fault> {
        let mut children: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
        for (route, _) in self.by_id.values().filter(|(route, _)| route.id != 0) {
            children.entry(route.parent).or_default().push(route.id);
        }
        let main = if self.by_id.contains_key(&0) { self.take(0, &children, 0)?.1 } else { Line::default() };
        if self.by_id.is_empty() { Ok(main) } else { Err(Fault::StrayVariation) }
    }

    /// Takes out a line with the lines that leave it.
    fn take(
        &mut self,
        id: u32,
        children: &BTreeMap<u32, Vec<u32>>,
        depth: usize,
    ) -> Result<(usize, Line<Word<'t>>), Fault> {
        if depth > MAX_DEPTH {
            return Err(Fault::TooDeep(MAX_DEPTH));
        }
        let (route, mut line) = self.by_id.remove(&id).ok_or(Fault::StrayVariation)?;
        for &child in children.get(&id).into_iter().flatten() {
            let (ply, variation) = self.take(child, children, depth + 1)?;
            let replaced = ply.checked_sub(route.ply).and_then(|index| line.moves.get_mut(index));
            replaced.ok_or(Fault::StrayVariation)?.variations.push(variation);
        }
        Ok((route.ply, line))
    }
}
