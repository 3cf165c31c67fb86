//! The ninety points of the board, by file and rank.

use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A file (vertical line), `a` to `i` from Red's left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum File {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    I,
}

impl File {
    /// All files, from Red's left to Red's right.
    pub const ALL: [Self; 9] = [Self::A, Self::B, Self::C, Self::D, Self::E, Self::F, Self::G, Self::H, Self::I];

    /// The file with this index, 0 for `a`.
    pub fn from_index(index: u8) -> Option<Self> {
        Self::ALL.get(usize::from(index)).copied()
    }

    /// The lower-case letter of this file.
    pub fn letter(self) -> char {
        char::from(b'a' + self as u8)
    }

    /// The file seen in a mirror: `a` becomes `i`.
    #[must_use]
    pub fn mirrored(self) -> Self {
        Self::ALL[8 - self as usize]
    }
}

/// A rank (horizontal line), 0 to 9 from Red's back rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Rank {
    R0,
    R1,
    R2,
    R3,
    R4,
    R5,
    R6,
    R7,
    R8,
    R9,
}

impl Rank {
    /// All ranks, from Red's back rank to Black's.
    pub const ALL: [Self; 10] =
        [Self::R0, Self::R1, Self::R2, Self::R3, Self::R4, Self::R5, Self::R6, Self::R7, Self::R8, Self::R9];

    /// The rank with this index, 0 for Red's back rank.
    pub fn from_index(index: u8) -> Option<Self> {
        Self::ALL.get(usize::from(index)).copied()
    }

    /// The rank seen from the other side: 0 becomes 9.
    #[must_use]
    pub fn flipped(self) -> Self {
        Self::ALL[9 - self as usize]
    }
}

/// One of the ninety points, written `a0` to `i9`.
///
/// ```
/// use xiangqi::{File, Point, Rank};
///
/// let palace_centre: Point = "e1".parse()?;
/// assert_eq!(palace_centre, Point::new(File::E, Rank::R1));
/// # Ok::<(), xiangqi::PointError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    /// How many points the board has.
    pub const COUNT: usize = 90;

    /// Where a piece stands that was taken: an index past all points, from which every table reaches nothing.
    pub(crate) const OFF: Self = Self(127);

    /// The point where a file and a rank cross.
    pub const fn new(file: File, rank: Rank) -> Self {
        Self(rank as u8 * 9 + file as u8)
    }

    /// The point with this index, counted along the ranks from `a0`.
    pub fn from_index(index: u8) -> Option<Self> {
        (usize::from(index) < Self::COUNT).then_some(Self(index))
    }

    /// A point whose index is known to be below ninety.
    #[inline(always)]
    pub(crate) fn at(index: u32) -> Self {
        debug_assert!(index < 90, "a point's index is below 90");
        Self(index as u8)
    }

    /// All points, along the ranks from `a0` to `i9`.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT as u8).map(Self)
    }

    /// This point's index, 0 for `a0`, 89 for `i9`.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file this point lies on.
    pub fn file(self) -> File {
        File::ALL[self.index() % 9]
    }

    /// The rank this point lies on.
    pub fn rank(self) -> Rank {
        Rank::ALL[self.index() / 9]
    }

    /// The point so many files to the right and ranks up, as Red sees it, if it is on the board.
    pub fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = File::from_index((self.file() as u8).checked_add_signed(files)?)?;
        let rank = Rank::from_index((self.rank() as u8).checked_add_signed(ranks)?)?;
        Some(Self::new(file, rank))
    }

    /// The point seen in a mirror standing on the middle file.
    #[must_use]
    pub fn mirrored(self) -> Self {
        Self::new(self.file().mirrored(), self.rank())
    }

    /// The point across the river: Red's back rank becomes Black's.
    #[must_use]
    pub fn flipped(self) -> Self {
        Self::new(self.file(), self.rank().flipped())
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file().letter(), self.rank() as u8)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text names no point of the board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("expected a point from a0 to i9")]
pub struct PointError;

impl FromStr for Point {
    type Err = PointError;

    fn from_str(text: &str) -> Result<Self, PointError> {
        let [file, rank] = text.as_bytes() else {
            return Err(PointError);
        };
        let file = File::from_index(file.to_ascii_lowercase().wrapping_sub(b'a')).ok_or(PointError)?;
        let rank = Rank::from_index(rank.wrapping_sub(b'0')).ok_or(PointError)?;
        Ok(Self::new(file, rank))
    }
}
