//! Can a side still mate, if both help? And so: is the position dead?

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use ::ruling::Dead;
use chess::{BoardEnding, Color, Move, Position, Square, attacks};

/// Whether a side can mate by any series of legal moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mating {
    /// No series does it.
    Never,
    /// This one does.
    By(Vec<Move>),
    /// None was found among the positions looked at, and there are more.
    Undecided,
}

/// Whether a position is dead: no series of legal moves leads to mate, whoever gives it. Looks at no more than `bound`
/// positions for each side.
pub fn dead(position: &Position, bound: usize) -> Dead<Move> {
    match mating(position, position.turn(), bound) {
        Mating::By(line) => Dead::Alive(line),
        mover => {
            let waiting = mating(position, !position.turn(), bound);
            dead_of([&mover, &waiting])
        }
    }
}

/// Whether a position is dead, from what each side can do; the shorter mate shows that it is not.
pub(super) fn dead_of(sides: [&Mating; 2]) -> Dead<Move> {
    let line = |mating: &Mating| if let Mating::By(line) = mating { Some(line.clone()) } else { None };
    match sides.into_iter().filter_map(line).min_by_key(Vec::len) {
        Some(line) => Dead::Alive(line),
        None if sides.iter().all(|side| **side == Mating::Never) => Dead::Dead,
        None => Dead::Undecided,
    }
}

/// Looks for a mate by one side that both sides help to bring about, among at most `bound` positions.
///
/// Where the material can never mate no search is needed, and no position in which it cannot is looked into. Where all
/// that can be reached was looked at, the answer is certain; a mate that was found is its own proof.
pub fn mating(position: &Position, side: Color, bound: usize) -> Mating {
    if !position.has_mating_material(side) {
        return if is_mated(position, !side) { Mating::By(Vec::new()) } else { Mating::Never };
    }
    Search { side, nodes: Vec::new(), seen: HashSet::new(), open: Default::default() }.run(position, bound)
}

fn is_mated(position: &Position, side: Color) -> bool {
    position.turn() == side && position.ending() == Some(BoardEnding::Checkmate)
}

/// A position that was reached, and how.
struct Node {
    position: Position,
    from: Option<(usize, Move)>,
    depth: u32,
    /// Whether its moves were looked at.
    done: bool,
}

/// A search that looks first where a mate seems near, in turn by each of several opinions on what is near; they decide
/// only how soon a mate is found.
struct Search {
    side: Color,
    nodes: Vec<Node>,
    seen: HashSet<u64>,
    open: [BinaryHeap<(Reverse<u32>, usize)>; OPINIONS],
}

impl Search {
    fn run(mut self, start: &Position, bound: usize) -> Mating {
        self.add(Node { position: start.clone(), from: None, depth: 0, done: false });
        for turn in (0..OPINIONS).cycle() {
            let Some((_, at)) = self.open[turn].pop() else { return Mating::Never };
            if std::mem::replace(&mut self.nodes[at].done, true) {
                continue;
            }
            let position = self.nodes[at].position.clone();
            let moves = position.legal_moves();
            if moves.is_empty() && is_mated(&position, !self.side) {
                return Mating::By(self.line(at));
            }
            let depth = self.nodes[at].depth + 1;
            for m in moves {
                let next = position.after(m);
                if !next.has_mating_material(self.side) || self.seen.contains(&next.hash()) {
                    continue;
                }
                if self.nodes.len() >= bound {
                    return Mating::Undecided;
                }
                self.add(Node { position: next, from: Some((at, m)), depth, done: false });
            }
        }
        Mating::Undecided
    }

    /// Of two that seem equally near, the one met last is looked at first.
    fn add(&mut self, node: Node) {
        self.seen.insert(node.position.hash());
        for (open, cost) in self.open.iter_mut().zip(costs(&node.position, self.side, node.depth)) {
            open.push((Reverse(cost), self.nodes.len()));
        }
        self.nodes.push(node);
    }

    /// The moves that led to a position.
    fn line(&self, mut at: usize) -> Vec<Move> {
        let mut moves = Vec::new();
        while let Some((from, m)) = self.nodes[at].from {
            moves.push(m);
            at = from;
        }
        moves.reverse();
        moves
    }
}

/// How many opinions there are on what is near to a mate.
const OPINIONS: usize = 3;

/// How far a mate by this side seems, so many plies from the start.
///
/// On a crowded board it is near where the other king has few ways out. On an open one, where that king is in a corner, the
/// own king beside it, and the side has a piece that mates or soon will; a side without one needs the other's men to
/// stand in their king's way.
fn costs(position: &Position, side: Color, depth: u32) -> [u32; OPINIONS] {
    let board = position.board();
    let (king, own) = (position.king(!side), position.king(side));
    let ways_out = 3 * ways_out(position, !side) + 2 * u32::from(position.turn() == side || !position.in_check());
    let heavy = board.rooks_and_queens() & board.by_color(side);
    let needs = if heavy.any() { 0 } else { to_mating_force(position, side) };
    let (to_corner, apart) = (to_corner(king), own.distance(king));
    let crowded = ways_out + to_corner + apart + needs + 2 * depth;
    let stormed = ways_out + 3 * nearest_two(position, side, king) + depth;
    let men = board.by_color(!side).count() as u32;
    let open = ways_out + 6 * to_corner + 6 * apart.max(2) + 8 * needs + if heavy.any() { 4 * men } else { 0 } + depth;
    [crowded, stormed, open]
}

/// How far a side without rooks and queens is from what it may mate with: a promotion, or a man in the way of the king.
fn to_mating_force(position: &Position, side: Color) -> u32 {
    let board = position.board();
    let pawns = board.by_piece(side.pawn()).into_iter();
    let to_go = pawns.map(|pawn| 7 - side.relative_rank(pawn.rank()).to_u32()).min();
    let blockers = board.by_color(!side).without(position.king(!side)).into_iter();
    let blocked = || blockers.map(|man| to_block(position, !side, man)).min().unwrap_or(0);
    to_go.map_or_else(blocked, |ranks| ranks + 1)
}

/// How far a man of a side seems from standing in its king's way in a corner: on the inner files a pawn has to become
/// another piece first.
fn to_block(position: &Position, side: Color, man: Square) -> u32 {
    let is_pawn = position.board().by_piece(side.pawn()).contains(man);
    if is_pawn && (2..=5).contains(&man.file().to_u32()) {
        return 9 - side.relative_rank(man.rank()).to_u32();
    }
    man.distance(position.king(side))
}

/// How far the two nearest men of a side, besides its king, stand from a square.
fn nearest_two(position: &Position, side: Color, square: Square) -> u32 {
    let men = position.board().by_color(side).without(position.king(side));
    let mut distances: Vec<u32> = men.into_iter().map(|man| man.distance(square)).collect();
    distances.sort_unstable();
    distances.iter().take(2).sum()
}

/// How many squares a king could go to, if it were alone with the other side's men.
fn ways_out(position: &Position, side: Color) -> u32 {
    let board = position.board();
    let king = position.king(side);
    let occupied = board.occupied().without(king);
    let free = |square: &Square| board.attacks_to(*square, !side, occupied).is_empty();
    let near = attacks::king_attacks(king) & !board.by_color(side);
    near.into_iter().map(|square| u32::from(free(&square))).sum()
}

/// How many steps along the edges and away from them a square is from a corner.
fn to_corner(square: Square) -> u32 {
    let steps = |n: u32| n.min(7 - n);
    steps(square.file().to_u32()) + steps(square.rank().to_u32())
}
