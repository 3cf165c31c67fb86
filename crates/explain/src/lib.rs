//! All that is told to people: rulings, what happens at a desk, events with their tables and papers, and what rulebooks hold.
//! Data and a language go in; texts, tables, pages and JSON come out. Nothing here writes anywhere.
#![forbid(unsafe_code)]

pub mod article;
pub mod desk;
pub mod event;
pub mod hall;
pub mod rulebooks;
pub mod ruling;
pub mod sheet;

pub use desk::{Teller, unreadable};
pub use event::EventTeller;
pub use hall::HallTeller;
#[cfg(feature = "chess")]
pub use ruling::fide;
pub use ruling::{data, diagram, explanation, text};
