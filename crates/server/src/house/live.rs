//! One hall, as far as its log goes.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use clock::Instant;
use contest::GameId;
use hall::{Hall, Happening, Line, Log};
use journal::{Fault, Tail, VERSION};
use serde::Deserialize;
use store::{EventId, Row, Store, StoreError};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{RwLock, RwLockReadGuard, mpsc, oneshot};

use super::keeper::{Asking, NotTaken, Taken, Waiting, keep};
use super::moved::Voice;
use super::{NoHall, waker};
use crate::metrics::Metrics;

/// How many requests wait at most before others are told that too much is asked.
const WAITING: usize = 1024;

/// How many lines are read at once, unless more were decided together.
const AT_ONCE: u32 = 5000;

/// A hall whose log is kept in a store.
#[derive(Debug)]
pub struct LiveHall {
    /// The event.
    pub(super) event: EventId,
    /// How it stands.
    pub(super) state: RwLock<State>,
    /// Tells what moved.
    pub(super) voice: Voice,
    pub(super) metrics: Arc<Metrics>,
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
    /// When to look next at what time alone brings about.
    pub(super) due: Option<Instant>,
    /// The numbers of the lines that were written at the desk of each game, also of rounds that are over.
    desks: BTreeMap<GameId, Vec<u64>>,
}

impl State {
    pub(super) fn new() -> Self {
        let (hall, tail) = (Hall::default(), Tail::of::<Happening>());
        Self { hall, tail, at: Instant::new(0), due: None, desks: BTreeMap::new() }
    }

    /// The number of the last line.
    pub const fn last(&self) -> u64 {
        self.tail.next.saturating_sub(1)
    }

    /// The numbers of the lines that were written at the desk of a game.
    pub fn at_desk(&self, game: &GameId) -> &[u64] {
        self.desks.get(game).map_or(&[], Vec::as_slice)
    }

    /// Takes over lines that are in the log.
    pub(super) fn follow(&mut self, lines: &[Line]) {
        for line in lines {
            self.hall.apply(line);
            self.at = self.at.max(line.at);
            if let (Happening::Desk(_), Some(game)) = (&line.event, &line.subject) {
                self.desks.entry(game.clone()).or_default().push(line.no);
            }
        }
        let games: BTreeSet<&GameId> = lines.iter().filter_map(|line| line.subject.as_ref()).collect();
        let looks = games.into_iter().filter_map(|game| waker::looks(self.hall.kept(game)?, self.at));
        self.due = looks.chain(self.due).min();
    }

    /// The number of the line that comes next.
    pub(super) const fn next(&self) -> u64 {
        self.tail.next
    }

    /// The lines that rows of the store hold, which follow the end of the log. Where `cut` is said, more rows may come: what
    /// they leave undecided is left for later.
    fn lines(&mut self, rows: &[Row], cut: bool) -> Result<Vec<Line>, NoHall> {
        let bytes: Vec<u8> = rows.iter().flat_map(|row| row.bytes.iter().copied()).collect();
        let log: Log = journal::read_after(self.tail, &bytes);
        match log.fault {
            Some(fault) if !(cut && fault.fault == Fault::Torn) => return Err(NoHall::Unsound(fault)),
            _ => {}
        }
        self.tail = log.tail;
        Ok(log.lines)
    }
}

/// How a log is read part by part: what was decided together is taken over together, however long it is.
#[derive(Debug)]
pub(super) struct Reading {
    /// How many lines to ask for.
    pub most: u32,
}

impl Default for Reading {
    fn default() -> Self {
        Self { most: AT_ONCE }
    }
}

/// In which form a line was written.
#[derive(Deserialize)]
struct Form {
    #[serde(default)]
    version: u32,
}

/// Whether a row is of a form that is only understood with all before it.
pub(super) fn is_older(row: &Row) -> bool {
    let bytes = row.bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(&row.bytes);
    serde_json::from_slice::<Form>(bytes).is_ok_and(|form| form.version < VERSION)
}

impl Reading {
    /// Takes over rows of which so many were asked for: the lines that they hold. These may be none, if more must be asked
    /// for; nothing if there are no more rows.
    pub fn take(&mut self, state: &mut State, rows: &[Row], asked: u32) -> Result<Option<Vec<Line>>, NoHall> {
        let Some(first) = rows.first() else { return Ok(None) };
        let cut = u32::try_from(rows.len()).is_ok_and(|found| found >= asked);
        if cut && self.most < u32::MAX && is_older(first) {
            self.most = u32::MAX;
            return Ok(Some(Vec::new()));
        }
        let lines = state.lines(rows, cut)?;
        if lines.is_empty() {
            self.most = self.most.saturating_mul(2);
        }
        state.follow(&lines);
        Ok(Some(lines))
    }
}

/// The hall after the first lines of a log, as far as they can be read.
pub(super) fn beginning(rows: &[Row]) -> Hall {
    let mut state = State::new();
    // Asking for the event itself tells what cannot be read.
    if let Ok(lines) = state.lines(rows, true) {
        state.follow(&lines);
    }
    state.hall
}

/// When the line of a row happened.
pub(super) fn happened(row: &Row) -> Option<Instant> {
    let line: serde_json::Value = serde_json::from_slice(&row.bytes).ok()?;
    journal::utc(line["at"].as_str()?)
}

/// Where the answer to something that waits will come.
type Reply = oneshot::Receiver<Result<Taken, NotTaken>>;

/// That nobody decides in the event any more.
fn gone() -> NotTaken {
    NotTaken::Store(Arc::new(StoreError::NoEvent))
}

/// Waits for the answer to something that was sent.
async fn answered(sent: Result<Reply, NotTaken>) -> Result<Taken, NotTaken> {
    sent?.await.unwrap_or_else(|_| Err(gone()))
}

impl LiveHall {
    /// Reads the log of an event, and begins to decide in it.
    pub(super) async fn open(
        store: Arc<dyn Store>,
        metrics: Arc<Metrics>,
        event: EventId,
    ) -> Result<Arc<Self>, NoHall> {
        // Whatever is appended while the log is read is told afterwards.
        let appended = store.follow();
        let (waiting, inbox) = mpsc::channel(WAITING);
        let (state, voice) = (RwLock::new(State::new()), Voice::default());
        let live = Arc::new(Self { event, state, voice, metrics, waiting });
        live.catch_up(&*store, false).await?;
        if live.look().await.last() == 0 {
            return Err(StoreError::NoEvent.into());
        }
        live.metrics.halls.inc();
        tokio::spawn(keep(Arc::clone(&live), store, inbox, appended));
        Ok(live)
    }

    /// The event.
    pub const fn event(&self) -> &EventId {
        &self.event
    }

    /// The hall as it stands.
    pub async fn look(&self) -> RwLockReadGuard<'_, State> {
        self.state.read().await
    }

    /// Tells what moves.
    pub const fn voice(&self) -> &Voice {
        &self.voice
    }

    /// Whether nobody decides here any more.
    pub(super) fn is_over(&self) -> bool {
        self.waiting.is_closed()
    }

    /// Asks the hall for something, and waits until it is decided and on the disk.
    ///
    /// # Errors
    ///
    /// It is refused, or could not be kept.
    pub async fn ask(&self, asking: Asking) -> Result<Taken, NotTaken> {
        answered(self.send(asking)).await
    }

    /// Asks the hall for several things, one after the other, and waits until all are decided and on the disk.
    pub async fn ask_all(&self, askings: Vec<Asking>) -> Vec<Result<Taken, NotTaken>> {
        // All are sent before the first answer is waited for, so that one commit keeps many.
        let sent: Vec<_> = askings.into_iter().map(|asking| self.send(asking)).collect();
        let mut answers = Vec::with_capacity(sent.len());
        for one in sent {
            answers.push(answered(one).await);
        }
        answers
    }

    /// Has something wait to be decided.
    fn send(&self, asking: Asking) -> Result<Reply, NotTaken> {
        let (answer, answered) = oneshot::channel();
        self.waiting.try_send(Waiting { asking, answer }).map_err(|error| match error {
            TrySendError::Full(_) => NotTaken::TooMuch,
            TrySendError::Closed(_) => gone(),
        })?;
        Ok(answered)
    }

    /// Takes over what others have appended, and tells those who follow if they are to be told.
    pub(super) async fn catch_up(&self, store: &dyn Store, tell: bool) -> Result<(), NoHall> {
        let (mut state, mut reading) = (self.state.write().await, Reading::default());
        loop {
            let asked = reading.most;
            let rows = store.read(&self.event, state.next(), asked).await?;
            let Some(lines) = reading.take(&mut state, &rows, asked)? else { return Ok(()) };
            if tell {
                self.voice.tell(&lines);
            }
        }
    }

    /// Begins anew from the store, after something could not be kept.
    pub(super) async fn begin_anew(&self, store: &dyn Store, state: &mut State) {
        let mut reading = Reading::default();
        *state = State::new();
        loop {
            let asked = reading.most;
            let Ok(rows) = store.read(&self.event, state.next(), asked).await else { return };
            let Ok(Some(_)) = reading.take(state, &rows, asked) else { return };
        }
    }
}
