//! Rulings told: as data by the contract of the command line, and as text in three languages; and what happens at a desk,
//! as text.
#![forbid(unsafe_code)]

mod by_book;
mod data;
mod desk;
mod diagram;
#[cfg(feature = "chess")]
pub mod fide;
mod limit;
mod sentence;
mod text;

pub use data::{RulingData, data};
pub use desk::{Teller, unreadable};
pub use diagram::diagram;
pub use sentence::explanation;
pub use text::text;
