//! What a rulebook's text leaves open, as settings with a name and named values; the first value is the default.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use xiangqi::ByColor;

use crate::rulebook::Rulebook;
use crate::settings::{
    Aimless, AnotherTarget, BoundLike, CappedPlay, CycleCap, DoubleAttack, EvenTake, FilledIn, Forbidden, Fresh, Mated,
    Naming, NaturalLimit, Pinned, Renewals, RepeatedPress, Replies, RootLoss, RootTest, SlidBack, StandingKill,
    SurplusCycles, WarnedWindow, Window,
};

/// A point that a rulebook's text leaves open, or an entry it leaves to the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Setting {
    /// What makes an attack new: [`RootLoss`].
    NewAttack,
    /// Whether an attack is new by its target or by attacker and target: [`Fresh`].
    FreshBy,
    /// Which occurrences of a position are judged: [`Window`].
    Window,
    /// From where play is judged when a warned position returns: [`WarnedWindow`].
    WarnedWindow,
    /// Whether a chase of another piece is the play that was warned: [`AnotherTarget`].
    AnotherTarget,
    /// How often a warning is repeated: [`Renewals`].
    Renewals,
    /// When a piece attacked twice by one move is out of it: [`DoubleAttack`].
    DoubleAttack,
    /// When a piece that would retake is a root: [`RootTest`].
    RootTest,
    /// Whether a root frees a bound piece attacked by one of its kind: [`BoundLike`].
    BoundLike,
    /// Whether a bound piece attacks along its line: [`Pinned`].
    BoundAttacker,
    /// Whether a bound target takes back along its line: [`Pinned`].
    BoundTarget,
    /// Whether a move that checks can also chase.
    CheckChase,
    /// Whether a mate that was threatened before makes a kill: [`StandingKill`].
    StandingKill,
    /// Which mates keep a side from taking: [`Mated`].
    MatedTaker,
    /// Where the side that is taken from may take in turn: [`Replies`].
    Replies,
    /// Whether a piece is chased that could be taken for as much elsewhere: [`EvenTake`].
    EvenTake,
    /// The arbiter's entry of which side's moves hold a plain draw.
    PlainDraw,
    /// Of which play only so many cycles count towards a limit: [`CappedPlay`].
    CappedPlay,
    /// Whether cycles beyond as many as count are left out of any play: [`SurplusCycles`].
    SurplusCycles,
    /// What is left out of a count for a check beyond as many as count: the round or the check alone.
    SurplusChecks,
    /// Whose aimless moves make a position one to be judged: [`Aimless`].
    Aimless,
    /// What a second violation in pressing the clock counts: [`RepeatedPress`].
    RepeatedPress,
    /// Whether a move that a side had to be told to fill in stays missing: [`FilledIn`].
    FilledIn,
    /// What is held against a man that was slid and drawn back: [`SlidBack`].
    SlidBack,
    /// When an illegal move of chess counts against a side: once the clock was pressed, or once it is made.
    IllegalMove,
    /// Until when a game of chess with the colours reversed may be begun again: in the first minutes, or as the arbiter finds.
    ColoursEarly,
    /// Which moves missing from a record are a violation: only so many in a row, or so many altogether.
    OmittedMoves,
    /// What so many moves missing from a record cost as lose by the base book, where a supplement counts a violation for fewer:
    /// that violation, or the game.
    SixteenOmitted,
    /// Who seals when a game is broken off: always Red, so that Black moves first, or whoever is to move.
    SealedBy,
    /// Which conduct loses at once when it is proved, where the text says so at the end of a list: the last kind, or all.
    ProvenLoss,
    /// What one man costs that a player shifted by accident: it is set right, or it is a foul besides.
    ShiftedMan,
    /// Whether both sides must agree before a clock is set anew, or an official sets it if they do not.
    ClockAgreed,
    /// Whether a resignation at a watched board ends the game as it is said, or once an official has ruled on it.
    Resignation,
}

impl Setting {
    /// All settings.
    pub const ALL: [Self; 33] = [
        Self::NewAttack,
        Self::FreshBy,
        Self::Window,
        Self::WarnedWindow,
        Self::AnotherTarget,
        Self::Renewals,
        Self::DoubleAttack,
        Self::RootTest,
        Self::BoundLike,
        Self::BoundAttacker,
        Self::BoundTarget,
        Self::CheckChase,
        Self::StandingKill,
        Self::MatedTaker,
        Self::Replies,
        Self::EvenTake,
        Self::PlainDraw,
        Self::CappedPlay,
        Self::SurplusCycles,
        Self::SurplusChecks,
        Self::Aimless,
        Self::RepeatedPress,
        Self::FilledIn,
        Self::SlidBack,
        Self::IllegalMove,
        Self::ColoursEarly,
        Self::OmittedMoves,
        Self::SixteenOmitted,
        Self::SealedBy,
        Self::ProvenLoss,
        Self::ShiftedMan,
        Self::ClockAgreed,
        Self::Resignation,
    ];

    /// Its name and its values, the default first.
    const fn words(self) -> (&'static str, &'static [&'static str]) {
        match self {
            Self::NewAttack => ("new-attack", &["literal", "purposive"]),
            Self::FreshBy => ("fresh-by", &["target", "pair"]),
            Self::Window => ("window", &["counted", "whole"]),
            Self::WarnedWindow => ("warned-window", &["since-warning", "whole"]),
            Self::AnotherTarget => ("another-target", &["same", "other"]),
            Self::Renewals => ("renewals", &["each-time", "once"]),
            Self::DoubleAttack => ("double-attack", &["one-ended", "all-ended"]),
            Self::RootTest => ("root-test", &["after-capture", "before-too"]),
            Self::BoundLike => ("bound-like", &["root-decides", "chase"]),
            Self::BoundAttacker => ("bound-attacker", &["per-capture", "never"]),
            Self::BoundTarget => ("bound-target", &["per-capture", "never"]),
            Self::CheckChase => ("check-chase", &["counts", "no"]),
            Self::StandingKill => ("standing-kill", &["counts", "idle"]),
            Self::MatedTaker => ("mated-taker", &["by-checks", "next-move"]),
            Self::Replies => ("replies", &["connected", "on-point", "anywhere"]),
            Self::EvenTake => ("even-take", &["chase", "idle"]),
            Self::PlainDraw => ("plain-draw", &["none", "red", "black", "both"]),
            Self::CappedPlay => ("capped-play", &["each-run", "altogether"]),
            Self::SurplusCycles => ("surplus-cycles", &["perpetual", "any"]),
            Self::SurplusChecks => ("surplus-checks", &["rounds", "moves"]),
            Self::Aimless => ("aimless", &["any-pieces", "one-piece"]),
            Self::RepeatedPress => ("repeated-press", &["one", "two"]),
            Self::FilledIn => ("filled-in", &["counts", "cured"]),
            Self::SlidBack => ("slid-back", &["slide", "landing"]),
            Self::IllegalMove => ("illegal-move", &["pressed", "made"]),
            Self::ColoursEarly => ("colours-early", &["five-minutes", "arbiter"]),
            Self::OmittedMoves => ("omitted-moves", &["in-a-row", "altogether"]),
            Self::SixteenOmitted => ("sixteen-omitted", &["violation", "loss"]),
            Self::SealedBy => ("sealed-by", &["red", "to-move"]),
            Self::ProvenLoss => ("proven-loss", &["analysis", "all"]),
            Self::ShiftedMan => ("shifted-man", &["set-right", "foul"]),
            Self::ClockAgreed => ("clock-agreed", &["needed", "official"]),
            Self::Resignation => ("resignation", &["at-once", "ruled"]),
        }
    }

    /// The name it is set with.
    pub const fn name(self) -> &'static str {
        self.words().0
    }

    /// The values it can have, the default first.
    pub const fn values(self) -> &'static [&'static str] {
        self.words().1
    }

    /// Whether its values are readings of a text on recurring positions.
    const fn reads_recurrence(self) -> bool {
        !matches!(
            self,
            Self::PlainDraw
                | Self::CappedPlay
                | Self::SurplusCycles
                | Self::SurplusChecks
                | Self::Aimless
                | Self::RepeatedPress
                | Self::FilledIn
                | Self::SlidBack
                | Self::IllegalMove
                | Self::ColoursEarly
                | Self::OmittedMoves
                | Self::SixteenOmitted
                | Self::SealedBy
                | Self::ProvenLoss
                | Self::ShiftedMan
                | Self::ClockAgreed
                | Self::Resignation
        )
    }
}

/// A setting with one of its values, written `name=value`.
///
/// ```
/// use ruling::{Choice, Setting};
///
/// let choice: Choice = "standing-kill=idle".parse()?;
/// let rulebook = books::cn_referee::rulebook().with(choice).expect("one of its settings");
/// assert_eq!(rulebook.choice(Setting::StandingKill), choice);
/// # Ok::<(), ruling::NoChoice>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    setting: Setting,
    /// Which of its values.
    index: usize,
}

impl Choice {
    /// Every setting with every value.
    pub fn all() -> impl Iterator<Item = Self> {
        Setting::ALL.into_iter().flat_map(Self::of)
    }

    /// A setting with every value.
    pub fn of(setting: Setting) -> impl Iterator<Item = Self> {
        (0..setting.values().len()).map(move |index| Self { setting, index })
    }

    /// The setting.
    pub const fn setting(self) -> Setting {
        self.setting
    }

    /// The name of the value.
    pub const fn value(self) -> &'static str {
        self.setting.values()[self.index]
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.setting.name(), self.value())
    }
}

/// The text is no setting with one of its values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoChoice(pub String);

impl fmt::Display for NoChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no setting `{}`, expected one of", self.0)?;
        Choice::all().try_for_each(|choice| write!(f, " {choice}"))
    }
}

impl std::error::Error for NoChoice {}

impl Serialize for Choice {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Choice {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

impl JsonSchema for Choice {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Reading".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let known: Vec<String> = Self::all().map(|choice| choice.to_string()).collect();
        schemars::json_schema!({ "description": "A point left open, and how it is read.", "enum": known })
    }
}

impl FromStr for Choice {
    type Err = NoChoice;

    fn from_str(text: &str) -> Result<Self, NoChoice> {
        Self::all().find(|choice| choice.to_string() == text).ok_or_else(|| NoChoice(text.to_owned()))
    }
}

impl Rulebook {
    /// The same rulebook with a setting chosen; `None` if it has no such setting.
    #[must_use]
    pub fn with(mut self, choice: Choice) -> Option<Self> {
        if !self.law.settings().contains(&choice.setting) {
            return None;
        }
        let Choice { setting, index } = choice;
        let first = index == 0;
        let pinned = if first { Pinned::PerCapture } else { Pinned::Never };
        let chase = &mut self.repetition.chase;
        let warning = &mut self.repetition.warning;
        match setting {
            Setting::NewAttack => chase.root_loss = if first { RootLoss::Never } else { RootLoss::Counts },
            Setting::FreshBy => chase.fresh = [Fresh::Target, Fresh::Pair][index],
            Setting::DoubleAttack => chase.double_attack = [DoubleAttack::OneEnded, DoubleAttack::AllEnded][index],
            Setting::RootTest => chase.root_test = [RootTest::AfterCapture, RootTest::BeforeToo][index],
            Setting::BoundLike => chase.bound_like = [BoundLike::RootDecides, BoundLike::Chased][index],
            Setting::BoundAttacker => chase.pinned_attacker = pinned,
            Setting::BoundTarget => chase.pinned_target = pinned,
            Setting::CheckChase => chase.check_may_chase = first,
            Setting::Window => self.repetition.window = [Window::Counted, Window::Whole][index],
            Setting::WarnedWindow => warning.window = [WarnedWindow::SinceWarning, WarnedWindow::Whole][index],
            Setting::AnotherTarget => warning.another_target = [AnotherTarget::Same, AnotherTarget::Other][index],
            Setting::CappedPlay => {
                if let Some(NaturalLimit { cycles: Some(CycleCap { of, .. }), .. }) = &mut self.natural_limit {
                    *of = [CappedPlay::EachRun, CappedPlay::Altogether][index];
                }
            }
            Setting::SurplusCycles => {
                if let Some(NaturalLimit { cycles: Some(CycleCap { surplus, .. }), .. }) = &mut self.natural_limit {
                    *surplus = [SurplusCycles::Perpetual, SurplusCycles::Any][index];
                }
            }
            Setting::SurplusChecks => {
                if let Some(NaturalLimit { plies_per_check, .. }) = &mut self.natural_limit {
                    *plies_per_check = [2, 1][index];
                }
            }
            Setting::Aimless => self.aimless = [Aimless::AnyPieces, Aimless::OnePiece][index],
            Setting::RepeatedPress => self.repeated_press = [RepeatedPress::One, RepeatedPress::Two][index],
            Setting::FilledIn => self.filled_in = [FilledIn::Counts, FilledIn::Cured][index],
            Setting::SlidBack => self.slid_back = [SlidBack::Slide, SlidBack::Landing][index],
            Setting::Renewals => warning.renewals = [Renewals::EachTime, Renewals::Once][index],
            Setting::IllegalMove | Setting::ColoursEarly | Setting::OmittedMoves | Setting::ProvenLoss => {}
            Setting::ShiftedMan | Setting::ClockAgreed | Setting::Resignation => {}
            Setting::SixteenOmitted | Setting::SealedBy => {}
            Setting::StandingKill | Setting::MatedTaker | Setting::Replies | Setting::EvenTake | Setting::PlainDraw => {
                if let Forbidden::AnyAttack(naming) = &mut self.repetition.forbidden {
                    name_by(naming, setting, index);
                }
            }
        }
        Some(self)
    }

    /// The value a setting has.
    pub fn choice(&self, setting: Setting) -> Choice {
        let same = |choice: &Choice| self.clone().with(*choice).as_ref() == Some(self);
        Choice::of(setting).find(same).unwrap_or(Choice { setting, index: 0 })
    }

    /// The same rulebook with each other reading of its text on recurring positions, one at a time.
    pub fn other_readings(&self) -> impl Iterator<Item = (Choice, Self)> + '_ {
        let readings = self.law.settings().iter().filter(|setting| setting.reads_recurrence());
        readings.flat_map(|&setting| self.otherwise(setting))
    }

    /// The same rulebook with each other value of a setting it has.
    pub fn otherwise(&self, setting: Setting) -> impl Iterator<Item = (Choice, Self)> + '_ {
        Choice::of(setting)
            .filter_map(|choice| Some((choice, self.clone().with(choice)?)))
            .filter(move |(_, other)| other != self)
    }
}

/// Chooses a setting of a rulebook that gives every move its gravest name.
fn name_by(naming: &mut Naming, setting: Setting, index: usize) {
    match setting {
        Setting::StandingKill => naming.standing_kill = [StandingKill::Counts, StandingKill::Idle][index],
        Setting::MatedTaker => naming.mated = [Mated::ByChecks, Mated::NextMove][index],
        Setting::Replies => naming.replies = [Replies::Connected, Replies::OnPoint, Replies::Anywhere][index],
        Setting::EvenTake => naming.even_take = [EvenTake::Chases, EvenTake::Idle][index],
        Setting::PlainDraw => naming.plain_draw = ByColor { red: index & 1 == 1, black: index >= 2 },
        _ => {}
    }
}
