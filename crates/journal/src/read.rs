//! Reading a log: as far as it is whole, in its order, and unchanged.

use misfit::Misread;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use thiserror::Error;

use crate::line::{Happening, Line, VERSION};
use crate::seal::{Place, Seal, Tail};

/// A log as far as it can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log<H, A> {
    /// The lines that stand.
    pub lines: Vec<Line<H, A>>,
    /// The seal of each of them, if it has one.
    pub seals: Vec<Option<Seal>>,
    /// Where they end, for what follows.
    pub tail: Tail,
    /// What ends them, if it is not the end of the log.
    pub fault: Option<LogError>,
    /// How many bytes hold the lines that stand.
    pub sound: usize,
}

/// The line at which a log cannot be read any further.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {fault}")]
pub struct LogError {
    /// Which, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What is wrong with a line of a log.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// The last line was not written to its end, or lines that were decided with it are missing.
    #[error("it was not written to its end, expected one event a line")]
    Torn,
    /// It tells nothing that can happen.
    #[error("{0}")]
    Unreadable(Misread),
    /// Lines before it are missing, or it stands there twice.
    #[error("event {found} stands here, expected event {expected}")]
    Number {
        /// The number it should have.
        expected: u64,
        /// The number it has.
        found: u64,
    },
    /// It, or a line before it, is not as it was written.
    #[error("it or a line before it is not as it was written")]
    Seal,
}
impl Fault {
    /// What is wrong with a line that cannot be read: one that breaks off without a line break is torn.
    pub(crate) fn of<T: DeserializeOwned>(error: &serde_json::Error, line: &[u8]) -> Self {
        let torn = !error.is_data() && !line.ends_with(b"\n");
        if torn { Self::Torn } else { Self::Unreadable(Misread::of_json::<T>(error, line)) }
    }
}

/// Reads a log up to the first line that cannot be read, is not the next one, or is not as it was written; what was decided
/// together is read whole or not at all. Lines of the first form need no number.
pub fn read<H: Happening, A: DeserializeOwned>(bytes: &[u8]) -> Log<H, A> {
    read_after(Tail::of::<H>(), bytes)
}

/// Reads the lines of a log that follow an end, as [`read`] reads a whole one.
pub fn read_after<H: Happening, A: DeserializeOwned>(tail: Tail, bytes: &[u8]) -> Log<H, A> {
    let mark = "\u{feff}".as_bytes();
    let mut length = if bytes.starts_with(mark) { mark.len() } else { 0 };
    let mut log = Log { lines: Vec::new(), seals: Vec::new(), tail, fault: None, sound: length };
    let (mut whole, mut more, mut last) = (0, 0, 0);
    let (mut tail, mut past) = (log.tail, H::Past::default());
    for (line, text) in (1..).zip(bytes[length..].split_inclusive(|byte| *byte == b'\n')) {
        length += text.len();
        if !text.trim_ascii().is_empty() {
            match next(text, &mut tail, &mut past) {
                Ok((read, seal)) => {
                    more = read.more;
                    log.lines.push(read);
                    log.seals.push(seal);
                }
                Err(fault) => {
                    log.fault = Some(LogError { line, fault });
                    break;
                }
            }
        }
        if more == 0 {
            (log.sound, log.tail, whole) = (length, tail, log.lines.len());
        }
        last = line;
    }
    if log.fault.is_none() && more > 0 {
        log.fault = Some(LogError { line: last + 1, fault: Fault::Torn });
    }
    log.lines.truncate(whole);
    log.seals.truncate(whole);
    log
}

/// The line that a text tells, with its seal, if it follows this end; which then is behind it.
fn next<H: Happening, A: DeserializeOwned>(
    text: &[u8],
    tail: &mut Tail,
    past: &mut H::Past,
) -> Result<(Line<H, A>, Option<Seal>), Fault> {
    let Place { version, no, more, seal, .. } = tail.pass(text)?;
    if version >= VERSION {
        let read = serde_json::from_slice(text).map_err(|error| Fault::of::<Line<H, A>>(&error, text));
        return Ok((read?, seal));
    }
    let fields = serde_json::from_slice(text).map_err(|error| Fault::of::<Map<String, Value>>(&error, text));
    let mut fields: Map<String, Value> = fields?;
    fields.insert("no".to_owned(), no.into());
    H::upcast(past, &mut fields);
    let line: Line<H, A> = misfit::value(Value::Object(fields)).map_err(|misfit| Fault::Unreadable(misfit.into()))?;
    Ok((Line { more, ..line }, seal))
}
