//! The log as JSON lines, each with its number, so that a line that is missing or half written is noticed.

use std::fmt;
use std::io::{self, Write};

use serde::{Deserialize, Serialize};

use super::{Logged, Tournament};

/// A log as far as it can be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log {
    /// The events that stand.
    pub events: Vec<Logged>,
    /// What ends them, if it is not the end of the file.
    pub fault: Option<LogError>,
    /// How many bytes hold the events that stand.
    pub sound: usize,
}

/// The line at which a log cannot be read any further.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogError {
    /// Which, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: LogFault,
}

/// What is wrong with a line of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogFault {
    /// The last line was not written to its end.
    Torn,
    /// It is no event.
    NoEvent(String),
    /// Lines before it are missing, or it stands there twice.
    Number {
        /// The number it should have.
        expected: u64,
        /// The number it has.
        found: u64,
    },
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            LogFault::Torn => f.write_str("it was not written to its end, expected one event a line"),
            LogFault::NoEvent(what) => f.write_str(what),
            LogFault::Number { expected, found } => write!(f, "event {found} stands here, expected event {expected}"),
        }
    }
}

impl std::error::Error for LogError {}

/// What a line says of itself.
#[derive(Deserialize)]
struct Place {
    no: Option<u64>,
    #[serde(default)]
    more: usize,
}

/// A line as it is written.
#[derive(Serialize)]
struct Line<'a> {
    no: u64,
    /// How many lines of the same order follow.
    #[serde(skip_serializing_if = "is_zero")]
    more: usize,
    #[serde(flatten)]
    logged: &'a Logged,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the serializer passes a reference")]
const fn is_zero(number: &usize) -> bool {
    *number == 0
}

/// Reads a log, up to the first line that is no event or not the next one; what an order brought about is read whole or not
/// at all. Lines without a number are not counted.
pub fn read_log(bytes: &[u8]) -> Log {
    let mark = "\u{feff}".as_bytes();
    let mut length = if bytes.starts_with(mark) { mark.len() } else { 0 };
    let mut log = Log { sound: length, ..Log::default() };
    let (mut whole, mut more, mut last) = (0, 0, 0);
    for (line, text) in (1..).zip(bytes[length..].split_inclusive(|byte| *byte == b'\n')) {
        length += text.len();
        if !text.trim_ascii().is_empty() {
            match event(text, log.events.len() as u64 + 1) {
                Ok((event, follow)) => {
                    log.events.push(event);
                    more = follow;
                }
                Err(fault) => {
                    log.fault = Some(LogError { line, fault });
                    break;
                }
            }
        }
        if more == 0 {
            (log.sound, whole) = (length, log.events.len());
        }
        last = line;
    }
    if log.fault.is_none() && more > 0 {
        log.fault = Some(LogError { line: last + 1, fault: LogFault::Torn });
    }
    log.events.truncate(whole);
    log
}

/// The event of a line, which should have this number, and how many of the same order follow.
fn event(text: &[u8], expected: u64) -> Result<(Logged, usize), LogFault> {
    let wrong = |error: serde_json::Error| {
        let torn = !error.is_data() && !text.ends_with(b"\n");
        if torn { LogFault::Torn } else { LogFault::NoEvent(error.to_string()) }
    };
    let Place { no, more } = serde_json::from_slice(text).map_err(wrong)?;
    match no {
        Some(found) if found != expected => Err(LogFault::Number { expected, found }),
        _ => Ok((serde_json::from_slice(text).map_err(wrong)?, more)),
    }
}

/// Writes the events of one order, which follow a number of others, a line each.
///
/// # Errors
///
/// The writer's failure.
pub fn write_log(mut writer: impl Write, after: u64, events: &[Logged]) -> io::Result<()> {
    for (nth, (no, logged)) in (after + 1..).zip(events).enumerate() {
        serde_json::to_writer(&mut writer, &Line { no, more: events.len() - nth - 1, logged })?;
        writeln!(writer)?;
    }
    Ok(())
}

/// The state after a log.
pub fn replay(log: &[Logged]) -> Tournament {
    let mut state = Tournament::default();
    state.apply_all(log);
    state
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Happening, Office};

    fn three() -> Vec<Logged> {
        let closed = |round| Happening::Closed { section: "A".to_owned(), round };
        let logged = |round| Logged { at: None, by: Office::Director, event: closed(round), under: Vec::new() };
        [1, 2, 3].map(logged).to_vec()
    }

    fn written() -> Vec<u8> {
        let mut text = Vec::new();
        write_log(&mut text, 0, &three()[..1]).unwrap();
        write_log(&mut text, 1, &three()[1..]).unwrap();
        text
    }

    #[test]
    fn a_log_comes_back_also_without_its_last_line_break_or_with_a_mark_of_byte_order() {
        let text = written();
        assert_eq!(read_log(&text), Log { events: three(), fault: None, sound: text.len() });
        let marked = ["\u{feff}".as_bytes(), text.trim_ascii_end()].concat();
        assert_eq!(read_log(&marked), Log { events: three(), fault: None, sound: marked.len() });
    }

    #[test]
    fn what_stands_before_a_torn_line_is_read() {
        let text = written();
        let second = text.iter().position(|byte| *byte == b'\n').unwrap() + 1;
        for cut in [second + 1, second + 20] {
            let log = read_log(&text[..cut]);
            assert_eq!((log.events, log.sound), (three()[..1].to_vec(), second), "{cut}");
            assert_eq!(log.fault, Some(LogError { line: 2, fault: LogFault::Torn }), "{cut}");
        }
        let broken = [&text[..second + 20], b"\n"].concat();
        assert!(matches!(read_log(&broken).fault, Some(LogError { line: 2, fault: LogFault::NoEvent(_) })));
    }

    #[test]
    fn what_an_order_brought_about_is_read_whole_or_not_at_all() {
        let text = written();
        let lines: Vec<&[u8]> = text.split_inclusive(|byte| *byte == b'\n').collect();
        for cut in [[lines[0], lines[1]].concat(), [lines[0], lines[1], &lines[2][..9]].concat()] {
            let log = read_log(&cut);
            assert_eq!((log.events, log.sound), (three()[..1].to_vec(), lines[0].len()));
            assert_eq!(log.fault, Some(LogError { line: 3, fault: LogFault::Torn }));
        }
    }

    #[test]
    fn a_line_that_is_missing_or_doubled_is_noticed() {
        let text = String::from_utf8(written()).unwrap();
        let lines: Vec<&str> = text.split_inclusive('\n').collect();
        let fault = |lines: &[&str]| read_log(lines.concat().as_bytes()).fault.unwrap();
        let missing = LogFault::Number { expected: 2, found: 3 };
        assert_eq!(fault(&[lines[0], lines[2]]), LogError { line: 2, fault: missing });
        let doubled = LogFault::Number { expected: 2, found: 1 };
        assert_eq!(fault(&[lines[0], lines[0]]), LogError { line: 2, fault: doubled });
    }
}
