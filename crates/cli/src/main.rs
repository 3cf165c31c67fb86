//! `qizheng`: the command line of the arbiter.
//!
//! Each subcommand is a module with its arguments and a `run` that writes the answer. The contract of all of them: exit
//! code 0 when answered, 1 when the input is wrong (what, where, and what was expected, on standard error), 2 for usage.
#![forbid(unsafe_code)]

mod about;
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
mod output;
mod pair;
mod perft;
mod progress;
mod rulebooks;
mod serve;
mod settings;
mod sheet;
mod sport;
mod standings;
mod usage;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::FromArgMatches;
use words::Lang;

use crate::args::{Cli, Command};
use crate::failure::Failure;
use crate::output::Output;

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let lang = locale::choose(&arguments, |name| std::env::var(name).ok());
    match answer(&arguments, lang) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(lang),
    }
}

/// Reads the arguments and does what they ask for.
fn answer(arguments: &[OsString], lang: Lang) -> Result<(), Failure> {
    let parsed =
        help::command(lang).try_get_matches_from(arguments).and_then(|matches| Cli::from_arg_matches(&matches));
    match parsed {
        Ok(cli) => {
            let mut out = Output::open(cli.output.as_deref())?;
            if matches!(cli.command, Command::Judge(_) | Command::Desk(_) | Command::Rulebooks(_)) {
                out.wrap();
            }
            let answered = run(cli.command, lang, &mut out);
            out.close(answered)
        }
        Err(error) => {
            let mut out = Output::open(None)?;
            let answered = about::unparsed(&error, lang, &mut out);
            out.close(answered)
        }
    }
}

/// Does what a command asks for.
fn run(command: Command, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    match command {
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
        Command::Completions(args) => about::completions(&args, lang, out),
        Command::Man(args) => about::man(&args, lang, out),
        Command::Help(args) => about::help(&args, lang, out),
    }
}
