//! The log of an event that is to be taken over, looked at line by line before any of it is kept.

use hall::Hall;
use journal::{Fault, LogError};
use misfit::Misfit;
use store::{Row, StoreError};

use super::NoHall;
use super::live::{Reading, State};

/// The hall that all lines of a log tell; how many have been looked at is told on the way.
///
/// # Errors
///
/// The first line that cannot be trusted, and why.
pub fn checked(rows: &[Row], mut looked: impl FnMut(u64)) -> Result<Hall, LogError> {
    let (mut state, mut reading, mut done) = (State::new(), Reading::default(), 0);
    while done < rows.len() {
        let most = usize::try_from(reading.most).unwrap_or(usize::MAX).min(rows.len() - done);
        let part = &rows[done..done + most];
        // Of the last rows nothing may be left over.
        let asked = if done + most == rows.len() { u32::MAX } else { reading.most };
        let taken = reading.take(&mut state, part, asked).map_err(|error| match error {
            NoHall::Unsound(LogError { line, fault }) => LogError { line: done + line, fault },
            NoHall::Store(error) => LogError { line: done + 1, fault: unread(&error) },
        })?;
        done += taken.map_or(0, |lines| lines.len());
        looked(done as u64);
    }
    Ok(state.hall)
}

/// A store that fails while a log is looked at.
fn unread(error: &StoreError) -> Fault {
    Fault::Unreadable(Misfit::Refused { value: None, why: error.to_string() }.into())
}
