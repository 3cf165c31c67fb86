//! What can be measured of the server, for those who watch over it: in the text form of Prometheus.

use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};
use words::say;

use crate::app::App;
use crate::problem::Problem;
use crate::route::{Asked, Nothing, Route};

/// The kind of the text.
const KIND: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Until how many seconds answers are counted together.
const SECONDS: [f64; 10] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.0, 10.0];

/// What is measured.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    answers: Family<Answered, Counter>,
    seconds: Family<At, Histogram>,
    /// The lines that were kept.
    pub lines: Counter,
    /// The requests that could not be kept.
    pub unkept: Counter,
    /// Those who follow what moves.
    pub following: Gauge,
    /// The halls that are kept folded.
    pub halls: Gauge,
}

/// An answer, as it is counted.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    method: &'static str,
    route: String,
    status: u16,
}

/// A route, as it is timed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct At {
    route: String,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("qizheng");
        let answers = Family::<Answered, Counter>::default();
        let seconds = Family::<At, Histogram>::new_with_constructor(|| Histogram::new(SECONDS));
        let (lines, unkept) = (Counter::default(), Counter::default());
        let (following, halls) = (Gauge::default(), Gauge::default());
        registry.register("answers", "Answers given", answers.clone());
        registry.register_with_unit("answering", "How long answers took", Unit::Seconds, seconds.clone());
        registry.register("lines", "Lines kept in logs of events", lines.clone());
        registry.register("unkept", "Requests that could not be kept", unkept.clone());
        registry.register("following", "Readers who follow an event live", following.clone());
        registry.register("halls", "Events kept folded", halls.clone());
        Self { registry, answers, seconds, lines, unkept, following, halls }
    }
}

impl Metrics {
    fn count(&self, method: &'static str, route: String, status: u16, took: Duration) {
        self.seconds.get_or_create(&At { route: route.clone() }).observe(took.as_secs_f64());
        self.answers.get_or_create(&Answered { method, route, status }).inc();
    }
}

/// The line of the table of routes.
pub fn route() -> Route {
    Route::raw("/metrics", "metrics", "What is measured, for Prometheus.", &[KIND], metrics)
}

/// What is measured.
#[allow(clippy::unused_async, reason = "every answer of the table is awaited")]
async fn metrics(asked: Asked<Nothing, Nothing>) -> Result<Response, Problem> {
    let mut text = String::new();
    let failed = |_| Problem::failed(say!(asked.reader.lang, "server-failed"));
    encode(&mut text, &asked.app.metrics().registry).map_err(failed)?;
    Ok(([(CONTENT_TYPE, KIND)], text).into_response())
}

/// The methods that are told apart; whatever else somebody makes up is one.
fn known(method: &axum::http::Method) -> &'static str {
    match method.as_str() {
        "GET" => "GET",
        "POST" => "POST",
        "HEAD" => "HEAD",
        _ => "other",
    }
}

/// Counts what is answered, and how long that takes.
pub async fn counted(State(app): State<App>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let method = known(request.method());
    let route = request.extensions().get::<MatchedPath>().map_or("pages", MatchedPath::as_str).to_owned();
    let response = next.run(request).await;
    app.metrics().count(method, route, response.status().as_u16(), began.elapsed());
    response
}
