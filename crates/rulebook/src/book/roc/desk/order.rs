//! The order in which matters are decided.

use super::position::is_limit;
use crate::desk::{Matter, Standing, Subject};

/// Whether a matter is a fault of a side.
pub fn is_fault(subject: &Subject) -> bool {
    !matches!(
        subject,
        Subject::Position { .. }
            | Subject::Cycle
            | Subject::LongQuiet
            | Subject::Claimed { .. }
            | Subject::Resignation
            | Subject::AgreedDraw
            | Subject::TooManyFaults
            | Subject::Overstepped
            | Subject::Observed
            | Subject::Equipment { .. }
            | Subject::ColoursReversed
            | Subject::WrongPairing
            | Subject::Absence
            | Subject::Withdrawal { .. }
            | Subject::WrongTimes
            | Subject::DisputedResult { .. }
            | Subject::Unreported
            | Subject::Duty { .. }
            | Subject::Other { .. }
    )
}

/// Whether a matter waits for an official now: a fault of which nobody has told one holds nothing up.
pub fn is_ripe(matter: &Matter) -> bool {
    match matter.standing {
        Standing::Raised => true,
        Standing::Latent => !is_fault(&matter.subject),
        _ => false,
    }
}

/// Where a matter comes in the order in which matters are decided: a fault of which an official was told before what ended
/// the game, and that in the order in which it did.
pub fn place(matter: &Matter) -> u8 {
    match &matter.subject {
        subject if is_fault(subject) && matter.standing == Standing::Raised => 0,
        Subject::Position { verdict } if !is_limit(*verdict) => 1,
        Subject::Resignation | Subject::AgreedDraw | Subject::TooManyFaults | Subject::Overstepped => 2,
        Subject::Position { .. } | Subject::Claimed { .. } => 3,
        _ => 4,
    }
}

/// Whether a matter is an objection to the very move that brought about what another matter found on the board: that the
/// move was none of the touched men's.
pub fn objects(matter: &Matter, finding: &Matter) -> bool {
    let of_move = matches!(matter.subject, Subject::UnboundMove { .. });
    let found = matches!(finding.subject, Subject::Position { .. } | Subject::Cycle);
    of_move && found && matter.standing.is_open() && matter.ply == finding.ply
}
