//! `qizheng convert`: games of any files, written in one format and notation.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use clap::builder::TypedValueParser;
use indicatif::ProgressBar;
use record::{Format, WriteError, Writer};
use words::{Lang, Say};
use xiangqi::notation::Notation;

use crate::args::one_of;
use crate::failure::Failure;
use crate::games::{Intake, Source};
use crate::progress;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    #[arg(long, value_name = "FORMAT", value_parser = format())]
    to: Format,
    #[arg(long, value_name = "NOTATION", value_parser = notation(), default_value = "iccs")]
    notation: Notation,
}

/// The formats that are written.
fn format() -> impl TypedValueParser<Value = Format> {
    one_of(Format::ALL.into_iter().filter(|format| *format != Format::Cbl).map(Format::name))
}

fn notation() -> impl TypedValueParser<Value = Notation> {
    one_of(Notation::ALL.into_iter().map(Notation::name))
}

/// Writes every game that can be read; the others are told one by one.
pub fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let failed = |error: WriteError| match error {
        WriteError::Io(error) => Failure::Output(error),
        other => Failure::Input(other.say(lang)),
    };
    let sources: Vec<Source> = args.files.iter().map(|path| Source::named(path)).collect();
    // On a terminal the games themselves show how far the work is.
    let bar = if io::stdout().is_terminal() {
        ProgressBar::hidden()
    } else {
        progress::bytes(sources.iter().map(Source::size).sum())
    };
    let mut intake = Intake::new(bar, lang);
    let mut writer = Writer::new(args.to, args.notation, out).map_err(failed)?;
    for source in &sources {
        intake.read(source, |_, _, record| writer.write(&record).map_err(failed))?;
    }
    intake.end()
}
