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

/// A title.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Title {
    /// 特級大師.
    Grandmaster,
    /// 大師.
    Master,
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
