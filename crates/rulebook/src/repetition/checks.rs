//! What a side can force by checks alone: a complete search of the positions its checks lead to.
//!
//! The positions reachable when one side only checks and the other answers form a finite graph, cycles included. A
//! position is won if the aim is reached in it, or if some check leaves the other side only answers to won positions;
//! nothing else is, so a cycle proves nothing. The graph is searched in breadth, with one answer to each check held at a
//! time; the next is looked at only when that one turns out lost. When nothing is left to look at, every position that
//! was not won has an answer to each of its checks that leads to another such position: it cannot be won at all. No depth
//! is cut; only the number of positions met is bounded.

use std::collections::HashMap;
use std::hash::Hash;

use xiangqi::{Move, Position};

/// What is to be reached by checks.
pub(super) trait Aim {
    /// What is carried along from move to move besides the position.
    type State: Clone + Eq + Hash;

    /// The state after a move in a position.
    fn step(&self, state: &Self::State, position: &Position, m: Move) -> Self::State;

    /// Whether the aim is reached in a position with the checking side to move, and by which moves.
    fn reached(&mut self, position: &Position, state: &Self::State) -> Forced;
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

/// Whether the side to move forces the aim, after one check at least, with no more than `bound` positions met.
pub(super) fn force<A: Aim>(aim: &mut A, start: &Position, state: A::State, bound: usize) -> Forced {
    let mut graph = Graph { nodes: Vec::new(), index: HashMap::new(), wins: 0, open: false };
    graph.add(start.clone(), state);
    let mut next = 0;
    while next < graph.nodes.len() && graph.nodes[0].win.is_none() {
        if graph.nodes.len() > bound {
            return Forced::Open;
        }
        if next == 0 || !graph.ends_here(aim, next) {
            graph.expand(aim, next);
        }
        next += 1;
    }
    match graph.nodes[0].win {
        Some(_) => Forced::By(graph.line(aim)),
        None if graph.open => Forced::Open,
        None => Forced::Not,
    }
}

/// The positions met so far.
struct Graph<S> {
    nodes: Vec<Node<S>>,
    index: HashMap<(u64, S), usize>,
    /// How many are won.
    wins: usize,
    /// Whether it is unknown of some position if the aim is reached in it.
    open: bool,
}

/// A position with the checking side to move.
struct Node<S> {
    position: Position,
    state: S,
    checks: Vec<Check>,
    /// The checks that are held off by an answer to this position: where they are given, and which.
    held: Vec<(usize, usize)>,
    win: Option<Win>,
}

/// A check and the answers to it.
struct Check {
    played: Move,
    answers: Vec<Move>,
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
    fn add(&mut self, position: Position, state: S) -> usize {
        let node = self.nodes.len();
        self.index.insert((position.hash(), state.clone()), node);
        self.nodes.push(Node { position, state, checks: Vec::new(), held: Vec::new(), win: None });
        node
    }

    /// Whether the aim is reached in a position, which is then won.
    fn ends_here<A: Aim<State = S>>(&mut self, aim: &mut A, node: usize) -> bool {
        match aim.reached(&self.nodes[node].position, &self.nodes[node].state) {
            Forced::By(line) => self.win(aim, node, Way::Reached(line)),
            Forced::Not => return false,
            Forced::Open => {
                self.open = true;
                return false;
            }
        }
        true
    }

    /// Lists the checks of a position and holds each off by an answer, if there is one.
    fn expand<A: Aim<State = S>>(&mut self, aim: &A, node: usize) {
        self.nodes[node].checks = checks(&self.nodes[node].position);
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

    /// Holds a check off by an answer to a position not known to be won, one already met if possible.
    fn hold<A: Aim<State = S>>(&mut self, aim: &A, node: usize, check: usize) -> bool {
        let mut unmet = None;
        for answer in 0..self.nodes[node].checks[check].answers.len() {
            let (position, state) = self.after(aim, node, check, answer);
            match self.index.get(&(position.hash(), state.clone())) {
                Some(&met) if self.nodes[met].win.is_none() => {
                    self.nodes[met].held.push((node, check));
                    return true;
                }
                Some(_) => {}
                None => unmet = unmet.or(Some((position, state))),
            }
        }
        let Some((position, state)) = unmet else { return false };
        let new = self.add(position, state);
        self.nodes[new].held.push((node, check));
        true
    }

    /// What follows a check and an answer to it.
    fn after<A: Aim<State = S>>(&self, aim: &A, node: usize, check: usize, answer: usize) -> (Position, S) {
        let Node { position, state, checks, .. } = &self.nodes[node];
        let check = &checks[check];
        let checked = position.after(check.played);
        let state = aim.step(state, position, check.played);
        let answer = check.answers[answer];
        (checked.after(answer), aim.step(&state, &checked, answer))
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
            let (position, state) = self.after(aim, node, check, answer);
            let &next = self.index.get(&(position.hash(), state))?;
            let rank = self.nodes[next].win.as_ref()?.rank;
            Some((rank, next, answers[answer]))
        });
        lost.max_by_key(|&(rank, ..)| rank).map(|(_, next, answer)| (next, answer))
    }
}

/// The checks in a position, each with its answers.
fn checks(position: &Position) -> Vec<Check> {
    let mut board = position.clone();
    let mut checks = Vec::new();
    for played in position.legal_moves() {
        let undo = board.make(played);
        if board.in_check() {
            checks.push(Check { played, answers: board.legal_moves().to_vec() });
        }
        board.unmake(&undo);
    }
    checks
}
