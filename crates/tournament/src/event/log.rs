//! The log as JSON lines.

use std::fmt;
use std::io::{self, BufRead, Write};

use super::{Logged, Tournament};

/// A log that cannot be read.
#[derive(Debug)]
pub enum LogError {
    /// The reader failed.
    Io(io::Error),
    /// A line that is no event.
    Line {
        /// Which, from 1.
        line: usize,
        /// What is wrong there.
        what: String,
    },
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => error.fmt(f),
            Self::Line { line, what } => write!(f, "line {line}: {what}"),
        }
    }
}

impl std::error::Error for LogError {}

/// Reads a log.
///
/// # Errors
///
/// The first line that is no event, or the reader's failure.
pub fn read_log(reader: impl BufRead) -> Result<Vec<Logged>, LogError> {
    let mut log = Vec::new();
    for (index, line) in reader.lines().enumerate() {
        let line = line.map_err(LogError::Io)?;
        if line.trim().is_empty() {
            continue;
        }
        let event = serde_json::from_str(&line);
        log.push(event.map_err(|error| LogError::Line { line: index + 1, what: error.to_string() })?);
    }
    Ok(log)
}

/// Writes events, a line each.
///
/// # Errors
///
/// The writer's failure.
pub fn write_log(mut writer: impl Write, events: &[Logged]) -> io::Result<()> {
    for event in events {
        let line = serde_json::to_string(event).map_err(io::Error::other)?;
        writeln!(writer, "{line}")?;
    }
    Ok(())
}

/// The state after a log.
pub fn replay(log: &[Logged]) -> Tournament {
    let mut state = Tournament::default();
    state.apply_all(log);
    state
}
