//! Mate by checks alone: a complete search of the positions that checks can reach.

use std::collections::HashMap;

use xiangqi::{Color, Move, Position};

/// What the search for a mate by checks found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kill {
    /// The side mates by checks all the way; the first check of the shortest such mate.
    Mates(Move),
    /// It does not.
    None,
    /// More positions than the bound allows were met; nothing is known.
    Undecided,
}

/// A search for mates by checks, complete as long as no more than `bound` positions are met.
///
/// The positions reachable when one side only checks and the other plays every legal reply form a finite graph, cycles
/// included. Mate is what follows from the mated positions backwards, so no depth is cut and a cycle proves nothing.
#[derive(Clone, Copy, Debug)]
pub struct KillSearch {
    /// How many positions may be met.
    pub bound: usize,
}

impl Default for KillSearch {
    fn default() -> Self {
        Self { bound: 20_000 }
    }
}

/// A position with the attacker to move: each check leads to the positions after each reply.
struct Node {
    checks: Vec<(Move, Vec<usize>)>,
    mate: Option<Move>,
}

impl KillSearch {
    /// Whether a side, if it were to move, mates by checks all the way.
    pub fn run(self, position: &Position, side: Color) -> Kill {
        let start = if position.turn() == side { position.clone() } else { position.passed() };
        if !start.checkers_of(!side).is_empty() {
            return Kill::None;
        }
        match self.graph(start) {
            Some(mut nodes) => solve(&mut nodes),
            None => Kill::Undecided,
        }
    }

    /// All positions with the attacker to move that checks and replies reach; `None` beyond the bound.
    fn graph(self, start: Position) -> Option<Vec<Node>> {
        let mut index = HashMap::from([(start.hash(), 0)]);
        let mut queue = vec![start];
        let mut nodes: Vec<Node> = Vec::new();
        while let Some(position) = queue.get(nodes.len()).cloned() {
            let mut node = Node { checks: Vec::new(), mate: None };
            for m in position.legal_moves() {
                let checked = position.after(m);
                if !checked.in_check() {
                    continue;
                }
                let replies: Vec<usize> = checked
                    .legal_moves()
                    .into_iter()
                    .map(|reply| {
                        let next = checked.after(reply);
                        *index.entry(next.hash()).or_insert_with(|| {
                            queue.push(next);
                            queue.len() - 1
                        })
                    })
                    .collect();
                if queue.len() > self.bound {
                    return None;
                }
                if replies.is_empty() {
                    node.mate.get_or_insert(m);
                }
                node.checks.push((m, replies));
            }
            nodes.push(node);
            if nodes[0].mate.is_some() {
                break;
            }
        }
        Some(nodes)
    }
}

/// Works back from the mated positions until nothing new is won.
fn solve(nodes: &mut [Node]) -> Kill {
    loop {
        let won: Vec<bool> = nodes.iter().map(|node| node.mate.is_some()).collect();
        if let Some(m) = nodes[0].mate {
            return Kill::Mates(m);
        }
        let mut changed = false;
        for node in nodes.iter_mut().filter(|node| node.mate.is_none()) {
            let forced =
                |(_, replies): &&(Move, Vec<usize>)| replies.iter().all(|&reply| won.get(reply) == Some(&true));
            if let Some(&(m, _)) = node.checks.iter().find(forced) {
                node.mate = Some(m);
                changed = true;
            }
        }
        if !changed {
            return Kill::None;
        }
    }
}
