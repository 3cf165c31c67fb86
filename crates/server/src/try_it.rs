//! The page on which the questions can be tried, with all that it loads.

use std::sync::Arc;

use axum::extract::{Path, Request};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use utoipa_swagger_ui::{Config, SwaggerFile, serve};

use crate::reader::Reader;
use crate::route::unknown;

/// Where the description is.
pub const DESCRIPTION: &str = "/api/openapi.json";

/// Where the page is: files that it loads stand beside it.
pub async fn lead() -> Redirect {
    Redirect::permanent("/api/")
}

/// The page.
pub async fn page(request: Request) -> Response {
    file("index.html").unwrap_or_else(|| unknown(Reader::of(&request.into_parts().0)).into_response())
}

/// A file that the page loads; there is nothing else.
pub async fn beside(Path(name): Path<String>, request: Request) -> Response {
    let found = if request.method() == Method::GET { file(&name) } else { None };
    found.unwrap_or_else(|| unknown(Reader::of(&request.into_parts().0)).into_response())
}

fn file(name: &str) -> Option<Response> {
    // Nobody else is asked whether the description is well made.
    let config = Config::from(DESCRIPTION).validator_url("none").try_it_out_enabled(true);
    let SwaggerFile { bytes, content_type, .. } = serve(name, Arc::new(config)).ok().flatten()?;
    let headers = [(CONTENT_TYPE, content_type), (CACHE_CONTROL, "no-cache".to_owned())];
    Some((StatusCode::OK, headers, bytes.into_owned()).into_response())
}
