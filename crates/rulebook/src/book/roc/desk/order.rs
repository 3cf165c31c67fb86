//! The order in which matters are decided, and the official's duty to decide them.

use super::cite;
use crate::Article;
use crate::desk::{Matter, Standing, Subject};

/// Whether a matter is a fault of a side.
fn is_fault(subject: &Subject) -> bool {
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
        Subject::Position { .. } => 1,
        Subject::Resignation | Subject::AgreedDraw => 2,
        Subject::TooManyFaults => 3,
        Subject::Overstepped => 4,
        _ => 5,
    }
}

/// Chapter 4, 六 [D] and [F]: what an official has to decide.
pub fn duty(matter: &Matter) -> Vec<Article> {
    let rules = is_fault(&matter.subject) || matches!(matter.subject, Subject::TooManyFaults | Subject::Overstepped);
    cite(if rules { &["4.六.[D]", "4.六.[F].裁決"] } else { &["4.六.[D]"] })
}
