//! Whether the server answers.

use schemars::JsonSchema;
use serde::Serialize;

use crate::problem::Problem;
use crate::route::{Asked, Nothing};

/// How the server is.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Health {
    /// That it answers.
    status: &'static str,
    /// Its version.
    version: &'static str,
}

/// How the server is.
#[allow(clippy::unused_async, reason = "every answer of the table is awaited")]
pub async fn health(_: Asked<Nothing, Nothing>) -> Result<Health, Problem> {
    Ok(Health { status: "ok", version: env!("CARGO_PKG_VERSION") })
}
