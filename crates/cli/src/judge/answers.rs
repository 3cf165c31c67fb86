//! Answers one after another, as text, as one JSON value or as JSON Lines.

use std::io::Write;

use explain::ruling::{Answer, Faulty, GameName, Recorded};
use serde::Serialize;

use super::Format;
use crate::failure::Failure;

/// Writes answers one after another.
pub struct Answers<'a, W> {
    format: Format,
    several: bool,
    written: usize,
    out: &'a mut W,
}

impl<'a, W: Write> Answers<'a, W> {
    /// Begins to answer; several answers as JSON are an array.
    pub fn open(format: Format, several: bool, out: &'a mut W) -> Result<Self, Failure> {
        if several && format == Format::Json {
            write!(out, "[")?;
        }
        Ok(Self { format, several, written: 0, out })
    }

    /// Writes what is told of a game, under a heading if there is one.
    pub fn put(&mut self, heading: Option<&str>, told: &[String]) -> Result<(), Failure> {
        if let (Format::Text, Some(heading)) = (self.format, heading) {
            let gap = if self.written > 0 { "\n" } else { "" };
            writeln!(self.out, "{gap}{heading}")?;
        }
        for told in told {
            match self.format {
                Format::Text if heading.is_none() && self.written > 0 => write!(self.out, "\n{told}")?,
                Format::Text => write!(self.out, "{told}")?,
                Format::Json => write!(self.out, "{}{told}", if self.written > 0 { ",\n" } else { "" })?,
                Format::Jsonl => writeln!(self.out, "{told}")?,
            }
            self.written += 1;
        }
        Ok(())
    }

    /// Ends the answers.
    pub fn close(self) -> Result<(), Failure> {
        if self.format == Format::Json && (self.several || self.written > 0) {
            writeln!(self.out, "{}", if self.several { "]" } else { "" })?;
        }
        Ok(())
    }
}

/// An answer as data.
pub fn data<D: Serialize>(game: Option<&GameName>, recorded: Option<Recorded>, ruling: D) -> Result<String, Failure> {
    json(&Answer { game: game.cloned(), recorded, ruling })
}

/// A game that could not be read, as data.
pub fn faulty(game: GameName, error: &str) -> Result<String, Failure> {
    json(&Faulty { game, error: error.to_owned() })
}

fn json(value: &impl Serialize) -> Result<String, Failure> {
    Ok(serde_json::to_string(value).map_err(std::io::Error::from)?)
}
