//! The file of an event: its log, to which events are only added.

use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use explain::HallTeller;
use hall::{Answer, By, Hall, Happening, Line, Log, Request, What};
use journal::{Fault, LogError, Tail};
use tournament::charter::Zone;
use tournament::event::{Command, Order};
use words::{Lang, say};

use crate::data;
use crate::failure::{Failure, tell};
use crate::input;

/// A hall and the file that holds it, which nobody else changes meanwhile.
#[derive(Debug)]
pub struct EventFile {
    path: PathBuf,
    /// The file, unless it is not there yet or the log was read from standard input.
    file: Option<File>,
    /// The bytes of the log.
    bytes: Vec<u8>,
    pub hall: Hall,
    /// Where the log ends.
    tail: Tail,
    /// What cannot be read of the log, and where what can be read ends.
    fault: Option<(LogError, usize)>,
}

/// A file that cannot be read, and why.
pub fn unreadable(path: &Path, why: &str, lang: Lang) -> Failure {
    Failure::Input(say!(lang, "event-unreadable", file = path.display().to_string(), why = why))
}

fn unwritable(path: &Path, error: &io::Error, lang: Lang) -> Failure {
    Failure::Input(say!(lang, "event-unwritable", file = path.display().to_string(), why = data::io(error, lang)))
}

/// Waits until nobody else writes; where files cannot be locked, there is nothing to wait for.
fn locked(locked: io::Result<()>) -> io::Result<()> {
    locked.or_else(|error| if error.kind() == ErrorKind::Unsupported { Ok(()) } else { Err(error) })
}

impl EventFile {
    /// A file that must not be there yet.
    pub fn create(path: &Path, lang: Lang) -> Result<Self, Failure> {
        if path.exists() {
            return Err(exists(path, lang));
        }
        let (path, hall, tail) = (path.to_owned(), Hall::default(), Tail::of::<Happening>());
        Ok(Self { path, file: None, bytes: Vec::new(), hall, tail, fault: None })
    }

    /// A file to look at, with what can be read of it; `-` is standard input.
    pub fn look(path: &Path, lang: Lang) -> Result<Self, Failure> {
        if input::is_standard(path) {
            return Self::read(path, None, input::bytes(path, lang)?, lang);
        }
        let opened = File::open(path).and_then(|file| locked(file.lock_shared()).map(|()| file));
        Self::opened(path, opened, lang)
    }

    /// A file to add to, whatever can be read of it.
    fn hold(path: &Path, lang: Lang) -> Result<Self, Failure> {
        if input::is_standard(path) {
            return Err(Failure::Usage(say!(lang, "event-not-on-stdin")));
        }
        let opened = OpenOptions::new().read(true).append(true).open(path);
        Self::opened(path, opened.and_then(|file| locked(file.lock()).map(|()| file)), lang)
    }

    /// A file to add to; it must be sound.
    pub fn open(path: &Path, lang: Lang) -> Result<Self, Failure> {
        let file = Self::hold(path, lang)?;
        file.sound(lang)?;
        Ok(file)
    }

    fn opened(path: &Path, opened: io::Result<File>, lang: Lang) -> Result<Self, Failure> {
        let mut bytes = Vec::new();
        let read = opened.and_then(|mut file| file.read_to_end(&mut bytes).map(|_| file));
        let file = read.map_err(|error| unreadable(path, &data::io(&error, lang), lang))?;
        Self::read(path, Some(file), bytes, lang)
    }

    fn read(path: &Path, file: Option<File>, bytes: Vec<u8>, lang: Lang) -> Result<Self, Failure> {
        let log: Log = journal::read(&bytes);
        if log.lines.is_empty() && log.fault.is_none() {
            return Err(Failure::Input(say!(lang, "event-empty", file = path.display().to_string())));
        }
        let fault = log.fault.map(|fault| (fault, log.sound));
        Ok(Self { path: path.to_owned(), file, bytes, hall: Hall::replay(&log.lines), tail: log.tail, fault })
    }

    /// The zone of the hall, if the charter names it.
    pub fn zone(&self) -> Option<&Zone> {
        self.hall.event.charter.as_ref()?.zone.as_ref()
    }

    /// Whether all of the log can be read; if not, what is wrong and how it is put right.
    pub fn sound(&self, lang: Lang) -> Result<(), Failure> {
        let Some((error, _)) = &self.fault else { return Ok(()) };
        Err(Failure::Input(log_fault(&self.path.display().to_string(), error, lang)))
    }

    /// Takes off a last line that was not written to its end, into a file of its own; how many bytes that were.
    pub fn repair(path: &Path, lang: Lang) -> Result<usize, Failure> {
        let held = Self::hold(path, lang)?;
        let (Some((LogError { fault: Fault::Torn, .. }, sound)), Some(file)) = (&held.fault, &held.file) else {
            return held.sound(lang).map(|()| 0);
        };
        keep_rest(path, &held.bytes[*sound..], lang)?;
        let cut = file.set_len(*sound as u64).and_then(|()| file.sync_all());
        cut.map_err(|error| unwritable(path, &error, lang))?;
        Ok(held.bytes.len() - sound)
    }

    /// Gives orders, in the office that each names.
    pub fn give(&mut self, orders: &[Order], lang: Lang, out: &mut impl Write) -> Result<Vec<Answer>, Failure> {
        let request = |order: &Order| {
            let Order { at, hour, by, licence, command, .. } = order.clone();
            let (by, command) = (By::Keeper { office: by, name: None, licence }, Box::new(command));
            Request { by, at, saw: None, what: What::Order { command, hour } }
        };
        self.ask(&orders.iter().map(request).collect::<Vec<_>>(), lang, out)
    }

    /// Asks the hall: what happens is added to the file at once, or nothing is; notes go to standard error.
    pub fn ask(&mut self, requests: &[Request], lang: Lang, out: &mut impl Write) -> Result<Vec<Answer>, Failure> {
        let (mut notes, mut answers) = (Vec::new(), Vec::new());
        let mut lines = Vec::new();
        if self.bytes.last().is_some_and(|last| *last != b'\n') {
            lines.push(b'\n');
        }
        for request in requests {
            let decided = self.decide(request, lang);
            let answer =
                if requests.len() > 1 { decided.map_err(|why| at_table(request, why, lang))? } else { decided? };
            lines.extend(self.tail.append(&answer.lines).map_err(io::Error::other)?);
            answer.lines.iter().for_each(|line| self.hall.apply(line));
            notes.extend(answer.notes.iter().map(|note| HallTeller::new(&self.hall, lang).note(note)));
            answers.push(answer);
        }
        out.flush()?;
        self.append(&lines, lang)?;
        for note in &notes {
            tell(note);
        }
        Ok(answers)
    }

    /// What comes of a request.
    fn decide(&self, request: &Request, lang: Lang) -> Result<Answer, Failure> {
        self.hall.answer(request).map_err(|refused| {
            let section = request.what.desk_section().unwrap_or_default();
            let told = HallTeller::new(&self.hall, lang).refused(section, &refused);
            Failure::Input(match refused.why {
                hall::Why::Event(tournament::event::Why::AlreadyConfirmed) => {
                    format!("{told}\n{}", say!(lang, "event-hint-correct"))
                }
                hall::Why::Event(tournament::event::Why::OtherRound { round, current: Some(current) })
                    if round < current && is_result(&request.what) =>
                {
                    format!("{told}\n{}", say!(lang, "event-hint-closed"))
                }
                hall::Why::Event(tournament::event::Why::NoRound) if is_result(&request.what) => {
                    format!("{told}\n{}", say!(lang, "event-hint-closed"))
                }
                _ => told,
            })
        })
    }

    /// The lines of the log that can be read.
    pub fn lines(&self) -> Vec<Line> {
        journal::read::<Happening, _>(&self.bytes).lines
    }

    /// Adds lines to the file, and does not rest before they are on the disk.
    fn append(&mut self, lines: &[u8], lang: Lang) -> Result<(), Failure> {
        let write = |file: &mut File| file.write_all(lines).and_then(|()| file.sync_data());
        let written = match &mut self.file {
            Some(file) => write(file),
            None => File::create_new(&self.path).and_then(|mut file| {
                locked(file.lock())?;
                write(&mut file)
            }),
        };
        written.map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => exists(&self.path, lang),
            _ => unwritable(&self.path, &error, lang),
        })
    }
}

/// Where the log in a file cannot be read any further, and why.
pub fn log_fault(file: &str, LogError { line, fault }: &LogError, lang: Lang) -> String {
    let line = *line;
    match fault {
        Fault::Torn => say!(lang, "event-log-torn", file = file, line = line),
        Fault::Unreadable(why) => {
            say!(lang, "event-log-broken", file = file, line = line, why = data::misread(why, lang))
        }
        Fault::Number { expected, found } => {
            say!(lang, "event-log-gap", file = file, line = line, expected = *expected, found = *found)
        }
        Fault::Seal => say!(lang, "event-log-changed", file = file, line = line),
    }
}

/// Keeps what is taken off in the first file beside the log that is not there yet.
fn keep_rest(path: &Path, rest: &[u8], lang: Lang) -> Result<(), Failure> {
    for nth in 1.. {
        let ending = if nth == 1 { "torn".to_owned() } else { format!("torn.{nth}") };
        let beside = PathBuf::from(format!("{}.{ending}", path.display()));
        let kept = File::create_new(&beside).and_then(|mut kept| {
            kept.write_all(rest)?;
            kept.sync_all()
        });
        match kept {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            kept => return kept.map_err(|error| unwritable(&beside, &error, lang)),
        }
    }
    Ok(())
}

fn exists(path: &Path, lang: Lang) -> Failure {
    Failure::Input(say!(lang, "event-exists", file = path.display().to_string()))
}

/// Of several results: at which table the one is that is refused.
fn at_table(request: &Request, failure: Failure, lang: Lang) -> Failure {
    match (&request.what, failure) {
        (What::Order { command, .. }, Failure::Input(told)) => match &**command {
            Command::Result { at, .. } => {
                let table = if at.board > 1 { format!("{}.{}", at.table, at.board) } else { at.table.to_string() };
                Failure::Input(say!(lang, "event-refused-at", table = table, told = told))
            }
            _ => Failure::Input(told),
        },
        (_, failure) => failure,
    }
}

/// Whether a request is to enter a result.
fn is_result(what: &What) -> bool {
    matches!(what, What::Order { command, .. } if matches!(**command, Command::Result { .. }))
}
