//! Mate by checks alone.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use xiangqi::{Bitboard, Color, Move, Position};

use super::checks::{Aim, Forced, Hope, Limits, Look, Reached, Settled, force_and_tell};
use super::exchange::{Asked, Proof};
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
        self.counted(position, side, &Table::default(), &mut Settlements::new()).0
    }

    /// The same, and how many positions were met, with what is settled already and what is settled now.
    fn counted(self, position: &Position, side: Color, settled: &Table, tell: &mut Settlements) -> (Kill, usize) {
        let start = if position.turn() == side { position.clone() } else { position.passed() };
        if !start.checkers_of(!side).is_empty() {
            return (Kill::None, 0);
        }
        let limits = Limits { bound: self.bound, ignored: Bitboard::EMPTY };
        let tell = &mut |hash, settled| tell.push((hash, settled));
        let (found, met) = force_and_tell(&mut Mate { settled }, &start, (), limits, tell);
        let kill = match found {
            Forced::By(line) => Kill::Mates(line),
            Forced::Not => Kill::None,
            Forced::Open => Kill::Undecided,
        };
        (kill, met)
    }
}

/// What is settled of mates by checks, by the hash of the position.
type Table = HashMap<u64, Settled>;

/// What a search settled, what rests on something else after it.
type Settlements = Vec<(u64, Settled)>;

/// Mates by checks that matter for the name of one move, each position looked at once, and how many positions all its
/// searches together may still look at. What one search settled on its way, won or not, the next ones need not look at.
pub(super) struct Mates {
    search: KillSearch,
    known: RefCell<HashMap<u64, Kill>>,
    /// Which positions were left undecided, and how many were looked at for that.
    undecided: RefCell<HashMap<u64, usize>>,
    settled: RefCell<Table>,
    /// What was shown of exchanges.
    exchanges: RefCell<HashMap<Asked, Proof>>,
    /// Which searches there were so far.
    past: Cell<u64>,
    /// How many positions may be looked at to show what is known.
    shown: usize,
    left: Cell<usize>,
    /// Whether it is the bound itself that is left, and not a share of it.
    tight: Cell<bool>,
    /// Whether the bound was reached: a larger one might have found more.
    cut: Cell<bool>,
}

impl Mates {
    /// None known yet, with so many positions to be looked at.
    pub(super) fn new(rules: &Naming, bound: usize) -> Self {
        Self {
            search: KillSearch { bound: rules.check_bound },
            known: RefCell::default(),
            undecided: RefCell::default(),
            settled: RefCell::default(),
            exchanges: RefCell::default(),
            past: Cell::new(0),
            shown: rules.verdict_bound,
            left: Cell::new(bound),
            tight: Cell::new(true),
            cut: Cell::new(false),
        }
    }

    /// How many positions may still be met.
    pub(super) fn left(&self) -> usize {
        self.left.get()
    }

    /// Does something whose searches are not counted: it shows what is known.
    pub(super) fn apart<T>(&self, act: impl FnOnce() -> T) -> T {
        let (left, cut) = (self.left.replace(self.shown), self.cut.get());
        let done = act();
        self.left.set(left);
        self.cut.set(cut);
        done
    }

    /// Does something that may look at so many positions at most.
    pub(super) fn within<T>(&self, share: usize, act: impl FnOnce() -> T) -> T {
        let (left, tight) = (self.left.get(), self.tight.get());
        let most = left.min(share);
        self.left.set(most);
        self.tight.set(tight && left <= share);
        let done = act();
        self.left.set(left - (most - self.left.get()));
        self.tight.set(tight);
        done
    }

    /// No more may be looked at where more would have to be.
    pub(super) fn stop(&self) {
        if self.tight.get() {
            self.cut.set(true);
        }
    }

    /// Whether a larger bound might have found more.
    pub(super) fn is_cut(&self) -> bool {
        self.cut.get()
    }

    /// So many positions were met.
    pub(super) fn spend(&self, met: usize) {
        self.left.set(self.left.get().saturating_sub(met));
    }

    /// Whether a side, if it were to move, mates by checks all the way.
    pub(super) fn of(&self, position: &Position, side: Color) -> Kill {
        let start = if position.turn() == side { position.clone() } else { position.passed() };
        let hash = start.hash();
        if let Some(kill) = self.known.borrow().get(&hash) {
            return kill.clone();
        }
        let most = self.left().min(self.search.bound);
        if self.undecided.borrow().get(&hash).is_some_and(|&met| most <= met) {
            self.stop();
            return Kill::Undecided;
        }
        let (kill, met) = self.searched(&start, side);
        self.spend(met);
        if kill == Kill::Undecided {
            self.stop();
            self.undecided.borrow_mut().insert(hash, met);
        } else {
            self.known.borrow_mut().insert(hash, kill.clone());
        }
        kill
    }

    /// What was shown of an exchange.
    pub(super) fn answered(&self, asked: &Asked) -> Option<Proof> {
        self.exchanges.borrow().get(asked).copied()
    }

    /// So much was shown of an exchange; that a bound was reached shows nothing.
    pub(super) fn answer(&self, asked: Asked, proof: Proof) {
        if proof != Proof::Open {
            self.exchanges.borrow_mut().insert(asked, proof);
        }
    }

    /// What was settled of a position with the side to move that would mate.
    pub(super) fn settled(&self, position: &Position) -> Option<Settled> {
        self.settled.borrow().get(&position.hash()).copied()
    }

    /// Searches a position, unless it was done before after the same searches: several moves and readings ask for the same.
    /// Positions are counted whether or not they are met anew.
    fn searched(&self, start: &Position, side: Color) -> (Kill, usize) {
        let key = (self.past.get(), start.hash(), self.search.bound);
        let bound = self.search.bound.min(self.left());
        let found = match REMEMBERED.with_borrow(|known| known.found.get(&key).cloned()) {
            Some(found) if found.met > bound => return (Kill::Undecided, bound),
            Some(found) => found,
            None => {
                let mut told = Settlements::new();
                let (kill, met) = KillSearch { bound }.counted(start, side, &self.settled.borrow(), &mut told);
                let found = Rc::new(KillFound { kill, met, told });
                if bound == self.search.bound || found.kill != Kill::Undecided {
                    REMEMBERED.with_borrow_mut(|known| known.remember(key, Rc::clone(&found)));
                }
                found
            }
        };
        if !found.told.is_empty() {
            let mut settled = self.settled.borrow_mut();
            for &(hash, what) in &found.told {
                settled.entry(hash).or_insert(what);
            }
            self.past.set((self.past.get() ^ start.hash()).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29));
        }
        (found.kill.clone(), found.met)
    }
}

/// What a search found, how many positions it met, and what it settled.
struct KillFound {
    kill: Kill,
    met: usize,
    told: Settlements,
}

/// How many settled positions are remembered; beyond that all searches are forgotten.
const MOST: usize = 1 << 19;

/// What searches found, by those before them, where they began and how far they might look.
#[derive(Default)]
struct Remembered {
    found: HashMap<(u64, u64, usize), Rc<KillFound>>,
    settled: usize,
}

impl Remembered {
    fn remember(&mut self, key: (u64, u64, usize), found: Rc<KillFound>) {
        self.settled += found.told.len() + 1;
        if self.settled > MOST {
            self.found.clear();
            self.settled = found.told.len() + 1;
        }
        self.found.insert(key, found);
    }
}

thread_local! {
    static REMEMBERED: RefCell<Remembered> = RefCell::default();
}

/// A mate: nothing else ends a run of checks.
struct Mate<'a> {
    settled: &'a Table,
}

impl Aim for Mate<'_> {
    type State = ();

    fn hope(&self, (): &()) -> Hope {
        Hope::Mate
    }

    fn step(&self, (): &(), _: &Position, _: Move) {}

    fn reached(&mut self, _: &Position, (): &(), _: Bitboard, _: Look) -> Reached {
        Reached::Not
    }

    fn may_be_reached(&self, _: &Position, (): &(), _: Bitboard) -> bool {
        false
    }

    fn settled(&self, position: &Position, (): &(), _: Bitboard) -> Option<Settled> {
        self.settled.get(&position.hash()).copied()
    }
}
