//! Who is ahead of whom: the lists of `roc-113` 3.6 and `hk-2016` 七, and a charter's own.

mod cell;
mod list;
mod order;
mod tally;

pub use cell::{Amount, Cell, Part};
pub use list::{Criterion, Ranking, StillTied, TieBreak};
pub use order::{Behind, Line, Standings, rank};
pub use tally::{Tally, Unplayed, UnplayedBye, tallies};
