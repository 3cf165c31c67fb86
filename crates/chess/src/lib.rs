//! The chess board, with the same face as `xiangqi`: legal positions and moves, and every way they are written down.
//!
//! [`Setup`] is anything that can be set up; [`Position`] is what can stand on the board in a game, and the only thing
//! that has legal moves. The rules of movement are shakmaty's; what forbids a move is found here.
//!
//! ```
//! use chess::{Position, Setup};
//!
//! let setup: Setup = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1".parse()?;
//! let position = Position::try_from(setup)?;
//! let mated = position.play("a1a8".parse()?)?;
//! assert_eq!(mated.ending(), Some(chess::BoardEnding::Checkmate));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod fault;
mod moves;
pub mod notation;
mod perft;
mod position;
mod setup;

pub use moves::{CoordinateError, IllegalMove, Move, MoveFault, MoveList};
pub use perft::{divide, perft};
pub use position::{BoardEnding, Position};
pub use setup::{Setup, SetupError, SetupFault};
pub use shakmaty::{Bitboard, Board, ByColor, CastlingSide, Color, File, Piece, Rank, Role, Square, attacks};
