//! Who meets whom, and with which colour.

pub mod knockout;
pub mod matching;
pub mod round_robin;
pub mod swiss;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::PlayerId;

/// Two who meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Pair {
    /// Who has the first move.
    pub first: PlayerId,
    /// Who has the second.
    pub second: PlayerId,
}
