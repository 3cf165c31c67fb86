//! One game as officials keep it.
//!
//! [`Desk::decide`] says what comes of an entry, something that somebody did or said: lines of a log, or a refusal;
//! [`Desk::take`] carries them out, too. The log is the game: [`Desk::replay`] folds it to the same state without asking the law
//! again, so everything can be replayed, explained, undone by a later line, and appealed against. What a rule says lies in [`books::desk`]; nothing here knows
//! one rulebook or one game from another.
#![forbid(unsafe_code)]

mod after;
mod apply;
mod awaits;
mod board;
mod confirmed;
mod decide;
mod desk;
mod draft;
mod effects;
mod entry;
mod fold;
mod found;
mod happening;
mod questions;
mod schema;
mod script;
mod sheet;
mod spoken;
mod ticking;
mod upcast;
mod view;
mod wake;

pub use after::{After, Judged, Start};
pub use awaits::{Awaited, Awaiting};
pub use confirmed::Confirmed;
pub use desk::{Desk, Outlook, ReplayError};
pub use entry::{Entry, EntryError};
pub use happening::{Happening, LaidMove, Logged, Told, shown};
pub use questions::{Asked, Questions};
pub use schema::schema;
pub use script::{Opening, Script, ScriptError, ScriptFault, arrangements};
pub use upcast::{LineError, read_line};
pub use view::{Allowed, ClockView, ResultView, View};
