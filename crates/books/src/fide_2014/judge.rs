//! The ruling on a game of chess as it stands.

use ::ruling::Article;
use ::ruling::Dead;
use ::ruling::{Ending, EndingKind, Status};
use chess::{BoardEnding, ByColor, Color, IllegalMove, Move, Position, Setup};

use crate::fide_2014::FIDE_2014;
use crate::fide_2014::articles;
use crate::fide_2014::game::Game;
use crate::fide_2014::mating::{self, Mating, mating};
use crate::fide_2014::ruling::{QuietCount, Recurrence, Ruling};

/// How many positions are looked at for a mate of one side: all that kings, blocked pawns and a bishop can reach, and
/// enough to find the mates that a lone knight or bishop gives with the other side's help.
pub const LOOKED_AT: usize = 1 << 18;

/// What the Laws say of a game as it stands.
///
/// A dead position ends the game wherever it came about: whatever was played after it does not count.
pub fn judge(game: &Game) -> Ruling {
    judge_within(game, LOOKED_AT)
}

/// What the Laws say, with no more than so many positions looked at for a mate of each side.
fn judge_within(game: &Game, bound: usize) -> Ruling {
    match first_dead(game, bound) {
        Some(ply) if ply < game.ply() => {
            Ruling { ply: game.ply(), ended_at: Some(ply), ..rule(&game.until(ply), bound) }
        }
        _ => rule(game, bound),
    }
}

/// What the Laws say when a side's time is over: it loses, unless the game had ended, or the other side cannot mate by
/// any series of legal moves. Where it is not known whether it can, nothing is ruled, and the arbiter has to decide.
pub fn flag_fall(game: &Game, fallen: Color) -> Ruling {
    flag_fall_within(game, fallen, LOOKED_AT)
}

fn flag_fall_within(game: &Game, fallen: Color, bound: usize) -> Ruling {
    let ruling = judge_within(game, bound);
    if ruling.ending.is_some() {
        return ruling;
    }
    let status = match ruling.mating[!fallen] {
        Mating::Never => Status::Draw,
        Mating::By(_) => Status::Won(!fallen),
        Mating::Undecided => return Ruling { undecided_flag: Some(fallen), ..ruling },
    };
    let articles = cite(&articles::ending(EndingKind::Flag, game.now()));
    Ruling { status, ending: Some(Ending { kind: EndingKind::Flag, articles }), ..ruling }
}

/// The articles that forbid a move after a game.
pub fn movement_articles(game: &Game, illegal: IllegalMove) -> Vec<Article> {
    cite(&articles::movement(game, illegal))
}

/// The articles that keep a set-up from being a position of a game; none if it is one.
pub fn setup_articles(setup: &Setup) -> Vec<Article> {
    cite(&articles::setup(setup))
}

fn cite(clauses: &[&'static str]) -> Vec<Article> {
    clauses.iter().map(|clause| FIDE_2014.article(clause)).collect()
}

/// The ply at which the position was first dead: what follows a dead position is dead as well.
fn first_dead(game: &Game, bound: usize) -> Option<usize> {
    let is_dead = |position: &Position| mating::dead(position, bound) == Dead::Dead;
    if !is_dead(game.now()) {
        return None;
    }
    Some(game.positions().partition_point(|position| !is_dead(position)))
}

/// What the Laws say of the position on the board now.
fn rule(game: &Game, bound: usize) -> Ruling {
    let now = game.now();
    let mating = ByColor::new_with(|side| mating(now, side, bound));
    let dead = mating::dead_of([&mating.white, &mating.black]);
    let (status, kind) = match now.ending() {
        Some(BoardEnding::Checkmate) => (Status::Won(!now.turn()), Some(EndingKind::Checkmate)),
        Some(BoardEnding::Stalemate) => (Status::Draw, Some(EndingKind::Stalemate)),
        None if dead == Dead::Dead => (Status::Draw, Some(EndingKind::DeadDraw)),
        None => (Status::Ongoing, None),
    };
    let open = kind.is_none();
    Ruling {
        ply: game.ply(),
        ended_at: None,
        undecided_flag: None,
        status,
        ending: kind.map(|kind| Ending { kind, articles: cite(&articles::ending(kind, now)) }),
        repetition: recurrence(game, open),
        quiet: quiet(now, open),
        dead,
        mating,
        foundation: cite(&articles::foundation(game)),
    }
}

/// The latest position that stood more than once, and the moves that would bring one about a third time.
fn recurrence(game: &Game, open: bool) -> Option<Recurrence> {
    let latest =
        game.positions().iter().rev().map(|position| game.occurrences(position)).find(|plies| plies.len() > 1)?;
    let about_to = |m: &Move| game.occurrences(&game.now().after(*m)).len() >= 2;
    let about_to: Vec<Move> =
        if open { game.now().legal_moves().into_iter().filter(about_to).collect() } else { Vec::new() };
    let has_occurred = open && latest.len() >= 3 && latest.last() == Some(&game.ply());
    let articles = if has_occurred || !about_to.is_empty() { cite(articles::THREEFOLD) } else { Vec::new() };
    Some(Recurrence { plies: latest, about_to, articles })
}

fn quiet(now: &Position, open: bool) -> QuietCount {
    let count = QuietCount { plies: now.quiet_plies(), articles: Vec::new() };
    let articles = if open && count.is_reached() { cite(articles::FIFTY_MOVES) } else { Vec::new() };
    QuietCount { articles, ..count }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flag_is_not_ruled_on_where_a_mate_was_neither_found_nor_excluded() {
        let game = Game::new(Setup::start()).expect("a position");
        let ruling = flag_fall_within(&game, Color::White, 10);
        assert_eq!((ruling.status_id(), ruling.undecided_flag, ruling.ending), ("undecided", Some(Color::White), None));
        let ruling = flag_fall_within(&game, Color::White, LOOKED_AT);
        assert_eq!((ruling.status, ruling.undecided_flag), (Status::Won(Color::Black), None));
    }
}
