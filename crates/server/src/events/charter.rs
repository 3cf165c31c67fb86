//! The charter of an event as it stands, and what holds by it.

use explain::EventTeller;
use explain::event::TermLine;
use schemars::JsonSchema;
use serde::Serialize;
use tournament::charter::Charter;

use super::codes::OfSection;
use super::{InEvent, found, known_section};
use crate::problem::Problem;
use crate::route::{Asked, Route};

/// The lines of the table of routes.
pub fn routes() -> Vec<Route> {
    let summary = "The charter of an event, and what holds in a section by which layer.";
    vec![Route::get("/api/v1/events/{event}/charter", "keptCharter", summary, kept).official()]
}

/// The charter of an event.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct KeptCharter {
    /// The charter, as an order amends it.
    charter: Charter,
    /// What holds in the section now.
    terms: Vec<TermLine>,
}

/// The charter of an event, and what holds in a section.
pub async fn kept(asked: Asked<InEvent, OfSection>) -> Result<KeptCharter, Problem> {
    let (live, _) = found(&asked).await?;
    let (section, lang) = (asked.question.section(), asked.reader.lang);
    let state = live.look().await;
    known_section(&state.hall, section, lang)?;
    let event = &state.hall.event;
    let charter = event.charter.clone().unwrap_or_default();
    Ok(KeptCharter { charter, terms: EventTeller::new(event, lang).term_lines(section) })
}
