//! Written rules as code.
#![forbid(unsafe_code)]
#![allow(clippy::cast_possible_truncation)]

mod article;
mod book;
mod game;
pub mod repetition;
pub mod settings;

pub use article::{Article, Book, UnknownBook};
pub use book::Rulebook;
pub use game::{Game, GameError};
