//! The wording of chess: sides, pieces and what is wrong with a set-up, a FEN, a move or a record.

use chess::notation::fen::{FenError, START};
use chess::notation::{Expected, NotationError, Refusal, ResolveError};
use chess::{Bitboard, Color, IllegalMove, MoveFault, Role, SetupError, SetupFault};
use record::ChessMoveError;

use crate::{Lang, Say, list, say};

impl Say for Color {
    fn say(&self, lang: Lang) -> String {
        match self {
            Self::White => say!(lang, "side-white"),
            Self::Black => say!(lang, "side-black"),
        }
    }
}

impl Say for Role {
    fn say(&self, lang: Lang) -> String {
        match self {
            Self::King => say!(lang, "chess-role-king"),
            Self::Queen => say!(lang, "chess-role-queen"),
            Self::Rook => say!(lang, "chess-role-rook"),
            Self::Bishop => say!(lang, "chess-role-bishop"),
            Self::Knight => say!(lang, "chess-role-knight"),
            Self::Pawn => say!(lang, "chess-role-pawn"),
        }
    }
}

fn squares(squares: Bitboard, lang: Lang) -> String {
    list(lang, squares.into_iter().map(|square| square.to_string()))
}

impl Say for SetupFault {
    fn say(&self, lang: Lang) -> String {
        match *self {
            Self::NoKing(side) => say!(lang, "chess-setup-no-king", side = side.say(lang)),
            Self::SeveralKings { color, found } => {
                say!(lang, "chess-setup-several-kings", side = color.say(lang), found = found)
            }
            Self::TooMany { color, pawns, promoted } => {
                say!(lang, "chess-setup-too-many", side = color.say(lang), pawns = pawns, promoted = promoted)
            }
            Self::PawnOnLastRank(square) => {
                say!(lang, "chess-setup-pawn-on-last-rank", square = square.to_string())
            }
            Self::Castling(square) => say!(lang, "chess-setup-castling", square = square.to_string()),
            Self::EnPassant(square) => say!(lang, "chess-setup-en-passant", square = square.to_string()),
            Self::WaitingSideInCheck { side, checkers } => {
                let checkers = squares(checkers, lang);
                say!(lang, "setup-waiting-side-in-check", side = side.say(lang), checkers = checkers)
            }
            Self::ImpossibleCheck { checkers } => {
                say!(lang, "chess-setup-impossible-check", checkers = squares(checkers, lang))
            }
        }
    }
}

impl Say for SetupError {
    fn say(&self, lang: Lang) -> String {
        say!(lang, "record-setup", faults = list(lang, self.0.iter().map(|fault| fault.say(lang))))
    }
}

impl Say for FenError {
    fn say(&self, lang: Lang) -> String {
        match self {
            Self::Empty => say!(lang, "chess-fen-empty", example = START),
            Self::RankCount(found) => say!(lang, "chess-fen-rank-count", found = *found),
            Self::RankLength(rank) => say!(lang, "chess-fen-rank-length", rank = rank.to_string()),
            Self::Letter(rank, letter) => {
                say!(lang, "chess-fen-letter", rank = rank.to_string(), letter = letter.to_string())
            }
            Self::Turn(found) => say!(lang, "chess-fen-turn", found = found.as_str()),
            Self::Castling(found) => say!(lang, "chess-fen-castling", found = found.as_str()),
            Self::EnPassant(found) => say!(lang, "chess-fen-en-passant", found = found.as_str()),
            Self::Counter(found) => say!(lang, "fen-counter", found = found.as_str()),
            Self::Trailing(found) => say!(lang, "fen-trailing", found = found.as_str()),
        }
    }
}

impl Say for MoveFault {
    fn say(&self, lang: Lang) -> String {
        match *self {
            Self::NoPiece => say!(lang, "move-no-piece"),
            Self::NotYourPiece => say!(lang, "move-not-your-piece"),
            Self::NoMove => say!(lang, "move-no-move"),
            Self::OwnPieceInTheWay => say!(lang, "move-own-piece-in-the-way"),
            Self::TakesKing => say!(lang, "chess-move-takes-king"),
            Self::NotItsMove(role) => say!(lang, "move-not-its-move", role = role.say(lang)),
            Self::PathBlocked(role, square) => {
                say!(lang, "move-path-blocked", role = role.say(lang), point = square.to_string())
            }
            Self::PawnBlocked(square) => say!(lang, "chess-move-pawn-blocked", square = square.to_string()),
            Self::PawnTwoSquares => say!(lang, "chess-move-pawn-two-squares"),
            Self::PawnTakesNothing => say!(lang, "chess-move-pawn-takes-nothing"),
            Self::EnPassantLate(square) => say!(lang, "chess-move-en-passant-late", square = square.to_string()),
            Self::PromotionMissing => say!(lang, "chess-move-promotion-missing"),
            Self::PromotionTo(role) => say!(lang, "chess-move-promotion-to", role = role.say(lang)),
            Self::NoPromotion => say!(lang, "chess-move-no-promotion"),
            Self::CastlingLost(_) => say!(lang, "chess-move-castling-lost"),
            Self::CastlingBlocked(square) => say!(lang, "chess-move-castling-blocked", square = square.to_string()),
            Self::CastlingAttacked(square) => say!(lang, "chess-move-castling-attacked", square = square.to_string()),
            Self::LeavesKingAttacked(by) => say!(lang, "chess-move-leaves-king-attacked", square = by.to_string()),
        }
    }
}

impl Say for IllegalMove {
    fn say(&self, lang: Lang) -> String {
        say!(lang, "move-illegal", played = self.played.to_string(), fault = self.fault.say(lang))
    }
}

impl Say for NotationError {
    fn say(&self, lang: Lang) -> String {
        match self {
            Self::Empty => say!(lang, "chess-notation-empty"),
            Self::Unexpected { found, at, expected } => {
                let found = found.escape_debug().to_string();
                say!(lang, "notation-unexpected", found = found, at = *at, expected = expected.say(lang))
            }
            Self::Ended { expected } => say!(lang, "notation-ended", expected = expected.say(lang)),
        }
    }
}

impl Say for Expected {
    fn say(&self, lang: Lang) -> String {
        match self {
            Self::Piece => say!(lang, "chess-expected-piece"),
            Self::Square => say!(lang, "chess-expected-square"),
            Self::Castling => say!(lang, "chess-expected-castling"),
            Self::Promotion => say!(lang, "chess-expected-promotion"),
            Self::Mark => say!(lang, "chess-expected-mark"),
        }
    }
}

impl Say for ResolveError {
    fn say(&self, lang: Lang) -> String {
        match self {
            Self::Illegal { why } => why.say(lang),
            Self::Ambiguous(moves) => {
                say!(lang, "resolve-ambiguous", moves = list(lang, moves.iter().map(ToString::to_string)))
            }
        }
    }
}

impl Say for Refusal {
    fn say(&self, lang: Lang) -> String {
        match self {
            Self::NoneReaches { side, role, to } => {
                let (side, role) = (side.say(lang), role.say(lang));
                say!(lang, "record-none-reaches", side = side, role = role, point = to.to_string())
            }
            Self::Movement(illegal) => illegal.say(lang),
        }
    }
}

impl Say for ChessMoveError {
    fn say(&self, lang: Lang) -> String {
        match self {
            Self::NotAMove(error) => say!(lang, "record-not-a-move", why = error.say(lang)),
            Self::Unresolved(error) => error.say(lang),
        }
    }
}
