//! Cases and appeals over HTTP.

use axum::http::StatusCode;
use axum::response::Response;
use books::desk::MatterId;
use clock::Instant;
use contest::GameId;
use explain::HallTeller;
use explain::hall::{BoardRulingTold, CaseTold};
use hall::{AppealOpen, By, Case, CaseAct, CaseId, CaseState, Due, What};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use words::say;

use super::ask::{TakenLine, Wanted, ask};
use super::papers::{HTML, printed};
use super::{InEvent, NamesEvent, found};
use crate::problem::Problem;
use crate::route::{Asked, Nothing, Route};
use crate::visitor::now;

const RULINGS: &str = "What was ruled at the board where the reader sits, as long as no case was opened on it.";

/// The lines of the table of routes.
pub fn routes() -> Vec<Route> {
    vec![
        Route::get("/api/v1/events/{event}/cases", "cases", "The cases that the reader may see.", cases),
        Route::post("/api/v1/events/{event}/cases", "case", "Act in a case: open, state, rule, appeal, decide.", case),
        Route::get("/api/v1/events/{event}/rulings", "rulings", RULINGS, rulings),
        Route::raw(
            "/api/v1/events/{event}/cases/{case}/paper",
            "casePaper",
            "A case, to be printed and signed.",
            &[HTML],
            paper,
        ),
    ]
}

/// A case as the reader may see it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct CaseSeen {
    /// Its number.
    id: CaseId,
    /// The game that it is about, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<GameId>,
    /// When it was opened.
    at: Instant,
    /// The case.
    #[serde(flatten)]
    case: Case,
    /// How far it is.
    state: CaseState,
    /// Whether there is no further appeal.
    r#final: bool,
    /// What is due, and by when.
    deadlines: Vec<Due>,
    /// The same in words.
    told: CaseTold,
}

/// Of which section.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct InSection {
    /// The section; all if it is not said.
    section: Option<String>,
}

/// The cases that the reader may see, the oldest first.
pub async fn cases(asked: Asked<InEvent, InSection>) -> Result<Vec<CaseSeen>, Problem> {
    let (live, caller) = found(&asked).await?;
    let state = live.look().await;
    let (hall, at) = (&state.hall, Instant::new(now()));
    let teller = HallTeller::new(hall, asked.reader.lang);
    let wanted = asked.question.section.as_deref();
    let of_section = |(_, case): &(CaseId, Case)| {
        wanted.is_none() || case.about.game().is_none_or(|game| wanted == Some(game.section.as_str()))
    };
    let seen = hall.cases_for(&caller.by(hall), at).into_iter().filter(of_section).map(|(id, case)| CaseSeen {
        id,
        game: case.about.game().cloned(),
        at: case.opened.at,
        state: case.state(at),
        r#final: case.last,
        deadlines: case.due(at).into_iter().collect(),
        told: teller.case(id, &case, at),
        case,
    });
    Ok(seen.collect())
}

/// Acts in a case.
pub async fn case(asked: Asked<InEvent, Wanted<CaseAct>>) -> Result<TakenLine, Problem> {
    ask(asked, What::Case).await
}

/// A ruling at the board where the reader sits.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RulingSeen {
    /// The game.
    game: GameId,
    /// The number of the matter at its desk.
    matter: MatterId,
    /// When.
    at: Instant,
    /// What an appeal needs; nothing if none can be lodged now.
    #[serde(skip_serializing_if = "Option::is_none")]
    appeal: Option<AppealNeeds>,
    /// The same in words.
    told: BoardRulingTold,
}

/// What an appeal needs that can be lodged.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct AppealNeeds {
    /// By when it must be lodged, if that is settled.
    #[serde(skip_serializing_if = "Option::is_none")]
    until: Option<Instant>,
    /// What is paid for it, if anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    deposit: Option<u32>,
}

impl From<AppealOpen> for AppealNeeds {
    fn from(open: AppealOpen) -> Self {
        Self { until: open.until.map(|deadline| deadline.until), deposit: open.deposit }
    }
}

/// What was ruled at the board where the reader sits, the latest first.
pub async fn rulings(asked: Asked<InEvent, Nothing>) -> Result<Vec<RulingSeen>, Problem> {
    let (live, caller) = found(&asked).await?;
    let state = live.look().await;
    let (hall, at) = (&state.hall, Instant::new(now()));
    let By::Seat(seat) = caller.by(hall) else { return Ok(Vec::new()) };
    let teller = HallTeller::new(hall, asked.reader.lang);
    let seen = hall.rulings_at(&seat, at).into_iter().map(|ruling| RulingSeen {
        game: seat.game.clone(),
        matter: ruling.matter,
        at: ruling.given.at,
        told: teller.board_ruling(&ruling),
        appeal: ruling.appeal.ok().map(AppealNeeds::from),
    });
    Ok(seen.collect())
}

/// A case, as a path names it.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct OfCase {
    /// The event.
    event: String,
    /// The number of the case.
    case: u32,
}

impl NamesEvent for OfCase {
    fn event(&self) -> &str {
        &self.event
    }
}

/// A case as a page to be printed and signed.
pub async fn paper(asked: Asked<OfCase, Nothing>) -> Result<Response, Problem> {
    let (live, caller) = found(&asked).await?;
    let state = live.look().await;
    let (hall, at, id) = (&state.hall, Instant::new(now()), CaseId(asked.path.case));
    let Some(case) = hall.case_for(&caller.by(hall), id, at) else {
        let title = say!(asked.reader.lang, "case-no-case", case = id.0);
        return Err(Problem::new(StatusCode::NOT_FOUND, "no_such", title));
    };
    let page = HallTeller::new(hall, asked.reader.lang).case_paper(id, &case, at);
    Ok(printed(page))
}
