//! The halls of events as this server keeps them: each a fold over its log in the store, with one task that decides in it.

mod check;
mod keeper;
mod live;
mod moved;
mod past;
mod waker;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;
use thiserror::Error;

use arbiter::Desk;
use contest::GameId;
use hall::{Hall, Happening, Line, desk_of};
use journal::Happening as _;
use store::{EventId, Moved, Store, StoreError};
use tokio::sync::OnceCell;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

use crate::metrics::Metrics;
use crate::visitor::now;

pub use check::checked;
pub use keeper::{Asking, Caller, NotTaken, rows};
pub use live::LiveHall;
pub use moved::{Ear, Heard, Scope};
use past::Past;

/// The halls that somebody has asked about since the server began.
#[derive(Debug)]
pub struct House {
    store: Arc<dyn Store>,
    metrics: Arc<Metrics>,
    remembered: Arc<Remembered>,
}

/// What is remembered of events that are kept in the store.
#[derive(Debug, Default)]
struct Remembered {
    /// Each is read once, by whoever asks first; others are not kept waiting for it.
    halls: Mutex<HashMap<EventId, Arc<OnceCell<Arc<LiveHall>>>>>,
    names: Mutex<HashMap<EventId, Option<String>>>,
    past: Past,
}

impl Remembered {
    fn halls(&self) -> MutexGuard<'_, HashMap<EventId, Arc<OnceCell<Arc<LiveHall>>>>> {
        self.halls.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn names(&self) -> MutexGuard<'_, HashMap<EventId, Option<String>>> {
        self.names.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets an event that is gone.
    async fn forget(&self, event: &EventId) {
        self.halls().remove(event);
        self.names().remove(event);
        self.past.forget(event).await;
    }
}

/// Forgets events that were removed, by whichever server, for as long as anybody remembers them.
async fn forget_removed(remembered: Weak<Remembered>, mut moved: Receiver<Moved>) {
    loop {
        let told = moved.recv().await;
        let Some(remembered) = remembered.upgrade() else { return };
        match told {
            Ok(Moved { event, last: None }) => remembered.forget(&event).await,
            Ok(_) => {}
            // Names are found again.
            Err(RecvError::Lagged(_)) => remembered.names().clear(),
            Err(RecvError::Closed) => return,
        }
    }
}

/// How long ago something happened lately, in milliseconds.
const LATELY: u64 = 36 * 3_600_000;

/// How often sessions and invitations that have ended are forgotten.
const SWEEP: Duration = Duration::from_hours(1);

/// How many lines of a log are read to find the name of its event: it is opened with the first.
const BEGINNING: u32 = 4;

/// Why there is no hall.
#[derive(Debug, Error)]
pub enum NoHall {
    /// The store does not give its log.
    #[error("{0}")]
    Store(StoreError),
    /// The log cannot be read from a line on.
    #[error("{0}")]
    Unsound(journal::LogError),
}

impl From<StoreError> for NoHall {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl House {
    /// The halls of the events in a store.
    pub fn new(store: Arc<dyn Store>, metrics: Arc<Metrics>) -> Self {
        let remembered = Arc::new(Remembered::default());
        tokio::spawn(forget_removed(Arc::downgrade(&remembered), store.follow()));
        Self { store, metrics, remembered }
    }

    /// Forgets an event that was removed.
    pub async fn forget(&self, event: &EventId) {
        self.remembered.forget(event).await;
    }

    /// Where the events are kept.
    pub fn store(&self) -> &dyn Store {
        &*self.store
    }

    /// The hall of an event as it stood after a line, or as it stands if there are fewer.
    ///
    /// # Errors
    ///
    /// There is no such event, or its log cannot be read.
    pub async fn hall_at(&self, event: &EventId, no: u64) -> Result<Arc<Hall>, NoHall> {
        self.remembered.past.hall(&*self.store, event, no).await
    }

    /// Lines of an event after a number, so many at most.
    ///
    /// # Errors
    ///
    /// The store does not give them, or the log cannot be read.
    pub async fn lines_after(&self, event: &EventId, after: u64, most: u32) -> Result<Vec<Line>, NoHall> {
        past::lines_after(&*self.store, event, after, most).await
    }

    /// The desk of a game as the log has it up to a line, also of a round that is over; none if nothing happened there.
    ///
    /// # Errors
    ///
    /// The store does not give its lines, or the log cannot be read.
    pub async fn desk(&self, live: &LiveHall, game: &GameId, until: u64) -> Result<Option<Desk>, NoHall> {
        let mut numbers = live.look().await.at_desk(game).to_vec();
        numbers.truncate(numbers.partition_point(|no| *no <= until));
        let lines = past::picked(&*self.store, live.event(), &numbers).await?;
        Ok(desk_of(&lines, game))
    }

    /// The hall of an event; its log is read when it is asked for the first time.
    ///
    /// # Errors
    ///
    /// There is no such event, or its log cannot be read.
    pub async fn hall(&self, event: &EventId) -> Result<Arc<LiveHall>, NoHall> {
        let is_over = |hall: &Arc<OnceCell<Arc<LiveHall>>>| hall.get().is_some_and(|live| live.is_over());
        let known = self.remembered.halls().get(event).cloned();
        let hall = match known {
            Some(hall) if !is_over(&hall) => hall,
            _ => {
                // Only events that are there are remembered.
                self.store.event(event).await?.ok_or(StoreError::NoEvent)?;
                let mut halls = self.remembered.halls();
                halls.retain(|_, hall| !is_over(hall));
                Arc::clone(halls.entry(event.clone()).or_default())
            }
        };
        let open = || LiveHall::open(Arc::clone(&self.store), Arc::clone(&self.metrics), event.clone());
        hall.get_or_try_init(open).await.cloned()
    }

    /// Forgets sessions and invitations that have ended, now and then, for as long as the server runs.
    pub async fn sweep(&self) {
        loop {
            if let Err(error) = self.store.sweep(now()).await {
                tracing::error!(%error, "what has ended cannot be forgotten");
            }
            tokio::time::sleep(SWEEP).await;
        }
    }

    /// Reads the logs of events in which something happened lately, so that their desks are woken though nobody asks.
    pub async fn resume(&self) {
        let since = now().saturating_sub(LATELY);
        for kept in self.store.events().await.unwrap_or_default() {
            let last = self.store.read(&kept.event, kept.last, 1).await.unwrap_or_default();
            let happened = last.first().and_then(live::happened);
            if happened.is_some_and(|at| at.get() >= since)
                && let Err(error) = self.hall(&kept.event).await
            {
                tracing::error!(%error, event = %kept.event, "an event cannot be taken up again");
            }
        }
    }

    /// The name of an event: as its hall has it, or found without reading more of its log than its beginning; none if that
    /// cannot be read.
    ///
    /// # Errors
    ///
    /// The store does not give the beginning.
    pub async fn name(&self, event: &EventId) -> Result<Option<String>, StoreError> {
        let known = self.remembered.halls().get(event).and_then(|hall| hall.get().cloned());
        if let Some(live) = known {
            return Ok(live.look().await.hall.event.charter.as_ref().and_then(|charter| charter.name.clone()));
        }
        if let Some(name) = self.remembered.names().get(event) {
            return Ok(name.clone());
        }
        let rows = self.store.read(event, Happening::FIRST, BEGINNING).await?;
        let name = live::beginning(&rows).event.charter.and_then(|charter| charter.name);
        self.remembered.names().insert(event.clone(), name.clone());
        Ok(name)
    }
}
