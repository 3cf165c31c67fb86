//! A hall as it stood at a line of its log, and lines of it.

use std::sync::Arc;

use hall::{Hall, Line};
use store::{EventId, Row, Store};
use tokio::sync::Mutex;

use super::NoHall;
use super::live::{Reading, State, is_older};

/// What was last looked at of the past of an event: going on from there is quick.
#[derive(Debug, Default)]
pub struct Past(Mutex<Option<(EventId, State)>>);

impl Past {
    /// The hall as it stood after a line, or as it stands if there are fewer. What was decided together stood together.
    ///
    /// # Errors
    ///
    /// There is no such event, or its log cannot be read.
    pub async fn hall(&self, store: &dyn Store, event: &EventId, no: u64) -> Result<Arc<Hall>, NoHall> {
        let mut kept = self.0.lock().await;
        let mut state = match kept.take() {
            Some((of, state)) if of == *event && state.last() <= no => state,
            _ => State::new(),
        };
        read_up_to(&mut state, store, event, no).await?;
        let hall = Arc::new(state.hall.clone());
        *kept = Some((event.clone(), state));
        Ok(hall)
    }

    /// Forgets what was looked at of an event.
    pub async fn forget(&self, event: &EventId) {
        let mut kept = self.0.lock().await;
        if kept.as_ref().is_some_and(|(of, _)| of == event) {
            *kept = None;
        }
    }
}

/// The lines of rows that were read before; nothing if one is of a form that is only understood with all before it.
fn understood(rows: &[Row]) -> Option<Vec<Line>> {
    let line = |row: &Row| if is_older(row) { None } else { serde_json::from_slice(&row.bytes).ok() };
    rows.iter().map(line).collect()
}

/// Lines of an event after a number, so many at most.
///
/// # Errors
///
/// The store does not give them, or the log cannot be read.
pub async fn lines_after(store: &dyn Store, event: &EventId, after: u64, most: u32) -> Result<Vec<Line>, NoHall> {
    let rows = store.read(event, after.saturating_add(1), most).await?;
    if let Some(lines) = understood(&rows) {
        return Ok(lines);
    }
    let lines = all(store, event).await?.into_iter().filter(|line| line.no > after);
    Ok(lines.take(usize::try_from(most).unwrap_or(usize::MAX)).collect())
}

/// The lines of an event with these numbers, which are in their order.
///
/// # Errors
///
/// The store does not give them, or the log cannot be read.
pub async fn picked(store: &dyn Store, event: &EventId, numbers: &[u64]) -> Result<Vec<Line>, NoHall> {
    let rows = store.pick(event, numbers).await?;
    if let Some(lines) = understood(&rows) {
        return Ok(lines);
    }
    Ok(all(store, event).await?.into_iter().filter(|line| numbers.binary_search(&line.no).is_ok()).collect())
}

/// All lines of an event.
async fn all(store: &dyn Store, event: &EventId) -> Result<Vec<Line>, NoHall> {
    let (mut state, mut reading, mut lines) = (State::new(), Reading::default(), Vec::new());
    loop {
        let asked = reading.most;
        let rows = store.read(event, state.next(), asked).await?;
        let Some(read) = reading.take(&mut state, &rows, asked)? else { return Ok(lines) };
        lines.extend(read);
    }
}

/// Reads the log from where a state stands up to a line, or to the end if that comes first.
async fn read_up_to(state: &mut State, store: &dyn Store, event: &EventId, no: u64) -> Result<(), NoHall> {
    let mut reading = Reading::default();
    while state.last() < no {
        let left = u32::try_from(no - state.last()).unwrap_or(u32::MAX);
        let asked = reading.most.min(left);
        let rows = store.read(event, state.next(), asked).await?;
        let taken = reading.take(state, &rows, asked)?;
        if taken.is_none_or(|lines| lines.is_empty() && asked == left) {
            break;
        }
    }
    Ok(())
}
