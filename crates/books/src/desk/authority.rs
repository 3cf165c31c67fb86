//! Who acts at a desk, and what each may decide.

use contest::Side;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Article;

/// The grade in which an official serves, lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// 棋證, keeps one or more boards.
    Witness,
    /// 裁判員.
    Referee,
    /// 裁判主任, heads a section.
    SectionHead,
    /// 裁判長.
    Chief,
}

/// The qualification an official holds, lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Licence {
    /// 初級.
    Junior,
    /// 中級.
    Intermediate,
    /// 高級.
    Senior,
}

/// Who gives a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// The player who moves first.
    #[serde(alias = "red", alias = "white")]
    First,
    /// The other player.
    #[serde(alias = "black")]
    Second,
    /// The assistant of the player who moves first.
    #[serde(alias = "red_assistant", alias = "white_assistant")]
    FirstAssistant,
    /// The assistant of the other player.
    #[serde(alias = "black_assistant")]
    SecondAssistant,
    /// A witness.
    Witness,
    /// A referee.
    Referee,
    /// The head of a section.
    SectionHead,
    /// The chief arbiter.
    Chief,
    /// The director or the director's staff.
    Staff,
    /// Anybody else.
    Outsider,
    /// The desk itself, for what a rule makes happen with nobody saying so.
    Desk,
}

impl Actor {
    /// All who can act.
    pub const ALL: [Self; 11] = [
        Self::First,
        Self::Second,
        Self::FirstAssistant,
        Self::SecondAssistant,
        Self::Witness,
        Self::Referee,
        Self::SectionHead,
        Self::Chief,
        Self::Staff,
        Self::Outsider,
        Self::Desk,
    ];

    /// The side a player has, or the one an assistant is there for.
    pub fn side(self) -> Option<Side> {
        match self {
            Self::First | Self::FirstAssistant => Some(Side::First),
            Self::Second | Self::SecondAssistant => Some(Side::Second),
            _ => None,
        }
    }

    /// Whether it is a player's assistant.
    pub fn is_assistant(self) -> bool {
        matches!(self, Self::FirstAssistant | Self::SecondAssistant)
    }

    /// The grade an official has.
    pub fn grade(self) -> Option<Grade> {
        match self {
            Self::Witness => Some(Grade::Witness),
            Self::Referee => Some(Grade::Referee),
            Self::SectionHead => Some(Grade::SectionHead),
            Self::Chief => Some(Grade::Chief),
            _ => None,
        }
    }

    /// An official of a grade.
    pub fn official(grade: Grade) -> Self {
        match grade {
            Grade::Witness => Self::Witness,
            Grade::Referee => Self::Referee,
            Grade::SectionHead => Self::SectionHead,
            Grade::Chief => Self::Chief,
        }
    }

    /// The player of a side.
    pub fn player(side: Side) -> Self {
        match side {
            Side::First => Self::First,
            Side::Second => Self::Second,
        }
    }

    /// The assistant of a side's player.
    pub fn assistant(side: Side) -> Self {
        match side {
            Side::First => Self::FirstAssistant,
            Side::Second => Self::SecondAssistant,
        }
    }
}

/// Who may rule on a matter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Authority {
    /// The lowest grade.
    pub grade: Grade,
    /// The lowest qualification, where one is asked for.
    pub licence: Option<Licence>,
    /// The articles that say so.
    pub under: Vec<Article>,
}
