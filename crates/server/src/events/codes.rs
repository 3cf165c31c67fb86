//! Codes of seats: a keyed hash of event, game and side, of which nothing is kept; they end with the round.

use std::collections::BTreeMap;

use axum::http::StatusCode;
use contest::{GameId, Side};
use hall::{Hall, Seat};
use hmac::{Hmac, KeyInit as _, Mac as _};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sha2::Sha256;
use store::{EventId, StoreError, secret_of};
use words::say;

use super::{InEvent, found};
use crate::app::App;
use crate::limits::too_fast;
use crate::problem::Problem;
use crate::qr::picture;
use crate::reader::Reader;
use crate::route::{Asked, Nothing, Route};
use crate::visitor::{Who, hash, hex, refused_by_store};

/// The lines of the table of routes.
pub fn routes() -> Vec<Route> {
    vec![
        Route::get("/api/v1/events/{event}/codes", "codes", "The codes of the seats of a round.", codes).at_boards(),
        Route::post(
            "/api/v1/events/{event}/codes/withdraw",
            "withdrawCodes",
            "Withdraw the codes of all seats; others take their place.",
            withdraw,
        )
        .running(),
    ]
}

/// How many digits of a hash a code has.
const DIGITS: usize = 12;

/// Of which section.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OfSection {
    /// The section.
    section: String,
}

impl OfSection {
    /// The section.
    pub(super) fn section(&self) -> &str {
        &self.section
    }
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
    let key = key(&asked.app, &event).await.map_err(|error| refused_by_store(&error, reader))?;
    let state = live.look().await;
    let by = caller.by(&state.hall);
    // Whoever serves in another section only holds no office at these boards.
    if !state.hall.sight(&by, section).unconfirmed {
        return Err(Who::AtBoards.only(reader));
    }
    let games = state.hall.games_now().filter(|game| game.section == *section);
    let seats = games.flat_map(|game| Side::BOTH.map(|side| Seat { game: game.clone(), side, assistant: false }));
    Ok(seats.map(|seat| CodeLine { code: code(&key, &event, &seat), seat }).collect())
}

/// The pictures of the codes of a game's seats: what phones open that read them.
pub(super) type Pictures = BTreeMap<GameId, [String; 2]>;

/// The pictures of the codes of a section's seats in the round that is being played, for slips; what they lead to lies under
/// an origin.
///
/// # Errors
///
/// The store does not give what codes are made with.
pub(super) async fn pictures(
    app: &App,
    (event, hall): (&EventId, &Hall),
    section: &str,
    origin: &str,
) -> Result<Pictures, StoreError> {
    let key = key(app, event).await?;
    let of = |game: GameId| {
        let of_side = |side| {
            let code = code(&key, event, &Seat { game: game.clone(), side, assistant: false });
            picture(&format!("{origin}/e/{event}/seat#{}", in_fragment(&code)))
        };
        let [first, second] = Side::BOTH.map(of_side);
        Some((game, [first?, second?]))
    };
    Ok(hall.games_now().filter(|game| game.section == section).filter_map(of).collect())
}

/// A code as it stands behind the sign `#` of an address.
fn in_fragment(code: &str) -> String {
    let kept = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte);
    code.bytes().map(|byte| if kept(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}

/// How many codes are void.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct Withdrawn {
    /// The codes of the seats that are being played at.
    withdrawn: usize,
}

/// Withdraws the codes of all seats of an event, as when slips were lost; new ones are printed.
pub async fn withdraw(asked: Asked<InEvent, Nothing>) -> Result<Withdrawn, Problem> {
    let (live, _) = found(&asked).await?;
    let event = live.event();
    let renewed = async {
        let drawn = drawn()?;
        asked.app.store().renew_secret(&secret_of(event), drawn).await
    };
    renewed.await.map_err(|error: StoreError| refused_by_store(&error, asked.reader))?;
    tracing::info!(%event, by = asked.visitor.account.as_ref().map(|account| account.name.as_str()), "codes withdrawn");
    Ok(Withdrawn { withdrawn: live.look().await.hall.games_now().count() * 2 })
}

/// What codes are made with.
struct Key {
    /// Drawn once for a store.
    all: Vec<u8>,
    /// Drawn whenever the codes of the event are withdrawn.
    event: Vec<u8>,
}

fn drawn() -> Result<Vec<u8>, StoreError> {
    let mut drawn = vec![0; 32];
    getrandom::fill(&mut drawn).map_err(|_| StoreError::Busy)?;
    Ok(drawn)
}

async fn key(app: &App, event: &EventId) -> Result<Key, StoreError> {
    let store = app.store();
    let all = match store.known_secret("seats").await? {
        Some(all) => all,
        None => store.secret("seats", drawn()?).await?,
    };
    Ok(Key { all, event: store.known_secret(&secret_of(event)).await?.unwrap_or_default() })
}

/// The code of a seat: where it is, then a hash that nobody can make up.
fn code(key: &Key, event: &EventId, Seat { game, side, .. }: &Seat) -> String {
    let place = format!("{game}/{}", if *side == Side::First { 1 } else { 2 });
    let mac = Hmac::<Sha256>::new_from_slice(&key.all).expect("a key of any length will do");
    let mac = mac.chain_update(format!("{event}/{place}")).chain_update(&key.event);
    format!("{place}/{}", &hex(&mac.finalize().into_bytes())[..DIGITS])
}

/// The seat that a code is of.
///
/// # Errors
///
/// It is of none, or too many were wrong.
pub(crate) async fn seat(app: &App, event: &EventId, text: &str, reader: Reader) -> Result<Seat, Problem> {
    let wrong = || Problem::new(StatusCode::FORBIDDEN, "wrong_code", say!(reader.lang, "server-wrong-code"));
    let seat = told(text).ok_or_else(wrong)?;
    if let Some(seconds) = app.tries().locked(reader.address, &seat.game) {
        return Err(too_fast(reader, seconds));
    }
    let key = key(app, event).await.map_err(|error| refused_by_store(&error, reader))?;
    // Hashes are compared, so that how long it takes tells nothing of the code.
    if hash(&code(&key, event, &seat)) == hash(text) {
        return Ok(seat);
    }
    app.tries().count(reader.address, seat.game);
    Err(wrong())
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
