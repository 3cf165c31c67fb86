//! Chapter 1, sections 1 and 2: placements that no game can come to.

use xiangqi::{Color, Point, Role, SetupFault};

use super::finding;
use crate::desk::xiangqi_play::setup;
use crate::desk::{Finding, Incident, OfBoard, Scene};

/// What keeps the placement on the board from being one of a game. Where the players keep no record, kings may face.
pub fn faults(scene: &Scene) -> Vec<SetupFault> {
    let may_face = !scene.arrangements.recorded;
    let stands = setup(scene.line.now(), scene.line.turn());
    let king = stands.board.pieces(stands.turn, Role::King);
    let counts = |fault: &SetupFault| match fault {
        SetupFault::KingsFacing { .. } => !may_face,
        SetupFault::WaitingSideInCheck { checkers, .. } => !(*checkers - king).is_empty(),
        _ => true,
    };
    stands.faults().into_iter().filter(counts).collect()
}

/// A placement at the start that no game can come to, with the units it goes against.
pub fn misplaced(scene: &Scene) -> Option<Finding> {
    let mut clauses = vec!["1.1.四"];
    for clause in faults(scene).into_iter().flat_map(against) {
        if !clauses.contains(clause) {
            clauses.push(*clause);
        }
    }
    let found = || finding(Incident::Board(OfBoard::WrongLayout { shifts: Vec::new() }), None, &clauses);
    (clauses.len() > 1).then(found)
}

fn against(fault: SetupFault) -> &'static [&'static str] {
    match fault {
        SetupFault::NoKing(Color::Red) | SetupFault::TooMany { color: Color::Red, .. } => &["1.1.二.總數", "1.1.二.紅"],
        SetupFault::NoKing(_) | SetupFault::TooMany { .. } => &["1.1.二.總數", "1.1.二.黑"],
        SetupFault::Misplaced { color, role, point } => never_there(color, role, point),
        SetupFault::KingsFacing { .. } => &["1.2.一.王見王", "1.2.一.記譜"],
        SetupFault::WaitingSideInCheck { .. } => &["1.2.八.帥除外"],
    }
}

/// Section 2, 一, 二, 三 and 七: what keeps a man from ever standing on a point.
fn never_there(color: Color, role: Role, point: Point) -> &'static [&'static str] {
    let rank = if color == Color::Red { point.rank() } else { point.rank().flipped() };
    let row = rank as u8;
    match role {
        Role::King => &["1.2.一.走法"],
        Role::Advisor => &["1.2.二"],
        Role::Elephant if row >= 5 => &["1.2.三.河界"],
        Role::Elephant => &["1.2.三.田"],
        _ if row <= 2 => &["1.2.七.不退"],
        _ => &["1.2.七.未過河"],
    }
}
