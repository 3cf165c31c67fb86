//! Blossoms: odd cycles taken as one node, put together, taken apart and turned.

use super::Cost;
use super::graph::Graph;
use super::search::{Label, NONE, Search};

/// The nodes on the way up a tree, each with the edge to the next.
type Way = (Vec<u32>, Vec<(u32, u32)>);

impl<C: Cost> Search<C> {
    /// The vertices of a node.
    pub(super) fn leaves(&self, node: u32) -> Vec<u32> {
        let (mut leaves, mut stack) = (Vec::new(), vec![node]);
        while let Some(node) = stack.pop() {
            if (node as usize) < self.n {
                leaves.push(node);
            } else {
                stack.extend(&self.children[node as usize]);
            }
        }
        leaves
    }

    /// The outer node next nearer to the root than an outer node.
    fn outer_above(&self, outer: u32) -> Option<u32> {
        let partner = self.mate[self.base[outer as usize] as usize];
        (partner != NONE).then(|| {
            let inner = self.top[partner as usize];
            self.top[self.entry[inner as usize].0 as usize]
        })
    }

    /// The first outer node on both ways to the root.
    fn meeting(&mut self, a: u32, b: u32) -> u32 {
        self.marks += 1;
        let (mut here, mut there) = (Some(a), Some(b));
        while let Some(node) = here.or(there) {
            if self.mark[node as usize] == self.marks {
                return node;
            }
            self.mark[node as usize] = self.marks;
            if here.is_some() {
                here = self.outer_above(node);
            } else {
                there = self.outer_above(node);
            }
            if there.is_some() {
                std::mem::swap(&mut here, &mut there);
            }
        }
        a
    }

    /// The way from an outer node up to, and without, another.
    fn way_up(&self, from: u32, to: u32) -> Way {
        let (mut nodes, mut links) = (Vec::new(), Vec::new());
        let mut outer = from;
        while outer != to {
            let base = self.base[outer as usize];
            let partner = self.mate[base as usize];
            let inner = self.top[partner as usize];
            let (above, below) = self.entry[inner as usize];
            nodes.extend([outer, inner]);
            links.extend([(base, partner), (below, above)]);
            outer = self.top[above as usize];
        }
        (nodes, links)
    }

    /// Takes the cycle that a tight edge closes between two outer nodes as one outer node.
    pub(super) fn shrink(&mut self, graph: &Graph<C>, u: u32, v: u32) {
        let (a, b) = (self.top[u as usize], self.top[v as usize]);
        let root = self.meeting(a, b);
        let (left, right) = (self.way_up(a, root), self.way_up(b, root));
        let children: Vec<u32> = [root].into_iter().chain(left.0.into_iter().rev()).chain(right.0).collect();
        let down = left.1.into_iter().rev().map(|(below, above)| (above, below));
        let links = down.chain([(u, v)]).chain(right.1).collect();
        let blossom = self.spare.pop().expect("disjoint or nested odd sets are fewer than half the vertices");
        let mut awoken = Vec::new();
        for &child in &children {
            let label = self.label[child as usize];
            let leaves = self.leaves(child);
            for &leaf in &leaves {
                self.top[leaf as usize] = blossom;
            }
            if child as usize >= self.n {
                self.settle(child, label);
            }
            if label == Label::Inner {
                for &leaf in &leaves {
                    self.settle(leaf, label);
                }
                awoken.extend(leaves);
            }
            self.parent[child as usize] = blossom;
        }
        let b = blossom as usize;
        (self.dual[b], self.since[b], self.label[b]) = (C::ZERO, self.now, Label::Outer);
        (self.parent[b], self.base[b]) = (NONE, self.base[root as usize]);
        (self.children[b], self.links[b]) = (children, links);
        self.tree.push(blossom);
        for leaf in awoken {
            self.scan(graph, leaf);
        }
    }

    /// Takes a blossom apart, so that its children are outermost and free; they are returned.
    pub(super) fn dissolve(&mut self, blossom: u32) -> Vec<u32> {
        let children = std::mem::take(&mut self.children[blossom as usize]);
        self.links[blossom as usize].clear();
        self.spare.push(blossom);
        self.label[blossom as usize] = Label::Free;
        for &child in &children {
            self.parent[child as usize] = NONE;
            self.label[child as usize] = Label::Free;
            for leaf in self.leaves(child) {
                self.top[leaf as usize] = child;
            }
        }
        children
    }

    /// Takes an inner blossom apart: the even way from its entry to its base stays in the tree.
    pub(super) fn expand(&mut self, graph: &Graph<C>, blossom: u32) {
        let entry = self.entry[blossom as usize];
        for leaf in self.leaves(blossom) {
            self.settle(leaf, Label::Inner);
        }
        let links = self.links[blossom as usize].clone();
        let start = self.child_around(blossom, entry.1);
        let children = self.dissolve(blossom);
        let size = children.len();
        let at = children.iter().position(|&child| child == start).expect("a child of the blossom");
        let way: Vec<usize> = if at % 2 == 0 { (0..=at).rev().collect() } else { (at..=size).collect() };
        self.label_inner(start, entry);
        for step in way[1..].chunks_exact(2) {
            let (outer, inner) = (children[step[0] % size], children[step[1] % size]);
            let link = if step[0] < step[1] { links[step[0]] } else { (links[step[1]].1, links[step[1]].0) };
            self.label_inner(inner, link);
            self.label_outer(graph, outer);
        }
        for child in children {
            if self.label[child as usize] == Label::Free {
                for leaf in self.leaves(child) {
                    self.scan_free(graph, leaf);
                }
            }
        }
    }

    /// The child of a blossom that holds a vertex.
    fn child_around(&self, blossom: u32, vertex: u32) -> u32 {
        let mut node = vertex;
        while self.parent[node as usize] != blossom {
            node = self.parent[node as usize];
        }
        node
    }

    /// Takes the alternating path from the root over an outer vertex `u` to `v`, which is in a node without partner.
    pub(super) fn augment(&mut self, u: u32, v: u32) {
        self.turn(self.top[v as usize], v);
        self.mate[v as usize] = u;
        let (mut u, mut v) = (u, v);
        loop {
            let outer = self.top[u as usize];
            let former = self.mate[self.base[outer as usize] as usize];
            self.turn(outer, u);
            self.mate[u as usize] = v;
            if former == NONE {
                return;
            }
            let inner = self.top[former as usize];
            (u, v) = self.entry[inner as usize];
            self.turn(inner, v);
            self.mate[v as usize] = u;
        }
    }

    /// Turns a node so that a vertex becomes its base.
    fn turn(&mut self, node: u32, vertex: u32) {
        let mut turns = vec![(node, vertex)];
        while let Some((node, vertex)) = turns.pop() {
            self.base[node as usize] = vertex;
            if (node as usize) < self.n {
                continue;
            }
            let start = self.child_around(node, vertex);
            let size = self.children[node as usize].len();
            let at =
                self.children[node as usize].iter().position(|&child| child == start).expect("a child of the node");
            turns.push((start, vertex));
            let pairs = if at % 2 == 0 { 0..at } else { at + 1..size };
            for near in pairs.step_by(2) {
                let far = (near + 1) % size;
                let (u, v) = self.links[node as usize][near];
                (self.mate[u as usize], self.mate[v as usize]) = (v, u);
                turns.push((self.children[node as usize][near], u));
                turns.push((self.children[node as usize][far], v));
            }
            self.children[node as usize].rotate_left(at);
            self.links[node as usize].rotate_left(at);
        }
    }
}
