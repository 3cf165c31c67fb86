//! How a game stands, without why: all that is needed where many games are counted.

use crate::game::Game;
use crate::judge::outcome;
use crate::review::{Due, due};
use crate::rulebook::Rulebook;
use crate::ruled::{EndingKind, Status};

/// How a game stands under a rulebook by what is known of it, as [`Review`](crate::Review) says, with no articles, names of
/// moves and other readings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// How the game stands.
    pub status: Status,
    /// How it ended, if it did.
    pub ending: Option<EndingKind>,
    /// The ply at which it ended, if moves were played after that.
    pub ended_at: Option<usize>,
    /// Each point at which a warning or a ruling was due, had every warning been given when it was, in order.
    pub due: Vec<Due>,
}

impl Standing {
    /// How a game stands under a rulebook.
    ///
    /// ```
    /// use ruling::{Game, Review, Standing, Status};
    /// use xiangqi::{Color, Move, Setup};
    ///
    /// let start: Setup = "4k4/9/9/9/5R3/9/p8/9/7r1/3K5 w".parse()?;
    /// let cycle: Vec<Move> = ["f5e5", "e9f9", "e5f5", "f9e9"].map(|m| m.parse().unwrap()).to_vec();
    /// let (game, rulebook) = (Game::with_moves(start, &cycle.repeat(4))?, books::roc_113::rulebook());
    /// let standing = Standing::new(&game, &rulebook);
    /// assert_eq!(standing.status, Status::Won(Color::Black));
    /// assert_eq!(standing, Review::new(&game, &rulebook).standing());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(game: &Game, rulebook: &Rulebook) -> Self {
        let (status, ending, ended_at) = outcome(game, rulebook);
        Self { status, ending, ended_at, due: due(game, rulebook, ended_at.unwrap_or(game.ply())) }
    }
}
