//! Repetition, limits and endings: positions in, a ruling with its articles and its proof out.
//!
//! The engine knows no rulebook. A book joins with a row of [`settings`] and a [`GameLaw`], which names the articles that
//! its rulings rest on; the crate `books` holds those that there are. What a ruling says is data ([`RulingData`]) with a
//! JSON Schema; words for readers are made elsewhere.
#![forbid(unsafe_code)]
#![allow(clippy::cast_possible_truncation)]

mod article;
pub mod data;
mod dead;
mod fault;
mod game;
mod hashed;
mod judge;
mod law;
pub mod limit;
pub mod repetition;
mod review;
mod rulebook;
mod ruled;
mod setting;
pub mod settings;
mod shuffle;
mod standing;
mod warning;

pub use article::{Article, Book, Unreadable};
pub use data::RulingData;
pub use dead::{Dead, dead, dead_if_few, has_attackers};
pub use fault::{Consequence, Sequel, consequence};
pub use game::{Game, GameError, Warned};
pub use judge::judge;
pub use law::{Bearing, Circumstances, GameLaw, Judged};
pub use limit::{AskedLimit, LimitClaim, LimitCount};
pub use review::{Assumption, Due, Review, Word};
pub use rulebook::Rulebook;
pub use ruled::{Action, Ending, EndingKind, Layer, OtherCount, Reading, Recurrence, Ruling, Status};
pub use setting::{Choice, NoChoice, Setting};
pub use shuffle::{Shuffling, shuffling};
pub use standing::Standing;
