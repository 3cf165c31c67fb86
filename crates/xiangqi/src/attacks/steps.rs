//! What goes by steps: horses, elephants, advisors, kings and pawns.

use super::lanes::{CROSSES, FILE_A};
use crate::bitboard::HALF;
use crate::{Bitboard, Color, Point};

/// A word in which the points around a point stand at fixed distances: bit 0 is the point one rank and one file below.
#[inline(always)]
fn around(point: Point, occupied: Bitboard) -> u64 {
    let index = point.index() as u32;
    let (half, start) = if index < 45 {
        (occupied.south << 10 | occupied.north << 55, index)
    } else {
        (occupied.north << 10 | occupied.south >> 35, index - 45)
    };
    half >> (start & 63)
}

/// Which of the four orthogonal neighbours are occupied.
#[inline(always)]
fn legs(point: Point, occupied: Bitboard) -> usize {
    const NEIGHBOURS: u64 = (1 | 1 << 8 | 1 << 10 | 1 << 18) << 1;
    const TOGETHER: u64 = 1 << 18 | 1 << 12 | 1 << 9 | 1 << 3;
    ((around(point, occupied) & NEIGHBOURS).wrapping_mul(TOGETHER) >> 19) as usize & 15
}

/// The four directions of a horse's leg in the order of the bits of [`legs`]: down, right, left, up.
const LEG_STEPS: [(i32, i32); 4] = [(0, -1), (1, 0), (-1, 0), (0, 1)];

/// Where a horse on this point reaches, legs not blocked.
#[inline(always)]
pub(crate) fn horse(point: Point, occupied: Bitboard) -> Bitboard {
    HORSE[point.index() & 127][legs(point, occupied)]
}

static HORSE: [[Bitboard; 16]; 128] = {
    let mut table = [[Bitboard::EMPTY; 16]; 128];
    let mut index = 0;
    while index < 90 {
        let mut pattern = 0;
        while pattern < 16 {
            let mut leg = 0;
            while leg < 4 {
                if pattern >> leg & 1 == 0 {
                    let (dx, dy) = LEG_STEPS[leg];
                    let (left, right) = if dx == 0 { ((-1, 2 * dy), (1, 2 * dy)) } else { ((2 * dx, -1), (2 * dx, 1)) };
                    let set = table[index][pattern];
                    table[index][pattern] = union(set, union(stepped(index, left), stepped(index, right)));
                }
                leg += 1;
            }
            pattern += 1;
        }
        index += 1;
    }
    table
};

/// The points from which a horse would reach this point, legs not blocked.
#[inline(always)]
pub(crate) fn horse_sources(point: Point, occupied: Bitboard) -> Bitboard {
    const DIAGONALS: u64 = 1 | 1 << 2 | 1 << 18 | 1 << 20;
    const TOGETHER: u64 = 1 << 22 | 1 << 18 | 1 << 5 | 1 << 1;
    HORSE_SOURCES[point.index() & 127]
        [((around(point, occupied) & DIAGONALS).wrapping_mul(TOGETHER) >> 20) as usize & 15]
}

/// The points from which a horse could reach this point if no leg were blocked.
#[inline(always)]
pub(crate) fn horse_sources_unblocked(point: Point) -> Bitboard {
    HORSE_SOURCES[point.index() & 127][0]
}

/// The leg of a horse standing on `horse` that reaches for `target`: the neighbour it must pass.
pub(crate) fn horse_leg(horse: Point, target: Point) -> Point {
    let (from, to) = (CROSSES[horse.index() & 127], CROSSES[target.index() & 127]);
    let halfway = |from: u8, to: u8| u32::from(if from.abs_diff(to) == 2 { u8::midpoint(from, to) } else { from });
    Point::at(halfway(from.rank, to.rank) * 9 + halfway(from.file, to.file))
}

static HORSE_SOURCES: [[Bitboard; 16]; 128] = {
    // In the order of the gathered bits: right down, right up, left down, left up.
    const DIAGONAL_STEPS: [(i32, i32); 4] = [(1, -1), (1, 1), (-1, -1), (-1, 1)];
    let mut table = [[Bitboard::EMPTY; 16]; 128];
    let mut index = 0;
    while index < 90 {
        let mut pattern = 0;
        while pattern < 16 {
            let mut leg = 0;
            while leg < 4 {
                if pattern >> leg & 1 == 0 {
                    let (dx, dy) = DIAGONAL_STEPS[leg];
                    let set = table[index][pattern];
                    table[index][pattern] =
                        union(set, union(stepped(index, (2 * dx, dy)), stepped(index, (dx, 2 * dy))));
                }
                leg += 1;
            }
            pattern += 1;
        }
        index += 1;
    }
    table
};

/// The palace of a side.
pub(crate) const fn palace(color: Color) -> Bitboard {
    const ROWS: u64 = 0b111 << 3 | 0b111 << 12 | 0b111 << 21;
    match color {
        Color::Red => Bitboard { south: ROWS, north: 0 },
        Color::Black => Bitboard { south: 0, north: ROWS << 18 },
    }
}

/// The five points of the palace an advisor can stand on.
pub(crate) const fn advisor_points(color: Color) -> Bitboard {
    const RED: u64 = 0b101 << 3 | 0b010 << 12 | 0b101 << 21;
    match color {
        Color::Red => Bitboard { south: RED, north: 0 },
        Color::Black => Bitboard { south: 0, north: RED << 18 },
    }
}

/// The seven points an elephant can stand on, the same in either half.
pub(crate) const ELEPHANT_HALF: u64 = 0b0_0100_0100 | 0b1_0001_0001 << 18 | 0b0_0100_0100 << 36;

/// The seven points an elephant of a side can stand on.
pub(crate) const fn elephant_points(color: Color) -> Bitboard {
    Bitboard::from_half(color, ELEPHANT_HALF)
}

/// The points a pawn of a side can stand on: its five files up to the river, everything beyond it.
pub(crate) const fn pawn_points(color: Color) -> Bitboard {
    const FILES: u64 = 0b1_0101_0101;
    match color {
        Color::Red => Bitboard { south: FILES << 27 | FILES << 36, north: HALF },
        Color::Black => Bitboard { south: HALF, north: FILES | FILES << 9 },
    }
}

/// The four steps of a side's advisors, all at once: the points reached in its half and how far each lies from its origin.
#[inline(always)]
pub(crate) fn advisor_steps(color: Color, advisors: u64) -> [(u64, i8); 4] {
    let points = advisor_points(color).half(color);
    [
        (advisors << 10 & points, 10),
        (advisors << 8 & points, 8),
        (advisors >> 8 & points, -8),
        (advisors >> 10 & points, -10),
    ]
}

/// The four steps of the elephants in a half, all at once, eyes not blocked.
#[inline(always)]
pub(crate) fn elephant_steps(elephants: u64, occupied: u64) -> [(u64, i8); 4] {
    [
        ((elephants << 10 & !occupied) << 10 & ELEPHANT_HALF, 20),
        ((elephants << 8 & !occupied) << 8 & ELEPHANT_HALF, 16),
        ((elephants >> 8 & !occupied) >> 8 & ELEPHANT_HALF, -16),
        ((elephants >> 10 & !occupied) >> 10 & ELEPHANT_HALF, -20),
    ]
}

/// Where advisors of a side on these points step.
#[inline(always)]
pub(crate) fn advisor(color: Color, points: Bitboard) -> Bitboard {
    let steps = advisor_steps(color, points.half(color));
    Bitboard::from_half(color, steps.into_iter().fold(0, |all, (to, _)| all | to))
}

/// Where elephants of a side on these points step, eyes not blocked.
#[inline(always)]
pub(crate) fn elephant(color: Color, points: Bitboard, occupied: Bitboard) -> Bitboard {
    let steps = elephant_steps(points.half(color), occupied.half(color));
    Bitboard::from_half(color, steps.into_iter().fold(0, |all, (to, _)| all | to))
}

/// The steps of a side's pawns, all at once.
pub(crate) struct PawnSteps {
    /// The points ahead.
    pub ahead: Bitboard,
    /// How far ahead they lie.
    pub distance: i8,
    /// The points to the right of pawns that have crossed, in the other half.
    pub right: u64,
    /// The points to their left.
    pub left: u64,
}

/// The steps of a side's pawns.
#[inline(always)]
pub(crate) fn pawn_steps(color: Color, pawns: Bitboard) -> PawnSteps {
    let (ahead, distance) = match color {
        Color::Red => (pawns.up(), 9),
        Color::Black => (pawns.down(), -9),
    };
    let crossed = pawns.half(!color);
    PawnSteps { ahead, distance, right: (crossed & !(FILE_A << 8)) << 1, left: (crossed & !FILE_A) >> 1 }
}

/// The points from which an enemy horse or pawn may reach into the palace of a side.
#[inline(always)]
pub(crate) const fn palace_reachers(color: Color) -> Bitboard {
    // Files b to h of the whole half: a horse comes from at most two files and two ranks away.
    const ZONE: u64 = 0b0_1111_1110 * (1 | 1 << 9 | 1 << 18 | 1 << 27 | 1 << 36);
    Bitboard::from_half(color, ZONE)
}

/// Where a king on this point steps.
#[inline(always)]
pub(crate) fn king(point: Point) -> Bitboard {
    KING[point.index() & 127]
}

static KING: [Bitboard; 128] = {
    let mut table = [Bitboard::EMPTY; 128];
    let mut index = 0;
    while index < 90 {
        let mut leg = 0;
        while leg < 4 {
            let step = stepped(index, LEG_STEPS[leg]);
            let (red, black) = (palace(Color::Red), palace(Color::Black));
            let inside = Bitboard { south: step.south & red.south, north: step.north & black.north };
            table[index] = union(table[index], inside);
            leg += 1;
        }
        index += 1;
    }
    table
};

/// The points from which a pawn of this side reaches the point.
#[inline(always)]
pub(crate) fn pawn_sources(color: Color, point: Point) -> Bitboard {
    PAWN_SOURCES[color as usize][point.index() & 127]
}

static PAWN_SOURCES: [[Bitboard; 128]; 2] = {
    let mut table = [[Bitboard::EMPTY; 128]; 2];
    let mut side = 0;
    while side < 2 {
        let (back, crossed_below) = if side == 0 { (-1, 45) } else { (1, 0) };
        let mut index = 0;
        while index < 90 {
            let mut set = stepped(index, (0, back));
            let crossed = if crossed_below == 45 { index >= 45 } else { index < 45 };
            if crossed {
                set = union(set, union(stepped(index, (-1, 0)), stepped(index, (1, 0))));
            }
            table[side][index] = set;
            index += 1;
        }
        side += 1;
    }
    table
};

/// The union of two sets, at compile time.
const fn union(a: Bitboard, b: Bitboard) -> Bitboard {
    Bitboard { south: a.south | b.south, north: a.north | b.north }
}

/// The point a step away, as a set, at compile time; empty if it is off the board.
const fn stepped(index: usize, (files, ranks): (i32, i32)) -> Bitboard {
    let (file, rank) = (index as i32 % 9 + files, index as i32 / 9 + ranks);
    if file < 0 || file > 8 || rank < 0 || rank > 9 {
        Bitboard::EMPTY
    } else if rank < 5 {
        Bitboard { south: 1 << (rank * 9 + file), north: 0 }
    } else {
        Bitboard { south: 0, north: 1 << ((rank - 5) * 9 + file) }
    }
}
