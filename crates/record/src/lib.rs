//! Streaming readers and writers of game files.
//!
//! [`Reader`] takes any file and gives its games as [`Record`]s: PGN, `DhtmlXQ` in web pages, XQF, CBR, CBL, plain
//! lists of moves and tables, told apart by what they hold; text in UTF-8, UTF-16, GBK or Big5; moves in any notation,
//! each checked by the rules of movement. A broken game is reported with its place and the next is read. [`Writer`]
//! writes them.
//!
//! ```
//! use record::{Format, Reader, write};
//! use xiangqi::notation::Notation;
//!
//! let list = "1. 炮二平五 馬8進7 2. 馬二進三";
//! let records: Result<Vec<_>, _> = Reader::new(list.as_bytes())?.collect();
//! let mut table = Vec::new();
//! write(Format::Tsv, Notation::Iccs, records?, &mut table)?;
//! assert!(table.ends_with(b"\th2e2 h9g7 h0g2\n"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod binary;
mod cbr;
mod chunks;
mod comment;
mod dhtmlxq;
mod encoding;
mod error;
mod format;
mod games;
mod headers;
mod list;
mod loss;
mod movetext;
mod pgn;
mod reader;
mod record;
mod resolve;
mod san;
mod set;
mod sport;
mod text;
mod tsv;
mod writer;
mod xqf;

pub use error::{BadMove, Fault, MoveError, Part, ReadError, WriteError};
pub use format::{Format, UnknownFormat};
pub use headers::{Headers, Tag};
pub use loss::{Loss, losses};
pub use movetext::main_words;
pub use reader::Reader;
pub use record::{GameResult, Line, Nag, Played, Record};
pub use resolve::MoveWords;
#[cfg(feature = "chess")]
pub use sport::{Chess, ChessMoveError};
pub use sport::{RecordOf, Sport, Xiangqi};
pub use writer::{Writer, write};
