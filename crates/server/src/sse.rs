//! Messages that are sent as they come: each encoded once, with a heartbeat where nothing is to be told.

use std::convert::Infallible;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, Stream, StreamExt as _};
use schemars::JsonSchema;
use serde::Serialize;
use tokio::sync::mpsc;
use tokio::time::timeout;

/// The kind of such an answer.
pub const KIND: &str = "text/event-stream";

/// How often a stream says that it is there.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// One message, as whoever reads the stream finds it: a stream is described by it.
#[derive(Debug, JsonSchema)]
pub struct Message<'a> {
    /// What kind of message it is.
    event: &'a str,
    /// How far the stream is, by which somebody who comes back says how far they were.
    id: Option<String>,
    /// What it tells, as JSON.
    data: &'a str,
}

impl Message<'_> {
    fn encoded(&self) -> Bytes {
        let id = self.id.as_ref().map(|id| format!("id: {id}\n")).unwrap_or_default();
        Bytes::from(format!("event: {}\n{id}data: {}\n\n", self.event, self.data))
    }
}

/// A message of a kind, encoded.
pub fn message(event: &str, no: Option<u64>, data: &str) -> Bytes {
    Message { event, id: no.map(|no| no.to_string()), data }.encoded()
}

/// An answer that sends messages until there are no more.
pub fn answer(messages: impl Stream<Item = Bytes> + Send + 'static) -> Response {
    let messages = Box::pin(messages);
    let beating = stream::unfold(messages, |mut messages| async move {
        let next = timeout(HEARTBEAT, messages.next()).await;
        let next = next.unwrap_or_else(|_| Some(Bytes::from_static(b":\n\n")));
        next.map(|bytes| (Ok::<_, Infallible>(bytes), messages))
    });
    ([(CONTENT_TYPE, KIND), (CACHE_CONTROL, "no-cache")], Body::from_stream(beating)).into_response()
}

/// What tells how far long work is, to whoever waits for it.
#[derive(Clone, Debug)]
pub struct Progress(mpsc::Sender<Bytes>);

/// How many messages wait until whoever reads takes them.
const WAITING: usize = 16;

/// Long work: what tells how far it is, and the answer that somebody reads.
pub fn progress() -> (Progress, Response) {
    let (told, heard) = mpsc::channel(WAITING);
    let messages = stream::unfold(heard, |mut heard| async move { heard.recv().await.map(|bytes| (bytes, heard)) });
    (Progress(told), answer(messages))
}

impl Progress {
    /// Tells something; whether anybody still reads.
    pub async fn tell(&self, kind: &str, what: &impl Serialize) -> bool {
        let data = serde_json::to_string(what).unwrap_or_default();
        self.0.send(message(kind, None, &data)).await.is_ok()
    }

    /// Tells something from within work that does not wait.
    pub fn tell_from_work(&self, kind: &str, what: &impl Serialize) -> bool {
        let data = serde_json::to_string(what).unwrap_or_default();
        self.0.blocking_send(message(kind, None, &data)).is_ok()
    }
}
