//! What the written notations say of a move, before a script is chosen.

use super::text::{Direction, Number};
use crate::attacks::{FileLane, Lane};
use crate::{Board, Color, File, Move, Piece, Point, Role};

/// A move in the terms of the written notations.
pub(super) struct Described {
    pub(super) piece: Piece,
    /// The file it starts on, as its side numbers it.
    pub(super) file: Number,
    pub(super) standing: Standing,
    pub(super) direction: Direction,
    /// The file it ends on, or the steps of a straight move along its file.
    pub(super) number: Number,
}

/// Whether a piece must be told from others of its kind on its file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Standing {
    /// Its file is enough. This holds for two advisors or elephants too: one can only advance, the other only retreat.
    Alone,
    /// It shares its file with others.
    Tandem(Row),
}

/// The like pieces on one file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Row {
    /// How many of them stand before the one that moves.
    pub(super) before: u32,
    /// How many there are, two to five.
    pub(super) count: u32,
    /// Whether another file too holds several pawns of this side.
    pub(super) elsewhere: bool,
}

impl Row {
    /// Whether no like piece stands before it.
    pub(super) fn is_front(self) -> bool {
        self.before == 0
    }

    /// Whether no like piece stands behind it.
    pub(super) fn is_rear(self) -> bool {
        self.before + 1 == self.count
    }

    /// The piece's number from the front.
    pub(super) fn number(self) -> Number {
        Number::from_digit(self.before as u8 + 1)
    }
}

/// A move in the terms of the written notations; `None` if they cannot say it, since no piece moves so.
pub(super) fn describe(board: &Board, m: Move) -> Option<Described> {
    let piece = board.get(m.from)?;
    let side = piece.color;
    let ahead = ranks_ahead(side, m);
    let direction = match ahead {
        0 => Direction::Level,
        1.. => Direction::Forward,
        _ => Direction::Back,
    };
    let files = (m.to.file() as u8).abs_diff(m.from.file() as u8);
    let number = match (piece.role, files, ahead.unsigned_abs()) {
        (Role::King | Role::Rook | Role::Cannon | Role::Pawn, 0, steps @ 1..) => Number::from_digit(steps),
        (Role::King | Role::Rook | Role::Cannon | Role::Pawn, 1.., 0)
        | (Role::Advisor, 1, 1)
        | (Role::Elephant, 2, 2)
        | (Role::Horse, 1, 2)
        | (Role::Horse, 2, 1) => Number::of_file(m.to.file(), side),
        _ => return None,
    };
    let file = Number::of_file(m.from.file(), side);
    Some(Described { piece, file, standing: standing(board, piece, m.from), direction, number })
}

/// How many ranks a move goes forward, as its side sees it.
fn ranks_ahead(side: Color, m: Move) -> i8 {
    let up = m.to.rank() as i8 - m.from.rank() as i8;
    if side == Color::Red { up } else { -up }
}

fn standing(board: &Board, piece: Piece, from: Point) -> Standing {
    if matches!(piece.role, Role::King | Role::Advisor | Role::Elephant) {
        return Standing::Alone;
    }
    let pieces = board.pieces(piece.color, piece.role);
    let row = |file: File| FileLane::new(file).of(pieces);
    let file = from.file();
    let own = row(file);
    if own.count_ones() < 2 {
        return Standing::Alone;
    }
    let rank = from.rank() as u32;
    let before = match piece.color {
        Color::Red => own >> rank >> 1,
        Color::Black => own & ((1 << rank) - 1),
    };
    let elsewhere = File::ALL.into_iter().any(|other| other != file && row(other).count_ones() > 1);
    Standing::Tandem(Row { before: before.count_ones(), count: own.count_ones(), elsewhere })
}
