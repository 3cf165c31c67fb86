//! Who runs an event: item 12 of schedule 1 of `xqef-2022`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The officials.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Officials {
    /// 賽務總監: exactly one.
    pub directors: Vec<String>,
    /// 裁判長: exactly one.
    pub chief_arbiters: Vec<String>,
    /// 副裁判長.
    pub deputies: Vec<String>,
    /// 裁判主任.
    pub section_arbiters: Vec<String>,
    /// 裁判員.
    pub arbiters: Vec<String>,
    /// 棋證.
    pub witnesses: Vec<String>,
    /// 仲裁委員會, if there is one.
    pub committee: Option<Vec<String>>,
    /// 組織委員會, if there is one.
    pub organising_committee: Vec<String>,
}

/// How the arbiters watch: item 13.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Enforcement {
    /// 監局制: every game has its arbiter.
    Watched,
    /// 巡邏制: the arbiters walk about.
    Patrol,
}

/// How results are confirmed: article 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Confirmation {
    /// 裁判確認制.
    Referee,
    /// 賽員確認制.
    Player,
}
