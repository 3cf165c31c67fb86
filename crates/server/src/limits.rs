//! How much one address may ask for.

use std::fmt;
use std::net::IpAddr;
use std::num::NonZeroU32;

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::Clock as _;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use words::say;

use crate::app::App;
use crate::problem::Problem;
use crate::reader::Reader;

/// The largest body that is read.
pub const LARGEST_BODY: usize = 2 * 1024 * 1024;

/// From how many addresses questions are remembered before those that are long past are forgotten.
const REMEMBERED: usize = 10_000;

/// How fast each address may ask.
pub struct Pace(DefaultKeyedRateLimiter<IpAddr>);

impl fmt::Debug for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Pace").field(&self.0.len()).finish()
    }
}

impl Pace {
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

/// Answers only as fast as thinking allows.
pub async fn paced(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let reader = Reader::of(&parts);
    match app.pace().count(reader.address) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(seconds) => {
            let title = say!(reader.lang, "server-too-fast", seconds = seconds);
            let problem = Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_fast", title);
            Problem { again_after: Some(seconds), ..problem }.into_response()
        }
    }
}
