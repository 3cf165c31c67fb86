//! Anything that can be set up on a board, and what keeps it from being a position of a game.

use std::fmt;
use std::num::NonZeroU32;

use shakmaty::{CastlingMode, Chess, EnPassantMode, FromSetup, Position as _, PositionErrorKinds};

use crate::moves::name;
use crate::{Bitboard, Board, Color, File, Position, Rank, Role, Square};

/// A placement, the side to move, the rights of castling and passing, and the two counters of a FEN: whatever can be
/// written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The pieces.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
    /// The rooks with which their kings may still castle.
    pub castling: Bitboard,
    /// The square that a pawn has just passed over.
    pub en_passant: Option<Square>,
    /// Plies since the last capture or move of a pawn, as the FEN tells it.
    pub quiet_plies: u32,
    /// Number of the next full move, from 1.
    pub move_number: u32,
}

impl Setup {
    /// The start of a game.
    pub fn start() -> Self {
        Self::from(&Position::start())
    }

    /// Everything that keeps this set-up from being a position of a game, in a fixed order.
    pub fn faults(&self) -> Vec<SetupFault> {
        match Chess::from_setup(self.inner(), CastlingMode::Standard) {
            Ok(_) => Vec::new(),
            Err(error) => details(self, error.kinds()),
        }
    }

    pub(crate) fn inner(&self) -> shakmaty::Setup {
        shakmaty::Setup {
            board: self.board.clone(),
            turn: self.turn,
            castling_rights: self.castling,
            ep_square: self.en_passant,
            halfmoves: self.quiet_plies,
            fullmoves: NonZeroU32::new(self.move_number).unwrap_or(NonZeroU32::MIN),
            ..shakmaty::Setup::empty()
        }
    }

    fn count(&self, color: Color, role: Role) -> usize {
        self.board.by_piece(role.of(color)).count()
    }

    /// The rooks of a right to castle without a king and a rook where they began.
    fn castling_without_pieces(&self) -> Bitboard {
        let corners = |color: Color| [File::A, File::H].map(|file| Square::from_coords(file, color.backrank()));
        let home = |color: Color| Square::from_coords(File::E, color.backrank());
        let mut wrong = self.castling;
        for color in Color::ALL {
            let king = self.board.piece_at(home(color)) == Some(color.king());
            for corner in corners(color) {
                if king && self.board.piece_at(corner) == Some(color.rook()) {
                    wrong.discard(corner);
                }
            }
        }
        wrong
    }

    /// How many pieces of a side can only have been pawns.
    fn promoted(&self, color: Color) -> usize {
        let bishops = self.board.by_piece(color.bishop());
        let shades = [bishops & Bitboard::LIGHT_SQUARES, bishops & Bitboard::DARK_SQUARES];
        let beyond = |role, set: usize| self.count(color, role).saturating_sub(set);
        let bishops: usize = shades.iter().map(|shade| shade.count().saturating_sub(1)).sum();
        beyond(Role::Queen, 1) + beyond(Role::Rook, 2) + beyond(Role::Knight, 2) + bishops
    }

    fn checkers_of(&self, color: Color) -> Bitboard {
        let attackers = |king| self.board.attacks_to(king, !color, self.board.occupied());
        self.board.king_of(color).map_or(Bitboard::EMPTY, attackers)
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        let setup = position.0.to_setup(EnPassantMode::Legal);
        Self {
            board: setup.board,
            turn: setup.turn,
            castling: setup.castling_rights,
            en_passant: setup.ep_square,
            quiet_plies: setup.halfmoves,
            move_number: setup.fullmoves.get(),
        }
    }
}

/// The faults of each kind that shakmaty found, in detail.
pub(crate) fn details(setup: &Setup, kinds: PositionErrorKinds) -> Vec<SetupFault> {
    let mut faults = Vec::new();
    for color in Color::ALL {
        let kings = setup.count(color, Role::King);
        match kings {
            0 => faults.push(SetupFault::NoKing(color)),
            1 => {}
            found => faults.push(SetupFault::SeveralKings { color, found }),
        }
        let (pawns, promoted) = (setup.count(color, Role::Pawn), setup.promoted(color));
        if kinds.contains(PositionErrorKinds::TOO_MUCH_MATERIAL) && pawns + promoted > 8 {
            faults.push(SetupFault::TooMany { color, pawns, promoted });
        }
    }
    let ends = Bitboard::from_rank(Rank::First) | Bitboard::from_rank(Rank::Eighth);
    faults.extend((setup.board.pawns() & ends).into_iter().map(SetupFault::PawnOnLastRank));
    if kinds.contains(PositionErrorKinds::INVALID_CASTLING_RIGHTS) {
        faults.extend(setup.castling_without_pieces().into_iter().map(SetupFault::Castling));
    }
    if kinds.contains(PositionErrorKinds::INVALID_EP_SQUARE) {
        faults.extend(setup.en_passant.map(SetupFault::EnPassant));
    }
    if kinds.contains(PositionErrorKinds::OPPOSITE_CHECK) {
        let side = !setup.turn;
        faults.push(SetupFault::WaitingSideInCheck { side, checkers: setup.checkers_of(side) });
    }
    if kinds.contains(PositionErrorKinds::IMPOSSIBLE_CHECK) {
        faults.push(SetupFault::ImpossibleCheck { checkers: setup.checkers_of(setup.turn) });
    }
    faults
}

/// One thing that keeps a set-up from being a position of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// A side has no king.
    NoKing(Color),
    /// A side has more than one king.
    SeveralKings {
        /// The side.
        color: Color,
        /// How many there are.
        found: usize,
    },
    /// A side has more pieces than eight pawns could have become.
    TooMany {
        /// The side.
        color: Color,
        /// How many pawns it has.
        pawns: usize,
        /// How many other pieces can only have been pawns.
        promoted: usize,
    },
    /// A pawn stands on the first or last rank.
    PawnOnLastRank(Square),
    /// A right to castle with a rook here, where rook or king do not stand as at the start.
    Castling(Square),
    /// No pawn can have passed over this square just now.
    EnPassant(Square),
    /// The side that is not to move is in check.
    WaitingSideInCheck {
        /// The side in check.
        side: Color,
        /// The pieces that give the check.
        checkers: Bitboard,
    },
    /// No single move gives this check.
    ImpossibleCheck {
        /// The pieces that give the check.
        checkers: Bitboard,
    },
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoKing(color) => write!(f, "{color} has no {}", name(Role::King)),
            Self::SeveralKings { color, found } => write!(f, "{color} has {found} kings"),
            Self::TooMany { color, pawns, promoted } => {
                write!(f, "{color} has {pawns} pawns and {promoted} promoted pieces, a set has 8 pawns")
            }
            Self::PawnOnLastRank(square) => write!(f, "a pawn can never stand on {square}"),
            Self::Castling(square) => {
                write!(f, "castling with a rook on {square}, but king and rook do not stand as they began")
            }
            Self::EnPassant(square) => write!(f, "no pawn can have passed over {square} just now"),
            Self::WaitingSideInCheck { side, checkers } => {
                write!(f, "{side} is in check (from {}) though it is not to move", Listed(checkers))
            }
            Self::ImpossibleCheck { checkers } => {
                write!(f, "no single move gives the check from {}", Listed(checkers))
            }
        }
    }
}

/// Squares with commas between.
struct Listed(Bitboard);

impl fmt::Display for Listed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, square) in self.0.into_iter().enumerate() {
            write!(f, "{}{square}", if i > 0 { ", " } else { "" })?;
        }
        Ok(())
    }
}

/// A set-up is no position of a game: all its faults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError(pub Vec<SetupFault>);

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if i > 0 { "; " } else { "" })?;
        }
        Ok(())
    }
}

impl std::error::Error for SetupError {}
