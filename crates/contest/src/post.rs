//! The offices to which people are appointed.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Actor;

/// An office to which somebody can be appointed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Post {
    /// 棋證.
    Witness,
    /// 裁判員.
    Referee,
    /// 裁判主任.
    SectionHead,
    /// 副裁判長, in the chief's place while the chief is away.
    Deputy,
    /// 裁判長.
    Chief,
    /// 仲裁委員.
    Committee,
    /// 賽務人員.
    Staff,
    /// 賽務總監.
    Director,
    /// 主辦方人員.
    Organiser,
}

impl Post {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Witness,
        Self::Referee,
        Self::SectionHead,
        Self::Deputy,
        Self::Chief,
        Self::Committee,
        Self::Staff,
        Self::Director,
        Self::Organiser,
    ];

    /// What somebody in this office is at a desk and in the event, while the chief is there or away. The committee sits
    /// over cases and is nothing at a board.
    pub const fn actor(self, chief_away: bool) -> Actor {
        match self {
            Self::Witness => Actor::Witness,
            Self::Referee => Actor::Referee,
            Self::SectionHead => Actor::SectionHead,
            Self::Deputy if chief_away => Actor::Chief,
            Self::Deputy => Actor::SectionHead,
            Self::Chief => Actor::Chief,
            Self::Committee => Actor::Outsider,
            Self::Staff => Actor::Staff,
            Self::Director => Actor::Director,
            Self::Organiser => Actor::Organiser,
        }
    }

    /// Whether only one person of an event holds it.
    pub const fn is_single(self) -> bool {
        matches!(self, Self::Chief | Self::Director)
    }

    /// Whether it is over the whole event, and never over some sections only.
    pub const fn is_over_all(self) -> bool {
        !matches!(self, Self::Witness | Self::Referee | Self::SectionHead | Self::Staff)
    }
}
