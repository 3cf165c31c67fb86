//! Tables and papers of an event: as data for pages, to be printed, or for a spreadsheet.

use std::borrow::Cow;

use axum::http::header::{CONTENT_DISPOSITION, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use explain::EventTeller;
use explain::event::NotTold;
use explain::sheet::Sheet;
use hall::{By, Hall};
use schemars::JsonSchema;
use serde::Deserialize;
use tournament::PlayerId;
use tournament::event::Tournament;
use words::{Lang, say};

use super::codes::{Pictures, pictures};
use super::seen::stood;
use super::{NamesEvent, found, known_section, runs};
use crate::problem::Problem;
use crate::route::{Asked, Route};
use crate::visitor::{Who, refused_by_store};

/// The lines of the table of routes.
pub fn routes() -> Vec<Route> {
    vec![
        Route::get("/api/v1/events/{event}/sheets/{paper}", "sheet", "A table of an event, as data.", sheet),
        Route::raw(
            "/api/v1/events/{event}/papers/{paper}",
            "paper",
            "A table or paper of an event, as a file.",
            &[HTML, CSV, XLSX],
            paper,
        ),
    ]
}

pub(super) const HTML: &str = "text/html; charset=utf-8";
const CSV: &str = "text/csv; charset=utf-8";
const XLSX: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

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
    /// What holds in the section.
    Terms,
    /// What somebody's place rests on.
    Explain,
    /// Slips for results.
    Slips,
    /// Record sheets.
    Records,
    /// Cards for the tables.
    Cards,
    /// Who has come.
    CheckIn,
    /// How the boards of teams have done.
    Boards,
    /// Sheets for the line-ups of teams.
    TeamSheets,
    /// The ties of a knockout.
    Bracket,
}

impl Paper {
    /// Whether it is handed out by those who run the event.
    const fn is_handed_out(self) -> bool {
        matches!(self, Self::Slips | Self::Records | Self::Cards | Self::CheckIn | Self::TeamSheets)
    }

    /// The page of a paper that is no table.
    fn page(self, teller: &EventTeller<'_>, section: &str, codes: &Pictures) -> Option<Result<String, NotTold>> {
        match self {
            Self::Slips => Some(teller.slips(section, &|game| codes.get(game).cloned())),
            Self::Records => Some(teller.records(section)),
            Self::Cards => Some(teller.cards(section)),
            Self::TeamSheets => Some(teller.team_sheets(section)),
            Self::Bracket => Some(teller.bracket(section)),
            _ => None,
        }
    }
}

/// Of which section, and in which form.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Which {
    /// The section.
    section: String,
    /// Who, where it is about somebody.
    player: Option<PlayerId>,
    /// Of which round, or after which; the current one if it is not said.
    round: Option<u16>,
    /// As it stood after this line of the log, for those who serve in the event.
    at: Option<u64>,
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
    let stood = stood(&asked, &live, &caller, asked.question.at).await?;
    let state = live.look().await;
    let hall = stood.as_deref().unwrap_or(&state.hall);
    let by = caller.by(&state.hall);
    if asked.path.paper.is_handed_out() && !runs(&state.hall, &by) {
        return Err(Who::Running.only(asked.reader));
    }
    let event = shown(hall, &by, &asked.question, asked.reader.lang)?;
    made(&event, asked.path.paper, &asked.question, asked.reader.lang)
}

/// The event as somebody may see it, as far as it is asked for.
fn shown<'a>(hall: &'a Hall, by: &By, which: &Which, lang: Lang) -> Result<Cow<'a, Tournament>, Problem> {
    known_section(hall, &which.section, lang)?;
    let event = hall.event_for(by, &which.section);
    Ok(match which.round {
        Some(round) => Cow::Owned(event.until(&which.section, round)),
        None => event,
    })
}

fn made(event: &Tournament, paper: Paper, which: &Which, lang: Lang) -> Result<Sheet, Problem> {
    let (teller, section) = (EventTeller::new(event, lang), which.section.as_str());
    let made = match paper {
        Paper::Entries => Ok(teller.entries(section)),
        Paper::Pairings => teller.pairings(section),
        Paper::ByName => teller.by_name(section),
        Paper::Standings => teller.standings(section),
        Paper::Cross => teller.cross(section),
        Paper::Prizes => Ok(teller.prizes(section)),
        Paper::Terms => Ok(teller.terms(section)),
        Paper::Explain => match which.player {
            Some(player) => teller.explain(section, player),
            None => return Err(Problem::unfit("no_player", say!(lang, "server-whose-place"))),
        },
        Paper::CheckIn => Ok(teller.check_in(section)),
        Paper::Boards => teller.boards(section),
        Paper::Slips | Paper::Records | Paper::Cards | Paper::TeamSheets | Paper::Bracket => {
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
    let Which { section, format, .. } = &asked.question;
    let stood = stood(&asked, &live, &caller, asked.question.at).await?;
    let state = live.look().await;
    let hall = stood.as_deref().unwrap_or(&state.hall);
    let by = caller.by(&state.hall);
    let event = shown(hall, &by, &asked.question, lang)?;
    if paper.is_handed_out() && !runs(&state.hall, &by) {
        return Err(Who::Running.only(asked.reader));
    }
    // Codes open seats of the round that is being played, and nothing of the past.
    let codes = match &asked.sent.host {
        Some(host) if paper == Paper::Slips && stood.is_none() => {
            let origin = format!("{}://{host}", if asked.app.settings().secure { "https" } else { "http" });
            let made = pictures(&asked.app, (live.event(), &state.hall), section, &origin).await;
            made.map_err(|error| refused_by_store(&error, asked.reader))?
        }
        _ => Pictures::new(),
    };
    let teller = EventTeller::new(&event, lang);
    if let Some(page) = paper.page(&teller, section, &codes) {
        return page.map(printed).map_err(|why| untold(&teller, &why));
    }
    let sheet = made(&event, paper, &asked.question, lang)?;
    Ok(match format {
        Format::Html => printed(sheet.page(lang)),
        Format::Csv => file(CSV, "csv", sheet.csv().into_bytes()),
        Format::Xlsx => {
            let failed = |_| Problem::unfit("not_told", say!(lang, "server-failed"));
            file(XLSX, "xlsx", sheet.xlsx().map_err(failed)?)
        }
    })
}

/// What a printed page may load: nothing, but for the styles and pictures that it holds itself.
const OF_PAPER: &str = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

/// A page that is printed.
pub(super) fn printed(page: String) -> Response {
    ([(CONTENT_TYPE, HTML), (CONTENT_SECURITY_POLICY, OF_PAPER)], page).into_response()
}

fn file(kind: &'static str, ending: &str, bytes: Vec<u8>) -> Response {
    let name = format!("attachment; filename=\"sheet.{ending}\"");
    ([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, name)], bytes).into_response()
}
