//! The arguments all subcommands share; their words are in `locales/*/cli.ftl`.

use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;
use thiserror::Error;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand, ValueEnum};
use words::Lang;

use crate::database::{backup, export, import, restore, verify};
use crate::{about, check, convert, desk, event, judge, moves, pair, perft, rulebooks, serve, standings};

#[derive(Debug, Parser)]
#[command(name = "qizheng", version = env!("QIZHENG_VERSION"), arg_required_else_help = true, disable_help_subcommand = true)]
pub struct Cli {
    // Read by `locale::choose` before all else; declared here to be checked and shown in the help.
    #[arg(long, global = true, value_name = "LANG", ignore_case = true, value_parser = language())]
    lang: Option<Lang>,
    #[arg(short, long, global = true, value_name = "FILE")]
    pub output: Option<PathBuf>,
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    Judge(judge::Args),
    Desk(desk::Args),
    Rulebooks(rulebooks::Args),
    Moves(moves::Args),
    Perft(perft::Args),
    Convert(convert::Args),
    Check(check::Args),
    Event(Box<event::Args>),
    Pair(pair::Args),
    Standings(standings::Args),
    Serve(serve::Args),
    Import(import::Args),
    Export(export::Args),
    Verify(verify::Args),
    Backup(backup::Args),
    Restore(restore::Args),
    Completions(about::CompletionsArgs),
    Man(about::ManArgs),
    Help(about::HelpArgs),
}

fn language() -> impl TypedValueParser<Value = Lang> {
    let values = [
        PossibleValue::new(Lang::ZhHant.tag()).aliases(["zh-TW", "zh-HK", "zh-MO"]),
        PossibleValue::new(Lang::ZhHans.tag()).aliases(["zh-CN", "zh-SG"]),
        PossibleValue::new(Lang::En.tag()),
    ];
    PossibleValuesParser::new(values).try_map(|tag| tag.parse::<Lang>())
}

/// A parser of what has one of these names.
pub fn one_of<T>(names: impl Iterator<Item = &'static str>) -> impl TypedValueParser<Value = T>
where
    T: FromStr<Err: std::error::Error + Send + Sync + 'static> + Clone + Send + Sync + 'static,
{
    PossibleValuesParser::new(names).try_map(|name| name.parse::<T>())
}

/// The game a position or a record belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Game {
    Xiangqi,
    Chess,
}

/// A parser of whole numbers within a range.
pub fn whole_number<N>(range: RangeInclusive<N>) -> impl Fn(&str) -> Result<N, NotWholeNumber> + Clone
where
    N: FromStr + PartialOrd + Copy + Into<u64>,
{
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or(NotWholeNumber { least: (*range.start()).into(), most: (*range.end()).into() })
    }
}

/// The text is no whole number of this range.
#[derive(Clone, Copy, Debug, Error)]
#[error("expected a whole number from {least} to {most}")]
pub struct NotWholeNumber {
    pub least: u64,
    pub most: u64,
}
