//! A script: the arrangements of a game and the entries made at its desk, one JSON object a line.

use std::fmt;

use books::Book;
use books::desk::{Arrangements, Incident};
use clock::Instant;
use misfit::{Misfit, Once};
use schemars::JsonSchema;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use crate::entry::{Entry, EntryError};

/// The arrangements of a game, and what was entered at its desk.
#[derive(Clone, Debug, Default)]
pub struct Script {
    /// What the first line says, if it opens the game.
    pub opening: Opening,
    /// The line that opens the game, from 1, if there is one.
    pub opened_at: Option<usize>,
    /// The entries, each with its line, from 1.
    pub entries: Vec<(usize, Entry)>,
}

/// The first line of a script, which may be left out: what was settled before the game, and under which rules it is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// When the game is laid on, in milliseconds from any beginning.
    #[serde(default = "beginning")]
    pub at: Instant,
    /// What was settled.
    #[serde(deserialize_with = "arrangements")]
    pub open: Arrangements,
    /// The rulebook.
    #[serde(default, deserialize_with = "known_book")]
    #[schemars(with = "Option<books::KnownBook>")]
    pub rules: Option<Book>,
}

impl Opening {
    /// The opening, if the rulebook that it names leaves open what it says how to read.
    fn of_book(self) -> Result<Self, Misfit> {
        let Some(entry) = self.rules.and_then(books::entry) else { return Ok(self) };
        let known = entry.settings();
        match self.open.readings.iter().find(|reading| !known.contains(&reading.setting())) {
            Some(strange) => {
                let known = known.iter().map(|setting| setting.name().to_owned()).collect();
                Err(Misfit::Unknown { name: strange.to_string(), known })
            }
            None => Ok(self),
        }
    }
}

/// Reads the id of a rulebook, which must be known.
fn known_book<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Book>, D::Error> {
    let id = Option::<String>::deserialize(deserializer)?;
    id.map(|id| books::known(&id)).transpose().map_err(serde::de::Error::custom)
}

impl Default for Opening {
    fn default() -> Self {
        Self { at: beginning(), open: Arrangements::default(), rules: None }
    }
}

/// Reads what was settled before a game; a preset fills in what is not said.
///
/// # Errors
///
/// What is wrong with it.
pub fn arrangements<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Arrangements, D::Error> {
    let said = Once::deserialize(deserializer)?.value().map_err(D::Error::custom)?;
    let settled: Arrangements = misfit::part(said.clone())?;
    let mut named = settled.heavier.keys().chain(&settled.witness_may);
    if let Some(name) = named.find(|name| !Incident::names().contains(&name.as_str())) {
        return Err(D::Error::unknown_variant(name, Incident::names()));
    }
    Ok(settled.settled(|field| said.get(field).is_some()))
}

fn beginning() -> Instant {
    Instant::new(0)
}

/// A line that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: ScriptFault,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScriptFault {
    /// It is no JSON object.
    NotAnObject {
        /// Where that shows, from 1.
        column: usize,
    },
    /// It is no opening of a game.
    Opening(Misfit),
    /// It is no entry.
    Entry(EntryError),
}

impl fmt::Display for ScriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            ScriptFault::NotAnObject { column } => write!(f, "expected a JSON object, which breaks at column {column}"),
            ScriptFault::Opening(why) => why.fmt(f),
            ScriptFault::Entry(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ScriptError {}

impl Script {
    /// Reads a script up to the first line that cannot be read. Empty lines and lines that begin with `#` are passed over.
    pub fn read(text: &str) -> (Self, Option<ScriptError>) {
        let mut script = Self::default();
        let lines = text.lines().map(str::trim).enumerate();
        let mut first = true;
        for (index, line) in lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
            if let Err(fault) = script.add(index + 1, line, first) {
                return (script, Some(ScriptError { line: index + 1, fault }));
            }
            first = false;
        }
        (script, None)
    }

    fn add(&mut self, number: usize, line: &str, first: bool) -> Result<(), ScriptFault> {
        let broken = |error: serde_json::Error| ScriptFault::NotAnObject { column: error.column() };
        let told: Once = serde_json::from_str(line).map_err(broken)?;
        let value = told.value().map_err(|twice| ScriptFault::Entry(EntryError::Act(twice)))?;
        if !value.is_object() {
            return Err(ScriptFault::NotAnObject { column: 1 });
        }
        if first && value.get("open").is_some() {
            let opening: Opening = misfit::value(value).map_err(ScriptFault::Opening)?;
            self.opening = opening.of_book().map_err(ScriptFault::Opening)?;
            self.opened_at = Some(number);
        } else {
            self.entries.push((number, Entry::try_from(Once::from(value)).map_err(ScriptFault::Entry)?));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use books::XQEF_2022;

    use super::*;

    #[test]
    fn what_comes_before_a_bad_line_is_kept() {
        let text = "# a game\n\n{\"open\":{\"round\":3},\"rules\":\"xqef-2022\"}\n\
                    {\"at\":0,\"by\":\"chief\",\"do\":\"start\"}\n{\"at\":1,\"by\":\"red\"}\n";
        let (script, error) = Script::read(text);
        assert_eq!((script.opening.open.round, script.opening.rules), (Some(3), Some(XQEF_2022)));
        assert_eq!(script.entries.iter().map(|(line, _)| *line).collect::<Vec<_>>(), [4]);
        assert_eq!(error, Some(ScriptError { line: 5, fault: ScriptFault::Entry(EntryError::Missing("do")) }));
    }

    #[test]
    fn a_field_that_is_given_twice_is_refused() {
        for line in [
            r#"{"at":0,"by":"red","do":"move","text":"h2e2","text":"h0g2"}"#,
            r#"{"at":1,"at":2,"by":"red","do":"resign"}"#,
            r#"{"open":{"round":1,"round":2}}"#,
            r#"{"at":0,"by":"chief","do":"rule","facts":{"refused":true,"refused":false}}"#,
        ] {
            let (script, error) = Script::read(line);
            assert!(script.entries.is_empty() && script.opened_at.is_none(), "{line}");
            assert!(error.unwrap().to_string().contains("duplicate field"), "{line}");
        }
    }

    #[test]
    fn what_no_rulebook_knows_is_refused() {
        for open in [
            r#"{"readings":["illegal-move=made"]},"rules":"xqef-2022"}"#,
            r#"{"heavier":{"ilegal_move":"loss"}},"rules":"roc-113"}"#,
            r#"{"witness_may":["foo"]},"rules":"xqef-2022"}"#,
        ] {
            let (_, error) = Script::read(&format!(r#"{{"open":{open}"#));
            assert!(error.unwrap().to_string().contains("unknown `"), "{open}");
        }
    }

    #[test]
    fn what_is_no_object_is_told_with_its_place() {
        let (_, error) = Script::read("{\"at\":0,]");
        assert_eq!(error, Some(ScriptError { line: 1, fault: ScriptFault::NotAnObject { column: 9 } }));
    }
}
