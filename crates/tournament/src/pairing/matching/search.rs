//! One alternating tree at a time, grown until it reaches a vertex without partner.
//!
//! Time in a search is how far the duals have moved: outer duals have risen by it since they were labelled, inner ones have
//! fallen. A dual is settled only when its label changes, so that a search costs no more than what it touches.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use super::graph::{Graph, index};
use super::{Cost, Proof};

/// No vertex, no blossom.
pub(super) const NONE: u32 = u32::MAX;

/// The place of a vertex or blossom in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    /// Not in the tree.
    Free,
    /// At an even distance from the root.
    Outer,
    /// At an odd distance.
    Inner,
}

/// At `time` the edge becomes tight, or, without `arc`, the dual of the blossom is used up.
#[derive(Clone, Copy, Debug)]
struct Event<C> {
    time: C,
    node: u32,
    arc: u32,
}

/// The state of the search: nodes below `n` are vertices, those above are blossoms.
#[derive(Debug)]
pub(super) struct Search<C> {
    pub(super) n: usize,
    /// The partner of each vertex.
    pub(super) mate: Vec<u32>,
    /// The outermost node that holds each vertex.
    pub(super) top: Vec<u32>,
    /// The dual of each node at the time it was last settled.
    pub(super) dual: Vec<C>,
    /// When the dual of each node was last settled.
    pub(super) since: Vec<C>,
    /// The label of each outermost node.
    pub(super) label: Vec<Label>,
    /// The blossom that directly holds each node.
    pub(super) parent: Vec<u32>,
    /// The one vertex of each node that is not matched inside it.
    pub(super) base: Vec<u32>,
    /// For an inner node the edge by which it was reached: its outer end and its inner end.
    pub(super) entry: Vec<(u32, u32)>,
    /// The nodes of each blossom around its cycle, that of the base first; those at 1 and 2, 3 and 4, … are matched.
    pub(super) children: Vec<Vec<u32>>,
    /// The edge from each child to the next: its end in the one and in the other.
    pub(super) links: Vec<Vec<(u32, u32)>>,
    /// Numbers for new blossoms.
    pub(super) spare: Vec<u32>,
    /// When a node was last seen on the way to the root.
    pub(super) mark: Vec<u32>,
    pub(super) marks: u32,
    /// The nodes that were labelled.
    pub(super) tree: Vec<u32>,
    pub(super) now: C,
    /// No event after this matters, since a vertex without partner is reached then.
    bound: Option<C>,
    /// What happens now.
    tight: Vec<Event<C>>,
    /// What happens later.
    later: BinaryHeap<Event<C>>,
}

impl<C: Cost> Search<C> {
    /// A search on a graph in which every vertex has an edge.
    pub fn new(graph: &Graph<C>) -> Self {
        let n = graph.len();
        let least = |v| graph.arcs(v).iter().map(|arc| arc.cost.halved()).min().unwrap_or(C::ZERO);
        Self::resume(graph, (0..index(n)).map(least).collect(), &vec![NONE; n])
    }

    /// A search from duals under which no edge pays; pairs of `mate` are kept if they are tight.
    pub fn resume(graph: &Graph<C>, duals: Vec<C>, mate: &[u32]) -> Self {
        let n = graph.len();
        let nodes = n + n / 2;
        let mut dual = duals;
        dual.resize(nodes, C::ZERO);
        let mut search = Self {
            n,
            mate: vec![NONE; n],
            top: (0..index(n)).collect(),
            dual,
            since: vec![C::ZERO; nodes],
            label: vec![Label::Free; nodes],
            parent: vec![NONE; nodes],
            base: (0..index(nodes)).collect(),
            entry: vec![(NONE, NONE); nodes],
            children: vec![Vec::new(); nodes],
            links: vec![Vec::new(); nodes],
            spare: (index(n)..index(nodes)).collect(),
            mark: vec![0; nodes],
            marks: 0,
            tree: Vec::new(),
            now: C::ZERO,
            bound: None,
            tight: Vec::new(),
            later: BinaryHeap::new(),
        };
        search.keep(graph, mate);
        search.take_tight(graph);
        search
    }

    /// The partner of each vertex.
    pub fn mates(&self) -> &[u32] {
        &self.mate
    }

    /// The duals, as they stand between searches.
    pub fn proof(&self) -> Proof<C> {
        let alive = (index(self.n)..index(self.dual.len())).filter(|&b| !self.children[b as usize].is_empty());
        let blossom = |b| (self.leaves(b).into_iter().map(|v| v as usize).collect(), self.dual[b as usize]);
        Proof { vertices: self.dual[..self.n].to_vec(), blossoms: alive.map(blossom).collect() }
    }

    /// Finds a partner for everyone; the graph has a perfect matching.
    pub fn run(&mut self, graph: &Graph<C>) {
        for root in 0..index(self.n) {
            if self.mate[root as usize] == NONE {
                self.find_partner(graph, root);
            }
        }
    }

    /// Keeps the pairs that are still tight.
    fn keep(&mut self, graph: &Graph<C>, mate: &[u32]) {
        for u in 0..index(self.n) {
            let kept = graph
                .arcs(u)
                .iter()
                .any(|arc| arc.to == mate[u as usize] && self.slack(u, arc.to, arc.cost) == C::ZERO);
            if kept {
                self.mate[u as usize] = mate[u as usize];
            }
        }
    }

    /// Raises the dual of each vertex without partner until an edge is tight, and takes that edge if both ends are free.
    fn take_tight(&mut self, graph: &Graph<C>) {
        for u in 0..index(self.n) {
            if self.mate[u as usize] != NONE {
                continue;
            }
            let slack = |arc: &super::graph::Arc<C>| self.slack(u, arc.to, arc.cost);
            let Some(least) = graph.arcs(u).iter().map(slack).min() else { continue };
            let free = graph.arcs(u).iter().find(|arc| self.mate[arc.to as usize] == NONE && slack(arc) == least);
            let partner = free.map(|arc| arc.to);
            self.dual[u as usize] = self.dual[u as usize] + least;
            if let Some(v) = partner {
                self.mate[u as usize] = v;
                self.mate[v as usize] = u;
            }
        }
    }

    /// The dual of a node under the label of the outermost node around it.
    fn value(&self, node: u32, label: Label) -> C {
        let node = node as usize;
        match label {
            Label::Free => self.dual[node],
            Label::Outer => self.dual[node] + (self.now - self.since[node]),
            Label::Inner => self.dual[node] - (self.now - self.since[node]),
        }
    }

    /// How far an edge between two outermost nodes is from being tight.
    fn slack(&self, u: u32, v: u32, cost: C) -> C {
        let value = |v: u32| self.value(v, self.label[self.top[v as usize] as usize]);
        cost - value(u) - value(v)
    }

    /// Writes the dual of a node down as it is now.
    pub(super) fn settle(&mut self, node: u32, label: Label) {
        self.dual[node as usize] = self.value(node, label);
        self.since[node as usize] = self.now;
    }

    fn find_partner(&mut self, graph: &Graph<C>, root: u32) {
        self.now = C::ZERO;
        self.bound = None;
        self.tight.clear();
        self.later.clear();
        self.label_outer(graph, self.top[root as usize]);
        loop {
            let event = self.tight.pop().or_else(|| self.later.pop());
            let event =
                event.expect("a perfect matching is among the edges, so that the tree reaches another free vertex");
            self.now = event.time;
            if let Some((u, v)) = self.happen(graph, event) {
                self.end();
                self.augment(u, v);
                self.clear();
                return;
            }
        }
    }

    /// Lets an event happen; the edge to a vertex without partner if one was reached.
    fn happen(&mut self, graph: &Graph<C>, event: Event<C>) -> Option<(u32, u32)> {
        if event.arc == NONE {
            self.used_up(graph, event.node);
            return None;
        }
        let arc = graph.arcs(event.node)[event.arc as usize];
        let (mut u, mut v) = (event.node, arc.to);
        if self.label_of(u) != Label::Outer {
            (u, v) = (v, u);
        }
        if self.label_of(u) != Label::Outer || self.top[u as usize] == self.top[v as usize] {
            return None;
        }
        // An edge to a vertex that was inner for a while is tight later than was thought, and has another event then.
        if self.label_of(v) == Label::Inner || self.slack(u, v, arc.cost) != C::ZERO {
            return None;
        }
        if self.label_of(v) == Label::Outer {
            self.shrink(graph, u, v);
            return None;
        }
        let node = self.top[v as usize];
        let partner = self.mate[self.base[node as usize] as usize];
        if partner == NONE {
            return Some((u, v));
        }
        self.label_inner(node, (u, v));
        self.label_outer(graph, self.top[partner as usize]);
        None
    }

    /// The dual of an inner blossom is used up: it falls apart.
    fn used_up(&mut self, graph: &Graph<C>, blossom: u32) {
        let b = blossom as usize;
        let stands = !self.children[b].is_empty() && self.parent[b] == NONE && self.label[b] == Label::Inner;
        if stands && self.value(blossom, Label::Inner) == C::ZERO {
            self.expand(graph, blossom);
        }
    }

    fn label_of(&self, vertex: u32) -> Label {
        self.label[self.top[vertex as usize] as usize]
    }

    /// Makes a free node outer.
    pub(super) fn label_outer(&mut self, graph: &Graph<C>, node: u32) {
        self.label[node as usize] = Label::Outer;
        self.since[node as usize] = self.now;
        self.tree.push(node);
        if (node as usize) < self.n {
            self.scan(graph, node);
            return;
        }
        let leaves = self.leaves(node);
        for &v in &leaves {
            self.since[v as usize] = self.now;
        }
        for v in leaves {
            self.scan(graph, v);
        }
    }

    /// Makes a free node inner, reached by an edge from an outer vertex.
    pub(super) fn label_inner(&mut self, node: u32, entry: (u32, u32)) {
        self.label[node as usize] = Label::Inner;
        self.since[node as usize] = self.now;
        self.entry[node as usize] = entry;
        self.tree.push(node);
        if (node as usize) < self.n {
            return;
        }
        for v in self.leaves(node) {
            self.since[v as usize] = self.now;
        }
        self.push(Event { time: self.now + self.dual[node as usize], node, arc: NONE });
    }

    /// Notes when the edges of an outer vertex become tight.
    pub(super) fn scan(&mut self, graph: &Graph<C>, u: u32) {
        let (own, value) = (self.top[u as usize], self.value(u, Label::Outer));
        for (number, arc) in graph.arcs(u).iter().enumerate() {
            let other = self.top[arc.to as usize];
            if other == own {
                continue;
            }
            let label = self.label[other as usize];
            let time = match label {
                Label::Inner => continue,
                Label::Free => self.now + (arc.cost - value - self.dual[arc.to as usize]),
                Label::Outer => self.now + (arc.cost - value - self.value(arc.to, label)).halved(),
            };
            if self.bound.is_some_and(|bound| bound < time) {
                continue;
            }
            if label == Label::Free && self.mate[self.base[other as usize] as usize] == NONE {
                self.bound = Some(time);
            }
            self.push(Event { time, node: u, arc: index(number) });
        }
    }

    /// Notes when the edges from outer vertices to a free one become tight.
    pub(super) fn scan_free(&mut self, graph: &Graph<C>, v: u32) {
        for (number, arc) in graph.arcs(v).iter().enumerate() {
            if self.label_of(arc.to) == Label::Outer {
                let time = self.now + self.slack(v, arc.to, arc.cost);
                self.push(Event { time, node: v, arc: index(number) });
            }
        }
    }

    fn push(&mut self, event: Event<C>) {
        if event.time == self.now {
            self.tight.push(event);
        } else if self.bound.is_none_or(|bound| event.time <= bound) {
            self.later.push(event);
        }
    }

    /// Settles all duals of the tree.
    fn end(&mut self) {
        for i in 0..self.tree.len() {
            let node = self.tree[i];
            let label = self.label[node as usize];
            if label == Label::Free || self.parent[node as usize] != NONE {
                continue;
            }
            for v in self.leaves(node) {
                self.settle(v, label);
            }
            if node as usize >= self.n {
                self.settle(node, label);
            }
        }
    }

    /// Takes all labels away, and the blossoms without dual apart.
    fn clear(&mut self) {
        while let Some(node) = self.tree.pop() {
            self.label[node as usize] = Label::Free;
            let idle = !self.children[node as usize].is_empty() && self.dual[node as usize] == C::ZERO;
            if idle && self.parent[node as usize] == NONE {
                let children = self.dissolve(node);
                self.tree.extend(children);
            }
        }
    }
}

impl<C: Ord> Ord for Event<C> {
    /// The earliest is the greatest, since the heap gives the greatest first.
    fn cmp(&self, other: &Self) -> Ordering {
        other.time.cmp(&self.time).then_with(|| (other.node, other.arc).cmp(&(self.node, self.arc)))
    }
}

impl<C: Ord> PartialOrd for Event<C> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<C: Ord> PartialEq for Event<C> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl<C: Ord> Eq for Event<C> {}
