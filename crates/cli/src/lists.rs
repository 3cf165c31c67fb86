//! Plain lists of players and results: reading them.

use std::path::Path;

use explain::event::report_error;
use serde::de::DeserializeOwned;
use tournament::sheet;
use tournament::trf::{self, Trf};
use words::{Lang, say};

use crate::data;
use crate::failure::Failure;
use crate::input;

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
        let trf = trf::read(&text).map_err(|error| wrong(path, report_error(&error, lang), lang))?;
        return Ok(List::Trf(trf));
    }
    misfit::json(&text).map(List::Json).map_err(|misread| wrong(path, data::misread(&misread, lang), lang))
}

/// A list that cannot be used, and why.
pub fn wrong(path: &Path, why: String, lang: Lang) -> Failure {
    Failure::Input(say!(lang, "event-unreadable", file = path.display().to_string(), why = why))
}
