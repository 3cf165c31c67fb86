//! The ruling on a game of chess as it stands.

use chess::{BoardEnding, ByColor, Color, IllegalMove, Move, Position, Setup};

use crate::article::{Article, Book};
use crate::dead::Dead;
use crate::fide::articles;
use crate::fide::game::Game;
use crate::fide::mating::{self, Mating, mating};
use crate::fide::ruling::{QuietCount, Recurrence, Ruling};
use crate::ruling::{Ending, EndingKind, Status};

/// How many positions are looked at for a mate of one side: all that kings, blocked pawns and a bishop can reach, and some.
pub const LOOKED_AT: usize = 1 << 16;

/// What the Laws say of a game as it stands.
///
/// A dead position ends the game wherever it came about: whatever was played after it does not count.
pub fn judge(game: &Game) -> Ruling {
    match first_dead(game) {
        Some(ply) if ply < game.ply() => Ruling { ply: game.ply(), ended_at: Some(ply), ..rule(&game.until(ply)) },
        _ => rule(game),
    }
}

/// What the Laws say when a side's time is over: it loses, unless the game had ended, or the other side cannot mate by
/// any series of legal moves.
pub fn flag_fall(game: &Game, fallen: Color) -> Ruling {
    let ruling = judge(game);
    if ruling.ending.is_some() {
        return ruling;
    }
    let status = if ruling.mating[!fallen] == Mating::Never { Status::Draw } else { Status::Won(!fallen) };
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
    clauses.iter().map(|clause| Book::Fide2014.article(clause)).collect()
}

/// The ply at which the position was first dead: what follows a dead position is dead as well.
fn first_dead(game: &Game) -> Option<usize> {
    let is_dead = |position: &Position| mating::dead(position, LOOKED_AT) == Dead::Dead;
    if !is_dead(game.now()) {
        return None;
    }
    Some(game.positions().partition_point(|position| !is_dead(position)))
}

/// What the Laws say of the position on the board now.
fn rule(game: &Game) -> Ruling {
    let now = game.now();
    let mating = ByColor::new_with(|side| mating(now, side, LOOKED_AT));
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
