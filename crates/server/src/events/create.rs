//! Events that are begun here.

use axum::http::StatusCode;
use clock::Instant;
use contest::{Actor, Post};
use explain::event::{TermLine, charter_fault, term_lines};
use hall::{Appointment, By, Conflicts, Hall, Happening, Line, Office, OfficeAct, PersonId, Refused, Request, What};
use journal::{Happening as _, Tail};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use store::{Act, EventId, StoreError};
use tournament::charter::{Charter, read_toml};
use tournament::event::Command;
use words::say;

use super::{EventLine, refused};
use crate::app::App;
use crate::house::rows;
use crate::problem::Problem;
use crate::route::{Asked, Nothing, Route};
use crate::visitor::{now, refused_by_store};

/// The lines of the table of routes.
pub fn routes() -> Vec<Route> {
    vec![
        Route::post("/api/v1/events", "newEvent", "Begin an event under a charter.", create).director(),
        Route::post("/api/v1/charters", "charter", "What is wrong with a charter, and what it leaves open.", look)
            .thinking(),
    ]
}

/// An event to begin.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewEvent {
    /// Its name in addresses.
    id: String,
    /// The charter.
    charter: Option<Box<Charter>>,
    /// The charter as TOML, in place of `charter`.
    toml: Option<String>,
}

/// A charter to look at.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CharterQuestion {
    /// The charter.
    charter: Option<Box<Charter>>,
    /// The charter as TOML, in place of `charter`.
    toml: Option<String>,
}

/// What can be said of a charter.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct CharterSeen {
    /// What is found, the gravest first.
    findings: Vec<FindingLine>,
    /// What would hold under it in the first round, by which layer.
    terms: Vec<TermLine>,
}

/// Something found in a charter.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct FindingLine {
    /// How much it weighs: `fault` keeps the event from being opened.
    weight: tournament::charter::Weight,
    /// What.
    text: String,
}

fn charter_of(charter: Option<Box<Charter>>, toml: Option<&str>, lang: words::Lang) -> Result<Charter, Problem> {
    match (charter, toml) {
        (Some(charter), None) => Ok(*charter),
        (None, Some(text)) => read_toml(text).map_err(|error| {
            let title =
                say!(lang, "server-charter-line", line = error.line, what = words::data::misfit(&error.what, lang));
            Problem::unfit("charter", title)
        }),
        _ => Err(Problem::unfit("charter", say!(lang, "server-no-charter"))),
    }
}

/// What is found in a charter.
pub async fn look(Asked { reader, question, .. }: Asked<Nothing, CharterQuestion>) -> Result<CharterSeen, Problem> {
    let charter = charter_of(question.charter, question.toml.as_deref(), reader.lang)?;
    let mut findings: Vec<_> = charter.findings(None).into_iter().collect();
    findings.sort_by_key(|finding| finding.weight);
    let books = charter.books();
    let line = |finding: tournament::charter::CharterFinding| FindingLine {
        weight: finding.weight,
        text: charter_fault(&finding.fault, &books, reader.lang),
    };
    let terms = term_lines(&charter, &[], 1, reader.lang);
    Ok(CharterSeen { findings: findings.into_iter().map(line).collect(), terms })
}

/// Begins an event; whoever does is its director, and its chief arbiter until another is appointed.
pub async fn create(asked: Asked<Nothing, NewEvent>) -> Result<EventLine, Problem> {
    let reader = asked.reader;
    let NewEvent { id, charter, toml } = asked.question;
    let unnamed = |_| Problem::unfit("event_id", say!(reader.lang, "server-event-id", id = id.as_str()));
    let event: EventId = id.parse().map_err(unnamed)?;
    let charter = charter_of(charter, toml.as_deref(), reader.lang)?;
    let name = charter.name.clone();
    let account = asked.visitor.account.ok_or_else(|| refused_by_store(&StoreError::NoEvent, reader))?;
    let lines = opened(charter, &account.id, &account.name, Instant::new(now()))
        .map_err(|why| refused(&Hall::default(), "", &why, reader))?;
    let no = lines.len() as u64;
    begin(&asked.app, event, &lines).await.map_err(|error| match error {
        StoreError::Exists => {
            Problem::new(StatusCode::CONFLICT, "event_taken", say!(reader.lang, "server-event-taken", id = id.as_str()))
        }
        error => refused_by_store(&error, reader),
    })?;
    Ok(EventLine { id, name, no })
}

/// The lines with which an event begins.
pub(crate) fn opened(charter: Charter, person: &str, name: &str, at: Instant) -> Result<Vec<Line>, Refused> {
    let mut hall = Hall::default();
    let by = By::Keeper { office: Actor::Director, name: Some(name.to_owned()), licence: None };
    let post = |post| {
        What::Office(OfficeAct::Appoint(Appointment {
            person: PersonId::from(person),
            name: name.to_owned(),
            licence: None,
            conflicts: Conflicts::default(),
            office: Office { post, sections: Vec::new() },
        }))
    };
    let open = What::order(Command::Open { charter: Box::new(charter) });
    let mut lines = Vec::new();
    for what in [open, post(Post::Director), post(Post::Chief)] {
        lines.extend(hall.take(&Request { by: by.clone(), at, saw: None, what })?.lines);
    }
    Ok(lines)
}

/// Keeps the lines of a new event.
pub(crate) async fn begin(app: &App, event: EventId, lines: &[Line]) -> Result<(), StoreError> {
    let rows = rows(&mut Tail::of::<Happening>(), lines)?;
    app.store().create(event, Happening::FIRST, vec![Act::of(rows)]).await
}
