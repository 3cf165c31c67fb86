//! Games at a desk as data: field names and words are a contract, extended but never broken.

use arbiter::shown;
use serde_json::{Value, json};

use super::{Comparison, LineAnswer, Played};

/// An object for each game; a list if there are several, which then say where they part.
pub fn data(games: &[Played]) -> Value {
    if let [one] = games {
        return game(one);
    }
    let compared = Comparison::new(games);
    let parted = json!({ "first": compared.lines().first(), "lines": compared.lines() });
    let objects = games.iter().enumerate().map(|(place, played)| {
        let mut object = game(played);
        for index in 0..compared.len() {
            object["entries"][index]["agree"] = json!(compared.agree(games, index, place));
        }
        object["parted"] = parted.clone();
        object
    });
    objects.collect()
}

fn game(played: &Played) -> Value {
    json!({
        "rules": played.desk.law().book(),
        "entries": played.answers.iter().map(entry).collect::<Vec<_>>(),
        "state": played.desk.view(),
        "log": played.desk.log().iter().map(shown).collect::<Vec<_>>(),
    })
}

fn entry(answer: &LineAnswer) -> Value {
    let mut entry = json!({ "line": answer.line, "at": answer.at, "by": answer.by });
    match &answer.came {
        Ok(logged) => entry["events"] = json!(logged.iter().map(shown).collect::<Vec<_>>()),
        Err(refused) => {
            entry["refused"] = json!(refused.refusal.why);
            entry["under"] = json!(refused.refusal.under);
            entry["could"] = json!(refused.could);
        }
    }
    entry
}
