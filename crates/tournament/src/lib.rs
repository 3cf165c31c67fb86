//! An event from charter to medals, as pure code: what was decided is a log, and every state is a fold over it.
//!
//! Nothing here reads a file, a clock or a source of chance: dates and seeds are arguments, so that a draw can be repeated
//! and shown.
#![forbid(unsafe_code)]

pub mod arrangements;
pub mod charter;
pub mod cite;
mod counting;
pub mod entry;
pub mod event;
pub mod generator;
mod id;
mod lots;
mod money;
mod outcome;
pub mod pairing;
pub mod promotion;
pub mod ranking;
pub mod record_sheet;
mod score;
mod scoring;
pub mod sheet;
mod table;
pub mod trf;

pub use books::event::Counting;
pub use contest::{Actor, Form, GameId, Grade, Outcome, Reason, Side, Verdict};
pub use counting::{Count, MatchCredit};
pub use id::PlayerId;
pub use lots::Lots;
pub use money::{Money, MoneyError};
pub use outcome::{Credit, ResultWord};
pub use score::{Score, ScoreError};
pub use scoring::{Points, Scoring};
pub use table::{Bye, ByeKind, Game, Match, Table, TableFault};
