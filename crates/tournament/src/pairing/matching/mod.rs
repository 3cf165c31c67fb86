//! The cheapest way to put everyone in pairs: perfect matching of least cost in a complete graph.
//!
//! Whoever may meet whom, at which cost, is all that a pairing system has to say; the best round is then found and proved
//! here. A pair that must not be is a pair of great cost: the first criterion of a [`Lex`], so that the fewest such pairs
//! are made before anything else is looked at, and a round without any is found whenever there is one. That makes the
//! graph complete and a perfect matching certain for every even number of vertices.
//!
//! # How
//!
//! Edmonds' blossom algorithm in its primal-dual form, one alternating tree at a time (`search`), on a sparse graph of
//! the cheapest edges (`graph`). What comes out is the optimum of the sparse graph with its dual solution; then every
//! other edge is held against the duals (`price`). Edges that would pay are added and the search goes on from the duals
//! it has. When no edge would pay, the duals prove the optimum for the complete graph: [`Proof::check`] verifies just that,
//! without trusting the search.
//!
//! # Why nothing overflows
//!
//! Costs are integers, or vectors of integers in lexicographic order, added component by component; the algorithm only
//! adds, subtracts, compares and halves. Costs are doubled at the start. Then all duals stay integral: along the tight edges
//! of one tree the duals of outer vertices are equal modulo 2, so that the slack between two outer vertices is even.
//!
//! Let `n` be the number of vertices, `C` bound the components of the doubled costs, and `S` those of the duals at the start,
//! at most `nC`. A vertex without partner keeps its dual until it is the root of a tree or its end. The time of any event in
//! a search is the reduced length of an alternating path from the root: the duals of its two ends and an alternating sum of
//! at most `n` costs. So after a search a vertex's dual is a start dual and at most `2n` costs, within `3nC`; no search takes
//! longer than `7nC`; and the blossoms around a vertex, of which one grows at a time, sum up to at most `7n²C` after `n`
//! searches. With `n ≤ 2¹⁴` ([`MAX_VERTICES`]) and `C ≤ 2²⁸` (twice [`MAX_COST`]) that is below 2⁵⁹, and twice it below 2⁶⁰.
//! Duals beyond `nC` are not carried over to the next round of pricing, which then begins anew.

mod blossom;
mod graph;
mod kinds;
mod lex;
mod price;
mod proof;
mod search;
#[cfg(test)]
mod tests;

pub use kinds::Kinds;
pub use lex::{Cost, Lex};
pub use proof::{Flaw, Proof};

/// How many vertices a graph may have.
pub const MAX_VERTICES: usize = 1 << 14;

/// How great a component of a cost may be.
pub const MAX_COST: i64 = 1 << 27;

/// A perfect matching of least cost, with the proof that there is none cheaper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matching<C> {
    /// The partner of each vertex.
    pub mate: Vec<usize>,
    /// The duals.
    pub proof: Proof<C>,
}

/// The perfect matching of least cost among `n` vertices, each pair of which may be matched; `n` is even.
///
/// `cost` is symmetric. `None` if `n` is odd or above [`MAX_VERTICES`], or if a component of a cost is beyond [`MAX_COST`].
///
/// ```
/// use tournament::pairing::matching::cheapest;
///
/// // Four people at 0, 1, 2 and 10; each pair costs its distance.
/// let place: [i64; 4] = [0, 1, 2, 10];
/// let matching = cheapest(4, |a, b| (place[a] - place[b]).abs()).expect("four is even");
/// assert_eq!(matching.mate, [1, 0, 3, 2]);
/// ```
pub fn cheapest<C: Cost>(n: usize, cost: impl Fn(usize, usize) -> C) -> Option<Matching<C>> {
    if n % 2 == 1 || n > MAX_VERTICES {
        return None;
    }
    let near = price::nearest(n, &cost);
    // Nothing is known about costs: no pair may cost less than the least amount there is.
    let kinds = Kinds::new(vec![0; n], |_, _| C::LEAST);
    cheapest_from(&kinds, &near, cost)
}

/// As [`cheapest`], beginning with edges that the caller thinks likely; the result is as cheap whatever they are.
pub fn cheapest_from<C: Cost>(
    kinds: &Kinds<C>,
    near: &[(usize, usize)],
    cost: impl Fn(usize, usize) -> C,
) -> Option<Matching<C>> {
    let n = kinds.vertices();
    if n % 2 == 1 || n > MAX_VERTICES {
        return None;
    }
    let mut graph = price::graph(n, near, &cost)?;
    let mut search = search::Search::new(&graph);
    loop {
        search.run(&graph);
        let proof = search.proof();
        let paying = price::paying(kinds, &cost, &proof)?;
        if paying.is_empty() {
            return Some(Matching { mate: search.mates().iter().map(|&v| v as usize).collect(), proof });
        }
        graph.add(paying.iter().map(|&(u, v, _)| (u, v, cost(u, v))));
        let duals = price::lifted(&proof, &paying, &graph);
        let limit = 2 * MAX_COST * i64::from(graph::index(n));
        search = if duals.iter().all(|dual| dual.is_within(limit)) {
            search::Search::resume(&graph, duals, search.mates())
        } else {
            search::Search::new(&graph)
        };
    }
}

/// The matching of greatest weight among those with the most edges, in any graph; the partner of each vertex, if it has one.
///
/// An edge named several times counts with its greatest weight. `None` if there are too many vertices.
pub fn heaviest(n: usize, edges: &[(usize, usize, i64)]) -> Option<Vec<Option<usize>>> {
    let mut weight = std::collections::HashMap::new();
    for &(u, v, w) in edges {
        let best = weight.entry((u.min(v), u.max(v))).or_insert(w);
        *best = w.max(*best);
    }
    let cost = |u: usize, v: usize| match weight.get(&(u.min(v), u.max(v))) {
        Some(&w) => Lex([0, -w]),
        None => Lex([1, 0]),
    };
    let matching = cheapest(n + n % 2, cost)?;
    let partner = |u: usize| Some(matching.mate[u]).filter(|&v| weight.contains_key(&(u.min(v), u.max(v))));
    Some((0..n).map(partner).collect())
}
