//! A game of chess as the Laws see it: the positions from the start to now.

use ::ruling::GameError;
use chess::{IllegalMove, Move, Position, Setup, SetupError};

/// A game of chess: where it began and the legal moves played since.
#[derive(Clone, Debug)]
pub struct Game {
    positions: Vec<Position>,
    moves: Vec<Move>,
}

impl Game {
    /// A game from a set-up, no move played yet.
    ///
    /// # Errors
    ///
    /// The set-up is no position of a game.
    pub fn new(start: Setup) -> Result<Self, SetupError> {
        Ok(Self { positions: vec![Position::try_from(start)?], moves: Vec::new() })
    }

    /// A game from a set-up with these moves.
    ///
    /// # Errors
    ///
    /// The set-up is no position of a game, or a move is illegal.
    pub fn with_moves(start: Setup, moves: &[Move]) -> Result<Self, GameError<SetupError, IllegalMove>> {
        let mut game = Self::new(start).map_err(GameError::Start)?;
        for &m in moves {
            game.play(m)?;
        }
        Ok(game)
    }

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// The move is illegal; the game stays as it was.
    pub fn play(&mut self, m: Move) -> Result<(), GameError<SetupError, IllegalMove>> {
        let next = self.now().play(m).map_err(|error| GameError::Move { ply: self.moves.len() + 1, error })?;
        self.positions.push(next);
        self.moves.push(m);
        Ok(())
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

    /// The game as it stood after so many plies.
    #[must_use]
    pub fn until(&self, ply: usize) -> Self {
        Self { positions: self.positions[..=ply].to_vec(), moves: self.moves[..ply].to_vec() }
    }

    /// The plies at which a position stood on the board, oldest first.
    pub fn occurrences(&self, position: &Position) -> Vec<usize> {
        (0..=self.ply()).filter(|&ply| self.positions[ply] == *position).collect()
    }
}
