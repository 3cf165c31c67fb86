//! Finding the move a text means in a position.

use std::fmt;

use arrayvec::ArrayVec;

use super::text::{Direction, MoveText, Mover, Number, Place, Words, Written};
use crate::attacks::{FileLane, Lane};
use crate::{Bitboard, Color, IllegalMove, Move, MoveFault, Piece, Point, Position, Role};

/// Why a text is no move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResolveError {
    /// No legal move is meant.
    Illegal {
        /// What stands against it.
        why: Refusal,
    },
    /// More than one legal move is meant.
    Ambiguous(Vec<Move>),
}

/// What stands against a written move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The side to move has no such piece.
    NoSuchPiece {
        /// The side to move.
        side: Color,
        /// The piece the text names.
        mover: Mover,
    },
    /// The piece stands there, but no point of the board lies where the text sends it by the way it moves.
    NoSuchPoint {
        /// The kind of piece.
        role: Role,
        /// Where it stands.
        from: Point,
    },
    /// A rule of movement forbids the move.
    Movement(IllegalMove),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchPiece { side, mover } => write!(f, "{side} has no {mover}"),
            Self::NoSuchPoint { role, from } => write!(f, "no point for the {role} on {from} lies that way"),
            Self::Movement(illegal) => illegal.fmt(f),
        }
    }
}

impl fmt::Display for ResolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal { why } => why.fmt(f),
            Self::Ambiguous(moves) => {
                f.write_str("more than one move is meant: ")?;
                for (i, m) in moves.iter().enumerate() {
                    write!(f, "{}{m}", if i > 0 { ", " } else { "" })?;
                }
                Ok(())
            }
        }
    }
}

impl std::error::Error for ResolveError {}

impl From<Refusal> for ResolveError {
    fn from(why: Refusal) -> Self {
        Self::Illegal { why }
    }
}

/// The moves one text can mean: at most five pawns, three directions.
type Candidates = ArrayVec<Move, 16>;

impl MoveText {
    /// The move this text means in a position.
    ///
    /// Only legal moves compete: a piece that fits the words but may not go there makes nothing ambiguous. A short form
    /// without a line means a move along the rank if that is legal, else forward or back.
    ///
    /// # Errors
    ///
    /// The text means no legal move, or more than one.
    pub fn resolve(&self, position: &Position) -> Result<Move, ResolveError> {
        match self.words {
            Words::Coordinates(m) => match position.fault_of(m) {
                None => Ok(m),
                Some(fault) => Err(Refusal::Movement(IllegalMove { played: m, fault }).into()),
            },
            Words::Written(written) => written.resolve(position),
        }
    }

    /// Every legal move this text can mean by any custom.
    ///
    /// Some write the short form without lines even for moves forward and back. Where this gives more than one move
    /// though [`resolve`](Self::resolve) gives one, only the writer knows which custom was followed.
    pub fn meanings(&self, position: &Position) -> Vec<Move> {
        match self.words {
            Words::Coordinates(m) => position.is_legal(m).then_some(m).into_iter().collect(),
            Words::Written(written) => {
                let pieces = written.mover.points(position);
                written.legal(position, pieces, &written.directions().concat()).to_vec()
            }
        }
    }
}

impl Written {
    fn resolve(self, position: &Position) -> Result<Move, ResolveError> {
        let pieces = self.mover.points(position);
        let [first, second] = self.directions();
        let mut legal = self.legal(position, pieces, first);
        if legal.is_empty() {
            legal = self.legal(position, pieces, second);
        }
        match legal[..] {
            [] => Err(self.refusal(position, pieces).into()),
            [m] => Ok(m),
            _ => self.middle_pawn(position, &legal).ok_or_else(|| ResolveError::Ambiguous(legal.to_vec())),
        }
    }

    /// The directions that can be meant, those to be tried first in the first group.
    fn directions(self) -> [&'static [Direction]; 2] {
        match self.direction {
            Some(Direction::Forward) => [&[Direction::Forward], &[]],
            Some(Direction::Back) => [&[Direction::Back], &[]],
            Some(Direction::Level) => [&[Direction::Level], &[]],
            None => [&[Direction::Level], &[Direction::Forward, Direction::Back]],
        }
    }

    /// The legal moves of these pieces in these directions.
    fn legal(self, position: &Position, pieces: Bitboard, directions: &[Direction]) -> Candidates {
        let mut legal = Candidates::new();
        if pieces.is_empty() || directions.is_empty() {
            return legal;
        }
        let guard = position.guard(position.turn());
        for from in pieces {
            let targets = guard.targets(from);
            let moves = directions.iter().filter_map(|&direction| self.toward(position.turn(), from, direction));
            legal.extend(moves.filter(|m| targets.contains(m.to)));
        }
        legal
    }

    /// The move of the piece on a point in a direction, if it leads to a point of the board.
    fn toward(self, side: Color, from: Point, direction: Direction) -> Option<Move> {
        let piece = Piece { color: side, role: self.mover.role() };
        Some(Move { from, to: target(piece, from, direction, self.number)? })
    }

    /// Why none of these pieces makes the move; what they are kept from by their surroundings is said first.
    fn refusal(self, position: &Position, pieces: Bitboard) -> Refusal {
        let side = position.turn();
        let Some(from) = pieces.first() else {
            return Refusal::NoSuchPiece { side, mover: self.mover };
        };
        let mut refusal = Refusal::NoSuchPoint { role: self.mover.role(), from };
        let moves = pieces.into_iter().flat_map(|from| {
            self.directions().concat().into_iter().filter_map(move |direction| self.toward(side, from, direction))
        });
        for played in moves {
            match position.fault_of(played) {
                Some(fault @ (MoveFault::NotItsMove(_) | MoveFault::NoMove)) => {
                    refusal = Refusal::Movement(IllegalMove { played, fault });
                }
                Some(fault) => return Refusal::Movement(IllegalMove { played, fault }),
                None => {}
            }
        }
        refusal
    }

    /// The move of the middle pawn, when the signs name a pawn by nothing but its file.
    fn middle_pawn(self, position: &Position, legal: &[Move]) -> Option<Move> {
        let Mover::PlainPawn(file) = self.mover else {
            return None;
        };
        let middle = Mover::PawnOnFile(Place::Middle, file).points(position).single()?;
        legal.iter().copied().find(|m| m.from == middle)
    }
}

impl Mover {
    /// The kind of piece that moves.
    pub fn role(self) -> Role {
        match self {
            Self::OnFile(role, _) | Self::InTandem(role, _) => role,
            Self::PlainPawn(_) | Self::PawnOnFile(..) => Role::Pawn,
        }
    }

    /// The points of the pieces of the side to move that are named so.
    pub(super) fn points(self, position: &Position) -> Bitboard {
        let side = position.turn();
        let pieces = position.board().pieces(side, self.role());
        match self {
            Self::OnFile(_, file) | Self::PlainPawn(file) => pieces & lane(file, side).all(),
            Self::PawnOnFile(place, file) => at_places(pieces, lane(file, side), side, |count| place.among(count)),
            Self::InTandem(_, place) => in_tandem(pieces, place, side),
        }
    }
}

fn lane(file: Number, side: Color) -> FileLane {
    FileLane::new(file.file(side))
}

/// The pieces with this place on any file that holds several.
///
/// Where two files do, some number the pawns of both together, from the right and from the front: 三兵 may then be
/// the third of its file or the third of all.
fn in_tandem(pieces: Bitboard, place: Place, side: Color) -> Bitboard {
    let mut found = Bitboard::EMPTY;
    let mut before = 0;
    for file in Number::ALL {
        found |= at_places(pieces, lane(file, side), side, |count| {
            let mut places = place.among(count);
            if let Place::Nth(n) = place
                && count > 1
            {
                places |= (1 << (u32::from(n.get()) - 1)) >> before;
                before += count;
            }
            places
        });
    }
    found
}

/// The pieces of one file whose places, counted from the front, are asked for by how many there are.
fn at_places(pieces: Bitboard, lane: FileLane, side: Color, places: impl FnOnce(u32) -> u32) -> Bitboard {
    let mut row = lane.of(pieces);
    let mut places = places(row.count_ones());
    let mut found = 0;
    while row != 0 && places != 0 {
        let front = match side {
            Color::Red => 1 << row.ilog2(),
            Color::Black => row & row.wrapping_neg(),
        };
        if places & 1 != 0 {
            found |= front;
        }
        row ^= front;
        places >>= 1;
    }
    lane.spread(found)
}

/// Where a piece goes by a direction and a number, if that is a point of the board.
fn target(piece: Piece, from: Point, direction: Direction, number: Number) -> Option<Point> {
    let ahead = if piece.color == Color::Red { 1 } else { -1 };
    let files = number.file(piece.color) as i8 - from.file() as i8;
    let steps = match piece.role {
        Role::King | Role::Rook | Role::Cannon | Role::Pawn => number.get() as i8,
        Role::Advisor if files.abs() == 1 => 1,
        Role::Elephant if files.abs() == 2 => 2,
        Role::Horse if matches!(files.abs(), 1 | 2) => 3 - files.abs(),
        Role::Advisor | Role::Elephant | Role::Horse => return None,
    };
    let straight = matches!(piece.role, Role::King | Role::Rook | Role::Cannon | Role::Pawn);
    let sideways = if straight { 0 } else { files };
    match direction {
        Direction::Forward => from.offset(sideways, ahead * steps),
        Direction::Back => from.offset(sideways, -ahead * steps),
        Direction::Level if straight => from.offset(files, 0),
        Direction::Level => None,
    }
}
