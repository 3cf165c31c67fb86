//! A sparse graph whose edges lie together at each vertex.

use super::Cost;

/// An edge as one of its ends sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arc<C> {
    /// The other end.
    pub to: u32,
    /// Twice the cost.
    pub cost: C,
}

/// Edges with doubled costs, each at both of its ends.
#[derive(Clone, Debug)]
pub(super) struct Graph<C> {
    arcs: Vec<Vec<Arc<C>>>,
}

impl<C: Cost> Graph<C> {
    /// A graph of `n` vertices without edges.
    pub fn new(n: usize) -> Self {
        Self { arcs: vec![Vec::new(); n] }
    }

    /// How many vertices there are.
    pub fn len(&self) -> usize {
        self.arcs.len()
    }

    /// The edges at a vertex.
    pub fn arcs(&self, vertex: u32) -> &[Arc<C>] {
        &self.arcs[vertex as usize]
    }

    /// Adds edges that are not there yet, with their single costs.
    pub fn add(&mut self, edges: impl IntoIterator<Item = (usize, usize, C)>) {
        for (u, v, cost) in edges {
            let cost = cost.doubled();
            self.arcs[u].push(Arc { to: index(v), cost });
            self.arcs[v].push(Arc { to: index(u), cost });
        }
    }
}

/// The number of a vertex or blossom.
pub(super) fn index(number: usize) -> u32 {
    u32::try_from(number).expect("numbers are below twice the greatest number of vertices")
}
