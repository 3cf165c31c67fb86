//! Chapters 2 to 5: the articles that forbid a set-up or a move.

use ruling::Game;
use xiangqi::{Color, IllegalMove, Move, MoveFault, Point, Position, Role, Setup, SetupFault};

/// What keeps a set-up from being a position of a game.
pub(crate) fn setup(setup: &Setup) -> Vec<&'static str> {
    let mut clauses: Vec<&str> = setup.faults().into_iter().flat_map(|fault| set_up_wrong(setup, fault)).collect();
    let mut seen = std::collections::HashSet::new();
    clauses.retain(|clause| seen.insert(*clause));
    clauses
}

fn set_up_wrong(setup: &Setup, fault: SetupFault) -> Vec<&'static str> {
    match fault {
        SetupFault::NoKing(side) if setup.board.color(side).is_empty() => vec!["5(2)", "12(1)", "12(1):帥將"],
        SetupFault::NoKing(_) => vec!["12(1)", "12(1):帥將"],
        SetupFault::TooMany { role, .. } => vec!["6", "12(1)", set_of(role)],
        SetupFault::Misplaced { color, role, point } => vec!["3(1):非法盤面(i)", never_there(color, role, point)],
        SetupFault::KingsFacing { .. } => vec!["3(1):非法盤面(iv)", "30(2)"],
        SetupFault::WaitingSideInCheck { .. } => vec!["3(1):非法盤面(iv)", "30(1)"],
    }
}

/// How many pieces of a kind a side has.
fn set_of(role: Role) -> &'static str {
    match role {
        Role::King => "12(1):帥將",
        Role::Rook => "12(1):俥車",
        Role::Horse => "12(1):傌馬",
        Role::Cannon => "12(1):炮砲",
        Role::Advisor => "12(1):仕士",
        Role::Elephant => "12(1):相象",
        Role::Pawn => "12(1):兵卒",
    }
}

/// The rule of movement that keeps a piece from ever reaching a point.
fn never_there(color: Color, role: Role, point: Point) -> &'static str {
    let row = row(color, point);
    let in_palace = row <= 2 && (3..=5).contains(&(point.file() as u8));
    match role {
        Role::King => "29(3)",
        Role::Advisor if in_palace => "27(1)",
        Role::Advisor => "27(3)",
        Role::Elephant if row >= 5 => "26(3)",
        Role::Elephant => "26(1)(b)",
        Role::Pawn if row <= 2 => "28(4)",
        _ => "28(1)",
    }
}

/// What forbids a move after a game, and what becomes of it.
pub(crate) fn movement(game: &Game, illegal: IllegalMove) -> Vec<&'static str> {
    let (position, m) = (game.now(), illegal.played);
    let mut clauses = match illegal.fault {
        MoveFault::NoPiece => return vec!["22(1)"],
        MoveFault::NotYourPiece => return out_of_turn(game, m),
        MoveFault::NoMove => return vec!["19(2)(a)", "18(2)", "5(3)"],
        MoveFault::KingsFacing => kings_facing(position, m),
        MoveFault::LeavesKingAttacked(by) => king_attacked(position, m, by),
        fault => by_kind(position, m, fault),
    };
    if position.board().color(!position.turn()).contains(m.to) {
        clauses.push("22(6)");
    }
    clauses.push("53");
    if matches!(illegal.fault, MoveFault::KingsFacing | MoveFault::LeavesKingAttacked(_)) {
        clauses.extend(["4(1)", "5(4)"]);
    }
    clauses
}

/// A move by the side that is not to move: before the first move, or as a second move in a row.
fn out_of_turn(game: &Game, m: Move) -> Vec<&'static str> {
    let Some(last) = game.moves().last() else {
        return vec!["22(1)", "18(1)", "7", "5(3)"];
    };
    let again: &[&str] = if last.to == m.from { &["22(7)"] } else { &[] };
    [&["22(1)"], again, &["18(3)", "19(3)", "19(2)(a)", "7", "5(3)", "49(1)"]].concat()
}

/// Sections 1 and 2 of chapter 5.
fn by_kind(position: &Position, m: Move, fault: MoveFault) -> Vec<&'static str> {
    match fault {
        MoveFault::OwnPieceInTheWay => vec!["22(5)"],
        MoveFault::LeavesPalace(Role::King) => vec!["22(2)", "29(3)"],
        MoveFault::LeavesPalace(_) => vec!["22(2)", "27(3)"],
        MoveFault::CrossesRiver => vec!["22(2)", "26(3)"],
        MoveFault::EyeBlocked(_) => vec!["22(3)", "26(2)"],
        MoveFault::LegBlocked(_) => vec!["22(3)", "25(2)"],
        MoveFault::PathBlocked(..) => vec!["22(3)"],
        MoveFault::ScreenCount(_) => vec!["24(2)"],
        MoveFault::PawnBackward => vec!["22(2)", "28(4)"],
        MoveFault::PawnSidewaysBeforeRiver => vec!["22(2)", "28(1)"],
        MoveFault::NotItsMove(role) => [&["22(2)"], not_its_move(position, role, m)].concat(),
        _ => Vec::new(),
    }
}

/// The rule of its kind that a move breaks by its shape.
fn not_its_move(position: &Position, role: Role, m: Move) -> &'static [&'static str] {
    let files = (m.to.file() as u8).abs_diff(m.from.file() as u8);
    let ranks = (m.to.rank() as u8).abs_diff(m.from.rank() as u8);
    let (straight, diagonal) = (files == 0 || ranks == 0, files == ranks);
    let backward = (m.to.rank() < m.from.rank()) == (position.turn() == Color::Red) && ranks > 0;
    match role {
        Role::Rook => &["23(1)", "23(2)"],
        Role::Cannon => &["24(1)", "23(1)", "23(2)"],
        Role::Horse if straight => &["25(1)(b)"],
        Role::Horse if diagonal => &["25(1)(a)"],
        Role::Horse => &["25(1)(a)", "25(1)(b)"],
        Role::Elephant if diagonal => &["26(1)(b)"],
        Role::Elephant => &["26(1)(a)", "26(1)(b)"],
        Role::Advisor if diagonal => &["27(2)"],
        Role::Advisor => &["27(1)"],
        Role::Pawn if backward => &["28(4)"],
        Role::Pawn if straight => &["28(3)"],
        Role::Pawn if row(position.turn(), m.from) >= 5 => &["28(2)"],
        Role::Pawn => &["28(1)"],
        Role::King if straight => &["29(2)"],
        Role::King => &["29(1)"],
    }
}

/// How far a point is from the back rank of a side; the river lies between 4 and 5.
fn row(color: Color, point: Point) -> u8 {
    let rank = if color == Color::Red { point.rank() } else { point.rank().flipped() };
    rank as u8
}

/// Article 30(2).
fn kings_facing(position: &Position, m: Move) -> Vec<&'static str> {
    let king_moves = position.king(position.turn()) == m.from;
    match (king_moves, m.from.file() == m.to.file()) {
        (true, false) => vec!["30(2)", "30(2)(b)"],
        (false, false) => vec!["30(2)", "30(2)(a)"],
        (_, true) => vec!["30(2)"],
    }
}

/// Article 30(1), and how the piece on this point would take the king.
fn king_attacked(position: &Position, m: Move, by: Point) -> Vec<&'static str> {
    let mut clauses = vec!["30(1)"];
    if position.in_check() {
        clauses.push("30(1)(a)");
    }
    if position.king(position.turn()) == m.from {
        clauses.push("30(1)(b)");
    }
    clauses.extend(match position.board().get(by).map(|piece| piece.role) {
        Some(Role::Rook) => &["23(3)"][..],
        Some(Role::Cannon) => &["24(2)"],
        Some(Role::Horse) => &["25(1)(a)", "25(1)(b)"],
        Some(Role::Pawn) => &["28(2)"],
        _ => &[],
    });
    clauses
}
