//! Events over HTTP: what can be seen of a hall by whom, and what can be asked of it.

mod ask;
mod codes;
mod create;
mod entries;
mod papers;
mod seen;
mod stream;
mod table;

use std::sync::Arc;

use axum::http::StatusCode;
use explain::HallTeller;
use hall::{Hall, Refused, Why};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use store::{EventId, StoreError};
use words::{Say as _, say};

use crate::app::App;
use crate::house::{Caller, LiveHall, NoHall, NotTaken};
use crate::problem::{Forbidden, Problem, Stale};
use crate::reader::Reader;
use crate::route::{Asked, Route};
use crate::visitor::refused_by_store;

pub(crate) use create::begin;

/// An event, as a path names it.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct InEvent {
    /// The event.
    event: String,
}

/// Lines of the table of routes that are about events.
pub fn routes() -> Vec<Route> {
    let mut routes = seen::routes();
    routes.extend(create::routes());
    routes.extend(ask::routes());
    routes.extend(table::routes());
    routes.extend(entries::routes());
    routes.extend(papers::routes());
    routes.extend(codes::routes());
    routes.extend(stream::routes());
    routes
}

/// Something that names an event.
pub(crate) trait NamesEvent {
    /// The name.
    fn event(&self) -> &str;
}

impl NamesEvent for InEvent {
    fn event(&self) -> &str {
        &self.event
    }
}

/// The hall that a path names, and who asks there.
pub(crate) async fn found<P: NamesEvent, Q>(asked: &Asked<P, Q>) -> Result<(Arc<LiveHall>, Caller), Problem> {
    let (reader, name) = (asked.reader, asked.path.event());
    let event: EventId = name.parse().map_err(|_| refused_by_store(&StoreError::NoEvent, reader))?;
    let live = asked.app.house().hall(&event).await.map_err(|error| no_hall(&error, reader))?;
    let caller = caller(asked, &event).await?;
    Ok((live, caller))
}

fn no_hall(error: &NoHall, reader: Reader) -> Problem {
    match error {
        NoHall::Store(error) => refused_by_store(error, reader),
        NoHall::Unsound(error) => {
            tracing::error!(%error, "the log of an event cannot be read");
            let title = say!(reader.lang, "server-log-unsound", line = error.line);
            Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "unsound", title)
        }
    }
}

/// Who asks something of an event: by the code of a seat, by an account, or as anybody.
async fn caller<P, Q>(asked: &Asked<P, Q>, event: &EventId) -> Result<Caller, Problem> {
    if let Some(code) = &asked.sent.seat {
        let seat =
            codes::seat(&asked.app, event, code).await.map_err(|error| refused_by_store(&error, asked.reader))?;
        let wrong = || Problem::new(StatusCode::FORBIDDEN, "wrong_code", say!(asked.reader.lang, "server-wrong-code"));
        return seat.map(Caller::Seat).ok_or_else(wrong);
    }
    let Some(account) = &asked.visitor.account else { return Ok(Caller::Public) };
    let members = members(&asked.app, &account.id, asked.reader).await?;
    let person = members.into_iter().find(|member| member.event == *event).map(|member| member.person);
    Ok(Caller::Account { id: account.id.clone(), name: account.name.clone(), director: account.director, person })
}

async fn members(app: &App, account: &str, reader: Reader) -> Result<Vec<store::Member>, Problem> {
    app.store().members(account).await.map_err(|error| refused_by_store(&error, reader))
}

/// What a hall refuses, as a problem: stale is a conflict, no office is forbidden, all else does not fit.
pub(crate) fn refused(hall: &Hall, refused: &Refused, reader: Reader) -> Problem {
    let (status, kind) = match &refused.why {
        Why::Stale(_) => (StatusCode::CONFLICT, "stale"),
        Why::NoOffice { .. } | Why::NeedsOffice | Why::OtherBoard | Why::NoPerson(_) => {
            (StatusCode::FORBIDDEN, "not_yours")
        }
        Why::NoGame(_) | Why::NoSection(_) | Why::NoCall(_) | Why::NoRound(_) => (StatusCode::NOT_FOUND, "no_such"),
        _ => (StatusCode::UNPROCESSABLE_ENTITY, "refused"),
    };
    let changed = match &refused.why {
        Why::Stale(changes) => changes.iter().map(|change| Stale { no: change.no, at: change.at }).collect(),
        _ => Vec::new(),
    };
    let title = HallTeller::new(hall, reader.lang).refused(refused);
    let why = serde_json::to_value(&refused.why).unwrap_or_default();
    let articles = refused.under.iter().map(ToString::to_string).collect();
    let could = refused.could.iter().flat_map(|holder| holder.people.iter().map(ToString::to_string)).collect();
    let forbidden = Some(Box::new(Forbidden { why, could, changed }));
    Problem { articles, forbidden, ..Problem::new(status, kind, title) }
}

/// Why nothing came of a request, as a problem.
pub(crate) async fn not_taken(live: &LiveHall, error: NotTaken, reader: Reader) -> Problem {
    match error {
        NotTaken::Refused(why) => refused(&live.look().await.hall, &why, reader),
        NotTaken::OtherUnderKey => {
            Problem::new(StatusCode::CONFLICT, "other_under_key", say!(reader.lang, "server-other-under-key"))
        }
        NotTaken::Store(error) => refused_by_store(&error, reader),
        NotTaken::TooMuch => {
            let title = StoreError::Busy.say(reader.lang);
            Problem { again_after: Some(1), ..Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy", title) }
        }
    }
}

/// An event in a list.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct EventLine {
    /// Its name in addresses.
    id: String,
    /// Its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// The number of its last line.
    no: u64,
}
