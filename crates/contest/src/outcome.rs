//! How a game ends: who won, in what form, and why.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Side;

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The side that moves first.
    FirstWins,
    /// The other side.
    SecondWins,
    /// Neither: a draw.
    Draw,
    /// Neither: both lose.
    BothLose,
}

impl Outcome {
    /// A win for this side.
    pub const fn won_by(side: Side) -> Self {
        match side {
            Side::First => Self::FirstWins,
            Side::Second => Self::SecondWins,
        }
    }

    /// Who won, if one side did.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::FirstWins => Some(Side::First),
            Self::SecondWins => Some(Side::Second),
            Self::Draw | Self::BothLose => None,
        }
    }
}

/// What kind of result it is, as the scoring needs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// Reached over the board, by agreement or on time.
    Ordinary,
    /// Forced by what happened to the board, or by unwillingness to play.
    Forced,
    /// For a breach of the rules.
    Breach,
    /// By absence.
    Absence,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// Mate.
    Checkmate,
    /// No legal move.
    Stalemate,
    /// Nobody can win any more.
    DeadDraw,
    /// So many moves without a capture.
    NaturalLimit,
    /// A limit that a side asked for.
    AskedLimit,
    /// One side's forbidden cycle.
    ForbiddenPlay,
    /// The same forbidden cycle by both.
    SameForbiddenPlay,
    /// An ordinary cycle.
    OrdinaryCycle,
    /// The kings face.
    KingsFacing,
    /// A king was taken.
    KingTaken,
    /// A king was left to be taken.
    SelfCheck,
    /// A draw judged by an official.
    OfficialDraw,
    /// Resignation.
    Resignation,
    /// A draw agreed.
    AgreedDraw,
    /// A side refuses to play, or to put right what it must.
    Refusal,
    /// A side cannot go on.
    CannotContinue,
    /// A board that cannot be restored.
    Unrestorable,
    /// Draw offers one after the other.
    RepeatedOffers,
    /// Too many faults.
    Faults,
    /// Time.
    Time,
    /// A claim that did not hold.
    FalseClaim,
    /// A breach of conduct.
    Conduct,
    /// Absence.
    Absence,
    /// A sealed move that means nothing.
    SealedMove,
    /// An ending the sides agreed on before the game.
    AgreedEnding,
    /// The players reported it so.
    Reported,
}

/// The verdict on a game: who won, in what form, and why.
///
/// ```
/// use contest::{Outcome, Side, Verdict};
///
/// let absent = Verdict::absent(Side::First);
/// assert_eq!(absent.outcome, Outcome::SecondWins);
/// assert!(!absent.was_played());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Verdict {
    /// Who won.
    pub outcome: Outcome,
    /// What kind of result it is.
    pub form: Form,
    /// Why.
    pub reason: Reason,
}

impl Verdict {
    /// A side loses.
    pub const fn loses(side: Side, form: Form, reason: Reason) -> Self {
        Self { outcome: Outcome::won_by(side.other()), form, reason }
    }

    /// A draw.
    pub const fn draw(form: Form, reason: Reason) -> Self {
        Self { outcome: Outcome::Draw, form, reason }
    }

    /// Both lose.
    pub const fn both_lose(form: Form, reason: Reason) -> Self {
        Self { outcome: Outcome::BothLose, form, reason }
    }

    /// What was reported, with nothing more said of it.
    pub const fn reported(outcome: Outcome) -> Self {
        Self { outcome, form: Form::Ordinary, reason: Reason::Reported }
    }

    /// A side did not come: the other wins unplayed.
    pub const fn absent(side: Side) -> Self {
        Self::loses(side, Form::Absence, Reason::Absence)
    }

    /// Nobody came.
    pub const fn nobody_came() -> Self {
        Self::both_lose(Form::Absence, Reason::Absence)
    }

    /// Whether the game was played at all.
    pub const fn was_played(self) -> bool {
        !matches!(self.form, Form::Absence)
    }
}
