//! The plain file of an event: all its lines one after another.

use std::io::{self, Write};
use thiserror::Error;

use journal::{Happening, Log, LogError};
use serde::de::DeserializeOwned;

use crate::fault::StoreError;
use crate::log::{Act, EventId, Row, Store, unmarked};

/// How many lines are read together.
const TOGETHER: u32 = 1000;

/// Why a file does not become an event of a store; nothing was taken over.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ImportError {
    /// It holds no line.
    #[error("there is no line in it")]
    Empty,
    /// A line of it cannot be trusted.
    #[error("{0}")]
    Log(LogError),
    /// The store did not take it.
    #[error("{0}")]
    Store(StoreError),
}

impl From<StoreError> for ImportError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// Takes over the file of an event, whole and byte for byte, or nothing of it; how many lines it has.
///
/// # Errors
///
/// A line cannot be read, is not the next one or was changed; there is such an event already; the store cannot be written.
pub async fn import<H: Happening, A: DeserializeOwned>(
    store: &dyn Store,
    event: EventId,
    bytes: &[u8],
) -> Result<u64, ImportError> {
    let rows = sound::<H, A>(bytes)?;
    let count = rows.len() as u64;
    store.create(event, H::FIRST, vec![Act::of(rows)]).await?;
    Ok(count)
}

/// The lines of a file as they are kept, if all of it can be trusted.
pub(crate) fn sound<H: Happening, A: DeserializeOwned>(bytes: &[u8]) -> Result<Vec<Row>, ImportError> {
    let Log { fault, .. }: Log<H, A> = journal::read(bytes);
    if let Some(fault) = fault {
        return Err(ImportError::Log(fault));
    }
    let rows = rows::<H>(bytes);
    if rows.is_empty() { Err(ImportError::Empty) } else { Ok(rows) }
}

/// The lines of a file as they would be kept, whether or not they can be trusted.
pub fn rows<H: Happening>(bytes: &[u8]) -> Vec<Row> {
    (H::FIRST..).zip(cut(bytes)).map(|(no, bytes)| Row { no, bytes: bytes.to_vec() }).collect()
}

/// Cuts a file so that every piece holds one line. White space before a line goes with it, what follows the last with that.
fn cut(bytes: &[u8]) -> Vec<&[u8]> {
    let (mut begins, mut ends, mut cuts) = (0, 0, Vec::new());
    for text in bytes.split_inclusive(|byte| *byte == b'\n') {
        ends += text.len();
        if !unmarked(text).trim_ascii().is_empty() {
            cuts.push((begins, ends));
            begins = ends;
        }
    }
    if let Some(last) = cuts.last_mut() {
        last.1 = bytes.len();
    }
    cuts.into_iter().map(|(begins, ends)| &bytes[begins..ends]).collect()
}

/// Writes the file of an event; how many bytes it has.
///
/// # Errors
///
/// The store cannot be read or has no such event, or the file cannot be written.
pub async fn export(store: &dyn Store, event: &EventId, to: &mut impl Write) -> Result<io::Result<u64>, StoreError> {
    let mut from = store.event(event).await?.ok_or(StoreError::NoEvent)?.first;
    let mut written = 0;
    loop {
        let rows = store.read(event, from, TOGETHER).await?;
        let Some(last) = rows.last() else { return Ok(Ok(written)) };
        from = last.no + 1;
        for row in &rows {
            if let Err(error) = to.write_all(&row.bytes) {
                return Ok(Err(error));
            }
            written += row.bytes.len() as u64;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_cut_without_loss() {
        let files = ["", "\n", "{}", "{}\n", "\u{feff}{}\r\n\r\n\n{}\n{}", "\u{feff}\n {}\n  \n", "{}\n\n\n"];
        for (file, lines) in files.into_iter().zip([0, 0, 1, 1, 3, 1, 1]) {
            let pieces = cut(file.as_bytes());
            assert_eq!(pieces.len(), lines, "{file:?}");
            let joined = pieces.concat();
            assert!(joined == file.as_bytes() || lines == 0, "{file:?}");
        }
    }
}
