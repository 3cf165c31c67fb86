//! The file of an event: its log, to which events are only added.

use std::fs::{File, OpenOptions};
use std::io::{BufReader, Write};
use std::path::{Path, PathBuf};

use tournament::event::{Order, Tournament, decide, read_log, replay, write_log};
use words::{Lang, list, say};

use super::{findings, refusals};
use crate::failure::{Failure, tell};

/// An event and the file that holds it.
#[derive(Debug)]
pub struct EventFile {
    path: PathBuf,
    pub event: Tournament,
}

/// A file that cannot be read, and why.
pub fn unreadable(path: &Path, why: &str, lang: Lang) -> Failure {
    Failure::Input(say!(lang, "event-unreadable", file = path.display().to_string(), why = why))
}

fn unwritable(path: &Path, error: &std::io::Error, lang: Lang) -> Failure {
    Failure::Input(say!(lang, "event-unwritable", file = path.display().to_string(), why = error.to_string()))
}

impl EventFile {
    /// A file that must not be there yet.
    pub fn create(path: &Path, lang: Lang) -> Result<Self, Failure> {
        if path.exists() {
            return Err(Failure::Input(say!(lang, "event-exists", file = path.display().to_string())));
        }
        Ok(Self { path: path.to_owned(), event: Tournament::default() })
    }

    /// A file with what it holds.
    pub fn open(path: &Path, lang: Lang) -> Result<Self, Failure> {
        let file = File::open(path).map_err(|error| unreadable(path, &error.to_string(), lang))?;
        let log = read_log(BufReader::new(file)).map_err(|error| unreadable(path, &error.to_string(), lang))?;
        Ok(Self { path: path.to_owned(), event: replay(&log) })
    }

    /// Gives an order: what happens is added to the file, notes go to standard error.
    pub fn give(&mut self, order: &Order, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
        let decision = decide(&self.event, order).map_err(|refusal| {
            let why = refusals::why(&refusal.why, &self.event, lang);
            if refusal.under.is_empty() {
                return Failure::Input(say!(lang, "refusal", why = why));
            }
            let articles = list(lang, refusal.under.iter().map(ToString::to_string));
            Failure::Input(say!(lang, "refusal-under", why = why, articles = articles))
        })?;
        out.flush()?;
        for note in &decision.notes {
            tell(&findings::note(note, &self.event, lang));
        }
        // Written at once, so that no line is left half way.
        let mut lines = Vec::new();
        let file = OpenOptions::new().create(true).append(true).open(&self.path);
        let written = write_log(&mut lines, &decision.events).and(file).and_then(|mut file| file.write_all(&lines));
        written.map_err(|error| unwritable(&self.path, &error, lang))?;
        self.event.apply_all(&decision.events);
        Ok(())
    }
}
