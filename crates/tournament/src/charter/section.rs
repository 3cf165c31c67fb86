//! Sections: item 5 of schedule 1 of `xqef-2022`.

use books::desk::Preset;
use books::{Article, HK_2016};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Format, TimeControl};
use crate::entry::Player;

/// A section of the event: 甲組, 乙組, 女子, U9 and the like.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// A short id, used in commands.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its level in the manner of Hong Kong, which sets the time of its games and whether they are recorded.
    pub level: Option<Level>,
    /// How many may enter.
    pub quota: Option<u32>,
    /// Who may enter.
    #[serde(default)]
    pub eligibility: Eligibility,
    /// How it is played, if not as the charter says for all.
    pub format: Option<Format>,
    /// The time of its games, if not as the charter says for all.
    pub time: Option<TimeControl>,
    /// Whether moves are recorded, if not as the charter says for all.
    pub recording: Option<bool>,
    /// The customary kind of event that it is, if not as the charter says for all.
    pub preset: Option<Preset>,
}

/// A level in the manner of Hong Kong: `hk-2016` 二, 六 and 八.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// 甲組.
    A,
    /// 乙組.
    B,
    /// 女子組.
    Women,
}

impl Level {
    /// The time of a game where the charter names none; the women's is set on the day.
    pub const fn time(self) -> Option<TimeControl> {
        match self {
            Self::A => Some(TimeControl::whole(60, 20)),
            Self::B => Some(TimeControl::whole(60, 10)),
            Self::Women => None,
        }
    }

    /// Where its time is written.
    pub const fn time_article(self) -> Article {
        HK_2016.article(match self {
            Self::A => "六.甲組",
            Self::B => "六.乙組",
            Self::Women => "六.女子組",
        })
    }
}

/// Who may enter; what is left out does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Eligibility {
    /// Born in this year or later.
    pub born_from: Option<i16>,
    /// Born in this year or earlier.
    pub born_until: Option<i16>,
    /// Women only.
    pub women: bool,
    /// At least this rating.
    pub rating_from: Option<u32>,
    /// At most this rating.
    pub rating_until: Option<u32>,
    /// Members of these federations.
    pub federations: Vec<String>,
}

/// What a player lacks for a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ineligible {
    /// Too old, or the year of birth is not known.
    TooOld,
    /// Too young, or the year of birth is not known.
    TooYoung,
    /// Not a woman.
    NotWoman,
    /// Rated too low, or not at all.
    RatedTooLow,
    /// Rated too high.
    RatedTooHigh,
    /// Of none of the federations.
    Federation,
}

impl Eligibility {
    /// What a player lacks.
    pub fn lacks(&self, player: &Player) -> Vec<Ineligible> {
        let born = player.born;
        let rating = player.rating;
        let federation = player.federation.as_ref();
        let rows = [
            (self.born_from.is_some_and(|from| born.is_none_or(|born| born < from)), Ineligible::TooOld),
            (self.born_until.is_some_and(|until| born.is_none_or(|born| born > until)), Ineligible::TooYoung),
            (self.women && !player.woman, Ineligible::NotWoman),
            (self.rating_from.is_some_and(|from| rating.is_none_or(|rating| rating < from)), Ineligible::RatedTooLow),
            (
                self.rating_until.is_some_and(|until| rating.is_some_and(|rating| rating > until)),
                Ineligible::RatedTooHigh,
            ),
            (
                !self.federations.is_empty() && !federation.is_some_and(|own| self.federations.contains(own)),
                Ineligible::Federation,
            ),
        ];
        rows.into_iter().filter(|(lacks, _)| *lacks).map(|(_, what)| what).collect()
    }
}
