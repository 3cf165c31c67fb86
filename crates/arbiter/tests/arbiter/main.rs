//! The desk from outside: scripts, kept logs, sheets, and what it asks.
#![allow(clippy::unwrap_used, reason = "the helpers of tests fail as tests do")]

mod desk;
mod logs;
mod scripts;
mod sheet;
mod told;

use arbiter::{Desk, Entry};
use books::XQEF_2022;
use books::desk::Arrangements;
use clock::Instant;

/// A game under these arrangements, with these lines entered.
fn play(arrangements: &str, lines: &[&str]) -> Desk {
    let law = books::desk_law(XQEF_2022).unwrap();
    let arrangements: Arrangements = serde_json::from_str(arrangements).unwrap();
    let mut desk = Desk::open(law, arrangements, Instant::new(0)).unwrap();
    for line in lines {
        let entry: Entry = serde_json::from_str(line).unwrap();
        desk.take(&entry).unwrap();
    }
    desk
}
