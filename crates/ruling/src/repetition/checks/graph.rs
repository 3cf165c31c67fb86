//! The positions that a search through checks met, and how much is still to be shown of each.

use std::collections::VecDeque;
use std::hash::Hash;
use std::ops::Range;

use xiangqi::{Bitboard, Move, Position};

use super::{Look, Settled, Tell};
use crate::hashed::{HashMap, hash_of};

/// The position in which a search begins.
pub(super) const ROOT: u32 = 0;

/// How often all estimates are made anew through the graph; a cycle would never end.
const SWEEPS: usize = 6;

/// For each so many positions looked at, one more is looked at before the next walk through the graph: a walk takes the longer
/// the larger it is, and one line of play alone may be the wrong one.
const LARGE: usize = 512;

/// More than this is all the same.
const MANY: u32 = 1 << 20;

/// How much is to be held where it takes another look to tell if the aim is reached.
const COSTLY: u32 = 1 << 14;

/// The estimate of what cannot be.
const NEVER: u32 = 1 << 24;

/// How much is to be won in a position in which the checking side is as weak as can be. This and the next two were found by trial
/// with cycles of many strong pieces; another choice makes a search longer, not wrong.
const HARD: u32 = 1000;

/// How much stronger the checking side is where the aim may be reached at once.
pub(super) const NEAR: u32 = 3;

/// After how many checks there is twice as much to be held.
const LONG: u32 = 2;

/// The positions met so far.
pub(in super::super) struct Graph<S> {
    pub(super) nodes: Vec<Node>,
    /// What the walks through the graph ask of each node, kept close together.
    pub(super) outlooks: Vec<Outlook>,
    /// The checks given where one has looked, those of one place together.
    pub(super) checks: Vec<CheckNode>,
    /// The answers to them, those to one check together.
    pub(super) answers: Vec<AnswerNode>,
    /// The places that were looked at; a place is large, and does not move when there are more.
    pub(super) places: Vec<Box<Place<S>>>,
    pub(super) index: HashMap<u64, u32>,
    pub(super) looked_at: usize,
    /// How many must have been looked at before all estimates are made anew.
    renew_at: usize,
    /// Which walk through the graph it is.
    walk: u32,
    /// How many are won.
    wins: usize,
    /// What a walk found that is to be looked at.
    pub(super) found: Vec<u32>,
    /// Room for what a walk has before it, and for where the checks of one place lead.
    stack: Vec<u32>,
    ways: Vec<(u32, u32, u32)>,
    /// Room for the positions whose estimates are made anew.
    queue: VecDeque<u32>,
}

/// A position with the checking side to move, with what is carried along to it.
#[derive(Clone)]
pub(super) struct Place<S> {
    pub(super) position: Position,
    pub(super) state: S,
    /// The checkers of the checking side that are left out of account.
    pub(super) ignored: Bitboard,
}

/// What tells places apart: a hash over that of the position and what is carried along.
pub(super) fn key_of<S: Hash>(position: &Position, state: &S, ignored: Bitboard) -> u64 {
    hash_of(&(position.hash(), state, ignored))
}

/// A place that was met.
pub(super) struct Node {
    /// Which of the places looked at it is, once it was.
    pub(super) place: Option<u32>,
    /// The answer by which it was met.
    pub(super) met: u32,
    /// After how many checks it was met.
    pub(super) checks_before: u32,
    /// Which of all checks are given in it.
    pub(super) checks: Range<u32>,
    /// The last of the answers that lead to it, as far as these still matter.
    pub(super) before: Option<u32>,
    pub(super) win: Option<Win>,
}

/// How things stand with a place that was met.
#[derive(Clone, Copy)]
pub(super) struct Outlook {
    pub(super) estimate: Estimate,
    /// The last walk that came by.
    walk: u32,
    /// Whether nothing is left to be looked at in it itself.
    pub(super) closed: bool,
    /// Whether it is unknown if the aim is reached in it, and how closely that was looked at.
    pub(super) open: Option<Look>,
}

impl Outlook {
    /// Whether it was looked at and is not won.
    fn is_unsettled(self) -> bool {
        self.closed && self.estimate != Estimate::WON
    }

    /// What is to be shown before its checks are counted.
    fn begun(self) -> Estimate {
        let hold = match self.open {
            None => 0,
            Some(Look::First) => COSTLY,
            Some(Look::Again) => MANY,
        };
        Estimate { hold, ..Estimate::NONE }
    }
}

/// How much is still to be shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Estimate {
    /// For this to be won.
    win: u32,
    /// For this to be held.
    hold: u32,
}

impl Estimate {
    /// Nothing to win by and nothing to hold.
    pub(super) const NONE: Self = Self { win: NEVER, hold: 0 };

    /// Nothing left to win, and nothing that would hold it.
    pub(super) const WON: Self = Self { win: 0, hold: NEVER };

    /// Of a position without a check that was not looked at: one look settles it.
    pub(super) const QUIET: Self = Self { win: 1, hold: 1 };

    /// Of a position that was not looked at, by how strong the checking side seems in it and after how many checks it was met:
    /// the more checks there are and the more men to give them, the more is to be held; and the more, too, the longer the way
    /// to it was, as an answer that holds soon is better than a long flight.
    pub(super) fn of_new(strength: u32, checks_before: u32) -> Self {
        let hold = strength.saturating_mul(strength).saturating_mul(LONG + checks_before) / LONG;
        Self { win: (HARD / strength).max(1), hold: hold.min(MANY) }
    }
}

/// An answer to a check, and the place it leads to.
#[derive(Clone, Copy)]
pub(super) struct AnswerNode {
    pub(super) played: Move,
    pub(super) to: u32,
    pub(super) check: u32,
    /// The answer before this one that leads to the same place.
    pub(super) earlier: Option<u32>,
}

/// A check, the place in which it is given, and which of all answers are those to it.
pub(super) struct CheckNode {
    pub(super) played: Move,
    pub(super) node: u32,
    pub(super) answers: Range<u32>,
    /// How many answers do not lead to a won position.
    pub(super) left: u32,
    pub(super) estimate: Estimate,
    /// Where the answer leads that holds it off with the fewest checks behind it; of several, one looked at before.
    pub(super) held: u32,
}

/// How a position is won, and as which one.
pub(super) struct Win {
    pub(super) way: Way,
    rank: usize,
    /// Whether it ends in mate whatever is answered.
    mates: bool,
}

pub(super) enum Way {
    /// The aim is reached by this move.
    Reached(Move),
    /// By the checks that an earlier search found.
    Settled,
    /// By this of its checks.
    CheckNode(u32),
}

impl Node {
    /// A place met in this way after so many checks.
    fn new(met: u32, checks_before: u32) -> Self {
        Self { place: None, met, checks_before, checks: 0..0, before: None, win: None }
    }

    /// Which of all checks are given in it.
    fn checks(&self) -> Range<usize> {
        self.checks.start as usize..self.checks.end as usize
    }
}

impl<S: Clone + Eq + Hash> Graph<S> {
    /// Only the position in which a search begins, at which nobody looked yet.
    pub(in super::super) fn new(start: &Position, state: S, ignored: Bitboard) -> Self {
        let key = key_of(start, &state, ignored);
        let start = Box::new(Place { position: start.clone(), state, ignored });
        Self {
            nodes: vec![Node { place: Some(0), ..Node::new(0, 0) }],
            outlooks: vec![Outlook { estimate: Estimate::NONE, walk: 0, closed: true, open: None }],
            checks: Vec::new(),
            answers: Vec::new(),
            index: [(key, ROOT)].into_iter().collect(),
            places: vec![start],
            looked_at: 0,
            renew_at: 64,
            walk: 0,
            wins: 0,
            found: Vec::new(),
            stack: Vec::new(),
            ways: Vec::new(),
            queue: VecDeque::new(),
        }
    }

    /// How many positions were looked at.
    pub(in super::super) fn looked_at(&self) -> usize {
        self.looked_at
    }

    /// What was unknown for want of positions to be looked at may be known now.
    pub(super) fn look_anew(&mut self) {
        for outlook in self.outlooks.iter_mut().filter(|outlook| outlook.open == Some(Look::Again)) {
            outlook.open = Some(Look::First);
        }
    }

    pub(super) fn node(&self, node: u32) -> &Node {
        &self.nodes[node as usize]
    }

    pub(super) fn outlook(&self, node: u32) -> Outlook {
        self.outlooks[node as usize]
    }

    pub(super) fn answers_to(&self, check: u32) -> &[AnswerNode] {
        let Range { start, end } = self.checks[check as usize].answers;
        &self.answers[start as usize..end as usize]
    }

    /// Whether the first position is won.
    pub(super) fn is_won(&self) -> bool {
        self.nodes[0].win.is_some()
    }

    /// Whether a position need not be looked at: it is won, or all is.
    pub(super) fn is_settled(&self, node: u32) -> bool {
        self.is_won() || self.outlook(node).estimate == Estimate::WON
    }

    /// Finds the positions to be looked at next, and says how closely, if some are left.
    pub(super) fn next(&mut self) -> Option<Look> {
        if self.looked_at >= self.renew_at {
            self.renew_at = 2 * self.looked_at;
            self.renew();
        }
        self.walk(true);
        if !self.found.is_empty() {
            return Some(Look::First);
        }
        // The estimates may be wrong where there are cycles; the whole walk is not.
        self.walk(false);
        if !self.found.is_empty() {
            self.renew();
            return Some(Look::First);
        }
        let unsure = |outlook: &Outlook| outlook.open == Some(Look::First) && outlook.walk == self.walk;
        self.found.extend(self.outlooks.iter().position(unsure).map(|next| next as u32));
        (!self.found.is_empty()).then_some(Look::Again)
    }

    /// Finds positions that were not looked at yet by the answers held, checks that are nearest to winning first, and of
    /// these the ones that are held soonest: one position in a small graph, more in a large one. They may be left out where the estimates say that nothing is left.
    fn walk(&mut self, by_estimates: bool) {
        self.walk += 1;
        let most = 1 + self.looked_at / LARGE;
        self.found.clear();
        self.stack.clear();
        self.stack.push(ROOT);
        while let Some(node) = self.stack.pop() {
            if !self.outlook(node).closed {
                self.found.push(node);
                if self.found.len() == most {
                    return;
                }
                continue;
            }
            self.ways.clear();
            for check in &self.checks[self.nodes[node as usize].checks()] {
                let Estimate { win, hold } = check.estimate;
                if by_estimates && hold == 0 || hold == NEVER {
                    continue;
                }
                let outlook = &mut self.outlooks[check.held as usize];
                if outlook.walk != self.walk {
                    outlook.walk = self.walk;
                    self.ways.push((win, hold, check.held));
                }
            }
            self.ways.sort_by_key(|&(win, hold, _)| std::cmp::Reverse((win, hold)));
            self.stack.extend(self.ways.iter().map(|&(.., held)| held));
        }
    }

    /// Whether a position in which it is unknown if the aim is reached is held by the answers held.
    pub(super) fn is_open(&mut self) -> bool {
        self.walk(false);
        self.outlooks.iter().any(|outlook| outlook.open.is_some() && outlook.walk == self.walk)
    }

    /// Makes all estimates anew.
    fn renew(&mut self) {
        for outlook in self.outlooks.iter_mut().filter(|outlook| outlook.is_unsettled()) {
            outlook.estimate = outlook.begun();
        }
        for _ in 0..SWEEPS {
            let mut changed = false;
            for node in (0..self.nodes.len()).rev() {
                if self.outlooks[node].is_unsettled() {
                    for check in self.nodes[node].checks() {
                        changed |= self.changes(check);
                    }
                    self.outlooks[node].estimate = self.of_node(node);
                }
            }
            if !changed {
                return;
            }
        }
    }

    /// The estimate of a position that was looked at, by those of its checks. What is to be held behind several checks is
    /// mostly the same and not added up.
    fn of_node(&self, node: usize) -> Estimate {
        let checks = self.checks[self.nodes[node].checks()].iter();
        checks.fold(self.outlooks[node].begun(), |all, CheckNode { estimate, .. }| Estimate {
            win: all.win.min(estimate.win),
            hold: all.hold.max(estimate.hold),
        })
    }

    /// Makes the estimates of these positions anew, and of those before them as far as they change, each once.
    pub(super) fn update(&mut self, nodes: impl IntoIterator<Item = u32>) {
        self.walk += 1;
        let mut queue = std::mem::take(&mut self.queue);
        queue.extend(nodes);
        while let Some(node) = queue.pop_front() {
            let Outlook { estimate, walk, .. } = self.outlook(node);
            if estimate == Estimate::WON || walk == self.walk {
                continue;
            }
            let node = node as usize;
            self.outlooks[node].walk = self.walk;
            self.outlooks[node].estimate = self.of_node(node);
            if self.outlooks[node].estimate == estimate {
                continue;
            }
            let mut before = self.nodes[node].before;
            while let Some(answer) = before {
                let AnswerNode { check, earlier, .. } = self.answers[answer as usize];
                if self.changes(check as usize) {
                    queue.push_back(self.checks[check as usize].node);
                }
                before = earlier;
            }
        }
        self.queue = queue;
    }

    /// Makes the estimate of a check anew by those of the places that the answers to it lead to; whether it changes.
    pub(super) fn changes(&mut self, check: usize) -> bool {
        let (estimate, held) = self.of_answers(check as u32);
        let check = &mut self.checks[check];
        check.held = held;
        std::mem::replace(&mut check.estimate, estimate) != estimate
    }

    /// The estimate of a check, and where the answer leads that holds it off.
    fn of_answers(&self, check: u32) -> (Estimate, u32) {
        let (mut all, mut best) = (Estimate::WON, (NEVER, true, ROOT));
        for answer in self.answers_to(check) {
            let Outlook { estimate, closed, .. } = self.outlook(answer.to);
            best = best.min((estimate.hold, !closed, answer.to));
            all.win = (all.win + estimate.win).min(NEVER);
        }
        (Estimate { hold: best.0, ..all }, best.2)
    }

    /// Adds a position that was not met before.
    pub(super) fn meet(&mut self, key: u64, estimate: Estimate, met: u32, checks_before: u32) -> u32 {
        let node = self.nodes.len() as u32;
        self.index.insert(key, node);
        self.nodes.push(Node::new(met, checks_before));
        self.outlooks.push(Outlook { estimate, walk: 0, closed: false, open: None });
        node
    }

    /// Marks a position as won, and all that are won with it.
    pub(super) fn win(&mut self, node: u32, way: Way) {
        let mut won = vec![(node, way)];
        let mut changed = Vec::new();
        while let Some((node, way)) = won.pop() {
            if self.node(node).win.is_some() {
                continue;
            }
            let mates = match &way {
                Way::Reached(_) => false,
                Way::Settled => true,
                Way::CheckNode(check) => self.lost_answers(*check).all(|(win, ..)| win.mates),
            };
            self.nodes[node as usize].win = Some(Win { way, rank: self.wins, mates });
            self.outlooks[node as usize].estimate = Estimate::WON;
            self.wins += 1;
            let mut before = self.nodes[node as usize].before.take();
            while let Some(answer) = before {
                let AnswerNode { check: at, earlier, .. } = self.answers[answer as usize];
                let check = &mut self.checks[at as usize];
                check.left -= 1;
                let (left, node) = (check.left, check.node);
                if left == 0 {
                    won.push((node, Way::CheckNode(at)));
                } else if self.outlook(node).estimate != Estimate::WON && self.changes(at as usize) {
                    changed.push(node);
                }
                before = earlier;
            }
        }
        self.update(changed);
    }

    /// Tells the positions that the held answers lead to, none of which is won.
    pub(super) fn tell_held(&self, tell: Tell<'_>) {
        tell(self.places[0].position.hash(), Settled::Not);
        let held = self.nodes.iter().zip(&self.outlooks).filter(|(_, outlook)| outlook.walk == self.walk);
        for place in held.filter_map(|(node, _)| node.place) {
            tell(self.places[place as usize].position.hash(), Settled::Not);
        }
    }

    /// Tells the positions that are won by mate with no check left out of account, in the order in which they were.
    pub(super) fn tell_mates(&self, tell: Tell<'_>) {
        let mut won: Vec<(usize, u32, u32)> = Vec::new();
        for node in &self.nodes {
            if let (Some(place), Some(Win { way: Way::CheckNode(check), rank, mates: true })) = (node.place, &node.win)
                && self.places[place as usize].ignored.is_empty()
            {
                won.push((*rank, place, *check));
            }
        }
        won.sort_unstable();
        for (_, place, check) in won {
            let answer = self.shown_answer(check).map(|(_, answer)| answer);
            let settled = Settled::Mates(self.checks[check as usize].played, answer);
            tell(self.places[place as usize].position.hash(), settled);
        }
    }

    /// The answers to a winning check, with the positions they lead to and how these are won.
    fn lost_answers(&self, check: u32) -> impl Iterator<Item = (&Win, u32, Move)> {
        let answers = self.answers_to(check).iter();
        answers.filter_map(|answer| Some((self.node(answer.to).win.as_ref()?, answer.to, answer.played)))
    }

    /// The answer to a winning check that a line shows, with the position it leads to: one that avoids mate if there is
    /// one, and of these the one that was proved lost last.
    pub(super) fn shown_answer(&self, check: u32) -> Option<(u32, Move)> {
        let shown = self.lost_answers(check).max_by_key(|(win, ..)| (!win.mates, win.rank));
        shown.map(|(_, next, answer)| (next, answer))
    }
}
