//! Touched men, and what they bind to.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::board::{Square, Step};
use crate::Article;

/// Men touched in one act.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Touch {
    /// Where they stood.
    pub squares: Vec<Square>,
    /// In which order, if several.
    pub order: Order,
}

/// The order in which several men were touched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// As they are listed.
    #[default]
    Listed,
    /// All at once.
    Together,
    /// Nobody can tell.
    Unknown,
}

/// What a side may still play, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binding {
    /// The man that must move.
    pub mover: Option<Square>,
    /// The man that must be taken.
    pub victim: Option<Square>,
    /// The moves that keep to it.
    pub allowed: Vec<Step>,
    /// Why.
    pub under: Vec<Article>,
}
