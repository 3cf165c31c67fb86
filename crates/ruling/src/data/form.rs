//! The form of a ruling as data.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use xiangqi::ByColor;

use crate::article::Book;
use crate::repetition::{Answer, ChargeKind, Nature};
use crate::review::Assumption;
use crate::ruled::{EndingKind, Layer};

/// A ruling as data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RulingData {
    /// The rulebook.
    pub rules: Book,
    /// The book that is taken to fill its gaps, if it supplements one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base: Option<Book>,
    /// Whether the text of the book is only partly public.
    pub provisional: bool,
    /// After how many plies.
    pub ply: usize,
    /// The ply at which the game ended, if moves were played after that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended_at: Option<usize>,
    /// How the game stands.
    pub status: StatusData,
    /// How it ended.
    pub ending: Option<EndingData>,
    /// The position that recurred.
    pub repetition: Option<RepetitionData>,
    /// The count of moves without a capture.
    pub natural_limit: Option<LimitData>,
    /// Aimless play that makes the position one to be judged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pending: Option<PendingData>,
    /// Whether anybody can still win, where that was asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dead: Option<DeadData>,
    /// Each point at which a warning or a ruling was due, had every warning been given when it was.
    #[serde(default)]
    pub due: Vec<DueData>,
    /// What was taken for granted, since a record does not tell.
    #[serde(default)]
    pub assumed: Vec<Assumption>,
    /// The layer of rules that spoke.
    pub layer: Layer,
    /// The articles by which the rulebook governs the game.
    pub foundation: Vec<String>,
    /// The articles that decide, as far as they are told first: what is done or comes of the play, then what the play is.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub decisive: Vec<String>,
    /// The articles that are told beside those it rests on: what officials do about it, and what its words mean.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub see: Vec<String>,
    /// What each article named anywhere in this answer is called in its language, by the number that is printed.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub labels: BTreeMap<String, String>,
    /// Why, in sentences.
    pub explanation: String,
}

/// A point at which a warning or a ruling was due.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DueData {
    /// After which ply.
    pub ply: usize,
    /// What was due.
    pub action: ActionData,
    /// What happens if nobody varies.
    pub if_continued: OutcomeData,
    /// How many plies were played at the first and at the last occurrence judged: the moves judged are those after the
    /// first number up to the second.
    pub window: [usize; 2],
    /// The warning without which the ruling was not due yet.
    pub warning: Option<WordData>,
    /// The ply with which the game left the cycle; null if it has not.
    pub left_at: Option<usize>,
    /// Who left it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left_by: Option<SideData>,
}

/// A warning on which a ruling rests.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct WordData {
    /// After which ply it was due.
    pub ply: usize,
    /// Whether it is known to have been given.
    pub known: bool,
    /// The article that is read as needing it, where the text names no such word.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub read_in: Option<String>,
}

/// How a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum StatusData {
    /// It goes on.
    Ongoing,
    /// Red won.
    RedWins,
    /// Black won.
    BlackWins,
    /// It is drawn.
    Draw,
    /// Both sides lost.
    BothLose,
}

/// What happens if nobody varies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum OutcomeData {
    /// Red must vary, or it loses.
    RedLoses,
    /// Black must vary, or it loses.
    BlackLoses,
    /// A draw.
    Draw,
    /// Not known.
    Undecided,
}

/// What the rulebook does now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ActionData {
    /// Nothing.
    None,
    /// It warns Red.
    WarnRed,
    /// It warns Black.
    WarnBlack,
    /// It warns both.
    WarnBoth,
    /// It rules.
    Rule,
}

/// A side of Xiangqi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SideData {
    /// Red.
    Red,
    /// Black.
    Black,
}

/// Aimless play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PendingData {
    /// Whose.
    pub side: SideData,
    /// The points, in the order first visited.
    pub points: Vec<String>,
    /// Whether one piece made all these moves.
    pub by_one_piece: bool,
    /// Why it matters.
    pub articles: Vec<String>,
}

/// Whether anybody can still win.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DeadData {
    /// The answer.
    pub answer: DeadAnswer,
    /// Moves that lead to a mate.
    pub line: Vec<String>,
}

/// Whether a position is dead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DeadAnswer {
    /// Nobody can win.
    Dead,
    /// Somebody can.
    Alive,
    /// Not known.
    Undecided,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct EndingData {
    /// How.
    pub kind: EndingKind,
    /// Why.
    pub articles: Vec<String>,
}

/// A position that recurred.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RepetitionData {
    /// How often it has stood.
    pub occurrences: usize,
    /// How many plies were played at the first and at the last occurrence judged: the moves judged are those after the
    /// first number up to the second.
    pub window: [usize; 2],
    /// The ply with which the game left the cycle, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left_at: Option<usize>,
    /// Who left it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left_by: Option<SideData>,
    /// What Red is charged with.
    pub red: ChargeData,
    /// What Black is charged with.
    pub black: ChargeData,
    /// What happens if nobody varies.
    pub if_continued: OutcomeData,
    /// What the rulebook does now.
    pub action: ActionData,
    /// The ply with which the position would stand once more, if it stands now and the last cycle were played again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub again_at: Option<usize>,
    /// Why, by the rulebook itself.
    pub articles: Vec<String>,
    /// Why, by the book it supplements.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub base_articles: Vec<String>,
    /// How what is new in an attack was read, where the text allows two readings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reading: Option<ReadingData>,
    /// The settings that decide.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub settings: Vec<SettingData>,
    /// The moves judged.
    pub moves: Vec<MoveData>,
}

/// What a side is charged with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ChargeData {
    /// The charge.
    pub charge: ChargeKind,
    /// The pieces it chases.
    pub targets: Vec<String>,
    /// All that as the rulebook calls it, in the language of the answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
}

/// A reading used against another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ReadingData {
    /// The one used.
    pub used: String,
    /// The other one.
    pub other: String,
    /// What the other one leads to.
    pub other_if_continued: OutcomeData,
    /// Whether that is another ruling.
    pub differs: bool,
    /// The articles that are read so.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub articles: Vec<String>,
}

/// A setting that decides: with the other value the ruling is another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SettingData {
    /// Its name.
    pub setting: String,
    /// The value used.
    pub used: String,
    /// The other value.
    pub other: String,
    /// What the other one leads to.
    pub other_if_continued: OutcomeData,
    /// What the rulebook would then do now.
    pub other_action: ActionData,
    /// The articles that are read so.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub articles: Vec<String>,
    /// All that in a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
}

/// A move judged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MoveData {
    /// Which, from 1.
    pub ply: usize,
    /// Whose.
    pub side: SideData,
    /// The move in coordinates.
    #[serde(rename = "move")]
    pub played: String,
    /// The move as it is written.
    pub text: String,
    /// What it is called, gravest first.
    pub natures: Vec<Nature>,
    /// Whether it counts towards forbidden play under the rulebook; nothing where that is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attack: Option<bool>,
    /// A lighter name that it would have had too, where the rulebook calls a move by the gravest alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub also: Option<Nature>,
    /// The articles by which it is called so, in the same order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub named: Vec<NatureData>,
    /// The points of the pieces that check.
    pub checkers: Vec<String>,
    /// The chases that stand after it.
    pub chases: Vec<ChaseData>,
    /// The attacks that are no chases.
    pub idle_attacks: Vec<IdleData>,
    /// The mate that it threatens.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mate: Vec<String>,
    /// The same as it is written in the language of the answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mate_told: Option<String>,
    /// The pieces that it threatens to win.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub threats: Vec<ThreatData>,
    /// Whether it is not known if it threatens mate.
    #[serde(default, skip_serializing_if = "is_false")]
    pub kill_undecided: bool,
}

/// A name of a move, and the articles that give it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NatureData {
    /// The name.
    pub nature: Nature,
    /// Why; none where the book has no article about it.
    pub articles: Vec<String>,
}

/// A piece that a move threatens to win, and the moves that would win it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ThreatData {
    /// The piece.
    pub target: String,
    /// How.
    pub form: ThreatForm,
    /// The moves.
    pub line: Vec<String>,
    /// All that in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
    /// Why.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub articles: Vec<String>,
}

/// How a piece would be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ThreatForm {
    /// By taking it.
    Direct,
    /// By an exchange.
    Exchange,
    /// By checks.
    Checks,
}

/// A chase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ChaseData {
    /// The point of the attacker.
    pub by: String,
    /// The point of the target.
    pub target: String,
    /// Whether the move makes it.
    pub fresh: bool,
    /// The target's root.
    pub root: RootData,
    /// The point of the piece that would retake.
    pub root_by: Option<String>,
    /// What holds a sham protector: the points of the pieces that would attack its king if it retook.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub held_by: Vec<String>,
    /// The point of the piece that would have retaken before the move: the chase is new because it no longer would.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub root_lost: Option<String>,
    /// How the reply ended it.
    pub answered: Option<Answer>,
    /// The point of the piece that would retake since the reply.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub root_gained: Option<String>,
    /// Why.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub articles: Vec<String>,
}

/// The root of a target that is chased.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RootData {
    /// It has none.
    None,
    /// It has one that cannot retake.
    False,
    /// Whatever root it has does not matter.
    Any,
    /// It may not leave its line, and is attacked by one of its kind.
    Bound,
}

/// An attack that is no chase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct IdleData {
    /// The point of the attacker.
    pub by: String,
    /// The point of the target.
    pub target: String,
    /// Whether the move makes it.
    pub new: bool,
    /// Why it is none.
    pub why: ExemptionData,
    /// The articles that say so.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub articles: Vec<String>,
}

/// Why an attack is no chase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ExemptionData {
    /// The attacker is a king.
    ByKing,
    /// The attacker is a pawn.
    ByPawn,
    /// The attacker is an advisor or an elephant.
    ByAdvisorOrElephant,
    /// The target is a pawn that has not crossed the river.
    UncrossedPawn,
    /// The target can take the attacker.
    Mutual,
    /// The target has a real root.
    Rooted,
}

/// A count of moves without a capture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LimitData {
    /// What counts, with nobody claiming.
    pub count: u32,
    /// The limit.
    pub limit: u32,
    /// All plies since the last capture.
    pub plies: u32,
    /// How many of them lie before the record, which tells their number alone.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub before_record: u32,
    /// The checks of each side, as far as the record goes.
    pub checks: SidesData,
    /// Those that count.
    pub counted_checks: SidesData,
    /// Plies of cycles that do not count.
    pub cycle_plies_left_out: u32,
    /// What counts for a claim of each side.
    pub claimed: SidesData,
    /// Whether the limit is reached.
    pub reached: bool,
    /// A side's claim.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim: Option<ClaimData>,
    /// What another reading would count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reading: Option<OtherCountData>,
    /// Why.
    pub articles: Vec<String>,
}

/// What another reading would count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct OtherCountData {
    /// The setting.
    pub setting: String,
    /// The value used.
    pub used: String,
    /// The other value.
    pub other: String,
    /// What it would count.
    pub other_count: u32,
    /// The articles that are read so.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub articles: Vec<String>,
}

/// A claim that the limit is reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ClaimData {
    /// Whose.
    pub by: SideData,
    /// What counts for it.
    pub count: u32,
    /// Whether it holds.
    pub granted: bool,
}

/// A number for each side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SidesData {
    /// Red's.
    pub red: u32,
    /// Black's.
    pub black: u32,
}

impl From<ByColor<u32>> for SidesData {
    fn from(ByColor { red, black }: ByColor<u32>) -> Self {
        Self { red, black }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the serializer passes a reference")]
fn is_false(flag: &bool) -> bool {
    !flag
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the serializer passes a reference")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}
