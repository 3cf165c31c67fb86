//! Why a text cannot be read at the desk, and why its clock refuses.

use books::desk::{ChessMisreading, Misreading, Unreadable};
use clock::ClockError;
use words::{Lang, Say, say};

use super::Teller;

/// A text that is no move here, or no start of a game, and why.
pub fn unreadable(unreadable: &Unreadable, lang: Lang) -> String {
    let why = match &unreadable.why {
        Misreading::NoPosition => say!(lang, "desk-no-position"),
        Misreading::Man => say!(lang, "desk-no-such-man"),
        Misreading::Square => say!(lang, "desk-no-such-square"),
        Misreading::Notation(error) => error.say(lang),
        Misreading::Meaning(error) => error.say(lang),
        Misreading::Placement(error) => error.say(lang),
        Misreading::Chess(why) => as_chess(why, lang),
    };
    say!(lang, "desk-unreadable", text = unreadable.text.as_str(), why = why)
}

impl Teller<'_> {
    /// Why a clock refuses what is asked of it.
    pub(super) fn clock_error(&self, error: &ClockError) -> String {
        let lang = self.lang;
        match error {
            ClockError::AlreadyRunning { side } => say!(lang, "desk-clock-already-running", side = self.side(*side)),
            ClockError::NotRunning => say!(lang, "desk-clock-not-running"),
            ClockError::NeverStarted => say!(lang, "desk-clock-never-started"),
            ClockError::Backwards { .. } => say!(lang, "desk-time-runs-back"),
            ClockError::TooLong { asked, limit } => {
                say!(lang, "desk-clock-too-long", asked = asked.to_string(), limit = limit.to_string())
            }
            ClockError::NoSuchCount { count } => {
                say!(lang, "desk-clock-no-such-count", moves = count.moves, stage = count.stage + 1)
            }
        }
    }
}

#[cfg(feature = "chess")]
fn as_chess(why: &ChessMisreading, lang: Lang) -> String {
    match why {
        ChessMisreading::Notation(error) => error.say(lang),
        ChessMisreading::Meaning(error) => error.say(lang),
        ChessMisreading::Placement(error) => error.say(lang),
    }
}

#[cfg(not(feature = "chess"))]
fn as_chess(_: &ChessMisreading, lang: Lang) -> String {
    say!(lang, "desk-no-position")
}
