//! A ruling on a game of chess as data.

use std::collections::HashMap;

use ::ruling::data::{DeadData, EndingData, OutcomeData, cited};
use ::ruling::{Article, Assumption, Book, Layer};
use chess::Move;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{FIDE_2014, Game, Mating, QuietCount, Ruling};

/// A ruling on a game of chess as data: the contract of the other rulings, where its fields mean something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ChessRulingData {
    /// The rulebook.
    pub rules: Book,
    /// Whether the text of the book is only partly public.
    pub provisional: bool,
    /// After how many plies.
    pub ply: usize,
    /// The ply at which the game ended, if moves were played after that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended_at: Option<usize>,
    /// How the game stands.
    pub status: String,
    /// How it ended.
    pub ending: Option<EndingData>,
    /// The position that recurred.
    pub repetition: Option<ChessRepetitionData>,
    /// The count of moves without a capture or the move of a pawn.
    pub natural_limit: QuietData,
    /// Whether anybody can still mate.
    pub dead: DeadData,
    /// Whether each side can.
    pub mating: MatingSides,
    /// Each point at which a draw could be claimed since a position stood for the third time.
    #[serde(default)]
    pub due: Vec<ChessDueData>,
    /// What was taken for granted: nothing.
    #[serde(default)]
    pub assumed: Vec<Assumption>,
    /// The layer of rules that spoke.
    pub layer: Layer,
    /// The articles by which the game began, and by which its last move was made.
    pub foundation: Vec<String>,
    /// Why, in sentences.
    pub explanation: String,
}

/// A point at which a draw could be claimed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ChessDueData {
    /// After which ply.
    pub ply: usize,
    /// What could be done.
    pub action: ClaimAction,
    /// What the claim brings about.
    pub if_continued: OutcomeData,
    /// How many plies were played the first and the last time the position stood.
    pub window: [usize; 2],
}

/// A position that recurs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ChessRepetitionData {
    /// How often it has stood.
    pub occurrences: usize,
    /// The plies of the first and the last time.
    pub window: [usize; 2],
    /// The plies at which it stood.
    pub plies: Vec<usize>,
    /// What may be done now.
    pub action: ClaimAction,
    /// The moves after which a position would stand for the third time or more.
    pub about_to: Vec<String>,
    /// Why.
    pub articles: Vec<String>,
}

/// Plies without a capture or the move of a pawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct QuietData {
    /// How many.
    pub count: u32,
    /// The limit.
    pub limit: u32,
    /// Whether it is reached.
    pub reached: bool,
    /// What may be done now.
    pub action: ClaimAction,
    /// Why.
    pub articles: Vec<String>,
}

/// Whether each side can mate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MatingSides {
    /// White.
    pub white: MatingData,
    /// Black.
    pub black: MatingData,
}

/// Whether a side can mate by any series of legal moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MatingData {
    /// The answer.
    pub answer: MatingAnswer,
    /// The moves of a mate.
    pub line: Vec<String>,
}

/// What may be done now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ClaimAction {
    /// A draw may be claimed.
    Claim,
    /// Nothing.
    None,
}

impl ClaimAction {
    fn under(articles: &[Article]) -> Self {
        if articles.is_empty() { Self::None } else { Self::Claim }
    }
}

/// Whether a side can mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MatingAnswer {
    /// It cannot.
    Never,
    /// It can.
    Possible,
    /// Not known.
    Undecided,
}

impl ChessRulingData {
    /// A ruling on a game of chess as data, with the sentences that explain it, if there are any.
    pub fn new(game: &Game, ruling: &Ruling, explanation: String) -> Self {
        let cited = |articles: &[Article]| cited(articles, FIDE_2014);
        Self {
            rules: FIDE_2014,
            provisional: false,
            ply: ruling.ply,
            ended_at: ruling.ended_at,
            status: ruling.status_id().to_owned(),
            ending: ruling.ending.as_ref().map(|ending| EndingData::new(ending, FIDE_2014)),
            repetition: ruling.repetition.as_ref().map(|found| ChessRepetitionData {
                occurrences: found.plies.len(),
                window: [found.plies.first().copied().unwrap_or(0), found.plies.last().copied().unwrap_or(0)],
                plies: found.plies.clone(),
                action: ClaimAction::under(&found.articles),
                about_to: moves(&found.about_to),
                articles: cited(&found.articles),
            }),
            natural_limit: QuietData {
                count: ruling.quiet.plies,
                limit: QuietCount::LIMIT,
                reached: ruling.quiet.is_reached(),
                action: ClaimAction::under(&ruling.quiet.articles),
                articles: cited(&ruling.quiet.articles),
            },
            dead: DeadData::from(&ruling.dead),
            mating: MatingSides { white: mating(&ruling.mating.white), black: mating(&ruling.mating.black) },
            due: due(game),
            assumed: Vec::new(),
            layer: Layer::Game,
            foundation: cited(&ruling.foundation),
            explanation,
        }
    }
}

/// The points at which a position stood for the third time.
fn due(game: &Game) -> Vec<ChessDueData> {
    let mut stood: HashMap<u64, Vec<usize>> = HashMap::new();
    let mut due = Vec::new();
    for (ply, position) in game.positions().iter().enumerate() {
        let plies = stood.entry(position.hash()).or_default();
        plies.push(ply);
        if let [first, _, third] = plies[..] {
            let window = [first, third];
            due.push(ChessDueData { ply, action: ClaimAction::Claim, if_continued: OutcomeData::Draw, window });
        }
    }
    due
}

fn mating(mating: &Mating) -> MatingData {
    let (answer, line) = match mating {
        Mating::Never => (MatingAnswer::Never, Vec::new()),
        Mating::By(line) => (MatingAnswer::Possible, moves(line)),
        Mating::Undecided => (MatingAnswer::Undecided, Vec::new()),
    };
    MatingData { answer, line }
}

fn moves(line: &[Move]) -> Vec<String> {
    line.iter().map(ToString::to_string).collect()
}
