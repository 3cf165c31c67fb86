//! Penalties and orders that officials give by themselves.

use contest::{Form, Outcome, Reason, Side, Verdict};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::effect::{Correction, Effect};
use super::ledger::FoulKind;

/// A penalty or order that an official gives by itself.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Sanction {
    /// A warning by word of mouth.
    Caution,
    /// To be put right after the game.
    CorrectAfter(Correction),
    /// To be put right now.
    CorrectNow(Correction),
    /// A fault in pressing the clock.
    PressFault,
    /// A fault in keeping the record.
    RecordFault,
    /// A technical foul.
    TechnicalFoul,
    /// A result of the game.
    Result(Outcome),
    /// A result of a special kind, forced by what happened.
    SpecialResult(Outcome),
    /// Out of the playing area.
    Expel,
    /// Out of the event.
    Disqualify,
    /// To the disciplinary body.
    Refer,
    /// Anything else an official thought of.
    Other(String),
}

impl Sanction {
    /// What it does to a game, given against a side whose player has this name.
    pub fn effect(&self, side: Side, name: &str) -> Effect {
        let foul = |kind| Effect::Foul { side, kind };
        let penal = |outcome, form| Effect::End { verdict: Verdict { outcome, form, reason: Reason::Conduct } };
        match self {
            Self::Caution => Effect::Caution { side },
            Self::CorrectAfter(what) => Effect::CorrectAfter { side, what: what.clone() },
            Self::CorrectNow(what) => Effect::CorrectNow { side, what: what.clone() },
            Self::PressFault => foul(FoulKind::Press),
            Self::RecordFault => foul(FoulKind::Record),
            Self::TechnicalFoul => foul(FoulKind::Technical),
            Self::Result(outcome) => penal(*outcome, Form::Breach),
            Self::SpecialResult(outcome) => penal(*outcome, Form::Forced),
            Self::Expel => Effect::Expel { who: name.to_owned() },
            Self::Disqualify => Effect::Disqualify { side },
            Self::Refer => Effect::Refer { side },
            Self::Other(_) => Effect::PlayOn,
        }
    }
}
