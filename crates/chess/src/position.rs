//! A position of a game: a legal placement with everything that decides which moves are legal.

use std::fmt;

use shakmaty::uci::UciMove;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{CastlingMode, Chess, EnPassantMode, FromSetup, Position as _, PositionError};

use crate::{
    Bitboard, Board, CastlingSide, Color, IllegalMove, Move, MoveList, Role, Setup, SetupError, Square, setup,
};

/// A position that can stand on the board in a game.
///
/// Two positions are equal where the Laws call them the same: the same side to move, the same pieces on the same squares
/// and the same moves possible, so also the same rights to castle and to take in passing; a capture in passing that no
/// legal move makes counts for nothing. The counters of a FEN do not matter.
///
/// ```
/// use chess::Position;
///
/// let start = Position::start();
/// assert_eq!(start.legal_moves().len(), 20);
/// let back = ["g1f3", "g8f6", "f3g1", "f6g8"].iter().try_fold(start.clone(), |at, m| at.play(m.parse().expect("a move")))?;
/// assert_eq!(back, start);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Position(pub(crate) Chess);

/// How a side to move without a legal move stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardEnding {
    /// In check.
    Checkmate,
    /// Not in check.
    Stalemate,
}

impl Position {
    /// The position at the start of a game.
    pub fn start() -> Self {
        Self(Chess::new())
    }

    /// The pieces.
    pub fn board(&self) -> &Board {
        self.0.board()
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.0.turn()
    }

    /// A hash of what makes two positions the same, alike on every machine.
    pub fn hash(&self) -> u64 {
        self.0.zobrist_hash::<Zobrist64>(EnPassantMode::Legal).0
    }

    /// Plies since the last capture or move of a pawn, as the start told it and the moves since continue it.
    pub fn quiet_plies(&self) -> u32 {
        self.0.halfmoves()
    }

    /// Number of the next full move.
    pub fn move_number(&self) -> u32 {
        self.0.fullmoves().get()
    }

    /// Where a side's king stands.
    pub fn king(&self, color: Color) -> Square {
        self.board().king_of(color).expect("a position has both kings")
    }

    /// Whether a side may still castle on a flank, now or later.
    pub fn may_castle(&self, color: Color, side: CastlingSide) -> bool {
        self.0.castles().has(color, side)
    }

    /// The square on which a pawn can legally be taken in passing now.
    pub fn en_passant(&self) -> Option<Square> {
        self.0.legal_ep_square()
    }

    /// The pieces that give check to the side to move.
    pub fn checkers(&self) -> Bitboard {
        self.0.checkers()
    }

    /// Whether the side to move is in check.
    pub fn in_check(&self) -> bool {
        self.0.is_check()
    }

    /// Whether a side's pieces could mate a king in some position of the same pieces on other squares. Where they could
    /// not, no series of legal moves leads to mate; where they could, this position may still forbid it.
    pub fn has_mating_material(&self, side: Color) -> bool {
        !self.0.has_insufficient_material(side)
    }

    /// All legal moves.
    pub fn legal_moves(&self) -> MoveList {
        self.0.legal_moves().into_iter().map(outer).collect()
    }

    /// Whether a move is legal.
    pub fn is_legal(&self, m: Move) -> bool {
        self.fault_of(m).is_none()
    }

    /// Whether the side to move has a legal move.
    pub fn has_legal_move(&self) -> bool {
        !self.0.legal_moves().is_empty()
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

    /// The position after a move.
    ///
    /// # Errors
    ///
    /// The rule of movement that forbids the move.
    pub fn play(&self, m: Move) -> Result<Self, IllegalMove> {
        match self.fault_of(m) {
            Some(fault) => Err(IllegalMove { played: m, fault }),
            None => Ok(self.after(m)),
        }
    }

    /// The position after a move that is known to be legal.
    #[must_use]
    pub fn after(&self, m: Move) -> Self {
        let mut next = self.0.clone();
        if let Some(m) = self.inner(m) {
            next.play_unchecked(m);
        }
        Self(next)
    }

    /// What a legal move takes.
    pub fn taken_by(&self, m: Move) -> Option<Role> {
        self.inner(m).and_then(shakmaty::Move::capture)
    }

    /// Whether a legal move takes a pawn in passing.
    pub fn is_en_passant(&self, m: Move) -> bool {
        self.inner(m).is_some_and(shakmaty::Move::is_en_passant)
    }

    /// The flank on which a move would castle: the king goes two squares sideways from the square it began on.
    pub fn castling_side(&self, m: Move) -> Option<CastlingSide> {
        let home = Square::from_coords(crate::File::E, self.turn().backrank());
        let king = self.king(self.turn()) == home && m.from == home && m.promotion.is_none();
        let side = CastlingSide::from_king_side(m.to > m.from);
        (king && m.to == Square::from_coords(side.king_to_file(), self.turn().backrank())).then_some(side)
    }

    /// A move as shakmaty says it.
    pub(crate) fn inner(&self, m: Move) -> Option<shakmaty::Move> {
        let role = self.board().role_at(m.from)?;
        let capture = self.board().role_at(m.to);
        if let Some(side) = self.castling_side(m)
            && let Some(rook) = self.0.castles().rook(self.turn(), side)
        {
            return Some(shakmaty::Move::Castle { king: m.from, rook });
        }
        if role == Role::Pawn && capture.is_none() && m.from.file() != m.to.file() {
            return Some(shakmaty::Move::EnPassant { from: m.from, to: m.to });
        }
        Some(shakmaty::Move::Normal { role, from: m.from, capture, to: m.to, promotion: m.promotion })
    }
}

/// A move of shakmaty's as we say it.
fn outer(m: shakmaty::Move) -> Move {
    match UciMove::from_standard(m) {
        UciMove::Normal { from, to, promotion } => Move { from, to, promotion },
        UciMove::Put { to, .. } => Move::new(to, to),
        UciMove::Null => Move::new(Square::A1, Square::A1),
    }
}

impl Position {
    /// What stands on a board, though no game may lead to it: more pieces than pawns could have become, or a check that no
    /// move gives. Everything else that keeps a set-up from being a position keeps it from being one here, too.
    ///
    /// # Errors
    ///
    /// What that is.
    pub fn standing(setup: &Setup) -> Result<Self, SetupError> {
        let found = Chess::from_setup(setup.inner(), CastlingMode::Standard)
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check);
        found.map(Self).map_err(|error| SetupError(setup::details(setup, error.kinds())))
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        match Chess::from_setup(setup.inner(), CastlingMode::Standard) {
            Ok(position) => Ok(Self(position)),
            Err(error) => Err(SetupError(setup::details(&setup, error.kinds()))),
        }
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Setup::from(self))
    }
}
