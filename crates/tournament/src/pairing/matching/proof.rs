//! The dual solution: a proof of optimality that needs no trust in the search.

use super::Cost;

/// A dual solution over doubled costs.
///
/// For every pair, twice its cost is at least the sum of the two vertices' duals minus twice the duals of the blossoms that
/// hold both. Summed over any perfect matching this bounds its cost from below; the matching for which all are equal, with
/// every blossom full, is therefore optimal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof<C> {
    /// The dual of each vertex.
    pub vertices: Vec<C>,
    /// Odd sets of vertices with their duals, which are not negative.
    pub blossoms: Vec<(Vec<usize>, C)>,
}

/// What is wrong with a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The partners are no perfect matching, seen at this vertex.
    NotPerfect(usize),
    /// A blossom is of even size, or its dual is negative.
    BadBlossom(usize),
    /// A blossom does not hold as many pairs as it can.
    NotFull(usize),
    /// The pair would pay.
    Pays(usize, usize),
    /// A pair of the matching costs more than its duals allow.
    NotTight(usize, usize),
}

impl<C: Cost> Proof<C> {
    /// Verifies that `mate` is a perfect matching of least cost.
    ///
    /// # Errors
    /// The first [`Flaw`] found.
    pub fn check(&self, mate: &[usize], cost: impl Fn(usize, usize) -> C) -> Result<(), Flaw> {
        let n = self.vertices.len();
        if let Some(v) =
            (0..n.max(mate.len())).find(|&v| mate.get(v).is_none_or(|&m| m == v || mate.get(m) != Some(&v)))
        {
            return Err(Flaw::NotPerfect(v));
        }
        for (number, (members, dual)) in self.blossoms.iter().enumerate() {
            if members.len() % 2 == 0 || *dual < C::ZERO {
                return Err(Flaw::BadBlossom(number));
            }
            let inside = members.iter().filter(|&&v| members.contains(&mate[v])).count();
            if inside + 1 != members.len() {
                return Err(Flaw::NotFull(number));
            }
        }
        let nest = Nest::new(self);
        let mut shared = vec![C::ZERO; n];
        for (u, &partner) in mate.iter().enumerate() {
            nest.share(u, &mut shared);
            for (v, &shared) in shared.iter().enumerate().skip(u + 1) {
                let slack = cost(u, v).doubled() - self.vertices[u] - self.vertices[v] + shared;
                if slack < C::ZERO {
                    return Err(Flaw::Pays(u, v));
                }
                if partner == v && slack > C::ZERO {
                    return Err(Flaw::NotTight(u, v));
                }
            }
            nest.clear(u, &mut shared);
        }
        Ok(())
    }
}

/// Which blossoms hold two vertices: blossoms lie inside each other or apart.
///
/// Vertices are put in an order in which every blossom is a stretch, so that what a vertex shares with all others is written
/// stretch by stretch, from its smallest blossom outwards.
pub(super) struct Nest<C> {
    order: Vec<usize>,
    /// For each vertex the blossoms that hold it, the smallest first.
    around: Vec<Vec<usize>>,
    /// For each blossom its stretch, and the sum of its dual and of those around it, doubled.
    stretches: Vec<(usize, usize, C)>,
}

impl<C: Cost> Nest<C> {
    pub fn new(proof: &Proof<C>) -> Self {
        let mut by_size: Vec<usize> = (0..proof.blossoms.len()).collect();
        by_size.sort_by_key(|&b| proof.blossoms[b].0.len());
        let mut around = vec![Vec::new(); proof.vertices.len()];
        for &b in &by_size {
            for &v in &proof.blossoms[b].0 {
                around[v].push(b);
            }
        }
        let mut order: Vec<usize> = (0..around.len()).collect();
        order.sort_by(|&u, &v| around[u].iter().rev().cmp(around[v].iter().rev()));
        let mut stretches = vec![(usize::MAX, 0, C::ZERO); proof.blossoms.len()];
        for (place, &v) in order.iter().enumerate() {
            let mut sum = C::ZERO;
            for &b in around[v].iter().rev() {
                sum = sum + proof.blossoms[b].1.doubled();
                let (from, to, _) = stretches[b];
                stretches[b] = (from.min(place), to.max(place + 1), sum);
            }
        }
        Self { order, around, stretches }
    }

    /// Writes for each other vertex twice the sum of the duals of the blossoms that hold it together with `u`.
    pub fn share(&self, u: usize, shared: &mut [C]) {
        let mut done = 0..0;
        for &b in &self.around[u] {
            let (from, to, sum) = self.stretches[b];
            let fresh = if done.is_empty() { [from..to, 0..0] } else { [from..done.start, done.end..to] };
            for place in fresh.into_iter().flatten() {
                shared[self.order[place]] = sum;
            }
            done = from..to;
        }
    }

    /// Takes back what [`Nest::share`] wrote.
    pub fn clear(&self, u: usize, shared: &mut [C]) {
        if let Some(&largest) = self.around[u].last() {
            for place in self.stretches[largest].0..self.stretches[largest].1 {
                shared[self.order[place]] = C::ZERO;
            }
        }
    }
}
