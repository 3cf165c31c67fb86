//! What an amendment changes: the places of a charter, or of an entry, that read otherwise.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Charter;

/// A place of a charter, or of an entry, that was amended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CharterChange {
    /// Where, by the words of the file: `format.stages.1.rounds`; what is listed is counted from 1.
    pub at: String,
    /// What stood there; nothing if it was not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// What stands there now; nothing if it is no longer said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
}

impl Charter {
    /// Where another charter reads otherwise than this one.
    pub fn changes(&self, amended: &Self) -> Vec<CharterChange> {
        changes(self, amended)
    }
}

/// Where something written reads otherwise than before.
pub(crate) fn changes<T: Serialize>(before: &T, after: &T) -> Vec<CharterChange> {
    let [before, after] =
        [before, after].map(|written| serde_json::to_value(written).expect("what stands in a log can be written"));
    let mut changes = Vec::new();
    compare(String::new(), Some(&before), Some(&after), &mut changes);
    changes
}

/// What was not said, or was said to be nothing.
fn said(value: Option<&Value>) -> Option<&Value> {
    value.filter(|value| !value.is_null())
}

fn compare(at: String, before: Option<&Value>, after: Option<&Value>, changes: &mut Vec<CharterChange>) {
    let below = |word: &str| if at.is_empty() { word.to_owned() } else { format!("{at}.{word}") };
    match (said(before), said(after)) {
        (before, after) if before == after => {}
        (Some(Value::Object(before)), Some(Value::Object(after))) => {
            let mut words: Vec<&String> = before.keys().chain(after.keys()).collect();
            words.sort();
            words.dedup();
            for word in words {
                compare(below(word), before.get(word), after.get(word), changes);
            }
        }
        (Some(Value::Array(before)), Some(Value::Array(after))) => {
            for nth in 0..before.len().max(after.len()) {
                compare(below(&(nth + 1).to_string()), before.get(nth), after.get(nth), changes);
            }
        }
        (before, after) => changes.push(CharterChange { at, from: before.map(text), to: after.map(text) }),
    }
}

/// A value as it is read: a text without its quotes, all else as in a file.
fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
