//! Time controls and the two-sided game clock, as pure values.
//!
//! Nothing here looks at a system clock: whoever uses it passes the [`Instant`]. A [`Clock`] says what its faces show, which
//! flag fell and exactly when; what follows from that is for a rulebook to say.
//!
//! ```
//! use contest::Side;
//! use clock::{Clock, Instant, Millis, TimeControl};
//!
//! let control: TimeControl = "10+5".parse()?;
//! let clock = Clock::new(control).start(Side::First, Instant::new(0))?;
//! let clock = clock.press(Instant::new(20_000))?;
//! assert_eq!(clock.left(Side::First, Instant::new(20_000)), Millis::new(10 * 60_000 - 20_000 + 5_000));
//! assert_eq!(clock.flag(Side::Second, Instant::new(620_000)).map(|fall| fall.at), Some(Instant::new(620_000)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod adjust;
mod clock;
mod control;
mod error;
mod face;
mod fault;
mod flag;
mod parse;
mod print;
mod reading;
mod reminder;
mod side_control;
mod snapshot;
mod stage;
mod time;

pub use adjust::Deduction;
pub use clock::{Clock, State};
pub use control::TimeControl;
pub use error::ClockError;
pub use face::Count;
pub use fault::{ControlFault, ControlFaults};
pub use flag::{Cause, Fall, Flags};
pub use parse::{Expected, TextError};
pub use reading::Reading;
pub use reminder::Reminder;
pub use side_control::SideControl;
pub use snapshot::SnapshotError;
pub use stage::{Bonus, Given, Stage};
pub use time::{Instant, Millis};
