//! The hall as its officials and players use it: one story a file.
#![allow(clippy::unwrap_used, reason = "the helpers of tests fail as tests do")]

mod authority;
mod cases;
mod day;
mod log;
mod notices;
mod officials;
mod out;
mod support;
mod views;
