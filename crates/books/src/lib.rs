//! Written rules as code.
#![forbid(unsafe_code)]
#![allow(clippy::cast_possible_truncation)]

mod article;
mod axf_2003;
mod cn_referee;
mod dead;
pub mod desk;
mod fault;
#[cfg(feature = "chess")]
pub mod fide_2014;
mod game;
mod hashed;
mod hk_2016;
mod judge;
pub mod law;
pub mod limit;
mod notation;
pub mod repetition;
mod roc_113;
mod rulebook;
pub mod ruling;
mod setting;
pub mod settings;
mod shuffle;
mod warning;
mod xqef_2022;

pub use article::{Article, Book, UnknownArticle, UnknownBook};
pub use dead::{Dead, dead, has_attackers};
pub use fault::{Consequence, consequence};
pub use game::{Game, GameError};
pub use judge::judge;
pub use rulebook::Rulebook;
pub use ruling::{Ruling, Status};
pub use setting::{Choice, NoChoice, Setting};
pub use shuffle::{Shuffling, shuffling};
