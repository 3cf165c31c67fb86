//! Prizes: item 14 of schedule 1 of `xqef-2022`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Eligibility;
use crate::Money;

/// Prizes and how they are given.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Prizes {
    /// How, when and by whom they are given.
    pub awarded: Option<String>,
    /// What those who share a place get.
    pub sharing: Sharing,
    /// Whether nobody gets two: who has a prize of a place has none of a category, and a category that is named later goes to
    /// the next who has none.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub one_each: bool,
    /// The prizes.
    pub list: Vec<Prize>,
}

/// A prize for a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Prize {
    /// The section; every section if `None`.
    pub section: Option<String>,
    /// For which place; of a category, among those who are of it.
    pub place: u32,
    /// The category that it is for: women, the young, the old, those up to a rating; everybody if `None`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub among: Option<Eligibility>,
    /// What it is called.
    pub name: String,
    /// The money in it.
    #[serde(default)]
    pub money: Money,
}

/// What those who share a place get.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Sharing {
    /// The money of the places they take up is added and divided equally.
    #[default]
    Divide,
    /// Each gets the full prize of the shared place.
    Full,
}
