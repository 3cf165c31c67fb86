//! Codes that phones can read, as pictures.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};
use schemars::JsonSchema;
use serde::Deserialize;
use words::say;

use crate::problem::Problem;
use crate::route::{Asked, Nothing};

/// What is to be read.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Said {
    /// The text.
    text: String,
}

/// A code as a picture that stands in a page; nothing if the text is too long for one.
pub fn picture(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text.as_bytes(), EcLevel::L).ok()?;
    let picture = code.render::<svg::Color<'_>>().build();
    picture.find("<svg").map(|at| picture[at..].to_owned())
}

/// A code that phones can read.
pub async fn qr(asked: Asked<Nothing, Said>) -> Result<Response, Problem> {
    let too_long = |_| Problem::unfit("too_long", say!(asked.reader.lang, "server-qr-too-long"));
    let code = QrCode::new(asked.question.text.as_bytes()).map_err(too_long)?;
    let picture = code.render::<svg::Color<'_>>().min_dimensions(240, 240).build();
    let heads = [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "public, max-age=86400")];
    Ok((heads, picture).into_response())
}
