//! Plain lists of players and results: reading them, and what is wrong with them in the user's language.

use std::path::Path;

use serde::de::DeserializeOwned;
use tournament::pairing::swiss::FieldFault;
use tournament::trf::{self, Trf, TrfError, TrfFault};
use tournament::{TableFault, sheet};
use words::{Lang, say};

use crate::data;
use crate::failure::Failure;
use crate::input::{self, brief};

/// What a file of a list holds.
pub enum List<T> {
    /// A report file.
    Trf(Trf),
    /// JSON of the form asked for.
    Json(T),
}

/// Reads a list; `-` is standard input. A report file shows itself by its ending, or by its lines.
pub fn read<T: DeserializeOwned>(path: &Path, lang: Lang) -> Result<List<T>, Failure> {
    let text = sheet::decoded(&input::bytes(path, lang)?);
    let ending =
        path.extension().is_some_and(|ending| ["trf", "trfx"].iter().any(|known| ending.eq_ignore_ascii_case(known)));
    if ending || text.lines().any(|line| line.starts_with("001 ")) {
        let trf = trf::read(&text).map_err(|error| wrong(path, report(&error, lang), lang))?;
        return Ok(List::Trf(trf));
    }
    let json = serde_json::from_str(&text);
    json.map(List::Json).map_err(|error| wrong(path, data::json(&error.to_string(), lang), lang))
}

/// A list that cannot be used, and why.
pub fn wrong(path: &Path, why: String, lang: Lang) -> Failure {
    Failure::Input(say!(lang, "event-unreadable", file = path.display().to_string(), why = why))
}

/// What is wrong with a report file.
fn report(error: &TrfError, lang: Lang) -> String {
    let what = match &error.fault {
        TrfFault::NoRank(text) => say!(lang, "trf-no-rank", text = brief(text)),
        TrfFault::Twice(player) => say!(lang, "trf-twice", player = player.to_string()),
        TrfFault::BadRounds(text) => say!(lang, "trf-bad-rounds", text = brief(text)),
        TrfFault::TooManyRounds => say!(lang, "trf-many-rounds"),
        TrfFault::NoOpponent { round, text } => {
            say!(lang, "trf-no-opponent", round = u32::from(*round), text = brief(text))
        }
        TrfFault::BadResult { round, text } => {
            say!(lang, "trf-bad-result", round = u32::from(*round), text = brief(text))
        }
        TrfFault::Disagree { round, opponent } => {
            say!(lang, "trf-disagree", round = u32::from(*round), opponent = opponent.to_string())
        }
    };
    say!(lang, "data-line", line = error.line, what = what)
}

/// What is wrong with a table of results.
pub fn table(fault: TableFault, lang: Lang) -> String {
    match fault {
        TableFault::Empty => say!(lang, "list-empty"),
        TableFault::Twice(player) => say!(lang, "list-twice", player = player.to_string()),
        TableFault::NotListed { round, player } => {
            say!(lang, "list-not-listed", round = u32::from(round), player = player.to_string())
        }
        TableFault::Alone { round, player } => {
            say!(lang, "list-alone", round = u32::from(round), player = player.to_string())
        }
        TableFault::NoGames { round, player } => {
            say!(lang, "list-no-games", round = u32::from(round), player = player.to_string())
        }
        TableFault::ByeAndMatch { round, player } => {
            say!(lang, "list-bye-and-match", round = u32::from(round), player = player.to_string())
        }
    }
}

/// What is wrong with the field of a Swiss.
pub fn field(fault: FieldFault, lang: Lang) -> String {
    match fault {
        FieldFault::Empty => say!(lang, "list-empty"),
        FieldFault::Round { round, of_rounds } => {
            say!(lang, "list-round", round = u32::from(round), rounds = u32::from(of_rounds))
        }
        FieldFault::Twice(player) => say!(lang, "list-twice", player = player.to_string()),
        FieldFault::NumberTwice(number) => say!(lang, "list-number-twice", number = number),
        FieldFault::MetSelf(player) => say!(lang, "list-met-self", player = player.to_string()),
        FieldFault::TooManyColours(player) => say!(lang, "list-colours", player = player.to_string()),
    }
}
