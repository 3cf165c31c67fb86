//! How events are played: systems, what pairs, what counts, how much time there is.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum System {
    /// 單循環.
    RoundRobin,
    /// 雙循環.
    DoubleRoundRobin,
    /// 積分編排制.
    Swiss,
    /// 聯賽制: a round robin over a season.
    League,
    /// 單淘汰.
    Knockout,
    /// 雙淘汰.
    DoubleKnockout,
}

impl System {
    /// Whether points rank its players.
    pub const fn has_points(self) -> bool {
        !matches!(self, Self::Knockout | Self::DoubleKnockout)
    }

    /// Whether everyone meets everyone.
    pub const fn is_round_robin(self) -> bool {
        matches!(self, Self::RoundRobin | Self::DoubleRoundRobin | Self::League)
    }

    /// The word used in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::RoundRobin => "round_robin",
            Self::DoubleRoundRobin => "double_round_robin",
            Self::Swiss => "swiss",
            Self::League => "league",
            Self::Knockout => "knockout",
            Self::DoubleKnockout => "double_knockout",
        }
    }
}

/// A condition that pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// Lots.
    Lots,
    /// The ranking of the players.
    Ranking,
    /// First and second moves.
    Colours,
    /// The results so far.
    Results,
    /// Clubs and groups kept apart.
    Clubs,
    /// Whether games were completed.
    Completed,
}

/// How games make the points that rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Counting {
    /// The points of the games are added: single games.
    Games,
    /// Two games make a match: two wins, or a win and a draw, win it (大分).
    TwoGames,
    /// A team match of one game a board: more game points win it (場分).
    TeamMatches,
    /// A team match of two games a board: more boards won, then more game points (大分, 小分).
    TeamTwoGames,
    /// The points of all boards are added.
    TeamBoards,
}

impl Counting {
    /// Whether it counts teams.
    pub const fn is_team(self) -> bool {
        matches!(self, Self::TeamMatches | Self::TeamTwoGames | Self::TeamBoards)
    }
}

/// What a game is worth, of the ways that have a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scores {
    /// 1, ½, 0.
    Half,
    /// 2, 1, 0.
    Whole,
    /// 3, 1, 0.
    League,
    /// 黃氏: 13, 12 unplayed, 9 drawn with Black, 8 by force, 7 with Red, 2 lost, 0 absent.
    Huang,
}

/// A level of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// 甲組.
    A,
    /// 乙組.
    B,
    /// 女子組.
    Women,
}

/// A part of how time is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimePart {
    /// Seconds for each move.
    PerMove,
    /// Stages.
    Stages,
    /// Minutes for the whole game.
    Whole,
    /// Seconds added.
    Increment,
    /// The time used given back.
    Bronstein,
    /// The other clock waits.
    Delay,
    /// The other side gains what was used.
    Hourglass,
    /// 超快棋.
    Blitz,
    /// 快棋.
    Rapid,
    /// 常規.
    Regular,
    /// 慢棋.
    Slow,
    /// 超慢棋.
    VerySlow,
}
