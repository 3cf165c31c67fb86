//! Entries from a sheet, looked at before they are made.

use explain::event::{row_faults, sheet_error, unknown_columns};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tournament::PlayerId;
use tournament::entry::{Player, Row, read_csv, read_rows};

use super::{InEvent, found};
use crate::problem::Problem;
use crate::route::{Asked, Route};

/// The lines of the table of routes.
pub fn routes() -> Vec<Route> {
    vec![
        Route::post(
            "/api/v1/events/{event}/entries/preview",
            "previewEntries",
            "Read a sheet of entries, and tell what is wrong with it.",
            preview,
        )
        .official()
        .thinking(),
    ]
}

/// A sheet of entries.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EntrySheet {
    /// Its cells, as copied out of a spreadsheet or a file of comma-separated values.
    text: String,
    /// The section of rows that name none.
    #[serde(default)]
    section: Option<String>,
}

/// A sheet of entries as it was read.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct EntriesSeen {
    /// The rows.
    rows: Vec<EntryRow>,
    /// Columns that mean nothing here.
    #[serde(skip_serializing_if = "Option::is_none")]
    unknown: Option<String>,
}

/// A row of a sheet of entries.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct EntryRow {
    /// Its number, from 1.
    row: usize,
    /// Who it enters.
    player: Player,
    /// What is wrong with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<String>,
}

/// Reads a sheet of entries, and tells what is wrong with it.
pub async fn preview(asked: Asked<InEvent, EntrySheet>) -> Result<EntriesSeen, Problem> {
    let (live, _) = found(&asked).await?;
    let lang = asked.reader.lang;
    let EntrySheet { text, section } = &asked.question;
    let state = live.look().await;
    let charter = state.hall.event.charter.clone().unwrap_or_default();
    let entered: Vec<(PlayerId, &Player)> = state.hall.event.players.iter().map(|(id, player)| (*id, player)).collect();
    let unread = |error| Problem::unfit("sheet", sheet_error(&error, lang));
    let rows = read_csv(text.as_bytes()).map_err(unread)?;
    let preview = read_rows(&rows, &charter, &entered, section.as_deref()).map_err(unread)?;
    let unknown = unknown_columns(&preview, lang);
    let row = |(nth, row): (usize, Row)| EntryRow { row: nth, fault: row_faults(&row, lang), player: row.player };
    Ok(EntriesSeen { rows: (1..).zip(preview.rows).map(row).collect(), unknown })
}
