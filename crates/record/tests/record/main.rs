//! Files of games: what is written is read again, and nothing that is read stops a reader.

mod any_bytes;
#[cfg(feature = "chess")]
mod chess;
mod common;
mod reader;
mod round_trip;
