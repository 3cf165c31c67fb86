//! What a side can force by checks alone: a complete search of the positions its checks lead to.
//!
//! The positions reachable when one side only checks and the other answers form a finite graph, cycles included. A
//! position is won if the aim is reached in it, or if some check leaves the other side only answers to won positions;
//! nothing else is, so a cycle proves nothing. The graph is searched in breadth, with one answer to each check held at a
//! time, the one that leaves the fewest checks; another is looked at only when that one turns out lost. When nothing is
//! left to look at, every position that was not won has an answer to each of its checks that leads to another such
//! position: it cannot be won at all. No depth is cut; only the number of positions met is bounded.

use std::collections::VecDeque;
use std::hash::Hash;

use xiangqi::{Bitboard, Move, MoveList, Position};

use super::exchange::{legal, standing};
use crate::hashed::HashMap;

/// What is to be reached by checks.
pub(super) trait Aim {
    /// What is carried along from move to move besides the position.
    type State: Clone + Eq + Hash;

    /// Whether nothing but a mate reaches it, so that where no check is left it is not reached.
    const IS_MATE: bool = false;

    /// The state after a move in a position.
    fn step(&self, state: &Self::State, position: &Position, m: Move) -> Self::State;

    /// Whether the aim is reached in a position with the checking side to move, and by which moves; a check by the ignored
    /// pieces is left out of account.
    fn reached(&mut self, position: &Position, state: &Self::State, ignored: Bitboard) -> Forced;

    /// Whether a mate on the way is as good as the aim.
    fn mate_will_do(&self) -> bool {
        true
    }
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Forced {
    /// The aim is forced; one line of it.
    By(Vec<Move>),
    /// It is not.
    Not,
    /// A bound was reached; nothing is known.
    Open,
}

/// What a search is held to.
#[derive(Clone, Copy)]
pub(super) struct Limits {
    /// How many positions may be met.
    pub(super) bound: usize,
    /// The pieces that check the checking side itself, which is left out of account as long as they stand where they do.
    pub(super) ignored: Bitboard,
}

/// Whether the side to move forces the aim, after one check at least.
pub(super) fn force<A: Aim>(aim: &mut A, start: &Position, state: A::State, limits: Limits) -> Forced {
    let first = checks(start, limits.ignored);
    if first.is_empty() {
        return Forced::Not;
    }
    if limits.bound == 0 {
        return Forced::Open;
    }
    let mut graph = Graph::new();
    let root = graph.add(Place { position: start.clone(), state, ignored: limits.ignored });
    graph.hold_off(aim, root, first);
    while graph.nodes[root].win.is_none()
        && let Some(next) = graph.queue.pop_front()
    {
        if graph.nodes.len() > limits.bound {
            return Forced::Open;
        }
        if graph.matters(next) && !graph.ends_here(aim, next) {
            let place = &graph.nodes[next].place;
            let checks = checks(&place.position, place.ignored);
            graph.hold_off(aim, next, checks);
        }
    }
    match graph.nodes[root].win {
        Some(_) => Forced::By(graph.line(aim)),
        None if graph.open => Forced::Open,
        None => Forced::Not,
    }
}

/// The positions met so far.
struct Graph<S> {
    nodes: Vec<Node<S>>,
    index: HashMap<(u64, S, Bitboard), usize>,
    /// Those that are still to be looked at, in order.
    queue: VecDeque<usize>,
    /// How many are won.
    wins: usize,
    /// Whether it is unknown of some position if the aim is reached in it.
    open: bool,
}

/// A position with the checking side to move, with what is carried along to it.
struct Place<S> {
    position: Position,
    state: S,
    /// The checkers of the checking side that are left out of account.
    ignored: Bitboard,
}

impl<S: Clone> Place<S> {
    fn key(&self) -> (u64, S, Bitboard) {
        (self.position.hash(), self.state.clone(), self.ignored)
    }
}

/// A place that was met.
struct Node<S> {
    place: Place<S>,
    checks: Vec<Check>,
    /// The checks that are held off by an answer to this position: where they are given, and which.
    held: Vec<(usize, usize)>,
    /// Whether it has been looked at, or is about to be.
    seen: bool,
    win: Option<Win>,
}

/// A check and the answers to it.
struct Check {
    played: Move,
    answers: Vec<Move>,
}

/// What holds a check off.
enum Hold {
    /// Nothing.
    None,
    /// An answer after which the aim is out of reach.
    Ended,
    /// An answer to a position met before.
    Met(usize),
    /// This of the answers, to a position not met before.
    New(usize),
}

/// How a position is won, and as which one.
struct Win {
    way: Way,
    rank: usize,
}

enum Way {
    /// The aim is reached by these moves.
    Reached(Vec<Move>),
    /// By this of its checks.
    Check(usize),
}

impl<S: Clone + Eq + Hash> Graph<S> {
    fn new() -> Self {
        Self { nodes: Vec::new(), index: HashMap::default(), queue: VecDeque::new(), wins: 0, open: false }
    }

    fn add(&mut self, place: Place<S>) -> usize {
        let node = self.nodes.len();
        self.index.insert(place.key(), node);
        self.nodes.push(Node { place, checks: Vec::new(), held: Vec::new(), seen: true, win: None });
        node
    }

    /// Whether a position still holds off a check; if not, it is put aside until it does again.
    fn matters(&mut self, node: usize) -> bool {
        let matters = self.nodes[node].held.iter().any(|&(before, _)| self.nodes[before].win.is_none());
        self.nodes[node].seen = matters;
        matters && self.nodes[node].win.is_none()
    }

    /// Whether the aim is reached in a position, which is then won.
    fn ends_here<A: Aim<State = S>>(&mut self, aim: &mut A, node: usize) -> bool {
        let Place { position, state, ignored } = &self.nodes[node].place;
        match aim.reached(position, state, *ignored) {
            Forced::By(line) => self.win(aim, node, Way::Reached(line)),
            Forced::Not => return false,
            Forced::Open => {
                self.open = true;
                return false;
            }
        }
        true
    }

    /// Holds off each of these checks of a position by an answer, if there is one.
    fn hold_off<A: Aim<State = S>>(&mut self, aim: &A, node: usize, checks: Vec<Check>) {
        self.nodes[node].checks = checks;
        if !aim.mate_will_do() {
            self.nodes[node].checks.retain(|check| !check.answers.is_empty());
        }
        let mate = self.nodes[node].checks.iter().position(|check| check.answers.is_empty());
        if let Some(mate) = mate {
            return self.win(aim, node, Way::Check(mate));
        }
        for check in 0..self.nodes[node].checks.len() {
            if !self.hold(aim, node, check) {
                return self.win(aim, node, Way::Check(check));
            }
        }
    }

    /// Holds a check off by an answer to a position not known to be won: one already met if possible, or else the one
    /// that leaves the fewest checks.
    fn hold<A: Aim<State = S>>(&mut self, aim: &A, node: usize, check: usize) -> bool {
        match self.holding_answer(aim, node, check) {
            Hold::None => return false,
            Hold::Ended => {}
            Hold::Met(met) => self.hold_by(met, node, check),
            Hold::New(answer) => {
                let new = self.add(self.after(aim, node, check, answer));
                self.queue.push_back(new);
                self.hold_by(new, node, check);
            }
        }
        true
    }

    fn holding_answer<A: Aim<State = S>>(&self, aim: &A, node: usize, check: usize) -> Hold {
        let Node { place, checks, .. } = &self.nodes[node];
        let Check { played, answers } = &checks[check];
        let mut position = place.position.after(*played);
        let state = aim.step(&place.state, &place.position, *played);
        let ignored = standing(place.ignored, *played);
        let (mut best, mut fewest) = (Hold::None, usize::MAX);
        for (index, &answer) in answers.iter().enumerate() {
            let (state, ignored) = (aim.step(&state, &position, answer), standing(ignored, answer));
            let undo = position.make(answer);
            match self.index.get(&(position.hash(), state, ignored)) {
                Some(&met) if self.nodes[met].win.is_none() => return Hold::Met(met),
                Some(_) => {}
                None => {
                    let count = checking_moves(&position, ignored).len();
                    if A::IS_MATE && count == 0 {
                        return Hold::Ended;
                    }
                    if count < fewest {
                        (best, fewest) = (Hold::New(index), count);
                    }
                    if fewest == 0 {
                        break;
                    }
                }
            }
            position.unmake(&undo);
        }
        best
    }

    fn hold_by(&mut self, by: usize, node: usize, check: usize) {
        self.nodes[by].held.push((node, check));
        if !self.nodes[by].seen {
            self.nodes[by].seen = true;
            self.queue.push_back(by);
        }
    }

    /// What follows a check and an answer to it.
    fn after<A: Aim<State = S>>(&self, aim: &A, node: usize, check: usize, answer: usize) -> Place<S> {
        let Node { place: Place { position, state, ignored }, checks, .. } = &self.nodes[node];
        let check = &checks[check];
        let checked = position.after(check.played);
        let state = aim.step(state, position, check.played);
        let answer = check.answers[answer];
        Place {
            position: checked.after(answer),
            state: aim.step(&state, &checked, answer),
            ignored: standing(standing(*ignored, check.played), answer),
        }
    }

    /// Marks a position as won, and all that are won with it.
    fn win<A: Aim<State = S>>(&mut self, aim: &A, node: usize, way: Way) {
        let mut won = vec![(node, way)];
        while let Some((node, way)) = won.pop() {
            if self.nodes[node].win.is_some() {
                continue;
            }
            self.nodes[node].win = Some(Win { way, rank: self.wins });
            self.wins += 1;
            for (before, check) in std::mem::take(&mut self.nodes[node].held) {
                if self.nodes[before].win.is_none() && !self.hold(aim, before, check) {
                    won.push((before, Way::Check(check)));
                }
            }
        }
    }

    /// A line by which the first position is won, against the answers that were proved lost last.
    fn line<A: Aim<State = S>>(&self, aim: &A) -> Vec<Move> {
        let mut line = Vec::new();
        let mut node = 0;
        while let Some(Win { way, .. }) = &self.nodes[node].win {
            match way {
                Way::Reached(moves) => {
                    line.extend(moves);
                    break;
                }
                Way::Check(check) => {
                    line.push(self.nodes[node].checks[*check].played);
                    let Some((next, answer)) = self.last_answer(aim, node, *check) else { break };
                    line.push(answer);
                    node = next;
                }
            }
        }
        line
    }

    /// Of the answers to a winning check, the one that was proved lost last, with the position it leads to.
    fn last_answer<A: Aim<State = S>>(&self, aim: &A, node: usize, check: usize) -> Option<(usize, Move)> {
        let answers = &self.nodes[node].checks[check].answers;
        let lost = (0..answers.len()).filter_map(|answer| {
            let &next = self.index.get(&self.after(aim, node, check, answer).key())?;
            let rank = self.nodes[next].win.as_ref()?.rank;
            Some((rank, next, answers[answer]))
        });
        lost.max_by_key(|&(rank, ..)| rank).map(|(_, next, answer)| (next, answer))
    }
}

/// The checks in a position, each with its answers.
fn checks(position: &Position, ignored: Bitboard) -> Vec<Check> {
    let moves = checking_moves(position, ignored);
    let mut position = position.clone();
    let check = |played: Move| {
        let undo = position.make(played);
        let king = position.king(!position.turn());
        let answers = position.legal_moves().iter().copied().filter(|m| m.to != king).collect();
        position.unmake(&undo);
        Check { played, answers }
    };
    moves.into_iter().map(check).collect()
}

/// The moves that check, legal but for these checkers of the side to move; no king is taken.
pub(super) fn checking_moves(position: &Position, ignored: Bitboard) -> MoveList {
    if ignored.is_empty() {
        return position.checking_moves();
    }
    legal(position, Bitboard::ALL, ignored).into_iter().filter(|&m| position.gives_check(m)).collect()
}
