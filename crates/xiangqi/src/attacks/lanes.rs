//! Lanes, and what slides along them: rooks and cannons.
//!
//! A *lane* is a file or a rank taken out of the board as 10 or 9 bits. What a rook or a cannon reaches on a lane
//! depends only on the bits between the two ends, so the tables are small enough to stay in the first-level cache.

use crate::{Bitboard, Color, File, Point};

/// The `a` file of one half: every ninth bit.
pub(super) const FILE_A: u64 = 0x10_0804_0201;
/// Multiplying the five bits of a half's file by this puts them side by side at bit 36.
const GATHER: u64 = 1 << 36 | 1 << 28 | 1 << 20 | 1 << 12 | 1 << 4;
/// Multiplying five adjoining bits by this puts bit `i` at `9 i` (among others).
const SPREAD: u64 = 1 | 1 << 8 | 1 << 16 | 1 << 24 | 1 << 32;

/// The file through a point.
#[derive(Clone, Copy)]
pub(crate) struct FileLane(Cross);

/// The rank through a point.
#[derive(Clone, Copy)]
pub(crate) struct RankLane(Cross);

/// The rank through a point in the half of a side.
#[derive(Clone, Copy)]
pub(crate) struct HomeRank(Cross, Color);

/// A lane through a king.
pub(crate) trait Lane: Copy {
    /// The lane's bits of a set.
    fn of(self, set: Bitboard) -> u32;
    /// The set whose bits on this lane are these.
    fn spread(self, bits: u32) -> Bitboard;
    /// Whether a point of a set lies on this lane.
    fn meets(self, set: Bitboard) -> bool;
    /// Where the first, second and third piece in either direction may stand.
    fn layers(self, occupied: u32) -> [u16; 3];
    /// The lane's place of the king.
    fn place(self) -> u32;

    /// The points strictly between the king and one of the lane's places.
    #[inline(always)]
    fn gap_to(self, place: u32) -> Bitboard {
        self.spread(between(self.place(), place))
    }
}

/// The places of a lane strictly between two of its places.
#[inline(always)]
fn between(a: u32, b: u32) -> u32 {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    ((1 << high) - 1) & !((2 << low) - 1)
}

/// Both lanes through a point.
#[inline(always)]
fn lanes(point: Point) -> (FileLane, RankLane) {
    let cross = CROSSES[point.index() & 127];
    (FileLane(cross), RankLane(cross))
}

/// Both lanes through a point of a side's palace.
#[inline(always)]
pub(crate) fn palace_lanes(color: Color, point: Point) -> (FileLane, HomeRank) {
    let cross = CROSSES[point.index() & 127];
    (FileLane(cross), HomeRank(cross, color))
}

impl FileLane {
    /// The file itself, through its lowest point.
    pub(crate) fn new(file: File) -> Self {
        Self(CROSSES[file as usize])
    }

    /// The whole file.
    pub(crate) fn all(self) -> Bitboard {
        self.spread(0x3ff)
    }

    /// What a slider reaches: as a rook, and as a cannon that captures.
    #[inline(always)]
    fn reach(self, occupied: u32) -> Reach {
        FILE_REACH[usize::from(self.0.rank & 15)][(occupied >> 1 & 255) as usize]
    }
}

impl Lane for FileLane {
    #[inline(always)]
    fn of(self, set: Bitboard) -> u32 {
        let gather = |half: u64| (((half >> self.0.file) & FILE_A).wrapping_mul(GATHER) >> 36) as u32 & 31;
        gather(set.south) | gather(set.north) << 5
    }

    #[inline(always)]
    fn spread(self, bits: u32) -> Bitboard {
        let spread = |bits: u32| (u64::from(bits & 31).wrapping_mul(SPREAD) & FILE_A) << self.0.file;
        Bitboard { south: spread(bits), north: spread(bits >> 5) }
    }

    #[inline(always)]
    fn meets(self, set: Bitboard) -> bool {
        (set.south | set.north) >> self.0.file & FILE_A != 0
    }

    #[inline(always)]
    fn layers(self, occupied: u32) -> [u16; 3] {
        FILE_LAYERS[usize::from(self.0.rank & 15)][(occupied >> 1 & 255) as usize]
    }

    #[inline(always)]
    fn place(self) -> u32 {
        u32::from(self.0.rank)
    }
}

impl RankLane {
    /// The lane's bits of a set.
    #[inline(always)]
    fn of(self, set: Bitboard) -> u32 {
        let half = set.south & !self.0.north() | set.north & self.0.north();
        (half >> self.0.shift) as u32 & 511
    }

    /// The set whose bits on this lane are these.
    #[inline(always)]
    fn spread(self, bits: u32) -> Bitboard {
        let half = u64::from(bits) << self.0.shift;
        Bitboard { south: half & !self.0.north(), north: half & self.0.north() }
    }

    /// What a slider reaches: as a rook, and as a cannon that captures.
    #[inline(always)]
    fn reach(self, occupied: u32) -> Reach {
        RANK_REACH[usize::from(self.0.file & 15)][(occupied >> 1 & 127) as usize]
    }
}

impl Lane for HomeRank {
    #[inline(always)]
    fn of(self, set: Bitboard) -> u32 {
        (set.half(self.1) >> self.0.shift) as u32 & 511
    }

    #[inline(always)]
    fn spread(self, bits: u32) -> Bitboard {
        Bitboard::from_half(self.1, u64::from(bits) << self.0.shift)
    }

    #[inline(always)]
    fn meets(self, set: Bitboard) -> bool {
        self.of(set) != 0
    }

    #[inline(always)]
    fn layers(self, occupied: u32) -> [u16; 3] {
        RANK_LAYERS[usize::from(self.0.file & 15)][(occupied >> 1 & 127) as usize]
    }

    #[inline(always)]
    fn place(self) -> u32 {
        u32::from(self.0.file)
    }
}

/// Where a point lies: its file, its rank, where its rank begins in its half, and which half that is.
#[derive(Clone, Copy)]
pub(super) struct Cross {
    pub(super) file: u8,
    pub(super) rank: u8,
    shift: u8,
    in_north: i8,
}

impl Cross {
    /// All ones if the point lies in the north half, else zero.
    #[inline(always)]
    const fn north(self) -> u64 {
        self.in_north as i64 as u64
    }
}

pub(super) static CROSSES: [Cross; 128] = {
    let mut table = [Cross { file: 15, rank: 15, shift: 0, in_north: 0 }; 128];
    let mut index = 0;
    while index < 90 {
        let (file, rank) = (index as u8 % 9, index as u8 / 9);
        table[index] = Cross { file, rank, shift: rank % 5 * 9, in_north: if rank < 5 { 0 } else { -1 } };
        index += 1;
    }
    table
};

/// What a slider reaches on a lane whose ends may or may not be occupied.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    /// Up to and including the first piece: where a rook goes, or captures.
    rook: u16,
    /// Beyond exactly one piece up to and including the next: what a cannon may capture, if a piece stands there.
    cannon: u16,
}

static FILE_REACH: [[Reach; 256]; 16] = reaches::<256>(10);
static RANK_REACH: [[Reach; 128]; 16] = reaches::<128>(9);
static FILE_LAYERS: [[[u16; 3]; 256]; 16] = layers::<256>(10);
static RANK_LAYERS: [[[u16; 3]; 128]; 16] = layers::<128>(9);

/// The points of a lane with exactly `skipped` pieces between them and `place`, up to the piece that ends each stretch.
const fn stretch(place: i32, occupied: u32, length: i32, skipped: u32) -> u16 {
    let mut bits = 0;
    let mut step = -1;
    while step <= 1 {
        let mut seen = 0;
        let mut at = place + step;
        while at >= 0 && at < length && seen <= skipped {
            if seen == skipped {
                bits |= 1 << at;
            }
            seen += occupied >> at & 1;
            at += step;
        }
        step += 2;
    }
    bits
}

/// For each place and each pattern between the ends of a lane, where a slider reaches.
const fn reaches<const PATTERNS: usize>(length: i32) -> [[Reach; PATTERNS]; 16] {
    let mut table = [[Reach { rook: 0, cannon: 0 }; PATTERNS]; 16];
    let mut place = 0;
    while place < length {
        let mut pattern = 0;
        while pattern < PATTERNS {
            let occupied = (pattern as u32) << 1;
            table[place as usize][pattern] =
                Reach { rook: stretch(place, occupied, length, 0), cannon: stretch(place, occupied, length, 1) };
            pattern += 1;
        }
        place += 1;
    }
    table
}

/// For each place and each pattern between the ends of a lane, where the first, second and third piece may stand.
const fn layers<const PATTERNS: usize>(length: i32) -> [[[u16; 3]; PATTERNS]; 16] {
    let mut table = [[[0; 3]; PATTERNS]; 16];
    let mut place = 0;
    while place < length {
        let mut pattern = 0;
        while pattern < PATTERNS {
            let ends = 1 | 1 << (length - 1);
            let occupied = (pattern as u32) << 1 | ends;
            let mut skipped = 0;
            while skipped < 3 {
                let stretch = stretch(place, occupied, length, skipped as u32);
                table[place as usize][pattern][skipped] = stretch & occupied as u16;
                skipped += 1;
            }
            pattern += 1;
        }
        place += 1;
    }
    table
}

/// Where a rook on this point goes or captures: up to and including the first piece each way.
#[inline(always)]
pub(crate) fn rook(point: Point, occupied: Bitboard) -> Bitboard {
    let (file, rank) = lanes(point);
    let by_file = file.reach(file.of(occupied)).rook;
    let by_rank = rank.reach(rank.of(occupied)).rook;
    file.spread(u32::from(by_file)) | rank.spread(u32::from(by_rank))
}

/// The points beyond exactly one screen, up to and including the next piece each way.
#[inline(always)]
pub(crate) fn beyond_screen(point: Point, occupied: Bitboard) -> Bitboard {
    let (file, rank) = lanes(point);
    let by_file = file.reach(file.of(occupied)).cannon;
    let by_rank = rank.reach(rank.of(occupied)).cannon;
    file.spread(u32::from(by_file)) | rank.spread(u32::from(by_rank))
}

/// Both of these together.
#[inline(always)]
pub(crate) fn rook_and_beyond_screen(point: Point, occupied: Bitboard) -> (Bitboard, Bitboard) {
    let (file, rank) = lanes(point);
    let (by_file, by_rank) = (file.reach(file.of(occupied)), rank.reach(rank.of(occupied)));
    let spread = |on_file: u16, on_rank: u16| file.spread(u32::from(on_file)) | rank.spread(u32::from(on_rank));
    (spread(by_file.rook, by_rank.rook), spread(by_file.cannon, by_rank.cannon))
}

/// The pieces a cannon on this point may capture: the next piece beyond exactly one screen.
#[inline(always)]
pub(crate) fn cannon(point: Point, occupied: Bitboard) -> Bitboard {
    beyond_screen(point, occupied) & occupied
}

/// Where a cannon on this point goes: the empty points before the first piece, and the pieces it may capture.
#[inline(always)]
pub(crate) fn cannon_moves(point: Point, occupied: Bitboard) -> Bitboard {
    let (file, rank) = lanes(point);
    let (on_file, on_rank) = (file.of(occupied), rank.of(occupied));
    let moves = |reach: Reach, lane: u32| u32::from(reach.rook) & !lane | u32::from(reach.cannon) & lane;
    file.spread(moves(file.reach(on_file), on_file)) | rank.spread(moves(rank.reach(on_rank), on_rank))
}
