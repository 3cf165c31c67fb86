//! How a game ends.

use contest::Side;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
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
    pub fn won_by(side: Side) -> Self {
        match side {
            Side::First => Self::FirstWins,
            Side::Second => Self::SecondWins,
        }
    }

    /// Who won, if one side did.
    pub fn winner(self) -> Option<Side> {
        match self {
            Self::FirstWins => Some(Side::First),
            Self::SecondWins => Some(Side::Second),
            Self::Draw | Self::BothLose => None,
        }
    }
}

/// What kind of result it is, as the scoring needs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
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

/// A result with its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
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
    pub fn loses(side: Side, form: Form, reason: Reason) -> Self {
        Self { outcome: Outcome::won_by(!side), form, reason }
    }

    /// A draw.
    pub fn draw(form: Form, reason: Reason) -> Self {
        Self { outcome: Outcome::Draw, form, reason }
    }

    /// Both lose.
    pub fn both_lose(form: Form, reason: Reason) -> Self {
        Self { outcome: Outcome::BothLose, form, reason }
    }
}
