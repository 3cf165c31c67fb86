//! `qizheng convert`: games of any files, written in one format and notation.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use indicatif::ProgressBar;
use record::{Chess, Format, RecordOf, Sport, WriteError, Writer, Xiangqi, losses};
use words::{Lang, Say, list, say};

use crate::args::{Game, one_of};
use crate::failure::Failure;
use crate::games::{Intake, Source};
use crate::progress;
use crate::sport::Known;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    #[arg(long, value_name = "FORMAT", value_parser = format())]
    to: Format,
    #[arg(long, value_name = "NOTATION", value_parser = notation())]
    notation: Option<String>,
    #[arg(long, value_name = "GAME", value_enum, default_value = "xiangqi")]
    game: Game,
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

/// Writes every game that can be read; the others are told one by one.
pub fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    match args.game {
        Game::Xiangqi => {
            let notation = chosen::<Xiangqi>(args, xiangqi::notation::Notation::Iccs, lang)?;
            let mut writer = Writer::new(args.to, notation, out).map_err(|error| failed(error, lang))?;
            each::<Xiangqi>(args, lang, |intake, record| {
                writer.write(&record).map_err(|error| failed(error, lang))?;
                let lost: Vec<String> = losses(args.to, &record).iter().map(|loss| loss.say(lang)).collect();
                if !lost.is_empty() {
                    intake.note(&say!(lang, "convert-lost", format = args.to.name(), lost = list(lang, lost)));
                }
                Ok(())
            })
        }
        Game::Chess if args.to != Format::Pgn => {
            Err(misfit("--to <FORMAT>", args.to.name(), Chess::FORMATS.iter().map(|format| format.name()), lang))
        }
        Game::Chess => {
            let mut writer = Writer::chess(chosen::<Chess>(args, chess::notation::Notation::San, lang)?, out);
            each::<Chess>(args, lang, |_, record| writer.write(&record).map_err(|error| failed(error, lang)))
        }
    }
}

/// Why a game was not written.
fn failed<G: Known>(error: WriteError<G>, lang: Lang) -> Failure {
    match error {
        WriteError::Io(error) => Failure::Output(error),
        other => Failure::Input(other.say(lang)),
    }
}

/// Gives every game of the files to a function.
fn each<G: Known>(
    args: &Args,
    lang: Lang,
    mut write: impl FnMut(&Intake, RecordOf<G>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let sources: Vec<Source> = args.files.iter().map(|path| Source::named(path)).collect();
    // On a terminal the games themselves show how far the work is.
    let bar = if io::stdout().is_terminal() {
        ProgressBar::hidden()
    } else {
        progress::bytes(sources.iter().map(Source::size).sum())
    };
    let mut intake = Intake::new(bar, lang);
    for source in &sources {
        intake.read::<G>(source, |intake, _, record| write(intake, record))?;
    }
    intake.end()
}
