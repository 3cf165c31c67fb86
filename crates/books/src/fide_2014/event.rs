//! What `fide-2014` says of an event: what its preface and the remarks for arbiters leave to be done, and what the charter must
//! say. The text at hand ends with article 8.

use super::FIDE_2014;
use crate::event::{
    Duty, EquipmentFault, EventLaw, Faulted, Inspection, Key, Matter, OfCase, OfCharter, OfHall, OfResult, OfRound,
};

/// The law.
pub static LAW: EventLaw =
    EventLaw { in_force: Some(((2014, 7, 1), "导语.生效")), inspects, cites, ..EventLaw::silent(FIDE_2014) };

fn cites(matter: Matter<'_>) -> &'static [&'static str] {
    match matter {
        Matter::Charter(OfCharter::MustSay(Key::LatestArrival)) | Matter::Result(OfResult::Absent) => &["6.7.a"],
        Matter::Charter(OfCharter::Item(9)) | Matter::Round(OfRound::Time) => &["6.3.a"],
        Matter::Charter(OfCharter::TimeFixed) => &["6.2.a.remark2"],
        Matter::Charter(OfCharter::Amended) => &["史.1974.1)"],
        Matter::Charter(OfCharter::Opened) => &["史.修订周期"],
        Matter::Case(OfCase::Gap) => &["前言.类推", "史.1958"],
        Matter::Hall(OfHall::Duty(Duty::Countdown)) => &["6.7.remark2"],
        _ => &[],
    }
}

/// The remark on boards.
fn inspects(found: &Inspection) -> Faulted {
    let dull = (EquipmentFault::Board, &["2.remark1"] as &'static [&'static str]);
    if found.board_plain == Some(false) { vec![dull] } else { Vec::new() }
}
