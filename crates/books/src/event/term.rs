//! Terms: what a charter, an announcement or a book sets, one value at a time, and where it stands.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What is set.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Key {
    /// Technical fouls that lose the game.
    TechnicalFoulLimit,
    /// Faults of recording that lose the game.
    RecordFaultLimit,
    /// Faults of pressing the clock that lose the game.
    PressFaultLimit,
    /// Whether the limit of fouls loses when it is reached (`reached`) or when it is exceeded (`exceeded`).
    FoulLimit,
    /// Plies without a capture that draw.
    NaturalLimit,
    /// Whether the event adopts the limit of forty moves that a player may ask for (3.4 四 of `roc-113`).
    AskedLimit,
    /// What a repeated offer of a draw costs: `foul` or `loss`.
    RepeatedOffer,
    /// When a side has overstepped: when its time is used up (`used_up`), or only by agreement (`agreed`).
    Overstep,
    /// Minutes after the start by which a player must have come.
    LatestArrival,
    /// Minutes before the start by which a team must have given its line-up.
    TeamReport,
    /// Whether there is leave and playing at another time.
    Leave,
    /// Days before a round by which leave must be asked for.
    LeaveNotice,
    /// Forfeits that end the right to play.
    ForfeitsDisqualify,
    /// Forfeits in a row that count as leaving.
    ForfeitsInARow,
    /// Whether a forfeit loses the deposit.
    ForfeitKeepsDeposit,
    /// Whether the moves are recorded.
    Recording,
    /// Whether there is an appeals committee.
    Committee,
    /// Whether every game is watched.
    Watched,
    /// How many boards one official looks after.
    BoardsPerOfficial,
    /// Whether players confirm results themselves.
    PlayerConfirmation,
    /// Minutes after the start within which a wrong pairing is played anew.
    ReplayWindow,
    /// Whether what was decided about a game can be appealed against.
    Appeals,
    /// Whether an appeal must name its grounds.
    AppealGrounds,
    /// Whether an appeal goes up grade by grade.
    AppealByGrade,
    /// Whether an appeal is lodged at once, before play goes on.
    AppealAtOnce,
    /// Minutes after the end of a game within which an appeal is lodged.
    AppealWindow,
    /// What each appeal costs, to be given back if it succeeds.
    AppealDeposit,
    /// Minutes after the board was sealed within which an appeal to the committee is handed in.
    AppealWriting,
    /// Minutes after that within which the committee decides.
    AppealDecision,
    /// Minutes after the decision at which play goes on.
    AppealResumption,
    /// Whether a player may be let begin later.
    Delays,
    /// Whether a game missed on leave is played at another time, if all consent.
    MakeUp,
    /// Whether a withdrawal before play voids the draw.
    Redraw,
    /// What becomes of the results of whoever leaves a round robin: void if less than half was played (`half`), or they stand (`stand`).
    WithdrawnRoundRobin,
    /// The same of whoever leaves a Swiss.
    WithdrawnSwiss,
    /// How many half-point byes a player of a Swiss may ask for.
    HalfByes,
    /// What whoever enters a Swiss late has for the rounds missed: `nothing`, or as for a `draw`.
    LateEntrants,
    /// What becomes of the place, and so of the prizes, of whoever is disqualified: it may `stand`, or be `lost`.
    DisqualifiedPlace,
    /// Whether the final table is verified before it is announced.
    Verification,
    /// Whether the first place may be shared.
    SharedFirst,
    /// Whether at most half of a Swiss field may be seeds.
    HalfSeeds,
    /// What it costs to have a game entered by the staff.
    RecordCharge,
    /// Who hands in the moves after a game: the winner, or the second player if it was drawn (`winner`), or `both`.
    RecordEntry,
    /// Whether only those who played more than half get the deposit back.
    DepositHalf,
    /// Whether a place can be cancelled after the event.
    Overturning,
    /// Days within which the notice of a cancelled place is due.
    NoticeDays,
    /// Anything else, by its subject.
    Other(String),
}

impl fmt::Display for Key {
    /// The word used in files.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TechnicalFoulLimit => "technical_foul_limit",
            Self::RecordFaultLimit => "record_fault_limit",
            Self::PressFaultLimit => "press_fault_limit",
            Self::FoulLimit => "foul_limit",
            Self::NaturalLimit => "natural_limit",
            Self::AskedLimit => "asked_limit",
            Self::RepeatedOffer => "repeated_offer",
            Self::Overstep => "overstep",
            Self::LatestArrival => "latest_arrival",
            Self::TeamReport => "team_report",
            Self::Leave => "leave",
            Self::LeaveNotice => "leave_notice",
            Self::ForfeitsDisqualify => "forfeits_disqualify",
            Self::ForfeitsInARow => "forfeits_in_a_row",
            Self::ForfeitKeepsDeposit => "forfeit_keeps_deposit",
            Self::Recording => "recording",
            Self::Committee => "committee",
            Self::Watched => "watched",
            Self::BoardsPerOfficial => "boards_per_official",
            Self::PlayerConfirmation => "player_confirmation",
            Self::ReplayWindow => "replay_window",
            Self::Appeals => "appeals",
            Self::AppealGrounds => "appeal_grounds",
            Self::AppealByGrade => "appeal_by_grade",
            Self::AppealAtOnce => "appeal_at_once",
            Self::AppealWindow => "appeal_window",
            Self::AppealDeposit => "appeal_deposit",
            Self::AppealWriting => "appeal_writing",
            Self::AppealDecision => "appeal_decision",
            Self::AppealResumption => "appeal_resumption",
            Self::Delays => "delays",
            Self::MakeUp => "make_up",
            Self::Redraw => "redraw",
            Self::WithdrawnRoundRobin => "withdrawn_round_robin",
            Self::WithdrawnSwiss => "withdrawn_swiss",
            Self::HalfByes => "half_byes",
            Self::LateEntrants => "late_entrants",
            Self::DisqualifiedPlace => "disqualified_place",
            Self::Verification => "verification",
            Self::SharedFirst => "shared_first",
            Self::HalfSeeds => "half_seeds",
            Self::RecordCharge => "record_charge",
            Self::RecordEntry => "record_entry",
            Self::DepositHalf => "deposit_half",
            Self::Overturning => "overturning",
            Self::NoticeDays => "notice_days",
            Self::Other(subject) => subject,
        })
    }
}

/// What it is set to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Value {
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(u32),
    /// A word or a sentence.
    Text(String),
}

impl Value {
    /// The number it is.
    pub const fn number(&self) -> Option<u32> {
        match self {
            Self::Number(number) => Some(*number),
            Self::Flag(_) | Self::Text(_) => None,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flag(flag) => flag.fmt(f),
            Self::Number(number) => number.fmt(f),
            Self::Text(text) => text.fmt(f),
        }
    }
}

/// What kind of value a term takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Expected {
    /// A number.
    Number,
    /// Yes or no.
    Flag,
    /// One of two words.
    Word([&'static str; 2]),
    /// Anything.
    Anything,
}

impl Key {
    /// Whether a value is of the kind this takes, and a number no smaller than it can be.
    pub fn takes(&self, value: &Value) -> bool {
        match (self.expects(), value) {
            (Expected::Anything, _) | (Expected::Flag, Value::Flag(_)) => true,
            (Expected::Number, Value::Number(number)) => *number >= self.least(),
            (Expected::Word(words), Value::Text(text)) => words.contains(&text.as_str()),
            _ => false,
        }
    }

    /// The smallest number that this takes: no game could be played under a limit of nothing.
    pub const fn least(&self) -> u32 {
        match self {
            Self::TechnicalFoulLimit
            | Self::RecordFaultLimit
            | Self::PressFaultLimit
            | Self::NaturalLimit
            | Self::BoardsPerOfficial => 1,
            _ => 0,
        }
    }

    /// What kind of value this takes.
    pub const fn expects(&self) -> Expected {
        match self {
            Self::TechnicalFoulLimit
            | Self::RecordFaultLimit
            | Self::PressFaultLimit
            | Self::NaturalLimit
            | Self::LatestArrival
            | Self::TeamReport
            | Self::LeaveNotice
            | Self::ForfeitsDisqualify
            | Self::ForfeitsInARow
            | Self::ReplayWindow
            | Self::AppealWindow
            | Self::AppealDeposit
            | Self::AppealWriting
            | Self::AppealDecision
            | Self::AppealResumption
            | Self::HalfByes
            | Self::RecordCharge
            | Self::BoardsPerOfficial
            | Self::NoticeDays => Expected::Number,
            Self::AskedLimit
            | Self::Leave
            | Self::ForfeitKeepsDeposit
            | Self::Recording
            | Self::Committee
            | Self::Watched
            | Self::PlayerConfirmation
            | Self::Appeals
            | Self::AppealGrounds
            | Self::AppealByGrade
            | Self::AppealAtOnce
            | Self::Delays
            | Self::MakeUp
            | Self::Redraw
            | Self::Verification
            | Self::SharedFirst
            | Self::HalfSeeds
            | Self::DepositHalf
            | Self::Overturning => Expected::Flag,
            Self::FoulLimit => Expected::Word(["reached", "exceeded"]),
            Self::RepeatedOffer => Expected::Word(["foul", "loss"]),
            Self::Overstep => Expected::Word(["used_up", "agreed"]),
            Self::WithdrawnRoundRobin | Self::WithdrawnSwiss => Expected::Word(["half", "stand"]),
            Self::LateEntrants => Expected::Word(["nothing", "draw"]),
            Self::DisqualifiedPlace => Expected::Word(["stand", "lost"]),
            Self::RecordEntry => Expected::Word(["winner", "both"]),
            Self::Other(_) => Expected::Anything,
        }
    }
}

/// Where a term stands, the strongest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Layer {
    /// What the chief arbiter announced before a round.
    Announcement {
        /// From which round on.
        round: u16,
    },
    /// The charter.
    Charter,
    /// What a preset that the charter names suggests.
    Preset,
    /// What the books say in a charter's stead, and supplements it adopts.
    Supplement,
    /// The rules of the competition.
    Competition,
    /// How matters are handled.
    Handling,
    /// The rules of the game.
    Game,
}

impl Layer {
    /// The rank, in which announcements of any round are one.
    pub const fn rank(self) -> u8 {
        match self {
            Self::Announcement { .. } => 0,
            Self::Charter => 1,
            Self::Preset => 2,
            Self::Supplement => 3,
            Self::Competition => 4,
            Self::Handling => 5,
            Self::Game => 6,
        }
    }

    /// Whether statements of this rank that contradict each other are void.
    pub const fn can_be_void(self) -> bool {
        self.rank() <= Self::Competition.rank()
    }
}

/// A term that a book sets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// Where it stands.
    pub layer: Layer,
    /// The unit that says so.
    pub clause: &'static str,
    /// What it sets.
    pub key: Key,
    /// To what.
    pub value: Value,
}

impl Term {
    /// A term of yes or no.
    pub const fn flag(layer: Layer, clause: &'static str, key: Key, flag: bool) -> Self {
        Self { layer, clause, key, value: Value::Flag(flag) }
    }

    /// A number.
    pub const fn number(layer: Layer, clause: &'static str, key: Key, number: u32) -> Self {
        Self { layer, clause, key, value: Value::Number(number) }
    }

    /// One of two words.
    pub fn word(layer: Layer, clause: &'static str, key: Key, word: &str) -> Self {
        Self { layer, clause, key, value: Value::Text(word.to_owned()) }
    }
}
