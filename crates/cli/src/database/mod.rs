//! The commands that look after a database of events.

pub mod backup;
pub mod export;
pub mod import;
pub mod restore;
pub mod verify;

use std::future::Future;
use std::io;
use std::path::Path;
use std::sync::Arc;

use store::{CopyError, EventId, ImportError, Store, StoreError};
use words::{Lang, Say as _, say};

use crate::data;
use crate::event::log_fault;
use crate::failure::Failure;
use crate::settings::{DATABASE, SettingsTold};

/// Where events are kept: as the argument says, else the environment.
#[derive(Debug, clap::Args)]
pub struct Database {
    #[arg(short, long = "database", value_name = "ADDRESS")]
    database: Option<String>,
}

impl Database {
    fn address(&self, lang: Lang) -> Result<String, Failure> {
        let told = SettingsTold { database: self.database.clone(), ..SettingsTold::default() };
        let environment = SettingsTold::of_environment(lang)?;
        Ok(told.or(environment).database.unwrap_or_else(|| DATABASE.to_owned()))
    }

    /// The store that is there.
    pub async fn find(&self, lang: Lang) -> Result<Arc<dyn Store>, Failure> {
        store::find(&self.address(lang)?).await.map_err(|error| self.refused(&error, lang))
    }

    /// The store, made anew if it is a file that is not there.
    pub async fn open(&self, lang: Lang) -> Result<Arc<dyn Store>, Failure> {
        store::open(&self.address(lang)?).await.map_err(|error| self.refused(&error, lang))
    }

    /// What the store refused, with its name.
    pub fn refused(&self, error: &StoreError, lang: Lang) -> Failure {
        self.address(lang).map_or_else(|failure| failure, |address| refused(&address, error, lang))
    }

    /// What hindered a backup or its way back.
    pub fn not_copied(&self, error: &CopyError, lang: Lang) -> Failure {
        match error {
            CopyError::File(path, error) => unusable(path, &data::io(error, lang), lang),
            CopyError::Nothing(path) => unusable(path, &say!(lang, "database-nothing-there"), lang),
            CopyError::Name(path) => unusable(path, &say!(lang, "database-no-event-name"), lang),
            CopyError::Import(path, error) => self.not_imported(path, error, lang),
            CopyError::Store(error) => self.refused(error, lang),
        }
    }

    /// What hindered that the file of an event was taken over.
    pub fn not_imported(&self, path: &Path, error: &ImportError, lang: Lang) -> Failure {
        let file = path.display().to_string();
        match error {
            ImportError::Empty => Failure::Input(say!(lang, "event-empty", file = file)),
            ImportError::Log(fault) => Failure::Input(log_fault(&file, fault, lang)),
            ImportError::Store(error) => self.refused(error, lang),
        }
    }
}

/// What a store refused, with its name.
pub fn refused(address: &str, error: &StoreError, lang: Lang) -> Failure {
    let (address, why) = (store::without_password(address), error.say(lang));
    Failure::Input(say!(lang, "database-refused", address = address, why = why))
}

fn unusable(path: &Path, why: &str, lang: Lang) -> Failure {
    Failure::Input(say!(lang, "event-unreadable", file = path.display().to_string(), why = why))
}

/// The name of an event that a text gives, as a parser of arguments.
pub fn event_id(text: &str) -> Result<EventId, store::NoEventId> {
    text.parse()
}

/// Does work that waits for a database.
pub fn wait<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(|error| Failure::Output(io::Error::other(error)))?.block_on(work)
}
