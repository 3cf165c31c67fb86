//! Mate by checks alone.

use std::cell::RefCell;

use xiangqi::{Bitboard, Color, Move, Position};

use super::checks::{Aim, Forced, Limits, force};
use crate::hashed::HashMap;

/// What the search for a mate by checks found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kill {
    /// The side mates by checks all the way; one such line, checks and answers in turn.
    Mates(Vec<Move>),
    /// It does not.
    None,
    /// More positions than the bound allows were met; nothing is known.
    Undecided,
}

/// A search for mates by checks, complete as long as no more than `bound` positions are met.
///
/// No depth is cut and a cycle of checks proves nothing: within the bound both answers are proved.
///
/// ```
/// use ruling::repetition::{Kill, KillSearch};
/// use xiangqi::{Color, Position, Setup};
///
/// let setup: Setup = "3k5/9/2R6/5R3/9/9/9/9/9/4K4 w".parse()?;
/// let kill = KillSearch::default().run(&Position::try_from(setup)?, Color::Red);
/// assert_eq!(kill, Kill::Mates(vec!["f6d6".parse()?]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KillSearch {
    /// How many positions may be met.
    pub bound: usize,
}

impl Default for KillSearch {
    fn default() -> Self {
        Self { bound: 20_000 }
    }
}

impl KillSearch {
    /// How far to look for threats of mate that are named but are no offence.
    pub const NAMED: Self = Self { bound: 500 };

    /// Whether a side, if it were to move, mates by checks all the way.
    pub fn run(self, position: &Position, side: Color) -> Kill {
        let start = if position.turn() == side { position.clone() } else { position.passed() };
        if !start.checkers_of(!side).is_empty() {
            return Kill::None;
        }
        match force(&mut Mate, &start, (), Limits { bound: self.bound, ignored: Bitboard::EMPTY }) {
            Forced::By(line) => Kill::Mates(line),
            Forced::Not => Kill::None,
            Forced::Open => Kill::Undecided,
        }
    }
}

/// Mates by checks, each position looked at once.
pub(super) struct Mates {
    search: KillSearch,
    known: RefCell<HashMap<u64, Kill>>,
}

impl Mates {
    /// None known yet; a search may meet so many positions.
    pub(super) fn new(bound: usize) -> Self {
        Self { search: KillSearch { bound }, known: RefCell::default() }
    }

    /// Whether a side, if it were to move, mates by checks all the way.
    pub(super) fn of(&self, position: &Position, side: Color) -> Kill {
        let start = if position.turn() == side { position.clone() } else { position.passed() };
        if let Some(kill) = self.known.borrow().get(&start.hash()) {
            return kill.clone();
        }
        let kill = self.search.run(&start, side);
        self.known.borrow_mut().insert(start.hash(), kill.clone());
        kill
    }
}

/// A mate: nothing else ends a run of checks.
struct Mate;

impl Aim for Mate {
    type State = ();

    const IS_MATE: bool = true;

    fn step(&self, (): &(), _: &Position, _: Move) {}

    fn reached(&mut self, _: &Position, (): &(), _: Bitboard) -> Forced {
        Forced::Not
    }
}
