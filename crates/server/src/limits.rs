//! How much one address may ask for.

use std::collections::HashMap;
use std::fmt;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use contest::GameId;
use governor::clock::Clock as _;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use words::say;

use crate::app::App;
use crate::problem::Problem;
use crate::reader::Reader;

/// The largest body that is read.
pub const LARGEST_BODY: usize = 2 * 1024 * 1024;

/// The largest file that a director may send.
pub const LARGEST_FILE: usize = 64 * 1024 * 1024;

/// From how many addresses questions are remembered before those that are long past are forgotten.
const REMEMBERED: usize = 10_000;

/// How fast each address may ask.
pub struct AskingRate(DefaultKeyedRateLimiter<IpAddr>);

impl fmt::Debug for AskingRate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Pace").field(&self.0.len()).finish()
    }
}

impl AskingRate {
    /// So many questions a minute, all at once if need be.
    pub fn a_minute(questions: NonZeroU32) -> Self {
        Self(RateLimiter::keyed(Quota::per_minute(questions)))
    }

    /// Counts a question.
    ///
    /// # Errors
    ///
    /// It is one too many; after so many seconds the next may be asked.
    pub fn count(&self, address: IpAddr) -> Result<(), u64> {
        if self.0.len() > REMEMBERED {
            self.0.retain_recent();
        }
        let asked = self.0.check_key(&address);
        asked.map_err(|early| early.wait_time_from(self.0.clock().now()).as_secs() + 1)
    }
}

/// How many codes of one game may be wrong from one address in a minute.
const WRONG_CODES: u32 = 10;

/// How long wrong codes are remembered.
const A_MINUTE: Duration = Duration::from_mins(1);

/// How often codes of seats were wrong, by address and game: nobody finds one by trying.
#[derive(Debug, Default)]
pub struct Tries(Mutex<HashMap<(IpAddr, GameId), (u32, Instant)>>);

impl Tries {
    /// For how many seconds no code of a game is looked at that comes from an address.
    pub fn locked(&self, address: IpAddr, game: &GameId) -> Option<u64> {
        let tries = self.tries();
        let (_, since) = tries.get(&(address, game.clone())).filter(|(wrong, _)| *wrong >= WRONG_CODES)?;
        let left = A_MINUTE.checked_sub(since.elapsed())?;
        Some(left.as_secs() + 1)
    }

    /// Counts a wrong code.
    pub fn count(&self, address: IpAddr, game: GameId) {
        let mut tries = self.tries();
        if tries.len() >= REMEMBERED {
            tries.retain(|_, (_, since)| since.elapsed() < A_MINUTE);
        }
        if tries.len() < REMEMBERED {
            let (wrong, since) = tries.entry((address, game)).or_insert_with(|| (0, Instant::now()));
            if since.elapsed() >= A_MINUTE {
                (*wrong, *since) = (0, Instant::now());
            }
            *wrong += 1;
        }
    }

    fn tries(&self) -> MutexGuard<'_, HashMap<(IpAddr, GameId), (u32, Instant)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// That it was asked too fast, and for how many seconds to wait.
pub fn too_fast(reader: Reader, seconds: u64) -> Problem {
    let title = say!(reader.lang, "server-too-fast", seconds = seconds);
    let problem = Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_fast", title);
    Problem { again_after: Some(seconds), ..problem }
}

/// Answers only as fast as thinking allows.
pub async fn paced(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let reader = Reader::of(&parts);
    match app.pace().count(reader.address) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(seconds) => too_fast(reader, seconds).into_response(),
    }
}
