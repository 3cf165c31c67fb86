//! Sections.

use books::desk::Preset;
use books::event::Level;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Format, Rules, TimeControl};
use crate::entry::Player;

/// A section of the event: 甲組, 乙組, 女子, U9 and the like.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// A short id, used in commands.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its level, by which a book may set the time of its games and whether they are recorded.
    pub level: Option<Level>,
    /// How many may enter.
    pub quota: Option<u32>,
    /// Who may enter.
    #[serde(default)]
    pub eligibility: Eligibility,
    /// How it is played, if not as the charter says for all.
    pub format: Option<Format>,
    /// The rules it is played by, if not those of the charter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<Rules>,
    /// The time of its games, if not as the charter says for all.
    pub time: Option<TimeControl>,
    /// Whether moves are recorded, if not as the charter says for all.
    pub recording: Option<bool>,
    /// The customary kind of event that it is, if not as the charter says for all.
    pub preset: Option<Preset>,
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
