//! One form for every log, of a game as of an event: lines that say what happened, who did it, when, about what and under
//! which articles; numbered without gaps, and each sealed over all that stands before it.
//!
//! What happened is the caller's own type, a [`Happening`], and so is an article; nothing here knows a rule. A log is bytes: the
//! caller reads them from wherever they are kept, [`read()`] says how far they can be trusted, and [`Tail::append`] gives
//! the bytes to add. What one decision brought about is read whole or not at all.
//!
//! ```
//! use clock::Instant;
//! use contest::Actor;
//! use journal::{Happening, Line, Tail, Times, number, read};
//! use serde::{Deserialize, Serialize};
//!
//! #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
//! #[serde(tag = "event", rename_all = "snake_case")]
//! enum Bell {
//!     Rung { times: u8 },
//! }
//!
//! impl Happening for Bell {
//!     const FIRST: u64 = 1;
//!     const TIMES: Times = Times::Utc;
//!     const NESTED: bool = false;
//!     type Past = ();
//! }
//!
//! let rung = Line::<_, String>::new(Instant::new(1_777_633_200_000), Actor::Director, Bell::Rung { times: 2 });
//! let mut lines = [rung];
//! let mut tail = Tail::of::<Bell>();
//! number(tail.next, &mut lines);
//! let bytes = tail.append(&lines).expect("it follows what is there");
//! assert!(bytes.starts_with(br#"{"version":2,"no":1,"at":"2026-05-01T11:00:00Z","by":"director","event":"rung","times":2,"#));
//! assert_eq!(read::<Bell, String>(&bytes).lines, lines);
//! ```
#![forbid(unsafe_code)]

mod instant;
mod line;
mod read;
mod seal;

pub use instant::{Times, utc};
pub use line::{Happening, Line, VERSION};
pub use read::{Fault, Log, LogError, read, read_after};
pub use seal::{NoSeal, Place, Seal, Tail, number};
