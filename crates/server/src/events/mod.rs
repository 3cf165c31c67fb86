//! Events over HTTP: what can be seen of a hall by whom, and what can be asked of it.

mod ask;
mod authority;
mod cases;
mod charter;
mod codes;
mod create;
mod entries;
mod log;
mod pairing;
mod papers;
mod seen;
mod stream;
mod table;
mod whole;

use std::sync::Arc;

use axum::http::StatusCode;
use contest::Actor;
use explain::HallTeller;
use hall::{By, CaseWhy, Change, Hall, Refused, Why};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use store::{EventId, StoreError};
use words::{Lang, Say as _, say};

use crate::app::App;
use crate::house::{Caller, LiveHall, NoHall, NotTaken};
use crate::problem::{Forbidden, Problem, Stale};
use crate::reader::Reader;
use crate::route::{Asked, Route};
use crate::visitor::{Visitor, Who, refused_by_store};

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
    routes.extend(authority::routes());
    routes.extend(cases::routes());
    routes.extend(charter::routes());
    routes.extend(table::routes());
    routes.extend(entries::routes());
    routes.extend(papers::routes());
    routes.extend(codes::routes());
    routes.extend(log::routes());
    routes.extend(pairing::routes());
    routes.extend(stream::routes());
    routes.extend(whole::routes());
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
    let caller = caller(&asked.app, &event, &asked.visitor, asked.sent.seat.as_deref(), reader).await?;
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
pub(crate) async fn caller(
    app: &App,
    event: &EventId,
    visitor: &Visitor,
    seat: Option<&str>,
    reader: Reader,
) -> Result<Caller, Problem> {
    if let Some(code) = seat {
        return codes::seat(app, event, code, reader).await.map(Caller::Seat);
    }
    let Some(account) = &visitor.account else { return Ok(Caller::Public) };
    let members = members(app, &account.id, reader).await?;
    let person = members.into_iter().find(|member| member.event == *event).map(|member| member.person);
    Ok(Caller::Account { id: account.id.clone(), name: account.name.clone(), director: account.director, person })
}

/// What somebody is in an event.
pub(crate) struct Serving {
    /// Somebody who holds an office.
    pub serves: bool,
    /// Somebody who sees the desks of a section as officials see them.
    pub at_boards: bool,
    /// Somebody who holds an office of those that run it.
    pub runs: bool,
}

/// What whoever asks is in an event.
///
/// # Errors
///
/// There is no such event, or the code of a seat is wrong.
pub(crate) async fn serving(
    app: &App,
    event: &str,
    visitor: &Visitor,
    seat: Option<&str>,
    reader: Reader,
) -> Result<Serving, Problem> {
    let event: EventId = event.parse().map_err(|_| refused_by_store(&StoreError::NoEvent, reader))?;
    let live = app.house().hall(&event).await.map_err(|error| no_hall(&error, reader))?;
    let caller = caller(app, &event, visitor, seat, reader).await?;
    let state = live.look().await;
    let by = caller.by(&state.hall);
    let hall = &state.hall;
    let at_boards = hall.event.sections.keys().any(|section| hall.sight(&by, section).desks);
    Ok(Serving { serves: serves(&by, reader).is_ok(), at_boards, runs: runs(hall, &by) })
}

/// The offices that run an event: they publish, print and hand out.
pub(crate) const RUNNING: [Actor; 4] = [Actor::Director, Actor::Staff, Actor::Chief, Actor::SectionHead];

/// Whether somebody holds an office of those that run an event.
pub(crate) fn runs(hall: &Hall, by: &By) -> bool {
    let offices = match by {
        By::Person(person) => hall.officials.actors(person, None),
        By::Keeper { office, .. } => vec![*office],
        By::Seat(_) | By::Public => Vec::new(),
    };
    offices.iter().any(|office| RUNNING.contains(office))
}

/// Only for those who hold an office in the event.
pub(crate) fn serves(by: &By, reader: Reader) -> Result<(), Problem> {
    match by {
        By::Person(_) | By::Keeper { .. } => Ok(()),
        By::Seat(_) | By::Public => Err(Who::Official.only(reader)),
    }
}

/// Only where the event has such a section.
pub(crate) fn known_section(hall: &Hall, section: &str, lang: Lang) -> Result<(), Problem> {
    if hall.event.sections.contains_key(section) {
        return Ok(());
    }
    let title = say!(lang, "refusal-no-section", section = section);
    Err(Problem::new(StatusCode::NOT_FOUND, "no_such", title))
}

async fn members(app: &App, account: &str, reader: Reader) -> Result<Vec<store::Member>, Problem> {
    app.store().members(account).await.map_err(|error| refused_by_store(&error, reader))
}

/// What a hall refuses, as a problem: stale is a conflict, no office is forbidden, all else does not fit.
pub(crate) fn refused(hall: &Hall, section: &str, refused: &Refused, reader: Reader) -> Problem {
    let (status, kind) = match &refused.why {
        Why::Stale(_) => (StatusCode::CONFLICT, "stale"),
        Why::NoOffice { .. } | Why::NeedsOffice | Why::OtherBoard | Why::NoPerson(_) => {
            (StatusCode::FORBIDDEN, "not_yours")
        }
        Why::NoGame(_)
        | Why::NoSection(_)
        | Why::NoCall(_)
        | Why::NoRound(_)
        | Why::NoNotice(_)
        | Why::Case(CaseWhy::NoCase(_) | CaseWhy::NoMatter(_)) => (StatusCode::NOT_FOUND, "no_such"),
        _ => (StatusCode::UNPROCESSABLE_ENTITY, "refused"),
    };
    let changed = match &refused.why {
        Why::Stale(changes) => changes.iter().map(|change| stale(hall, change, reader)).collect(),
        _ => Vec::new(),
    };
    let title = HallTeller::new(hall, reader.lang).refused(section, refused);
    let why = serde_json::to_value(&refused.why).unwrap_or_default();
    let articles = refused.under.iter().map(ToString::to_string).collect();
    let could = refused.could.iter().flat_map(|holder| holder.people.iter().map(ToString::to_string)).collect();
    let forbidden = Some(Box::new(Forbidden { why, could, changed }));
    Problem { articles, forbidden, ..Problem::new(status, kind, title) }
}

/// What somebody else did meanwhile: who, and in words where it happened at a desk.
fn stale(hall: &Hall, change: &Change, reader: Reader) -> Stale {
    let Change { no, at, by, person } = change;
    let name = person.as_deref().and_then(|person| hall.officials.get(&person.into())).map(|one| one.name.clone());
    let desk = hall.desks().map(|(_, desk)| desk).find(|desk| desk.log().iter().any(|logged| logged.no == *no));
    let text = desk.and_then(|desk| {
        let lines = HallTeller::new(hall, reader.lang).teller(desk.law()).timeline(desk, no.saturating_sub(1));
        lines.into_iter().find(|line| line.no == *no).map(|line| line.text)
    });
    Stale { no: *no, at: *at, who: name.unwrap_or_else(|| explain::event::office(*by, reader.lang)), text }
}

/// Why nothing came of a request, as a problem.
pub(crate) async fn not_taken(live: &LiveHall, section: &str, error: NotTaken, reader: Reader) -> Problem {
    match error {
        NotTaken::Refused(why) => refused(&live.look().await.hall, section, &why, reader),
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
