//! How positions and moves are written.

pub mod fen;
pub mod iccs;
