//! `qizheng restore`: the events of a backup as they stood at a moment.

use std::io::Write;
use std::path::PathBuf;

use books::Article;
use hall::Happening;
use store::{At, EventId};
use words::{Lang, say};

use super::{Database, event_id, wait};
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
    #[arg(long, value_name = "NUMBER|TIME", value_parser = moment)]
    at: Option<At>,
    #[arg(long, value_name = "EVENT", value_parser = event_id)]
    event: Option<EventId>,
    #[command(flatten)]
    database: Database,
}

fn moment(text: &str) -> Result<At, store::NoMoment> {
    text.parse()
}

/// Takes the events over, and writes how many lines each has.
pub fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    wait(async {
        let store = args.database.open(lang).await?;
        let restored = store::restore::<Happening, Article>(&*store, &args.folder, args.event.as_ref(), args.at).await;
        for (event, lines) in restored.map_err(|error| args.database.not_copied(&error, lang))? {
            writeln!(out, "{}", say!(lang, "restore-event", event = event.as_str(), lines = lines))?;
        }
        Ok(())
    })
}
