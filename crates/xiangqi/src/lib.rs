//! The Xiangqi board: points, pieces, legal positions and moves, and every way they are written down.
//!
//! [`Setup`] is anything that can be set up; [`Position`] is what can stand on the board in a game, and the only thing
//! that has legal moves. A position never knows the game it belongs to: repetition, limits and results are a rulebook's.
//!
//! ```
//! use xiangqi::{Position, Setup};
//!
//! let setup: Setup = "4k4/9/9/9/9/9/9/9/4R4/3K5 b".parse()?;
//! let position = Position::try_from(setup)?;
//! assert!(position.in_check());
//! for m in position.legal_moves() {
//!     println!("{m}");
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![deny(unsafe_code)]
// Indices of points, files and ranks are below 90; widths are chosen for the machine.
#![allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]
#![allow(clippy::inline_always)]

mod attacks;
mod bitboard;
mod board;
mod checking;
mod movegen;
mod moves;
pub mod notation;
mod perft;
mod piece;
mod point;
mod position;
mod roster;
mod setup;

pub use bitboard::{Bitboard, Points};
pub use board::Board;
pub use movegen::Guard;
pub use moves::{IllegalMove, Move, MoveFault, MoveList};
pub use perft::{Leaves, divide, perft, perft_with};
pub use piece::{ByColor, Color, Piece, Role};
pub use point::{File, Point, PointError, Rank};
pub use position::{BoardEnding, Position, Undo};
pub use setup::{Setup, SetupError, SetupFault};
