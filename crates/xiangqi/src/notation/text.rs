//! What a written move says, before any position is looked at.

use std::fmt;

use super::{Marks, Writing};
use crate::{Color, File, Move, Role};

/// A move as it is written, with the marks that follow it.
///
/// One grammar reads every written notation, since a record may mix them: coordinates (`h2e2`, `H2-E2`), traditional
/// and simplified Chinese (炮二平五, 马8进7), the Asian and world federations' signs (`C2=5`, 馬8+7) and the short form
/// without a direction (炮25, with a line under the last number for forward and over it for back).
///
/// ```
/// use xiangqi::{Position, notation::MoveText};
///
/// let start = Position::start();
/// for text in ["h2e2", "H2-E2", "炮二平五", "炮2平5", "C2=5", "c2.5", "砲二 五"] {
///     let text: MoveText = text.parse()?;
///     assert_eq!(text.resolve(&start)?.to_string(), "h2e2");
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveText {
    pub(super) words: Words,
    pub(super) marks: Marks,
    pub(super) writing: Option<Writing>,
}

impl MoveText {
    /// The marks after the move.
    pub fn marks(&self) -> Marks {
        self.marks
    }

    /// How it is written; `None` if by coordinates.
    pub fn writing(&self) -> Option<Writing> {
        self.writing
    }

    /// Whether it names two points.
    pub fn is_by_coordinates(&self) -> bool {
        matches!(self.words, Words::Coordinates(_))
    }

    /// Whether it says which way the piece goes; the short form need not, and coordinates do not.
    pub fn has_direction(&self) -> bool {
        matches!(self.words, Words::Written(Written { direction: Some(_), .. }))
    }
}

/// The move itself, without marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Words {
    /// From one point to another.
    Coordinates(Move),
    /// A piece, a direction and a number.
    Written(Written),
}

/// A piece, a direction and a number; the short form may leave the direction out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Written {
    pub(super) mover: Mover,
    pub(super) direction: Option<Direction>,
    pub(super) number: Number,
}

/// 進, 退 or 平, as the mover sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Direction {
    Forward,
    Back,
    Level,
}

/// 前, 中 or 後.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Order {
    Front,
    Middle,
    Rear,
}

/// A number from 1 to 9: a file counted from the mover's own right, a count of steps or a place in a row of pawns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(u8);

impl Number {
    /// All numbers.
    pub(super) const ALL: [Self; 9] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7), Self(8), Self(9)];

    /// The number of a digit known to be from 1 to 9.
    pub(super) const fn from_digit(digit: u8) -> Self {
        debug_assert!(matches!(digit, 1..=9), "a number is from 1 to 9");
        Self(digit)
    }

    /// The number a side gives a file.
    pub fn of_file(file: File, side: Color) -> Self {
        match side {
            Color::Red => Self(9 - file as u8),
            Color::Black => Self(file as u8 + 1),
        }
    }

    /// The file to which a side gives this number.
    pub fn file(self, side: Color) -> File {
        match side {
            Color::Red => File::ALL[usize::from(9 - self.0)],
            Color::Black => File::ALL[usize::from(self.0 - 1)],
        }
    }

    /// The number as an integer from 1 to 9.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The Arabic digit.
    pub(super) const fn digit(self) -> char {
        (b'0' + self.0) as char
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// How a written move names the piece that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mover {
    /// 炮二: the piece of this kind on a file. Two on one file are told apart by which of them can make the move.
    OnFile(Role, Number),
    /// `P3`: the pawn that the signs name by its file alone, the only one there or the one in the middle.
    PlainPawn(Number),
    /// 前炮: a piece of this kind that shares its file with others.
    InTandem(Role, Place),
    /// 前三: a pawn that shares this file with others.
    PawnOnFile(Place, Number),
}

impl fmt::Display for Mover {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OnFile(role, file) => write!(f, "{role} on file {file}"),
            Self::PlainPawn(file) => write!(f, "pawn on file {file}"),
            Self::InTandem(role, place) => write!(f, "{role} that is {place} on a file it shares"),
            Self::PawnOnFile(place, file) => write!(f, "pawn that is {place} of several on file {file}"),
        }
    }
}

/// Which of several like pieces on one file, counted from the front as the mover sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// 前: the first.
    Front,
    /// 中: the one in the middle of three or five.
    Middle,
    /// 後: the last.
    Rear,
    /// 前前, `++`: the first of three or more.
    FrontFront,
    /// 前後: the second of three or more.
    FrontRear,
    /// 後前: the last but one of three or more.
    RearFront,
    /// 後後, `--`: the last of three or more.
    RearRear,
    /// `P+`: the first of two or three, the second of four or five.
    SignFront,
    /// `P-`: the last of two or three, the last but one of four or five.
    SignRear,
    /// 二兵, 二六: the one with this number, the front one being the first.
    Nth(Number),
    /// `33`: by one custom the third on file 3, by another the middle one.
    NthOrMiddle(Number),
}

impl Place {
    /// The places it can mean among so many pieces on one file: bit 0 is the front one.
    pub(super) fn among(self, count: u32) -> u32 {
        let at = |index: u32, least: u32| if count >= least { 1 << index } else { 0 };
        let middle = if count % 2 == 1 { at(count / 2, 3) } else { 0 };
        match self {
            Self::Front => at(0, 2),
            Self::Middle => middle,
            Self::Rear => at(count.wrapping_sub(1), 2),
            Self::FrontFront => at(0, 3),
            Self::FrontRear => at(1, 3),
            Self::RearFront => at(count.wrapping_sub(2), 3),
            Self::RearRear => at(count.wrapping_sub(1), 3),
            Self::SignFront => at(u32::from(count > 3), 2),
            Self::SignRear => at(count.wrapping_sub(1 + u32::from(count > 3)), 2),
            Self::Nth(n) => at(u32::from(n.get()) - 1, u32::from(n.get()).max(2)),
            Self::NthOrMiddle(n) => Self::Nth(n).among(count) | middle,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Front | Self::SignFront => f.write_str("in front"),
            Self::Middle => f.write_str("in the middle"),
            Self::Rear | Self::SignRear => f.write_str("at the rear"),
            Self::FrontFront => f.write_str("foremost of three or more"),
            Self::FrontRear => f.write_str("second of three or more"),
            Self::RearFront => f.write_str("last but one of three or more"),
            Self::RearRear => f.write_str("rearmost of three or more"),
            Self::Nth(n) => write!(f, "number {n} from the front"),
            Self::NthOrMiddle(n) => write!(f, "number {n} from the front or in the middle"),
        }
    }
}
