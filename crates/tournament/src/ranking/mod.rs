//! Who is ahead of whom: by a list that a book prints, or a charter's own.

mod cell;
mod list;
mod order;
mod tally;

pub use books::event::TieBreak;
pub use cell::{Cell, Part, TieBreakValue};
pub use list::{Criterion, Ranking, StillTied};
pub use order::{Behind, Line, Standings, rank};
pub use tally::{Tally, Unplayed, UnplayedBye, tallies};
