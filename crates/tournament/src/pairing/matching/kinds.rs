//! Vertices by kind, with what pairs of two kinds cost at the least.

use super::Cost;

/// The kinds of all vertices: a hint that saves looking at every pair, and changes nothing in the result.
#[derive(Clone, Debug)]
pub struct Kinds<C> {
    /// The vertices of each kind, in order.
    pub(super) members: Vec<Vec<usize>>,
    /// The kind of each vertex.
    of: Vec<usize>,
    /// What a pair of each two kinds costs at the least, row by row.
    least: Vec<C>,
}

impl<C: Cost> Kinds<C> {
    /// The kind of each vertex, from 0, and what a pair of two kinds costs at the least.
    pub fn new(of: Vec<usize>, least: impl Fn(usize, usize) -> C) -> Self {
        let number = of.iter().max().map_or(0, |last| last + 1);
        let mut members = vec![Vec::new(); number];
        for (v, &kind) in of.iter().enumerate() {
            members[kind].push(v);
        }
        let least = (0..number).flat_map(|a| (0..number).map(move |b| (a, b))).map(|(a, b)| least(a, b)).collect();
        Self { members, of, least }
    }

    /// What a pair of a vertex and one of a kind costs at the least.
    pub(super) fn least(&self, vertex: usize, kind: usize) -> C {
        self.least[self.of[vertex] * self.members.len() + kind]
    }

    /// How many vertices there are.
    pub(super) fn vertices(&self) -> usize {
        self.of.len()
    }
}
