//! What a user reads, in every language.

mod board;
mod languages;
mod notation;
mod record;
