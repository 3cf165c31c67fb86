//! `fide-2014`: the Laws of Chess; with the feature `chess` games, rulings on them, dead positions.
//!
//! The text at hand ends with article 8. A third occurrence and fifty moves are therefore told as draws that may be
//! claimed (5.2.d, 5.2.e); how a claim is made, and what comes of a wrong one, is left to the arbiter.
//!
//! ```
//! # #[cfg(feature = "chess")] {
//! use books::fide_2014::{Game, judge};
//! use ruling::Status;
//! use chess::{Color, Setup};
//!
//! let moves = ["f2f3", "e7e5", "g2g4", "d8h4"].map(|m| m.parse().expect("a move"));
//! let ruling = judge(&Game::with_moves(Setup::start(), &moves)?);
//! assert_eq!(ruling.status, Status::Won(Color::Black));
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(feature = "chess")]
mod articles;
#[cfg(feature = "chess")]
mod data;
#[cfg(all(feature = "chess", feature = "desk"))]
pub(crate) mod desk;
#[cfg(feature = "event")]
mod event;
#[cfg(feature = "chess")]
mod game;
#[cfg(feature = "chess")]
mod judge;
#[cfg(feature = "chess")]
mod mating;
#[cfg(all(feature = "chess", feature = "desk"))]
mod play;
#[cfg(feature = "chess")]
mod ruling;

use ::ruling::{Book, Setting};

#[cfg(feature = "chess")]
pub use self::{
    data::ChessRulingData,
    game::Game,
    judge::{LOOKED_AT, flag_fall, judge, movement_articles, setup_articles},
    mating::{Mating, dead, mating},
    ruling::{QuietCount, Recurrence, Ruling, status_id},
};
use crate::registry::{BookEntry, Rules, Terms};

/// The book.
pub const FIDE_2014: Book = Book::new("fide-2014");

/// The book with all that is known of it.
pub static ENTRY: BookEntry = BookEntry {
    book: FIDE_2014,
    base: None,
    rules: Rules::Chess(&[Setting::IllegalMove, Setting::ColoursEarly], read_in),
    terms: Terms::PLAIN,
    #[cfg(feature = "desk")]
    desk: DESK,
    #[cfg(feature = "event")]
    event: Some(&event::LAW),
    #[cfg(feature = "table")]
    table: include_str!("law.toml"),
};

/// The desk of chess needs the game.
#[cfg(all(feature = "chess", feature = "desk"))]
const DESK: Option<&'static dyn crate::desk::DeskLaw> = Some(&desk::Fide);
#[cfg(all(not(feature = "chess"), feature = "desk"))]
const DESK: Option<&'static dyn crate::desk::DeskLaw> = None;

/// The articles whose text a setting reads.
fn read_in(setting: Setting) -> &'static [&'static str] {
    match setting {
        Setting::IllegalMove => &["7.5.a"],
        Setting::ColoursEarly => &["7.3.remark1"],
        _ => &[],
    }
}
