//! `qizheng backup`: every event of a database as a plain file in a new folder.

use std::io::Write;
use std::path::PathBuf;

use words::{Lang, say};

use super::{Database, wait};
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
    #[command(flatten)]
    database: Database,
}

/// Writes the folder, and which events are in it.
pub fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    wait(async {
        let store = args.database.find(lang).await?;
        let events = store::backup(&*store, &args.folder).await;
        let events = events.map_err(|error| args.database.not_copied(&error, lang))?;
        for event in &events {
            writeln!(out, "{event}")?;
        }
        let folder = args.folder.display().to_string();
        Ok(writeln!(out, "{}", say!(lang, "backup-made", folder = folder, events = events.len()))?)
    })
}
