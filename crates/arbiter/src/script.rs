//! A script: the arrangements of a game and the entries made at its desk, one JSON object a line.

use std::fmt;

use clock::Instant;
use rulebook::desk::Arrangements;
use serde::Deserialize;

use crate::entry::Entry;

/// The arrangements of a game, and what was entered at its desk.
#[derive(Clone, Debug)]
pub struct Script {
    /// The book named in the script, if one is.
    pub rules: Option<String>,
    /// What was settled before.
    pub arrangements: Arrangements,
    /// When the game was laid on.
    pub at: Instant,
    /// The entries, each with its line, from 1.
    pub entries: Vec<(usize, Entry)>,
}

/// The first line, which may be left out.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Opening {
    #[serde(default = "beginning")]
    at: Instant,
    open: Arrangements,
    rules: Option<String>,
}

fn beginning() -> Instant {
    Instant::new(0)
}

/// A line that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: String,
}

impl fmt::Display for ScriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for ScriptError {}

impl Script {
    /// Reads a script. Empty lines and lines that begin with `#` are passed over.
    ///
    /// # Errors
    ///
    /// The first line that cannot be read.
    pub fn read(text: &str) -> Result<Self, ScriptError> {
        let mut script =
            Self { rules: None, arrangements: Arrangements::default(), at: beginning(), entries: Vec::new() };
        let lines = text.lines().map(str::trim).enumerate();
        let mut first = true;
        for (index, line) in lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
            let wrong = |error: serde_json::Error| ScriptError { line: index + 1, why: error.to_string() };
            if first && line.contains("\"open\"") {
                let opening: Opening = serde_json::from_str(line).map_err(wrong)?;
                (script.at, script.rules, script.arrangements) = (opening.at, opening.rules, opening.open);
            } else {
                script.entries.push((index + 1, serde_json::from_str(line).map_err(wrong)?));
            }
            first = false;
        }
        Ok(script)
    }
}
