//! What the Laws of Chess say of a game: closed answers, worded elsewhere.

use ::ruling::Article;
use ::ruling::Dead;
use ::ruling::{Ending, Status};
use chess::{ByColor, Color, Move};

use crate::fide_2014::mating::Mating;

/// What the Laws say of a game as it stands.
#[derive(Clone, Debug)]
pub struct Ruling {
    /// After how many plies.
    pub ply: usize,
    /// The ply at which it ended, if moves were played after that.
    pub ended_at: Option<usize>,
    /// The side whose time is over, where it is not known whether the other side can mate: the arbiter has to decide.
    pub undecided_flag: Option<Color>,
    /// How the game stands.
    pub status: Status<Color>,
    /// How it ended, if it did.
    pub ending: Option<Ending>,
    /// The latest position that stood more than once, or is about to stand a third time.
    pub repetition: Option<Recurrence>,
    /// The count of moves without a capture or the move of a pawn.
    pub quiet: QuietCount,
    /// Whether anybody can still mate.
    pub dead: Dead<Move>,
    /// Whether each side can mate by any series of legal moves.
    pub mating: ByColor<Mating>,
    /// The articles by which the game began, and by which its last move was made.
    pub foundation: Vec<Article>,
}

impl Ruling {
    /// The word used in data for how the game stands.
    pub fn status_id(&self) -> &'static str {
        if self.undecided_flag.is_some() { "undecided" } else { status_id(self.status) }
    }
}

/// A position that recurs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recurrence {
    /// The plies at which it stood, oldest first.
    pub plies: Vec<usize>,
    /// The moves after which a position would stand for the third time or more.
    pub about_to: Vec<Move>,
    /// The article that lets a draw be claimed, if it may be now.
    pub articles: Vec<Article>,
}

/// Plies without a capture or the move of a pawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuietCount {
    /// How many.
    pub plies: u32,
    /// The article that lets a draw be claimed, if it may be now.
    pub articles: Vec<Article>,
}

impl QuietCount {
    /// How many plies make fifty moves of each side.
    pub const LIMIT: u32 = 100;

    /// Whether a draw may be claimed.
    pub fn is_reached(&self) -> bool {
        self.plies >= Self::LIMIT
    }
}

/// The word used in data for how a game of chess stands.
pub const fn status_id(status: Status<Color>) -> &'static str {
    match status {
        Status::Ongoing => "ongoing",
        Status::Won(Color::White) => "white_wins",
        Status::Won(Color::Black) => "black_wins",
        Status::Draw => "draw",
        Status::BothLose => "both_lose",
    }
}
