//! A table of a round: its desk, what would be asked there, and what is entered.

use std::borrow::Cow;

use arbiter::Desk;
use clock::Instant;
use contest::GameId;
use explain::HallTeller;
use explain::hall::{DeskTold, QuestionsTold, TimelineLine};
use hall::{By, Hall, Made, TableView};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tournament::event::{RoundState, RoundStatus, TableState};

use super::ask::{TakenLine, Wanted, ask};
use super::seen::{AppealForm, AsItStood, OfRound, stood};
use super::{InEvent, NamesEvent, found, no_hall, refused};
use crate::house::LiveHall;
use crate::problem::Problem;
use crate::route::{Asked, Route};
use crate::visitor::now;

/// A game of an event, as a path names it.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct AtTable {
    /// The event.
    event: String,
    /// The section.
    section: String,
    /// The round.
    round: u16,
    /// The table.
    table: u16,
    /// The board of a team match.
    board: u8,
    /// The game of a match.
    game: u8,
}

impl NamesEvent for AtTable {
    fn event(&self) -> &str {
        &self.event
    }
}

impl AtTable {
    fn game(&self) -> GameId {
        let Self { section, round, table, board, game, .. } = self.clone();
        GameId { section, round, table, board, game }
    }
}

const TABLE: &str = "/api/v1/events/{event}/tables/{section}/{round}/{table}/{board}/{game}";
const LIVE: &str = "/api/v1/events/{event}/live";
const ENTRIES: &str = "/api/v1/events/{event}/tables/{section}/{round}/{table}/{board}/{game}/entries";
const QUESTIONS: &str = "/api/v1/events/{event}/tables/{section}/{round}/{table}/{board}/{game}/questions";
const PREVIEW: &str = "/api/v1/events/{event}/tables/{section}/{round}/{table}/{board}/{game}/preview";

/// The lines of the table of routes.
pub fn routes() -> Vec<Route> {
    vec![
        Route::get(TABLE, "table", "A table as the reader may see it.", table),
        Route::get(LIVE, "live", "The boards of a round, as everybody may follow them.", live),
        Route::post(ENTRIES, "entry", "Enter something at the desk of a table.", entry),
        Route::post(QUESTIONS, "questions", "What has to be known before an entry is ruled on.", questions).thinking(),
        Route::post(PREVIEW, "preview", "What would come of entries, one after the other.", preview).thinking(),
    ]
}

/// A table as somebody may see it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TableSeen {
    /// The table.
    #[serde(flatten)]
    view: TableView,
    /// The desk in words, for those who see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    told: Option<DeskTold>,
    /// What an appeal against a ruling there needs.
    appeals: AppealForm,
    /// The time at the server, in milliseconds.
    now: u64,
}

/// A table as the reader may see it.
pub async fn table(asked: Asked<AtTable, AsItStood>) -> Result<TableSeen, Problem> {
    let (live, caller) = found(&asked).await?;
    let (game, at) = (asked.path.game(), now());
    let stood = stood(&asked, &live, &caller, asked.question.at).await?;
    let past = past(&asked, &live, stood.as_deref(), &game).await?;
    let state = live.look().await;
    let by = caller.by(&state.hall);
    let hall = stood.as_deref().unwrap_or(&state.hall);
    let seen = hall.see_table(&by, &game, Instant::new(at), past.as_ref());
    let view = seen.map_err(|why| refused(hall, &game.section, &why, asked.reader))?;
    let told = if hall.sight(&by, &game.section).desks {
        let desk = past.map(Cow::Owned).or_else(|| hall.desk(&game, Instant::new(at)).ok());
        desk.map(|desk| HallTeller::new(hall, asked.reader.lang).teller(desk.law()).desk(&desk))
    } else {
        None
    };
    let appeals = AppealForm::of(hall, &game.section, game.round);
    Ok(TableSeen { view, told, appeals, now: at })
}

/// The desk of a game of a round that is over, as the log has it. Nobody waits for the hall while that is read.
async fn past<P, Q>(
    asked: &Asked<P, Q>,
    live: &LiveHall,
    stood: Option<&Hall>,
    game: &GameId,
) -> Result<Option<Desk>, Problem> {
    let closed = |(round, _): (&RoundState, &TableState)| round.status == RoundStatus::Closed;
    let is_over = |hall: &Hall| hall.event.table_at(game).is_some_and(closed);
    let over = match stood {
        Some(hall) => is_over(hall),
        None => is_over(&live.look().await.hall),
    };
    if !over {
        return Ok(None);
    }
    let until = stood.map_or(u64::MAX, Hall::length);
    asked.app.house().desk(live, game, until).await.map_err(|error| no_hall(&error, asked.reader))
}

/// The boards of a round that are kept.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct BoardsSeen {
    /// The first of them, table by table, as everybody may see them.
    boards: Vec<TableView>,
    /// How many there are.
    kept: usize,
    /// The time at the server, in milliseconds.
    now: u64,
}

/// Nobody follows more boards than these at once.
const AT_ONCE: usize = 24;

/// The boards of a round, as everybody may follow them.
pub async fn live(asked: Asked<InEvent, OfRound>) -> Result<BoardsSeen, Problem> {
    let (live, _) = found(&asked).await?;
    let games: Vec<GameId> = {
        let state = live.look().await;
        state.hall.kept_in(&asked.question.section, asked.question.round(&state.hall)).collect()
    };
    let (mut boards, at) = (Vec::new(), now());
    for game in games.iter().take(AT_ONCE) {
        let past = past(&asked, &live, None, game).await?;
        let seen = live.look().await.hall.see_table(&By::Public, game, Instant::new(at), past.as_ref());
        // A round that is only a draft, or was taken back meanwhile, is nobody's to follow.
        boards.extend(seen.ok());
    }
    let kept = if boards.is_empty() { 0 } else { games.len() };
    Ok(BoardsSeen { boards, kept, now: at })
}

/// Enters something at the desk of a table.
pub async fn entry(asked: Asked<AtTable, Wanted<Made>>) -> Result<TakenLine, Problem> {
    let game = asked.path.game();
    ask(asked, |made| made.at(game)).await
}

/// What has to be known before something is ruled on.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct QuestionsSeen {
    /// As data.
    questions: arbiter::Questions,
    /// In words.
    told: QuestionsTold,
}

/// What has to be known before an entry is ruled on, and what comes of it by what is presumed.
pub async fn questions(asked: Asked<AtTable, Made>) -> Result<QuestionsSeen, Problem> {
    let (live, caller) = found(&asked).await?;
    let state = live.look().await;
    let (hall, game, at) = (&state.hall, asked.path.game(), Instant::new(now()));
    let by = caller.at_boards(hall);
    let problem = |why| refused(hall, &game.section, &why, asked.reader);
    let questions = hall.questions(&by, at, &game, &asked.question).map_err(problem)?;
    let desk = hall.desk(&game, at).map_err(problem)?;
    let told = HallTeller::new(hall, asked.reader.lang).teller(desk.law()).questions(&questions, &desk.scene().line);
    Ok(QuestionsSeen { questions, told })
}

/// Entries to be looked at before they are made.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Entries {
    /// The entries, one after the other.
    entries: Vec<Made>,
}

/// What would come of entries.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Previewed {
    /// What would happen, in words.
    lines: Vec<TimelineLine>,
    /// How the game would stand.
    told: DeskTold,
}

/// What would come of entries, one after the other.
pub async fn preview(asked: Asked<AtTable, Entries>) -> Result<Previewed, Problem> {
    let (live, caller) = found(&asked).await?;
    let state = live.look().await;
    let (hall, game, at) = (&state.hall, asked.path.game(), Instant::new(now()));
    let by = caller.at_boards(hall);
    let last = hall.kept(&game).and_then(|desk| desk.log().last()).map_or(0, |line| line.no);
    let desk = hall
        .preview(&by, at, &game, &asked.question.entries)
        .map_err(|why| refused(hall, &game.section, &why, asked.reader))?;
    let teller = HallTeller::new(hall, asked.reader.lang).teller(desk.law());
    Ok(Previewed { lines: teller.timeline(&desk, last), told: teller.desk(&desk) })
}
