//! What `fide-2014` says of an event: what its preface and the remarks for arbiters leave to be done, and what the charter must
//! say. The text at hand ends with article 8.

use super::FIDE_2014;
use crate::event::{
    Duty, EquipmentFault, EventLaw, EventMatter, Faulted, Inspection, Key, OfCase, OfCharter, OfHall, OfReporting,
    OfRound, Units,
};

/// The law.
pub static LAW: EventLaw =
    EventLaw { in_force: Some(((2014, 7, 1), "导语.生效")), inspects, cites, ..EventLaw::silent(FIDE_2014) };

fn cites(matter: EventMatter<'_>) -> Units {
    match matter {
        EventMatter::Charter(OfCharter::MustSay(Key::LatestArrival)) | EventMatter::Result(OfReporting::Absent) => {
            &["6.7.a"]
        }
        EventMatter::Charter(OfCharter::Item(9)) | EventMatter::Round(OfRound::Time) => &["6.3.a"],
        EventMatter::Charter(OfCharter::TimeFixed) => &["6.2.a.remark2"],
        EventMatter::Charter(OfCharter::Amended) => &["史.1974.1)"],
        EventMatter::Charter(OfCharter::Opened) => &["史.修订周期"],
        EventMatter::Case(OfCase::Gap) => &["前言.类推", "史.1958"],
        EventMatter::Hall(OfHall::Duty(Duty::Countdown)) => &["6.7.remark2"],
        _ => &[],
    }
}

/// The remark on boards.
fn inspects(found: &Inspection) -> Faulted {
    let dull = (EquipmentFault::Board, &["2.remark1"] as Units);
    if found.board_plain == Some(false) { vec![dull] } else { Vec::new() }
}
