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
        let around = self.around();
        for (u, &partner) in mate.iter().enumerate() {
            for v in u + 1..n {
                let slack = self.slack(&around, u, v, cost(u, v));
                if slack < C::ZERO {
                    return Err(Flaw::Pays(u, v));
                }
                if partner == v && slack > C::ZERO {
                    return Err(Flaw::NotTight(u, v));
                }
            }
        }
        Ok(())
    }

    /// For each vertex the blossoms that hold it.
    pub(super) fn around(&self) -> Vec<Vec<usize>> {
        let mut around = vec![Vec::new(); self.vertices.len()];
        for (number, (members, _)) in self.blossoms.iter().enumerate() {
            for &v in members {
                around[v].push(number);
            }
        }
        around
    }

    /// How much more the pair costs, doubled, than its duals.
    pub(super) fn slack(&self, around: &[Vec<usize>], u: usize, v: usize, cost: C) -> C {
        let plain = cost.doubled() - self.vertices[u] - self.vertices[v];
        let shared = around[u].iter().filter(|b| around[v].contains(b));
        shared.fold(plain, |slack, &b| slack + self.blossoms[b].1.doubled())
    }
}
