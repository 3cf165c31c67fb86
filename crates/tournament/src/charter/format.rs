//! How an event is played.

use books::Article;
use books::event::{Condition, Laws, OfMethod, System};
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
#[schemars(rename = "CharterStage")]
pub struct Stage {
    /// What it is called, such as 決賽; otherwise by its number and system.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
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
    pub fn scoring(&self, laws: &Laws) -> Option<Scoring> {
        self.scoring.or_else(|| laws.scoring().map(|scoring| scoring.what.into()))
    }

    /// What separates equal scores under these books, where the stage does not say.
    pub fn ranking(&self, boards: Option<u8>, laws: &Laws) -> Option<Ranking> {
        let printed = || laws.ranking(self.system, boards.is_some()).map(Ranking::Printed);
        self.ranking.clone().or_else(printed)
    }

    /// The articles that describe the system and its conditions.
    pub fn articles(&self, boards: Option<u8>, laws: &Laws) -> Vec<Article> {
        let system = if self.system.has_points() { OfMethod::WithPoints } else { OfMethod::WithoutPoints };
        let mut matters = vec![OfMethod::Systems, system];
        matters.extend(self.principle.iter().map(|condition| OfMethod::Condition(*condition)));
        matters.extend((self.principle.len() > 1).then_some(OfMethod::Combined));
        matters.push(OfMethod::Counting(self.counting(boards)));
        matters.extend(self.scoring(laws).and_then(|scoring| scoring.name()).map(OfMethod::Scoring));
        laws.cite_all(&matters)
    }
}
