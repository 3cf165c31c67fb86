//! Customary sets of arrangements that a charter can name.

use clock::{Millis, TimeControl};
use contest::Side;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::arrangements::{Arrangements, Reporting, Supervision};
use super::ledger::FoulKind;
use crate::Article;
use crate::xqef_2022::presets;

/// A customary kind of event or section, with the arrangements that schedule 7 of `xqef-2022` suggests for it.
///
/// ```
/// use books::desk::{Arrangements, Preset, Supervision};
/// let said_nothing = Arrangements { preset: Some(Preset::Regional), ..Arrangements::default() };
/// let settled = said_nothing.settled(|_| false);
/// assert_eq!(settled.supervision, Some(Supervision::Patrol));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Preset {
    /// 正規棋賽.
    Regular,
    /// 地區棋賽.
    Regional,
    /// 快棋賽.
    Rapid,
    /// 超快棋賽.
    Blitz,
    /// U9 組別: school years one to three.
    UnderNine,
}

/// One thing that a preset settles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Setting {
    /// Whether the players must keep score.
    Recorded(bool),
    /// How games are watched.
    Supervision(Supervision),
    /// How results are confirmed.
    Reporting(Reporting),
    /// Whether officials may judge a position drawn.
    OfficialDraws(bool),
    /// A player may come as late as the time of a game is long.
    ArrivalWithinAllowance,
    /// A man is played once it touches the board.
    TouchDown,
    /// The round begins once the seats were checked.
    SeatingFirst,
    /// So many faults of a kind lose.
    Limit(FoulKind, u32),
    /// There are half as many officials again as are usual.
    MoreStaff,
}

impl Setting {
    /// The field of the arrangements that it settles, if it settles one.
    pub fn field(self) -> Option<&'static str> {
        match self {
            Self::Recorded(_) => Some("recorded"),
            Self::Supervision(_) => Some("supervision"),
            Self::Reporting(_) => Some("reporting"),
            Self::OfficialDraws(_) => Some("official_draws"),
            Self::ArrivalWithinAllowance => Some("latest_arrival"),
            Self::TouchDown => Some("touch_down"),
            Self::SeatingFirst => Some("seating_first"),
            Self::Limit(..) | Self::MoreStaff => None,
        }
    }
}

impl Preset {
    /// All presets.
    pub const ALL: [Self; 5] = [Self::Regular, Self::Regional, Self::Rapid, Self::Blitz, Self::UnderNine];

    /// The unit that describes it.
    pub fn article(self) -> Article {
        presets::article(self)
    }

    /// What it settles, each by its unit.
    pub fn settings(self) -> Vec<(Article, Setting)> {
        presets::settings(self)
    }

    /// Whether it is meant for games of so many seconds a side, with so many added for each move.
    pub fn suits(self, seconds: u64, added: u64) -> bool {
        presets::suits(self, seconds, added)
    }

    /// Whether it is meant for games of this time.
    pub fn fits(self, time: &TimeControl) -> bool {
        let of = |side| {
            let control = time.side(side);
            let seconds = |time: Millis| time.get().div_ceil(1000);
            !control.base().is_zero() && self.suits(seconds(control.base()), seconds(control.per_move()))
        };
        Side::BOTH.into_iter().all(of)
    }
}

impl Arrangements {
    /// The arrangements with what the preset suggests where nothing was said; `said` knows the fields that were.
    #[must_use]
    pub fn settled(mut self, said: impl Fn(&str) -> bool) -> Self {
        let Some(preset) = self.preset else { return self };
        for (unit, setting) in preset.settings() {
            if !setting.field().is_some_and(&said) && self.adopt(setting) {
                self.suggested.push(unit);
            }
        }
        self
    }

    /// Takes over what a preset settles; whether there was anything to settle.
    fn adopt(&mut self, setting: Setting) -> bool {
        match setting {
            Setting::Recorded(recorded) => self.recorded = recorded,
            Setting::Supervision(supervision) => self.supervision = Some(supervision),
            Setting::Reporting(reporting) => self.reporting = reporting,
            Setting::OfficialDraws(judged) => self.official_draws = judged,
            Setting::TouchDown => self.touch_down = true,
            Setting::SeatingFirst => self.seating_first = true,
            Setting::Limit(kind, _) if self.limits.contains_key(&kind) => return false,
            Setting::Limit(kind, limit) => {
                self.limits.insert(kind, limit);
            }
            Setting::ArrivalWithinAllowance => match &self.time {
                Some(time) => {
                    self.latest_arrival = Side::BOTH.into_iter().map(|side| time.side(side).base()).min();
                }
                None => return false,
            },
            Setting::MoreStaff => {}
        }
        true
    }
}
