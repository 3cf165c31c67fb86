//! A game as a rulebook sees it: the positions from the start to now.

use std::fmt;

use crate::limit::AskedLimit;
use xiangqi::notation::Writing;
use xiangqi::{Color, IllegalMove, Move, Position, Setup, SetupError};

/// A game: where it began and the legal moves played since.
#[derive(Clone, Debug)]
pub struct Game {
    quiet_at_start: u32,
    positions: Vec<Position>,
    moves: Vec<Move>,
    /// How the moves of each side were written, each way once, where that is known.
    writings: Vec<(Color, Writing)>,
    asked_limit: Option<AskedLimit>,
    claim: Option<Color>,
    recorded: bool,
    /// The plies at which a warning was given, where that is known.
    warned: Option<Vec<usize>>,
}

impl Game {
    /// A game from a set-up, no move played yet.
    ///
    /// # Errors
    ///
    /// The set-up is no position of a game.
    pub fn new(start: Setup) -> Result<Self, SetupError> {
        let quiet_at_start = start.quiet_plies;
        let positions = vec![Position::try_from(start)?];
        Ok(Self {
            quiet_at_start,
            positions,
            moves: Vec::new(),
            writings: Vec::new(),
            asked_limit: None,
            claim: None,
            recorded: true,
            warned: None,
        })
    }

    /// A game from a set-up with these moves.
    ///
    /// # Errors
    ///
    /// The set-up is no position of a game, or a move is illegal.
    pub fn with_moves(start: Setup, moves: &[Move]) -> Result<Self, GameError> {
        let mut game = Self::new(start).map_err(GameError::Start)?;
        for &m in moves {
            game.play(m)?;
        }
        Ok(game)
    }

    /// The game with a side claiming, now, that the natural limit is reached.
    #[must_use]
    pub fn with_claim(self, by: Color) -> Self {
        Self { claim: Some(by), ..self }
    }

    /// The side that claims now that the natural limit is reached.
    pub fn claim(&self) -> Option<Color> {
        self.claim
    }

    /// The game in an event where the players keep no score.
    #[must_use]
    pub fn without_record(self) -> Self {
        Self { recorded: false, ..self }
    }

    /// Whether the players keep score.
    pub fn is_recorded(&self) -> bool {
        self.recorded
    }

    /// Plays a move; a claim made before it lapses.
    ///
    /// # Errors
    ///
    /// The move is illegal; the game stays as it was.
    pub fn play(&mut self, m: Move) -> Result<(), GameError> {
        let next = self.now().play(m).map_err(|error| GameError::Move { ply: self.moves.len() + 1, error })?;
        self.positions.push(next);
        self.moves.push(m);
        self.claim = None;
        Ok(())
    }

    /// Keeps how the move to be played next is written.
    pub fn keep_writing(&mut self, writing: Writing) {
        let entry = (self.now().turn(), writing);
        if !self.writings.contains(&entry) {
            self.writings.push(entry);
        }
    }

    /// How the moves of each side were written, each way once, where that is known.
    pub fn writings(&self) -> &[(Color, Writing)] {
        &self.writings
    }

    /// The position now.
    pub fn now(&self) -> &Position {
        self.positions.last().expect("a game has its first position")
    }

    /// The position after so many plies, 0 for the start.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The moves played.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// How many plies were played.
    pub fn ply(&self) -> usize {
        self.moves.len()
    }

    /// The side that played the move that led to the position after so many plies.
    pub fn mover(&self, ply: usize) -> Color {
        !self.positions[ply].turn()
    }

    /// Whether the move that led to the position after so many plies, at least one, took a piece.
    pub fn captures(&self, ply: usize) -> bool {
        let men = |ply: usize| self.positions[ply].board().occupied().len();
        men(ply) < men(ply - 1)
    }

    /// Whether the move that led to the position after so many plies gave check.
    pub fn checks(&self, ply: usize) -> bool {
        self.positions[ply].in_check()
    }

    /// Plies without a capture before the start, as the set-up tells.
    pub fn quiet_at_start(&self) -> u32 {
        self.quiet_at_start
    }

    /// The game as it stood after so many plies.
    #[must_use]
    pub fn until(&self, ply: usize) -> Self {
        Self {
            quiet_at_start: self.quiet_at_start,
            positions: self.positions[..=ply].to_vec(),
            moves: self.moves[..ply].to_vec(),
            writings: self.writings.clone(),
            asked_limit: self.asked_limit.filter(|asked| asked.since <= ply),
            claim: self.claim.filter(|_| ply == self.ply()),
            recorded: self.recorded,
            warned: self.warned.clone(),
        }
    }

    /// The plies after which nothing was taken for so many plies or more.
    pub fn quiet_for(&self, plies: u32) -> impl Iterator<Item = usize> + '_ {
        let mut quiet = self.quiet_at_start;
        (1..=self.ply()).filter(move |&ply| {
            quiet = if self.captures(ply) { 0 } else { quiet + 1 };
            quiet >= plies
        })
    }

    /// Enters that a side asks, now, for its moves to be limited.
    pub fn ask_limit(&mut self, by: Color) {
        self.asked_limit = Some(AskedLimit { by, since: self.ply() });
    }

    /// The limit a side asked for, if one did.
    pub fn asked_limit(&self) -> Option<AskedLimit> {
        self.asked_limit
    }

    /// Enters the plies at which an official gave a warning; before that, every warning is taken as given in time.
    pub fn keep_warnings(&mut self, plies: Vec<usize>) {
        self.warned = Some(plies);
    }

    /// Whether a warning that was due after so many plies was given.
    pub fn was_warned(&self, ply: usize) -> bool {
        self.warned.as_ref().is_none_or(|plies| plies.contains(&ply))
    }

    /// The plies at which the position after `ply` stood on the board, that one included, oldest first.
    pub fn occurrences(&self, ply: usize) -> Vec<usize> {
        let position = &self.positions[ply];
        (0..=ply).filter(|&other| self.positions[other] == *position).collect()
    }
}

/// Why a game cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameError<S = SetupError, I = IllegalMove> {
    /// It does not begin with a position of a game.
    Start(S),
    /// A move is illegal.
    Move {
        /// Which move, from 1.
        ply: usize,
        /// What is wrong with it.
        error: I,
    },
}

impl<S: fmt::Display, I: fmt::Display> fmt::Display for GameError<S, I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(error) => write!(f, "the start is no position of a game: {error}"),
            Self::Move { ply, error } => write!(f, "move {ply}: {error}"),
        }
    }
}

impl<S, I> std::error::Error for GameError<S, I> where Self: fmt::Debug + fmt::Display {}
