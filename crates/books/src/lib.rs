//! Written rules as code: a folder a book, behind one registry.
//!
//! ```
//! use ruling::{Book, Game, Status, judge};
//! use xiangqi::{Color, Move, Setup};
//!
//! let book: Book = books::known("roc-113")?;
//! let rulebook = books::rulebook(book).expect("a book of Xiangqi");
//! let start: Setup = "4k4/9/9/9/5R3/9/p8/9/7r1/3K5 w".parse()?;
//! let cycle: Vec<Move> = ["f5e5", "e9f9", "e5f5", "f9e9"].map(|m| m.parse().expect("a move")).to_vec();
//! let ruling = judge(&Game::with_moves(start, &cycle.repeat(4))?, &rulebook);
//! assert_eq!(ruling.status, Status::Won(Color::Black));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![allow(clippy::cast_possible_truncation)]

pub mod axf_2003;
pub mod cn_referee;
mod customs;
#[cfg(feature = "desk")]
pub mod desk;
#[cfg(feature = "event")]
pub mod event;
pub mod fide_2014;
mod grounded;
pub mod hk_2016;
#[cfg(test)]
mod invented;
#[cfg(feature = "table")]
pub mod law;
mod registry;
pub mod roc_113;
pub mod wxf_2018;
pub mod xqef_2022;

pub use grounded::Grounded;
pub use registry::{
    AppealTerm, BookEntry, Notice, REGISTRY, Rules, Terms, Unforbidden, UnknownBook, appeal_term, entry, in_order,
    known, rulebook, terms, with_bases,
};
#[cfg(feature = "desk")]
pub use registry::{KnownBook, desk_law};
pub use ruling::{Article, Book, Rulebook};
pub use {
    axf_2003::AXF_2003, cn_referee::CN_REFEREE, fide_2014::FIDE_2014, hk_2016::HK_2016, roc_113::ROC_113,
    wxf_2018::WXF_2018, xqef_2022::XQEF_2022,
};
