//! What an appeal rests on: article 133 of `xqef-2022`.

use books::{Article, XQEF_2022};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What an appeal rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// 非法裁決.
    Unlawful,
    /// 錯誤的裁決程序.
    Procedure,
    /// 錯誤的規則理解.
    Rule,
    /// 不合理的事實裁斷.
    Facts,
    /// That a rule was not known: no ground, and refused as such.
    Ignorance,
}

impl Ground {
    /// Where it is written.
    pub const fn article(self) -> Article {
        XQEF_2022.article(match self {
            Self::Unlawful => "133(2)(a)",
            Self::Procedure => "133(2)(b)",
            Self::Rule => "133(2)(c)",
            Self::Facts => "133(2)(d)",
            Self::Ignorance => "73(3)",
        })
    }
}
