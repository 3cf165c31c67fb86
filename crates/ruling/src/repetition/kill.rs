//! Mate by checks alone.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use xiangqi::{Bitboard, Color, Move, Position};

use super::checks::{Aim, Forced, Graph, Hope, Look, Reached, Settled, go_on};
use super::exchange::{Asked, Proof};
use super::gain::{RunAsked, RunFound};
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
        match begin(position, side) {
            Some(mut graph) => self.go_on(&mut graph, &Table::default(), &mut Settlements::new()),
            None => Kill::None,
        }
    }

    /// Goes on with a search, with what is settled already and what is settled now.
    fn go_on(self, graph: &mut Graph<()>, settled: &Table, told: &mut Settlements) -> Kill {
        let tell = &mut |hash, settled| told.push((hash, settled));
        match go_on(&mut Mate { settled }, graph, self.bound, tell) {
            Forced::By(line) => Kill::Mates(line),
            Forced::Not => Kill::None,
            Forced::Open => Kill::Undecided,
        }
    }
}

/// A search for a mate that a side gives if it is to move; none if it cannot be, as the other side stands in check.
fn begin(position: &Position, side: Color) -> Option<Graph<()>> {
    let start = if position.turn() == side { position.clone() } else { position.passed() };
    start.checkers_of(!side).is_empty().then(|| Graph::new(&start, (), Bitboard::EMPTY))
}

/// What is settled of mates by checks, by the hash of the position.
type Table = HashMap<u64, Settled>;

/// What a search settled, what rests on something else after it.
pub(super) type Settlements = Vec<(u64, Settled)>;

/// What the searches for the name of one move found, and how many positions all of them together may still look at. What one
/// search settled on its way, won or not, the next ones need not look at; one that was stopped goes on where it was.
pub(super) struct Mates {
    search: KillSearch,
    known: RefCell<HashMap<u64, Kill>>,
    /// The searches that were stopped.
    stopped: RefCell<HashMap<u64, Graph<()>>>,
    settled: RefCell<Table>,
    /// What was shown of exchanges.
    exchanges: RefCell<HashMap<Asked, Proof>>,
    /// What was found of runs of checks.
    runs: RefCell<HashMap<RunAsked, RunFound>>,
    /// Which searches there were so far.
    past: Cell<u64>,
    /// How many positions may be looked at to show what is known.
    shown: usize,
    /// How many may be looked at in all, and how many of these are left.
    bound: Cell<usize>,
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
            stopped: RefCell::default(),
            settled: RefCell::default(),
            exchanges: RefCell::default(),
            runs: RefCell::default(),
            past: Cell::new(0),
            shown: rules.verdict_bound,
            bound: Cell::new(bound),
            left: Cell::new(bound),
            tight: Cell::new(true),
            cut: Cell::new(false),
        }
    }

    /// From now on so many positions may be looked at in all, those before included.
    pub(super) fn raise(&self, bound: usize) {
        let more = bound.saturating_sub(self.bound.replace(bound));
        self.left.set(self.left.get() + more);
        self.cut.set(false);
    }

    /// How many positions may be looked at in all.
    pub(super) fn bound(&self) -> usize {
        self.bound.get()
    }

    /// How many positions were looked at.
    pub(super) fn spent(&self) -> usize {
        self.bound.get() - self.left.get()
    }

    /// How many positions a search may have looked at in all that looked at so many so far: a share is one for the whole of it.
    pub(super) fn most(&self, looked_at: usize) -> usize {
        let most = if self.tight.get() { looked_at + self.left() } else { self.left() };
        most.min(self.search.bound)
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
        let kill = self.searched(&start, side);
        if kill == Kill::Undecided {
            self.stop();
        } else {
            self.known.borrow_mut().insert(hash, kill.clone());
        }
        kill
    }

    /// What was found of a run of checks; it is taken out, to be kept again.
    pub(super) fn run_found(&self, asked: &RunAsked) -> Option<RunFound> {
        self.runs.borrow_mut().remove(asked)
    }

    /// Keeps what was found of a run of checks.
    pub(super) fn keep_run(&self, asked: RunAsked, found: RunFound) {
        self.runs.borrow_mut().insert(asked, found);
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
    fn searched(&self, start: &Position, side: Color) -> Kill {
        let hash = start.hash();
        let stopped = self.stopped.borrow_mut().remove(&hash);
        let (is_new, key) = (stopped.is_none(), (self.past.get(), hash, self.search.bound));
        let before = stopped.as_ref().map_or(0, Graph::looked_at);
        let most = self.most(before);
        let remembered = || REMEMBERED.with_borrow(|known| known.found.get(&key).cloned());
        if is_new && let Some(found) = remembered().filter(|found| found.met <= most) {
            self.settle(hash, &found.told);
            self.spend(found.met);
            return found.kill.clone();
        }
        let Some(mut graph) = stopped.or_else(|| begin(start, side)) else { return Kill::None };
        let mut told = Settlements::new();
        let kill = KillSearch { bound: most }.go_on(&mut graph, &self.settled.borrow(), &mut told);
        let met = graph.looked_at();
        self.spend(met - before);
        self.settle(hash, &told);
        if kill == Kill::Undecided {
            self.stopped.borrow_mut().insert(hash, graph);
        } else if is_new {
            let found = Rc::new(KillFound { kill: kill.clone(), met, told });
            REMEMBERED.with_borrow_mut(|known| known.remember(key, found));
        }
        kill
    }

    /// Takes in what the search of a position settled.
    pub(super) fn settle(&self, hash: u64, told: &Settlements) {
        if told.is_empty() {
            return;
        }
        let mut settled = self.settled.borrow_mut();
        let mut past = self.past.get() ^ hash;
        for &(hash, what) in told {
            settled.entry(hash).or_insert(what);
            past = (past ^ hash).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29);
        }
        self.past.set(past);
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

#[cfg(test)]
mod tests {
    use xiangqi::{Color, Position, Setup};

    use super::{Kill, Mates};
    use crate::settings::Naming;

    /// Whether Red mates and how many positions were looked at, with each of these bounds in turn.
    fn searched(fen: &str, bounds: &[usize]) -> (Kill, usize) {
        let setup: Setup = fen.parse().unwrap();
        let position = Position::try_from(setup).unwrap();
        // Searches are remembered by this bound; each of these has one of its own.
        let rules = Naming { check_bound: 100_000 + bounds.len(), ..Naming::default() };
        let mates = Mates::new(&rules, 0);
        let mut kill = Kill::Undecided;
        for &bound in bounds {
            mates.raise(bound);
            kill = mates.of(&position, Color::Red);
            assert_eq!(kill == Kill::Undecided, mates.is_cut(), "{fen} {bound}");
        }
        (kill, mates.spent())
    }

    #[test]
    fn a_search_that_was_stopped_goes_on_where_it_was() {
        for fen in ["4k4/6r1P/3R3c1/3c3R1/9/9/C8/7r1/N2K5/2n1CN3 w", "4k4/6r1r/2PC4c/2n1n2R1/R1N6/9/9/8C/2c6/3K5 w"] {
            assert_eq!(searched(fen, &[100, 200]), (Kill::Undecided, 200), "{fen}");
            assert_eq!(searched(fen, &[100, 200, 300, 20_000]), searched(fen, &[20_000]), "{fen}");
        }
    }
}
