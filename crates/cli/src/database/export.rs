//! `qizheng export`: an event of a database as its plain file.

use std::fs::File;
use std::io::{self, Write};
use std::path::PathBuf;

use store::{EventId, Store, StoreError};
use words::{Lang, say};

use super::{Database, event_id, wait};
use crate::data;
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "EVENT", value_parser = event_id)]
    event: EventId,
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    #[command(flatten)]
    database: Database,
}

/// Writes the file, byte for byte as the lines are kept.
pub fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    wait(async {
        let store = args.database.find(lang).await?;
        let written = match &args.file {
            None => store::export(&*store, &args.event, out).await,
            Some(file) => to_file(&*store, args, file).await,
        };
        let written = written.map_err(|error| args.database.refused(&error, lang))?;
        match (&args.file, written) {
            (None, written) => written.map(|_| ()).map_err(Failure::from),
            (Some(_), Ok(_)) => Ok(()),
            (Some(file), Err(error)) => {
                let (file, why) = (file.display().to_string(), data::io(&error, lang));
                Err(Failure::Input(say!(lang, "event-unwritable", file = file, why = why)))
            }
        }
    })
}

/// Writes a new file; it is made only if there is such an event.
async fn to_file(store: &dyn Store, args: &Args, file: &PathBuf) -> Result<io::Result<u64>, StoreError> {
    store.event(&args.event).await?.ok_or(StoreError::NoEvent)?;
    let mut made = match File::create_new(file) {
        Ok(made) => io::BufWriter::new(made),
        Err(error) => return Ok(Err(error)),
    };
    let written = store::export(store, &args.event, &mut made).await?;
    Ok(written.and_then(|bytes| made.flush().and_then(|()| made.get_ref().sync_all()).map(|()| bytes)))
}
