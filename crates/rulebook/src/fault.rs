//! What follows from a move that the rules of movement forbid.

use xiangqi::{Color, IllegalMove, Move, MoveFault};

use crate::article::{Article, Book};
use crate::book::Rulebook;
use crate::game::Game;
use crate::judge::judge;
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

/// What follows from a forbidden move after a game, in an event where the players keep score or one where they do not;
/// `next` is what the other side played, if it did.
pub fn consequence(
    game: &Game,
    rulebook: &Rulebook,
    illegal: IllegalMove,
    recorded: bool,
    next: Option<Move>,
) -> Consequence {
    let mover = game.now().turn();
    let ended = |kind, winner| Consequence::Ended(Box::new(ended(game, rulebook, kind, winner)));
    match (rulebook.movement_book(), illegal.fault) {
        (Book::Roc113, MoveFault::KingsFacing) if recorded => ended(EndingKind::KingsFacing, !mover),
        (Book::Roc113, MoveFault::KingsFacing) if takes_king(game, illegal.played, next) => {
            ended(EndingKind::KingTaken, !mover)
        }
        (Book::Roc113, MoveFault::KingsFacing) => {
            Consequence::KingsFace(rulebook.ending_articles(EndingKind::KingTaken, None))
        }
        (Book::CnReferee, MoveFault::KingsFacing | MoveFault::LeavesKingAttacked(_)) => {
            ended(EndingKind::SelfCheck, !mover)
        }
        _ => Consequence::Refused(rulebook.movement_articles(game, illegal)),
    }
}

/// Whether the reply to a facing is the king's capture of the king.
fn takes_king(game: &Game, facing: Move, next: Option<Move>) -> bool {
    let mover = game.now().turn();
    let moved = |point| if point == facing.from { facing.to } else { point };
    next.is_some_and(|m| m.from == game.now().king(!mover) && m.to == moved(game.now().king(mover)))
}

fn ended(game: &Game, rulebook: &Rulebook, kind: EndingKind, winner: Color) -> Ruling {
    Ruling {
        status: Status::Won(winner),
        ending: Some(Ending { kind, articles: rulebook.ending_articles(kind, None) }),
        ..judge(game, rulebook)
    }
}
