//! The board and moves of chess: counts of move sequences, and what must hold in every position.

mod perft;
mod properties;
mod sample;
