//! A line of the table of routes: what can be asked, by what, for what answer.

use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodFilter, MethodRouter, on};
use futures_util::StreamExt as _;
use misfit::Misread;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tokio::time::timeout;
use words::say;

use crate::app::App;
use crate::limits::{self, LARGEST_FILE};
use crate::problem::Problem;
use crate::reader::Reader;
use crate::sse;
use crate::visitor::{self, Visitor, Who};

/// A question with all that its answer needs.
#[derive(Debug)]
pub struct Asked<P, Q> {
    /// What answers are made with.
    pub app: App,
    /// Who reads the answer.
    pub reader: Reader,
    /// Who asks.
    pub visitor: Visitor,
    /// What the path names.
    pub path: P,
    /// What is asked: the body of a request that sends one, else what stands behind the question mark.
    pub question: Q,
    /// What the headers say.
    pub sent: Sent,
    /// What the browser is to remember from the answer on.
    cookie: Arc<OnceLock<HeaderValue>>,
}

/// What the headers of a question say of how it is to be answered.
#[derive(Clone, Debug, Default)]
pub struct Sent {
    /// The key under which it is answered only once.
    pub key: Option<String>,
    /// The code of a seat at a board.
    pub seat: Option<String>,
    /// The last message that a stream had sent.
    pub last_message: Option<u64>,
    /// The host that was asked, by the name the reader knows it by.
    pub host: Option<String>,
}

/// The longest key or code.
const LONGEST_KEY: usize = 200;

impl Sent {
    pub(crate) fn of(headers: &HeaderMap) -> Self {
        let text = |name: &str| {
            let text = headers.get(name).and_then(|value| value.to_str().ok())?;
            (!text.is_empty() && text.len() <= LONGEST_KEY).then(|| text.to_owned())
        };
        let last_message = text("last-event-id").and_then(|number| number.parse().ok());
        Self { key: text("idempotency-key"), seat: text("qizheng-seat"), last_message, host: text("host") }
    }
}

impl<P, Q> Asked<P, Q> {
    /// Has the browser remember a cookie.
    pub fn remember(&self, cookie: Option<HeaderValue>) {
        if let Some(cookie) = cookie {
            // An answer has one cookie; the first is the one.
            let _ = self.cookie.set(cookie);
        }
    }
}

/// Nothing is named or asked beyond the path itself.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
pub struct Nothing {}

/// A file that was sent, and what is asked of it.
#[derive(Clone, Debug)]
pub struct File<Q> {
    /// What is asked.
    pub asked: Q,
    /// What it holds.
    pub bytes: Vec<u8>,
}

/// The kind of what is sent and answered unless something else is said.
pub const JSON: &str = "application/json";

/// How fast a route may be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// As fast as one likes.
    Free,
    /// As fast as thinking allows.
    Thinking,
}

/// What a request says: in its path, in its body, or behind its question mark.
pub trait Given: DeserializeOwned + JsonSchema + Send + 'static {}

impl<T: DeserializeOwned + JsonSchema + Send + 'static> Given for T {}

/// What is answered as data.
pub trait Told: Serialize + JsonSchema {}

impl<T: Serialize + JsonSchema> Told for T {}

/// How the schema of a type is made.
type Describes = fn(&mut SchemaGenerator) -> Schema;

/// A line of the table of routes.
#[derive(Clone, Debug)]
pub struct Route {
    /// With which method.
    pub method: Method,
    /// Under which path, with the names of its parts in braces.
    pub path: &'static str,
    /// The name of the operation.
    pub id: &'static str,
    /// What it does, in a sentence.
    pub summary: &'static str,
    /// Who may ask.
    pub who: Who,
    /// How fast it may be asked.
    pub pace: Pace,
    /// The parts of its path.
    pub(crate) parts: Describes,
    /// What is asked.
    pub(crate) question: Describes,
    /// The kind of the body that is sent, if one is; where that is no JSON, what is asked stands behind the question mark.
    pub(crate) sends: Option<&'static str>,
    /// What is answered.
    pub(crate) answer: Describes,
    /// The kinds in which the answer comes.
    pub(crate) kinds: &'static [&'static str],
    handler: MethodRouter<App>,
}

type Answering = Pin<Box<dyn Future<Output = Response> + Send>>;

/// What answers a question.
type Answers<P, Q> =
    Arc<dyn Fn(Asked<P, Q>) -> Pin<Box<dyn Future<Output = Result<Response, Problem>> + Send>> + Send + Sync>;

/// An answer as JSON.
fn as_json<P: Given, Q: Given, G: Told, F>(answer: fn(Asked<P, Q>) -> F) -> Answers<P, Q>
where
    F: Future<Output = Result<G, Problem>> + Send + 'static,
{
    Arc::new(move |asked| {
        let answered = answer(asked);
        Box::pin(async move { answered.await.map(|answer| Json(answer).into_response()) })
    })
}

impl Route {
    /// A question that sends a body.
    pub fn post<P: Given, Q: Given, G: Told, F>(
        path: &'static str,
        id: &'static str,
        summary: &'static str,
        answer: fn(Asked<P, Q>) -> F,
    ) -> Self
    where
        F: Future<Output = Result<G, Problem>> + Send + 'static,
    {
        let read = |request: Request, reader: Reader, patience: Duration| async move {
            let read = timeout(patience, body(request, reader)).await;
            read.unwrap_or_else(|_| Err(too_slow(reader)))
        };
        let route = Self::new::<P, Q, Q, G, _>(Method::POST, (path, id, summary), as_json(answer), read);
        Self { sends: Some(JSON), ..route }
    }

    /// A question that only asks.
    pub fn get<P: Given, Q: Given, G: Told, F>(
        path: &'static str,
        id: &'static str,
        summary: &'static str,
        answer: fn(Asked<P, Q>) -> F,
    ) -> Self
    where
        F: Future<Output = Result<G, Problem>> + Send + 'static,
    {
        let read = |request: Request, reader: Reader, _| async move { behind(&request, reader) };
        Self::new::<P, Q, Q, G, _>(Method::GET, (path, id, summary), as_json(answer), read)
    }

    /// A question whose answer is no JSON but of these kinds: a paper, or a stream.
    pub fn raw<P: Given, Q: Given, F>(
        path: &'static str,
        id: &'static str,
        summary: &'static str,
        kinds: &'static [&'static str],
        answer: fn(Asked<P, Q>) -> F,
    ) -> Self
    where
        F: Future<Output = Result<Response, Problem>> + Send + 'static,
    {
        let read = |request: Request, reader: Reader, _| async move { behind(&request, reader) };
        let answer: Answers<P, Q> = Arc::new(move |asked| Box::pin(answer(asked)));
        Self { kinds, ..Self::new::<P, Q, Q, String, _>(Method::GET, (path, id, summary), answer, read) }
    }

    /// A question that sends a body, and whose answer tells on the way how far it is.
    pub fn long<P: Given, Q: Given, F>(
        path: &'static str,
        id: &'static str,
        summary: &'static str,
        answer: fn(Asked<P, Q>) -> F,
    ) -> Self
    where
        F: Future<Output = Result<Response, Problem>> + Send + 'static,
    {
        let read = |request: Request, reader: Reader, patience: Duration| async move {
            let read = timeout(patience, body(request, reader)).await;
            read.unwrap_or_else(|_| Err(too_slow(reader)))
        };
        let answer: Answers<P, Q> = Arc::new(move |asked| Box::pin(answer(asked)));
        let route = Self::new::<P, Q, Q, String, _>(Method::POST, (path, id, summary), answer, read);
        Self { sends: Some(JSON), kinds: &[sse::KIND], ..route }
    }

    /// A file of a kind that is sent, with what is asked behind the question mark; its answer tells on the way how far it is.
    pub fn file<P: Given, Q: Given, F>(
        path: &'static str,
        id: &'static str,
        summary: &'static str,
        sends: &'static str,
        answer: fn(Asked<P, File<Q>>) -> F,
    ) -> Self
    where
        F: Future<Output = Result<Response, Problem>> + Send + 'static,
    {
        let answer: Answers<P, File<Q>> = Arc::new(move |asked| Box::pin(answer(asked)));
        let route = Self::new::<P, Q, File<Q>, String, _>(Method::POST, (path, id, summary), answer, file);
        Self { sends: Some(sends), kinds: &[sse::KIND], ..route }
    }

    /// The same question, asked only as fast as thinking allows.
    #[must_use]
    pub fn thinking(self) -> Self {
        Self { pace: Pace::Thinking, ..self }
    }

    /// The same question, asked only by whoever is signed in.
    #[must_use]
    pub fn signed_in(self) -> Self {
        Self { who: Who::SignedIn, ..self }
    }

    /// The same question about an event, asked only by those who hold an office in it.
    #[must_use]
    pub fn official(self) -> Self {
        Self { who: Who::Official, ..self }
    }

    /// The same question about an event, asked only by those at its boards and those who run it.
    #[must_use]
    pub fn at_boards(self) -> Self {
        Self { who: Who::AtBoards, ..self }
    }

    /// The same question about an event, asked only by those who run it.
    #[must_use]
    pub fn running(self) -> Self {
        Self { who: Who::Running, ..self }
    }

    /// The same question, asked only by directors of the house.
    #[must_use]
    pub fn director(self) -> Self {
        Self { who: Who::Director, ..self }
    }

    /// A question that names `P`, asks `Q`, which is read as `A`, and is answered by `G`.
    fn new<P: Given, Q: Given, A: Send + 'static, G: JsonSchema, R>(
        method: Method,
        (path, id, summary): (&'static str, &'static str, &'static str),
        answer: Answers<P, A>,
        read: impl Fn(Request, Reader, Duration) -> R + Clone + Send + Sync + 'static,
    ) -> Self
    where
        R: Future<Output = Result<A, Problem>> + Send + 'static,
    {
        let read = Arc::new(read);
        let handler = move |State(app): State<App>, request: Request| -> Answering {
            let (read, answer) = (Arc::clone(&read), Arc::clone(&answer));
            Box::pin(async move {
                let (mut parts, body) = request.into_parts();
                let reader = Reader::of(&parts);
                let named = Path::<P>::from_request_parts(&mut parts, &app).await;
                let Ok(Path(path)) = named else { return unknown(reader).into_response() };
                let sent = Sent::of(&parts.headers);
                let visitor = parts.extensions.remove::<Visitor>().unwrap_or_default();
                let asked = read(Request::from_parts(parts, body), reader, app.settings().patience);
                let question = match asked.await {
                    Ok(question) => question,
                    Err(problem) => return problem.into_response(),
                };
                let cookie = Arc::new(OnceLock::new());
                let asked = Asked { app, reader, visitor, path, question, sent, cookie: Arc::clone(&cookie) };
                let mut response = match answer(asked).await {
                    Ok(response) => response,
                    Err(problem) => problem.into_response(),
                };
                if let Some(cookie) = cookie.get() {
                    response.headers_mut().insert(SET_COOKIE, cookie.clone());
                }
                response
            })
        };
        let filter = MethodFilter::try_from(method.clone()).expect("the table has methods of requests only");
        Self {
            method,
            path,
            id,
            summary,
            who: Who::Everybody,
            pace: Pace::Free,
            parts: SchemaGenerator::subschema_for::<P>,
            question: SchemaGenerator::subschema_for::<Q>,
            sends: None,
            answer: SchemaGenerator::subschema_for::<G>,
            kinds: &[JSON],
            handler: on(filter, handler),
        }
    }

    /// What answers it.
    pub(crate) fn handler(&self, app: &App) -> MethodRouter<App> {
        let admitted = from_fn_with_state((app.clone(), self.who), visitor::admitted);
        let handler = self.handler.clone().layer(admitted);
        match self.pace {
            Pace::Free => handler,
            Pace::Thinking => handler.layer(from_fn_with_state(app.clone(), limits::paced)),
        }
    }
}

/// There is nothing under such a path.
pub fn unknown(reader: Reader) -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "not_found", say!(reader.lang, "server-not-found"))
}

/// The file that a request sends: it may be long, but never stops for longer than patience lasts.
async fn file<Q: DeserializeOwned>(request: Request, reader: Reader, patience: Duration) -> Result<File<Q>, Problem> {
    let asked = behind(&request, reader)?;
    let (mut parts, mut bytes) = (request.into_body().into_data_stream(), Vec::new());
    while let Some(part) = timeout(patience, parts.next()).await.map_err(|_| too_slow(reader))? {
        let part = part.map_err(|error| unreadable(error.to_string(), reader))?;
        if bytes.len() + part.len() > LARGEST_FILE {
            let title = say!(reader.lang, "server-too-large");
            return Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", title));
        }
        bytes.extend_from_slice(&part);
    }
    Ok(File { asked, bytes })
}

/// What was sent cannot be read.
fn unreadable(detail: String, reader: Reader) -> Problem {
    let problem = Problem::new(StatusCode::BAD_REQUEST, "unreadable", say!(reader.lang, "server-unreadable"));
    Problem { detail: Some(detail), ..problem }
}

/// The body of a request took too long to come.
fn too_slow(reader: Reader) -> Problem {
    Problem::new(StatusCode::REQUEST_TIMEOUT, "too_slow", say!(reader.lang, "server-too-slow"))
}

/// What the body of a request asks.
async fn body<Q: DeserializeOwned>(request: Request<Body>, reader: Reader) -> Result<Q, Problem> {
    let lang = reader.lang;
    let (parts, sent) = request.into_parts();
    let sent = Bytes::from_request(Request::from_parts(parts.clone(), sent), &()).await;
    let bytes = sent.map_err(|rejection| match rejection.status() {
        status @ StatusCode::PAYLOAD_TOO_LARGE => Problem::new(status, "too_large", say!(lang, "server-too-large")),
        status => Problem::new(status, "unreadable", say!(lang, "server-unreadable")),
    })?;
    let read = Json::<Q>::from_request(Request::from_parts(parts, Body::from(bytes.clone())), &()).await;
    read.map(|Json(question)| question).map_err(|rejection| {
        let status = rejection.status();
        if matches!(rejection, JsonRejection::MissingJsonContentType(_)) {
            return Problem::new(status, "no_json", say!(lang, "server-no-json"));
        }
        let detail = serde_json::from_slice::<Q>(&bytes).err().map(|error| {
            let misread = Misread::of_json::<Q>(&error, &bytes);
            words::data::misread(&misread, lang)
        });
        Problem { detail, ..Problem::new(status, "unreadable", say!(lang, "server-unreadable")) }
    })
}

/// What stands behind the question mark of a request, without the language, which the reader has.
fn behind<Q: DeserializeOwned>(request: &Request, reader: Reader) -> Result<Q, Problem> {
    let pairs = request.uri().query().unwrap_or_default().split('&').filter(|pair| !pair.starts_with("lang="));
    let uri = format!("/?{}", pairs.collect::<Vec<_>>().join("&")).parse::<Uri>();
    let uri = uri.map_err(|error| unreadable(error.to_string(), reader))?;
    Query::try_from_uri(&uri).map(|Query(question)| question).map_err(|error| {
        let pairs = Query::<Vec<(String, String)>>::try_from_uri(&uri).map(|Query(pairs)| pairs).unwrap_or_default();
        let misfit = misfit::of_pairs::<Q>(pairs.iter().map(|(name, text)| (name.as_str(), text.as_str())));
        let told = misfit.map(|misfit| words::data::misfit(&misfit, reader.lang));
        unreadable(told.unwrap_or_else(|| error.body_text()), reader)
    })
}
