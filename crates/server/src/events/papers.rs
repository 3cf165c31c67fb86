//! Tables and papers of an event: as data for pages, to be printed, or for a spreadsheet.

use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use contest::Actor;
use explain::EventTeller;
use explain::event::NotTold;
use explain::sheet::Sheet;
use hall::{By, Hall};
use schemars::JsonSchema;
use serde::Deserialize;
use tournament::event::Tournament;
use words::{Lang, say};

use super::{NamesEvent, found};
use crate::problem::Problem;
use crate::route::{Asked, Route};

/// The lines of the table of routes.
pub fn routes() -> Vec<Route> {
    vec![
        Route::get("/api/v1/events/{event}/sheets/{paper}", "sheet", "A table of an event, as data.", sheet),
        Route::raw("/api/v1/events/{event}/papers/{paper}", "paper", "A table or paper of an event, as a file.", paper),
    ]
}

/// A paper of an event, as a path names it.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct OfPaper {
    /// The event.
    event: String,
    /// Which.
    paper: Paper,
}

impl NamesEvent for OfPaper {
    fn event(&self) -> &str {
        &self.event
    }
}

/// A table or paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Paper {
    /// Who is entered.
    Entries,
    /// The current round by table.
    Pairings,
    /// The current round by name.
    ByName,
    /// The standings.
    Standings,
    /// Everyone against everyone.
    Cross,
    /// The prizes.
    Prizes,
    /// Slips for results.
    Slips,
    /// Record sheets.
    Records,
    /// Cards for the tables.
    Cards,
}

/// Of which section, and in which form.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct Which {
    /// The section.
    section: String,
    /// The form of a file.
    #[serde(default)]
    format: Format,
}

/// The form of a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// A page to be printed.
    #[default]
    Html,
    /// For any spreadsheet.
    Csv,
    /// A workbook.
    Xlsx,
}

/// A table of an event, as data.
pub async fn sheet(asked: Asked<OfPaper, Which>) -> Result<Sheet, Problem> {
    let (live, caller) = found(&asked).await?;
    let (paper, section, lang) = (asked.path.paper, &asked.question.section, asked.reader.lang);
    let state = live.look().await;
    known(&state.hall, section, lang)?;
    let event = state.hall.event_for(&caller.by(&state.hall), section);
    made(&event, paper, section, lang)
}

fn known(hall: &Hall, section: &str, lang: Lang) -> Result<(), Problem> {
    if hall.event.sections.contains_key(section) {
        return Ok(());
    }
    let title = say!(lang, "refusal-no-section", section = section);
    Err(Problem::new(StatusCode::NOT_FOUND, "no_such", title))
}

fn made(event: &Tournament, paper: Paper, section: &str, lang: Lang) -> Result<Sheet, Problem> {
    let teller = EventTeller::new(event, lang);
    let made = match paper {
        Paper::Entries => Ok(teller.entries(section)),
        Paper::Pairings => teller.pairings(section),
        Paper::ByName => teller.by_name(section),
        Paper::Standings => teller.standings(section),
        Paper::Cross => teller.cross(section),
        Paper::Prizes => Ok(teller.prizes(section)),
        Paper::Slips | Paper::Records | Paper::Cards => {
            return Err(Problem::unfit("no_sheet", say!(lang, "event-html-only")));
        }
    };
    made.map_err(|why| untold(&teller, &why))
}

fn untold(teller: &EventTeller<'_>, why: &NotTold) -> Problem {
    Problem::unfit("not_told", teller.not_told(why))
}

/// A table or paper of an event, as a file.
pub async fn paper(asked: Asked<OfPaper, Which>) -> Result<Response, Problem> {
    let (live, caller) = found(&asked).await?;
    let (paper, lang) = (asked.path.paper, asked.reader.lang);
    let Which { section, format } = &asked.question;
    let state = live.look().await;
    let by = caller.by(&state.hall);
    known(&state.hall, section, lang)?;
    let event = state.hall.event_for(&by, section);
    if matches!(paper, Paper::Slips | Paper::Records | Paper::Cards) {
        may_print(&state.hall, &by, lang)?;
        let teller = EventTeller::new(&event, lang);
        let page = match paper {
            Paper::Slips => teller.slips(section),
            Paper::Records => teller.records(section),
            _ => teller.cards(section),
        };
        let page = page.map_err(|why| untold(&teller, &why))?;
        return Ok(([(CONTENT_TYPE, "text/html; charset=utf-8")], page).into_response());
    }
    let sheet = made(&event, paper, section, lang)?;
    Ok(match format {
        Format::Html => ([(CONTENT_TYPE, "text/html; charset=utf-8")], sheet.page()).into_response(),
        Format::Csv => file("text/csv; charset=utf-8", "csv", sheet.csv().into_bytes()),
        Format::Xlsx => {
            let failed = |_| Problem::unfit("not_told", say!(lang, "server-failed"));
            let kind = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
            file(kind, "xlsx", sheet.xlsx().map_err(failed)?)
        }
    })
}

fn file(kind: &'static str, ending: &str, bytes: Vec<u8>) -> Response {
    let name = format!("attachment; filename=\"sheet.{ending}\"");
    ([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, name)], bytes).into_response()
}

/// What is handed out is printed by those who run the event.
fn may_print(hall: &Hall, by: &By, lang: Lang) -> Result<(), Problem> {
    let offices = match by {
        By::Person(person) => hall.officials.actors(person, None),
        By::Keeper { office, .. } => vec![*office],
        By::Seat(_) | By::Public => Vec::new(),
    };
    let runs = |office: &Actor| matches!(office, Actor::Director | Actor::Staff | Actor::Chief | Actor::SectionHead);
    if offices.iter().any(runs) {
        return Ok(());
    }
    Err(Problem::new(StatusCode::FORBIDDEN, "not_yours", say!(lang, "server-not-yours")))
}
