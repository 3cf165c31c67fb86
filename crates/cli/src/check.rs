//! `qizheng check`: whether whole folders of games can be read, and every move written and read again.

use std::io::Write;
use std::path::PathBuf;

use record::{Chess, Line, RecordOf, Xiangqi};
use words::{Lang, say};

use crate::args::Game;
use crate::failure::Failure;
use crate::games::{Intake, Source};
use crate::progress;
use crate::sport::Known;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "PATH", required = true)]
    paths: Vec<PathBuf>,
    #[arg(long, value_name = "GAME", value_enum, default_value = "xiangqi")]
    game: Game,
}

/// What was seen.
#[derive(Default)]
struct Counts {
    files: u64,
    games: u64,
    moves: u64,
}

/// Tells what is wrong on standard error, game by game, and writes how much was read.
pub fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    match args.game {
        Game::Xiangqi => read::<Xiangqi>(args, lang, out),
        Game::Chess => read::<Chess>(args, lang, out),
    }
}

fn read<G: Known>(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let sources = sources(&args.paths, lang)?;
    let mut intake = Intake::new(progress::bytes(sources.iter().map(Source::size).sum()), lang);
    let mut counts = Counts::default();
    for source in &sources {
        let is_games = intake.read::<G>(source, |intake, number, record| {
            counts.games += 1;
            for unstable in check::<G>(&record, &mut counts.moves) {
                intake.fault(source, &unstable.say(number, lang));
            }
            Ok(())
        })?;
        counts.files += u64::from(is_games);
    }
    let (Counts { files, games, moves }, faults) = (counts, intake.faults());
    writeln!(out, "{}", say!(lang, "check-counts", files = files, games = games, moves = moves, faults = faults))?;
    intake.end()
}

/// The files that all these paths stand for.
fn sources(paths: &[PathBuf], lang: Lang) -> Result<Vec<Source>, Failure> {
    let mut sources = Vec::new();
    for path in paths {
        let found = Source::within(path).map_err(|error| {
            let (file, why) = (path.display().to_string(), error.to_string());
            Failure::Input(say!(lang, "input-folder-unreadable", file = file, why = why))
        })?;
        sources.extend(found);
    }
    Ok(sources)
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
