//! `qizheng convert`: games of any files, written in one format and notation.

use std::fs::{self, File};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use clap::builder::{PossibleValuesParser, TypedValueParser};
use indicatif::ProgressBar;
use record::{Chess, Format, Loss, RecordOf, Sport, WriteError, Writer, Xiangqi, losses};
use words::{Lang, Say, list, say};

use crate::args::{Game, one_of};
use crate::data;
use crate::failure::Failure;
use crate::games::{Intake, Source};
use crate::progress;
use crate::sport::Known;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    #[arg(short, long, value_name = "FORMAT", value_parser = format())]
    to: Format,
    #[arg(short, long, value_name = "NOTATION", value_parser = notation())]
    notation: Option<String>,
    #[arg(short, long, value_name = "GAME", value_enum)]
    game: Option<Game>,
    #[arg(short = 'd', long, id = "out-dir", value_name = "FOLDER")]
    out_dir: Option<PathBuf>,
}

/// The formats that are written.
fn format() -> impl TypedValueParser<Value = Format> {
    one_of(Format::ALL.into_iter().filter(|format| *format != Format::Cbl).map(Format::name))
}

/// The notations of any game; which of them a game has is checked when the game is known.
fn notation() -> impl TypedValueParser<Value = String> {
    let mut names: Vec<&str> = Xiangqi::notations().into_iter().map(|(name, _)| name).collect();
    names.extend(Chess::notations().into_iter().map(|(name, _)| name).filter(|name| *name != "uci"));
    PossibleValuesParser::new(names)
}

/// The notation of a game that was asked for, or the one it is written in without that.
fn chosen<G: Known>(args: &Args, usual: G::Notation, lang: Lang) -> Result<G::Notation, Failure> {
    let Some(asked) = &args.notation else { return Ok(usual) };
    let known = G::notations();
    match known.iter().find(|(name, _)| name == asked) {
        Some((_, notation)) => Ok(*notation),
        None => Err(misfit("--notation <NOTATION>", asked, known.iter().map(|(name, _)| *name), lang)),
    }
}

fn misfit<'a>(argument: &str, value: &str, known: impl Iterator<Item = &'a str>, lang: Lang) -> Failure {
    let known = list(lang, known.map(str::to_owned));
    Failure::Usage(say!(lang, "usage-unknown-value", argument = argument, value = value, known = known))
}

/// What takes one game after another.
type Sink<'a, G> = Box<dyn FnMut(&RecordOf<G>) -> Result<(), Failure> + 'a>;

/// A game whose records are written.
trait Written: Known + Sized {
    /// Begins a file.
    fn begin<'a>(args: &Args, lang: Lang, target: Box<dyn Write + 'a>) -> Result<Sink<'a, Self>, Failure>;

    /// What is lost of a record.
    fn losses(format: Format, record: &RecordOf<Self>) -> Vec<Loss>;
}

impl Written for Xiangqi {
    fn begin<'a>(args: &Args, lang: Lang, target: Box<dyn Write + 'a>) -> Result<Sink<'a, Self>, Failure> {
        let notation = chosen::<Self>(args, xiangqi::notation::Notation::Iccs, lang)?;
        let mut writer = Writer::new(args.to, notation, target).map_err(|error| failed(error, lang))?;
        Ok(Box::new(move |record: &RecordOf<Self>| writer.write(record).map_err(|error| failed(error, lang))))
    }

    fn losses(format: Format, record: &RecordOf<Self>) -> Vec<Loss> {
        losses(format, record)
    }
}

impl Written for Chess {
    fn begin<'a>(args: &Args, lang: Lang, target: Box<dyn Write + 'a>) -> Result<Sink<'a, Self>, Failure> {
        if args.to != Format::Pgn {
            let known = Self::FORMATS.iter().map(|format| format.name());
            return Err(misfit("--to <FORMAT>", args.to.name(), known, lang));
        }
        let mut writer = Writer::chess(chosen::<Self>(args, chess::notation::Notation::San, lang)?, target);
        Ok(Box::new(move |record: &RecordOf<Self>| writer.write(record).map_err(|error| failed(error, lang))))
    }

    fn losses(_: Format, _: &RecordOf<Self>) -> Vec<Loss> {
        Vec::new()
    }
}

/// Writes every game that can be read; the others are told one by one.
pub fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let sources = Source::all_within(&args.files, lang)?;
    match args.game.unwrap_or_else(|| Source::game(&sources)) {
        Game::Xiangqi => convert::<Xiangqi>(args, &sources, lang, out),
        Game::Chess => convert::<Chess>(args, &sources, lang, out),
    }
}

fn convert<G: Written>(args: &Args, sources: &[Source], lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    // On a terminal the games themselves show how far the work is.
    let bar = if io::stdout().is_terminal() && args.out_dir.is_none() {
        ProgressBar::hidden()
    } else {
        progress::bytes(sources.iter().map(Source::size).sum())
    };
    let mut intake = Intake::new(bar, lang).with_beginnings();
    let mut lost = Lost::default();
    let mut all = match args.out_dir {
        None => Some(G::begin(args, lang, Box::new(out))?),
        Some(_) => None,
    };
    for source in sources {
        let mut own: Option<Sink<'_, G>> = None;
        intake.read::<G>(source, |_, number, record| {
            lost.add(G::losses(args.to, &record));
            match (&mut all, &args.out_dir) {
                (Some(sink), _) => sink(&record),
                (None, Some(folder)) => {
                    if own.is_none() || holds_one(args.to) {
                        let path = folder.join(name(source, number, args.to));
                        own = Some(G::begin(args, lang, Box::new(created(&path, lang)?))?);
                    }
                    own.as_mut().map_or(Ok(()), |sink| sink(&record))
                }
                (None, None) => Ok(()),
            }
        })?;
    }
    if let Some(told) = lost.say(lang) {
        intake.note(&say!(lang, "convert-lost", format = args.to.name(), lost = told));
    }
    intake.end()
}

/// Whether a file of this format holds one game.
fn holds_one(format: Format) -> bool {
    matches!(format, Format::Xqf | Format::Cbr)
}

/// The path of what is written of a source, within the folder of all: as that of the source, with another ending; where a
/// file holds one game, those after the first have their number.
fn name(source: &Source, number: u64, format: Format) -> PathBuf {
    let inner = source.inner_path();
    let stem = inner.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let ending = if format == Format::List { "txt" } else { format.name() };
    let number = if holds_one(format) && number > 1 { format!("-{number}") } else { String::new() };
    inner.with_file_name(format!("{stem}{number}.{ending}"))
}

/// A new file; one that is there is not written over.
fn created(path: &Path, lang: Lang) -> Result<File, Failure> {
    let file = path.display().to_string();
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| unwritable(&file, &error, lang))?;
    }
    File::create_new(path).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => Failure::Input(say!(lang, "event-exists", file = file.as_str())),
        _ => unwritable(&file, &error, lang),
    })
}

fn unwritable(file: &str, error: &io::Error, lang: Lang) -> Failure {
    Failure::Input(say!(lang, "event-unwritable", file = file, why = data::io(error, lang)))
}

/// Why a game was not written.
fn failed<G: Known>(error: WriteError<G>, lang: Lang) -> Failure {
    match error {
        WriteError::Io(error) => Failure::Output(error),
        other => Failure::Input(other.say(lang)),
    }
}

/// What was lost, and of how many games.
#[derive(Default)]
struct Lost(Vec<(Loss, u64)>);

impl Lost {
    fn add(&mut self, losses: Vec<Loss>) {
        for loss in losses {
            match self.0.iter_mut().find(|(known, _)| is_same(known, &loss)) {
                Some((_, games)) => *games += 1,
                None => self.0.push((loss, 1)),
            }
        }
    }

    fn say(&self, lang: Lang) -> Option<String> {
        let told = self.0.iter().map(|(loss, games)| match games {
            1 => loss.say(lang),
            games => say!(lang, "loss-times", what = loss.say(lang), games = *games),
        });
        (!self.0.is_empty()).then(|| list(lang, told))
    }
}

/// Whether the same is lost, however much of it is kept.
fn is_same(one: &Loss, other: &Loss) -> bool {
    match (one, other) {
        (Loss::Cut { name, .. }, Loss::Cut { name: other, .. }) => name == other,
        _ => one == other,
    }
}
