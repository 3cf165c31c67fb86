//! The table of routes, and the router that it gives.

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::from_fn_with_state;
use axum::response::IntoResponse;
use axum::routing::get;
use serde_json::Value;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::request_id::{MakeRequestUuid, PropagateRequestIdLayer, SetRequestIdLayer};
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::trace::{DefaultOnResponse, TraceLayer};
use tracing::{Level, Span};
use words::say;

use crate::app::App;
use crate::limits::LARGEST_BODY;
use crate::problem::Problem;
use crate::route::Route;
use crate::{events, health, invitations, judging, metrics, openapi, pages, people, positions, qr, rulebooks, try_it};

/// All that can be asked.
pub(crate) fn routes() -> Vec<Route> {
    let mut routes = vec![
        Route::get("/healthz", "health", "Whether the server answers.", health::health),
        Route::post("/api/v1/judge", "judge", "What rulebooks say of a game.", judging::judge).thinking(),
        Route::long(
            "/api/v1/judge/archive",
            "judgeArchive",
            "What rulebooks say of games, one by one.",
            judging::judge_all,
        )
        .thinking(),
        Route::post("/api/v1/positions", "position", "How a game stands, and what may be played.", positions::position),
        Route::raw("/api/v1/qr", "qr", "A text as a code that phones can read.", &["image/svg+xml"], qr::qr),
        Route::get("/api/v1/rulebooks", "rulebooks", "The rulebooks.", rulebooks::all),
        Route::get("/api/v1/rulebooks/{book}", "rulebook", "A rulebook, article by article.", rulebooks::one),
        Route::post("/api/v1/sign-in", "signIn", "Sign in.", people::sign_in).thinking(),
        Route::get("/api/v1/me", "me", "Who is signed in.", people::me).signed_in(),
        Route::post("/api/v1/sign-out", "signOut", "Sign out here.", people::sign_out).signed_in(),
        Route::post(
            "/api/v1/sign-out-everywhere",
            "signOutEverywhere",
            "Sign out everywhere.",
            people::sign_out_everywhere,
        )
        .signed_in(),
        Route::post("/api/v1/password", "changePassword", "Change one's password.", people::change_password)
            .thinking()
            .signed_in(),
        Route::get("/api/v1/accounts", "accounts", "All accounts.", people::accounts).director(),
        Route::post(
            "/api/v1/accounts/sign-out",
            "signOtherOut",
            "Sign somebody out everywhere.",
            people::sign_other_out,
        )
        .director(),
    ];
    routes.push(metrics::route());
    routes.extend(invitations::routes());
    routes.extend(events::routes());
    routes
}

/// The description of all routes, as OpenAPI 3.1.
pub fn described() -> Value {
    openapi::document(&routes())
}

/// What the pages may load: nothing but what came with them.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; \
                      frame-ancestors 'none'";

/// What is said of every answer.
const HEADERS: [(HeaderName, &str); 5] = [
    (HeaderName::from_static("content-security-policy"), POLICY),
    (HeaderName::from_static("x-content-type-options"), "nosniff"),
    (HeaderName::from_static("x-frame-options"), "DENY"),
    (HeaderName::from_static("referrer-policy"), "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// What names a request in answers and in the log.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The router over all routes and pages.
pub fn router(app: App) -> Router {
    let described = described();
    let mut router = Router::new();
    for route in routes() {
        router = router.route(route.path, route.handler(&app));
    }
    router = router.route(try_it::DESCRIPTION, get(move || std::future::ready(axum::Json(described.clone()))));
    router = router.route("/api", get(try_it::lead)).route("/api/", get(try_it::page));
    router = router.route("/api/{*rest}", axum::routing::any(try_it::beside)).fallback(pages::page);
    router = router.layer(from_fn_with_state(app.clone(), metrics::counted));
    for (name, value) in HEADERS {
        router = router.layer(SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value)));
    }
    router
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::custom(|_| Problem::failed(say!(words::Lang::En, "server-failed")).into_response()))
        .layer(TraceLayer::new_for_http().make_span_with(span).on_response(DefaultOnResponse::new().level(Level::INFO)))
        .layer(PropagateRequestIdLayer::new(REQUEST_ID))
        .layer(SetRequestIdLayer::new(REQUEST_ID, MakeRequestUuid))
        .with_state(app)
}

/// What the log says of a request: never what stands in its headers, its body or behind its question mark.
fn span(request: &Request) -> Span {
    let id = request.headers().get(REQUEST_ID).and_then(|id| id.to_str().ok()).unwrap_or_default();
    tracing::info_span!("request", id, method = %request.method(), path = request.uri().path())
}
