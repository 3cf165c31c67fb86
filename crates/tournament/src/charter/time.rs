//! How much time a game has.

use books::Article;
use books::event::{Laws, OfCharter, TimePart};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The time of each side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "CharterTime")]
pub struct TimeControl {
    /// How moves and time are set.
    pub method: Method,
    /// What a press of the clock changes.
    pub adjust: Option<Adjust>,
}

/// How moves and time are set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Method {
    /// So many seconds for each move.
    SecondsPerMove(u16),
    /// Stages, each with a number of moves in a time.
    Stages(Vec<TimeStage>),
    /// So many minutes for the whole game.
    Minutes(u16),
}

/// Moves to be made in a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TimeStage {
    /// How many moves; `None` for the rest of the game.
    pub moves: Option<u16>,
    /// In how many minutes.
    pub minutes: u16,
}

/// What a press of the clock changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Adjust {
    /// 加秒: so many seconds are added.
    Increment(u16),
    /// Bronstein: the time used is given back, up to so many seconds.
    Bronstein(u16),
    /// 延時: the other clock waits so many seconds.
    Delay(u16),
    /// 沙漏: the other side gains what was used.
    Hourglass,
}

/// The customary settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TimeClass {
    /// 超快棋.
    Blitz,
    /// 快棋.
    Rapid,
    /// 常規.
    Regular,
    /// 慢棋.
    Slow,
    /// 超慢棋.
    VerySlow,
}

impl TimeControl {
    /// The whole game in so many minutes, with seconds added for each move.
    pub const fn whole(minutes: u16, increment: u16) -> Self {
        let adjust = if increment == 0 { None } else { Some(Adjust::Increment(increment)) };
        Self { method: Method::Minutes(minutes), adjust }
    }

    /// The minutes of a side at the start; `None` if every move has its own time.
    pub fn minutes(&self) -> Option<u16> {
        match &self.method {
            Method::SecondsPerMove(_) => None,
            Method::Stages(stages) => stages.first().map(|stage| stage.minutes),
            Method::Minutes(minutes) => Some(*minutes),
        }
    }

    /// The customary setting it is, if any: some lie between two of them.
    pub fn class(&self) -> Option<TimeClass> {
        let Method::Minutes(minutes) = self.method else { return None };
        let seconds = match self.adjust {
            None => 0,
            Some(Adjust::Increment(seconds) | Adjust::Bronstein(seconds) | Adjust::Delay(seconds)) => seconds,
            Some(Adjust::Hourglass) => return None,
        };
        // Thirty minutes with ten seconds stand in two rows; the earlier one is taken.
        let rows = [
            (TimeClass::Blitz, 0..=5, 0..=3),
            (TimeClass::Rapid, 10..=15, 0..=5),
            (TimeClass::Regular, 20..=30, 5..=10),
            (TimeClass::Slow, 30..=45, 10..=20),
            (TimeClass::VerySlow, 46..=u16::MAX, 21..=u16::MAX),
        ];
        let fits = |(_, base, added): &(TimeClass, std::ops::RangeInclusive<u16>, std::ops::RangeInclusive<u16>)| {
            base.contains(&minutes) && added.contains(&seconds)
        };
        rows.into_iter().find(fits).map(|(class, _, _)| class)
    }

    /// What it is made of, and the customary setting it is.
    fn parts(&self) -> Vec<TimePart> {
        let method = match self.method {
            Method::SecondsPerMove(_) => TimePart::PerMove,
            Method::Stages(_) => TimePart::Stages,
            Method::Minutes(_) => TimePart::Whole,
        };
        let adjust = self.adjust.map(|adjust| match adjust {
            Adjust::Increment(_) => TimePart::Increment,
            Adjust::Bronstein(_) => TimePart::Bronstein,
            Adjust::Delay(_) => TimePart::Delay,
            Adjust::Hourglass => TimePart::Hourglass,
        });
        let class = self.class().map(|class| match class {
            TimeClass::Blitz => TimePart::Blitz,
            TimeClass::Rapid => TimePart::Rapid,
            TimeClass::Regular => TimePart::Regular,
            TimeClass::Slow => TimePart::Slow,
            TimeClass::VerySlow => TimePart::VerySlow,
        });
        [Some(method), adjust, class].into_iter().flatten().collect()
    }

    /// The articles that describe it.
    pub fn articles(&self, laws: &Laws) -> Vec<Article> {
        let parts = self.parts().into_iter().map(OfCharter::TimePart);
        let matters: Vec<OfCharter<'_>> = std::iter::once(OfCharter::Time).chain(parts).collect();
        laws.cite_all(&matters)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sch3_3_classes_as_printed() {
        let class = |minutes, seconds| TimeControl::whole(minutes, seconds).class();
        assert_eq!(class(5, 3), Some(TimeClass::Blitz));
        assert_eq!(class(15, 5), Some(TimeClass::Rapid));
        assert_eq!(class(25, 5), Some(TimeClass::Regular));
        assert_eq!(class(30, 10), Some(TimeClass::Regular));
        assert_eq!(class(45, 15), Some(TimeClass::Slow));
        assert_eq!(class(60, 30), Some(TimeClass::VerySlow));
        assert_eq!(class(7, 3), None);
        assert_eq!(class(17, 5), None);
    }
}
