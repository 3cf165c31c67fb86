//! What a side can force by checks alone: a complete search of the positions its checks lead to.
//!
//! The positions reachable when one side only checks and the other answers form a finite graph, cycles included. A
//! position is won if the aim is reached in it, or if some check leaves the other side only answers to won positions;
//! nothing else is, so a cycle proves nothing. The search holds one answer to each check at a time, the one behind which the
//! fewest checks are still to be looked at, and looks at the positions so reached, those after the fewest answers first; what
//! it learns there it holds other answers by. When nothing is left to look at, every position that was not won has an answer to
//! each of its checks that leads to another such position: it cannot be won at all. No depth is cut; only the number of
//! positions looked at is bounded.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::hash::Hash;

use xiangqi::{Bitboard, Move, MoveList, Position};

use super::exchange::{legal, standing};
use crate::hashed::HashMap;

/// What is to be reached by checks.
pub(super) trait Aim {
    /// What is carried along from move to move besides the position.
    type State: Clone + Eq + Hash;

    /// What may still be reached with what was carried along so far.
    fn hope(&self, state: &Self::State) -> Hope;

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

/// What may still be reached.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Hope {
    /// The aim itself.
    Aim,
    /// Only a mate, and so nothing where no check is left.
    Mate,
    /// Nothing any more.
    Nothing,
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
    /// How many positions may be looked at.
    pub(super) bound: usize,
    /// The pieces that check the checking side itself, which is left out of account as long as they stand where they do.
    pub(super) ignored: Bitboard,
}

/// Whether the side to move forces the aim, after one check at least, and how many positions were looked at, the bound if
/// there were more: what is found does not depend on the bound otherwise.
pub(super) fn force<A: Aim>(aim: &mut A, start: &Position, state: A::State, limits: Limits) -> (Forced, usize) {
    let checks = checking_moves(start, limits.ignored);
    if checks.is_empty() {
        return (Forced::Not, 0);
    }
    if limits.bound == 0 {
        return (Forced::Open, 0);
    }
    let mut start = Place { position: start.clone(), state, ignored: limits.ignored };
    let mut graph = Graph::new(aim, &start);
    graph.give_checks(ROOT, &mut start, checks);
    graph.places.push(start);
    while graph.nodes[ROOT].win.is_none()
        && let Some(next) = graph.next()
    {
        if graph.looked_at >= limits.bound {
            return (Forced::Open, limits.bound);
        }
        graph.look_at(next);
    }
    let found = match graph.nodes[ROOT].win {
        Some(_) => Forced::By(graph.line()),
        None if graph.open => Forced::Open,
        None => Forced::Not,
    };
    (found, graph.looked_at)
}

/// The position in which a search begins.
const ROOT: usize = 0;

/// How often the checks to be looked at are added up through the graph; a cycle would never end.
const SWEEPS: usize = 6;

/// More checks than this behind an answer are all the same.
const MANY: u32 = 1 << 20;

/// The positions met so far.
struct Graph<'a, A: Aim> {
    aim: &'a mut A,
    nodes: Vec<Node>,
    /// The places that were looked at.
    places: Vec<Place<A::State>>,
    index: HashMap<Key<A::State>, usize>,
    /// How many checks are still to be looked at behind each position, as far as was added up.
    behind: Vec<u32>,
    /// Those that are to be looked at, by the number of answers on the way to them and the order in which they were met.
    waiting: BinaryHeap<Reverse<(usize, usize)>>,
    looked_at: usize,
    /// How many must have been looked at before the answers are chosen anew.
    choose_at: usize,
    /// How many are won.
    wins: usize,
    /// Whether it is unknown of some position if the aim is reached in it.
    open: bool,
}

/// A position with the checking side to move, with what is carried along to it.
#[derive(Clone)]
struct Place<S> {
    position: Position,
    state: S,
    /// The checkers of the checking side that are left out of account.
    ignored: Bitboard,
}

/// What tells places apart: the hash of the position, and what is carried along.
type Key<S> = (u64, S, Bitboard);

/// What is known of a place to which an answer leads.
enum Known {
    /// It was met before, as this one.
    Met(usize),
    /// It was not, and has so many checks in it.
    New(u32),
    /// It was not, and the aim is reached in it by these moves.
    Reached(Vec<Move>),
}

/// Answers with the places they lead to.
type Led<S> = Vec<(Move, Key<S>, Known)>;

/// A place that was met.
struct Node {
    /// Which of the places looked at it is, once it was.
    place: Option<usize>,
    /// By which check and answer it was met.
    met: Reply,
    /// How many answers there were to all checks that led to it.
    cost: usize,
    /// How many checks there are in it.
    weight: u32,
    /// Whether nothing is left to be looked at in it itself.
    closed: bool,
    /// Whether it is among those to be looked at.
    waits: bool,
    checks: Vec<Check>,
    /// The replies that lead to it.
    before: Vec<Reply>,
    win: Option<Win>,
}

/// An answer to a check: where it is given, which of the checks it answers, and which of the answers it is.
#[derive(Clone, Copy)]
struct Reply {
    node: usize,
    check: usize,
    answer: usize,
}

/// A check and the answers to it, with the nodes they lead to.
struct Check {
    played: Move,
    answers: Vec<(Move, usize)>,
    /// How many answers do not lead to a won position.
    left: usize,
}

/// How a position is won, and as which one.
struct Win {
    way: Way,
    rank: usize,
    /// Whether it ends in mate whatever is answered.
    mates: bool,
}

enum Way {
    /// The aim is reached by these moves.
    Reached(Vec<Move>),
    /// By this of its checks.
    Check(usize),
}

impl<'a, A: Aim> Graph<'a, A> {
    fn new(aim: &'a mut A, start: &Place<A::State>) -> Self {
        let key = (start.position.hash(), start.state.clone(), start.ignored);
        let index = [(key, ROOT)].into_iter().collect();
        let met = Reply { node: ROOT, check: 0, answer: 0 };
        let root = Node {
            place: Some(0),
            met,
            cost: 0,
            weight: 1,
            closed: true,
            waits: false,
            checks: Vec::new(),
            before: Vec::new(),
            win: None,
        };
        Self {
            aim,
            nodes: vec![root],
            places: Vec::new(),
            index,
            behind: vec![0],
            waiting: BinaryHeap::new(),
            looked_at: 1,
            choose_at: 16,
            wins: 0,
            open: false,
        }
    }

    /// The position to be looked at next, if one is left.
    fn next(&mut self) -> Option<usize> {
        if self.looked_at >= self.choose_at {
            self.choose_at = self.looked_at + self.looked_at / 4;
            self.add_up();
            self.choose();
        }
        let first = self.pop();
        if first.is_some() {
            return first;
        }
        self.choose();
        self.pop()
    }

    /// The first position that waits and still matters.
    fn pop(&mut self) -> Option<usize> {
        while let Some(Reverse((_, node))) = self.waiting.pop() {
            self.nodes[node].waits = false;
            let Node { win, before, .. } = &self.nodes[node];
            if win.is_none() && before.iter().any(|reply| self.nodes[reply.node].win.is_none()) {
                return Some(node);
            }
        }
        None
    }

    /// Chooses every answer anew: the positions that wait are those reached by the answers held.
    fn choose(&mut self) {
        while let Some(Reverse((_, node))) = self.waiting.pop() {
            self.nodes[node].waits = false;
        }
        let mut reached = vec![false; self.nodes.len()];
        let mut stack = vec![ROOT];
        while let Some(node) = stack.pop() {
            for check in 0..self.nodes[node].checks.len() {
                if let Some(held) = self.held(&self.nodes[node].checks[check])
                    && !std::mem::replace(&mut reached[held], true)
                {
                    if self.nodes[held].closed {
                        stack.push(held);
                    } else {
                        self.wait(held);
                    }
                }
            }
        }
    }

    /// Puts a position among those to be looked at.
    fn wait(&mut self, node: usize) {
        if !std::mem::replace(&mut self.nodes[node].waits, true) {
            self.waiting.push(Reverse((self.nodes[node].cost, node)));
        }
    }

    /// Adds up the checks that are still to be looked at behind each position, if the best answers are held.
    fn add_up(&mut self) {
        for (behind, node) in self.behind.iter_mut().zip(&self.nodes) {
            *behind = if node.closed { 0 } else { node.weight.max(1) };
        }
        for _ in 0..SWEEPS {
            for node in (0..self.nodes.len()).rev() {
                if self.nodes[node].closed {
                    self.behind[node] = self.sum(node);
                }
            }
        }
    }

    /// How many checks are still to be looked at behind the answers held in a position.
    fn sum(&self, node: usize) -> u32 {
        let held = |check: &Check| self.held(check).map_or(0, |held| self.behind[held]);
        self.nodes[node].checks.iter().map(held).sum::<u32>().min(MANY)
    }

    /// Where the answer leads that holds a check off with the fewest checks behind it; of several, one looked at before.
    fn held(&self, check: &Check) -> Option<usize> {
        let holding = check.answers.iter().map(|&(_, node)| node).filter(|&node| self.nodes[node].win.is_none());
        holding.min_by_key(|&node| (self.behind[node], !self.nodes[node].closed, node))
    }

    /// Holds a check of a position off by the best answer that is left.
    fn hold(&mut self, node: usize, check: usize) {
        if let Some(held) = self.held(&self.nodes[node].checks[check])
            && !self.nodes[held].closed
        {
            self.wait(held);
        }
    }

    /// Looks at a position: whether the aim is reached in it, and which checks and answers there are.
    fn look_at(&mut self, node: usize) {
        self.looked_at += 1;
        self.nodes[node].closed = true;
        let mut place = self.after(self.nodes[node].met);
        match self.aim.reached(&place.position, &place.state, place.ignored) {
            Forced::By(line) => return self.win(node, Way::Reached(line)),
            Forced::Open => self.open = true,
            Forced::Not => {}
        }
        self.nodes[node].place = Some(self.places.len());
        let checks = checking_moves(&place.position, place.ignored);
        self.give_checks(node, &mut place, checks);
        self.places.push(place);
    }

    /// Gives the checks in a position that may lead to something, with all answers to them.
    fn give_checks(&mut self, node: usize, place: &mut Place<A::State>, mut moves: MoveList) {
        moves.sort_unstable();
        for played in moves {
            let check = self.nodes[node].checks.len();
            let Some(answers) = self.answers(place, Reply { node, check, answer: 0 }, played) else { continue };
            if answers.is_empty() && !self.aim.mate_will_do() {
                continue;
            }
            let left = answers.iter().filter(|&&(_, node)| self.nodes[node].win.is_none()).count();
            self.nodes[node].checks.push(Check { played, answers, left });
            if left == 0 {
                return self.win(node, Way::Check(check));
            }
        }
        self.behind[node] = self.sum(node);
        for check in 0..self.nodes[node].checks.len() {
            self.hold(node, check);
        }
    }

    /// The answers to a check, with the nodes they lead to; `None` if nothing can be reached after one of them.
    fn answers(&mut self, place: &mut Place<A::State>, reply: Reply, played: Move) -> Option<Vec<(Move, usize)>> {
        let state = self.aim.step(&place.state, &place.position, played);
        let undo = place.position.make(played);
        let answers = self.led_to(&mut place.position, &state, standing(place.ignored, played));
        place.position.unmake(&undo);
        let answers = answers?;
        let cost = self.nodes[reply.node].cost + answers.len();
        let mut led = Vec::with_capacity(answers.len());
        for (answer, key, known) in answers {
            let reply = Reply { answer: led.len(), ..reply };
            let to = match known {
                Known::Met(node) => node,
                Known::New(weight) => self.meet(key, weight, reply, cost),
                Known::Reached(line) => {
                    let node = self.meet(key, 0, reply, cost);
                    self.nodes[node].closed = true;
                    self.win(node, Way::Reached(line));
                    node
                }
            };
            self.nodes[to].before.push(reply);
            led.push((answer, to));
        }
        Some(led)
    }

    /// The answers to a check and where they lead; `None` if nothing can be reached after one of them.
    fn led_to(&mut self, checked: &mut Position, state: &A::State, ignored: Bitboard) -> Option<Led<A::State>> {
        let king = checked.king(!checked.turn());
        let mut answers = checked.legal_moves();
        answers.sort_unstable();
        let mut led = Vec::with_capacity(answers.len());
        for answer in answers.into_iter().filter(|m| m.to != king) {
            let (state, ignored) = (self.aim.step(state, checked, answer), standing(ignored, answer));
            let undo = checked.make(answer);
            let key = (Position::hash(checked), state, ignored);
            let known = match self.index.get(&key) {
                Some(&node) => Some(Known::Met(node)),
                None => self.is_new(checked, &key),
            };
            checked.unmake(&undo);
            led.push((answer, key, known?));
        }
        Some(led)
    }

    /// What is to be known of a place that was not met before; `None` if nothing can be reached from it, which is seen at once
    /// where no check is left.
    fn is_new(&mut self, position: &Position, (_, state, ignored): &Key<A::State>) -> Option<Known> {
        let hope = self.aim.hope(state);
        if hope == Hope::Nothing {
            return None;
        }
        let weight = checking_moves(position, *ignored).len() as u32;
        if weight > 0 {
            return Some(Known::New(weight));
        }
        if hope == Hope::Mate {
            return None;
        }
        self.looked_at += 1;
        match self.aim.reached(position, state, *ignored) {
            Forced::By(line) => Some(Known::Reached(line)),
            Forced::Not => None,
            Forced::Open => {
                self.open = true;
                None
            }
        }
    }

    /// Adds a position that was not met before.
    fn meet(&mut self, key: Key<A::State>, weight: u32, met: Reply, cost: usize) -> usize {
        let node = self.nodes.len();
        self.index.insert(key, node);
        let (checks, before) = (Vec::new(), Vec::new());
        self.nodes.push(Node {
            place: None,
            met,
            cost,
            weight,
            closed: false,
            waits: false,
            checks,
            before,
            win: None,
        });
        self.behind.push(weight.max(1));
        node
    }

    /// What follows a check and an answer to it.
    fn after(&self, reply: Reply) -> Place<A::State> {
        let Node { place, checks, .. } = &self.nodes[reply.node];
        let Place { position, state, ignored } = &self.places[place.expect("checks are given where one has looked")];
        let check = &checks[reply.check];
        let checked = position.after(check.played);
        let state = self.aim.step(state, position, check.played);
        let (answer, _) = check.answers[reply.answer];
        Place {
            position: checked.after(answer),
            state: self.aim.step(&state, &checked, answer),
            ignored: standing(standing(*ignored, check.played), answer),
        }
    }

    /// Marks a position as won, and all that are won with it.
    fn win(&mut self, node: usize, way: Way) {
        let mut won = vec![(node, way)];
        while let Some((node, way)) = won.pop() {
            if self.nodes[node].win.is_some() {
                continue;
            }
            let mates = match &way {
                Way::Reached(_) => false,
                Way::Check(check) => self.lost_answers(node, *check).all(|(win, ..)| win.mates),
            };
            self.nodes[node].win = Some(Win { way, rank: self.wins, mates });
            self.wins += 1;
            for reply in std::mem::take(&mut self.nodes[node].before) {
                let check = &mut self.nodes[reply.node].checks[reply.check];
                check.left -= 1;
                if check.left == 0 {
                    won.push((reply.node, Way::Check(reply.check)));
                } else if self.nodes[reply.node].win.is_none() {
                    self.hold(reply.node, reply.check);
                }
            }
        }
    }

    /// A line by which the first position is won, against the answers that hold out longest.
    fn line(&self) -> Vec<Move> {
        let mut line = Vec::new();
        let mut node = ROOT;
        while let Some(Win { way, .. }) = &self.nodes[node].win {
            match way {
                Way::Reached(moves) => {
                    line.extend(moves);
                    break;
                }
                Way::Check(check) => {
                    line.push(self.nodes[node].checks[*check].played);
                    let Some((next, answer)) = self.shown_answer(node, *check) else { break };
                    line.push(answer);
                    node = next;
                }
            }
        }
        line
    }

    /// The answers to a winning check, with the positions they lead to and how these are won.
    fn lost_answers(&self, node: usize, check: usize) -> impl Iterator<Item = (&Win, usize, Move)> {
        let answers = self.nodes[node].checks[check].answers.iter();
        answers.filter_map(|&(answer, next)| Some((self.nodes[next].win.as_ref()?, next, answer)))
    }

    /// The answer to a winning check that a line shows, with the position it leads to: one that avoids mate if there is
    /// one, and of these the one that was proved lost last.
    fn shown_answer(&self, node: usize, check: usize) -> Option<(usize, Move)> {
        let shown = self.lost_answers(node, check).max_by_key(|(win, ..)| (!win.mates, win.rank));
        shown.map(|(_, next, answer)| (next, answer))
    }
}

/// The moves that check, legal but for these checkers of the side to move; no king is taken.
pub(super) fn checking_moves(position: &Position, ignored: Bitboard) -> MoveList {
    if ignored.is_empty() {
        return position.checking_moves();
    }
    legal(position, Bitboard::ALL, ignored).into_iter().filter(|&m| position.gives_check(m)).collect()
}
