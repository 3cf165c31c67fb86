//! What `fide-2014` says of an event: nothing but what the charter must say. The text at hand ends with article 8.

use super::FIDE_2014;
use crate::event::{EventLaw, Key, Matter, OfCharter, OfResult};

/// The law.
pub static LAW: EventLaw = EventLaw { cites, ..EventLaw::silent(FIDE_2014) };

fn cites(matter: Matter<'_>) -> &'static [&'static str] {
    match matter {
        Matter::Charter(OfCharter::MustSay(Key::LatestArrival)) | Matter::Result(OfResult::Absent) => &["6.7.a"],
        _ => &[],
    }
}
