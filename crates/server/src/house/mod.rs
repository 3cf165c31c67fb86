//! The halls of events as this server keeps them: each a fold over its log in the store, with one task that decides in it.

mod keeper;
mod live;

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

use store::{EventId, Store, StoreError};
use tokio::sync::Mutex;

pub use keeper::{Asking, Caller, NotTaken};
pub use live::{LiveHall, Moved};

/// The halls that somebody has asked about since the server began.
#[derive(Debug)]
pub struct House {
    store: Arc<dyn Store>,
    halls: Mutex<HashMap<EventId, Arc<LiveHall>>>,
}

/// Why there is no hall.
#[derive(Debug)]
pub enum NoHall {
    /// The store does not give its log.
    Store(StoreError),
    /// The log cannot be read from a line on.
    Unsound(journal::LogError),
}

impl From<StoreError> for NoHall {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl fmt::Display for NoHall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::Unsound(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for NoHall {}

impl House {
    /// The halls of the events in a store.
    pub fn new(store: Arc<dyn Store>) -> Self {
        Self { store, halls: Mutex::default() }
    }

    /// Where the events are kept.
    pub fn store(&self) -> &dyn Store {
        &*self.store
    }

    /// The hall of an event; its log is read when it is asked for the first time.
    ///
    /// # Errors
    ///
    /// There is no such event, or its log cannot be read.
    pub async fn hall(&self, event: &EventId) -> Result<Arc<LiveHall>, NoHall> {
        let mut halls = self.halls.lock().await;
        if let Some(live) = halls.get(event) {
            return Ok(Arc::clone(live));
        }
        let live = LiveHall::open(Arc::clone(&self.store), event.clone()).await?;
        halls.insert(event.clone(), Arc::clone(&live));
        Ok(live)
    }
}
