//! Clocks and time controls, by worked tables, by laws that hold for every game, and by a second road.
#![allow(clippy::unwrap_used)]

mod any_input;
mod common;
mod kinds;
mod laws;
mod officials;
mod ticking;
mod written;
