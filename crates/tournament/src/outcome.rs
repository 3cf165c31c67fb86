//! How a game or a match ended, as schedule 2 of `xqef-2022` tells results apart.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Side;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
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

impl Outcome {
    /// All outcomes.
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

    /// The word used in files.
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

    /// What it is for the one who had this colour.
    pub const fn credit(self, colour: Side) -> Credit {
        match (self, colour) {
            (Self::FirstWins, Side::First) | (Self::SecondWins, Side::Second) => Credit::Win,
            (Self::FirstWins, Side::Second) | (Self::SecondWins, Side::First) => Credit::Loss,
            (Self::Draw, Side::First) => Credit::DrawFirst,
            (Self::Draw, Side::Second) => Credit::DrawSecond,
            (Self::ForcedDraw, _) => Credit::ForcedDraw,
            (Self::BothLose, _) => Credit::DoubleLoss,
            (Self::FirstAbsent, Side::Second) | (Self::SecondAbsent, Side::First) => Credit::WinUnplayed,
            (Self::FirstAbsent, Side::First) | (Self::SecondAbsent, Side::Second) | (Self::BothAbsent, _) => {
                Credit::Absent
            }
        }
    }

    /// Whether the game was played at all.
    pub const fn was_played(self) -> bool {
        !matches!(self, Self::FirstAbsent | Self::SecondAbsent | Self::BothAbsent)
    }

    /// The same game won by the one with this colour, the other having stayed away.
    pub const fn unplayed_win(winner: Side) -> Self {
        match winner {
            Side::First => Self::SecondAbsent,
            Side::Second => Self::FirstAbsent,
        }
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
