//! Running a case.

use std::collections::BTreeSet;
use std::fmt::Display;

use rulebook::repetition::Row;
use rulebook::ruling::Recurrence;
use rulebook::settings::RootLoss;
use rulebook::{Article, Book, Consequence, Game, Rulebook, Ruling, consequence, judge};
use xiangqi::notation::MoveText;
use xiangqi::{Color, Move, Setup};

use crate::case::{Case, Expected, ExpectedMove};

/// What a case proves, or everything in which the program's answers differ from it.
pub type Outcome = Result<BTreeSet<(Book, String)>, Vec<String>>;

/// What a case puts before a rulebook.
enum Given {
    /// A game.
    Game(Game),
    /// A set-up that is no position of a game.
    Refused(Box<Setup>),
}

/// Runs a case under every rulebook it names.
///
/// # Errors
///
/// Every difference between what the case expects and what the program says, and every article it claims in vain.
pub fn run(case: &Case) -> Outcome {
    let mut proved = BTreeSet::new();
    let mut wrong = Vec::new();
    for (id, expected) in &case.expect {
        match under(case, id, expected) {
            Ok(articles) => {
                proved.extend(articles.into_iter().map(|article| (article.book, article.clause.to_owned())));
            }
            Err(why) => wrong.extend(why.into_iter().map(|why| format!("{id}: {why}"))),
        }
    }
    if wrong.is_empty() { Ok(proved) } else { Err(wrong) }
}

/// Runs a case under one rulebook.
fn under(case: &Case, id: &str, expected: &Expected) -> Result<Vec<Article>, Vec<String>> {
    let book: Book = id.parse().map_err(|error| vec![told(error)])?;
    match (book, Rulebook::of(book)) {
        (_, Some(rulebook)) => answer(case, &read(case).map_err(|why| vec![why])?, rulebook, expected),
        #[cfg(feature = "chess")]
        (Book::Fide2014, None) => crate::fide::answer(case, expected),
        _ => Err(vec![format!("no rules of {id} are built in")]),
    }
}

/// Sets up a case and plays its moves.
fn read(case: &Case) -> Result<Given, String> {
    let start = case.start.as_deref().unwrap_or(xiangqi::notation::fen::START);
    let setup: Setup = start.parse().map_err(told)?;
    let mut game = match Game::new(setup.clone()) {
        Ok(game) => game,
        Err(_) if case.is_bare() => return Ok(Given::Refused(Box::new(setup))),
        Err(error) => return Err(told(error)),
    };
    play(&mut game, case.moves.split_whitespace())?;
    match case.asked_limit.as_deref() {
        None => {}
        Some("red") => game.ask_limit(Color::Red),
        Some("black") => game.ask_limit(Color::Black),
        Some(other) => return Err(format!("no side `{other}`")),
    }
    play(&mut game, std::iter::repeat_n(case.cycle.as_str(), case.cycles).flat_map(str::split_whitespace))?;
    Ok(Given::Game(game))
}

fn play<'a>(game: &mut Game, words: impl Iterator<Item = &'a str>) -> Result<(), String> {
    for word in words {
        let text: MoveText = word.parse().map_err(|error| format!("{word}: {error}"))?;
        let m = text.resolve(game.now()).map_err(|error| format!("ply {}, {word}: {error}", game.ply() + 1))?;
        game.play(m).map_err(told)?;
    }
    Ok(())
}

pub(crate) fn told(error: impl Display) -> String {
    error.to_string()
}

/// What the program says, checked against what is expected; the articles that are proved.
fn answer(
    case: &Case,
    given: &Given,
    mut rulebook: Rulebook,
    expected: &Expected,
) -> Result<Vec<Article>, Vec<String>> {
    if let Some(plies) = expected.limit {
        rulebook = rulebook.with_limit(plies);
    }
    match expected.reading.as_deref() {
        Some("purposive") => rulebook.repetition.chase.root_loss = RootLoss::Counts,
        Some("literal") | None => {}
        Some(other) => return Err(vec![format!("no reading `{other}`")]),
    }
    let (cited, wrong) = match given {
        Given::Refused(setup) => refused(setup, &rulebook, expected),
        Given::Game(game) if case.forbidden.is_empty() => {
            let ruling = judge(game, &rulebook);
            (cited(&ruling), Differences::of(&ruling, expected))
        }
        Given::Game(game) => forbidden(case, game, &rulebook, expected).map_err(|why| vec![why])?,
    };
    settle(&cited, expected, wrong)
}

/// The articles a case proves: those it claims and the answer cites, if nothing is wrong.
pub(crate) fn settle(
    cited: &[Article],
    expected: &Expected,
    mut wrong: Vec<String>,
) -> Result<Vec<Article>, Vec<String>> {
    let mut proved = Vec::new();
    for claim in &expected.proves {
        match cited.iter().find(|article| article.clause == claim) {
            Some(article) => proved.push(*article),
            None => wrong.push(format!("claims to prove {claim}, which the answer does not cite (it cites {cited:?})")),
        }
    }
    let unwanted = expected.silent_on.iter().filter(|clause| cited.iter().any(|article| article.clause == *clause));
    wrong.extend(unwanted.map(|clause| format!("cites {clause}, which has nothing to do with it")));
    if wrong.is_empty() { Ok(proved) } else { Err(wrong) }
}

/// A set-up that is no position of a game: a case must expect that.
fn refused(setup: &Setup, rulebook: &Rulebook, expected: &Expected) -> (Vec<Article>, Vec<String>) {
    let status = expected.status.as_deref().unwrap_or("a position of a game");
    (rulebook.setup_articles(setup), asked("status", Some(status), "refused"))
}

/// What follows from the forbidden move of a case.
fn forbidden(
    case: &Case,
    game: &Game,
    rulebook: &Rulebook,
    expected: &Expected,
) -> Result<(Vec<Article>, Vec<String>), String> {
    let moves: Vec<Move> = case.forbidden.iter().map(|word| word.parse()).collect::<Result<_, _>>().map_err(told)?;
    let Err(illegal) = game.now().play(moves[0]) else {
        return Err(format!("{} is legal", moves[0]));
    };
    Ok(match consequence(game, rulebook, illegal, case.recorded, moves.get(1).copied()) {
        Consequence::Ended(ruling) => (cited(&ruling), Differences::of(&ruling, expected)),
        Consequence::Refused(articles) => (articles, asked("status", expected.status.as_deref(), "refused")),
        Consequence::KingsFace(articles) => (articles, asked("status", expected.status.as_deref(), "ongoing")),
    })
}

pub(crate) fn asked(what: &str, expected: Option<&str>, found: &str) -> Vec<String> {
    match expected {
        Some(expected) if expected != found => vec![format!("{what}: expected {expected}, found {found}")],
        _ => Vec::new(),
    }
}

/// All articles an answer cites.
fn cited(ruling: &Ruling) -> Vec<Article> {
    let ending = ruling.ending.iter().flat_map(|ending| &ending.articles);
    let recurrence = ruling.repetition.iter().flat_map(|recurrence| &recurrence.articles);
    let shuffling = ruling.shuffling.iter().map(|(_, article)| article);
    let judged = ending.chain(recurrence).chain(&ruling.limit_articles).chain(shuffling);
    ruling.foundation.iter().chain(judged).copied().collect()
}

/// Collects what differs.
#[derive(Default)]
pub(crate) struct Differences(pub(crate) Vec<String>);

impl Differences {
    fn of(ruling: &Ruling, expected: &Expected) -> Vec<String> {
        let mut differences = Self::default();
        differences.same("status", expected.status.as_ref(), Some(ruling.status.id()));
        differences.same("ending", expected.ending.as_ref(), ruling.ending.as_ref().map(|e| e.kind.id()));
        let limit = ruling.limit.as_ref();
        differences.same("count", expected.count.as_ref(), limit.map(rulebook::limit::LimitCount::unclaimed));
        differences.same("count_red", expected.count_red.as_ref(), limit.map(|l| l.claimed_by(Color::Red)));
        differences.same("count_black", expected.count_black.as_ref(), limit.map(|l| l.claimed_by(Color::Black)));
        differences.recurrence(ruling.repetition.as_ref(), expected);
        differences.0
    }

    pub(crate) fn same<E: Display, F: Display>(&mut self, what: &str, expected: Option<&E>, found: Option<F>) {
        match (expected, found) {
            (Some(expected), Some(found)) if found.to_string() == expected.to_string() => {}
            (None, _) => {}
            (Some(expected), Some(found)) => self.0.push(format!("{what}: expected {expected}, found {found}")),
            (Some(expected), None) => self.0.push(format!("{what}: expected {expected}, found nothing")),
        }
    }

    fn recurrence(&mut self, found: Option<&Recurrence>, expected: &Expected) {
        let charge = |side: Color| found.map(|r| charge(r, side));
        self.same("occurrences", expected.occurrences.as_ref(), found.map(|r| r.occurrences));
        self.same("red", expected.red.as_ref(), charge(Color::Red));
        self.same("black", expected.black.as_ref(), charge(Color::Black));
        self.same("if_continued", expected.if_continued.as_ref(), found.map(|r| r.examination.verdict.id()));
        self.same("action", expected.action.as_ref(), found.map(|r| r.action.id()));
        let targets = found.map(|r| targets(r).join(" "));
        self.same("targets", expected.targets.as_ref().map(|t| sorted(t.clone()).join(" ")).as_ref(), targets);
        for wanted in &expected.moves {
            let row = found.and_then(|r| r.examination.rows.iter().find(|row| row.facts.ply == wanted.ply));
            match row {
                Some(row) => self.played(row, wanted),
                None => self.0.push(format!("ply {} is not in the window", wanted.ply)),
            }
        }
    }

    fn played(&mut self, row: &Row, wanted: &ExpectedMove) {
        let natures: Vec<&str> = row.natures.iter().map(|nature| nature.id()).collect();
        let place = format!("ply {} {}", wanted.ply, row.facts.played);
        for nature in &wanted.natures {
            if !natures.contains(&nature.as_str()) {
                self.0.push(format!("{place}: expected {nature}, found {natures:?}"));
            }
        }
        for nature in &wanted.without {
            if natures.contains(&nature.as_str()) {
                self.0.push(format!("{place}: {nature} not expected, found {natures:?}"));
            }
        }
        let pairs = |fresh: bool| {
            let chases = row.facts.attacks.iter().filter(|a| a.is_chase() && a.fresh == fresh);
            sorted(chases.map(|a| format!("{}×{}", a.by.on, a.on.on)).collect()).join(" ")
        };
        let wish = |pairs: &Option<Vec<String>>| pairs.as_ref().map(|p| sorted(p.clone()).join(" "));
        self.same(&format!("{place} chases"), wish(&wanted.chases).as_ref(), Some(pairs(true)));
        self.same(&format!("{place} standing"), wish(&wanted.standing).as_ref(), Some(pairs(false)));
        self.answers(row, wanted, &place);
    }

    fn answers(&mut self, row: &Row, wanted: &ExpectedMove, place: &str) {
        let answers: Vec<String> = row
            .facts
            .attacks
            .iter()
            .filter(|a| a.is_chase())
            .map(|a| match a.answer {
                Some(how) => format!("{} {}", a.on.on, format!("{how:?}").to_lowercase()),
                None => a.on.on.to_string(),
            })
            .collect();
        for answer in wanted.answered.iter().chain(&wanted.unanswered) {
            if !answers.contains(answer) {
                self.0.push(format!("{place}: expected the reply to give `{answer}`, found {answers:?}"));
            }
        }
    }
}

fn sorted(mut words: Vec<String>) -> Vec<String> {
    words.sort();
    words
}

fn targets(recurrence: &Recurrence) -> Vec<String> {
    let charges = &recurrence.examination.charges;
    sorted([&charges.red, &charges.black].iter().flat_map(|c| &c.targets).map(|man| man.origin.to_string()).collect())
}

fn charge(recurrence: &Recurrence, side: Color) -> &'static str {
    recurrence.examination.charges[side].kind.id()
}
