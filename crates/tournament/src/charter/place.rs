//! Where in a charter something stands, and on which line of its file.

use std::fmt;

use serde::{Serialize, Serializer};
use toml::de::{DeTable, DeValue};

/// A way into a charter: `sections[1].id`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place(Vec<PathPart>);

#[derive(Clone, Debug, PartialEq, Eq)]
enum PathPart {
    Key(&'static str),
    Nth(usize),
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Place {
    /// A key of the charter.
    pub(super) fn of(key: &'static str) -> Self {
        Self(vec![PathPart::Key(key)])
    }

    /// A key of what stands here.
    pub(super) fn key(mut self, key: &'static str) -> Self {
        self.0.push(PathPart::Key(key));
        self
    }

    /// A member of the list that stands here, from 0.
    pub(super) fn nth(mut self, nth: usize) -> Self {
        self.0.push(PathPart::Nth(nth));
        self
    }

    /// The section that it is in, from 0, if it is in one.
    pub fn section(&self) -> Option<usize> {
        match self.0[..] {
            [PathPart::Key("sections"), PathPart::Nth(nth), ..] => Some(nth),
            _ => None,
        }
    }

    /// The line in a charter written as TOML, from 1, of what stands here, or of what it would stand in.
    pub fn line_in_toml(&self, text: &str) -> Option<usize> {
        let table = DeTable::parse(text).ok()?;
        let root = DeValue::Table(table.into_inner());
        let (mut here, mut start) = (&root, None);
        for step in &self.0 {
            let next = match (step, here) {
                (PathPart::Key(key), DeValue::Table(table)) => table.get(*key),
                (PathPart::Nth(nth), DeValue::Array(list)) => list.get(*nth),
                _ => None,
            };
            let Some(next) = next else { break };
            (start, here) = (Some(next.span().start), next.get_ref());
        }
        line(text, start?)
    }

    /// The line in a charter written as JSON, from 1, of what stands here, or of what it would stand in.
    pub fn line_in_json(&self, text: &str) -> Option<usize> {
        let mut start = None;
        let mut at = space(text, 0);
        for step in &self.0 {
            let Some(next) = member(text, at, step) else { break };
            (start, at) = (Some(next), next);
        }
        line(text, start?)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, step) in self.0.iter().enumerate() {
            match step {
                PathPart::Key(key) => write!(f, "{}{key}", if at == 0 { "" } else { "." })?,
                PathPart::Nth(nth) => write!(f, "[{nth}]")?,
            }
        }
        Ok(())
    }
}

fn line(text: &str, start: usize) -> Option<usize> {
    Some(text.get(..start)?.matches('\n').count() + 1)
}

/// Where a member of the JSON value at a place begins; the text is JSON that was read before.
fn member(text: &str, at: usize, step: &PathPart) -> Option<usize> {
    let close = match (step, text.as_bytes().get(at)?) {
        (PathPart::Key(_), b'{') => b'}',
        (PathPart::Nth(_), b'[') => b']',
        _ => return None,
    };
    let mut at = space(text, at + 1);
    let mut nth = 0;
    while *text.as_bytes().get(at)? != close {
        let value = match step {
            PathPart::Key(_) => space(text, space(text, value_end(text, at)?) + 1),
            PathPart::Nth(_) => at,
        };
        let found = match step {
            PathPart::Key(key) => text.get(at + 1..)?.starts_with(&format!("{key}\"")),
            PathPart::Nth(wanted) => nth == *wanted,
        };
        if found {
            return Some(value);
        }
        at = space(text, value_end(text, value)?);
        if text.as_bytes().get(at) == Some(&b',') {
            at = space(text, at + 1);
        }
        nth += 1;
    }
    None
}

/// The next place that is no space.
fn space(text: &str, at: usize) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    at + rest.len() - rest.trim_start().len()
}

/// Where a JSON value ends.
fn value_end(text: &str, start: usize) -> Option<usize> {
    let (mut depth, mut quoted, mut escaped) = (0_usize, false, false);
    for (at, byte) in text.bytes().enumerate().skip(start) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => {
                quoted = !quoted;
                if !quoted && depth == 0 {
                    return Some(at + 1);
                }
            }
            _ if quoted => {}
            b'{' | b'[' => depth += 1,
            b'}' | b']' | b',' if depth == 0 => return Some(at),
            b'}' | b']' => {
                depth -= 1;
                if depth == 0 {
                    return Some(at + 1);
                }
            }
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_have_lines_in_toml() {
        let text = "name = \"x\"\n\n[[sections]]\nid = \"A\"\n\n[[sections]]\nid = \"A\"\n\n[rules]\nclauses = [\n  { key = \"leave\" },\n  { key = \"leave\", value = 3 },\n]\n";
        let id = Place::of("sections").nth(1).key("id");
        assert_eq!((id.line_in_toml(text), id.to_string().as_str()), (Some(7), "sections[1].id"));
        assert_eq!(Place::of("rules").key("clauses").nth(1).key("value").line_in_toml(text), Some(12));
        assert_eq!(Place::of("rules").key("clauses").nth(1).key("strikes").line_in_toml(text), Some(12));
        assert_eq!(Place::of("venue").line_in_toml(text), None);
    }

    #[test]
    fn places_have_lines_in_json() {
        let text = "{\n \"name\": \"a, \\\"b\\\" ]\",\n \"sections\": [\n  {\"id\": \"A\", \"quota\": 3},\n  {\n   \"id\": \"A\"\n  }\n ],\n \"rules\": {}\n}\n";
        assert_eq!(Place::of("sections").nth(1).key("id").line_in_json(text), Some(6));
        assert_eq!(Place::of("sections").nth(0).key("quota").line_in_json(text), Some(4));
        assert_eq!(Place::of("rules").key("clauses").line_in_json(text), Some(9));
        assert_eq!(Place::of("venue").line_in_json(text), None);
    }
}
