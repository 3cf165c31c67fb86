//! Backups: a folder with the plain file of every event.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use thiserror::Error;

use clock::Instant;
use journal::{Happening, Tail};
use serde::de::DeserializeOwned;

use crate::fault::StoreError;
use crate::file::{ImportError, export, sound};
use crate::log::{Act, EventId, Row, Store, unmarked};

/// How the names of files of events end.
const ENDING: &str = "jsonl";

/// A moment of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// After the line with this number.
    Number(u64),
    /// At this instant.
    Time(Instant),
}

/// The text names no moment, expected the number of a line, or a day and an hour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("no moment, expected the number of a line, or a day and an hour like 2026-05-01T11:00:00Z")]
pub struct NoMoment;

impl FromStr for At {
    type Err = NoMoment;

    fn from_str(text: &str) -> Result<Self, NoMoment> {
        text.parse().map(Self::Number).or_else(|_| journal::utc(text).map(Self::Time).ok_or(NoMoment))
    }
}

/// Why a backup was not made or not restored.
#[derive(Debug, Error)]
pub enum CopyError {
    /// A file or a folder cannot be read or written.
    #[error("{path}: {error}", path = .0.display(), error = .1)]
    File(PathBuf, io::Error),
    /// There is no file of an event in the folder.
    #[error("{}: no file of an event", .0.display())]
    Nothing(PathBuf),
    /// The name of a file is no name of an event.
    #[error("{}: no name of an event", .0.display())]
    Name(PathBuf),
    /// The file of an event does not become one.
    #[error("{path}: {error}", path = .0.display(), error = .1)]
    Import(PathBuf, ImportError),
    /// The store cannot be read.
    #[error("{0}")]
    Store(StoreError),
}

impl From<StoreError> for CopyError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// Writes every event into a new folder; which they are. The folder has its name only once all of it is on the disk.
///
/// # Errors
///
/// There is such a folder already, it cannot be written, or the store cannot be read.
pub async fn backup(store: &dyn Store, folder: &Path) -> Result<Vec<EventId>, CopyError> {
    let wrong = |path: &Path| {
        let path = path.to_owned();
        move |error| CopyError::File(path, error)
    };
    if folder.exists() {
        return Err(wrong(folder)(io::ErrorKind::AlreadyExists.into()));
    }
    let mut part = folder.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    fs::create_dir(&part).map_err(wrong(&part))?;
    let mut events = Vec::new();
    for kept in store.events().await? {
        let path = part.join(format!("{}.{ENDING}", kept.event));
        let mut file = io::BufWriter::new(File::create_new(&path).map_err(wrong(&path))?);
        export(store, &kept.event, &mut file).await?.map_err(wrong(&path))?;
        file.flush().and_then(|()| file.get_ref().sync_all()).map_err(wrong(&path))?;
        events.push(kept.event);
    }
    let synced = File::open(&part).and_then(|folder| folder.sync_all());
    synced.and_then(|()| fs::rename(&part, folder)).map_err(wrong(folder))?;
    Ok(events)
}

/// Takes over the events of a folder, or one of them, as they stood at a moment; of each how many lines. What cannot be taken
/// over is found out before anything is.
///
/// # Errors
///
/// A file cannot be read or trusted, the store has such an event already, or it cannot be written.
pub async fn restore<H: Happening, A: DeserializeOwned>(
    store: &dyn Store,
    folder: &Path,
    only: Option<&EventId>,
    at: Option<At>,
) -> Result<Vec<(EventId, u64)>, CopyError> {
    let mut taken = Vec::new();
    for (event, path) in files(folder)? {
        if only.is_some_and(|only| *only != event) {
            continue;
        }
        let bytes = fs::read(&path).map_err(|error| CopyError::File(path.clone(), error))?;
        let mut rows = sound::<H, A>(&bytes).map_err(|error| CopyError::Import(path.clone(), error))?;
        if let Some(at) = at {
            rows.truncate(stood(&rows, H::FIRST, at));
        }
        if store.event(&event).await?.is_some() {
            return Err(CopyError::Import(path, StoreError::Exists.into()));
        }
        // An event that did not exist yet at that moment is not made.
        if !rows.is_empty() {
            taken.push((event, path, rows));
        }
    }
    if taken.is_empty() {
        return Err(CopyError::Nothing(folder.to_owned()));
    }
    let mut restored = Vec::new();
    for (event, path, rows) in taken {
        let count = rows.len() as u64;
        let created = store.create(event.clone(), H::FIRST, vec![Act::of(rows)]).await;
        created.map_err(|error| CopyError::Import(path, error.into()))?;
        restored.push((event, count));
    }
    Ok(restored)
}

/// The files of events in a folder, by name.
fn files(folder: &Path) -> Result<Vec<(EventId, PathBuf)>, CopyError> {
    let wrong = |error| CopyError::File(folder.to_owned(), error);
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(wrong)? {
        let path = entry.map_err(wrong)?.path();
        if path.extension().is_some_and(|ending| ending == ENDING) {
            let name = path.file_stem().and_then(|name| name.to_str()).and_then(|name| name.parse().ok());
            files.push((name.ok_or_else(|| CopyError::Name(path.clone()))?, path));
        }
    }
    files.sort();
    Ok(files)
}

/// How many of these lines stood at a moment; what was decided together stood together.
fn stood(rows: &[Row], first: u64, at: At) -> usize {
    let (mut tail, mut whole) = (Tail::before(first), 0);
    for (nth, row) in (1..).zip(rows) {
        let Ok(place) = tail.pass(unmarked(&row.bytes)) else { break };
        let later = match at {
            At::Number(number) => place.no > number,
            At::Time(time) => place.at.is_some_and(|at| at > time),
        };
        if later {
            break;
        }
        if place.more == 0 {
            whole = nth;
        }
    }
    whole
}
