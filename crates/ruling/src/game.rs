//! A game as a rulebook sees it: the positions from the start to now.

use std::fmt;

use crate::hashed::HashMap;
use crate::limit::AskedLimit;
use xiangqi::notation::Writing;
use xiangqi::{Color, IllegalMove, Move, Point, Position, Setup, SetupError};

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
    warned: Warned,
    /// Of each position the ply at which it stood before, if it did.
    before: Vec<Option<usize>>,
    /// Of each position the ply at which it first stood, and how often it has by then, itself counted.
    stood: Vec<(usize, usize)>,
    /// The last ply at which each position stood, by its hash.
    last: HashMap<u64, usize>,
}

/// What is known of the warnings that officials gave in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warned {
    /// Each one that was due was given at once.
    InTime,
    /// Those after these plies were given; of others nothing is known.
    After(Vec<usize>),
}

impl Warned {
    /// Whether a warning that was due after so many plies is known to have been given.
    pub fn knows(&self, ply: usize) -> bool {
        match self {
            Self::InTime => true,
            Self::After(plies) => plies.contains(&ply),
        }
    }
}

impl Game {
    /// A game from a set-up, no move played yet.
    ///
    /// # Errors
    ///
    /// The set-up is no position of a game.
    pub fn new(start: Setup) -> Result<Self, SetupError> {
        let quiet_at_start = start.quiet_plies;
        let first = Position::try_from(start)?;
        Ok(Self {
            quiet_at_start,
            before: vec![None],
            stood: vec![(0, 1)],
            last: HashMap::from_iter([(first.hash(), 0)]),
            positions: vec![first],
            moves: Vec::new(),
            writings: Vec::new(),
            asked_limit: None,
            claim: None,
            recorded: true,
            warned: Warned::After(Vec::new()),
        })
    }

    /// A game from a set-up with these moves.
    ///
    /// # Errors
    ///
    /// The set-up is no position of a game, or a move is illegal.
    pub fn with_moves(start: Setup, moves: &[Move]) -> Result<Self, GameError> {
        let mut game = Self::new(start).map_err(GameError::Start)?;
        game.positions.reserve_exact(moves.len());
        game.moves.reserve_exact(moves.len());
        game.before.reserve_exact(moves.len());
        game.stood.reserve_exact(moves.len());
        game.last.reserve(moves.len());
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
        let before = self.last.insert(next.hash(), self.positions.len());
        let before = before.filter(|&ply| self.positions[ply] == next);
        self.before.push(before);
        let (first, times) = before.map_or((self.positions.len(), 0), |ply| self.stood[ply]);
        self.stood.push((first, times + 1));
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
        let positions = &self.positions[..=ply];
        Self {
            quiet_at_start: self.quiet_at_start,
            before: self.before[..=ply].to_vec(),
            stood: self.stood[..=ply].to_vec(),
            last: positions.iter().map(Position::hash).zip(0..).collect(),
            positions: positions.to_vec(),
            moves: self.moves[..ply].to_vec(),
            writings: self.writings.clone(),
            asked_limit: self.asked_limit.filter(|asked| asked.since <= ply),
            claim: self.claim.filter(|_| ply == self.ply()),
            recorded: self.recorded,
            warned: self.warned.clone(),
        }
    }

    /// Enters that a side asks, now, for its moves to be limited.
    pub fn ask_limit(&mut self, by: Color) {
        self.asked_limit = Some(AskedLimit { by, since: self.ply() });
    }

    /// The limit a side asked for, if one did.
    pub fn asked_limit(&self) -> Option<AskedLimit> {
        self.asked_limit
    }

    /// Enters after which plies officials gave a warning; without that, none is known.
    pub fn keep_warnings(&mut self, plies: Vec<usize>) {
        self.warned = Warned::After(plies);
    }

    /// The game with this known of its warnings.
    #[must_use]
    pub fn with_warnings(self, warned: Warned) -> Self {
        Self { warned, ..self }
    }

    /// What is known of its warnings.
    pub fn warned(&self) -> &Warned {
        &self.warned
    }

    /// The plies at which the position after `ply` stood on the board, that one included, oldest first.
    pub fn occurrences(&self, ply: usize) -> Vec<usize> {
        self.last_occurrences(ply, usize::MAX)
    }

    /// The last of these plies, at most so many.
    pub fn last_occurrences(&self, ply: usize, most: usize) -> Vec<usize> {
        let mut plies = Vec::with_capacity(self.times(ply).min(most));
        plies.extend(std::iter::successors(Some(ply), |&ply| self.before[ply]).take(most));
        plies.reverse();
        plies
    }

    /// The ply at which the position after `ply` stood on the board before, if it did.
    pub(crate) fn stood_before(&self, ply: usize) -> Option<usize> {
        self.before[ply]
    }

    /// The ply at which the position after `ply` first stood on the board.
    pub fn first_occurrence(&self, ply: usize) -> usize {
        self.stood[ply].0
    }

    /// How often the position after `ply` has stood on the board by then, that time included.
    pub fn times(&self, ply: usize) -> usize {
        self.stood[ply].1
    }

    /// Where the last two times the position after `ply` came back it did so by the same moves as the time before, with every
    /// piece where it had been: the plies at which these three laps began and at which the last of them did.
    pub(crate) fn laps_again(&self, ply: usize) -> Option<(usize, usize)> {
        let third = self.before[ply]?;
        let second = self.before[third]?;
        let first = self.before[second]?;
        let lap = &self.moves[third..ply];
        let again = lap == &self.moves[second..third] && lap == &self.moves[first..second];
        (again && brings_back(lap)).then_some((first, third))
    }

    /// The last ply with a position that had stood before.
    pub fn last_return(&self) -> Option<usize> {
        self.stood.iter().rposition(|&(_, times)| times > 1)
    }

    /// Of each position the ply at which it stands next, if it does.
    pub fn returns(&self) -> Vec<Option<usize>> {
        let mut next = vec![None; self.positions.len()];
        for (ply, before) in self.before.iter().enumerate() {
            if let Some(before) = *before {
                next[before] = Some(ply);
            }
        }
        next
    }

    /// Whether the position after `ply` stood on the board so many times, that one included.
    pub fn stood(&self, ply: usize, times: usize) -> bool {
        self.times(ply) >= times
    }

    /// The first ply after `ply` with a position that did not stand between two plies; `None` if there is none.
    pub fn left(&self, (first, last): (usize, usize), ply: usize) -> Option<usize> {
        let mut within = vec![false; self.positions.len()];
        within[first..=last].fill(true);
        (last + 1..=self.ply()).find(|&at| {
            within[at] = self.before[at].is_some_and(|before| within[before]);
            at > ply && !within[at]
        })
    }
}

/// Whether every piece that these moves move comes back to where it stood: played once more, they do the same once more.
pub(crate) fn brings_back(moves: &[Move]) -> bool {
    let mut men: Vec<(Point, Point)> = Vec::new();
    for m in moves {
        match men.iter_mut().find(|(_, now)| *now == m.from) {
            Some((_, now)) => *now = m.to,
            None => men.push((m.from, m.to)),
        }
    }
    men.iter().all(|(from, now)| from == now)
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
