//! Rulings told: as data by the contract of the command line, and as text in three languages.

mod by_book;
mod charge;
pub(crate) mod decisive;
mod diagram;
#[cfg(feature = "chess")]
pub mod fide;
mod game;
mod headline;
mod limit;
mod moves;
mod overview;
mod past;
mod sentence;
mod style;
mod text;

pub(crate) use by_book::with_its_cannon;
pub(crate) use charge::file_number;
pub use diagram::diagram;
#[cfg(feature = "chess")]
pub use game::schema;
pub use game::{Answer, Faulty, GameName, Recorded, RecordedResult};
pub use headline::headline;
pub use overview::overview;
pub use sentence::{data, explanation};
pub use style::Style;
pub use text::text;
