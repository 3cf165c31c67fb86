//! Tie-breaks and the lists that order them.

use books::{Article, Book, HK_2016, ROC_113, XQEF_2022};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

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

    /// The kind of condition it is in schedule 2 of `xqef-2022`.
    const fn schedule(self) -> &'static str {
        match self {
            Self::DirectEncounter | Self::DirectTable | Self::FirstCycleDirect => "sch2.2.3(1)",
            Self::Completed => "sch2.2.3(2)",
            Self::SecondWins | Self::SecondGames | Self::DirectSecond | Self::FirstCycleSecondWins => "sch2.2.3(3)",
            Self::FewerClubMates => "sch2.2.3(4)",
            _ => "sch2.2.3(5)",
        }
    }
}

/// A tie-break in its place in a list, with the article that puts it there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "RankingCriterion")]
pub struct Criterion {
    /// What separates.
    pub tie_break: TieBreak,
    /// Where that is written; `None` where no book speaks.
    #[serde(with = "crate::cite::option")]
    #[schemars(with = "Option<String>")]
    pub under: Option<Article>,
}

/// What separates those who are still tied once a tie-break has split a tie.
///
/// `roc-113` 3.6 and `hk-2016` 七 apply their lists in order, each line after the one before it, and say of no line that it is
/// asked again; `xqef-2022` names only the conditions and leaves the rest to the charter. So the lists go on unless a charter
/// says otherwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum StillTied {
    /// The next tie-break of the list.
    #[default]
    GoOn,
    /// The matches among those still tied, from the first tie-break of the list on that asks for them.
    DirectAgain,
}

/// A list of tie-breaks, as a charter names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ranking {
    /// Single round robin, individual: `roc-113` 3.6 二.
    RoundRobin,
    /// Double round robin, individual: `roc-113` 3.6 三.
    DoubleRoundRobin,
    /// Swiss, individual: `roc-113` 3.6 四.
    Swiss,
    /// Round robin, teams: `roc-113` 3.6 五.
    TeamRoundRobin,
    /// Swiss, teams: `roc-113` 3.6 六.
    TeamSwiss,
    /// Swiss, individual, as in Hong Kong: `hk-2016` 七.
    HongKong,
    /// The charter's own.
    Own(Vec<TieBreak>),
}

impl Ranking {
    /// The lists that books print.
    pub const PRINTED: [Self; 6] =
        [Self::RoundRobin, Self::DoubleRoundRobin, Self::Swiss, Self::TeamRoundRobin, Self::TeamSwiss, Self::HongKong];

    /// The word used in files and on the command line.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::RoundRobin => "round_robin",
            Self::DoubleRoundRobin => "double_round_robin",
            Self::Swiss => "swiss",
            Self::TeamRoundRobin => "team_round_robin",
            Self::TeamSwiss => "team_swiss",
            Self::HongKong => "hong_kong",
            Self::Own(_) => "own",
        }
    }

    /// The article that introduces the list; `None` for a charter's own.
    pub const fn heading(&self) -> Option<Article> {
        let (book, clause) = match self {
            Self::RoundRobin => (ROC_113, "3.6.二"),
            Self::DoubleRoundRobin => (ROC_113, "3.6.三"),
            Self::Swiss => (ROC_113, "3.6.四"),
            Self::TeamRoundRobin => (ROC_113, "3.6.五"),
            Self::TeamSwiss => (ROC_113, "3.6.六"),
            Self::HongKong => (HK_2016, "七.順序"),
            Self::Own(_) => return None,
        };
        Some(book.article(clause))
    }

    /// The tie-breaks in order, each with its article; a charter's own list rests on schedule 2 where `xqef-2022` applies.
    pub fn criteria(&self, books: &[Book]) -> Vec<Criterion> {
        let (book, rows): (Book, &[(TieBreak, &'static str)]) = match self {
            Self::RoundRobin => (ROC_113, ROUND_ROBIN),
            Self::DoubleRoundRobin => (ROC_113, DOUBLE_ROUND_ROBIN),
            Self::Swiss => (ROC_113, SWISS),
            Self::TeamRoundRobin => (ROC_113, TEAM_ROUND_ROBIN),
            Self::TeamSwiss => (ROC_113, TEAM_SWISS),
            Self::HongKong => (HK_2016, HONG_KONG),
            Self::Own(list) => {
                let xqef = books.contains(&XQEF_2022);
                let under = |tie_break: TieBreak| xqef.then(|| XQEF_2022.article(tie_break.schedule()));
                return list.iter().map(|&tie_break| Criterion { tie_break, under: under(tie_break) }).collect();
            }
        };
        rows.iter().map(|&(tie_break, clause)| Criterion { tie_break, under: Some(book.article(clause)) }).collect()
    }
}

const ROUND_ROBIN: &[(TieBreak, &str)] = &[
    (TieBreak::SmallPoints, "3.6.二.[A]"),
    (TieBreak::DirectEncounter, "3.6.二.[B]"),
    (TieBreak::Wins, "3.6.二.[C]"),
    (TieBreak::SecondWins, "3.6.二.[D]"),
    (TieBreak::SecondGames, "3.6.二.[E]"),
    (TieBreak::DirectSecond, "3.6.二.[F]"),
    (TieBreak::FewerFouls, "3.6.二.[G]"),
];

const DOUBLE_ROUND_ROBIN: &[(TieBreak, &str)] = &[
    (TieBreak::SmallPoints, "3.6.三.[A]"),
    (TieBreak::DirectEncounter, "3.6.三.[B]"),
    (TieBreak::Wins, "3.6.三.[C]"),
    (TieBreak::SecondWins, "3.6.三.[D]"),
    (TieBreak::FewerFouls, "3.6.三.[E]"),
    (TieBreak::FirstCyclePoints, "3.6.三.[F]"),
    (TieBreak::FirstCycleSmallPoints, "3.6.三.[G]"),
    (TieBreak::FirstCycleDirect, "3.6.三.[H]"),
    (TieBreak::FirstCycleWins, "3.6.三.[I]"),
    (TieBreak::FirstCycleSecondWins, "3.6.三.[J]"),
    (TieBreak::FirstCycleFouls, "3.6.三.[K]"),
];

const SWISS: &[(TieBreak, &str)] = &[
    (TieBreak::OpponentsPoints, "3.6.四.[A]"),
    (TieBreak::DirectEncounter, "3.6.四.[B]"),
    (TieBreak::Wins, "3.6.四.[C]"),
    (TieBreak::SecondWins, "3.6.四.[D]"),
    (TieBreak::SecondGames, "3.6.四.[E]"),
    (TieBreak::StrongOpponents, "3.6.四.[F]"),
    (TieBreak::FewerFouls, "3.6.四.[G]"),
];

const TEAM_ROUND_ROBIN: &[(TieBreak, &str)] = &[
    (TieBreak::GamePoints, "3.6.五.[A]"),
    (TieBreak::SmallPoints, "3.6.五.[B]"),
    (TieBreak::MatchWins, "3.6.五.[C]"),
    (TieBreak::Wins, "3.6.五.[D]"),
    (TieBreak::DirectEncounter, "3.6.五.[E]"),
    (TieBreak::FirstBoard, "3.6.五.[F]"),
    (TieBreak::SecondGames, "3.6.五.[G]"),
    (TieBreak::FewerFouls, "3.6.五.[H]"),
];

const TEAM_SWISS: &[(TieBreak, &str)] = &[
    (TieBreak::OpponentsPoints, "3.6.六.[A]"),
    (TieBreak::GamePoints, "3.6.六.[B]"),
    (TieBreak::DirectEncounter, "3.6.六.[C]"),
    (TieBreak::OpponentsGamePoints, "3.6.六.[D]"),
    (TieBreak::FirstBoard, "3.6.六.[E]"),
    (TieBreak::SecondGames, "3.6.六.[F]"),
    (TieBreak::FewerFouls, "3.6.六.[G]"),
];

const HONG_KONG: &[(TieBreak, &str)] = &[
    (TieBreak::OpponentsPoints, "七.[A]"),
    (TieBreak::DirectEncounter, "七.[B]"),
    (TieBreak::Wins, "七.[C]"),
    (TieBreak::SecondWins, "七.[D]"),
    (TieBreak::SecondGames, "七.[E]"),
    (TieBreak::DirectSecond, "七.[F]"),
    (TieBreak::FewerFouls, "七.[G]"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_criterion_rests_on_a_unit_of_its_book() {
        for list in Ranking::PRINTED {
            assert!(list.heading().and_then(books::law::unit).is_some(), "{list:?}");
            for criterion in list.criteria(&[]) {
                assert!(criterion.under.and_then(books::law::unit).is_some(), "{criterion:?}");
            }
        }
        for criterion in Ranking::Own(TieBreak::ALL.to_vec()).criteria(&[XQEF_2022]) {
            assert!(criterion.under.and_then(books::law::unit).is_some(), "{criterion:?}");
        }
    }
}
