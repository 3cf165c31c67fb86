//! Sets of points, kept as two halves of 45 points, one for each side of the river.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

use crate::{Color, Point};

/// All 45 points of one half.
pub(crate) const HALF: u64 = (1 << 45) - 1;

/// A set of points.
///
/// ```
/// use xiangqi::{Bitboard, Point};
///
/// let river: Bitboard = Point::all().filter(|p| matches!(p.rank() as u8, 4 | 5)).collect();
/// assert_eq!(river.len(), 18);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Bitboard {
    /// Red's half, ranks 0 to 4.
    pub(crate) south: u64,
    /// Black's half, ranks 5 to 9.
    pub(crate) north: u64,
}

impl Bitboard {
    /// No point.
    pub const EMPTY: Self = Self { south: 0, north: 0 };
    /// All ninety points.
    pub const ALL: Self = Self { south: HALF, north: HALF };

    /// The set of one point.
    #[inline(always)]
    pub fn from_point(point: Point) -> Self {
        SINGLES[point.index() & 127]
    }

    /// The half a side sets up in.
    #[inline(always)]
    pub(crate) const fn half(self, color: Color) -> u64 {
        match color {
            Color::Red => self.south,
            Color::Black => self.north,
        }
    }

    /// A set that lies in the half a side sets up in.
    #[inline(always)]
    pub(crate) const fn from_half(color: Color, half: u64) -> Self {
        match color {
            Color::Red => Self { south: half, north: 0 },
            Color::Black => Self { south: 0, north: half },
        }
    }

    /// Whether the set holds this point.
    #[inline(always)]
    pub fn contains(self, point: Point) -> bool {
        self.meets(Self::from_point(point))
    }

    /// How many points the set holds.
    #[inline(always)]
    pub const fn len(self) -> usize {
        (self.south.count_ones() + self.north.count_ones()) as usize
    }

    /// Whether the set holds no point.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.south | self.north == 0
    }

    /// Whether the two sets share a point.
    #[inline(always)]
    pub const fn meets(self, other: Self) -> bool {
        (self.south & other.south) | (self.north & other.north) != 0
    }

    /// The lowest point of the set.
    #[inline(always)]
    pub fn first(self) -> Option<Point> {
        self.into_iter().next()
    }

    /// The only point of a set that holds exactly one.
    pub fn single(self) -> Option<Point> {
        self.first().filter(|&p| self == Self::from_point(p))
    }

    /// Every point one rank towards Black; those of rank 9 fall off.
    #[inline(always)]
    pub(crate) const fn up(self) -> Self {
        Self { south: (self.south << 9) & HALF, north: ((self.north << 9) & HALF) | (self.south >> 36) }
    }

    /// Every point one rank towards Red; those of rank 0 fall off.
    #[inline(always)]
    pub(crate) const fn down(self) -> Self {
        Self { south: (self.south >> 9) | ((self.north << 36) & HALF), north: self.north >> 9 }
    }
}

/// The set of each single point.
static SINGLES: [Bitboard; 128] = {
    let mut table = [Bitboard::EMPTY; 128];
    let mut index = 0;
    while index < 45 {
        table[index].south = 1 << index;
        table[index + 45].north = 1 << index;
        index += 1;
    }
    table
};

impl From<Point> for Bitboard {
    fn from(point: Point) -> Self {
        Self::from_point(point)
    }
}

macro_rules! pointwise {
    ($trait:ident $method:ident $assign_trait:ident $assign_method:ident, $a:ident $b:ident => $value:expr) => {
        impl $trait for Bitboard {
            type Output = Self;

            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                let both = |$a: u64, $b: u64| $value;
                Self { south: both(self.south, other.south), north: both(self.north, other.north) }
            }
        }

        impl $assign_trait for Bitboard {
            #[inline(always)]
            fn $assign_method(&mut self, other: Self) {
                *self = $trait::$method(*self, other);
            }
        }
    };
}

pointwise!(BitAnd bitand BitAndAssign bitand_assign, a b => a & b);
pointwise!(BitOr bitor BitOrAssign bitor_assign, a b => a | b);
pointwise!(BitXor bitxor BitXorAssign bitxor_assign, a b => a ^ b);

impl Sub for Bitboard {
    type Output = Self;

    /// The points of this set that are not in the other.
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self { south: self.south & !other.south, north: self.north & !other.north }
    }
}

impl Not for Bitboard {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        Self { south: self.south ^ HALF, north: self.north ^ HALF }
    }
}

impl Extend<Point> for Bitboard {
    fn extend<I: IntoIterator<Item = Point>>(&mut self, points: I) {
        for point in points {
            *self |= Self::from_point(point);
        }
    }
}

impl FromIterator<Point> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(points);
        set
    }
}

/// The points of a set, lowest first.
#[derive(Clone, Debug)]
pub struct Points(Bitboard);

impl Iterator for Points {
    type Item = Point;

    /// The lowest point, without a branch on which half it lies in.
    #[inline(always)]
    fn next(&mut self) -> Option<Point> {
        let Bitboard { south, north } = self.0;
        if south | north == 0 {
            return None;
        }
        let in_south = south != 0;
        let index = if in_south { south.trailing_zeros() } else { 45 + north.trailing_zeros() };
        self.0.south = south & south.wrapping_sub(1);
        self.0.north = if in_south { north } else { north & north.wrapping_sub(1) };
        Some(Point::at(index))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Points {}

impl IntoIterator for Bitboard {
    type Item = Point;
    type IntoIter = Points;

    #[inline(always)]
    fn into_iter(self) -> Points {
        Points(self)
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
