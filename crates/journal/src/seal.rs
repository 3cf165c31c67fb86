//! The seal of a line: a hash over it and all that stands before it.

use std::fmt;
use std::str::FromStr;
use thiserror::Error;

use clock::Instant;
use misfit::Misfit;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::instant::Written;
use crate::line::{Happening, Line, VERSION};
use crate::read::Fault;

/// What stands between a line's content and its seal.
const MARK: &[u8] = br#","hash":""#;

/// How many signs a seal has.
const SIGNS: usize = 64;

/// The hash that seals a line, over it and all lines before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Seal([u8; 32]);

impl Seal {
    fn over(parts: [&[u8]; 2]) -> Self {
        Self(parts.into_iter().fold(Sha256::new(), Digest::chain_update).finalize().into())
    }
}

impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is no seal, which has 64 signs, each a digit to the base 16.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("no seal `{0}`, expected {SIGNS} digits to the base 16")]
pub struct NoSeal(pub String);

impl FromStr for Seal {
    type Err = NoSeal;

    fn from_str(text: &str) -> Result<Self, NoSeal> {
        let mut bytes = [0; 32];
        let (pairs, rest) = text.as_bytes().as_chunks::<2>();
        let digit = |sign: u8| match sign {
            b'0'..=b'9' => Some(sign - b'0'),
            b'a'..=b'f' => Some(sign - b'a' + 10),
            _ => None,
        };
        let byte = |pair: &[u8; 2]| Some(digit(pair[0])? << 4 | digit(pair[1])?);
        let read: Option<Vec<u8>> = pairs.iter().map(byte).collect();
        match read {
            Some(read) if read.len() == bytes.len() && rest.is_empty() => bytes.copy_from_slice(&read),
            _ => return Err(NoSeal(text.to_owned())),
        }
        Ok(Self(bytes))
    }
}

impl TryFrom<String> for Seal {
    type Error = NoSeal;

    fn try_from(text: String) -> Result<Self, NoSeal> {
        text.parse()
    }
}

impl From<Seal> for String {
    fn from(seal: Seal) -> Self {
        seal.to_string()
    }
}

/// Numbers lines that are decided together, from this number on.
pub fn number<H, A>(next: u64, lines: &mut [Line<H, A>]) {
    let number = lines.len() as u64;
    for (nth, line) in (0..number).zip(lines) {
        (line.no, line.more) = (next + nth, number - nth - 1);
    }
}

/// The end of a log: what the next line must follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tail {
    /// The number the next line has.
    pub next: u64,
    /// A hash over all lines, as they are written.
    seal: Seal,
    /// Whether a line was sealed: from then on all are.
    sealed: bool,
}

impl Tail {
    /// The end of an empty log.
    pub const fn of<H: Happening>() -> Self {
        Self::before(H::FIRST)
    }

    /// The end of an empty log that begins with this number, whatever its lines tell of.
    pub const fn before(first: u64) -> Self {
        Self { next: first, seal: Seal([0; 32]), sealed: false }
    }

    /// The bytes of lines that follow this end, which then is theirs.
    ///
    /// # Errors
    ///
    /// A line has another number than the next, or cannot be written; the end stays where it is.
    pub fn append<H: Happening, A: Serialize>(&mut self, lines: &[Line<H, A>]) -> Result<Vec<u8>, Fault> {
        let (mut tail, mut bytes) = (*self, Vec::new());
        for line in lines {
            if line.no != tail.next {
                return Err(Fault::Number { expected: tail.next, found: line.no });
            }
            let begins = bytes.len();
            let line = serde_json::to_string(line).map_err(unwritten)?;
            let fields = line.strip_prefix('{').and_then(|line| line.strip_suffix('}')).unwrap_or_default();
            bytes.extend(format!(r#"{{"version":{VERSION},{fields}"#).bytes());
            let seal = Seal::over([&tail.seal.0, &bytes[begins..]]);
            bytes.extend(MARK);
            bytes.extend(seal.to_string().bytes());
            bytes.extend(br#""}"#);
            tail.follow(&bytes[begins..]);
            tail.sealed = true;
            bytes.push(b'\n');
        }
        *self = tail;
        Ok(bytes)
    }

    /// Moves behind a line.
    fn follow(&mut self, line: &[u8]) {
        self.seal = Seal::over([&self.seal.0, line]);
        self.next += 1;
    }

    /// Moves behind a line, if it is the next one and as it was written. A line of the first form has no seal, before any that
    /// has one, and may have no number.
    ///
    /// # Errors
    ///
    /// What is wrong with the line; the end stays where it is.
    pub fn pass(&mut self, line: &[u8]) -> Result<Place, Fault> {
        let wrong = |error: serde_json::Error| Fault::of::<Said>(&error, line);
        let Said { version, no, more, at } = serde_json::from_slice(line).map_err(wrong)?;
        let expected = self.next;
        match no {
            Some(found) if found != expected => return Err(Fault::Number { expected, found }),
            None if version >= VERSION => return Err(Fault::Unreadable(Misfit::Missing("no".to_owned()).into())),
            _ => {}
        }
        let line = line.trim_ascii();
        let seal = match split(line) {
            Some((content, seal)) if Seal::over([&self.seal.0, content]) == seal => Some(seal),
            None if version < VERSION && !self.sealed => None,
            _ => return Err(Fault::Seal),
        };
        self.sealed |= seal.is_some();
        self.follow(line);
        Ok(Place { version, no: expected, more, at: at.and_then(Written::instant), seal })
    }
}

/// Where a line stands in its log, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The version of its form.
    pub version: u32,
    /// Its number.
    pub no: u64,
    /// How many lines that were decided together with it follow.
    pub more: u64,
    /// When, if it says so.
    pub at: Option<Instant>,
    /// Its seal, if it has one.
    pub seal: Option<Seal>,
}

/// What cannot be written.
#[expect(clippy::needless_pass_by_value, reason = "the signature of a mapping")]
fn unwritten(error: serde_json::Error) -> Fault {
    Fault::Unreadable(Misfit::Refused { value: None, why: error.to_string() }.into())
}

/// What a line says of its place.
#[derive(Deserialize)]
struct Said {
    #[serde(default = "first_form")]
    version: u32,
    no: Option<u64>,
    #[serde(default)]
    more: u64,
    at: Option<Written>,
}

const fn first_form() -> u32 {
    1
}

/// The content of a line and its seal, if it has one.
fn split(line: &[u8]) -> Option<(&[u8], Seal)> {
    let (rest, seal) = line.strip_suffix(br#""}"#)?.split_last_chunk::<SIGNS>()?;
    let seal = std::str::from_utf8(seal).ok()?.parse().ok()?;
    Some((rest.strip_suffix(MARK)?, seal))
}
