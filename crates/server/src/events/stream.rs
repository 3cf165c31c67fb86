//! What moves in an event, told as it happens.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, Stream};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

use super::{InEvent, found};
use crate::house::{LiveHall, Moved};
use crate::problem::Problem;
use crate::route::{Asked, Nothing, Route};

/// How often a stream says that it is there.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// The lines of the table of routes.
pub fn routes() -> Vec<Route> {
    vec![Route::raw("/api/v1/events/{event}/stream", "stream", "What moves in an event, as it happens.", stream)]
}

/// Tells what moves: the number of the last line, and what kind of thing it is about. Whoever comes back with the number of
/// the last message is told at once if something has moved since.
pub async fn stream(asked: Asked<InEvent, Nothing>) -> Result<Response, Problem> {
    let (live, caller) = found(&asked).await?;
    let moved = live.follow();
    let state = live.look().await;
    let by = caller.by(&state.hall);
    let official = state.hall.event.sections.keys().any(|section| state.hall.sight(&by, section).desks);
    let first = hello(state.last(), asked.sent.last_message);
    drop(state);
    let following = Following { live, moved, official, first: Some(first) };
    let messages = Sse::new(messages(following)).keep_alive(KeepAlive::new().interval(HEARTBEAT));
    Ok(messages.into_response())
}

struct Following {
    live: Arc<LiveHall>,
    moved: Receiver<Arc<Moved>>,
    official: bool,
    first: Option<Event>,
}

/// Where the event stands when a stream begins; whether to look anew.
fn hello(no: u64, seen: Option<u64>) -> Event {
    let anew = seen.is_some_and(|seen| seen < no);
    Event::default().event("hello").id(no.to_string()).data(format!("{{\"no\":{no},\"anew\":{anew}}}"))
}

fn messages(following: Following) -> impl Stream<Item = Result<Event, Infallible>> {
    stream::unfold(following, |mut following| async move {
        if let Some(first) = following.first.take() {
            return Some((Ok(first), following));
        }
        loop {
            match following.moved.recv().await {
                Ok(moved) => {
                    let text = if following.official { Some(&moved.to_officials) } else { moved.to_public.as_ref() };
                    if let Some(text) = text {
                        let event = Event::default().event("moved").id(moved.no.to_string()).data(text);
                        return Some((Ok(event), following));
                    }
                }
                Err(RecvError::Lagged(_)) => {
                    let no = following.live.look().await.last();
                    return Some((Ok(hello(no, Some(0))), following));
                }
                Err(RecvError::Closed) => return None,
            }
        }
    })
}
