//! What moves in an event, told as it happens: all of it, in one section, or at one table.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::body::Bytes;
use axum::response::Response;
use futures_util::stream::{self, Stream, StreamExt as _};
use hall::By;
use prometheus_client::metrics::gauge::Gauge;
use schemars::JsonSchema;
use serde::Deserialize;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use words::say;

use super::{InEvent, found, known_section};
use crate::house::{Ear, Heard, LiveHall, Scope};
use crate::problem::Problem;
use crate::reader::Reader;
use crate::route::{Asked, Route};
use crate::sse;

/// The lines of the table of routes.
pub fn routes() -> Vec<Route> {
    vec![Route::raw(
        "/api/v1/events/{event}/stream",
        "stream",
        "What moves in an event, a section or at a table, as it happens.",
        &[sse::KIND],
        stream,
    )]
}

/// What is followed: all of the event unless it is said.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Followed {
    /// The section.
    section: Option<String>,
    /// The round of the table.
    round: Option<u16>,
    /// The table.
    table: Option<u16>,
    /// The code of a seat, where the header `Qizheng-Seat` cannot be sent: whoever sits there is told what moves at their board.
    seat: Option<String>,
    /// The number of the last line that the reader had seen, where the header `Last-Event-ID` does not say it.
    seen: Option<u64>,
}

impl Followed {
    fn scope(&self, reader: Reader) -> Result<Scope, Problem> {
        match (self.section.clone(), self.round, self.table) {
            (None, None, None) => Ok(Scope::Event),
            (Some(section), None, None) => Ok(Scope::Section(section)),
            (Some(section), Some(round), Some(table)) => Ok(Scope::Table(section, round, table)),
            _ => Err(Problem::unfit("followed", say!(reader.lang, "server-followed"))),
        }
    }
}

/// Tells what moves: the number of the last line, and what kind of thing it is about. Whoever comes back with the number of
/// the last message is told what they missed; if that is no longer known, to look anew.
pub async fn stream(mut asked: Asked<InEvent, Followed>) -> Result<Response, Problem> {
    let scope = asked.question.scope(asked.reader)?;
    asked.sent.seat = asked.sent.seat.take().or_else(|| asked.question.seat.take());
    let (live, caller) = found(&asked).await?;
    let seen = asked.sent.last_message.or(asked.question.seen);
    let (heard, missed) = live.voice().hear(seen);
    let state = live.look().await;
    let by = caller.by(&state.hall);
    let sees = |section: &str| state.hall.sight(&by, section).desks;
    let official = match &scope {
        Scope::Event => state.hall.event.sections.keys().any(|section| sees(section)),
        Scope::Section(section) | Scope::Table(section, ..) => {
            known_section(&state.hall, section, asked.reader.lang)?;
            sees(section)
        }
    };
    let ear = match by {
        _ if official => Ear::Official,
        By::Seat(seat) => Ear::Seat(seat.game),
        _ => Ear::Public,
    };
    let last = state.last();
    drop(state);
    let mut waiting = VecDeque::from([match (&missed, seen) {
        (Some(_), Some(seen)) => hello(seen, false),
        (_, seen) => hello(last, seen.is_some_and(|seen| seen != last)),
    }]);
    waiting.extend(missed.into_iter().flatten().filter_map(|moved| moved.to(&ear, &scope)));
    let counted = Counted::new(asked.app.metrics().following.clone());
    let following = Following { live, heard, ear, scope, waiting, _counted: counted };
    Ok(sse::answer(messages(following).take_until(asked.app.stopped())))
}

struct Following {
    live: Arc<LiveHall>,
    heard: Receiver<Heard>,
    ear: Ear,
    scope: Scope,
    /// What is to be sent first.
    waiting: VecDeque<Bytes>,
    _counted: Counted,
}

/// One more reader who follows, until this is dropped.
struct Counted(Gauge);

impl Counted {
    fn new(following: Gauge) -> Self {
        following.inc();
        Self(following)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}

/// Where the event stands when a stream begins; whether to look anew.
fn hello(no: u64, anew: bool) -> Bytes {
    sse::message("hello", Some(no), &format!("{{\"no\":{no},\"anew\":{anew}}}"))
}

fn messages(following: Following) -> impl Stream<Item = Bytes> {
    stream::unfold(following, |mut following| async move {
        if let Some(first) = following.waiting.pop_front() {
            return Some((first, following));
        }
        loop {
            match following.heard.recv().await {
                Ok(Heard::Moved(moved)) => {
                    if let Some(message) = moved.to(&following.ear, &following.scope) {
                        return Some((message, following));
                    }
                }
                Err(RecvError::Lagged(_)) => {
                    let no = following.live.look().await.last();
                    return Some((hello(no, true), following));
                }
                Ok(Heard::Gone) | Err(RecvError::Closed) => return None,
            }
        }
    })
}
