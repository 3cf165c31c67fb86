//! Answers one after another, as text or as one JSON value.

use std::io::Write;

use explain::ruling::{Answer, GameName};
use serde::Serialize;
use words::Lang;

use super::Format;
use crate::failure::Failure;

/// Writes answers one after another.
pub struct Answers<'a, W> {
    format: Format,
    several: bool,
    written: usize,
    /// The game that the answers are about.
    game: Option<GameName>,
    headings: bool,
    out: &'a mut W,
}

impl<'a, W: Write> Answers<'a, W> {
    /// Begins to answer; several answers as JSON are an array.
    pub fn open(format: Format, several: bool, out: &'a mut W) -> Result<Self, Failure> {
        if several && format == Format::Json {
            write!(out, "[")?;
        }
        Ok(Self { format, several, written: 0, game: None, headings: false, out })
    }

    /// From now on games have headings.
    pub fn with_headings(&mut self) {
        self.headings = true;
    }

    /// Begins with the answers about a game of a file.
    pub fn begin(&mut self, game: GameName, lang: Lang) -> Result<(), Failure> {
        if self.headings && self.format == Format::Text {
            let gap = if self.written > 0 { "\n" } else { "" };
            writeln!(self.out, "{gap}{}", game.heading(lang))?;
        }
        self.game = Some(game);
        Ok(())
    }

    /// Writes an answer.
    pub fn put<D: Serialize>(
        &mut self,
        text: impl FnOnce() -> String,
        data: impl FnOnce() -> D,
    ) -> Result<(), Failure> {
        match self.format {
            Format::Text => writeln!(self.out, "{}", text())?,
            Format::Json => {
                let comma = if self.written > 0 { ",\n" } else { "" };
                let json = serde_json::to_string(&Answer { game: self.game.as_ref(), ruling: data() })
                    .map_err(std::io::Error::from)?;
                write!(self.out, "{comma}{json}")?;
            }
        }
        self.written += 1;
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
