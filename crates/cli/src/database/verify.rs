//! `qizheng verify`: whether what a database keeps is what was written.

use std::io::Write;

use books::Article;
use hall::{Hall, Happening, Log};
use store::{EventId, RowFault, Store, StoreError, Unsound};
use words::{Lang, say};

use super::{Database, event_id, wait};
use crate::data;
use crate::event::log_fault;
use crate::failure::{Failure, tell};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, value_name = "EVENT", value_parser = event_id)]
    event: Option<EventId>,
    #[command(flatten)]
    database: Database,
}

/// Looks at every line of every event, and at what comes of them.
pub fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    wait(async {
        let store = args.database.find(lang).await?;
        let wrong = |error: StoreError| args.database.refused(&error, lang);
        let events = match &args.event {
            Some(event) => vec![event.clone()],
            None => store.events().await.map_err(wrong)?.into_iter().map(|kept| kept.event).collect(),
        };
        let mut unsound = 0;
        for event in &events {
            match sound(&*store, event, lang).await.map_err(wrong)? {
                Ok(lines) => writeln!(out, "{}", say!(lang, "verify-sound", event = event.as_str(), lines = lines))?,
                Err(fault) => {
                    tell(&fault);
                    unsound += 1;
                }
            }
        }
        if unsound > 0 { Err(Failure::Input(say!(lang, "verify-unsound", events = unsound))) } else { Ok(()) }
    })
}

/// How many lines an event has, if all are as they were written and tell an event; otherwise what is wrong.
async fn sound(store: &dyn Store, event: &EventId, lang: Lang) -> Result<Result<u64, String>, StoreError> {
    let lines = match store::verify(store, event).await? {
        Ok(lines) => lines,
        Err(unsound) => return Ok(Err(named(&unsound, lang))),
    };
    let mut bytes = Vec::new();
    if let Err(error) = store::export(store, event, &mut bytes).await? {
        return Ok(Err(data::io(&error, lang)));
    }
    let log: Log = journal::read::<Happening, Article>(&bytes);
    if let Some(fault) = log.fault {
        return Ok(Err(log_fault(event.as_str(), &fault, lang)));
    }
    let _folded = Hall::replay(&log.lines);
    Ok(Ok(lines))
}

/// The line at fault, named.
fn named(Unsound { event, no, fault }: &Unsound, lang: Lang) -> String {
    let (event, no) = (event.as_str(), *no);
    match fault {
        RowFault::Changed => say!(lang, "verify-changed", event = event, no = no),
        RowFault::Missing => say!(lang, "verify-missing", event = event, no = no),
        RowFault::Doubled => say!(lang, "verify-doubled", event = event, no = no),
        RowFault::Torn => say!(lang, "verify-torn", event = event, no = no),
        RowFault::Beyond => say!(lang, "verify-beyond", event = event, no = no),
        RowFault::Unreadable(why) => {
            say!(lang, "verify-unreadable", event = event, no = no, why = data::misread(why, lang))
        }
    }
}
