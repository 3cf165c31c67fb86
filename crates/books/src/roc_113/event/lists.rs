//! The lists of tie-breaks of 3.6.

use crate::event::{RankingList, System, TieBreak};
use crate::roc_113::ROC_113;

/// The lists.
pub const LISTS: &[RankingList] = &[
    RankingList {
        id: "round_robin",
        book: ROC_113,
        heading: "3.6.二",
        rows: &[
            (TieBreak::SmallPoints, "3.6.二.[A]"),
            (TieBreak::DirectEncounter, "3.6.二.[B]"),
            (TieBreak::Wins, "3.6.二.[C]"),
            (TieBreak::SecondWins, "3.6.二.[D]"),
            (TieBreak::SecondGames, "3.6.二.[E]"),
            (TieBreak::DirectSecond, "3.6.二.[F]"),
            (TieBreak::FewerFouls, "3.6.二.[G]"),
        ],
        serves: &[(System::RoundRobin, false), (System::League, false)],
    },
    RankingList {
        id: "double_round_robin",
        book: ROC_113,
        heading: "3.6.三",
        rows: &[
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
        ],
        serves: &[(System::DoubleRoundRobin, false)],
    },
    RankingList {
        id: "swiss",
        book: ROC_113,
        heading: "3.6.四",
        rows: &[
            (TieBreak::OpponentsPoints, "3.6.四.[A]"),
            (TieBreak::DirectEncounter, "3.6.四.[B]"),
            (TieBreak::Wins, "3.6.四.[C]"),
            (TieBreak::SecondWins, "3.6.四.[D]"),
            (TieBreak::SecondGames, "3.6.四.[E]"),
            (TieBreak::StrongOpponents, "3.6.四.[F]"),
            (TieBreak::FewerFouls, "3.6.四.[G]"),
        ],
        serves: &[(System::Swiss, false)],
    },
    RankingList {
        id: "team_round_robin",
        book: ROC_113,
        heading: "3.6.五",
        rows: &[
            (TieBreak::GamePoints, "3.6.五.[A]"),
            (TieBreak::SmallPoints, "3.6.五.[B]"),
            (TieBreak::MatchWins, "3.6.五.[C]"),
            (TieBreak::Wins, "3.6.五.[D]"),
            (TieBreak::DirectEncounter, "3.6.五.[E]"),
            (TieBreak::FirstBoard, "3.6.五.[F]"),
            (TieBreak::SecondGames, "3.6.五.[G]"),
            (TieBreak::FewerFouls, "3.6.五.[H]"),
        ],
        serves: &[(System::RoundRobin, true), (System::DoubleRoundRobin, true), (System::League, true)],
    },
    RankingList {
        id: "team_swiss",
        book: ROC_113,
        heading: "3.6.六",
        rows: &[
            (TieBreak::OpponentsPoints, "3.6.六.[A]"),
            (TieBreak::GamePoints, "3.6.六.[B]"),
            (TieBreak::DirectEncounter, "3.6.六.[C]"),
            (TieBreak::OpponentsGamePoints, "3.6.六.[D]"),
            (TieBreak::FirstBoard, "3.6.六.[E]"),
            (TieBreak::SecondGames, "3.6.六.[F]"),
            (TieBreak::FewerFouls, "3.6.六.[G]"),
        ],
        serves: &[(System::Swiss, true)],
    },
];
