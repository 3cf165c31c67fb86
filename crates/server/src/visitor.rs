//! Who asks: whether signed in, and whether allowed.

use std::fmt::Write as _;
use std::time::{SystemTime, UNIX_EPOCH};

use axum::extract::{FromRequestParts as _, RawPathParams, Request, State};
use axum::http::header::{COOKIE, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use store::{Account, StoreError, Token};
use words::{Say as _, say};

use crate::app::App;
use crate::events;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::route::Sent;

/// The name of the cookie that holds the token of a session.
const COOKIE_NAME: &str = "qizheng";

/// Who may ask for something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Everybody.
    Everybody,
    /// Whoever is signed in.
    SignedIn,
    /// Whoever holds an office in the event.
    Official,
    /// Whoever sees the desks of a section as officials see them: those at the boards, and those who run the event.
    AtBoards,
    /// Whoever holds an office of those that run the event.
    Running,
    /// Directors of the house.
    Director,
}

/// Whoever asks.
#[derive(Clone, Debug, Default)]
pub struct Visitor {
    /// The account that is signed in.
    pub account: Option<Account>,
    /// The hash of the token of the session.
    pub token: Option<Token>,
}

impl Who {
    /// The word for it in the description.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Everybody => "everybody",
            Self::SignedIn => "signed_in",
            Self::Official => "official",
            Self::AtBoards => "at_boards",
            Self::Running => "running",
            Self::Director => "director",
        }
    }

    /// Whether a visitor may ask; whoever has the code of a seat is somebody, too, but no official.
    async fn admits(self, app: &App, visitor: &Visitor, parts: &mut Parts, reader: Reader) -> Result<(), Problem> {
        let seat = Sent::of(&parts.headers).seat;
        let of_event = matches!(self, Self::Official | Self::AtBoards | Self::Running);
        let known = visitor.account.is_some() || (seat.is_some() && of_event);
        let allowed = match self {
            Self::Everybody => return Ok(()),
            _ if !known => return Err(not_signed_in(reader)),
            Self::SignedIn => true,
            Self::Director => visitor.account.as_ref().is_some_and(|account| account.director),
            Self::Official | Self::AtBoards | Self::Running => {
                let named = RawPathParams::from_request_parts(parts, app).await.ok();
                let event = named.as_ref().and_then(|named| named.iter().find(|(name, _)| *name == "event"));
                let event = event.map(|(_, event)| event).unwrap_or_default();
                let serving = events::serving(app, event, visitor, seat.as_deref(), reader).await?;
                match self {
                    Self::Running => serving.runs,
                    Self::AtBoards => serving.at_boards,
                    _ => serving.serves,
                }
            }
        };
        if allowed { Ok(()) } else { Err(self.only(reader)) }
    }

    /// That only these may do something.
    pub(crate) fn only(self, reader: Reader) -> Problem {
        let lang = reader.lang;
        let title = match self {
            Self::Everybody | Self::SignedIn => return not_signed_in(reader),
            Self::Official => say!(lang, "server-only-officials"),
            Self::AtBoards => say!(lang, "server-only-at-boards"),
            Self::Running => {
                let who = events::RUNNING.map(|office| explain::event::office(office, lang));
                say!(lang, "server-only-running", who = words::list(lang, who))
            }
            Self::Director => say!(lang, "server-only-director"),
        };
        Problem::new(StatusCode::FORBIDDEN, "not_yours", title)
    }
}

fn not_signed_in(reader: Reader) -> Problem {
    Problem::new(StatusCode::UNAUTHORIZED, "not_signed_in", say!(reader.lang, "server-not-signed-in"))
}

/// Lets only those through who may ask, and tells what answers who they are.
pub async fn admitted(State((app, who)): State<(App, Who)>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let reader = Reader::of(&parts);
    if !is_from_here(&parts) {
        let title = say!(reader.lang, "server-other-origin");
        return Problem::new(StatusCode::FORBIDDEN, "other_origin", title).into_response();
    }
    let visitor = match visitor(&app, &parts.headers).await {
        Ok(visitor) => visitor,
        Err(error) => return refused_by_store(&error, reader).into_response(),
    };
    if let Err(problem) = who.admits(&app, &visitor, &mut parts, reader).await {
        return problem.into_response();
    }
    parts.extensions.insert(visitor);
    next.run(Request::from_parts(parts, body)).await
}

/// What the store did not do, as a problem. What a database says of itself is not for the reader.
pub fn refused_by_store(error: &StoreError, reader: Reader) -> Problem {
    let (status, kind) = match error {
        StoreError::NoEvent => (StatusCode::NOT_FOUND, "no_event"),
        StoreError::Exists | StoreError::Answered | StoreError::Taken => (StatusCode::CONFLICT, "taken"),
        StoreError::Full => (StatusCode::INSUFFICIENT_STORAGE, "full"),
        StoreError::Busy | StoreError::ReadOnly => (StatusCode::SERVICE_UNAVAILABLE, "busy"),
        _ => {
            tracing::error!(%error, "the store failed");
            let title = say!(reader.lang, "server-store-failed");
            return Problem::new(StatusCode::SERVICE_UNAVAILABLE, "store", title);
        }
    };
    Problem::new(status, kind, error.say(reader.lang))
}

/// Whoever sends a request with these headers.
async fn visitor(app: &App, headers: &HeaderMap) -> Result<Visitor, StoreError> {
    let Some(token) = cookie(headers) else { return Ok(Visitor::default()) };
    let token = hash(token);
    let account = app.store().signed_in(&token, now()).await?;
    Ok(Visitor { account, token: Some(token) })
}

/// The token in the cookie of a request.
fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE_NAME).map(|(_, token)| token)
}

/// The cookie of a session of so many seconds; it is forgotten at once if these are none. Where the server is reached over
/// TLS, it is sent over nothing else.
pub fn set_cookie(app: &App, token: &str, seconds: u64) -> Option<HeaderValue> {
    let secure = if app.settings().secure { "; Secure" } else { "" };
    let cookie = format!("{COOKIE_NAME}={token}; Path=/; HttpOnly; SameSite=Strict; Max-Age={seconds}{secure}");
    HeaderValue::from_str(&cookie).ok()
}

/// Whether a request that changes something comes from our own pages, or from no page at all.
fn is_from_here(parts: &Parts) -> bool {
    if matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS) {
        return true;
    }
    let text = |name: &str| parts.headers.get(name).and_then(|value| value.to_str().ok());
    if parts.headers.contains_key(ORIGIN) {
        let origin = text("origin").and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
        return origin.is_some() && origin == text("host");
    }
    matches!(text("sec-fetch-site"), None | Some("same-origin" | "none"))
}

/// A new token, of which only the hash is kept; `None` if the machine has no randomness to give.
pub fn new_token() -> Option<String> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).ok()?;
    Some(hex(&bytes))
}

/// Bytes as digits to the base 16.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// What is kept of a token.
pub fn hash(token: &str) -> Token {
    Sha256::digest(token.as_bytes()).to_vec()
}

/// The time, in milliseconds.
pub fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
