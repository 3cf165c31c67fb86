//! Running a case.

use std::fmt::Display;

use books::Rules;
use ruling::repetition::Row;
use ruling::{
    Article, Book, Choice, Consequence, Dead, Game, LimitCount, Recurrence, Review, Rulebook, Ruling, Standing, Warned,
    consequence, judge,
};
use xiangqi::notation::MoveText;
use xiangqi::{Color, Move, Setup};

use crate::case::{Case, Expected, ExpectedMove};
use crate::desk;

/// What the program said, a line each, or everything in which that differs from what a case expects.
pub type Outcome = Result<Vec<String>, Vec<String>>;

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
    format!("{id}: {what} [{}]", list(cited))
}

/// What the program said under one rulebook, or everything that is wrong with it.
pub(crate) type Answer = Result<String, Vec<String>>;

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
    let idle = |id: &str| format!("{id}: expects no more than that the game goes on");
    let (mut said, mut wrong): (_, Vec<String>) = (Vec::new(), case.expects_nothing().into_iter().map(idle).collect());
    for (id, expected) in &case.expect {
        match under(case, id, expected) {
            Ok(line) => said.push(line),
            Err(why) => wrong.extend(why.into_iter().map(|why| format!("{id}: {why}"))),
        }
    }
    if wrong.is_empty() { Ok(said) } else { Err(wrong) }
}

/// Runs a case under one rulebook.
fn under(case: &Case, id: &str, expected: &Expected) -> Answer {
    let book = books::known(id).map_err(|error| vec![told(error)])?;
    match books::entry(book).map(|entry| entry.rules) {
        Some(Rules::Xiangqi(rulebook)) => answer(case, &read(case).map_err(|why| vec![why])?, rulebook(), expected),
        #[cfg(feature = "chess")]
        Some(Rules::Chess(..)) => crate::fide::answer(case, expected),
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

/// What the program says, checked against what is expected.
/// What is wrong if a game stands otherwise where it is only counted than where it is told why.
fn counted_otherwise(game: &Game, rulebook: &Rulebook) -> Option<String> {
    let (counted, told) = (Standing::new(game, rulebook), Review::new(game, rulebook).standing());
    (counted != told).then(|| format!("counted as {counted:?}, told as {told:?}"))
}

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
    let mut said = match given {
        Given::Refused(setup) => refused(setup, &rulebook, expected),
        Given::Game(game) if case.forbidden.is_empty() => Said::ruling(&judge(game, &rulebook), expected),
        Given::Game(game) => forbidden(case, game, &rulebook, expected).map_err(|why| vec![why])?,
    };
    if let Given::Game(game) = given {
        said.wrong.extend(counted_otherwise(game, &rulebook));
        said.wrong.extend(stands_otherwise(case, &Setup::from(game.now()).to_string()));
    }
    let line = said.line(rulebook.book().id());
    settle(rulebook.book(), &said.cited, expected, said.wrong).map(|()| line)
}

/// What stands on the board after the moves, if that is not what a case says; what its FEN leaves out is not asked.
pub(crate) fn stands_otherwise(case: &Case, fen: &str) -> Option<String> {
    let after = case.after.as_deref()?;
    let same = after.split_whitespace().zip(fen.split_whitespace()).all(|(wanted, found)| wanted == found);
    (!same).then(|| format!("after the moves: expected {after}, found {fen}"))
}

/// Holds what was cited against what a case claims and what it says has nothing to do with it.
pub(crate) fn settle(
    book: Book,
    cited: &[Article],
    expected: &Expected,
    mut wrong: Vec<String>,
) -> Result<(), Vec<String>> {
    for claim in &expected.proves {
        match claimed(book, claim) {
            Ok(article) if cited.contains(&article) => {}
            Ok(article) => wrong.push(format!("claims to prove {article}, and the answer cites {}", list(cited))),
            Err(why) => wrong.push(why),
        }
    }
    let unwanted = expected.silent_on.iter().filter(|clause| cited.iter().any(|article| article.clause == *clause));
    wrong.extend(unwanted.map(|clause| format!("cites {clause}, which has nothing to do with it")));
    if wrong.is_empty() { Ok(()) } else { Err(wrong) }
}

/// The article that a claim names: of the book it is made under, unless it names one.
pub(crate) fn claimed(book: Book, claim: &str) -> Result<Article, String> {
    let text = if claim.contains(' ') { claim.to_owned() } else { format!("{book} {claim}") };
    books::law::article(&text).map_err(told)
}

fn list(articles: &[Article]) -> String {
    articles.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
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

/// The word for whether anybody can still win.
pub(crate) fn dead<M>(dead: &Dead<M>) -> &'static str {
    match dead {
        Dead::Dead => "dead",
        Dead::Alive(_) => "alive",
        Dead::Undecided => "undecided",
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
        differences.same("counted", expected.counted.as_ref(), Some(limit.is_some()));
        differences.same("dead", expected.dead.as_ref(), ruling.dead.as_ref().map(dead));
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
