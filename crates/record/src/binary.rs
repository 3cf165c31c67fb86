//! What the binary formats share: bytes taken one field after another, and trees of moves written depth first.

use std::io::Read;

use xiangqi::{Move, Point, Position, Setup};

use crate::error::{BadMove, Fault, MoveError, Part};
use crate::games::{Games, Located, MAX_DEPTH, MAX_GAME, MAX_MOVES, position_of, too_many_moves};
use crate::resolve::{Script, legal, resolve};
use crate::{GameResult, Line, Played, Record};

/// A file of one game.
pub(crate) struct OneGame<'r> {
    /// The file, until it has been read.
    source: Option<Box<dyn Read + Send + 'r>>,
    /// From the bytes of a file to its game.
    read: fn(&[u8]) -> Result<Record, Fault>,
}

impl<'r> OneGame<'r> {
    pub(crate) fn new(source: impl Read + Send + 'r, read: fn(&[u8]) -> Result<Record, Fault>) -> Self {
        Self { source: Some(Box::new(source)), read }
    }
}

impl Games for OneGame<'_> {
    fn next_game(&mut self) -> Option<Result<Record, Located>> {
        let mut source = self.source.take()?;
        Some(read_all(&mut source).and_then(|bytes| (self.read)(&bytes)).map_err(Located::from))
    }

    fn encoding(&self) -> &'static str {
        "binary"
    }
}

/// The result that a byte of a header says.
pub(crate) fn result(byte: u8) -> GameResult {
    match byte {
        1 => GameResult::FirstWins,
        2 => GameResult::SecondWins,
        3 => GameResult::Draw,
        _ => GameResult::Unknown,
    }
}

/// The byte of a header for a result.
pub(crate) fn result_byte(result: GameResult) -> u8 {
    match result {
        GameResult::FirstWins => 1,
        GameResult::SecondWins => 2,
        GameResult::Draw => 3,
        GameResult::BothLose | GameResult::Unknown => 0,
    }
}

/// A whole file, unless it is past all size.
fn read_all(source: &mut dyn Read) -> Result<Vec<u8>, Fault> {
    let mut bytes = Vec::new();
    source.take(MAX_GAME as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > MAX_GAME {
        return Err(Fault::TooLarge { what: Part::File, limit: MAX_GAME });
    }
    Ok(bytes)
}

/// Bytes that are taken from the front.
pub(crate) struct Bytes<'b>(pub(crate) &'b [u8]);

impl<'b> Bytes<'b> {
    /// The next bytes, so many.
    pub(crate) fn take(&mut self, count: usize, what: Part) -> Result<&'b [u8], Fault> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(Fault::Truncated(what))?;
        self.0 = rest;
        Ok(taken)
    }

    /// The next bytes, as many as the array holds.
    pub(crate) fn array<const N: usize>(&mut self, what: Part) -> Result<[u8; N], Fault> {
        let taken = self.take(N, what)?;
        Ok(taken.try_into().expect("as many bytes were taken as the array holds"))
    }
}

/// A move of a tree, and what follows it in the file.
pub(crate) struct Node<M> {
    pub(crate) played: Played<M>,
    /// Whether a move follows it in the game; if so, that comes next.
    pub(crate) goes_on: bool,
    /// Whether another move could be played instead; if so, that comes after all that follows this one.
    pub(crate) has_other: bool,
}

/// Builds the tree whose nodes come depth first.
///
/// The first of several moves is the one played; the others are its variations, in order.
pub(crate) fn build<M>(nodes: impl Iterator<Item = Result<Node<M>, Fault>>) -> Result<Line<M>, Fault> {
    let mut tree = Tree { branches: vec![Branch { line: Line::default(), leaves: None, depth: 0 }], open: Vec::new() };
    for (count, node) in nodes.enumerate() {
        if count == MAX_MOVES {
            return Err(too_many_moves());
        }
        if !tree.add(node?)? {
            break;
        }
    }
    Ok(tree.into_main())
}

struct Branch<M> {
    line: Line<M>,
    /// The branch and the move of it that this one's first move replaces.
    leaves: Option<(usize, usize)>,
    depth: usize,
}

struct Tree<M> {
    /// The main line, then every variation after the line it leaves; the last is being read.
    branches: Vec<Branch<M>>,
    /// The moves that others could replace, which are still to come.
    open: Vec<(usize, usize)>,
}

impl<M> Tree<M> {
    /// Adds a move; whether another is to come.
    fn add(&mut self, node: Node<M>) -> Result<bool, Fault> {
        let current = self.branches.len() - 1;
        let branch = &mut self.branches[current];
        let place = match branch.leaves {
            Some(replaced) if branch.line.moves.is_empty() => replaced,
            _ => (current, branch.line.moves.len()),
        };
        branch.line.moves.push(node.played);
        if node.has_other {
            self.open.push(place);
        }
        if node.goes_on {
            return Ok(true);
        }
        let Some(replaced) = self.open.pop() else {
            return Ok(false);
        };
        let depth = self.branches[replaced.0].depth + 1;
        if depth > MAX_DEPTH {
            return Err(Fault::TooDeep(MAX_DEPTH));
        }
        self.branches.push(Branch { line: Line::default(), leaves: Some(replaced), depth });
        Ok(true)
    }

    /// Hangs every branch on the move it replaces. The last come first, so each has all of its own by then.
    fn into_main(mut self) -> Line<M> {
        while let Some(mut branch) = self.branches.pop() {
            for played in &mut branch.line.moves {
                played.variations.reverse();
            }
            match branch.leaves {
                None => return branch.line,
                Some((to, index)) if !branch.line.is_empty() => {
                    self.branches[to].line.moves[index].variations.push(branch.line);
                }
                Some(_) => {}
            }
        }
        Line::default()
    }
}

/// A move as two numbers of points, with what such numbers mean.
pub(crate) struct ByNumber(pub(crate) fn(u8) -> Option<Point>);

impl ByNumber {
    fn read(&self, [from, to]: [u8; 2]) -> Option<Move> {
        Some(Move { from: (self.0)(from)?, to: (self.0)(to)? })
    }

    /// Plays a line from a start whose turn is settled by it.
    pub(crate) fn play(&self, line: Line<[u8; 2]>, start: &mut Setup) -> Result<(Line, Option<BadMove>), Fault> {
        self.settle_turn(&line, start);
        let position = position_of(start)?;
        let (line, left_out) = resolve(line, start, position, self);
        Ok((line, left_out.map(|(_, bad)| bad)))
    }

    /// Gives the turn to the side whose piece moves first.
    fn settle_turn(&self, line: &Line<[u8; 2]>, setup: &mut Setup) {
        let first = line.moves.first().and_then(|played| (self.0)(played.m[0]));
        if let Some(piece) = first.and_then(|from| setup.board.get(from)) {
            setup.turn = piece.color;
        }
    }
}

impl Script<[u8; 2]> for ByNumber {
    fn find(&self, position: &Position, written: &[u8; 2]) -> Result<(Move, bool), MoveError> {
        let m = self.read(*written).ok_or(MoveError::OffTheBoard)?;
        legal(position, m).map(|m| (m, false))
    }

    fn show(&self, written: &[u8; 2]) -> String {
        match self.read(*written) {
            Some(m) => m.to_string(),
            None => format!("{}-{}", written[0], written[1]),
        }
    }
}

/// A node to be written: a move of the tree and what follows it.
pub(crate) struct Leaf<'l> {
    pub(crate) played: &'l Played,
    pub(crate) goes_on: bool,
    pub(crate) has_other: bool,
}

/// The nodes of a tree depth first, as `build` reads them.
///
/// What these formats cannot say: a variation's own comments before its first move, and a variation of that first
/// move, which becomes another variation of the move it replaces.
pub(crate) fn walk<'l>(line: &'l Line, write: &mut impl FnMut(Leaf<'l>)) {
    if let Some(first) = line.moves.first() {
        branch(&line.moves, has_variations(first), write);
        others(first, false, write);
    }
}

/// Writes moves one after another; after the last, the variations of all but the first, the last ones first.
fn branch<'l>(moves: &'l [Played], has_other: bool, write: &mut impl FnMut(Leaf<'l>)) {
    for (i, played) in moves.iter().enumerate() {
        let has_other = if i == 0 { has_other } else { has_variations(played) };
        write(Leaf { played, goes_on: i + 1 < moves.len(), has_other });
    }
    for played in moves.iter().skip(1).rev() {
        others(played, false, write);
    }
}

fn has_variations(played: &Played) -> bool {
    played.variations.iter().any(|line| !line.moves.is_empty())
}

/// Writes the variations of a move, those of their first moves after them; `more` if still others follow.
fn others<'l>(played: &'l Played, more: bool, write: &mut impl FnMut(Leaf<'l>)) {
    let lines: Vec<_> = played.variations.iter().filter(|line| !line.moves.is_empty()).collect();
    for (i, line) in lines.iter().enumerate() {
        let more = more || i + 1 < lines.len();
        let first = &line.moves[0];
        branch(&line.moves, more || has_variations(first), write);
        others(first, more, write);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(m: char, goes_on: bool, has_other: bool) -> Node<char> {
        Node { played: Played::new(m), goes_on, has_other }
    }

    fn show(line: &Line<char>) -> String {
        let mut text = String::new();
        for played in &line.moves {
            text.push(played.m);
            for variation in &played.variations {
                text.extend(["(", &show(variation), ")"]);
            }
        }
        text
    }

    #[test]
    fn trees_are_read_depth_first() {
        // a b c, instead of c: d e, instead of e: f, instead of b: g, instead of g: h.
        let nodes = [
            node('a', true, false),
            node('b', true, true),
            node('c', false, true),
            node('d', true, false),
            node('e', false, true),
            node('f', false, false),
            node('g', false, true),
            node('h', false, false),
            node('x', false, false),
        ];
        assert_eq!(show(&build(nodes.into_iter().map(Ok)).unwrap()), "ab(g)(h)c(de(f))");
    }

    #[test]
    fn depth_and_number_are_bounded() {
        let wide = (0..1000).map(|_| node('a', false, true)).chain([node('b', false, false)]);
        assert_eq!(build(wide.map(Ok)).unwrap().moves[0].variations.len(), 1000);
        let deep = (0..1000).flat_map(|_| [node('a', true, false), node('b', false, true)]);
        assert!(matches!(build(deep.map(Ok)), Err(Fault::TooDeep(_))));
        let many = std::iter::repeat_with(|| node('a', true, false));
        assert!(matches!(build(many.map(Ok)), Err(Fault::TooLarge { .. })));
    }
}
