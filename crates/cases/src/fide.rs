//! Running a case under the Laws of Chess.

use books::FIDE_2014;
use books::fide_2014::{Game, Ruling, flag_fall, judge, movement_articles, setup_articles};
use chess::notation::{MoveText, Refusal, ResolveError};
use chess::{Color, IllegalMove, Setup};
use ruling::Article;

use crate::case::{Case, Expected};
use crate::run::{Answer, Differences, asked, dead, line, settle, stands_otherwise, told};

/// What the Laws say of a case, checked against what is expected.
pub(crate) fn answer(case: &Case, expected: &Expected) -> Answer {
    let (cited, wrong) = compare(case, expected).map_err(|why| vec![why])?;
    let said = line(FIDE_2014.id(), expected.status.as_deref().unwrap_or_default(), &cited);
    settle(FIDE_2014, &cited, expected, wrong).map(|()| said)
}

fn compare(case: &Case, expected: &Expected) -> Result<(Vec<Article>, Vec<String>), String> {
    let setup: Setup = case.start.as_deref().unwrap_or(chess::notation::fen::START).parse().map_err(told)?;
    let mut game = match Game::new(setup.clone()) {
        Ok(game) => game,
        Err(_) if case.is_bare() => return Ok((setup_articles(&setup), refused(expected))),
        Err(error) => return Err(told(error)),
    };
    let cycle = std::iter::repeat_n(case.cycle.as_str(), case.cycles).flat_map(str::split_whitespace);
    for word in case.moves.split_whitespace().chain(cycle) {
        let text: MoveText = word.parse().map_err(|error| format!("{word}: {error}"))?;
        let m = text.resolve(game.now()).map_err(|error| format!("ply {}, {word}: {error}", game.ply() + 1))?;
        game.play(m).map_err(told)?;
    }
    let stands = stands_otherwise(case, &Setup::from(game.now()).to_string());
    if let Some(word) = case.forbidden.first() {
        let wrong = refused(expected).into_iter().chain(stands).collect();
        return Ok((movement_articles(&game, illegal(&game, word)?), wrong));
    }
    let ruling = match case.flag.as_deref() {
        None => judge(&game),
        Some("white") => flag_fall(&game, Color::White),
        Some("black") => flag_fall(&game, Color::Black),
        Some(other) => return Err(format!("no side `{other}`")),
    };
    Ok((cited(&ruling), differences(&ruling, expected).into_iter().chain(stands).collect()))
}

fn refused(expected: &Expected) -> Vec<String> {
    asked("status", Some(expected.status.as_deref().unwrap_or("no refusal")), "refused")
}

/// Why a move is forbidden after a game.
fn illegal(game: &Game, word: &str) -> Result<IllegalMove, String> {
    let text: MoveText = word.parse().map_err(|error| format!("{word}: {error}"))?;
    match text.resolve(game.now()) {
        Err(ResolveError::Illegal { why: Refusal::Movement(illegal) }) => Ok(illegal),
        Err(error) => Err(format!("{word}: {error}")),
        Ok(m) => Err(format!("{m} is legal")),
    }
}

/// All articles an answer cites.
fn cited(ruling: &Ruling) -> Vec<Article> {
    let ending = ruling.ending.iter().flat_map(|ending| &ending.articles);
    let recurrence = ruling.repetition.iter().flat_map(|found| &found.articles);
    ruling.foundation.iter().chain(ending).chain(recurrence).chain(&ruling.quiet.articles).copied().collect()
}

fn differences(ruling: &Ruling, expected: &Expected) -> Vec<String> {
    let found = ruling.repetition.as_ref();
    let claim = found.is_some_and(|found| !found.articles.is_empty()) || !ruling.quiet.articles.is_empty();
    let mut differences = Differences::default();
    differences.same("status", expected.status.as_ref(), Some(ruling.status_id()));
    differences.same("ending", expected.ending.as_ref(), ruling.ending.as_ref().map(|ending| ending.kind.id()));
    differences.same("occurrences", expected.occurrences.as_ref(), found.map(|found| found.plies.len()));
    differences.same("count", expected.count.as_ref(), Some(ruling.quiet.plies));
    differences.same("action", expected.action.as_ref(), Some(if claim { "claim" } else { "none" }));
    differences.same("dead", expected.dead.as_ref(), Some(dead(&ruling.dead)));
    differences.0
}
