//! `qizheng check`: whether whole folders of games can be read, and every move written and read again.

use std::io::Write;
use std::path::PathBuf;
use std::str::FromStr;

use books::{Book, BookEntry, REGISTRY, UnknownBook};
use clap::builder::TypedValueParser;
use explain::ruling::{Recorded, RecordedResult};
use record::{Chess, Line, RecordOf, Xiangqi};
use ruling::Standing;
use words::{Lang, say};

use crate::args::{Game, one_of};
use crate::failure::Failure;
use crate::games::{Intake, Source};
use crate::judge::recorded;
use crate::progress;
use crate::sport::Known;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "PATH", required = true)]
    paths: Vec<PathBuf>,
    #[arg(short, long, value_name = "GAME", value_enum)]
    game: Option<Game>,
    #[arg(short, long, value_name = "ID", value_parser = rulebook())]
    rules: Option<Named>,
}

/// A rulebook by its id.
#[derive(Clone, Copy, Debug)]
struct Named(Book);

impl FromStr for Named {
    type Err = UnknownBook;

    fn from_str(id: &str) -> Result<Self, UnknownBook> {
        books::known(id).map(Self)
    }
}

/// The rulebooks there are.
fn rulebook() -> impl TypedValueParser<Value = Named> {
    one_of(REGISTRY.iter().map(|entry| entry.book.id()))
}

/// What was seen.
#[derive(Default)]
struct Counts {
    files: u64,
    games: u64,
    moves: u64,
    /// Games whose recorded result is not the one of the ruling.
    disagreeing: u64,
}

/// Tells what is wrong on standard error, game by game, and writes how much was read.
pub fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let is_xiangqi = |Named(book): Named| books::entry(book).is_some_and(BookEntry::is_xiangqi);
    let sources = Source::all_within(&args.paths, lang)?;
    let game = match args.rules.map(is_xiangqi) {
        Some(true) => Game::Xiangqi,
        Some(false) => Game::Chess,
        None => args.game.unwrap_or_else(|| Source::game(&sources)),
    };
    match game {
        Game::Xiangqi => read::<Xiangqi>(args, &sources, lang, out),
        Game::Chess => read::<Chess>(args, &sources, lang, out),
    }
}

fn read<G: Judged>(args: &Args, sources: &[Source], lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let mut intake = Intake::new(progress::bytes(sources.iter().map(Source::size).sum()), lang);
    let mut counts = Counts::default();
    for source in sources {
        let is_games = intake.read::<G>(source, |intake, number, record| {
            counts.games += 1;
            for unstable in check::<G>(&record, &mut counts.moves) {
                intake.fault(source, &unstable.say(number, lang));
            }
            if let Some(Named(book)) = args.rules
                && let Some(ruled) = disagreement::<G>(&record, book)
            {
                counts.disagreeing += 1;
                let recorded = status(recorded::<G>(&record).map_or("", RecordedResult::id), lang);
                let ruled = status(ruled, lang);
                let what = say!(lang, "check-disagrees", game = number, recorded = recorded, ruled = ruled);
                intake.note(&say!(lang, "input-file", file = source.name(lang), what = what));
            }
            Ok(())
        })?;
        counts.files += u64::from(is_games);
    }
    let (Counts { files, games, moves, disagreeing }, faults) = (counts, intake.faults());
    let told = say!(lang, "check-counts", files = files, games = games, moves = moves, faults = faults);
    match args.rules {
        None => writeln!(out, "{told}")?,
        Some(_) => writeln!(out, "{}", say!(lang, "check-counts-ruled", counts = told, disagreeing = disagreeing))?,
    }
    intake.end()
}

/// The result by a ruling, where the record has another.
fn disagreement<G: Judged>(record: &RecordOf<G>, book: Book) -> Option<&'static str> {
    let result = recorded::<G>(record)?;
    let ruled = G::status(record, book)?;
    Recorded::new(result, ruled).disagrees.then_some(ruled)
}

/// How a game stands, in words.
fn status(id: &str, lang: Lang) -> String {
    match id {
        "red_wins" => say!(lang, "status-red-wins"),
        "white_wins" => say!(lang, "status-white-wins"),
        "black_wins" => say!(lang, "status-black-wins"),
        "draw" => say!(lang, "status-draw"),
        "both_lose" => say!(lang, "status-both-lose"),
        _ => say!(lang, "status-ongoing"),
    }
}

/// A game that rulebooks judge.
trait Judged: Known {
    /// How a game stands by a rulebook; `None` if the book does not judge it.
    fn status(record: &RecordOf<Self>, book: Book) -> Option<&'static str>
    where
        Self: Sized;
}

impl Judged for Xiangqi {
    fn status(record: &RecordOf<Self>, book: Book) -> Option<&'static str> {
        let moves: Vec<xiangqi::Move> = record.main.iter().copied().collect();
        let game = ruling::Game::with_moves(record.start.clone(), &moves).ok()?;
        Some(Standing::new(&game, &books::rulebook(book)?).status.id())
    }
}

impl Judged for Chess {
    fn status(record: &RecordOf<Self>, _: Book) -> Option<&'static str> {
        let moves: Vec<chess::Move> = record.main.iter().copied().collect();
        let game = books::fide_2014::Game::with_moves(record.start.clone(), &moves).ok()?;
        Some(books::fide_2014::judge(&game).status_id())
    }
}

/// A move that is not read as it was written.
struct Unstable {
    m: String,
    notation: &'static str,
    text: String,
}

impl Unstable {
    fn say(&self, game: u64, lang: Lang) -> String {
        let (m, text) = (self.m.as_str(), self.text.as_str());
        say!(lang, "check-unstable", game = game, m = m, notation = self.notation, text = text)
    }
}

/// The moves of a game, variations included, that are not read as they are written in some notation.
fn check<G: Known>(record: &RecordOf<G>, moves: &mut u64) -> Vec<Unstable> {
    let mut unstable = Vec::new();
    if let Ok(position) = G::position(&record.start) {
        check_line::<G>(&record.main, position, moves, &mut unstable);
    }
    unstable
}

fn check_line<G: Known>(
    line: &Line<G::Move>,
    mut position: G::Position,
    moves: &mut u64,
    unstable: &mut Vec<Unstable>,
) {
    let notations = G::notations();
    for played in &line.moves {
        *moves += 1;
        for &(name, notation) in &notations {
            let text = G::write(notation, &position, played.m, false);
            if G::read(notation, &text, &position) != Some(played.m) {
                unstable.push(Unstable { m: played.m.to_string(), notation: name, text });
            }
        }
        for variation in &played.variations {
            check_line::<G>(variation, position.clone(), moves, unstable);
        }
        G::make(&mut position, played.m);
    }
}
