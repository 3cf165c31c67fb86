//! What a charter or an announcement sets, one value at a time.

use books::event::{Key, Value};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A clause of a charter or of an announcement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Clause {
    /// What it sets.
    pub key: Key,
    /// To what; `None` only strikes.
    pub value: Option<Value>,
    /// The unit of the base book that it strikes out, by id.
    pub strikes: Option<String>,
    /// How it is written.
    pub text: Option<String>,
}
