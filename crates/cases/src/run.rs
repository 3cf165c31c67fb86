//! Running a case.

use std::collections::BTreeSet;
use std::fmt::Display;

use books::Rules;
use ruling::repetition::Row;
use ruling::{
    Article, Book, Choice, Consequence, Game, LimitCount, Recurrence, Rulebook, Ruling, Warned, consequence, judge,
};
use xiangqi::notation::MoveText;
use xiangqi::{Color, Move, Setup};

use crate::case::{Case, Expected, ExpectedMove};
use crate::desk;

/// What a case proves, or everything in which the program's answers differ from it.
pub type Outcome = Result<Proved, Vec<String>>;

/// What a case that holds tells.
#[derive(Debug, Default)]
pub struct Proved {
    /// The articles it proves.
    pub articles: BTreeSet<(Book, String)>,
    /// What the program said under each rulebook, with everything it cited: a line each.
    pub said: Vec<String>,
}

/// What the program said under one rulebook.
struct Said {
    /// In the words used in data.
    what: String,
    cited: Vec<Article>,
    /// In what it differs from what was expected.
    wrong: Vec<String>,
}

impl Said {
    fn ruling(ruling: &Ruling, expected: &Expected) -> Self {
        let kind = ruling.ending.as_ref().map_or("open", |ending| ending.kind.id());
        let recurrence = ruling.repetition.as_ref().map(|r| {
            let [red, black] = Color::ALL.map(|side| charge(r, side));
            format!(" {red} {black} {} {}", r.examination.verdict.id(), r.action.id())
        });
        let what = format!("{} {kind}{}", ruling.status.id(), recurrence.unwrap_or_default());
        Self { what, cited: cited(ruling), wrong: Differences::of(ruling, expected) }
    }

    /// An answer that is no ruling.
    fn only(what: &str, cited: Vec<Article>, expected: &str) -> Self {
        Self { what: what.to_owned(), cited, wrong: asked("status", Some(expected), what) }
    }

    fn line(&self, id: &str) -> String {
        line(id, &self.what, &self.cited)
    }
}

/// What was said under a rulebook, with everything cited.
pub(crate) fn line(id: &str, what: &str, cited: &[Article]) -> String {
    let cited: Vec<String> = cited.iter().map(ToString::to_string).collect();
    format!("{id}: {what} [{}]", cited.join(", "))
}

/// What the program said under one rulebook, and the articles that proves; or everything that is wrong with it.
pub(crate) type Answer = Result<(String, Vec<Article>), Vec<String>>;

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
    if let Some(script) = &case.desk {
        return desk::run(script);
    }
    let mut proved = Proved::default();
    let mut wrong = Vec::new();
    for (id, expected) in &case.expect {
        match under(case, id, expected) {
            Ok((said, articles)) => {
                proved.said.push(said);
                proved.articles.extend(articles.into_iter().map(|article| (article.book, article.clause.to_owned())));
            }
            Err(why) => wrong.extend(why.into_iter().map(|why| format!("{id}: {why}"))),
        }
    }
    if wrong.is_empty() { Ok(proved) } else { Err(wrong) }
}

/// Runs a case under one rulebook.
fn under(case: &Case, id: &str, expected: &Expected) -> Answer {
    let book = books::known(id).map_err(|error| vec![told(error)])?;
    match books::entry(book).map(|entry| entry.rules) {
        Some(Rules::Xiangqi(rulebook)) => answer(case, &read(case).map_err(|why| vec![why])?, rulebook(), expected),
        #[cfg(feature = "chess")]
        Some(Rules::Chess(_)) => crate::fide::answer(case, expected),
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
    if let Some(by) = case.asked_limit.as_deref() {
        game.ask_limit(side(by)?);
    }
    play(&mut game, std::iter::repeat_n(case.cycle.as_str(), case.cycles).flat_map(str::split_whitespace))?;
    let game = game.with_warnings(Warned::InTime);
    let game = if case.recorded { game } else { game.without_record() };
    Ok(Given::Game(match case.claim.as_deref() {
        Some(by) => game.with_claim(side(by)?),
        None => game,
    }))
}

fn side(name: &str) -> Result<Color, String> {
    Color::ALL.into_iter().find(|side| side.to_string() == name).ok_or_else(|| format!("no side `{name}`"))
}

fn play<'a>(game: &mut Game, words: impl Iterator<Item = &'a str>) -> Result<(), String> {
    for word in words {
        let text: MoveText = word.parse().map_err(|error| format!("{word}: {error}"))?;
        let m = text.resolve(game.now()).map_err(|error| format!("ply {}, {word}: {error}", game.ply() + 1))?;
        if let Some(writing) = text.writing() {
            game.keep_writing(writing);
        }
        game.play(m).map_err(told)?;
    }
    Ok(())
}

pub(crate) fn told(error: impl Display) -> String {
    error.to_string()
}

/// What the program says, checked against what is expected, and the articles that are proved.
fn answer(case: &Case, given: &Given, mut rulebook: Rulebook, expected: &Expected) -> Answer {
    if let Some(plies) = expected.limit {
        rulebook = rulebook.with_limit(plies);
    }
    let reading = expected.reading.iter().map(|reading| format!("new-attack={reading}"));
    for text in reading.chain(expected.settings.iter().cloned()) {
        let choice: Choice = text.parse().map_err(|error| vec![told(error)])?;
        let book = rulebook.book();
        rulebook = rulebook.with(choice).ok_or_else(|| vec![format!("{book} has no setting `{choice}`")])?;
    }
    let said = match given {
        Given::Refused(setup) => refused(setup, &rulebook, expected),
        Given::Game(game) if case.forbidden.is_empty() => Said::ruling(&judge(game, &rulebook), expected),
        Given::Game(game) => forbidden(case, game, &rulebook, expected).map_err(|why| vec![why])?,
    };
    let line = said.line(rulebook.book().id());
    Ok((line, settle(&said.cited, expected, said.wrong)?))
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
fn refused(setup: &Setup, rulebook: &Rulebook, expected: &Expected) -> Said {
    let status = expected.status.as_deref().unwrap_or("a position of a game");
    Said::only("refused", rulebook.law.setup(setup), status)
}

/// What follows from the forbidden move of a case.
fn forbidden(case: &Case, game: &Game, rulebook: &Rulebook, expected: &Expected) -> Result<Said, String> {
    let moves: Vec<Move> = case.forbidden.iter().map(|word| word.parse()).collect::<Result<_, _>>().map_err(told)?;
    let Err(illegal) = game.now().play(moves[0]) else {
        return Err(format!("{} is legal", moves[0]));
    };
    let status = |found: &'static str| expected.status.clone().unwrap_or_else(|| found.to_owned());
    Ok(match consequence(game, rulebook, illegal, moves.get(1).copied()) {
        Consequence::Ended(ruling) => Said::ruling(&ruling, expected),
        Consequence::Refused(articles) => Said::only("refused", articles, &status("refused")),
        Consequence::KingsFace(articles) => Said::only("ongoing", articles, &status("ongoing")),
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
        differences.same("ended_at", expected.ended_at.as_ref(), ruling.ended_at);
        let limit = ruling.limit.as_ref();
        differences.same("count", expected.count.as_ref(), limit.map(LimitCount::unclaimed));
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
        let window = expected.window.map(|(first, last)| format!("{first}–{last}"));
        self.same("window", window.as_ref(), found.map(|r| format!("{}–{}", r.window.0, r.window.1)));
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
            let chases = row.facts.attacks.iter().filter(|a| a.is_chase() && a.is_fresh() == fresh);
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
