//! The table of routes, and the router that it gives.

use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::response::IntoResponse;
use axum::routing::get;
use serde_json::Value;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::request_id::{MakeRequestUuid, PropagateRequestIdLayer, SetRequestIdLayer};
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::RequestBodyTimeoutLayer;
use tower_http::trace::TraceLayer;

use crate::app::App;
use crate::limits::LARGEST_BODY;
use crate::reader::Reader;
use crate::route::{Route, unknown};
use crate::{events, health, judging, openapi, pages, people, positions, rulebooks};

/// How long a body may take to come.
const BODY_WITHIN: Duration = Duration::from_secs(15);

/// All that can be asked.
fn routes() -> Vec<Route> {
    let mut routes = vec![
        Route::get("/healthz", "health", "Whether the server answers.", health::health),
        Route::post("/api/v1/judge", "judge", "What rulebooks say of a game.", judging::judge).thinking(),
        Route::post("/api/v1/positions", "position", "How a game stands, and what may be played.", positions::position),
        Route::get("/api/v1/rulebooks", "rulebooks", "The rulebooks.", rulebooks::all),
        Route::get("/api/v1/rulebooks/{book}", "rulebook", "A rulebook, article by article.", rulebooks::one),
        Route::post("/api/v1/sign-in", "signIn", "Sign in.", people::sign_in).thinking(),
        Route::post("/api/v1/join", "join", "Make an account by an invitation, and sign in.", people::join).thinking(),
        Route::get("/api/v1/me", "me", "Who is signed in.", people::me).signed_in(),
        Route::post("/api/v1/sign-out", "signOut", "Sign out here.", people::sign_out).signed_in(),
        Route::post(
            "/api/v1/sign-out-everywhere",
            "signOutEverywhere",
            "Sign out everywhere.",
            people::sign_out_everywhere,
        )
        .signed_in(),
        Route::get("/api/v1/accounts", "accounts", "All accounts.", people::accounts).director(),
        Route::post(
            "/api/v1/accounts/sign-out",
            "signOtherOut",
            "Sign somebody out everywhere.",
            people::sign_other_out,
        )
        .director(),
        Route::get("/api/v1/invitations", "invitations", "Invitations not used yet.", people::invitations).director(),
        Route::post("/api/v1/invitations", "invite", "Make a one-time invitation.", people::invite).director(),
        Route::post("/api/v1/invitations/withdraw", "withdraw", "Withdraw an invitation.", people::withdraw).director(),
    ];
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

/// The router over all routes and pages.
pub fn router(app: App) -> Router {
    let id = HeaderName::from_static("x-request-id");
    let described = described();
    let mut router = Router::new();
    for route in routes() {
        router = router.route(route.path, route.handler(&app));
    }
    router = router.route("/api/openapi.json", get(move || std::future::ready(axum::Json(described.clone()))));
    router = router.route("/api/{*rest}", axum::routing::any(nowhere)).fallback(pages::page);
    for (name, value) in HEADERS {
        router = router.layer(SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value)));
    }
    router
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(RequestBodyTimeoutLayer::new(BODY_WITHIN))
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::custom(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response()))
        .layer(TraceLayer::new_for_http())
        .layer(PropagateRequestIdLayer::new(id.clone()))
        .layer(SetRequestIdLayer::new(id, MakeRequestUuid))
        .with_state(app)
}

/// There is no such question.
async fn nowhere(request: Request) -> impl IntoResponse {
    unknown(Reader::of(&request.into_parts().0))
}
