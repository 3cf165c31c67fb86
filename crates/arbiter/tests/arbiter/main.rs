//! The desk from outside: scripts, kept logs, sheets, and what it asks.
#![allow(clippy::unwrap_used, reason = "the helpers of tests fail as tests do")]

mod desk;
mod logs;
mod scripts;
mod sheet;
mod told;
