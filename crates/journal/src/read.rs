//! Reading a log: as far as it is whole, in its order, and unchanged.

use std::fmt;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::line::{Happening, Line, VERSION};
use crate::seal::{Seal, Tail};

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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogError {
    /// Which, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What is wrong with a line of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The last line was not written to its end, or lines that were decided with it are missing.
    Torn,
    /// It tells nothing that can happen.
    Unreadable(String),
    /// Lines before it are missing, or it stands there twice.
    Number {
        /// The number it should have.
        expected: u64,
        /// The number it has.
        found: u64,
    },
    /// It, or a line before it, is not as it was written.
    Seal,
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Torn => f.write_str("it was not written to its end, expected one event a line"),
            Self::Unreadable(what) => f.write_str(what),
            Self::Number { expected, found } => write!(f, "event {found} stands here, expected event {expected}"),
            Self::Seal => f.write_str("it or a line before it is not as it was written"),
        }
    }
}

impl std::error::Error for LogError {}
impl std::error::Error for Fault {}

/// What a line says of itself.
#[derive(Deserialize)]
struct Place {
    #[serde(default = "first_form")]
    version: u32,
    no: Option<u64>,
    #[serde(default)]
    more: u64,
}

const fn first_form() -> u32 {
    1
}

/// Reads a log up to the first line that cannot be read, is not the next one, or is not as it was written; what was decided
/// together is read whole or not at all. Lines of the first form need no number.
pub fn read<H: Happening, A: DeserializeOwned>(bytes: &[u8]) -> Log<H, A> {
    let mark = "\u{feff}".as_bytes();
    let mut length = if bytes.starts_with(mark) { mark.len() } else { 0 };
    let mut log = Log { lines: Vec::new(), seals: Vec::new(), tail: Tail::of::<H>(), fault: None, sound: length };
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
    let wrong = |error: serde_json::Error| {
        let torn = !error.is_data() && !text.ends_with(b"\n");
        if torn { Fault::Torn } else { Fault::Unreadable(error.to_string()) }
    };
    let Place { version, no, more } = serde_json::from_slice(text).map_err(wrong)?;
    let expected = tail.next;
    match no {
        Some(found) if found != expected => return Err(Fault::Number { expected, found }),
        None if version >= VERSION => return Err(Fault::Unreadable("missing field `no`".to_owned())),
        _ => {}
    }
    let seal = tail.pass(text.trim_ascii(), version < VERSION)?;
    if version >= VERSION {
        return Ok((serde_json::from_slice(text).map_err(wrong)?, seal));
    }
    let mut fields: Map<String, Value> = serde_json::from_slice(text).map_err(wrong)?;
    fields.insert("no".to_owned(), expected.into());
    H::upcast(past, &mut fields);
    let line: Line<H, A> = serde_json::from_value(Value::Object(fields)).map_err(wrong)?;
    Ok((Line { more, ..line }, seal))
}
