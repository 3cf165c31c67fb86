//! Who takes part: players, teams, coaches, leaders, and what they paid.

mod fault;
mod ledger;
mod names;
mod ratings;
mod sheet;
mod workbook;

use std::collections::BTreeMap;

use books::desk::Need;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub(crate) use fault::player_faults;
pub use fault::{EntryFault, team_faults};
pub use ledger::{Ledger, LedgerLine, Payment};
pub use names::Names;
pub use ratings::{Found, Rated, RatingLine, Ratings, read_ratings};
pub use sheet::{Column, Preview, Row, RowFault, SheetError, read_csv, read_rows, write_rows};
pub use workbook::read_xlsx;

use crate::PlayerId;

/// A person who plays.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "EnteredPlayer")]
pub struct Player {
    /// The name, in any script.
    pub name: String,
    /// The section entered; for a member of a team that of the team.
    pub section: String,
    /// The club.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// The team that the player represents, playing for themselves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team: Option<String>,
    /// The federation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// The number in the federation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub member: Option<String>,
    /// The rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u32>,
    /// The title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<Title>,
    /// Places in earlier editions, by year.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub earlier: BTreeMap<i16, u32>,
    /// The year of birth.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub born: Option<i16>,
    /// A woman.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub woman: bool,
    /// What she or he needs under schedule 7.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<Need>,
}

/// A title, the higher first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Title {
    /// 特級大師; in chess GM.
    Grandmaster,
    /// 國際大師; in chess IM.
    InternationalMaster,
    /// 大師.
    Master,
    /// FM.
    FideMaster,
    /// CM.
    CandidateMaster,
    /// WGM.
    WomanGrandmaster,
    /// WIM.
    WomanInternationalMaster,
    /// WFM.
    WomanFideMaster,
    /// WCM.
    WomanCandidateMaster,
}

impl Title {
    /// The titles as lists of players write them: the word that we write first, then the sign of a report file.
    const WORDS: [(Self, &'static str, &'static str, &'static [&'static str]); 9] = [
        (Self::Grandmaster, "grandmaster", "g", &["gm", "特級大師", "特级大师"]),
        (Self::InternationalMaster, "international_master", "m", &["im", "國際大師", "国际大师"]),
        (Self::Master, "master", "m", &["m", "大師", "大师"]),
        (Self::FideMaster, "fide_master", "f", &["fm", "棋聯大師", "棋联大师"]),
        (Self::CandidateMaster, "candidate_master", "c", &["cm", "候補大師", "候补大师"]),
        (Self::WomanGrandmaster, "woman_grandmaster", "wg", &["wgm", "女子特級大師", "女子特级大师"]),
        (Self::WomanInternationalMaster, "woman_international_master", "wm", &["wim", "女子國際大師", "女子国际大师"]),
        (Self::WomanFideMaster, "woman_fide_master", "wf", &["wfm", "女子棋聯大師", "女子棋联大师"]),
        (Self::WomanCandidateMaster, "woman_candidate_master", "wc", &["wcm", "女子候補大師", "女子候补大师"]),
    ];

    /// The title that a list writes so.
    fn read(text: &str) -> Option<Self> {
        let text = text.to_lowercase();
        let mut rows = Self::WORDS.iter();
        rows.find(|(_, word, _, others)| *word == text || others.contains(&text.as_str())).map(|row| row.0)
    }

    /// The word by which a sheet names it.
    fn word(self) -> &'static str {
        Self::WORDS.iter().find(|row| row.0 == self).map_or("", |row| row.1)
    }

    /// The sign by which a report file names it.
    pub(crate) fn sign(self) -> &'static str {
        Self::WORDS.iter().find(|row| row.0 == self).map_or("", |row| row.2)
    }
}

/// A team.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Team {
    /// The name.
    pub name: String,
    /// The section entered.
    pub section: String,
    /// The club.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// The members, by their numbers.
    pub members: Vec<PlayerId>,
    /// 教練.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub coaches: Vec<String>,
    /// 領隊.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leader: Option<String>,
    /// The rating that pairs it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u32>,
}
