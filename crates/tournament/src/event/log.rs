//! The log of an event in the form of a journal, and how lines of its first form are read.

use std::collections::BTreeMap;

use journal::Times;
use serde_json::{Map, Value, json};

use super::{Happening, Logged, Tournament};

/// The state after a log.
pub fn replay(log: &[Logged]) -> Tournament {
    let mut state = Tournament::default();
    state.apply_all(log);
    state
}

/// What lines of the first form leave to those before them.
#[derive(Debug, Default)]
pub struct Past {
    /// When the line before was written.
    at: Option<Value>,
    /// The round last paired in each section.
    rounds: BTreeMap<String, u16>,
}

impl journal::Happening for Happening {
    const FIRST: u64 = 1;
    const TIMES: Times = Times::Utc;
    const NESTED: bool = true;
    type Past = Past;

    /// The first form left out when something happened, and in which round a game was.
    fn upcast(past: &mut Past, line: &mut Map<String, Value>) {
        let at = line.get("at").cloned().or_else(|| past.at.take()).unwrap_or_else(|| json!(0));
        line.insert("at".to_owned(), at.clone());
        past.at = Some(at);
        let Some(Value::Object(event)) = line.get_mut("event") else { return };
        let paired =
            event.get("paired").and_then(|paired| Some((paired["section"].as_str()?, paired["round"].as_u64()?)));
        if let Some((section, round)) = paired {
            past.rounds.insert(section.to_owned(), u16::try_from(round).unwrap_or(u16::MAX));
        }
        for told in event.values_mut() {
            let Some(Value::Object(game)) = told.get_mut("at") else { continue };
            let round = game.get("section").and_then(Value::as_str).and_then(|section| past.rounds.get(section));
            if let Some(round) = round.copied() {
                game.entry("round").or_insert_with(|| round.into());
            }
        }
    }
}
