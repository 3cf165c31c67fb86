//! What a side can force by checks alone: a complete search of the positions its checks lead to.
//!
//! The positions reachable when one side only checks and the other answers form a finite graph, cycles included. A
//! position is won if the aim is reached in it, or if some check leaves the other side only answers to won positions;
//! nothing else is, so a cycle proves nothing.
//!
//! The search is one by proof numbers. Each position carries two estimates: how many positions must still be won for it to be
//! won, and how many checks must still be answered for it to be held. Every check is held by one answer at a time, the one
//! behind which the fewest checks are left, and of the positions so reached the one is looked at next that is nearest to being
//! won; what is learned there changes the estimates of the positions before it. When nothing is left to look at, every
//! position that was reached has an answer to each of its checks that leads to another such position: it cannot be won at
//! all. No depth is cut; only the number of positions looked at is bounded.

use std::collections::VecDeque;
use std::hash::Hash;

use xiangqi::{Bitboard, Move, MoveList, Position};

use super::exchange::{legal, put_in_order, standing};
use crate::hashed::HashMap;

/// What is to be reached by checks.
pub(super) trait Aim {
    /// What is carried along from move to move besides the position.
    type State: Clone + Eq + Hash;

    /// What may still be reached with what was carried along so far.
    fn hope(&self, state: &Self::State) -> Hope;

    /// The state after a move in a position.
    fn step(&self, state: &Self::State, position: &Position, m: Move) -> Self::State;

    /// Whether the aim is reached in a position with the checking side to move, and by which move; a check by the ignored
    /// pieces is left out of account.
    fn reached(&mut self, position: &Position, state: &Self::State, ignored: Bitboard) -> Reached;

    /// How a line goes on that reaches the aim in a position by this move.
    fn shown(&self, _: &Position, _: &Self::State, _: Bitboard, by: Move) -> Vec<Move> {
        vec![by]
    }

    /// Whether the aim may be reached at once in a position with the checking side to move, as far as one look tells.
    fn is_near(&self, _: &Position, _: &Self::State) -> bool {
        false
    }

    /// Whether a mate on the way is as good as the aim.
    fn mate_will_do(&self) -> bool {
        true
    }

    /// What an earlier search settled of a position with the checking side to move.
    fn settled(&self, _: &Position, _: &Self::State, _: Bitboard) -> Option<Settled> {
        None
    }
}

/// What a search settled of a position with the checking side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Settled {
    /// Checks mate, this one first; the answer after which it takes longest, if there is one.
    Mates(Move, Option<Move>),
    /// It is not won.
    Not,
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

/// Whether the aim is reached in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reached {
    /// It is, by this move.
    By(Move),
    /// It is not.
    Not,
    /// A bound was reached; nothing is known.
    Open,
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

/// What a search is told of what it settled: the hash of a position, and what is known of it now.
type Tell<'t> = &'t mut dyn FnMut(u64, Settled);

/// Whether the side to move forces the aim, after one check at least, and how many positions were looked at, the bound if
/// there were more: what is found does not depend on the bound otherwise.
pub(super) fn force<A: Aim>(aim: &mut A, start: &Position, state: A::State, limits: Limits) -> (Forced, usize) {
    force_and_tell(aim, start, state, limits, &mut |_, _| ())
}

/// The same, with all that a search that comes to an end settled told as well, what rests on something else after it.
pub(super) fn force_and_tell<A: Aim>(
    aim: &mut A,
    start: &Position,
    state: A::State,
    limits: Limits,
    tell: Tell<'_>,
) -> (Forced, usize) {
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
    let found = if graph.nodes[ROOT].win.is_some() {
        Forced::By(graph.line())
    } else if graph.is_open() {
        Forced::Open
    } else {
        graph.tell_held(tell);
        Forced::Not
    };
    if found != Forced::Open {
        graph.tell_mates(tell);
    }
    (found, graph.looked_at)
}

/// The position in which a search begins.
const ROOT: usize = 0;

/// How often all estimates are made anew through the graph; a cycle would never end.
const SWEEPS: usize = 6;

/// More than this is all the same.
const MANY: u32 = 1 << 20;

/// The estimate of what cannot be.
const NEVER: u32 = 1 << 24;

/// How much is to be won in a position in which the checking side is as weak as can be. This and the next were found by trial
/// with cycles of many strong pieces; another choice makes a search longer, not wrong.
const HARD: u32 = 100;

/// How much stronger the checking side is where the aim may be reached at once.
const NEAR: u32 = 3;

/// The positions met so far.
struct Graph<'a, A: Aim> {
    aim: &'a mut A,
    nodes: Vec<Node>,
    /// The places that were looked at.
    places: Vec<Place<A::State>>,
    index: HashMap<Key<A::State>, usize>,
    looked_at: usize,
    /// How many must have been looked at before all estimates are made anew.
    renew_at: usize,
    /// Which walk through the graph it is.
    walk: u32,
    /// How many are won.
    wins: usize,
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
enum LeadsTo {
    /// It was met before, as this one.
    Met(usize),
    /// It was not, there are checks in it, and this is how much seems to be left to show.
    New(Estimate),
    /// It was not, and the aim is reached in it by this move.
    Reached(Move),
    /// It was not, and an earlier search found a mate by checks in it.
    Mates,
    /// It was not, there is no check in it, and it is unknown if the aim is reached in it.
    Open,
}

/// Answers with the places they lead to.
type Led<S> = Vec<(Move, Key<S>, LeadsTo)>;

/// A place that was met.
struct Node {
    /// Which of the places looked at it is, once it was.
    place: Option<usize>,
    /// By which check and answer it was met.
    met: Reply,
    /// Whether nothing is left to be looked at in it itself.
    closed: bool,
    /// Whether it is unknown if the aim is reached in it.
    open: bool,
    estimate: Estimate,
    /// The last walk that came by.
    walk: u32,
    checks: Vec<CheckNode>,
    /// The replies that lead to it.
    before: Vec<Reply>,
    win: Option<Win>,
}

/// How much is still to be shown.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Estimate {
    /// For this to be won.
    win: u32,
    /// For this to be held.
    hold: u32,
}

impl Estimate {
    /// Nothing to win by and nothing to hold.
    const NONE: Self = Self { win: NEVER, hold: 0 };

    /// Of a position that was not looked at, by how strong the checking side seems in it: the more checks there are and the
    /// more men to give them, the more is to be held.
    fn of_new(strength: u32) -> Self {
        Self { win: (HARD / strength).max(1), hold: (strength * strength).min(MANY) }
    }
}

/// An answer to a check: where it is given, which of the checks it answers, and which of the answers it is.
#[derive(Clone, Copy)]
struct Reply {
    node: usize,
    check: usize,
    answer: usize,
}

/// A check and the answers to it, with the nodes they lead to.
struct CheckNode {
    played: Move,
    answers: Vec<(Move, usize)>,
    /// How many answers do not lead to a won position.
    left: usize,
    estimate: Estimate,
}

/// How a position is won, and as which one.
struct Win {
    way: Way,
    rank: usize,
    /// Whether it ends in mate whatever is answered.
    mates: bool,
}

enum Way {
    /// The aim is reached by this move.
    Reached(Move),
    /// By the checks that an earlier search found.
    Settled,
    /// By this of its checks.
    CheckNode(usize),
}

impl Node {
    /// A place met in this way.
    fn new(met: Reply, estimate: Estimate) -> Self {
        let (checks, before) = (Vec::new(), Vec::new());
        Self { place: None, met, closed: false, open: false, estimate, walk: 0, checks, before, win: None }
    }
}

impl<'a, A: Aim> Graph<'a, A> {
    fn new(aim: &'a mut A, start: &Place<A::State>) -> Self {
        let key = (start.position.hash(), start.state.clone(), start.ignored);
        let index = [(key, ROOT)].into_iter().collect();
        let met = Reply { node: ROOT, check: 0, answer: 0 };
        let mut root = Node::new(met, Estimate::NONE);
        (root.place, root.closed) = (Some(0), true);
        Self { aim, nodes: vec![root], places: Vec::new(), index, looked_at: 1, renew_at: 64, walk: 0, wins: 0 }
    }

    /// The position to be looked at next, if one is left.
    fn next(&mut self) -> Option<usize> {
        if self.looked_at >= self.renew_at {
            self.renew_at = self.looked_at + self.looked_at / 4;
            self.renew();
        }
        let next = self.reached(true);
        if next.is_some() {
            return next;
        }
        // The estimates may be wrong where there are cycles; the whole walk is not.
        let next = self.reached(false);
        if next.is_some() {
            self.renew();
        }
        next
    }

    /// The first position that was not looked at yet, by the answers held, checks that are nearest to winning first. It may
    /// be left out where the estimates say that nothing is left.
    fn reached(&mut self, by_estimates: bool) -> Option<usize> {
        self.walk += 1;
        let mut stack = vec![ROOT];
        let mut checks: Vec<(u32, usize)> = Vec::new();
        while let Some(node) = stack.pop() {
            if !self.nodes[node].closed {
                return Some(node);
            }
            checks.clear();
            for check in &self.nodes[node].checks {
                if by_estimates && check.estimate.hold == 0 {
                    continue;
                }
                let Some(held) = self.held(check) else { continue };
                checks.push((check.estimate.win, held));
            }
            checks.sort_by_key(|&(win, _)| std::cmp::Reverse(win));
            for &(_, held) in &checks {
                if self.nodes[held].walk != self.walk {
                    stack.push(held);
                }
            }
            for &(_, held) in &checks {
                self.nodes[held].walk = self.walk;
            }
        }
        None
    }

    /// Whether a position in which it is unknown if the aim is reached is held by the answers held.
    fn is_open(&mut self) -> bool {
        self.reached(false);
        self.nodes.iter().any(|node| node.open && node.walk == self.walk)
    }

    /// Makes all estimates anew.
    fn renew(&mut self) {
        for node in self.nodes.iter_mut().filter(|node| node.closed && node.win.is_none()) {
            node.estimate = Estimate { hold: if node.open { MANY } else { 0 }, ..Estimate::NONE };
        }
        for _ in 0..SWEEPS {
            let mut changed = false;
            for node in (0..self.nodes.len()).rev() {
                if self.nodes[node].closed && self.nodes[node].win.is_none() {
                    for check in 0..self.nodes[node].checks.len() {
                        changed |= self.changes(node, check);
                    }
                    self.nodes[node].estimate = self.of_node(node);
                }
            }
            if !changed {
                return;
            }
        }
    }

    /// The estimate of a check by those of the answers to it.
    fn of_check(&self, check: &CheckNode) -> Estimate {
        let mut estimate = Estimate { win: 0, hold: NEVER };
        for &(_, to) in &check.answers {
            let Node { win, estimate: of, .. } = &self.nodes[to];
            if win.is_none() {
                estimate = Estimate { win: (estimate.win + of.win).min(NEVER), hold: estimate.hold.min(of.hold) };
            }
        }
        estimate
    }

    /// The estimate of a position that was looked at, by those of its checks. What is to be held behind several checks is
    /// mostly the same and not added up.
    fn of_node(&self, node: usize) -> Estimate {
        let Node { checks, open, .. } = &self.nodes[node];
        let begun = Estimate { hold: if *open { MANY } else { 0 }, ..Estimate::NONE };
        checks.iter().fold(begun, |all, CheckNode { estimate, .. }| Estimate {
            win: all.win.min(estimate.win),
            hold: all.hold.max(estimate.hold),
        })
    }

    /// Makes the estimates of these positions anew, and of those before them as far as they change, each once.
    fn update(&mut self, nodes: Vec<usize>) {
        self.walk += 1;
        let mut queue = VecDeque::from(nodes);
        while let Some(node) = queue.pop_front() {
            if self.nodes[node].win.is_some() || self.nodes[node].walk == self.walk {
                continue;
            }
            self.nodes[node].walk = self.walk;
            let estimate = self.of_node(node);
            if std::mem::replace(&mut self.nodes[node].estimate, estimate) == estimate {
                continue;
            }
            for at in 0..self.nodes[node].before.len() {
                let reply = self.nodes[node].before[at];
                if self.changes(reply.node, reply.check) {
                    queue.push_back(reply.node);
                }
            }
        }
    }

    /// Makes the estimate of a check anew; whether it changes.
    fn changes(&mut self, node: usize, check: usize) -> bool {
        let estimate = self.of_check(&self.nodes[node].checks[check]);
        std::mem::replace(&mut self.nodes[node].checks[check].estimate, estimate) != estimate
    }

    /// Where the answer leads that holds a check off with the fewest checks behind it; of several, one looked at before.
    fn held(&self, check: &CheckNode) -> Option<usize> {
        let holding = check.answers.iter().map(|&(_, node)| node).filter(|&node| self.nodes[node].win.is_none());
        holding.min_by_key(|&node| (self.nodes[node].estimate.hold, !self.nodes[node].closed, node))
    }

    /// Looks at a position: whether the aim is reached in it, and which checks and answers there are.
    fn look_at(&mut self, node: usize) {
        self.looked_at += 1;
        self.nodes[node].closed = true;
        let mut place = self.after(self.nodes[node].met);
        match self.aim.reached(&place.position, &place.state, place.ignored) {
            Reached::By(by) => return self.win(node, Way::Reached(by)),
            Reached::Open => self.nodes[node].open = true,
            Reached::Not => {}
        }
        self.nodes[node].place = Some(self.places.len());
        let checks = checking_moves(&place.position, place.ignored);
        self.give_checks(node, &mut place, checks);
        self.places.push(place);
    }

    /// Gives the checks in a position that may lead to something, with all answers to them.
    fn give_checks(&mut self, node: usize, place: &mut Place<A::State>, mut moves: MoveList) {
        put_in_order(&mut moves);
        for played in moves {
            let check = self.nodes[node].checks.len();
            let Some(answers) = self.answers(place, Reply { node, check, answer: 0 }, played) else { continue };
            if answers.is_empty() && !self.aim.mate_will_do() {
                continue;
            }
            let left = answers.iter().filter(|&&(_, node)| self.nodes[node].win.is_none()).count();
            let mut given = CheckNode { played, answers, left, estimate: Estimate::NONE };
            given.estimate = self.of_check(&given);
            self.nodes[node].checks.push(given);
            if left == 0 {
                return self.win(node, Way::CheckNode(check));
            }
        }
        self.update(vec![node]);
    }

    /// The answers to a check, with the nodes they lead to; `None` if nothing can be reached after one of them.
    fn answers(&mut self, place: &mut Place<A::State>, reply: Reply, played: Move) -> Option<Vec<(Move, usize)>> {
        let state = self.aim.step(&place.state, &place.position, played);
        let undo = place.position.make(played);
        let answers = self.led_to(&mut place.position, &state, standing(place.ignored, played));
        place.position.unmake(&undo);
        let answers = answers?;
        let mut led = Vec::with_capacity(answers.len());
        for (answer, key, known) in answers {
            let reply = Reply { answer: led.len(), ..reply };
            let to = match known {
                LeadsTo::Met(node) => node,
                LeadsTo::New(estimate) => self.meet(key, estimate, reply),
                LeadsTo::Reached(by) => {
                    let node = self.meet(key, Estimate::NONE, reply);
                    self.nodes[node].closed = true;
                    self.win(node, Way::Reached(by));
                    node
                }
                LeadsTo::Mates => {
                    let node = self.meet(key, Estimate::NONE, reply);
                    self.nodes[node].closed = true;
                    self.win(node, Way::Settled);
                    node
                }
                LeadsTo::Open => {
                    let node = self.meet(key, Estimate::NONE, reply);
                    (self.nodes[node].closed, self.nodes[node].open) = (true, true);
                    self.nodes[node].estimate = self.of_node(node);
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
        put_in_order(&mut answers);
        let mut led = Vec::with_capacity(answers.len());
        for answer in answers.into_iter().filter(|m| m.to != king) {
            let (state, ignored) = (self.aim.step(state, checked, answer), standing(ignored, answer));
            let undo = checked.make(answer);
            let key = (Position::hash(checked), state, ignored);
            let known = match self.index.get(&key) {
                Some(&node) => Some(LeadsTo::Met(node)),
                None => self.is_new(checked, &key),
            };
            checked.unmake(&undo);
            led.push((answer, key, known?));
        }
        Some(led)
    }

    /// What is to be known of a place that was not met before; `None` if nothing can be reached from it, which is seen at once
    /// where no check is left.
    fn is_new(&mut self, position: &Position, (_, state, ignored): &Key<A::State>) -> Option<LeadsTo> {
        let hope = self.aim.hope(state);
        if hope == Hope::Nothing {
            return None;
        }
        match self.aim.settled(position, state, *ignored) {
            Some(Settled::Mates(..)) => return Some(LeadsTo::Mates),
            Some(Settled::Not) => return None,
            None => {}
        }
        let checks = checking_moves(position, *ignored).len() as u32;
        if checks > 0 {
            let men = position.board().color(position.turn()).len() as u32;
            let near = self.aim.is_near(position, state);
            return Some(LeadsTo::New(Estimate::of_new(checks * men * if near { NEAR } else { 1 })));
        }
        if hope == Hope::Mate {
            return None;
        }
        self.looked_at += 1;
        match self.aim.reached(position, state, *ignored) {
            Reached::By(by) => Some(LeadsTo::Reached(by)),
            Reached::Not => None,
            Reached::Open => Some(LeadsTo::Open),
        }
    }

    /// Adds a position that was not met before.
    fn meet(&mut self, key: Key<A::State>, estimate: Estimate, met: Reply) -> usize {
        let node = self.nodes.len();
        self.index.insert(key, node);
        self.nodes.push(Node::new(met, estimate));
        node
    }

    /// What follows a check and an answer to it.
    fn after(&self, reply: Reply) -> Place<A::State> {
        let Node { place, checks, .. } = &self.nodes[reply.node];
        let place = &self.places[place.expect("checks are given where one has looked")];
        let check = &checks[reply.check];
        let (answer, _) = check.answers[reply.answer];
        self.follow(&self.follow(place, check.played), answer)
    }

    /// What follows a move.
    fn follow(&self, place: &Place<A::State>, m: Move) -> Place<A::State> {
        Place {
            position: place.position.after(m),
            state: self.aim.step(&place.state, &place.position, m),
            ignored: standing(place.ignored, m),
        }
    }

    /// Marks a position as won, and all that are won with it.
    fn win(&mut self, node: usize, way: Way) {
        let mut won = vec![(node, way)];
        let mut changed = Vec::new();
        while let Some((node, way)) = won.pop() {
            if self.nodes[node].win.is_some() {
                continue;
            }
            let mates = match &way {
                Way::Reached(_) => false,
                Way::Settled => true,
                Way::CheckNode(check) => self.lost_answers(node, *check).all(|(win, ..)| win.mates),
            };
            self.nodes[node].win = Some(Win { way, rank: self.wins, mates });
            self.wins += 1;
            for reply in std::mem::take(&mut self.nodes[node].before) {
                let check = &mut self.nodes[reply.node].checks[reply.check];
                check.left -= 1;
                if check.left == 0 {
                    won.push((reply.node, Way::CheckNode(reply.check)));
                } else if self.nodes[reply.node].win.is_none() && self.changes(reply.node, reply.check) {
                    changed.push(reply.node);
                }
            }
        }
        self.update(changed);
    }

    /// A line by which the first position is won, against the answers that hold out longest.
    fn line(&self) -> Vec<Move> {
        let mut line = Vec::new();
        let (mut node, mut place) = (ROOT, self.places[ROOT].clone());
        while let Some(Win { way, .. }) = &self.nodes[node].win {
            match way {
                Way::Reached(by) => {
                    line.extend(self.aim.shown(&place.position, &place.state, place.ignored, *by));
                    break;
                }
                Way::Settled => {
                    self.follow_settled(&mut place, &mut line);
                    break;
                }
                Way::CheckNode(check) => {
                    let played = self.nodes[node].checks[*check].played;
                    line.push(played);
                    let Some((next, answer)) = self.shown_answer(node, *check) else { break };
                    line.push(answer);
                    (node, place) = (next, self.follow(&self.follow(&place, played), answer));
                }
            }
        }
        line
    }

    /// Adds the checks and answers to a mate that earlier searches found.
    fn follow_settled(&self, place: &mut Place<A::State>, line: &mut Vec<Move>) {
        while let Some(Settled::Mates(check, answer)) = self.aim.settled(&place.position, &place.state, place.ignored) {
            line.push(check);
            let Some(answer) = answer else { return };
            line.push(answer);
            *place = self.follow(&self.follow(place, check), answer);
        }
    }

    /// Tells the positions that the held answers lead to, none of which is won.
    fn tell_held(&self, tell: Tell<'_>) {
        tell(self.places[ROOT].position.hash(), Settled::Not);
        let held = self.nodes.iter().filter(|node| node.walk == self.walk);
        for place in held.filter_map(|node| node.place) {
            tell(self.places[place].position.hash(), Settled::Not);
        }
    }

    /// Tells the positions that are won by mate, in the order in which they were.
    fn tell_mates(&self, tell: Tell<'_>) {
        let mut won: Vec<(usize, usize, usize)> = Vec::new();
        for (at, node) in self.nodes.iter().enumerate() {
            if let Some(Win { way: Way::CheckNode(check), rank, mates: true }) = node.win {
                won.push((rank, at, check));
            }
        }
        won.sort_unstable();
        for (_, at, check) in won {
            let Some(place) = self.nodes[at].place else { continue };
            let answer = self.shown_answer(at, check).map(|(_, answer)| answer);
            tell(self.places[place].position.hash(), Settled::Mates(self.nodes[at].checks[check].played, answer));
        }
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
