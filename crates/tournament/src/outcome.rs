//! Verdicts on games in the words of an event's files, as schedule 2 of `xqef-2022` tells results apart, and what each is to a
//! side.

use contest::{Form, Outcome, Reason, Verdict};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Side;

/// A result in one word, as files of events write it: as much of a verdict as scores need.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ResultWord {
    /// Red won at the board.
    FirstWins,
    /// Black won at the board.
    SecondWins,
    /// Drawn.
    Draw,
    /// Drawn by force of a rule, 強制和.
    ForcedDraw,
    /// Neither is given the game, 雙負.
    BothLose,
    /// Red did not come: Black wins unplayed.
    FirstAbsent,
    /// Black did not come: Red wins unplayed.
    SecondAbsent,
    /// Nobody came.
    BothAbsent,
}

impl ResultWord {
    /// All words.
    pub const ALL: [Self; 8] = [
        Self::FirstWins,
        Self::SecondWins,
        Self::Draw,
        Self::ForcedDraw,
        Self::BothLose,
        Self::FirstAbsent,
        Self::SecondAbsent,
        Self::BothAbsent,
    ];

    /// The word as it is written.
    pub const fn id(self) -> &'static str {
        match self {
            Self::FirstWins => "first_wins",
            Self::SecondWins => "second_wins",
            Self::Draw => "draw",
            Self::ForcedDraw => "forced_draw",
            Self::BothLose => "both_lose",
            Self::FirstAbsent => "first_absent",
            Self::SecondAbsent => "second_absent",
            Self::BothAbsent => "both_absent",
        }
    }

    /// The word for a verdict.
    pub const fn of(verdict: Verdict) -> Self {
        match (verdict.outcome, verdict.form) {
            (Outcome::FirstWins, Form::Absence) => Self::SecondAbsent,
            (Outcome::SecondWins, Form::Absence) => Self::FirstAbsent,
            (Outcome::Draw | Outcome::BothLose, Form::Absence) => Self::BothAbsent,
            (Outcome::Draw, Form::Forced) => Self::ForcedDraw,
            (Outcome::FirstWins, _) => Self::FirstWins,
            (Outcome::SecondWins, _) => Self::SecondWins,
            (Outcome::Draw, _) => Self::Draw,
            (Outcome::BothLose, _) => Self::BothLose,
        }
    }

    /// The verdict of which nothing more is known than the word.
    pub const fn verdict(self) -> Verdict {
        match self {
            Self::FirstWins => Verdict::reported(Outcome::FirstWins),
            Self::SecondWins => Verdict::reported(Outcome::SecondWins),
            Self::Draw => Verdict::reported(Outcome::Draw),
            Self::ForcedDraw => Verdict::draw(Form::Forced, Reason::Reported),
            Self::BothLose => Verdict::reported(Outcome::BothLose),
            Self::FirstAbsent => Verdict::absent(Side::First),
            Self::SecondAbsent => Verdict::absent(Side::Second),
            Self::BothAbsent => Verdict::nobody_came(),
        }
    }
}

impl From<ResultWord> for Verdict {
    fn from(word: ResultWord) -> Self {
        word.verdict()
    }
}

/// A verdict in one word; what the word leaves open is not written.
pub(crate) mod word {
    use contest::Verdict;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::ResultWord;

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "the serializer passes a reference")]
    pub fn serialize<S: Serializer>(verdict: &Verdict, serializer: S) -> Result<S::Ok, S::Error> {
        ResultWord::of(*verdict).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Verdict, D::Error> {
        ResultWord::deserialize(deserializer).map(ResultWord::verdict)
    }
}

/// A verdict as logs write it: the word, and beside it what the word leaves open.
#[derive(Serialize, Deserialize, JsonSchema)]
pub(crate) struct Written {
    /// How the game ended, in one word.
    outcome: ResultWord,
    /// What kind of result it is, if the word does not say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    form: Option<Form>,
    /// Why, if more is known than that it was reported.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    reason: Option<Reason>,
}

/// A whole verdict, among the fields of something else.
pub(crate) mod whole {
    use contest::Verdict;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{ResultWord, Written};

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "the serializer passes a reference")]
    pub fn serialize<S: Serializer>(verdict: &Verdict, serializer: S) -> Result<S::Ok, S::Error> {
        let outcome = ResultWord::of(*verdict);
        let known = outcome.verdict();
        let form = Some(verdict.form).filter(|form| *form != known.form);
        let reason = Some(verdict.reason).filter(|reason| *reason != known.reason);
        Written { outcome, form, reason }.serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Verdict, D::Error> {
        let Written { outcome, form, reason } = Written::deserialize(deserializer)?;
        let known = outcome.verdict();
        let (form, reason) = (form.unwrap_or(known.form), reason.unwrap_or(known.reason));
        Ok(Verdict { form, reason, ..known })
    }
}

/// What a result is for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Credit {
    /// Won at the board.
    Win,
    /// Won since the other did not come, 不戰而勝.
    WinUnplayed,
    /// Drawn with the first move.
    DrawFirst,
    /// Drawn with the second move.
    DrawSecond,
    /// Drawn by force of a rule.
    ForcedDraw,
    /// Lost at the board.
    Loss,
    /// Lost, and so did the other.
    DoubleLoss,
    /// Did not come.
    Absent,
    /// Had no opponent, 輪空.
    Bye,
    /// Had no opponent by own wish, and scores as for a draw.
    HalfBye,
    /// Was excused from the round.
    Leave,
}

impl Credit {
    /// What the verdict on a game is for the one who had this side.
    pub const fn of(verdict: Verdict, side: Side) -> Self {
        match (ResultWord::of(verdict), side) {
            (ResultWord::FirstWins, Side::First) | (ResultWord::SecondWins, Side::Second) => Self::Win,
            (ResultWord::FirstWins, Side::Second) | (ResultWord::SecondWins, Side::First) => Self::Loss,
            (ResultWord::Draw, Side::First) => Self::DrawFirst,
            (ResultWord::Draw, Side::Second) => Self::DrawSecond,
            (ResultWord::ForcedDraw, _) => Self::ForcedDraw,
            (ResultWord::BothLose, _) => Self::DoubleLoss,
            (ResultWord::FirstAbsent, Side::Second) | (ResultWord::SecondAbsent, Side::First) => Self::WinUnplayed,
            (ResultWord::FirstAbsent, Side::First)
            | (ResultWord::SecondAbsent, Side::Second)
            | (ResultWord::BothAbsent, _) => Self::Absent,
        }
    }

    /// Won, at the board or not.
    pub const fn is_win(self) -> bool {
        matches!(self, Self::Win | Self::WinUnplayed)
    }

    /// Drawn.
    pub const fn is_draw(self) -> bool {
        matches!(self, Self::DrawFirst | Self::DrawSecond | Self::ForcedDraw)
    }

    /// Whether there was play.
    pub const fn was_played(self) -> bool {
        !matches!(self, Self::WinUnplayed | Self::Absent | Self::Bye | Self::HalfBye | Self::Leave)
    }

    /// The word used in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::WinUnplayed => "win_unplayed",
            Self::DrawFirst => "draw_first",
            Self::DrawSecond => "draw_second",
            Self::ForcedDraw => "forced_draw",
            Self::Loss => "loss",
            Self::DoubleLoss => "double_loss",
            Self::Absent => "absent",
            Self::Bye => "bye",
            Self::HalfBye => "half_bye",
            Self::Leave => "leave",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_the_word_of_its_verdict() {
        for word in ResultWord::ALL {
            assert_eq!(ResultWord::of(word.verdict()), word);
            assert_eq!(serde_json::to_value(word).expect("a word"), word.id());
        }
    }

    #[test]
    fn what_a_word_leaves_open_is_written_beside_it() {
        #[derive(Serialize, Deserialize)]
        struct Result {
            #[serde(flatten, with = "whole")]
            verdict: Verdict,
        }
        let rows = [
            (Verdict::reported(Outcome::Draw), r#"{"outcome":"draw"}"#),
            (Verdict::absent(Side::First), r#"{"outcome":"first_absent"}"#),
            (
                Verdict::loses(Side::First, Form::Breach, Reason::Faults),
                r#"{"outcome":"second_wins","form":"breach","reason":"faults"}"#,
            ),
        ];
        for (verdict, text) in rows {
            assert_eq!(serde_json::to_string(&Result { verdict }).expect("a result"), text);
            assert_eq!(serde_json::from_str::<Result>(text).expect(text).verdict, verdict);
        }
    }
}
