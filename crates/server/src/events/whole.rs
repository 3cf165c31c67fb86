//! Events that come and go whole: from their file, as their file, and thrown away.

use axum::body::Body;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use hall::Happening;
use journal::{Fault, Happening as _, LogError};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use store::{Act, EventId, Removal, Row, StoreError};
use words::{Lang, data, say};

use super::{EventLine, InEvent, found};
use crate::app::App;
use crate::house::checked;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::route::{Asked, File, Nothing, Route};
use crate::sse::{Progress, progress};
use crate::visitor::{now, refused_by_store};

/// The kind of the file.
const KIND: &str = "application/x-ndjson";

/// How many lines of a file are read from the store together.
const TOGETHER: u32 = 1000;

/// The lines of the table of routes.
pub fn routes() -> Vec<Route> {
    vec![
        Route::raw("/api/v1/events/{event}/export", "export", "The log as a file.", &[KIND], export).director(),
        Route::file("/api/v1/imports", "import", "Take over an event from its file.", KIND, import).director(),
        Route::post("/api/v1/events/{event}/remove", "removeEvent", "Remove an event with its whole log.", remove)
            .director(),
        Route::get("/api/v1/removals", "removals", "The events that were removed, and by whom.", removals).director(),
    ]
}

/// The log of an event as its plain file, as it is read from the store.
pub async fn export(asked: Asked<InEvent, Nothing>) -> Result<Response, Problem> {
    let (live, _) = found(&asked).await?;
    let (event, app) = (live.event().clone(), asked.app.clone());
    let name = format!("attachment; filename=\"{event}.jsonl\"");
    let parts = stream::try_unfold(Happening::FIRST, move |from| {
        let (app, event) = (app.clone(), event.clone());
        async move {
            let rows = app.store().read(&event, from, TOGETHER).await?;
            let Some(next) = rows.last().map(|last| last.no + 1) else { return Ok(None) };
            let bytes: Vec<u8> = rows.into_iter().flat_map(|row| row.bytes).collect();
            Ok::<_, StoreError>(Some((bytes, next)))
        }
    });
    let heads = [(CONTENT_TYPE, KIND.to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((heads, Body::from_stream(parts)).into_response())
}

/// Under which name an event is taken over.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Under {
    /// Its name in addresses.
    id: String,
}

/// How far long work is.
#[derive(Clone, Copy, Debug, Serialize)]
struct HowFar {
    done: u64,
    of: u64,
}

/// Takes over an event from its file, whole or not at all. The messages are `progress`, then `done` with the event, or
/// `problem`.
pub async fn import(asked: Asked<Nothing, File<Under>>) -> Result<Response, Problem> {
    let Asked { app, reader, visitor, question, .. } = asked;
    let File { asked: Under { id }, bytes } = question;
    let unnamed = |_| Problem::unfit("event_id", say!(reader.lang, "server-event-id", id = id.as_str()));
    let event: EventId = id.parse().map_err(unnamed)?;
    if app.store().event(&event).await.map_err(|error| refused_by_store(&error, reader))?.is_some() {
        return Err(taken(&event, reader));
    }
    let rows = store::rows::<Happening>(&bytes);
    drop(bytes);
    if rows.is_empty() {
        return Err(Problem::unfit("empty", say!(reader.lang, "server-file-empty")));
    }
    let by = visitor.account.map(|account| account.name).unwrap_or_default();
    let (told, answer) = progress();
    tokio::spawn(async move {
        match take_over(&app, event, rows, &told, reader).await {
            Ok(line) => {
                tracing::info!(event = line.id, by, "an event was taken over from a file");
                told.tell("done", &line).await
            }
            Err(problem) => told.tell("problem", &problem).await,
        }
    });
    Ok(answer)
}

/// Looks at all lines, then keeps them as one.
async fn take_over(
    app: &App,
    event: EventId,
    rows: Vec<Row>,
    told: &Progress,
    reader: Reader,
) -> Result<EventLine, Problem> {
    let (of, tell) = (rows.len() as u64, told.clone());
    let look = move || {
        let hall = checked(&rows, |done| {
            tell.tell_from_work("progress", &HowFar { done, of });
        });
        (hall, rows)
    };
    let (hall, rows) = app.think(reader, look).await?;
    let hall = hall.map_err(|fault| Problem::unfit("unsound", unsound(&event, &fault, reader.lang)))?;
    let name = hall.event.charter.and_then(|charter| charter.name);
    let kept = app.store().create(event.clone(), Happening::FIRST, vec![Act::of(rows)]).await;
    kept.map_err(|error| match error {
        StoreError::Exists => taken(&event, reader),
        error => refused_by_store(&error, reader),
    })?;
    Ok(EventLine { id: event.to_string(), name, no: of })
}

fn taken(event: &EventId, reader: Reader) -> Problem {
    let title = say!(reader.lang, "server-event-taken", id = event.as_str());
    Problem::new(StatusCode::CONFLICT, "event_taken", title)
}

/// Which line of a file cannot be trusted, and why.
fn unsound(event: &EventId, LogError { line, fault }: &LogError, lang: Lang) -> String {
    let (event, no) = (event.as_str(), *line);
    match fault {
        Fault::Torn => say!(lang, "verify-torn", event = event, no = no),
        Fault::Seal => say!(lang, "verify-changed", event = event, no = no),
        Fault::Number { expected, found } if found < expected => {
            say!(lang, "verify-doubled", event = event, no = *found)
        }
        Fault::Number { expected, .. } => say!(lang, "verify-missing", event = event, no = *expected),
        Fault::Unreadable(why) => {
            say!(lang, "verify-unreadable", event = event, no = no, why = data::misread(why, lang))
        }
    }
}

/// An event that is to be removed.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ToRemove {
    /// Its name in addresses, once more.
    id: String,
    /// The number of its last line, as it was seen or exported last: whatever came later is not removed unseen.
    last: u64,
}

/// An event that was removed.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RemovalLine {
    /// Its name in addresses.
    id: String,
    /// The number of its last line.
    last: u64,
    /// Who removed it.
    by: String,
    /// When, in milliseconds.
    at: u64,
}

impl From<Removal> for RemovalLine {
    fn from(Removal { event, last, by, at }: Removal) -> Self {
        Self { id: event.to_string(), last, by, at }
    }
}

/// Removes an event with its whole log.
pub async fn remove(asked: Asked<InEvent, ToRemove>) -> Result<RemovalLine, Problem> {
    let (live, _) = found(&asked).await?;
    let (reader, event) = (asked.reader, live.event().clone());
    let ToRemove { id, last } = asked.question;
    if id != event.as_str() {
        return Err(Problem::unfit("retype", say!(reader.lang, "server-retype-id", id = event.as_str())));
    }
    let by = asked.visitor.account.map(|account| account.name).unwrap_or_default();
    let removal = Removal { event, last, by, at: now() };
    asked.app.store().remove(removal.clone()).await.map_err(|error| not_removed(&error, reader))?;
    asked.app.house().forget(&removal.event).await;
    tracing::warn!(event = %removal.event, last, by = removal.by, "an event was removed");
    Ok(removal.into())
}

/// Why an event stays: more was recorded than whoever removes it has seen, or the store refuses.
fn not_removed(error: &StoreError, reader: Reader) -> Problem {
    match error {
        StoreError::Number { expected, .. } => {
            let title = say!(reader.lang, "server-more-recorded", last = *expected);
            Problem::new(StatusCode::CONFLICT, "stale", title)
        }
        error => refused_by_store(error, reader),
    }
}

/// The events that were removed, the oldest first.
pub async fn removals(asked: Asked<Nothing, Nothing>) -> Result<Vec<RemovalLine>, Problem> {
    let removals = asked.app.store().removals().await.map_err(|error| refused_by_store(&error, asked.reader))?;
    Ok(removals.into_iter().map(RemovalLine::from).collect())
}
