//! The charter: what holds for one event, in fourteen items, and what follows where one is missing.

mod change;
mod check;
mod clause;
mod format;
mod layer;
mod people;
mod place;
mod preset;
mod prize;
mod read;
mod section;
mod sizes;
mod time;
mod zone;

use std::collections::BTreeMap;

use books::desk::Preset;
use books::event::{Laws, Power};
use books::{Book, Grounded};
use contest::Actor;
use jiff::civil::{Date, DateTime};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use books::event::{Condition, Expected, Key, Layer, Level, LevelTime, System, Value, Weight};
pub use change::CharterChange;
pub(crate) use change::changes;
pub use check::{CharterFault, CharterFinding};
pub use clause::Clause;
pub use format::{Format, Stage};
pub use layer::{Resolved, Statement, Terms};
pub use people::{Confirmation, Enforcement, Officials};
pub use place::Place;
pub use prize::{Prize, Prizes, Sharing};
pub use read::{CharterError, read_json, read_toml, schema};
pub use section::{Eligibility, Ineligible, Section};
pub use time::{Adjust, Method, TimeClass, TimeControl, TimeStage};
pub use zone::{NoZone, Zone};

use crate::Money;

/// A charter as it is written: whatever is missing is a finding, not a fault of the file.
///
/// ```
/// use tournament::charter::{read_toml, Weight};
///
/// let charter = read_toml("name = \"Spring Open\"\norganiser = \"A club\"\n")?;
/// let gaps = charter.findings(None).into_iter().filter(|finding| finding.weight == Weight::Gap);
/// assert!(gaps.count() > 5);
/// # Ok::<(), tournament::charter::CharterError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Charter {
    /// Item 1: who holds the event.
    pub organiser: Option<String>,
    /// Item 2: its name.
    pub name: Option<String>,
    /// What kind of event it is.
    pub kind: Option<EventKind>,
    /// What it is held for.
    pub purpose: Option<String>,
    /// Item 3: days and hours.
    pub schedule: Option<Schedule>,
    /// Item 4: where, and how to get there.
    pub venue: Option<Venue>,
    /// The time zone of the hall, by its name in the database of the IANA.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zone: Option<Zone>,
    /// Item 5: sections, quotas, who may enter.
    pub sections: Vec<Section>,
    /// Item 6: how to enter.
    pub entry: Option<EntryTerms>,
    /// Whether players come from several regions.
    pub cross_region: bool,
    /// Item 7: board and lodging, where players come from several regions.
    pub lodging: Option<String>,
    /// Item 8: how it is played, where a section does not say.
    pub format: Option<Format>,
    /// Item 9: the time of a game, where a section does not say.
    pub time: Option<TimeControl>,
    /// What the clocks at hand can do; nothing is checked if empty.
    pub clocks: Vec<ClockAbility>,
    /// Item 10: whether moves are recorded.
    pub recording: Option<bool>,
    /// Item 11: the rules.
    pub rules: Option<Rules>,
    /// Item 12: who runs it.
    pub officials: Option<Officials>,
    /// Item 13: how the arbiters watch.
    pub enforcement: Option<Enforcement>,
    /// How results are confirmed.
    pub confirmation: Option<Confirmation>,
    /// The customary kind of event of schedule 7 of `xqef-2022`, which settles what the charter does not say itself.
    pub preset: Option<Preset>,
    /// Item 14: prizes.
    pub prizes: Option<Prizes>,
    /// How boards are shown to the public while they are played; not at all if it is not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub live: Option<Live>,
}

/// How boards are shown live to the public: so much later than they are played, against help from outside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Live {
    /// So many minutes later.
    pub minutes: u32,
    /// So many moves later.
    pub moves: u32,
}

/// What kind of event it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum EventKind {
    /// 國際.
    International,
    /// 全國, or of a county or a city.
    National,
    /// 友誼.
    Friendly,
    /// 選拔.
    Selection,
    /// 邀請.
    Invitation,
}

/// Days and hours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Schedule {
    /// The first day.
    pub first_day: Date,
    /// The last day.
    pub last_day: Option<Date>,
    /// When each round begins.
    #[serde(default)]
    pub rounds: Vec<DateTime>,
}

/// Where it is held.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Venue {
    /// The place.
    pub place: String,
    /// How to get there.
    pub transport: Option<String>,
}

/// How to enter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EntryTerms {
    /// From when.
    pub opens: Option<DateTime>,
    /// Until when.
    pub closes: Option<DateTime>,
    /// Where.
    pub place: Option<String>,
    /// In which form.
    pub form: Option<String>,
    /// What it costs.
    #[serde(default)]
    pub fee: Money,
    /// What is given back at the end.
    #[serde(default)]
    pub deposit: Money,
    /// How it is paid.
    pub payment: Option<String>,
}

/// The rules of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// The base book, by id.
    #[schemars(with = "String")]
    #[serde(with = "read::book")]
    pub base: Book,
    /// Supplements to it, by id, the strongest first.
    #[schemars(with = "Vec<String>")]
    #[serde(with = "read::books", default)]
    pub supplements: Vec<Book>,
    /// What the charter changes.
    #[serde(default)]
    pub clauses: Vec<Clause>,
    /// Who may do what, where the charter says so itself.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub offices: BTreeMap<Power, Vec<Actor>>,
}

impl Rules {
    /// The books, the strongest first.
    pub fn books(&self) -> Vec<Book> {
        let mut books = self.supplements.clone();
        books.push(self.base);
        books::with_bases(&books)
    }
}

/// Something a clock can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ClockAbility {
    /// Count down.
    CountDown,
    /// Add seconds.
    Increment,
    /// Give back time used.
    Bronstein,
    /// Wait.
    Delay,
    /// Give time used to the other side.
    Hourglass,
    /// Count the time of each move.
    PerMove,
}

/// What the chief arbiter announces before a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Announcement {
    /// From which round on it holds.
    pub round: u16,
    /// What it sets.
    pub clauses: Vec<Clause>,
    /// How it is written.
    pub text: Option<String>,
    /// Whether it stands instead of what was announced about the same for the same round, which was a mistake.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub instead: bool,
}

impl Charter {
    /// The books that apply, the strongest first.
    pub fn books(&self) -> Vec<Book> {
        self.rules.as_ref().map(Rules::books).unwrap_or_default()
    }

    /// What these books say of an event.
    pub fn laws(&self) -> Laws {
        Laws::of(&self.books())
    }

    /// The rules of a section: its own, or those of the charter.
    pub fn rules(&self, section: &str) -> Option<&Rules> {
        self.section(section).and_then(|section| section.rules.as_ref()).or(self.rules.as_ref())
    }

    /// Who has a power in a section: by the charter, by a book, or where both are silent by custom.
    pub fn offices(&self, section: &str, power: Power) -> Grounded<Vec<Actor>> {
        let rules = self.rules(section);
        let own = rules.and_then(|rules| rules.offices.get(&power));
        let laws = Laws::of(&rules.map(Rules::books).unwrap_or_default());
        match (own, laws.offices(power)) {
            (Some(own), _) => Grounded { what: own.clone(), under: Vec::new() },
            (None, Some(Grounded { what, under })) => Grounded { what: what.to_vec(), under },
            (None, None) => Grounded { what: power.by_custom().to_vec(), under: Vec::new() },
        }
    }

    /// The clauses that the charter adds to its books.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.rules.iter().flat_map(|rules| &rules.clauses)
    }

    /// The items that set a term of their own.
    pub(crate) fn items(&self) -> Vec<(Key, Value)> {
        let flag = |key: Key, set: Option<bool>| set.map(|set| (key, Value::Flag(set)));
        let watched = self.enforcement.map(|enforcement| enforcement == Enforcement::Watched);
        let players = self.confirmation.map(|confirmation| confirmation == Confirmation::Player);
        let committee = self.officials.as_ref().and_then(|officials| officials.committee.as_ref()).map(|_| true);
        [
            flag(Key::Recording, self.recording),
            flag(Key::Watched, watched),
            flag(Key::PlayerConfirmation, players),
            flag(Key::Committee, committee),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// The section with this id.
    pub fn section(&self, id: &str) -> Option<&Section> {
        self.sections.iter().find(|section| section.id == id)
    }

    /// How a section is played; a format without a stage says nothing.
    pub fn format(&self, section: &str) -> Option<&Format> {
        let own = self.section(section).and_then(|section| section.format.as_ref());
        own.or(self.format.as_ref()).filter(|format| !format.stages.is_empty())
    }

    /// The time of a section's games: its own, the charter's, or that of its level where a book sets it.
    pub fn time(&self, section: &str) -> Option<TimeControl> {
        let own = self.section(section).and_then(|section| section.time.as_ref()).or(self.time.as_ref());
        own.cloned()
            .or_else(|| self.level(section)?.what.time.map(|(minutes, added)| TimeControl::whole(minutes, added)))
    }

    /// What a book sets for the level of a section.
    pub fn level(&self, section: &str) -> Option<Grounded<LevelTime>> {
        let books = self.rules(section).map(Rules::books).unwrap_or_default();
        Laws::of(&books).level(self.section(section)?.level?)
    }

    /// Whether the moves of a section's games are recorded, if the charter or the section's level says.
    pub fn recording(&self, section: &str) -> Option<bool> {
        let own = self.section(section).and_then(|section| section.recording).or(self.recording);
        own.or_else(|| self.level(section).map(|level| level.what.recorded))
    }

    /// The charter as it holds for a section: what the section says itself stands in its place.
    #[must_use]
    pub fn within(&self, section: &str) -> Self {
        let own = self.section(section);
        Self {
            time: self.time(section),
            recording: self.recording(section),
            preset: own.and_then(|section| section.preset).or(self.preset),
            rules: self.rules(section).cloned(),
            ..self.clone()
        }
    }

    /// When a round begins, if the charter says.
    pub fn round_begins(&self, round: u16) -> Option<DateTime> {
        let nth = usize::from(round).checked_sub(1)?;
        self.schedule.as_ref()?.rounds.get(nth).copied()
    }
}

/// The term that says what becomes of the results of whoever leaves a system with points.
pub(crate) const fn withdrawn_from(system: System) -> Option<Key> {
    match system {
        System::RoundRobin | System::DoubleRoundRobin | System::League => Some(Key::WithdrawnRoundRobin),
        System::Swiss => Some(Key::WithdrawnSwiss),
        System::Knockout | System::DoubleKnockout => None,
    }
}
