//! `qizheng check`: whether whole folders of games can be read, and every move written and read again.

use std::io::Write;
use std::path::PathBuf;

use record::{Line, Record};
use words::{Lang, say};
use xiangqi::notation::{MoveText, Notation};
use xiangqi::{Move, Position};

use crate::failure::Failure;
use crate::games::{Intake, Source};
use crate::progress;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "PATH", required = true)]
    paths: Vec<PathBuf>,
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
    let sources = sources(&args.paths, lang)?;
    let mut intake = Intake::new(progress::bytes(sources.iter().map(Source::size).sum()), lang);
    let mut counts = Counts::default();
    for source in &sources {
        let is_games = intake.read(source, |intake, number, record| {
            counts.games += 1;
            for unstable in check(&record, &mut counts.moves) {
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
    m: Move,
    notation: Notation,
    text: String,
}

impl Unstable {
    fn say(&self, game: u64, lang: Lang) -> String {
        let (m, notation, text) = (self.m.to_string(), self.notation.name(), self.text.as_str());
        say!(lang, "check-unstable", game = game, m = m, notation = notation, text = text)
    }
}

/// The moves of a game, variations included, that are not read as they are written in some notation.
fn check(record: &Record, moves: &mut u64) -> Vec<Unstable> {
    let mut unstable = Vec::new();
    if let Ok(position) = record.position() {
        check_line(&record.main, position, moves, &mut unstable);
    }
    unstable
}

fn check_line(line: &Line, mut position: Position, moves: &mut u64, unstable: &mut Vec<Unstable>) {
    for played in &line.moves {
        *moves += 1;
        for notation in Notation::ALL {
            let text = notation.write(&position, played.m);
            if !is_stable(&position, played.m, notation, &text) {
                unstable.push(Unstable { m: played.m, notation, text });
            }
        }
        for variation in &played.variations {
            check_line(variation, position.clone(), moves, unstable);
        }
        position.make(played.m);
    }
}

/// Whether a text is read as the move it was written for, and so written again as the same text.
fn is_stable(position: &Position, m: Move, notation: Notation, text: &str) -> bool {
    let read = match notation {
        // Coordinates with ranks from 1 look like those with ranks from 0, and are read only where it is said.
        Notation::Uci => xiangqi::notation::iccs::parse_uci(text).ok(),
        _ => text.parse::<MoveText>().ok().and_then(|written| written.resolve(position).ok()),
    };
    read == Some(m)
}
