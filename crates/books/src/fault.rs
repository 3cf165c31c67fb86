//! What follows from a move that the rules of movement forbid.

use xiangqi::{IllegalMove, Move, MoveFault};

use crate::article::{Article, Book};
use crate::game::Game;
use crate::judge::judge;
use crate::rulebook::Rulebook;
use crate::ruling::{Ending, EndingKind, Ruling, Status};

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
    match (rulebook.movement_book(), illegal.fault) {
        (Book::Roc113, MoveFault::KingsFacing) if game.is_recorded() => ended(EndingKind::KingsFacing, 1),
        (Book::Roc113, MoveFault::KingsFacing) if takes_king(game, illegal.played, next) => {
            ended(EndingKind::KingTaken, 2)
        }
        (Book::Roc113, MoveFault::KingsFacing) => {
            Consequence::KingsFace(rulebook.ending_articles(EndingKind::KingTaken, None))
        }
        (Book::CnReferee, MoveFault::KingsFacing | MoveFault::LeavesKingAttacked(_)) => ended(EndingKind::SelfCheck, 1),
        _ => Consequence::Refused(rulebook.movement_articles(game, illegal)),
    }
}

/// Whether the reply to a facing is the king's capture of the king.
fn takes_king(game: &Game, facing: Move, next: Option<Move>) -> bool {
    let mover = game.now().turn();
    let moved = |point| if point == facing.from { facing.to } else { point };
    next.is_some_and(|m| m.from == game.now().king(!mover) && m.to == moved(game.now().king(mover)))
}
