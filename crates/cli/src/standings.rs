//! `qizheng standings`: a plain list of results, ranked.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use tournament::ranking::{Ranking, StillTied, TieBreak, Unplayed, rank};
use tournament::{Count, Counting, PlayerId, Scoring, Table, trf};
use words::{Lang, say};

use crate::event;
use crate::failure::Failure;
use crate::pair::{is_trf, text};
use crate::sheet::SheetFormat;

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
    #[arg(long, value_name = "FORMAT", value_enum, default_value = "text")]
    format: SheetFormat,
}

/// A value by its name in files.
fn named<T: serde::de::DeserializeOwned>(name: &str, lang: Lang) -> Result<T, Failure> {
    let value = serde_json::Value::String(name.to_owned());
    serde_json::from_value(value)
        .map_err(|error| Failure::Usage(say!(lang, "event-bad-order", why = error.to_string())))
}

fn ranking(list: &str, lang: Lang) -> Result<Ranking, Failure> {
    if let Some(printed) = Ranking::PRINTED.into_iter().find(|printed| printed.id() == list) {
        return Ok(printed);
    }
    let tie_breaks = list.split(',').filter(|name| !name.is_empty()).map(|name| named::<TieBreak>(name.trim(), lang));
    Ok(Ranking::Own(tie_breaks.collect::<Result<_, _>>()?))
}

/// Writes the standings.
pub fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let wrong = |why: String| event::unreadable(&args.file, &why, lang);
    let text = text(&args.file, lang)?;
    let (table, names): (Table, BTreeMap<PlayerId, String>) = if is_trf(&args.file) {
        let trf = trf::read(&text).map_err(|error| wrong(error.to_string()))?;
        (trf.table, trf.names)
    } else {
        (serde_json::from_str(&text).map_err(|error| wrong(error.to_string()))?, BTreeMap::new())
    };
    table.check().map_err(|fault| wrong(fault.to_string()))?;
    let scoring: Scoring = named(&args.scoring, lang)?;
    let counting: Counting = named(&args.counting, lang)?;
    let still_tied: StillTied = named(&args.still_tied, lang)?;
    let criteria = ranking(&args.tiebreaks, lang)?.criteria(&[]);
    let standings = rank(&table, &Count::new(counting, &scoring), criteria, still_tied, Unplayed::default());
    let name = |player: PlayerId| {
        names.get(&player).filter(|name| !name.is_empty()).cloned().unwrap_or_else(|| player.to_string())
    };
    event::standing_rows(&standings, name, lang).write(args.format, out)
}
