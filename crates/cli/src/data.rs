//! What is wrong with files and charters, in the user's language: what was found, where, and what was expected.

pub use words::data::{io, misfit, misread};
