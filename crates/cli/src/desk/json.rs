//! Games at a desk as data: field names and words are a contract, extended but never broken.

use std::io::{self, Write};

use arbiter::Logged;
use serde_json::{Value, json};

use super::play::{Answer, Played};

/// Writes an object for each game; a list if there are several.
pub fn write(games: &[Played], out: &mut impl Write) -> io::Result<()> {
    let objects: Vec<Value> = games.iter().map(game).collect();
    match &objects[..] {
        [one] => writeln!(out, "{one}"),
        _ => writeln!(out, "{}", Value::Array(objects)),
    }
}

fn game(played: &Played) -> Value {
    json!({
        "rules": played.desk.law().book(),
        "entries": played.answers.iter().map(entry).collect::<Vec<_>>(),
        "state": played.desk.view(),
        "log": played.desk.log().iter().map(Logged::shown).collect::<Vec<_>>(),
    })
}

fn entry(answer: &Answer) -> Value {
    let mut entry = json!({ "line": answer.line, "at": answer.at, "by": answer.by });
    match &answer.came {
        Ok(logged) => entry["events"] = json!(logged.iter().map(Logged::shown).collect::<Vec<_>>()),
        Err(refused) => {
            entry["refused"] = json!(refused.refusal.why);
            entry["under"] = json!(refused.refusal.under);
            entry["could"] = json!(refused.could);
        }
    }
    entry
}
