//! Written rules as code.
#![forbid(unsafe_code)]
#![allow(clippy::cast_possible_truncation)]

mod article;
mod book;
mod dead;
pub mod desk;
mod fault;
#[cfg(feature = "chess")]
pub mod fide;
mod game;
mod hashed;
mod judge;
pub mod law;
pub mod limit;
pub mod repetition;
pub mod ruling;
mod setting;
pub mod settings;
mod shuffle;
mod warning;

pub use article::{Article, Book, UnknownArticle, UnknownBook};
pub use book::Rulebook;
pub use dead::{Dead, dead, has_attackers};
pub use fault::{Consequence, consequence};
pub use game::{Game, GameError};
pub use judge::judge;
pub use ruling::{Ruling, Status};
pub use setting::{Choice, NoChoice, Setting};
pub use shuffle::{Shuffling, shuffling};
