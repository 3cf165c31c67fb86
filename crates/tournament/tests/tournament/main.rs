//! An event from charter to medals: whole events, orders, repairs, and the pairings of others.
#![allow(clippy::unwrap_used, reason = "the helpers of tests fail as tests do")]

mod draws;
mod events;
mod given;
mod kept;
mod opens;
mod orders;
mod repairs;
mod swiss;
mod swiss_events;
