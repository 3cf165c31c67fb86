//! What boards need of a game, beside its records.

use std::fmt::Display;

use contest::Side;
use record::{Chess, Sport, Xiangqi};
use words::{Lang, Say};

/// A game that can be set up and played on a board.
pub trait Playable: Sport<FenError: Say, Move: Display> {
    /// Where a set-up has faults, as far as they have a place, and what they are.
    fn faults(setup: &Self::Setup, lang: Lang) -> Vec<(Vec<String>, String)>;

    /// The legal moves.
    fn legal(position: &Self::Position) -> Vec<Self::Move>;

    /// The move that a text means.
    ///
    /// # Errors
    ///
    /// Why it means none, worded.
    fn read(text: &str, position: &Self::Position, lang: Lang) -> Result<Self::Move, String>;

    /// The notations that somebody may type, the usual one of a language first.
    fn notations(lang: Lang) -> Vec<Self::Notation>;

    /// A position, written.
    fn fen(position: &Self::Position) -> String;

    /// Whose turn a set-up says it is.
    fn turn_of(setup: &Self::Setup) -> Side;
}

fn side(is_first: bool) -> Side {
    if is_first { Side::First } else { Side::Second }
}

fn names(points: impl IntoIterator<Item = impl Display>) -> Vec<String> {
    points.into_iter().map(|point| point.to_string()).collect()
}

impl Playable for Xiangqi {
    fn faults(setup: &Self::Setup, lang: Lang) -> Vec<(Vec<String>, String)> {
        use xiangqi::SetupFault::{KingsFacing, Misplaced, NoKing, TooMany, WaitingSideInCheck};
        let place = |fault| match fault {
            NoKing(_) => Vec::new(),
            TooMany { color, role, .. } => names(setup.board.pieces(color, role)),
            Misplaced { point, .. } => names([point]),
            KingsFacing { red, black } => names([red, black]),
            WaitingSideInCheck { checkers, .. } => names(checkers),
        };
        setup.faults().into_iter().map(|fault| (place(fault), fault.say(lang))).collect()
    }

    fn legal(position: &Self::Position) -> Vec<Self::Move> {
        position.legal_moves().to_vec()
    }

    fn read(text: &str, position: &Self::Position, lang: Lang) -> Result<Self::Move, String> {
        let written: xiangqi::notation::MoveText =
            text.parse().map_err(|error: xiangqi::notation::NotationError| error.say(lang))?;
        written.resolve(position).map_err(|error| error.say(lang))
    }

    fn notations(lang: Lang) -> Vec<Self::Notation> {
        use xiangqi::notation::Notation::{Brief, ChineseSimplified, ChineseTraditional, Wxf};
        match lang {
            Lang::ZhHant => vec![ChineseTraditional, ChineseSimplified, Brief, Wxf],
            Lang::ZhHans => vec![ChineseSimplified, ChineseTraditional, Brief, Wxf],
            Lang::En => vec![Wxf, ChineseTraditional, ChineseSimplified, Brief],
        }
    }

    fn fen(position: &Self::Position) -> String {
        xiangqi::Setup::from(position).to_string()
    }

    fn turn_of(setup: &Self::Setup) -> Side {
        side(setup.turn == xiangqi::Color::Red)
    }
}

impl Playable for Chess {
    fn faults(setup: &Self::Setup, lang: Lang) -> Vec<(Vec<String>, String)> {
        use chess::SetupFault::{Castling, EnPassant, PawnOnLastRank, WaitingSideInCheck};
        let place = |fault: &chess::SetupFault| match fault {
            PawnOnLastRank(square) | Castling(square) | EnPassant(square) => names([square]),
            WaitingSideInCheck { checkers, .. } => names(*checkers),
            _ => Vec::new(),
        };
        setup.faults().iter().map(|fault| (place(fault), fault.say(lang))).collect()
    }

    fn legal(position: &Self::Position) -> Vec<Self::Move> {
        position.legal_moves().to_vec()
    }

    fn read(text: &str, position: &Self::Position, lang: Lang) -> Result<Self::Move, String> {
        let written: chess::notation::MoveText =
            text.parse().map_err(|error: chess::notation::NotationError| error.say(lang))?;
        written.resolve(position).map_err(|error| error.say(lang))
    }

    fn notations(_: Lang) -> Vec<Self::Notation> {
        use chess::notation::Notation::{Fide, FideLong, San};
        vec![Fide, San, FideLong]
    }

    fn fen(position: &Self::Position) -> String {
        chess::Setup::from(position).to_string()
    }

    fn turn_of(setup: &Self::Setup) -> Side {
        side(setup.turn == chess::Color::White)
    }
}
