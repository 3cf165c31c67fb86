//! Which articles an ending, a refusal or a move rests on.

use ::ruling::EndingKind;
use chess::{CastlingSide, Color, File, IllegalMove, Move, MoveFault, Position, Role, Setup, SetupFault, Square};

use crate::fide_2014::game::Game;

/// A position that has occurred, or is about to occur, for the third time.
pub(super) const THREEFOLD: &[&str] = &["5.2.d"];

/// Fifty moves of each side without a capture or the move of a pawn.
pub(super) const FIFTY_MOVES: &[&str] = &["5.2.e"];

/// How a game ended with this position.
pub(super) fn ending(kind: EndingKind, position: &Position) -> Vec<&'static str> {
    match kind {
        EndingKind::Checkmate => vec!["5.1.a", "1.2.将死"],
        EndingKind::Stalemate => vec!["5.2.a"],
        EndingKind::DeadDraw if position.board().occupied().count() == 2 => vec!["5.2.b", "1.3", "1.3.remark1"],
        EndingKind::DeadDraw => vec!["5.2.b", "1.3"],
        EndingKind::Flag => vec!["6.9"],
        _ => Vec::new(),
    }
}

/// What keeps a set-up from being a position of a game.
pub(super) fn setup(setup: &Setup) -> Vec<&'static str> {
    let mut clauses: Vec<&str> = setup.faults().into_iter().flat_map(set_up_wrong).copied().collect();
    let mut seen = std::collections::HashSet::new();
    clauses.retain(|clause| seen.insert(*clause));
    clauses
}

fn set_up_wrong(fault: SetupFault) -> &'static [&'static str] {
    match fault {
        SetupFault::NoKing(_) | SetupFault::SeveralKings { .. } | SetupFault::TooMany { .. } => &["3.10.c", "2.2"],
        SetupFault::PawnOnLastRank(_) => &["3.10.c", "3.7.e.必须"],
        SetupFault::Castling(_) => &["3.10.c", "3.8.b.(1)①", "3.8.b.(1)②"],
        SetupFault::EnPassant(_) => &["3.10.c", "3.7.d"],
        SetupFault::WaitingSideInCheck { .. } => &["3.10.c", "3.9.禁止", "1.2.王不可"],
        SetupFault::ImpossibleCheck { .. } => &["3.10.c"],
    }
}

/// By what a game began, and by what its last move was made.
pub(super) fn foundation(game: &Game) -> Vec<&'static str> {
    let start = &game.positions()[0];
    let mut clauses = Vec::new();
    if *start == Position::start() {
        clauses.push("2.3");
    }
    if let (Some(&m), Some(before)) = (game.moves().last(), game.positions().iter().rev().nth(1)) {
        clauses.extend(made(before, m));
        if before.taken_by(m).is_some() {
            clauses.push("3.1.吃子");
        }
    }
    clauses
}

/// The rule by which a piece made a legal move.
fn made(before: &Position, m: Move) -> Vec<&'static str> {
    match before.board().role_at(m.from) {
        Some(Role::Bishop) => vec!["3.2"],
        Some(Role::Rook) => vec!["3.3"],
        Some(Role::Queen) => vec!["3.4"],
        Some(Role::Knight) => vec!["3.6"],
        Some(Role::King) if before.castling_side(m).is_some() => vec!["3.8.a.②"],
        Some(Role::King) => vec!["3.8.a.①"],
        Some(Role::Pawn) => made_by_pawn(before, m),
        None => Vec::new(),
    }
}

fn made_by_pawn(before: &Position, m: Move) -> Vec<&'static str> {
    let mut clauses = vec![match before.taken_by(m) {
        Some(_) if before.is_en_passant(m) => "3.7.d",
        Some(_) => "3.7.c",
        None if m.from.distance(m.to) == 2 => "3.7.b",
        None => "3.7.a",
    }];
    if let Some(role) = m.promotion {
        clauses.push("3.7.e.必须");
        let set = if role == Role::Queen { 1 } else { 2 };
        if before.board().by_piece(role.of(before.turn())).count() >= set {
            clauses.push("3.7.e.自由");
        }
    }
    clauses
}

/// What forbids a move after a game.
pub(super) fn movement(game: &Game, illegal: IllegalMove) -> Vec<&'static str> {
    let (position, m) = (game.now(), illegal.played);
    let mut clauses = match illegal.fault {
        MoveFault::NotYourPiece if game.ply() == 0 && *position == Position::start() => return vec!["1.1.白先"],
        MoveFault::NotYourPiece => return vec!["1.1.交替"],
        MoveFault::NoPiece | MoveFault::NoMove => Vec::new(),
        MoveFault::OwnPieceInTheWay => vec!["3.1.己子"],
        MoveFault::TakesKing => vec!["1.2.王不可"],
        MoveFault::NotItsMove(role) => vec![way(role)],
        MoveFault::PathBlocked(..) => vec!["3.5"],
        MoveFault::PawnBlocked(square) => blocked(position, m, square),
        MoveFault::PawnTwoSquares => vec!["3.7.b"],
        MoveFault::PawnTakesNothing => vec!["3.7.c"],
        MoveFault::EnPassantLate(_) => vec!["3.7.d"],
        MoveFault::PromotionMissing | MoveFault::PromotionTo(_) | MoveFault::NoPromotion => vec!["3.7.e.必须"],
        MoveFault::CastlingLost(side) => castling_lost(game, side),
        MoveFault::CastlingBlocked(_) => vec!["3.8.b.(2)②"],
        MoveFault::CastlingAttacked(_) => vec!["3.8.b.(2)①"],
        MoveFault::LeavesKingAttacked(_) if position.king(position.turn()) == m.from => {
            vec!["3.8.a.①", "3.9.禁止", "1.2.王不可"]
        }
        MoveFault::LeavesKingAttacked(_) => vec!["3.9.禁止", "1.2.王不可"],
    };
    clauses.push("3.10.b");
    clauses
}

/// How a kind of piece moves.
fn way(role: Role) -> &'static str {
    match role {
        Role::Bishop => "3.2",
        Role::Rook => "3.3",
        Role::Queen => "3.4",
        Role::Knight => "3.6",
        Role::King => "3.8.a.①",
        Role::Pawn => "3.7.a",
    }
}

/// A pawn goes straight to or over a square that is not empty; what stands there it takes only diagonally.
fn blocked(position: &Position, m: Move, square: Square) -> Vec<&'static str> {
    let straight = if m.from.distance(m.to) == 2 { "3.7.b" } else { "3.7.a" };
    match position.board().color_at(square) {
        Some(color) if color != position.turn() && square == m.to => vec![straight, "3.7.c"],
        _ => vec![straight],
    }
}

/// Whether it was the king or the rook that moved; both are named where the game does not tell.
fn castling_lost(game: &Game, side: CastlingSide) -> Vec<&'static str> {
    let color = game.now().turn();
    let home = |file: File| Square::from_coords(file, color.backrank());
    let moved = |from: Square| has_left(game, color, from);
    let corner = if side == CastlingSide::KingSide { File::H } else { File::A };
    match (moved(home(File::E)), moved(home(corner))) {
        (true, false) => vec!["3.8.b.(1)①"],
        (false, true) => vec!["3.8.b.(1)②"],
        _ => vec!["3.8.b.(1)①", "3.8.b.(1)②"],
    }
}

/// Whether a piece of a side left a square in the game, or was taken there.
fn has_left(game: &Game, color: Color, square: Square) -> bool {
    let left = |(m, before): (&Move, &Position)| {
        let moved = m.from == square && before.turn() == color;
        moved || m.to == square && before.turn() != color
    };
    game.moves().iter().zip(game.positions()).any(left)
}
