//! `qizheng`: the command line of the arbiter.
//!
//! Each subcommand is a module with its arguments and a `run` that writes the answer. The contract of all of them: exit
//! code 0 when answered, 1 when the input is wrong (what, where, and what was expected, on standard error), 2 for usage.
#![forbid(unsafe_code)]

mod args;
mod check;
mod convert;
mod data;
mod database;
mod desk;
mod event;
mod failure;
mod games;
mod help;
mod input;
mod judge;
mod lists;
mod locale;
mod moves;
mod pair;
mod perft;
mod progress;
mod rulebooks;
mod serve;
mod sheet;
mod sport;
mod standings;
mod usage;

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::FromArgMatches;
use clap::error::ErrorKind;
use words::Lang;

use crate::args::{Cli, Command};
use crate::failure::Failure;

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let lang = locale::choose(&arguments, |name| std::env::var(name).ok());
    let mut out = BufWriter::new(io::stdout().lock());
    let answered = answer(&arguments, lang, &mut out).and_then(|()| Ok(out.flush()?));
    match answered {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(lang),
    }
}

/// Reads the arguments and does what they ask for.
fn answer(arguments: &[OsString], lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let parsed =
        help::command(lang).try_get_matches_from(arguments).and_then(|matches| Cli::from_arg_matches(&matches));
    match parsed {
        Ok(cli) => match cli.command {
            Command::Judge(args) => judge::run(&args, lang, out),
            Command::Desk(args) => desk::run(&args, lang, out),
            Command::Rulebooks(args) => rulebooks::run(&args, lang, out),
            Command::Moves(args) => moves::run(&args, lang, out),
            Command::Perft(args) => perft::run(&args, lang, out),
            Command::Convert(args) => convert::run(&args, lang, out),
            Command::Check(args) => check::run(&args, lang, out),
            Command::Event(args) => event::run(&args, lang, out),
            Command::Pair(args) => pair::run(&args, lang, out),
            Command::Standings(args) => standings::run(&args, lang, out),
            Command::Serve(args) => serve::run(&args, lang, out),
            Command::Import(args) => database::import::run(&args, lang, out),
            Command::Export(args) => database::export::run(&args, lang, out),
            Command::Verify(args) => database::verify::run(&args, lang, out),
            Command::Backup(args) => database::backup::run(&args, lang, out),
            Command::Restore(args) => database::restore::run(&args, lang, out),
        },
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            Ok(write!(out, "{}", error.render())?)
        }
        Err(error) => Err(Failure::Usage(usage::explain(&error, lang))),
    }
}
