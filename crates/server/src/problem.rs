//! What goes wrong, as `application/problem+json`.

use axum::Json;
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use clock::Instant;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
/// Why a question has no answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Problem {
    /// The status of the answer.
    #[serde(serialize_with = "number")]
    #[schemars(with = "u16")]
    pub status: StatusCode,
    /// Which problem it is, in a word that programs can act on.
    pub kind: &'static str,
    /// What is wrong, in the language of the reader.
    pub title: String,
    /// Where and how, as the program that read it says it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// The articles that say so.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub articles: Vec<String>,
    /// What the hall says of it, where a rule forbids it.
    #[serde(flatten)]
    pub forbidden: Option<Box<Forbidden>>,
    /// After how many seconds to ask again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub again_after: Option<u64>,
}

/// What the hall says of something that a rule forbids.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Forbidden {
    /// Why, as data.
    pub why: Value,
    /// Who could do it, by their ids in the event.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub could: Vec<String>,
    /// What has changed since it was looked at.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changed: Vec<Stale>,
}

/// A line that came after what somebody looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Stale {
    /// Its number.
    pub no: u64,
    /// When.
    pub at: Instant,
    /// By whom.
    pub who: String,
    /// What happened, where it happened at a desk.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the serializer passes a reference")]
fn number<S: serde::Serializer>(status: &StatusCode, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u16(status.as_u16())
}

impl Problem {
    /// A problem of a kind.
    pub fn new(status: StatusCode, kind: &'static str, title: String) -> Self {
        Self { status, kind, title, detail: None, articles: Vec::new(), forbidden: None, again_after: None }
    }

    /// Something failed here.
    pub fn failed(title: String) -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "failed", title)
    }

    /// The question itself is wrong.
    pub fn unfit(kind: &'static str, title: String) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, kind, title)
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (status, again_after) = (self.status, self.again_after);
        let mut response = (status, Json(self)).into_response();
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        if let Some(seconds) = again_after {
            headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
