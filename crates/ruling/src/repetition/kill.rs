//! Mate by checks alone.

use std::cell::{Cell, RefCell};

use xiangqi::{Bitboard, Color, Move, Position};

use super::checks::{Aim, Forced, Hope, Limits, Reached, force};
use crate::hashed::HashMap;
use crate::settings::Naming;

/// What the search for a mate by checks found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kill {
    /// The side mates by checks all the way; one such line, checks and answers in turn.
    Mates(Vec<Move>),
    /// It does not.
    None,
    /// More positions than the bound allows would have to be looked at; nothing is known.
    Undecided,
}

/// A search for mates by checks, complete as long as no more than `bound` positions must be looked at.
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
    /// How many positions may be looked at.
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
        self.counted(position, side).0
    }

    /// The same, and how many positions were met.
    fn counted(self, position: &Position, side: Color) -> (Kill, usize) {
        let start = if position.turn() == side { position.clone() } else { position.passed() };
        if !start.checkers_of(!side).is_empty() {
            return (Kill::None, 0);
        }
        let (found, met) = force(&mut Mate, &start, (), Limits { bound: self.bound, ignored: Bitboard::EMPTY });
        let kill = match found {
            Forced::By(line) => Kill::Mates(line),
            Forced::Not => Kill::None,
            Forced::Open => Kill::Undecided,
        };
        (kill, met)
    }
}

/// Mates by checks that matter for the name of one move, each position looked at once, and how many positions all its
/// searches together may still look at.
pub(super) struct Mates {
    search: KillSearch,
    known: RefCell<HashMap<u64, Kill>>,
    bound: usize,
    left: Cell<usize>,
}

impl Mates {
    /// None known yet.
    pub(super) fn new(rules: &Naming) -> Self {
        let (search, bound) = (KillSearch { bound: rules.check_bound }, rules.move_bound);
        Self { search, known: RefCell::default(), bound, left: Cell::new(bound) }
    }

    /// How many positions may still be met.
    pub(super) fn left(&self) -> usize {
        self.left.get()
    }

    /// Does something whose searches are not counted: it shows what is known.
    pub(super) fn apart<T>(&self, act: impl FnOnce() -> T) -> T {
        let left = self.left.replace(self.bound);
        let done = act();
        self.left.set(left);
        done
    }

    /// So many positions were met.
    pub(super) fn spend(&self, met: usize) {
        self.left.set(self.left.get().saturating_sub(met));
    }

    /// Whether a side, if it were to move, mates by checks all the way.
    pub(super) fn of(&self, position: &Position, side: Color) -> Kill {
        let start = if position.turn() == side { position.clone() } else { position.passed() };
        if let Some(kill) = self.known.borrow().get(&start.hash()) {
            return kill.clone();
        }
        let (kill, met) = self.search.remembered(&start, side, self.left());
        self.spend(met);
        self.known.borrow_mut().insert(start.hash(), kill.clone());
        kill
    }
}

/// How many searches are remembered; beyond that all are forgotten.
const MOST: usize = 1 << 15;

thread_local! {
    /// What searches found in positions, and how many positions they met: several moves and readings ask for the same.
    static REMEMBERED: RefCell<HashMap<(u64, usize), (Kill, usize)>> = RefCell::default();
}

impl KillSearch {
    /// The same as [`Self::counted`] with at most so many positions, which are counted whether or not they are met anew.
    fn remembered(self, start: &Position, side: Color, most: usize) -> (Kill, usize) {
        let key = (start.hash(), self.bound);
        let bound = self.bound.min(most);
        let known = REMEMBERED.with_borrow(|known| known.get(&key).cloned());
        match known {
            Some((kill, met)) if met <= bound => (kill, met),
            Some(_) => (Kill::Undecided, bound),
            None => {
                let found = Self { bound }.counted(start, side);
                if bound == self.bound || found.0 != Kill::Undecided {
                    REMEMBERED.with_borrow_mut(|known| {
                        if known.len() >= MOST {
                            known.clear();
                        }
                        known.insert(key, found.clone());
                    });
                }
                found
            }
        }
    }
}

/// A mate: nothing else ends a run of checks.
struct Mate;

impl Aim for Mate {
    type State = ();

    fn hope(&self, (): &()) -> Hope {
        Hope::Mate
    }

    fn step(&self, (): &(), _: &Position, _: Move) {}

    fn reached(&mut self, _: &Position, (): &(), _: Bitboard) -> Reached {
        Reached::Not
    }
}
