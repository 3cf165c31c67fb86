//! What a rulebook says of a game: closed answers, worded elsewhere.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use xiangqi::Color;

use crate::article::{Article, Book};
use crate::dead::Dead;
use crate::limit::{LimitClaim, LimitCount};
use crate::repetition::{Examination, IfContinued};
use crate::setting::Choice;
use crate::shuffle::Shuffling;

/// What one rulebook says of a game as it stands.
#[derive(Clone, Debug)]
pub struct Ruling {
    /// The rulebook.
    pub book: Book,
    /// Whether the text of the book is only partly public, so that rulings under it are provisional.
    pub provisional: bool,
    /// After how many plies.
    pub ply: usize,
    /// The ply at which it ended, if moves were played after that.
    pub ended_at: Option<usize>,
    /// How the game stands.
    pub status: Status,
    /// How it ended, if it did.
    pub ending: Option<Ending>,
    /// What recurred, if anything did.
    pub repetition: Option<Recurrence>,
    /// The count of moves without a capture, if the rulebook keeps one.
    pub limit: Option<LimitCount>,
    /// The claim that the limit is reached, if a side makes one.
    pub claim: Option<LimitClaim>,
    /// The articles on which the count rests.
    pub limit_articles: Vec<Article>,
    /// What another reading of what counts towards it would count, if not the same.
    pub other_count: Option<OtherCount>,
    /// The layer of rules that spoke.
    pub layer: Layer,
    /// A side whose aimless moves make the position one to be judged, and the article that says so.
    pub shuffling: Option<(Shuffling, Article)>,
    /// Whether anybody can still win, where so few pieces are left that it was asked.
    pub dead: Option<Dead>,
    /// The articles by which the rulebook governs this game, and by which it began.
    pub foundation: Vec<Article>,
}

/// How a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status<C = Color> {
    /// It goes on.
    Ongoing,
    /// This side won.
    Won(C),
    /// It is drawn.
    Draw,
    /// Both sides lost.
    BothLose,
}

impl Status<Color> {
    /// The word used in data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Ongoing => "ongoing",
            Self::Won(Color::Red) => "red_wins",
            Self::Won(Color::Black) => "black_wins",
            Self::Draw => "draw",
            Self::BothLose => "both_lose",
        }
    }
}

/// The layers of rules in the order in which they prevail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Layer {
    /// What the chief arbiter announced before the round.
    Announcement,
    /// The charter of the event, or a supplement it names.
    Charter,
    /// The rules of competition.
    Competition,
    /// The rules of the game.
    Game,
}

/// How a game ended, and under which articles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// How.
    pub kind: EndingKind,
    /// Why.
    pub articles: Vec<Article>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum EndingKind {
    /// 將死.
    Checkmate,
    /// 困斃.
    Stalemate,
    /// 正和: nobody can win any more.
    DeadDraw,
    /// 自然限著.
    NaturalLimit,
    /// A limit that one side asked for.
    AskedLimit,
    /// One side kept to forbidden play.
    ForbiddenPlay,
    /// Both sides kept to equally forbidden play.
    SameForbiddenPlay,
    /// Neither side varied.
    OrdinaryCycle,
    /// A side made the kings face.
    KingsFacing,
    /// A king took the king that faced it.
    KingTaken,
    /// A side left its king to be taken.
    SelfCheck,
    /// A side's time was over.
    Flag,
}

impl EndingKind {
    /// Whether the position itself ends the game, with nobody saying so.
    pub const fn is_on_the_board(self) -> bool {
        matches!(self, Self::Checkmate | Self::Stalemate | Self::DeadDraw)
    }

    /// The word used in data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::DeadDraw => "dead_draw",
            Self::NaturalLimit => "natural_limit",
            Self::AskedLimit => "asked_limit",
            Self::ForbiddenPlay => "forbidden_play",
            Self::SameForbiddenPlay => "same_forbidden_play",
            Self::OrdinaryCycle => "ordinary_cycle",
            Self::KingsFacing => "kings_facing",
            Self::KingTaken => "king_taken",
            Self::SelfCheck => "self_check",
            Self::Flag => "flag",
        }
    }
}

/// What recurred, what it amounts to, and what the rulebook does now.
#[derive(Clone, Debug)]
pub struct Recurrence {
    /// How often the position has stood.
    pub occurrences: usize,
    /// The plies of the first and the last occurrence judged.
    pub window: (usize, usize),
    /// The stretch between them, examined.
    pub examination: Examination,
    /// What the rulebook does now.
    pub action: Action,
    /// Why.
    pub articles: Vec<Article>,
    /// The readings that were used, where the text allows several, against each other one; where moves are named by
    /// search, only once the position stood often enough for the rulebook to act.
    pub readings: Vec<Reading>,
}

/// What a rulebook does now about a recurring position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Nothing.
    None,
    /// It warns a side.
    Warn(Color),
    /// It warns both sides.
    WarnBoth,
    /// It rules.
    Rule,
}

impl Action {
    /// The word used in data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Warn(Color::Red) => "warn_red",
            Self::Warn(Color::Black) => "warn_black",
            Self::WarnBoth => "warn_both",
            Self::Rule => "rule",
        }
    }

    /// The warning that fits a verdict.
    pub fn warning(verdict: IfContinued) -> Self {
        match verdict {
            IfContinued::Loses(side) => Self::Warn(side),
            IfContinued::Draw => Self::WarnBoth,
            IfContinued::Undecided => Self::None,
        }
    }
}

/// A count of moves without a capture by another reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherCount {
    /// The reading used.
    pub used: Choice,
    /// The other one.
    pub other: Choice,
    /// The count by it, for the claimant or for nobody.
    pub count: u32,
}

/// How an open point of the text was read, and what another reading of it would say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The reading used.
    pub used: Choice,
    /// The other one.
    pub other: Choice,
    /// Who must vary by it.
    pub verdict: IfContinued,
    /// What is due now by it.
    pub action: Action,
    /// Whether that differs.
    pub differs: bool,
}
