//! One hall, as far as its log goes.

use std::collections::BTreeSet;
use std::sync::Arc;

use clock::Instant;
use contest::GameId;
use hall::{Hall, Happening, Line, Log};
use journal::Tail;
use serde::Serialize;
use store::{EventId, Row, Store, StoreError};
use tokio::sync::{RwLock, RwLockReadGuard, broadcast, mpsc, oneshot};

use super::NoHall;
use super::keeper::{Asking, NotTaken, Taken, Waiting, keep};

/// How many requests wait at most before others are told that too much is asked.
const WAITING: usize = 1024;

/// How many messages somebody may fall behind before they are told to look anew.
const BEHIND: usize = 256;

/// How many lines are read at once.
const AT_ONCE: u32 = 5000;

/// A hall whose log is kept in a store.
#[derive(Debug)]
pub struct LiveHall {
    /// The event.
    pub(super) event: EventId,
    /// How it stands.
    pub(super) state: RwLock<State>,
    /// Tells what moved.
    pub(super) told: broadcast::Sender<Arc<Moved>>,
    waiting: mpsc::Sender<Waiting>,
}

/// A hall, and the end of its log.
#[derive(Debug)]
pub struct State {
    /// The hall.
    pub hall: Hall,
    /// The end of its log.
    pub(super) tail: Tail,
    /// The time of its last line.
    pub(super) at: Instant,
}

/// That a hall has moved on, encoded once for all who follow it.
#[derive(Debug)]
pub struct Moved {
    /// The number of the last line.
    pub no: u64,
    /// What officials are told.
    pub to_officials: String,
    /// What anybody is told, if there is anything for them to see.
    pub to_public: Option<String>,
}

/// What moved, as it is sent.
#[derive(Serialize)]
struct Told<'a> {
    no: u64,
    at: Instant,
    /// Whether entries, pairings, results or tables of the event changed.
    event: bool,
    /// Whether a call did.
    calls: bool,
    /// Whether offices or duties did.
    officials: bool,
    /// The games at whose desks something happened.
    games: BTreeSet<&'a GameId>,
}

impl Moved {
    /// What lines tell.
    fn of(lines: &[Line]) -> Option<Self> {
        let last = lines.last()?;
        let any = |is: fn(&Happening) -> bool| lines.iter().any(|line| is(&line.event));
        let event = any(|event| matches!(event, Happening::Event(_)));
        let (no, at) = (last.no, last.at);
        let told = Told {
            no,
            at,
            event,
            calls: any(|event| matches!(event, Happening::Call(_))),
            officials: any(|event| matches!(event, Happening::Office(_) | Happening::Duty(_))),
            games: lines.iter().filter_map(|line| line.subject.as_ref()).collect(),
        };
        let open = Told { no, at, event, calls: false, officials: false, games: BTreeSet::new() };
        let to_public = event.then(|| encoded(&open));
        Some(Self { no: last.no, to_officials: encoded(&told), to_public })
    }
}

fn encoded(told: &Told<'_>) -> String {
    serde_json::to_string(told).unwrap_or_default()
}

impl State {
    fn new() -> Self {
        Self { hall: Hall::default(), tail: Tail::of::<Happening>(), at: Instant::new(0) }
    }

    /// The number of the last line.
    pub const fn last(&self) -> u64 {
        self.tail.next.saturating_sub(1)
    }

    /// Takes over lines that are in the log.
    pub(super) fn follow(&mut self, lines: &[Line]) {
        for line in lines {
            self.hall.apply(line);
            self.at = self.at.max(line.at);
        }
    }

    /// Takes over rows of the store: the lines that they hold.
    fn read(&mut self, rows: &[Row]) -> Result<Vec<Line>, NoHall> {
        let bytes: Vec<u8> = rows.iter().flat_map(|row| row.bytes.iter().copied()).collect();
        let log: Log = journal::read_after(self.tail, &bytes);
        if let Some(fault) = log.fault {
            return Err(NoHall::Unsound(fault));
        }
        self.tail = log.tail;
        self.follow(&log.lines);
        Ok(log.lines)
    }
}

impl LiveHall {
    /// Reads the log of an event, and begins to decide in it.
    pub(super) async fn open(store: Arc<dyn Store>, event: EventId) -> Result<Arc<Self>, NoHall> {
        store.event(&event).await?.ok_or(StoreError::NoEvent)?;
        let (waiting, inbox) = mpsc::channel(WAITING);
        let (told, _) = broadcast::channel(BEHIND);
        let live = Arc::new(Self { event, state: RwLock::new(State::new()), told, waiting });
        live.catch_up(&*store).await?;
        tokio::spawn(keep(Arc::clone(&live), store, inbox));
        Ok(live)
    }

    /// The hall as it stands.
    pub async fn look(&self) -> RwLockReadGuard<'_, State> {
        self.state.read().await
    }

    /// Tells from now on what moves.
    pub fn follow(&self) -> broadcast::Receiver<Arc<Moved>> {
        self.told.subscribe()
    }

    /// Asks the hall for something, and waits until it is decided and on the disk.
    ///
    /// # Errors
    ///
    /// It is refused, or could not be kept.
    pub async fn ask(&self, asking: Asking) -> Result<Taken, NotTaken> {
        let (answer, answered) = oneshot::channel();
        let waiting = Waiting { asking, answer };
        self.waiting.try_send(waiting).map_err(|_| NotTaken::TooMuch)?;
        answered.await.unwrap_or(Err(NotTaken::TooMuch))
    }

    /// Takes over what others have appended.
    pub(super) async fn catch_up(&self, store: &dyn Store) -> Result<(), NoHall> {
        let mut state = self.state.write().await;
        loop {
            let rows = store.read(&self.event, state.tail.next, AT_ONCE).await?;
            if rows.is_empty() {
                return Ok(());
            }
            let lines = state.read(&rows)?;
            self.tell(&lines);
        }
    }

    /// Begins anew from the store, after something could not be kept.
    pub(super) async fn begin_anew(&self, store: &dyn Store, state: &mut State) {
        *state = State::new();
        while let Ok(rows) = store.read(&self.event, state.tail.next, AT_ONCE).await {
            if rows.is_empty() || state.read(&rows).is_err() {
                return;
            }
        }
    }

    /// Tells those who follow what moved.
    pub(super) fn tell(&self, lines: &[Line]) {
        if let Some(moved) = Moved::of(lines) {
            // Nobody may be there to hear it.
            let _ = self.told.send(Arc::new(moved));
        }
    }
}
