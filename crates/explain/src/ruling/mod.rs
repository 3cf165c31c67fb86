//! Rulings told: as data by the contract of the command line, and as text in three languages.

mod by_book;
mod diagram;
#[cfg(feature = "chess")]
pub mod fide;
mod game;
mod limit;
mod sentence;
mod text;

pub use diagram::diagram;
pub use game::{Answer, GameName};
pub use sentence::{data, explanation};
pub use text::text;
