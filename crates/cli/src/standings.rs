//! `qizheng standings`: a plain list of results, ranked.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use books::event::{Laws, ranking_lists};
use explain::event::{standing_rows, table_fault};
use serde::de::DeserializeOwned;
use tournament::ranking::{Ranking, StillTied, TieBreak, Unplayed, rank};
use tournament::{Count, Counting, PlayerId, Scoring, Table};
use words::{Lang, list, say};

use crate::data;
use crate::failure::Failure;
use crate::input::brief;
use crate::lists::{self, List};
use crate::sheet::{self, SheetFormat};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "LIST", default_value = "swiss")]
    tiebreaks: String,
    #[arg(long, id = "still-tied", value_name = "HOW", default_value = "go_on")]
    still_tied: String,
    #[arg(long, value_name = "SCORING", default_value = "whole")]
    scoring: String,
    #[arg(long, value_name = "COUNTING", default_value = "games")]
    counting: String,
    #[arg(short, long, value_name = "FORMAT", value_enum, default_value = "text")]
    format: SheetFormat,
}

/// A value by its name in files.
fn named<T: DeserializeOwned>(argument: &str, name: &str, lang: Lang) -> Result<T, Failure> {
    let value = serde_json::Value::String(name.to_owned());
    misfit::value(value).map_err(|misfit| {
        let why = data::misfit(&misfit, lang);
        Failure::Usage(say!(lang, "usage-wrong-value", argument = argument, why = why))
    })
}

/// The names of the printed lists.
fn printed() -> impl Iterator<Item = &'static str> {
    ranking_lists().map(|printed| printed.id)
}

fn ranking(asked: &str, lang: Lang) -> Result<Ranking, Failure> {
    if let Some(printed) = Ranking::printed(asked) {
        return Ok(printed);
    }
    let tie_break = |name: &str| {
        TieBreak::ALL.into_iter().find(|known| known.id() == name).ok_or_else(|| {
            let known = list(lang, printed().chain(TieBreak::ALL.into_iter().map(TieBreak::id)).map(str::to_owned));
            let value = brief(name);
            let argument = "--tiebreaks <LIST>";
            Failure::Usage(say!(lang, "usage-unknown-value", argument = argument, value = value, known = known))
        })
    };
    let tie_breaks = asked.split(',').map(str::trim).filter(|name| !name.is_empty()).map(tie_break);
    Ok(Ranking::Own(tie_breaks.collect::<Result<_, _>>()?))
}

/// Writes the standings.
pub fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let (table, names): (Table, BTreeMap<PlayerId, String>) = match lists::read(&args.file, lang)? {
        List::Trf(trf) => (trf.table, trf.names),
        List::Json(table) => (table, BTreeMap::new()),
    };
    table.check().map_err(|fault| lists::wrong(&args.file, table_fault(fault, lang), lang))?;
    let scoring: Scoring = named("--scoring", &args.scoring, lang)?;
    let counting: Counting = named("--counting", &args.counting, lang)?;
    let still_tied: StillTied = named("--still-tied", &args.still_tied, lang)?;
    let criteria = ranking(&args.tiebreaks, lang)?.criteria(&Laws::default());
    let standings = rank(&table, &Count::new(counting, &scoring), criteria, still_tied, Unplayed::default());
    let name = |player: PlayerId| {
        names.get(&player).filter(|name| !name.is_empty()).cloned().unwrap_or_else(|| player.to_string())
    };
    sheet::write(&standing_rows(&standings, name, lang), args.format, lang, out)
}
