//! Codes of seats: a keyed hash of event, game and side, of which nothing is kept; they end with the round.

use axum::http::StatusCode;
use contest::{GameId, Side};
use hall::{By, Seat};
use hmac::{Hmac, KeyInit as _, Mac as _};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sha2::Sha256;
use store::{EventId, StoreError};
use words::say;

use super::{InEvent, found};
use crate::app::App;
use crate::problem::Problem;
use crate::route::{Asked, Route};
use crate::visitor::{hex, refused_by_store};

/// The lines of the table of routes.
pub fn routes() -> Vec<Route> {
    vec![Route::get("/api/v1/events/{event}/codes", "codes", "The codes of the seats of a round.", codes).signed_in()]
}

/// How many digits of a hash a code has.
const DIGITS: usize = 12;

/// Of which section.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct OfSection {
    /// The section.
    section: String,
}

/// The code of a seat.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct CodeLine {
    /// The seat.
    seat: Seat,
    /// The code.
    code: String,
}

/// The codes of the seats of the round that is being played, for slips.
pub async fn codes(asked: Asked<InEvent, OfSection>) -> Result<Vec<CodeLine>, Problem> {
    let (live, caller) = found(&asked).await?;
    let (reader, section) = (asked.reader, &asked.question.section);
    let event: EventId = asked.path.event.parse().map_err(|_| refused_by_store(&StoreError::NoEvent, reader))?;
    let key = key(&asked.app).await.map_err(|error| refused_by_store(&error, reader))?;
    let state = live.look().await;
    let by = caller.by(&state.hall);
    if matches!(by, By::Seat(_) | By::Public) || !state.hall.sight(&by, section).unconfirmed {
        return Err(Problem::new(StatusCode::FORBIDDEN, "not_yours", say!(reader.lang, "server-not-yours")));
    }
    let games = state.hall.games_now().filter(|game| game.section == *section);
    let seats = games.flat_map(|game| Side::BOTH.map(|side| Seat { game: game.clone(), side, assistant: false }));
    Ok(seats.map(|seat| CodeLine { code: code(&key, &event, &seat), seat }).collect())
}

async fn key(app: &App) -> Result<Vec<u8>, StoreError> {
    let mut drawn = vec![0; 32];
    getrandom::fill(&mut drawn).map_err(|_| StoreError::Busy)?;
    app.store().secret("seats", drawn).await
}

/// The code of a seat: where it is, then a hash that nobody can make up.
fn code(key: &[u8], event: &EventId, Seat { game, side, .. }: &Seat) -> String {
    let place = format!("{game}/{}", if *side == Side::First { 1 } else { 2 });
    let mac = Hmac::<Sha256>::new_from_slice(key).expect("a key of any length will do");
    let hash = hex(&mac.chain_update(format!("{event}/{place}")).finalize().into_bytes());
    format!("{place}/{}", &hash[..DIGITS])
}

/// The seat that a code is of.
pub(crate) async fn seat(app: &App, event: &EventId, text: &str) -> Result<Option<Seat>, StoreError> {
    let Some(seat) = told(text) else { return Ok(None) };
    let expected = code(&key(app).await?, event, &seat);
    let alike = expected.len() == text.len()
        && expected.bytes().zip(text.bytes()).fold(0, |differ, (one, other)| differ | (one ^ other)) == 0;
    Ok(alike.then_some(seat))
}

fn told(code: &str) -> Option<Seat> {
    let mut parts = code.rsplitn(7, '/');
    let _hash = parts.next()?;
    let side = match parts.next()? {
        "1" => Side::First,
        "2" => Side::Second,
        _ => return None,
    };
    let (game, board) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    let (table, round) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    let section = parts.next()?.to_owned();
    Some(Seat { game: GameId { section, round, table, board, game }, side, assistant: false })
}
