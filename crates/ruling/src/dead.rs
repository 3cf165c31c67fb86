//! Dead positions: can either side still win if both help?

use std::collections::VecDeque;

use xiangqi::{Move, Point, Position, Rank, Role};

use crate::hashed::HashMap;

/// Whether a position can still be won by somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dead<M = Move> {
    /// No sequence of legal moves leads to mate or stalemate.
    Dead,
    /// This one does.
    Alive(Vec<M>),
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

/// How many positions are looked at: all that a sunk pawn and a full guard can reach against a bare king, and some.
const LOOKED_AT: usize = 1 << 17;

/// Whether a position can still be won, asked only where so few pieces are left, now or after any move, that it may not
/// be.
pub fn dead_if_few(position: &Position) -> Option<Dead> {
    let soon = || {
        let moves = position.legal_moves();
        !moves.is_empty() && moves.into_iter().all(|m| is_few(&position.after(m)))
    };
    (is_few(position) || soon()).then(|| dead(position, LOOKED_AT))
}

/// Whether so few pieces are left that nobody may be able to win.
fn is_few(position: &Position) -> bool {
    let board = position.board();
    let attackers = [Role::Rook, Role::Horse, Role::Cannon, Role::Pawn].map(|role| board.role(role).len());
    attackers.iter().sum::<usize>() <= 1 || is_barren(position)
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

/// For each position met, the one it was met from and the move that led to it.
type CameBy = HashMap<u64, Option<(u64, Move)>>;

fn search(start: &Position, bound: usize) -> Dead {
    let mut came_by = CameBy::from_iter([(start.hash(), None)]);
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
fn line(came_by: &CameBy, mut at: u64) -> Vec<Move> {
    let mut moves = Vec::new();
    while let Some(&Some((from, m))) = came_by.get(&at) {
        moves.push(m);
        at = from;
    }
    moves.reverse();
    moves
}

#[cfg(test)]
mod tests {
    use xiangqi::{Board, Color, Piece, Point, Setup};

    use super::*;

    const ADVISORS: [&str; 5] = ["d0", "f0", "e1", "d2", "f2"];
    const ELEPHANTS: [&str; 7] = ["c0", "g0", "a2", "e2", "i2", "c4", "g4"];

    fn points(names: &[&str]) -> Vec<Point> {
        names.iter().map(|name| name.parse().unwrap()).collect()
    }

    /// No, one or two of these points.
    fn pairs(points: &[Point]) -> Vec<Vec<Point>> {
        let mut sets = vec![Vec::new()];
        for (i, &a) in points.iter().enumerate() {
            sets.push(vec![a]);
            sets.extend(points[i + 1..].iter().map(|&b| vec![a, b]));
        }
        sets
    }

    /// Kings, advisors and elephants never leave a side to move without a move: all placements of Red's pieces, against
    /// all points of the black king, with the file between the kings open or held by a black piece.
    #[test]
    fn defenders_alone_can_always_move() {
        let palace: Vec<Point> =
            Point::all().filter(|p| (3..6).contains(&(p.file() as u8)) && p.rank() as u8 <= 2).collect();
        let blockers: Vec<(Point, Role)> = points(&ADVISORS)
            .into_iter()
            .map(|p| (p.flipped(), Role::Advisor))
            .chain(points(&ELEPHANTS).into_iter().map(|p| (p.flipped(), Role::Elephant)))
            .collect();
        let mut met = 0;
        for &king in &palace {
            for advisors in pairs(&points(&ADVISORS)) {
                for elephants in pairs(&points(&ELEPHANTS)) {
                    if advisors.contains(&king) || elephants.contains(&king) {
                        continue;
                    }
                    for &other in &palace {
                        for blocker in blockers.iter().map(Some).chain([None]) {
                            met += u32::from(moves(king, &advisors, &elephants, other.flipped(), blocker));
                        }
                    }
                }
            }
        }
        assert!(met > 290_000, "only {met} positions were met");
    }

    /// Sets a position up and sees that Red can move; whether it is a position at all.
    fn moves(
        king: Point,
        advisors: &[Point],
        elephants: &[Point],
        other: Point,
        blocker: Option<&(Point, Role)>,
    ) -> bool {
        let mut board = Board::empty();
        let red = |role| Piece { color: Color::Red, role };
        board.put(king, red(Role::King));
        for (&point, role) in
            advisors.iter().map(|p| (p, Role::Advisor)).chain(elephants.iter().map(|p| (p, Role::Elephant)))
        {
            board.put(point, red(role));
        }
        if let Some(&(point, role)) = blocker {
            board.put(point, Piece { color: Color::Black, role });
        }
        board.put(other, Piece { color: Color::Black, role: Role::King });
        let Ok(position) = Position::try_from(Setup { board, ..Setup::start() }) else {
            return false;
        };
        assert!(position.has_legal_move(), "{position:?}");
        true
    }

    #[test]
    fn a_rook_can_still_win() {
        let setup: Setup = "3k5/9/9/9/9/9/9/9/4R4/4K4 w".parse().unwrap();
        let position = Position::try_from(setup).unwrap();
        let Dead::Alive(line) = dead(&position, 100_000) else { panic!("a rook mates") };
        let end = line.iter().fold(position, |position, &m| position.play(m).unwrap());
        assert!(end.ending().is_some());
    }

    #[test]
    fn what_is_not_searched_is_not_decided() {
        let setup: Setup = "3k5/9/9/9/9/9/9/9/4C4/4K4 w".parse().unwrap();
        assert_eq!(dead(&Position::try_from(setup).unwrap(), 10), Dead::Undecided);
    }
}
