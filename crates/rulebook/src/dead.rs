//! Dead positions: can either side still win if both help?

use std::collections::{HashMap, VecDeque};

use xiangqi::{Move, Point, Position, Rank, Role};

/// Whether a position can still be won by somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dead {
    /// No sequence of legal moves leads to mate or stalemate.
    Dead,
    /// This one does.
    Alive(Vec<Move>),
    /// None was found among the positions looked at, and there are more.
    Undecided,
}

/// Looks for a mate or a stalemate that both sides help to bring about, among at most `bound` positions.
///
/// Where neither side has a rook, horse, cannon or pawn left no search is needed: kings, advisors and elephants cannot
/// take each other's moves away (a test goes through all their placements).
pub fn dead(position: &Position, bound: usize) -> Dead {
    if !has_attackers(position) && position.has_legal_move() {
        return Dead::Dead;
    }
    search(position, bound)
}

/// How many positions are looked at before a game is declared dead: all that a lone cannon and two kings can reach.
const LOOKED_AT: usize = 1 << 14;

/// Whether a position with a legal move is dead, as far as that is found without a long search.
pub fn is_dead(position: &Position) -> bool {
    !has_attackers(position) || is_barren(position) && dead(position, LOOKED_AT) == Dead::Dead
}

/// Whether nothing is left to attack with but one cannon, or pawns that cannot advance: what may be unable to win.
fn is_barren(position: &Position) -> bool {
    let board = position.board();
    let spent = |point: Point| matches!(point.rank(), Rank::R0 | Rank::R9);
    (board.role(Role::Rook) | board.role(Role::Horse)).is_empty()
        && board.role(Role::Cannon).len() <= 1
        && board.role(Role::Pawn).into_iter().all(spent)
}

/// Whether a rook, horse, cannon or pawn is left on either side.
pub fn has_attackers(position: &Position) -> bool {
    let board = position.board();
    [Role::Rook, Role::Horse, Role::Cannon, Role::Pawn].iter().any(|&role| !board.role(role).is_empty())
}

fn search(start: &Position, bound: usize) -> Dead {
    let mut came_by: HashMap<u64, Option<(u64, Move)>> = HashMap::from([(start.hash(), None)]);
    let mut queue = VecDeque::from([start.clone()]);
    while let Some(position) = queue.pop_front() {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return Dead::Alive(line(&came_by, position.hash()));
        }
        for m in moves {
            let next = position.after(m);
            if came_by.contains_key(&next.hash()) {
                continue;
            }
            if came_by.len() >= bound {
                return Dead::Undecided;
            }
            came_by.insert(next.hash(), Some((position.hash(), m)));
            queue.push_back(next);
        }
    }
    Dead::Dead
}

/// The moves that led to a position.
fn line(came_by: &HashMap<u64, Option<(u64, Move)>>, mut at: u64) -> Vec<Move> {
    let mut moves = Vec::new();
    while let Some(&Some((from, m))) = came_by.get(&at) {
        moves.push(m);
        at = from;
    }
    moves.reverse();
    moves
}
