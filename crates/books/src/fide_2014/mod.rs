//! The Laws of Chess, with the feature `chess`: games, rulings on them, dead positions.
//!
//! The text at hand ends with article 8. A third occurrence and fifty moves are therefore told as draws that may be
//! claimed (5.2.d, 5.2.e); how a claim is made, and what comes of a wrong one, is left to the arbiter.
//!
//! ```
//! use books::fide_2014::{Game, judge};
//! use books::Status;
//! use chess::{Color, Setup};
//!
//! let moves = ["f2f3", "e7e5", "g2g4", "d8h4"].map(|m| m.parse().expect("a move"));
//! let ruling = judge(&Game::with_moves(Setup::start(), &moves)?);
//! assert_eq!(ruling.status, Status::Won(Color::Black));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod articles;
pub(crate) mod desk;
mod game;
mod judge;
mod mating;
mod play;
mod ruling;

pub use game::Game;
pub use judge::{LOOKED_AT, flag_fall, judge, movement_articles, setup_articles};
pub use mating::{Mating, dead, mating};
pub use ruling::{QuietCount, Recurrence, Ruling};
