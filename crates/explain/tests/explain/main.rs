//! What is told of rulings, desks and events, in three languages.
#![allow(clippy::unwrap_used, reason = "the helpers of tests fail as tests do")]

mod event;
mod papers;
mod refusals;
mod rulings;
mod sheet;
mod spoken;
