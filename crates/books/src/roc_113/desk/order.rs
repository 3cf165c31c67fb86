//! The order in which matters are decided.

use super::position::is_limit;
use crate::desk::{Incident, Matter, OfBoard, OfClaim, OfClock, OfConduct, OfResult, Standing};

/// Whether a matter is a fault of a side.
pub fn is_fault(incident: &Incident) -> bool {
    !matches!(
        incident,
        Incident::Claim(
            OfClaim::Position { .. }
                | OfClaim::Cycle
                | OfClaim::LongQuiet
                | OfClaim::Claimed { .. }
                | OfClaim::Observed
        ) | Incident::Result(
            OfResult::Resignation | OfResult::AgreedDraw | OfResult::DisputedResult { .. } | OfResult::Unreported
        ) | Incident::Conduct(
            OfConduct::TooManyFaults
                | OfConduct::Absence
                | OfConduct::Withdrawal { .. }
                | OfConduct::Duty { .. }
                | OfConduct::Other { .. }
        ) | Incident::Clock(OfClock::Overstepped | OfClock::WrongTimes)
            | Incident::Board(OfBoard::Equipment { .. } | OfBoard::ColoursReversed | OfBoard::WrongPairing)
    )
}

/// Whether a matter waits for an official now: a fault of which nobody has told one holds nothing up.
pub fn is_ripe(matter: &Matter) -> bool {
    match matter.standing {
        Standing::Raised => true,
        Standing::Latent => !is_fault(&matter.incident),
        _ => false,
    }
}

/// Where a matter comes in the order in which matters are decided: a fault of which an official was told before what ended
/// the game, and that in the order in which it did.
pub fn place(matter: &Matter) -> u8 {
    match &matter.incident {
        incident if is_fault(incident) && matter.standing == Standing::Raised => 0,
        Incident::Claim(OfClaim::Position { verdict }) if !is_limit(*verdict) => 1,
        Incident::Result(OfResult::Resignation | OfResult::AgreedDraw)
        | Incident::Conduct(OfConduct::TooManyFaults)
        | Incident::Clock(OfClock::Overstepped) => 2,
        Incident::Claim(OfClaim::Position { .. } | OfClaim::Claimed { .. }) => 3,
        _ => 4,
    }
}
