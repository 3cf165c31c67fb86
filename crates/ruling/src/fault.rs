//! What follows from a move that the rules of movement forbid.

use xiangqi::{IllegalMove, Move};

use crate::article::Article;
use crate::game::Game;
use crate::judge::judge;
use crate::rulebook::Rulebook;
use crate::ruled::{Ending, EndingKind, Ruling, Status};

/// What follows from a forbidden move.
#[derive(Clone, Debug)]
pub enum Consequence {
    /// It is no move: the articles that forbid it.
    Refused(Vec<Article>),
    /// It stands, and the kings face: the side now to move may take the king.
    KingsFace(Vec<Article>),
    /// The game ended with it.
    Ended(Box<Ruling>),
}

/// What a rulebook makes of a forbidden move, before its articles are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sequel {
    /// It is no move.
    Refused,
    /// It stands, and the kings face.
    KingsFace,
    /// The game ended so many plies later, the forbidden one counted, and the side that played it lost.
    Ended {
        /// How.
        kind: EndingKind,
        /// How many.
        plies: usize,
    },
}

/// What follows from a forbidden move after a game: nothing, if the game had ended on the board before it; `next` is what
/// the other side played, if it did.
pub fn consequence(game: &Game, rulebook: &Rulebook, illegal: IllegalMove, next: Option<Move>) -> Consequence {
    let before = judge(game, rulebook);
    if game.ply() > 0 && before.ending.as_ref().is_some_and(|ending| ending.kind.is_on_the_board()) {
        return Consequence::Ended(Box::new(Ruling { ended_at: before.ended_at.or(Some(game.ply())), ..before }));
    }
    let mover = game.now().turn();
    let ended = |kind: EndingKind, plies| {
        let ending = Some(Ending { kind, articles: rulebook.ending_articles(kind, None) });
        let ply = game.ply() + plies;
        Consequence::Ended(Box::new(Ruling { ply, status: Status::Won(!mover), ending, ..before.clone() }))
    };
    match rulebook.law.sequel(game, illegal, next) {
        Sequel::Ended { kind, plies } => ended(kind, plies),
        Sequel::KingsFace => Consequence::KingsFace(rulebook.ending_articles(EndingKind::KingTaken, None)),
        Sequel::Refused => Consequence::Refused(rulebook.law.movement(game, illegal)),
    }
}
