//! Which edges the search looks at: the cheapest of each vertex at first, then those that the duals show to pay.

use super::graph::{Graph, index};
use super::proof::Nest;
use super::{Cost, Kinds, MAX_COST, Proof};

/// How many of its cheapest edges each vertex has at first.
const NEAREST: usize = 16;

/// How many paying edges of each vertex are added at once.
const AT_ONCE: usize = 6;

/// The cheapest edges at each vertex.
pub(super) fn nearest<C: Cost>(n: usize, cost: &impl Fn(usize, usize) -> C) -> Vec<(usize, usize)> {
    let mut nearest: Vec<Vec<(C, u32)>> = vec![Vec::with_capacity(NEAREST + 1); n];
    for u in 0..n {
        for v in u + 1..n {
            let cost = cost(u, v);
            keep(&mut nearest[u], cost, v, NEAREST);
            keep(&mut nearest[v], cost, u, NEAREST);
        }
    }
    let near = nearest.iter().enumerate().flat_map(|(u, near)| near.iter().map(move |&(_, v)| (u, v as usize)));
    near.map(|(u, v)| (u.min(v), u.max(v))).collect()
}

/// The graph of some edges and of a perfect matching, so that there is one. `None` if a cost is too great.
pub(super) fn graph<C: Cost>(n: usize, near: &[(usize, usize)], cost: &impl Fn(usize, usize) -> C) -> Option<Graph<C>> {
    let ordered = near.iter().map(|&(u, v)| (u.min(v), u.max(v))).filter(|&(u, v)| u < v && v < n);
    let mut edges: Vec<(usize, usize)> = ordered.chain((0..n).step_by(2).map(|u| (u, u + 1))).collect();
    edges.sort_unstable();
    edges.dedup();
    let priced: Vec<(usize, usize, C)> = edges.into_iter().map(|(u, v)| (u, v, cost(u, v))).collect();
    if priced.iter().any(|(_, _, cost)| !cost.is_within(MAX_COST)) {
        return None;
    }
    let mut graph = Graph::new(n);
    graph.add(priced);
    Some(graph)
}

/// Keeps the `most` cheapest, in order; of equals those with the lower numbers.
fn keep<C: Cost>(kept: &mut Vec<(C, u32)>, cost: C, to: usize, most: usize) {
    let new = (cost, index(to));
    if kept.len() == most && kept[most - 1] <= new {
        return;
    }
    let at = kept.partition_point(|&other| other <= new);
    kept.insert(at, new);
    kept.truncate(most);
}

/// Edges that would pay, with how much: their slack, which is negative. `None` if a cost is too great.
///
/// Whole kinds are passed over where even the least that a pair costs is covered by the greatest duals.
pub(super) fn paying<C: Cost>(
    kinds: &Kinds<C>,
    cost: &impl Fn(usize, usize) -> C,
    proof: &Proof<C>,
) -> Option<Vec<(usize, usize, C)>> {
    let duals = &proof.vertices;
    let greatest = kinds.members.iter().map(|members| members.iter().map(|&v| duals[v]).max().unwrap_or(C::ZERO));
    let greatest: Vec<C> = greatest.collect();
    let nest = Nest::new(proof);
    let mut shared = vec![C::ZERO; duals.len()];
    let mut all = Vec::new();
    for (u, &dual) in duals.iter().enumerate() {
        let mut best = Vec::with_capacity(AT_ONCE + 1);
        nest.share(u, &mut shared);
        for (kind, members) in kinds.members.iter().enumerate() {
            let least = kinds.least(u, kind).doubled();
            if least >= dual + greatest[kind] {
                continue;
            }
            for &v in &members[members.partition_point(|&v| v <= u)..] {
                if least >= dual + duals[v] {
                    continue;
                }
                let cost = cost(u, v);
                if !cost.is_within(MAX_COST) {
                    return None;
                }
                let slack = cost.doubled() - dual - duals[v] + shared[v];
                if slack < C::ZERO {
                    keep(&mut best, slack, v, AT_ONCE);
                }
            }
        }
        nest.clear(u, &mut shared);
        all.extend(best.into_iter().map(|(slack, v)| (u, v as usize, slack)));
    }
    Some(all)
}

/// Duals without blossoms under which no edge pays, not even the paying ones.
pub(super) fn lifted<C: Cost>(proof: &Proof<C>, paying: &[(usize, usize, C)], graph: &Graph<C>) -> Vec<C> {
    let mut duals = proof.vertices.clone();
    for (members, dual) in &proof.blossoms {
        for &v in members {
            duals[v] = duals[v] - *dual;
        }
    }
    for &(u, v, _) in paying {
        let arc = graph.arcs(index(u)).iter().rev().find(|arc| arc.to == index(v));
        let slack = arc.map_or(C::ZERO, |arc| arc.cost - duals[u] - duals[v]);
        if slack < C::ZERO {
            duals[u] = duals[u] + slack;
        }
    }
    duals
}
