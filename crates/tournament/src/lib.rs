//! An event from charter to medals, as pure code: what was decided is a log, and every state is a fold over it.
//!
//! Nothing here reads a file, a clock or a source of chance: dates and seeds are arguments, so that a draw can be repeated
//! and shown.
#![forbid(unsafe_code)]

mod colour;
mod id;
mod lots;
pub mod pairing;
mod score;

pub use colour::Colour;
pub use id::PlayerId;
pub use lots::Lots;
pub use score::{Score, ScoreError};
