//! Tie-breaks and the lists of them that books print.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::System;
use crate::registry::REGISTRY;
use ruling::{Article, Book};

/// What separates equal scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// 對手分: the sum of the opponents' points.
    OpponentsPoints,
    /// 強對手分: the sum of the opponents' opponents' points.
    StrongOpponents,
    /// 小分: the points of beaten opponents and half of those drawn with.
    SmallPoints,
    /// The match between the two; of more than two, whoever beat all the others.
    DirectEncounter,
    /// The points of the matches among the tied, where all of them met.
    DirectTable,
    /// 勝局: games won.
    Wins,
    /// 後手勝局: games won with the second move.
    SecondWins,
    /// 後手局: games played with the second move.
    SecondGames,
    /// Who had the second move when the two met.
    DirectSecond,
    /// Fewer fouls.
    FewerFouls,
    /// 局分: the points of all games.
    GamePoints,
    /// Matches won.
    MatchWins,
    /// The sum of the opponents' game points.
    OpponentsGamePoints,
    /// The points of the first board.
    FirstBoard,
    /// Points of the first cycle.
    FirstCyclePoints,
    /// 小分 of the first cycle.
    FirstCycleSmallPoints,
    /// The match between the two in the first cycle.
    FirstCycleDirect,
    /// Games won in the first cycle.
    FirstCycleWins,
    /// Games won with the second move in the first cycle.
    FirstCycleSecondWins,
    /// Fewer fouls in the first cycle.
    FirstCycleFouls,
    /// Fewer games that were missed.
    Completed,
    /// Fewer of the own club with more points.
    FewerClubMates,
}

impl TieBreak {
    /// All tie-breaks.
    pub const ALL: [Self; 22] = [
        Self::OpponentsPoints,
        Self::StrongOpponents,
        Self::SmallPoints,
        Self::DirectEncounter,
        Self::DirectTable,
        Self::Wins,
        Self::SecondWins,
        Self::SecondGames,
        Self::DirectSecond,
        Self::FewerFouls,
        Self::GamePoints,
        Self::MatchWins,
        Self::OpponentsGamePoints,
        Self::FirstBoard,
        Self::FirstCyclePoints,
        Self::FirstCycleSmallPoints,
        Self::FirstCycleDirect,
        Self::FirstCycleWins,
        Self::FirstCycleSecondWins,
        Self::FirstCycleFouls,
        Self::Completed,
        Self::FewerClubMates,
    ];

    /// The word used in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::OpponentsPoints => "opponents_points",
            Self::StrongOpponents => "strong_opponents",
            Self::SmallPoints => "small_points",
            Self::DirectEncounter => "direct_encounter",
            Self::DirectTable => "direct_table",
            Self::Wins => "wins",
            Self::SecondWins => "second_wins",
            Self::SecondGames => "second_games",
            Self::DirectSecond => "direct_second",
            Self::FewerFouls => "fewer_fouls",
            Self::GamePoints => "game_points",
            Self::MatchWins => "match_wins",
            Self::OpponentsGamePoints => "opponents_game_points",
            Self::FirstBoard => "first_board",
            Self::FirstCyclePoints => "first_cycle_points",
            Self::FirstCycleSmallPoints => "first_cycle_small_points",
            Self::FirstCycleDirect => "first_cycle_direct",
            Self::FirstCycleWins => "first_cycle_wins",
            Self::FirstCycleSecondWins => "first_cycle_second_wins",
            Self::FirstCycleFouls => "first_cycle_fouls",
            Self::Completed => "completed",
            Self::FewerClubMates => "fewer_club_mates",
        }
    }

    /// Whether the smaller value is ahead.
    pub const fn fewer_is_better(self) -> bool {
        matches!(self, Self::FewerFouls | Self::FirstCycleFouls | Self::Completed | Self::FewerClubMates)
    }

    /// Whether it looks only at the matches among the tied.
    pub const fn is_among_tied(self) -> bool {
        matches!(self, Self::DirectEncounter | Self::DirectTable | Self::DirectSecond | Self::FirstCycleDirect)
    }
}

/// A list of tie-breaks that a book prints.
#[derive(Debug)]
pub struct RankingList {
    /// The word used in files and on the command line.
    pub id: &'static str,
    /// The book.
    pub book: Book,
    /// The unit that introduces it.
    pub heading: &'static str,
    /// The tie-breaks in order, each with the unit that puts it there.
    pub rows: &'static [(TieBreak, &'static str)],
    /// The systems for which it is meant, and whether for teams.
    pub serves: &'static [(System, bool)],
}

impl RankingList {
    /// The article that introduces it.
    pub const fn article(&self) -> Article {
        self.book.article(self.heading)
    }
}

impl PartialEq for RankingList {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for RankingList {}

/// All lists that books print, in the order of the registry.
pub fn ranking_lists() -> impl Iterator<Item = &'static RankingList> {
    REGISTRY.iter().filter_map(|entry| entry.event).flat_map(|law| law.lists)
}

/// The list with this id.
pub fn ranking_list(id: &str) -> Option<&'static RankingList> {
    ranking_lists().find(|list| list.id == id)
}
