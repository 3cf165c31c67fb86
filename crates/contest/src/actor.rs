//! Who acts in a game or an event: the offices, in one vocabulary.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Side;

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

/// Who acts, at a board or in an event: an office, and for those who belong to a side of a game that side.
///
/// ```
/// use contest::{Actor, Grade, Side};
///
/// assert_eq!(Actor::Chief.grade(), Some(Grade::Chief));
/// assert_eq!(Actor::First.side(), Some(Side::First));
/// assert!(Actor::Director.grade().is_none(), "the director runs the event and rules on nothing");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
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
    /// A player, where the side of a game is beside the point, 賽員.
    Player,
    /// The leader of a team, 領隊.
    Leader,
    /// A witness, 棋證.
    Witness,
    /// A referee, 裁判員.
    #[serde(alias = "arbiter")]
    Referee,
    /// The head of a section, 裁判主任.
    #[serde(alias = "section_arbiter")]
    SectionHead,
    /// The chief arbiter, 裁判長.
    #[serde(alias = "chief_arbiter")]
    Chief,
    /// Someone of the staff, 賽務人員; at a desk the director too.
    Staff,
    /// The tournament director, 賽務總監.
    #[default]
    Director,
    /// Someone of the organiser, 主辦方人員.
    Organiser,
    /// Anybody else.
    Outsider,
    /// The program itself, for what a rule makes happen with nobody saying so.
    Desk,
}

impl Actor {
    /// All who can act at a desk.
    pub const AT_DESK: [Self; 11] = [
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

    /// All who can give orders in an event.
    pub const IN_EVENT: [Self; 9] = [
        Self::Player,
        Self::Leader,
        Self::Organiser,
        Self::Staff,
        Self::Witness,
        Self::Referee,
        Self::SectionHead,
        Self::Chief,
        Self::Director,
    ];

    /// The word used in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
            Self::FirstAssistant => "first_assistant",
            Self::SecondAssistant => "second_assistant",
            Self::Player => "player",
            Self::Leader => "leader",
            Self::Witness => "witness",
            Self::Referee => "referee",
            Self::SectionHead => "section_head",
            Self::Chief => "chief",
            Self::Staff => "staff",
            Self::Director => "director",
            Self::Organiser => "organiser",
            Self::Outsider => "outsider",
            Self::Desk => "desk",
        }
    }

    /// Who this is to a desk: it knows the director as one of the staff, and of players and leaders only those who sit there.
    #[must_use]
    pub const fn at_desk(self) -> Self {
        match self {
            Self::Director => Self::Staff,
            Self::Player | Self::Leader | Self::Organiser => Self::Outsider,
            other => other,
        }
    }

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

#[cfg(test)]
mod tests {
    use super::*;

    fn read(word: &str) -> Actor {
        serde_json::from_value(word.into()).expect(word)
    }

    #[test]
    fn every_word_is_read_and_the_older_ones_too() {
        for actor in Actor::AT_DESK.into_iter().chain(Actor::IN_EVENT) {
            assert_eq!(read(actor.id()), actor);
            assert_eq!(serde_json::to_value(actor).expect("a word"), actor.id());
        }
        let older = [
            ("arbiter", Actor::Referee),
            ("section_arbiter", Actor::SectionHead),
            ("chief_arbiter", Actor::Chief),
            ("red", Actor::First),
            ("white_assistant", Actor::FirstAssistant),
            ("black", Actor::Second),
        ];
        for (word, actor) in older {
            assert_eq!(read(word), actor, "{word}");
        }
    }

    #[test]
    fn a_desk_knows_only_those_who_can_act_there() {
        for actor in Actor::IN_EVENT {
            assert!(Actor::AT_DESK.contains(&actor.at_desk()), "{actor:?}");
        }
    }
}
