//! The wording of sides, pieces and what is wrong with a set-up, a FEN or a move.

use xiangqi::notation::fen::{FenError, START};
use xiangqi::{Color, IllegalMove, MoveFault, Piece, Rank, Role, SetupFault};

use crate::{Lang, Say, list, say};

impl Say for Color {
    fn say(&self, lang: Lang) -> String {
        match self {
            Self::Red => say!(lang, "side-red"),
            Self::Black => say!(lang, "side-black"),
        }
    }
}

impl Say for Role {
    fn say(&self, lang: Lang) -> String {
        match self {
            Self::King => say!(lang, "role-king"),
            Self::Advisor => say!(lang, "role-advisor"),
            Self::Elephant => say!(lang, "role-elephant"),
            Self::Horse => say!(lang, "role-horse"),
            Self::Rook => say!(lang, "role-rook"),
            Self::Cannon => say!(lang, "role-cannon"),
            Self::Pawn => say!(lang, "role-pawn"),
        }
    }
}

impl Say for Piece {
    fn say(&self, lang: Lang) -> String {
        match (self.color, self.role) {
            (Color::Red, Role::King) => say!(lang, "piece-red-king"),
            (Color::Red, Role::Advisor) => say!(lang, "piece-red-advisor"),
            (Color::Red, Role::Elephant) => say!(lang, "piece-red-elephant"),
            (Color::Red, Role::Horse) => say!(lang, "piece-red-horse"),
            (Color::Red, Role::Rook) => say!(lang, "piece-red-rook"),
            (Color::Red, Role::Cannon) => say!(lang, "piece-red-cannon"),
            (Color::Red, Role::Pawn) => say!(lang, "piece-red-pawn"),
            (Color::Black, Role::King) => say!(lang, "piece-black-king"),
            (Color::Black, Role::Advisor) => say!(lang, "piece-black-advisor"),
            (Color::Black, Role::Elephant) => say!(lang, "piece-black-elephant"),
            (Color::Black, Role::Horse) => say!(lang, "piece-black-horse"),
            (Color::Black, Role::Rook) => say!(lang, "piece-black-rook"),
            (Color::Black, Role::Cannon) => say!(lang, "piece-black-cannon"),
            (Color::Black, Role::Pawn) => say!(lang, "piece-black-pawn"),
        }
    }
}

impl Say for SetupFault {
    fn say(&self, lang: Lang) -> String {
        match *self {
            Self::NoKing(side) => say!(lang, "setup-no-king", side = side.say(lang)),
            Self::TooMany { color, role, found } => {
                let piece = Piece { color, role }.say(lang);
                say!(lang, "setup-too-many", piece = piece, found = found, most = role.full_count())
            }
            Self::Misplaced { color, role, point } => {
                let piece = Piece { color, role }.say(lang);
                say!(lang, "setup-misplaced", piece = piece, point = point.to_string())
            }
            Self::KingsFacing { red, black } => {
                say!(lang, "setup-kings-facing", red = red.to_string(), black = black.to_string())
            }
            Self::WaitingSideInCheck { side, checkers } => {
                let checkers = list(lang, checkers.into_iter().map(|point| point.to_string()));
                say!(lang, "setup-waiting-side-in-check", side = side.say(lang), checkers = checkers)
            }
        }
    }
}

impl Say for FenError {
    fn say(&self, lang: Lang) -> String {
        let number = |rank: Rank| rank as u8;
        match self {
            Self::Empty => say!(lang, "fen-empty", example = START),
            Self::RankCount(found) => say!(lang, "fen-rank-count", found = *found),
            Self::RankLength(rank) => say!(lang, "fen-rank-length", rank = number(*rank)),
            Self::Letter(rank, letter) => {
                say!(lang, "fen-letter", rank = number(*rank), letter = letter.to_string())
            }
            Self::Turn(found) => say!(lang, "fen-turn", found = found.as_str()),
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
            Self::NotItsMove(role) => say!(lang, "move-not-its-move", role = role.say(lang)),
            Self::LeavesPalace(role) => say!(lang, "move-leaves-palace", role = role.say(lang)),
            Self::CrossesRiver => say!(lang, "move-crosses-river"),
            Self::EyeBlocked(point) => say!(lang, "move-eye-blocked", point = point.to_string()),
            Self::LegBlocked(point) => say!(lang, "move-leg-blocked", point = point.to_string()),
            Self::PathBlocked(role, point) => {
                say!(lang, "move-path-blocked", role = role.say(lang), point = point.to_string())
            }
            Self::ScreenCount(found) => say!(lang, "move-screen-count", found = found),
            Self::PawnBackward => say!(lang, "move-pawn-backward"),
            Self::PawnSidewaysBeforeRiver => say!(lang, "move-pawn-sideways-before-river"),
            Self::KingsFacing => say!(lang, "move-kings-facing"),
            Self::LeavesKingAttacked(by) => say!(lang, "move-leaves-king-attacked", point = by.to_string()),
        }
    }
}

impl Say for IllegalMove {
    fn say(&self, lang: Lang) -> String {
        say!(lang, "move-illegal", played = self.played.to_string(), fault = self.fault.say(lang))
    }
}
