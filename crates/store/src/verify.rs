//! Whether what is kept is what was written: every line of an event, by its number and its seal.

use std::fmt;
use thiserror::Error;

use journal::{Fault, Tail};
use misfit::Misread;

use crate::fault::StoreError;
use crate::log::{EventId, Kept, Row, Store, unmarked};

/// How many lines are looked at together.
const TOGETHER: u32 = 1000;

/// The first line of an event that is not as it was written; what follows it cannot be trusted either.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{event}, line {no}: {fault}")]
pub struct Unsound {
    /// The event.
    pub event: EventId,
    /// The number of the line.
    pub no: u64,
    /// What is wrong with it.
    pub fault: RowFault,
}

/// What is wrong with a line that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowFault {
    /// It was changed after it was sealed.
    Changed,
    /// It is missing.
    Missing,
    /// It is there twice.
    Doubled,
    /// Lines that were decided together with it are missing.
    Torn,
    /// It tells nothing that can be read.
    Unreadable(Misread),
    /// It was added beside the program: the event ends before it.
    Beyond,
}

impl fmt::Display for RowFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Changed => f.write_str("it was changed after it was sealed"),
            Self::Missing => f.write_str("it is missing"),
            Self::Doubled => f.write_str("it is there twice"),
            Self::Torn => f.write_str("lines that were decided together with it are missing"),
            Self::Unreadable(why) => why.fmt(f),
            Self::Beyond => f.write_str("it stands behind the end of the event"),
        }
    }
}

/// Looks at every line of an event: how many there are, or the first that is not as it was written.
///
/// # Errors
///
/// The store cannot be read, or there is no such event.
pub async fn verify(store: &dyn Store, event: &EventId) -> Result<Result<u64, Unsound>, StoreError> {
    let kept = store.event(event).await?.ok_or(StoreError::NoEvent)?;
    let mut walk = Walk { tail: Tail::before(kept.first), more: 0 };
    loop {
        let from = walk.tail.next;
        let rows = store.read(event, from, TOGETHER).await?;
        for row in &rows {
            if let Err((no, fault)) = walk.step(row) {
                return Ok(Err(Unsound { event: event.clone(), no, fault }));
            }
        }
        if rows.is_empty() {
            return Ok(walk.end(&kept));
        }
    }
}

/// How far the lines are sound.
struct Walk {
    tail: Tail,
    /// How many lines must follow that were decided with the last.
    more: u64,
}

impl Walk {
    /// Goes on by one line; or which is at fault, and why.
    fn step(&mut self, row: &Row) -> Result<(), (u64, RowFault)> {
        let expected = self.tail.next;
        if row.no != expected {
            return Err((expected, RowFault::Missing));
        }
        let place = self.tail.pass(unmarked(&row.bytes)).map_err(|fault| match fault {
            Fault::Number { found, .. } if found < expected => (found, RowFault::Doubled),
            Fault::Number { .. } => (expected, RowFault::Missing),
            Fault::Seal => (expected, RowFault::Changed),
            Fault::Torn => (expected, RowFault::Torn),
            Fault::Unreadable(why) => (expected, RowFault::Unreadable(why)),
        })?;
        self.more = place.more;
        Ok(())
    }

    fn end(&self, kept: &Kept) -> Result<u64, Unsound> {
        let (next, event) = (self.tail.next, kept.event.clone());
        if next <= kept.last {
            return Err(Unsound { event, no: next, fault: RowFault::Missing });
        }
        if next > kept.last + 1 {
            return Err(Unsound { event, no: kept.last + 1, fault: RowFault::Beyond });
        }
        if self.more > 0 {
            return Err(Unsound { event, no: kept.last, fault: RowFault::Torn });
        }
        Ok(next - kept.first)
    }
}
