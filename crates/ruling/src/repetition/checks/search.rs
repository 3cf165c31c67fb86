//! Looking at positions: whether the aim is reached in them, which checks there are, and what answers them.

use std::ops::Range;

use xiangqi::{Bitboard, Move, MoveList, Position};

use super::graph::{AnswerNode, CheckNode, Estimate, Graph, NEAR, Place, ROOT, Way, Win, key_of};
use super::{Aim, Forced, Hope, Look, Reached, Settled};
use crate::repetition::exchange::{in_any_order, put_in_order, standing};

/// What is known of a place to which an answer leads.
enum LeadsTo {
    /// It was met before, as this one.
    Met(u32),
    /// It was not, and this is how much seems to be left to show.
    New(Estimate),
    /// It was not, and an earlier search found a mate by checks in it.
    Mates,
}

/// Answers with what tells the places they lead to from others, and what is known of these.
type Led = Vec<(Move, u64, LeadsTo)>;

/// A search for an aim through the positions of a graph, which grows by it.
pub(super) struct Search<'a, A: Aim> {
    aim: &'a mut A,
    graph: &'a mut Graph<A::State>,
    /// Room for the answers to a check.
    led: Led,
}

impl<'a, A: Aim> Search<'a, A> {
    pub(super) fn new(aim: &'a mut A, graph: &'a mut Graph<A::State>) -> Self {
        Self { aim, graph, led: Led::new() }
    }

    /// Looks at positions until it is known whether the first is won, or so many were looked at in all.
    pub(super) fn run(&mut self, bound: usize) -> Forced {
        let Graph { looked_at, .. } = *self.graph;
        let mut start = self.graph.places[0].clone();
        let checks = start.position.checking_moves_despite(start.ignored);
        if checks.is_empty() {
            return Forced::Not;
        }
        if looked_at >= bound {
            return Forced::Open;
        }
        if looked_at == 0 {
            self.graph.looked_at = 1;
            self.give_checks(ROOT, &mut start, checks);
        }
        self.graph.look_anew();
        while !self.graph.is_won()
            && let Some(look) = self.graph.next()
        {
            for nth in 0..self.graph.found.len() {
                let next = self.graph.found[nth];
                if self.graph.is_settled(next) {
                    continue;
                }
                if self.graph.looked_at >= bound || !self.aim.may_go_on() {
                    return Forced::Open;
                }
                match look {
                    Look::First => self.look_at(next),
                    Look::Again => self.look_again(next),
                }
            }
        }
        if self.graph.is_won() {
            Forced::By(self.line())
        } else if self.graph.is_open() {
            Forced::Open
        } else {
            Forced::Not
        }
    }

    /// Looks at a position: whether the aim is reached in it, and which checks and answers there are.
    fn look_at(&mut self, node: u32) {
        self.graph.looked_at += 1;
        self.graph.outlooks[node as usize].closed = true;
        let mut place = self.after(self.graph.node(node).met);
        match self.aim.reached(&place.position, &place.state, place.ignored, Look::First) {
            Reached::By(by) => return self.graph.win(node, Way::Reached(by)),
            Reached::Open => self.graph.outlooks[node as usize].open = Some(Look::First),
            Reached::Not => {}
        }
        self.graph.nodes[node as usize].place = Some(self.graph.places.len() as u32);
        let checks = place.position.checking_moves_despite(place.ignored);
        self.give_checks(node, &mut place, checks);
        self.graph.places.push(place);
    }

    /// Looks again at a position of which it is unknown if the aim is reached in it.
    fn look_again(&mut self, node: u32) {
        self.graph.looked_at += 1;
        let place = self.after(self.graph.node(node).met);
        let reached = self.aim.reached(&place.position, &place.state, place.ignored, Look::Again);
        self.graph.outlooks[node as usize].open = match reached {
            Reached::By(by) => return self.graph.win(node, Way::Reached(by)),
            Reached::Open => Some(Look::Again),
            Reached::Not => None,
        };
        self.graph.update([node]);
    }

    /// Gives the checks in a position that may lead to something, with all answers to them.
    fn give_checks(&mut self, node: u32, place: &mut Place<A::State>, mut moves: MoveList) {
        put_in_order(&mut moves);
        let first = self.graph.checks.len() as u32;
        self.graph.nodes[node as usize].checks = first..first;
        for &played in &moves {
            let check = self.graph.checks.len() as u32;
            let Some(answers) = self.answers(node, place, played) else { continue };
            if answers.is_empty() && !self.aim.mate_will_do() {
                continue;
            }
            self.graph.checks.push(CheckNode { played, node, answers, left: 0, estimate: Estimate::NONE, held: ROOT });
            let left = self
                .graph
                .answers_to(check)
                .iter()
                .filter(|a| self.graph.outlook(a.to).estimate != Estimate::WON)
                .count();
            self.graph.checks[check as usize].left = left as u32;
            self.graph.changes(check as usize);
            self.graph.nodes[node as usize].checks.end += 1;
            if left == 0 {
                return self.graph.win(node, Way::CheckNode(check));
            }
        }
        self.graph.update([node]);
    }

    /// Which of all answers are those to a check, with the nodes they lead to; `None` if nothing can be reached after one of
    /// them.
    fn answers(&mut self, node: u32, place: &mut Place<A::State>, played: Move) -> Option<Range<u32>> {
        let check = self.graph.checks.len() as u32;
        let state = self.aim.step(&place.state, &place.position, played);
        let undo = place.position.make(played);
        let checks_before = self.graph.node(node).checks_before + 1;
        let mut led = std::mem::take(&mut self.led);
        let ignored = standing(place.ignored, played);
        let leads_on = self.leads_on(&mut place.position, &state, ignored, checks_before, &mut led);
        place.position.unmake(&undo);
        let first = self.graph.answers.len() as u32;
        if !leads_on {
            led.clear();
        }
        for (played, key, known) in led.drain(..) {
            let answer = self.graph.answers.len() as u32;
            let to = match known {
                LeadsTo::Met(node) => node,
                LeadsTo::New(estimate) => self.graph.meet(key, estimate, answer, checks_before),
                LeadsTo::Mates => {
                    let node = self.graph.meet(key, Estimate::NONE, answer, checks_before);
                    self.graph.outlooks[node as usize].closed = true;
                    self.graph.win(node, Way::Settled);
                    node
                }
            };
            let earlier = self.graph.nodes[to as usize].before.replace(answer);
            self.graph.answers.push(AnswerNode { played, to, check, earlier });
        }
        self.led = led;
        leads_on.then_some(first..self.graph.answers.len() as u32)
    }

    /// Finds the answers to a check and where they lead; whether something can be reached after each of them.
    fn leads_on(
        &mut self,
        checked: &mut Position,
        state: &A::State,
        ignored: Bitboard,
        checks_before: u32,
        led: &mut Led,
    ) -> bool {
        let king = checked.king(!checked.turn());
        let mut answers = checked.legal_moves();
        in_any_order(&mut answers);
        // After a capture there is the least to be reached; one such answer spares the others.
        let men = checked.board().occupied();
        for takes in [true, false] {
            for &answer in answers.iter().filter(|m| men.contains(m.to) == takes && m.to != king) {
                let (state, ignored) = (self.aim.step(state, checked, answer), standing(ignored, answer));
                let undo = checked.make(answer);
                let key = key_of(checked, &state, ignored);
                let known = match self.graph.index.get(&key) {
                    Some(&node) => Some(LeadsTo::Met(node)),
                    None => self.is_new(checked, &state, ignored, checks_before),
                };
                checked.unmake(&undo);
                let Some(known) = known else { return false };
                led.push((answer, key, known));
            }
        }
        led.sort_unstable_by_key(|&(answer, ..)| answer);
        true
    }

    /// What is to be known of a place that was not met before; `None` if nothing can be reached from it, which is seen at once
    /// where no check is left.
    fn is_new(&self, position: &Position, state: &A::State, ignored: Bitboard, checks_before: u32) -> Option<LeadsTo> {
        let hope = self.aim.hope(state);
        if hope == Hope::Nothing {
            return None;
        }
        match self.aim.settled(position, state, ignored) {
            Some(Settled::Mates(..)) => return Some(LeadsTo::Mates),
            Some(Settled::Not) => return None,
            None => {}
        }
        let checks = position.count_checking_moves_despite(ignored) as u32;
        if checks > 0 {
            let men = position.board().color(position.turn()).len() as u32;
            let near = self.aim.is_near(position, state);
            let strength = checks * men * if near { NEAR } else { 1 };
            return Some(LeadsTo::New(Estimate::of_new(strength, checks_before)));
        }
        let may_be_reached = hope == Hope::Aim && self.aim.may_be_reached(position, state, ignored);
        may_be_reached.then_some(LeadsTo::New(Estimate::QUIET))
    }

    /// What follows an answer.
    fn after(&self, answer: u32) -> Box<Place<A::State>> {
        let AnswerNode { played, check, .. } = self.graph.answers[answer as usize];
        let check = &self.graph.checks[check as usize];
        let place = self.graph.node(check.node).place.expect("checks are given where one has looked");
        let mut place = self.graph.places[place as usize].clone();
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

    /// A line by which the first position is won, against the answers that hold out longest.
    fn line(&self) -> Vec<Move> {
        let mut line = Vec::new();
        let (mut node, mut place) = (ROOT, self.graph.places[0].clone());
        while let Some(Win { way, .. }) = &self.graph.node(node).win {
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
                    let played = self.graph.checks[*check as usize].played;
                    line.push(played);
                    let Some((next, answer)) = self.graph.shown_answer(*check) else { break };
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
}
