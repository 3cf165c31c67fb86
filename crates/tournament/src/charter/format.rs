//! How an event is played: schedule 2, part 1 of `xqef-2022`, and 3.1 三 of `roc-113`.

use books::{Article, Book, HK_2016, ROC_113, XQEF_2022};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::pairing::swiss::Criteria;
use crate::ranking::{Ranking, StillTied, Unplayed};
use crate::{Counting, Scoring};

/// How a section is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Format {
    /// How many boards a team has; `None` where players play for themselves.
    pub boards: Option<u8>,
    /// What is played, one stage after the other.
    pub stages: Vec<Stage>,
}

/// A stage: one system from its first round to its last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Stage {
    /// The system.
    pub system: System,
    /// How many rounds, where the system leaves it open.
    pub rounds: Option<u16>,
    /// The conditions that pair, in their order of weight.
    #[serde(default)]
    pub principle: Vec<Condition>,
    /// What a Swiss pairing seeks and avoids.
    #[serde(default)]
    pub criteria: Criteria,
    /// How many games a match has.
    #[serde(default = "one_game")]
    pub games: u8,
    /// What a game is worth.
    pub scoring: Option<Scoring>,
    /// How games make points; otherwise as the number of games and boards suggests.
    pub counting: Option<Counting>,
    /// What separates equal scores.
    pub ranking: Option<Ranking>,
    /// What separates those who are still tied once a tie-break has split a tie.
    #[serde(default)]
    pub still_tied: StillTied,
    /// How games that were not played count in the tie-breaks.
    #[serde(default)]
    pub unplayed: Unplayed,
    /// Whether places other than the first may be shared; `None` if nothing is said.
    pub share_places: Option<bool>,
    /// Into how many groups the field is divided.
    pub groups: Option<u16>,
    /// How many go on to this stage from the one before, out of each of its groups.
    pub take: Option<u16>,
    /// Whether the losers of the semi-finals play for the third place.
    #[serde(default)]
    pub third_place: bool,
    /// The time of a drawn knockout match's rapid games.
    pub play_off: Option<super::TimeControl>,
}

const fn one_game() -> u8 {
    1
}

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

/// A condition that pairs: schedule 2, part 1, section 3.
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

impl Condition {
    const fn clause(self) -> &'static str {
        match self {
            Self::Lots => "sch2.1.3(a)",
            Self::Ranking => "sch2.1.3(b)",
            Self::Colours => "sch2.1.3(c)",
            Self::Results => "sch2.1.3(d)",
            Self::Clubs => "sch2.1.3(e)",
            Self::Completed => "sch2.1.3(f)",
        }
    }
}

impl Stage {
    /// How games make points.
    pub fn counting(&self, boards: Option<u8>) -> Counting {
        self.counting.unwrap_or(match (boards, self.games) {
            (None, 0..=1) => Counting::Games,
            (None, _) => Counting::TwoGames,
            (Some(_), 0..=1) => Counting::TeamMatches,
            (Some(_), _) => Counting::TeamTwoGames,
        })
    }

    /// What a game is worth under these books, where the stage does not say.
    pub fn scoring(&self, books: &[Book]) -> Option<Scoring> {
        self.scoring.or_else(|| match books {
            _ if books.contains(&HK_2016) => Some(Scoring::Half),
            _ if books.contains(&ROC_113) => Some(Scoring::Whole),
            _ => None,
        })
    }

    /// What separates equal scores under these books, where the stage does not say.
    pub fn ranking(&self, boards: Option<u8>, books: &[Book]) -> Option<Ranking> {
        if let Some(ranking) = &self.ranking {
            return Some(ranking.clone());
        }
        let roc = books.contains(&ROC_113) || books.contains(&HK_2016);
        let list = match (self.system, boards) {
            (System::RoundRobin | System::League, None) => Ranking::RoundRobin,
            (System::DoubleRoundRobin, None) => Ranking::DoubleRoundRobin,
            (System::Swiss, None) if books.contains(&HK_2016) => Ranking::HongKong,
            (System::Swiss, None) => Ranking::Swiss,
            (System::Swiss, Some(_)) => Ranking::TeamSwiss,
            (_, Some(_)) => Ranking::TeamRoundRobin,
            (System::Knockout | System::DoubleKnockout, None) => return None,
        };
        roc.then_some(list)
    }

    /// The articles that describe the system and its conditions.
    pub fn articles(&self, boards: Option<u8>, books: &[Book]) -> Vec<Article> {
        let mut articles = Vec::new();
        if books.contains(&XQEF_2022) {
            let system = if self.system.has_points() { "sch2.1.1(2)" } else { "sch2.1.1(1)" };
            let mut clauses = vec!["75(2)", system];
            clauses.extend(self.principle.iter().map(|condition| condition.clause()));
            clauses.extend((self.principle.len() > 1).then_some("sch2.1.3(h)"));
            articles.extend(clauses.into_iter().map(|clause| XQEF_2022.article(clause)));
        }
        if books.contains(&ROC_113) {
            articles.extend(["3.1.一", "3.1.三"].map(|clause| ROC_113.article(clause)));
        }
        articles.extend(self.counting(boards).articles(books));
        articles.extend(self.scoring(books).iter().flat_map(|scoring| scoring.articles(books)));
        articles
    }
}
