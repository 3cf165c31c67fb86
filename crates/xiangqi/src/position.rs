//! A position of a game: a legal placement and the side to move.

use std::fmt;

use crate::attacks::FileLane;
use crate::movegen::{Guard, List, Sink};
use crate::roster::Roster;
use crate::{
    Bitboard, Board, Color, IllegalMove, Move, MoveFault, MoveList, Piece, Point, Role, Setup, SetupError, SetupFault,
    attacks,
};

/// A position that can stand on the board in a game: each side has its king, no piece stands where it cannot, the
/// kings do not face and the side to move could not take the king.
///
/// ```
/// use xiangqi::{Position, Setup};
///
/// let start = Position::start();
/// assert_eq!(start.legal_moves().len(), 44);
/// let after = start.play("h2e2".parse()?)?;
/// assert!(!after.in_check());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Position {
    board: Board,
    roster: Roster,
    turn: Color,
    hash: u64,
}

impl Position {
    /// The position of a board that has no faults.
    fn of(board: Board, turn: Color) -> Self {
        let (roster, hash) = (Roster::new(&board), hash_of(&board, turn));
        Self { board, roster, turn, hash }
    }

    /// The position at the start of a game.
    pub fn start() -> Self {
        Self::of(Board::start(), Color::Red)
    }

    /// The pieces.
    #[inline(always)]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move.
    #[inline(always)]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// A hash of placement and side to move, the same on every machine.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Where a side's king stands.
    #[inline(always)]
    pub fn king(&self, color: Color) -> Point {
        self.roster.king(color)
    }

    #[inline(always)]
    pub(crate) fn roster(&self) -> &Roster {
        &self.roster
    }

    /// The pieces that give check to the side to move.
    pub fn checkers(&self) -> Bitboard {
        self.checkers_of(self.turn)
    }

    /// The pieces that attack a side's king, whoever is to move.
    #[inline(always)]
    pub fn checkers_of(&self, side: Color) -> Bitboard {
        king_attackers(&self.board, self.king(side), !side)
    }

    /// The pieces that would attack a side's king once it has made a capture, found without making it.
    ///
    /// `vacated` are the points that captures before it left empty, and `gone` those whose pieces they took off the board
    /// or moved away; the capture itself is added to both.
    pub fn checkers_after(&self, side: Color, capture: Move, vacated: Bitboard, gone: Bitboard) -> Bitboard {
        let king = self.king(side);
        let king = if king == capture.from { capture.to } else { king };
        let occupied = self.board.occupied() - vacated - Bitboard::from_point(capture.from);
        let enemies = self.board.color(!side) - gone - Bitboard::from_point(capture.to);
        attackers_of_king(&self.board, king, !side, occupied, enemies)
    }

    /// Whether a move of the side to move gives check, found without making it.
    pub fn gives_check(&self, m: Move) -> bool {
        !self.checkers_by(m).is_empty()
    }

    /// The pieces that attack the other king after a move of the side to move.
    pub(crate) fn checkers_by(&self, m: Move) -> Bitboard {
        let Some(moved) = self.board.get(m.from) else { return Bitboard::EMPTY };
        let (from, to) = (Bitboard::from_point(m.from), Bitboard::from_point(m.to));
        let king = self.king(!self.turn);
        let occupied = (self.board.occupied() - from) | to;
        let own = self.board.color(self.turn) - from;
        let men = |role| self.board.role(role) & own | if moved.role == role { to } else { Bitboard::EMPTY };
        attacks::rook(king, occupied) & men(Role::Rook)
            | attacks::cannon(king, occupied) & men(Role::Cannon)
            | attacks::horse_sources(king, occupied) & men(Role::Horse)
            | attacks::pawn_sources(self.turn, king) & men(Role::Pawn)
    }

    /// Whether the side to move is in check.
    pub fn in_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// Where a side's pieces other than king and pawns reach by their movement, its own side's pieces included.
    pub fn reach_beside_king_and_pawns(&self, side: Color) -> Bitboard {
        let (board, occupied) = (&self.board, self.board.occupied());
        let [rook, other_rook] = self.roster.rooks(side).map(|rook| attacks::rook(rook, occupied));
        let [cannon, other_cannon] = self.roster.cannons(side).map(|cannon| attacks::cannon_moves(cannon, occupied));
        let [horse, other_horse] = self.roster.horses(side).map(|horse| attacks::horse(horse, occupied));
        let advisors = attacks::advisor(side, board.pieces(side, Role::Advisor));
        let elephants = attacks::elephant(side, board.pieces(side, Role::Elephant), occupied);
        rook | other_rook | cannon | other_cannon | horse | other_horse | advisors | elephants
    }

    /// What binds a side's pieces to its king, as if that side were to move.
    #[inline(always)]
    pub fn guard(&self, side: Color) -> Guard<'_> {
        Guard::new(self, side, Bitboard::EMPTY)
    }

    /// The same, these pieces of the other side left out of account: they stand in the way and attack nothing.
    #[inline(always)]
    pub fn guard_despite(&self, side: Color, ignored: Bitboard) -> Guard<'_> {
        Guard::new(self, side, ignored)
    }

    /// The pieces of a side that may not leave their line or point freely, since their king would then be attacked.
    pub fn pinned(&self, side: Color) -> Bitboard {
        self.guard(side).bound()
    }

    /// All legal moves.
    pub fn legal_moves(&self) -> MoveList {
        let mut list = List::default();
        self.generate(&mut list);
        list.0
    }

    /// Hands every legal move to a sink. Written out for each side, so that the compiler knows where home is.
    #[inline(always)]
    pub(crate) fn generate(&self, sink: &mut impl Sink) {
        match self.turn {
            Color::Red => self.guard(Color::Red).generate(sink),
            Color::Black => self.guard(Color::Black).generate(sink),
        }
    }

    /// Where the piece on this point may legally go, as if its side were to move; empty if none stands there.
    pub fn legal_targets(&self, from: Point) -> Bitboard {
        match self.board.get(from) {
            Some(piece) => self.guard(piece.color).targets(from),
            None => Bitboard::EMPTY,
        }
    }

    /// Whether a move is legal.
    pub fn is_legal(&self, m: Move) -> bool {
        self.board.color(self.turn).contains(m.from) && self.legal_targets(m.from).contains(m.to)
    }

    /// Whether the side to move has no legal move, and if so whether it stands in check.
    pub fn ending(&self) -> Option<BoardEnding> {
        if self.has_legal_move() {
            None
        } else if self.in_check() {
            Some(BoardEnding::Checkmate)
        } else {
            Some(BoardEnding::Stalemate)
        }
    }

    /// Whether the side to move has a legal move.
    pub fn has_legal_move(&self) -> bool {
        let guard = self.guard(self.turn);
        self.board.color(self.turn).into_iter().any(|from| !guard.targets(from).is_empty())
    }

    /// The position after a move.
    ///
    /// # Errors
    ///
    /// The rule of movement that forbids the move.
    pub fn play(&self, m: Move) -> Result<Self, IllegalMove> {
        let illegal = |fault| IllegalMove { played: m, fault };
        if let Some(fault) = self.movement_fault(m) {
            return Err(illegal(fault));
        }
        let next = self.after(m);
        match next.king_fault(self.turn) {
            Some(fault) => Err(illegal(fault)),
            None => Ok(next),
        }
    }

    /// The position after a move that is known to be legal.
    #[must_use]
    pub fn after(&self, m: Move) -> Self {
        let mut next = self.clone();
        next.make(m);
        next
    }

    /// Plays a move that is known to be legal, in place; the answer takes it back.
    ///
    /// A move that is not one of the side to move leaves the position in disorder until it is taken back.
    #[inline(always)]
    pub fn make(&mut self, m: Move) -> Undo {
        let taken = self.board.remove(m.to);
        let taken_seat = self.roster.make(self.turn, m.from, m.to);
        let undo = Undo { m, taken, taken_seat, hash: self.hash };
        if let Some(piece) = taken {
            self.hash ^= key(piece, m.to);
        }
        if let Some(piece) = self.board.shift(m.from, m.to) {
            self.hash ^= key(piece, m.from) ^ key(piece, m.to);
        }
        self.turn = !self.turn;
        self.hash ^= BLACK_TO_MOVE;
        undo
    }

    /// Takes back the last move made.
    #[inline(always)]
    pub fn unmake(&mut self, undo: &Undo) {
        self.board.shift(undo.m.to, undo.m.from);
        if let Some(piece) = undo.taken {
            self.board.place(undo.m.to, piece);
        }
        self.turn = !self.turn;
        self.roster.unmake(self.turn, undo.m.from, undo.m.to, undo.taken_seat);
        self.hash = undo.hash;
    }

    /// The same placement with the other side to move, as if the side to move had passed.
    ///
    /// The side that then waits may stand in check, which no position of a game allows: this answers what the other
    /// side could do next.
    #[must_use]
    pub fn passed(&self) -> Self {
        Self { turn: !self.turn, hash: self.hash ^ BLACK_TO_MOVE, ..self.clone() }
    }

    /// The position after a move by one side, as if it were that side's turn.
    #[must_use]
    #[inline]
    pub fn after_by(&self, side: Color, m: Move) -> Self {
        let mut next = self.clone();
        if next.turn != side {
            next.turn = side;
            next.hash ^= BLACK_TO_MOVE;
        }
        next.make(m);
        next
    }

    /// The rule that forbids a move, or `None` if it is legal.
    pub fn fault_of(&self, m: Move) -> Option<MoveFault> {
        self.movement_fault(m).or_else(|| self.after(m).king_fault(self.turn))
    }

    /// What forbids a move, the king left out of account.
    fn movement_fault(&self, m: Move) -> Option<MoveFault> {
        let piece = match self.board.get(m.from) {
            None => return Some(MoveFault::NoPiece),
            Some(piece) if piece.color != self.turn => return Some(MoveFault::NotYourPiece),
            Some(piece) => piece,
        };
        if m.from == m.to {
            return Some(MoveFault::NoMove);
        }
        if self.board.color(self.turn).contains(m.to) {
            return Some(MoveFault::OwnPieceInTheWay);
        }
        self.board.movement_fault(piece, m)
    }

    /// What the last move did to the king of the side that made it: faced by the other one, or left attacked.
    fn king_fault(&self, mover: Color) -> Option<MoveFault> {
        let (king, other) = (self.king(mover), self.king(!mover));
        let attackers = king_attackers(&self.board, king, !mover);
        if attackers.contains(other) {
            return Some(MoveFault::KingsFacing);
        }
        attackers.first().map(MoveFault::LeavesKingAttacked)
    }

    /// This position with left and right exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        self.rebuilt(self.turn, |point, piece| (point.mirrored(), piece))
    }

    /// This position with the sides exchanged.
    #[must_use]
    pub fn flipped(&self) -> Self {
        self.rebuilt(!self.turn, |point, piece| (point.flipped(), Piece { color: !piece.color, role: piece.role }))
    }

    /// The hash that this position has with the sides exchanged, with left and right exchanged, or with both.
    ///
    /// ```
    /// use xiangqi::Position;
    ///
    /// let after = Position::start().play("b2e2".parse()?)?;
    /// assert_eq!(after.hash_of_image(true, true), after.flipped().mirrored().hash());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn hash_of_image(&self, flipped: bool, mirrored: bool) -> u64 {
        let image = |(point, piece): (Point, Piece)| {
            let point = if mirrored { point.mirrored() } else { point };
            if flipped { key(Piece { color: !piece.color, ..piece }, point.flipped()) } else { key(piece, point) }
        };
        let turn = if flipped { !self.turn } else { self.turn };
        self.board.iter().map(image).fold(hash_of_turn(turn), |hash, key| hash ^ key)
    }

    fn rebuilt(&self, turn: Color, f: impl Fn(Point, Piece) -> (Point, Piece)) -> Self {
        let mut board = Board::empty();
        for (point, piece) in self.board.iter() {
            let (point, piece) = f(point, piece);
            board.put(point, piece);
        }
        Self::of(board, turn)
    }
}

impl Position {
    /// What stands on a board, though no game leads to it: advisors, elephants and pawns may stand where they never could.
    /// Everything else that keeps a set-up from being a position keeps it from being one here, too.
    ///
    /// # Errors
    ///
    /// All other faults of the set-up.
    pub fn standing(setup: Setup) -> Result<Self, SetupError> {
        let astray = |fault: &SetupFault| matches!(fault, SetupFault::Misplaced { role, .. } if *role != Role::King);
        let faults: Vec<SetupFault> = setup.faults().into_iter().filter(|fault| !astray(fault)).collect();
        if faults.is_empty() { Ok(Self::of(setup.board, setup.turn)) } else { Err(SetupError(faults)) }
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    /// The one door into a game.
    ///
    /// # Errors
    ///
    /// All faults of the set-up.
    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        let faults = setup.faults();
        if faults.is_empty() { Ok(Self::of(setup.board, setup.turn)) } else { Err(SetupError(faults)) }
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        Self { board: position.board.clone(), turn: position.turn, quiet_plies: 0, move_number: 1 }
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.hash == other.hash && self.turn == other.turn && self.board == other.board
    }
}

impl Eq for Position {}

impl std::hash::Hash for Position {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash);
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.board, if self.turn == Color::Red { 'w' } else { 'b' })
    }
}

/// What takes a move back.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    m: Move,
    taken: Option<Piece>,
    taken_seat: u8,
    hash: u64,
}

impl Undo {
    /// The piece the move took.
    pub fn taken(&self) -> Option<Piece> {
        self.taken
    }
}

/// A game that ends on the board: the side to move has no legal move and loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardEnding {
    /// It stands in check.
    Checkmate,
    /// It does not.
    Stalemate,
}

/// The pieces of a side that attack a king standing on this point, the other king on an open file included.
#[inline(always)]
pub(crate) fn king_attackers(board: &Board, king: Point, by: Color) -> Bitboard {
    attackers_of_king(board, king, by, board.occupied(), board.color(by))
}

/// The same with these points taken as occupied and these pieces as the enemy's.
#[inline(always)]
fn attackers_of_king(board: &Board, king: Point, by: Color, occupied: Bitboard, enemy: Bitboard) -> Bitboard {
    let facing = board.role(Role::King) & FileLane::new(king.file()).all();
    attacks::rook(king, occupied) & (board.role(Role::Rook) | facing) & enemy
        | attacks::cannon(king, occupied) & board.role(Role::Cannon) & enemy
        | attacks::horse_sources(king, occupied) & board.role(Role::Horse) & enemy
        | attacks::pawn_sources(by, king) & board.role(Role::Pawn) & enemy
}

/// What Black to move adds to the hash.
const BLACK_TO_MOVE: u64 = 0x9e6c_63d0_876a_9a47;

/// What a piece on a point adds to the hash.
#[inline(always)]
fn key(piece: Piece, point: Point) -> u64 {
    KEYS[piece.color as usize][piece.role as usize & 7][point.index() & 127]
}

/// Random words by the `SplitMix64` sequence.
static KEYS: [[[u64; 128]; 8]; 2] = {
    let mut keys = [[[0; 128]; 8]; 2];
    let mut state: u64 = 0x005e_ed0f_71a9_0571;
    let mut n = 0;
    while n < 2 * 8 * 128 {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        keys[n / 1024][n / 128 % 8][n % 128] = z ^ z >> 31;
        n += 1;
    }
    keys
};

fn hash_of(board: &Board, turn: Color) -> u64 {
    board.iter().fold(hash_of_turn(turn), |hash, (point, piece)| hash ^ key(piece, point))
}

fn hash_of_turn(turn: Color) -> u64 {
    if turn == Color::Black { BLACK_TO_MOVE } else { 0 }
}
