//! What an official found out about a matter.

use clock::Millis;
use contest::{Outcome, Sides};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::board::{Man, Step};
use super::matter::Cause;
use super::refusal::Fact;

/// What the face of a clock showed when an official looked at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Shown {
    /// A flag, fallen or not.
    Flag(bool),
    /// Two hands and no flag.
    Hands {
        /// Whether the minute hand has passed the end of the time.
        minute: bool,
        /// Whether the second hand has.
        second: bool,
    },
}

/// What a player stopped the clock for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stoppage {
    /// To call an official.
    Official,
    /// Because of a disturbance.
    Disturbance,
    /// Because of illness.
    Illness,
    /// To go to the toilet.
    Toilet,
}

/// What the official found out about a matter before ruling on it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own, said or not")]
pub struct Facts {
    /// There is nothing in it.
    pub unfounded: bool,
    /// Nobody can tell how to restore what stood.
    pub cannot_restore: bool,
    /// The men were set right on a board that nobody kept, as both sides agree.
    pub set_right: bool,
    /// Which of the men touched where nobody kept the board cannot serve: move if they are the side's own, be taken if not.
    pub idle: Vec<Man>,
    /// All agree that the displaced men came from a square next to where they stand.
    pub neighbours: bool,
    /// Which men are to be set where, if the matter does not tell it.
    pub shifts: Vec<Step>,
    /// The ply to go back to, where it is not plain.
    pub back_to: Option<usize>,
    /// Who caused it, where that is not plain.
    pub cause: Option<Cause>,
    /// Nobody can tell which move was the extra one.
    pub unclear: bool,
    /// The head of conduct under which the chief files it.
    pub filed_under: Option<String>,
    /// The reason given is accepted.
    pub accepted: bool,
    /// In an official's eyes the position is drawn (or not).
    pub drawn: Option<bool>,
    /// How many rounds to watch before an official draw.
    pub rounds: Option<u32>,
    /// The request is turned down.
    pub refused: bool,
    /// The result the official finds.
    pub outcome: Option<Outcome>,
    /// What a player stopped the clock for.
    pub stopped_for: Option<Stoppage>,
    /// How many moves of each side are shown to have been made.
    pub moves: Option<u32>,
    /// The times the clock should show.
    pub left: Option<Sides<Millis>>,
    /// Who it was, if it was no player.
    pub who: Option<String>,
    /// What the side's clock showed.
    pub shown: Option<Shown>,
    /// The clock was at fault.
    pub faulty_clock: bool,
    /// The clock was pressed after the move (or not).
    pub pressed: Option<bool>,
    /// Both sides agree to what the official proposes (or not).
    pub agreed: Option<bool>,
    /// The move that what was written means, in any notation, as it was explained.
    pub means: Option<String>,
    /// The official lacks the authority and rules all the same, to be ratified.
    pub provisional: bool,
}

impl Facts {
    /// Which men are to be set where: as the matter has it, or as the official found out where it does not.
    pub fn told_or<'a>(&'a self, shifts: &'a [Step]) -> &'a [Step] {
        if shifts.is_empty() { &self.shifts } else { shifts }
    }

    /// The facts that were told, by their names; whether there is anything in the matter, and by which authority it is ruled
    /// on, are no facts of it.
    pub fn told(&self) -> Vec<Fact> {
        let told = [
            (Fact::Accepted, self.accepted),
            (Fact::Agreed, self.agreed.is_some()),
            (Fact::BackTo, self.back_to.is_some()),
            (Fact::CannotRestore, self.cannot_restore),
            (Fact::Cause, self.cause.is_some()),
            (Fact::Drawn, self.drawn.is_some()),
            (Fact::FaultyClock, self.faulty_clock),
            (Fact::FiledUnder, self.filed_under.is_some()),
            (Fact::Idle, !self.idle.is_empty()),
            (Fact::Left, self.left.is_some()),
            (Fact::Means, self.means.is_some()),
            (Fact::Moves, self.moves.is_some()),
            (Fact::Neighbours, self.neighbours),
            (Fact::Outcome, self.outcome.is_some()),
            (Fact::Pressed, self.pressed.is_some()),
            (Fact::Refused, self.refused),
            (Fact::Rounds, self.rounds.is_some()),
            (Fact::SetRight, self.set_right),
            (Fact::Shifts, !self.shifts.is_empty()),
            (Fact::Shown, self.shown.is_some()),
            (Fact::StoppedFor, self.stopped_for.is_some()),
            (Fact::Unclear, self.unclear),
            (Fact::Who, self.who.is_some()),
        ];
        told.into_iter().filter(|(_, told)| *told).map(|(fact, _)| fact).collect()
    }
}

/// A fact that a ruling turns on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Asks {
    /// Which.
    pub fact: Fact,
    /// The fact without which this one changes nothing, if there is one.
    pub beside: Option<Fact>,
}

impl Fact {
    /// Asked for by itself.
    pub const fn alone(self) -> Asks {
        Asks { fact: self, beside: None }
    }

    /// Asked for only if another fact is told.
    pub const fn beside(self, other: Self) -> Asks {
        Asks { fact: self, beside: Some(other) }
    }
}
