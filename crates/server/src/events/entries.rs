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
        .signed_in()
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
    let rows = read_csv(with_commas(text).as_bytes()).map_err(unread)?;
    let preview = read_rows(&with_section(rows, section.as_deref()), &charter, &entered).map_err(unread)?;
    let unknown = unknown_columns(&preview, lang);
    let row = |(nth, row): (usize, Row)| EntryRow { row: nth, fault: row_faults(&row, lang), player: row.player };
    Ok(EntriesSeen { rows: (1..).zip(preview.rows).map(row).collect(), unknown })
}

/// Cells copied out of a spreadsheet stand between tabs.
fn with_commas(text: &str) -> std::borrow::Cow<'_, str> {
    let first = text.lines().next().unwrap_or_default();
    if !first.contains('\t') {
        return text.into();
    }
    let cell = |cell: &str| format!("\"{}\"", cell.replace('"', "\"\""));
    let line = |line: &str| line.split('\t').map(cell).collect::<Vec<_>>().join(",");
    text.lines().map(line).collect::<Vec<_>>().join("\n").into()
}

/// A list of names alone has no heading; rows that name no section are of the one that is said.
fn with_section(mut rows: Vec<Vec<String>>, section: Option<&str>) -> Vec<Vec<String>> {
    let Some(section) = section else { return rows };
    let names_it = |cell: &String| matches!(cell.to_lowercase().as_str(), "section" | "組別" | "组别");
    let Some(heading) = rows.first() else { return rows };
    if heading.iter().any(names_it) {
        return rows;
    }
    let width = heading.len();
    for (nth, row) in rows.iter_mut().enumerate() {
        row.resize(width, String::new());
        row.push(if nth == 0 { "section".to_owned() } else { section.to_owned() });
    }
    rows
}
