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
use std::ops::Range;

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
    fn reached(&mut self, position: &Position, state: &Self::State, ignored: Bitboard, look: Look) -> Reached;

    /// Whether the aim can be reached at all in a position in which there is no check, as far as one look tells.
    fn may_be_reached(&self, position: &Position, state: &Self::State, ignored: Bitboard) -> bool;

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

    /// Counts a position that is looked at, unless no more may be: the aim may need some of its own.
    fn may_go_on(&mut self) -> bool {
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

/// How closely a position is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Look {
    /// With few positions of its own: most are told by these, and many need not be told.
    First,
    /// With as many as there are.
    Again,
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

/// Whether the side to move forces the aim, after one check at least.
pub(super) fn force<A: Aim>(aim: &mut A, start: &Position, state: A::State, limits: Limits) -> Forced {
    force_and_tell(aim, start, state, limits, &mut |_, _| ()).0
}

/// The same, and how many positions were looked at, the bound if there were more: what is found does not depend on the bound
/// otherwise. All that a search that comes to an end settled is told as well, what rests on something else after it.
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
    while !graph.is_won()
        && let Some(look) = graph.next()
    {
        for next in std::mem::take(&mut graph.found) {
            if graph.is_settled(next) {
                continue;
            }
            if graph.looked_at >= limits.bound || !graph.aim.may_go_on() {
                return (Forced::Open, graph.looked_at.min(limits.bound));
            }
            match look {
                Look::First => graph.look_at(next),
                Look::Again => graph.look_again(next),
            }
        }
    }
    let found = if graph.is_won() {
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
const ROOT: u32 = 0;

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

/// How much is to be won in a position in which the checking side is as weak as can be. This and the next were found by trial
/// with cycles of many strong pieces; another choice makes a search longer, not wrong.
const HARD: u32 = 100;

/// How much stronger the checking side is where the aim may be reached at once.
const NEAR: u32 = 3;

/// The positions met so far.
struct Graph<'a, A: Aim> {
    aim: &'a mut A,
    nodes: Vec<Node>,
    /// What the walks through the graph ask of each node, kept close together.
    outlooks: Vec<Outlook>,
    /// The checks given where one has looked, those of one place together.
    checks: Vec<CheckNode>,
    /// The answers to them, those to one check together.
    answers: Vec<AnswerNode>,
    /// The places that were looked at.
    places: Vec<Place<A::State>>,
    index: HashMap<Key<A::State>, u32>,
    looked_at: usize,
    /// How many must have been looked at before all estimates are made anew.
    renew_at: usize,
    /// Which walk through the graph it is.
    walk: u32,
    /// How many are won.
    wins: usize,
    /// What a walk found that is to be looked at.
    found: Vec<u32>,
    /// Room for what a walk has before it, and for where the checks of one place lead.
    stack: Vec<u32>,
    ways: Vec<(u32, u32)>,
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
    Met(u32),
    /// It was not, and this is how much seems to be left to show.
    New(Estimate),
    /// It was not, and an earlier search found a mate by checks in it.
    Mates,
}

/// Answers with the places they lead to.
type Led<S> = Vec<(Move, Key<S>, LeadsTo)>;

/// A place that was met.
struct Node {
    /// Which of the places looked at it is, once it was.
    place: Option<u32>,
    /// The answer by which it was met.
    met: u32,
    /// Which of all checks are given in it.
    checks: Range<u32>,
    /// The last of the answers that lead to it, as far as these still matter.
    before: Option<u32>,
    win: Option<Win>,
}

/// How things stand with a place that was met.
#[derive(Clone, Copy)]
struct Outlook {
    estimate: Estimate,
    /// The last walk that came by.
    walk: u32,
    /// Whether nothing is left to be looked at in it itself.
    closed: bool,
    /// Whether it is unknown if the aim is reached in it, and how closely that was looked at.
    open: Option<Look>,
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
struct Estimate {
    /// For this to be won.
    win: u32,
    /// For this to be held.
    hold: u32,
}

impl Estimate {
    /// Nothing to win by and nothing to hold.
    const NONE: Self = Self { win: NEVER, hold: 0 };

    /// Nothing left to win, and nothing that would hold it.
    const WON: Self = Self { win: 0, hold: NEVER };

    /// Of a position without a check that was not looked at: one look settles it.
    const QUIET: Self = Self { win: 1, hold: 1 };

    /// Of a position that was not looked at, by how strong the checking side seems in it: the more checks there are and the
    /// more men to give them, the more is to be held.
    fn of_new(strength: u32) -> Self {
        Self { win: (HARD / strength).max(1), hold: (strength * strength).min(MANY) }
    }
}

/// An answer to a check, and the place it leads to.
#[derive(Clone, Copy)]
struct AnswerNode {
    played: Move,
    to: u32,
    check: u32,
    /// The answer before this one that leads to the same place.
    earlier: Option<u32>,
}

/// A check, the place in which it is given, and which of all answers are those to it.
struct CheckNode {
    played: Move,
    node: u32,
    answers: Range<u32>,
    /// How many answers do not lead to a won position.
    left: u32,
    estimate: Estimate,
    /// Where the answer leads that holds it off with the fewest checks behind it; of several, one looked at before.
    held: u32,
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
    CheckNode(u32),
}

impl Node {
    /// A place met in this way.
    fn new(met: u32) -> Self {
        Self { place: None, met, checks: 0..0, before: None, win: None }
    }

    /// Which of all checks are given in it.
    fn checks(&self) -> Range<usize> {
        self.checks.start as usize..self.checks.end as usize
    }
}

impl<'a, A: Aim> Graph<'a, A> {
    fn new(aim: &'a mut A, start: &Place<A::State>) -> Self {
        let key = (start.position.hash(), start.state.clone(), start.ignored);
        let (nodes, outlooks) = (
            vec![Node { place: Some(0), ..Node::new(0) }],
            vec![Outlook { estimate: Estimate::NONE, walk: 0, closed: true, open: None }],
        );
        Self {
            aim,
            nodes,
            outlooks,
            checks: Vec::new(),
            answers: Vec::new(),
            places: Vec::new(),
            index: [(key, ROOT)].into_iter().collect(),
            looked_at: 1,
            renew_at: 64,
            walk: 0,
            wins: 0,
            found: Vec::new(),
            stack: Vec::new(),
            ways: Vec::new(),
        }
    }

    fn node(&self, node: u32) -> &Node {
        &self.nodes[node as usize]
    }

    fn outlook(&self, node: u32) -> Outlook {
        self.outlooks[node as usize]
    }

    fn answers_to(&self, check: u32) -> &[AnswerNode] {
        let Range { start, end } = self.checks[check as usize].answers;
        &self.answers[start as usize..end as usize]
    }

    /// Whether the first position is won.
    fn is_won(&self) -> bool {
        self.nodes[0].win.is_some()
    }

    /// Whether a position need not be looked at: it is won, or all is.
    fn is_settled(&self, node: u32) -> bool {
        self.is_won() || self.outlook(node).estimate == Estimate::WON
    }

    /// Finds the positions to be looked at next, and says how closely, if some are left.
    fn next(&mut self) -> Option<Look> {
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

    /// Finds positions that were not looked at yet by the answers held, checks that are nearest to winning first: one in a
    /// small graph, more in a large one. They may be left out where the estimates say that nothing is left.
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
                    self.ways.push((win, check.held));
                }
            }
            self.ways.sort_by_key(|&(win, _)| std::cmp::Reverse(win));
            self.stack.extend(self.ways.iter().map(|&(_, held)| held));
        }
    }

    /// Whether a position in which it is unknown if the aim is reached is held by the answers held.
    fn is_open(&mut self) -> bool {
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
    fn update(&mut self, nodes: Vec<u32>) {
        self.walk += 1;
        let mut queue = VecDeque::from(nodes);
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
    }

    /// Makes the estimate of a check anew by those of the places that the answers to it lead to; whether it changes.
    fn changes(&mut self, check: usize) -> bool {
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

    /// Looks at a position: whether the aim is reached in it, and which checks and answers there are.
    fn look_at(&mut self, node: u32) {
        self.looked_at += 1;
        self.outlooks[node as usize].closed = true;
        let mut place = self.after(self.node(node).met);
        match self.aim.reached(&place.position, &place.state, place.ignored, Look::First) {
            Reached::By(by) => return self.win(node, Way::Reached(by)),
            Reached::Open => self.outlooks[node as usize].open = Some(Look::First),
            Reached::Not => {}
        }
        self.nodes[node as usize].place = Some(self.places.len() as u32);
        let checks = checking_moves(&place.position, place.ignored);
        self.give_checks(node, &mut place, checks);
        self.places.push(place);
    }

    /// Looks again at a position of which it is unknown if the aim is reached in it.
    fn look_again(&mut self, node: u32) {
        self.looked_at += 1;
        let Place { position, state, ignored } = self.after(self.node(node).met);
        self.outlooks[node as usize].open = match self.aim.reached(&position, &state, ignored, Look::Again) {
            Reached::By(by) => return self.win(node, Way::Reached(by)),
            Reached::Open => Some(Look::Again),
            Reached::Not => None,
        };
        self.update(vec![node]);
    }

    /// Gives the checks in a position that may lead to something, with all answers to them.
    fn give_checks(&mut self, node: u32, place: &mut Place<A::State>, mut moves: MoveList) {
        put_in_order(&mut moves);
        let first = self.checks.len() as u32;
        self.nodes[node as usize].checks = first..first;
        for &played in &moves {
            let check = self.checks.len() as u32;
            let Some(answers) = self.answers(place, check, played) else { continue };
            if answers.is_empty() && !self.aim.mate_will_do() {
                continue;
            }
            self.checks.push(CheckNode { played, node, answers, left: 0, estimate: Estimate::NONE, held: ROOT });
            let left = self.answers_to(check).iter().filter(|a| self.outlook(a.to).estimate != Estimate::WON).count();
            self.checks[check as usize].left = left as u32;
            self.changes(check as usize);
            self.nodes[node as usize].checks.end += 1;
            if left == 0 {
                return self.win(node, Way::CheckNode(check));
            }
        }
        self.update(vec![node]);
    }

    /// Which of all answers are those to a check, with the nodes they lead to; `None` if nothing can be reached after one of
    /// them.
    fn answers(&mut self, place: &mut Place<A::State>, check: u32, played: Move) -> Option<Range<u32>> {
        let state = self.aim.step(&place.state, &place.position, played);
        let undo = place.position.make(played);
        let answers = self.led_to(&mut place.position, &state, standing(place.ignored, played));
        place.position.unmake(&undo);
        let first = self.answers.len() as u32;
        for (played, key, known) in answers? {
            let answer = self.answers.len() as u32;
            let to = match known {
                LeadsTo::Met(node) => node,
                LeadsTo::New(estimate) => self.meet(key, estimate, answer),
                LeadsTo::Mates => {
                    let node = self.meet(key, Estimate::NONE, answer);
                    self.outlooks[node as usize].closed = true;
                    self.win(node, Way::Settled);
                    node
                }
            };
            let earlier = self.nodes[to as usize].before.replace(answer);
            self.answers.push(AnswerNode { played, to, check, earlier });
        }
        Some(first..self.answers.len() as u32)
    }

    /// The answers to a check and where they lead; `None` if nothing can be reached after one of them.
    fn led_to(&mut self, checked: &mut Position, state: &A::State, ignored: Bitboard) -> Option<Led<A::State>> {
        let king = checked.king(!checked.turn());
        let mut answers = checked.legal_moves();
        put_in_order(&mut answers);
        // After a capture there is the least to be reached; one such answer spares the others.
        let men = checked.board().occupied();
        answers.sort_by_key(|m| !men.contains(m.to));
        let mut led = Vec::with_capacity(answers.len());
        for &answer in answers.iter().filter(|m| m.to != king) {
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
        led.sort_unstable_by_key(|&(answer, ..)| answer);
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
        let may_be_reached = hope == Hope::Aim && self.aim.may_be_reached(position, state, *ignored);
        may_be_reached.then_some(LeadsTo::New(Estimate::QUIET))
    }

    /// Adds a position that was not met before.
    fn meet(&mut self, key: Key<A::State>, estimate: Estimate, met: u32) -> u32 {
        let node = self.nodes.len() as u32;
        self.index.insert(key, node);
        self.nodes.push(Node::new(met));
        self.outlooks.push(Outlook { estimate, walk: 0, closed: false, open: None });
        node
    }

    /// What follows an answer.
    fn after(&self, answer: u32) -> Place<A::State> {
        let AnswerNode { played, check, .. } = self.answers[answer as usize];
        let check = &self.checks[check as usize];
        let place = self.node(check.node).place.expect("checks are given where one has looked");
        let mut place = self.places[place as usize].clone();
        self.follow(&mut place, check.played);
        self.follow(&mut place, played);
        place
    }

    /// Plays a move.
    fn follow(&self, place: &mut Place<A::State>, m: Move) {
        place.state = self.aim.step(&place.state, &place.position, m);
        place.ignored = standing(place.ignored, m);
        place.position.make(m);
    }

    /// Marks a position as won, and all that are won with it.
    fn win(&mut self, node: u32, way: Way) {
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

    /// A line by which the first position is won, against the answers that hold out longest.
    fn line(&self) -> Vec<Move> {
        let mut line = Vec::new();
        let (mut node, mut place) = (ROOT, self.places[0].clone());
        while let Some(Win { way, .. }) = &self.node(node).win {
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
                    let played = self.checks[*check as usize].played;
                    line.push(played);
                    let Some((next, answer)) = self.shown_answer(*check) else { break };
                    line.push(answer);
                    node = next;
                    self.follow(&mut place, played);
                    self.follow(&mut place, answer);
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
            self.follow(place, check);
            self.follow(place, answer);
        }
    }

    /// Tells the positions that the held answers lead to, none of which is won.
    fn tell_held(&self, tell: Tell<'_>) {
        tell(self.places[0].position.hash(), Settled::Not);
        let held = self.nodes.iter().zip(&self.outlooks).filter(|(_, outlook)| outlook.walk == self.walk);
        for place in held.filter_map(|(node, _)| node.place) {
            tell(self.places[place as usize].position.hash(), Settled::Not);
        }
    }

    /// Tells the positions that are won by mate, in the order in which they were.
    fn tell_mates(&self, tell: Tell<'_>) {
        let mut won: Vec<(usize, u32, u32)> = Vec::new();
        for node in &self.nodes {
            if let (Some(place), Some(Win { way: Way::CheckNode(check), rank, mates: true })) = (node.place, &node.win)
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
    fn shown_answer(&self, check: u32) -> Option<(u32, Move)> {
        let shown = self.lost_answers(check).max_by_key(|(win, ..)| (!win.mates, win.rank));
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
