//! `qizheng import`: the plain file of an event into a database.

use std::io::Write;
use std::path::PathBuf;

use books::Article;
use hall::Happening;
use store::EventId;
use words::{Lang, say};

use super::{Database, event_id, wait};
use crate::failure::Failure;
use crate::input;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "EVENT", value_parser = event_id)]
    event: Option<EventId>,
    #[command(flatten)]
    database: Database,
}

/// Takes the file over, and writes how many lines it has.
pub fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let named = || args.file.file_stem().and_then(|name| name.to_str()).and_then(|name| name.parse().ok());
    let event = args.event.clone().or_else(named);
    let event = event.ok_or_else(|| Failure::Usage(say!(lang, "import-unnamed")))?;
    let bytes = input::bytes(&args.file, lang)?;
    wait(async {
        let store = args.database.open(lang).await?;
        let lines = store::import::<Happening, Article>(&*store, event.clone(), &bytes).await;
        let lines = lines.map_err(|error| args.database.not_imported(&args.file, &error, lang))?;
        Ok(writeln!(out, "{}", say!(lang, "restore-event", event = event.as_str(), lines = lines))?)
    })
}
