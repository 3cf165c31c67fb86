//! Which piece stands on which point.

use std::fmt;

use crate::{Bitboard, Color, File, Move, MoveFault, Piece, Point, Rank, Role, attacks};

/// A placement of pieces, with no claim that it can arise in a game.
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    by_role: [Bitboard; 8],
    by_color: [Bitboard; 2],
    on: [Option<Piece>; 128],
}

impl Board {
    /// A board without pieces.
    pub const fn empty() -> Self {
        Self { by_role: [Bitboard::EMPTY; 8], by_color: [Bitboard::EMPTY; 2], on: [None; 128] }
    }

    /// The board at the start of a game.
    pub fn start() -> Self {
        use Role::{Advisor, Cannon, Elephant, Horse, King, Pawn, Rook};
        const BACK: [Role; 9] = [Rook, Horse, Elephant, Advisor, King, Advisor, Elephant, Horse, Rook];
        let mut board = Self::empty();
        for color in Color::ALL {
            let rank = |rank: Rank| if color == Color::Red { rank } else { rank.flipped() };
            for (file, role) in File::ALL.into_iter().zip(BACK) {
                board.put(Point::new(file, rank(Rank::R0)), Piece { color, role });
            }
            for file in [File::B, File::H] {
                board.put(Point::new(file, rank(Rank::R2)), Piece { color, role: Cannon });
            }
            for file in [File::A, File::C, File::E, File::G, File::I] {
                board.put(Point::new(file, rank(Rank::R3)), Piece { color, role: Pawn });
            }
        }
        board
    }

    /// The piece on a point.
    #[inline(always)]
    pub fn get(&self, point: Point) -> Option<Piece> {
        self.on[point.index() & 127]
    }

    /// Puts a piece on a point, replacing what stood there.
    #[inline(always)]
    pub fn put(&mut self, point: Point, piece: Piece) {
        self.remove(point);
        self.place(point, piece);
    }

    /// Takes the piece off a point.
    #[inline(always)]
    pub fn remove(&mut self, point: Point) -> Option<Piece> {
        let piece = self.get(point)?;
        self.on[point.index() & 127] = None;
        self.toggle(point, piece);
        Some(piece)
    }

    /// Puts a piece on a point known to be empty.
    #[inline(always)]
    pub(crate) fn place(&mut self, point: Point, piece: Piece) {
        self.on[point.index() & 127] = Some(piece);
        self.toggle(point, piece);
    }

    /// Moves the piece on a point to another, which must be empty; nothing happens if there is none.
    #[inline(always)]
    pub(crate) fn shift(&mut self, from: Point, to: Point) -> Option<Piece> {
        let piece = self.get(from)?;
        self.on[from.index() & 127] = None;
        self.on[to.index() & 127] = Some(piece);
        let both = Bitboard::from_point(from) ^ Bitboard::from_point(to);
        self.by_role[piece.role as usize & 7] ^= both;
        self.by_color[piece.color as usize] ^= both;
        Some(piece)
    }

    #[inline(always)]
    fn toggle(&mut self, point: Point, piece: Piece) {
        let one = Bitboard::from_point(point);
        self.by_role[piece.role as usize & 7] ^= one;
        self.by_color[piece.color as usize] ^= one;
    }

    /// All occupied points.
    #[inline(always)]
    pub fn occupied(&self) -> Bitboard {
        self.by_color[0] | self.by_color[1]
    }

    /// The points a side occupies.
    #[inline(always)]
    pub fn color(&self, color: Color) -> Bitboard {
        self.by_color[color as usize]
    }

    /// The points where pieces of this kind stand, of either side.
    #[inline(always)]
    pub fn role(&self, role: Role) -> Bitboard {
        self.by_role[role as usize & 7]
    }

    /// The points where pieces of this side and kind stand.
    #[inline(always)]
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.by_color[color as usize] & self.by_role[role as usize & 7]
    }

    /// Every piece with its point, along the ranks from `a0`.
    pub fn iter(&self) -> impl Iterator<Item = (Point, Piece)> + '_ {
        self.occupied().into_iter().filter_map(|point| Some((point, self.get(point)?)))
    }

    /// The pieces of a side that reach this point by their movement, whether or not their own king allows it.
    ///
    /// For the point of an enemy piece these are its attackers; a cannon counts when exactly one piece stands between.
    pub fn attackers_to(&self, point: Point, by: Color) -> Bitboard {
        self.attackers_past(point, by, Bitboard::EMPTY)
    }

    /// The same, as if these points were empty of what blocks and screens; pieces on them still count as attackers.
    pub fn attackers_past(&self, point: Point, by: Color, vacated: Bitboard) -> Bitboard {
        let occupied = self.occupied() - vacated;
        attacks::rook(point, occupied) & self.pieces(by, Role::Rook)
            | attacks::cannon(point, occupied) & self.pieces(by, Role::Cannon)
            | attacks::horse_sources(point, occupied) & self.pieces(by, Role::Horse)
            | attacks::pawn_sources(by, point) & self.pieces(by, Role::Pawn)
            | self.home_guards_to(point, by, occupied)
    }

    /// The king, advisors and elephants of a side that reach this point: from each point they can stand on they step back
    /// the way they came.
    #[inline]
    fn home_guards_to(&self, point: Point, by: Color, occupied: Bitboard) -> Bitboard {
        let one = Bitboard::from_point(point);
        let mut set = Bitboard::EMPTY;
        if one.meets(attacks::palace(by)) {
            set |= attacks::king(point) & self.pieces(by, Role::King);
        }
        if one.meets(attacks::advisor_points(by)) {
            set |= attacks::advisor(by, one) & self.pieces(by, Role::Advisor);
        }
        if one.meets(attacks::elephant_points(by)) {
            set |= attacks::elephant(by, one, occupied) & self.pieces(by, Role::Elephant);
        }
        set
    }

    /// Where the piece on this point reaches by its movement, its own side's pieces included; empty if none stands there.
    ///
    /// A cannon reaches the empty points before the first piece and the piece beyond it.
    pub fn reach(&self, point: Point) -> Bitboard {
        let Some(piece) = self.get(point) else {
            return Bitboard::EMPTY;
        };
        let (one, occupied) = (Bitboard::from_point(point), self.occupied());
        match piece.role {
            Role::King => attacks::king(point),
            Role::Advisor => attacks::advisor(piece.color, one),
            Role::Elephant => attacks::elephant(piece.color, one, occupied),
            Role::Horse => attacks::horse(point, occupied),
            Role::Rook => attacks::rook(point, occupied),
            Role::Cannon => attacks::cannon_moves(point, occupied),
            Role::Pawn => {
                let steps = attacks::pawn_steps(piece.color, one);
                steps.ahead | Bitboard::from_half(!piece.color, steps.left | steps.right)
            }
        }
    }
}

impl Board {
    /// The rule of its movement that keeps a piece from a move to a point not held by its own side.
    pub(crate) fn movement_fault(&self, piece: Piece, m: Move) -> Option<MoveFault> {
        if self.reach(m.from).contains(m.to) {
            return None;
        }
        let files = (m.to.file() as i8) - (m.from.file() as i8);
        let ranks = (m.to.rank() as i8) - (m.from.rank() as i8);
        let leaves = |zone: Bitboard| !zone.contains(m.to);
        let halfway = || m.from.offset(files / 2, ranks / 2);
        Some(match (piece.role, (files.abs(), ranks.abs())) {
            (Role::King, (0, 1) | (1, 0)) | (Role::Advisor, (1, 1)) if leaves(attacks::palace(piece.color)) => {
                MoveFault::LeavesPalace(piece.role)
            }
            (Role::Elephant, (2, 2)) if leaves(attacks::elephant_points(piece.color)) => MoveFault::CrossesRiver,
            (Role::Elephant, (2, 2)) => MoveFault::EyeBlocked(halfway()?),
            (Role::Horse, (1, 2) | (2, 1)) => MoveFault::LegBlocked(halfway()?),
            (Role::Rook, (0, _) | (_, 0)) => MoveFault::PathBlocked(Role::Rook, self.first_between(m)?),
            (Role::Cannon, (0, _) | (_, 0)) => {
                if self.get(m.to).is_some() {
                    MoveFault::ScreenCount(self.between(m).count() as u8)
                } else {
                    MoveFault::PathBlocked(Role::Cannon, self.first_between(m)?)
                }
            }
            (Role::Pawn, (1, 0)) => MoveFault::PawnSidewaysBeforeRiver,
            (Role::Pawn, (0, 1)) => MoveFault::PawnBackward,
            _ => MoveFault::NotItsMove(piece.role),
        })
    }

    /// The occupied points strictly between the ends of a straight move, nearest first.
    fn between(&self, m: Move) -> impl Iterator<Item = Point> + '_ {
        let step = |from: u8, to: u8| (to as i8 - from as i8).signum();
        let files = step(m.from.file() as u8, m.to.file() as u8);
        let ranks = step(m.from.rank() as u8, m.to.rank() as u8);
        std::iter::successors(m.from.offset(files, ranks), move |p| p.offset(files, ranks))
            .take_while(move |&p| p != m.to)
            .filter(|&p| self.get(p).is_some())
    }

    fn first_between(&self, m: Move) -> Option<Point> {
        self.between(m).next()
    }
}

impl fmt::Display for Board {
    /// The placement field of a FEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::notation::fen::write_placement(self, f)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
