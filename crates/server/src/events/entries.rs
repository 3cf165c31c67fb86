//! Entries from a sheet, looked at before they are made; and many made at once.

use std::collections::BTreeSet;

use axum::http::StatusCode;
use explain::HallTeller;
use explain::event::{sheet_error, unknown_columns, wrong_in_row};
use hall::What;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tournament::PlayerId;
use tournament::entry::{Player, Row, read_csv, read_rows};
use tournament::event::Command;

use super::{InEvent, found, not_taken};
use crate::house::{Asking, NotTaken};
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
        Route::post(
            "/api/v1/events/{event}/entries",
            "enterPlayers",
            "Enter players, one after the other.",
            enter_players,
        )
        .official(),
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

/// Players who are to be entered.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Entering {
    /// Who, in the order of the numbers that they are to have.
    players: Vec<Player>,
}

/// What came of entries.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PlayersEntered {
    /// Those who were not entered.
    refused: Vec<NotEntered>,
    /// What whoever asked should know, in words, each once.
    notes: Vec<String>,
}

/// Somebody who was not entered.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct NotEntered {
    /// Which of those who were sent, from 0.
    nth: usize,
    /// Why, in words.
    why: String,
}

/// How many entries wait at once, so that others are decided between them.
const AT_ONCE: usize = 64;

/// Enters players one after the other; whoever is refused is told, and the others are entered all the same.
pub async fn enter_players(asked: Asked<InEvent, Entering>) -> Result<PlayersEntered, Problem> {
    let (live, caller) = found(&asked).await?;
    let (reader, key) = (asked.reader, asked.sent.key.as_deref());
    let (mut refused, mut notes) = (Vec::new(), Vec::new());
    let players: Vec<(usize, &Player)> = asked.question.players.iter().enumerate().collect();
    for part in players.chunks(AT_ONCE) {
        let asking = |(nth, player): &(usize, &Player)| Asking {
            caller: caller.clone(),
            saw: None,
            what: What::order(Command::Enter((*player).clone())),
            key: key.map(|key| format!("{key}/{nth}")),
        };
        let answers = live.ask_all(part.iter().map(asking).collect()).await;
        for ((nth, player), answer) in part.iter().zip(answers) {
            match answer {
                Ok(taken) => notes.extend(taken.notes),
                Err(error @ NotTaken::Refused(_)) => {
                    let problem = not_taken(&live, &player.section, error, reader).await;
                    // Who may enter nobody is not told so once for each.
                    if problem.status == StatusCode::FORBIDDEN {
                        return Err(problem);
                    }
                    refused.push(NotEntered { nth: *nth, why: problem.title });
                }
                Err(error) => return Err(not_taken(&live, &player.section, error, reader).await),
            }
        }
    }
    let state = live.look().await;
    let teller = HallTeller::new(&state.hall, reader.lang);
    let mut told: Vec<String> = notes.iter().map(|note| teller.note(note)).collect();
    let mut known = BTreeSet::new();
    told.retain(|note| known.insert(note.clone()));
    Ok(PlayersEntered { refused, notes: told })
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
    let row = |(nth, row): (usize, Row)| EntryRow { row: nth, fault: wrong_in_row(&row, lang), player: row.player };
    Ok(EntriesSeen { rows: (1..).zip(preview.rows).map(row).collect(), unknown })
}
