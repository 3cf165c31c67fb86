//! The law of an event: what a book says of charters, entries, rounds, absence, results, appeals and ranks.
//!
//! What a book settles with a value is a [`Term`], which a charter or an announcement may overrule; who may give an order
//! is a row of [`EventLaw::offices`]; what an answer rests on is asked by [`EventMatter`]. [`Laws`] are the books of one
//! charter: a supplement is asked before its base, and where all are silent the charter must say.

mod case;
mod duty;
mod equipment;
mod law;
mod laws;
mod matter;
mod method;
mod pairing;
mod power;
mod ranking;
mod requirement;
mod term;

pub use case::{Evidence, Instance, OfCase, Rung};
pub use duty::{Duty, Stage};
pub use equipment::{EquipmentFault, Faulted, Inspection};
pub use law::{EventLaw, LevelTime, Units};
pub use laws::Laws;
pub use matter::{EventMatter, Ground, OfAbsence, OfCharter, OfEnd, OfEntry, OfHall, OfMethod, OfReporting, OfRound};
pub use method::{Condition, Counting, Level, Scores, System, TimePart};
pub use pairing::Criterion;
pub use power::{Office, Power};
pub use ranking::{RankingList, TieBreak, ranking_list, ranking_lists};
pub use requirement::{Requirement, Weight};
pub use term::{Expected, Key, Layer, Term, Value};
