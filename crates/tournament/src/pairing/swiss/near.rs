//! Pairs worth looking at first: for each player the best lots of those groups that suit them best.
//!
//! This is a hint for the matching and changes nothing in its result: pairs that are missing here and would pay are found
//! when the duals are held against all pairs.

use super::Criterion;
use super::costs::Costs;
use super::groups::{Groups, PERSONAL, is_personal};

/// How many pairs each player has at least, if there are so many.
const ENOUGH: usize = 40;

/// How many pairs each player has with any group at most, if there are enough groups.
const OF_A_GROUP: usize = 5;

/// Pairs of places, each once.
pub(super) fn near(costs: &Costs<'_>, groups: &Groups, active: &[Criterion]) -> Vec<(usize, usize)> {
    let players = costs.seats.len();
    let members = &groups.members;
    let (personal, coarse): (Vec<Criterion>, Vec<Criterion>) =
        active.iter().partition(|criterion| is_personal(**criterion));
    let suited: Vec<Vec<usize>> = (0..members.len()).map(|group| order(costs, &coarse, members, group)).collect();
    let most = OF_A_GROUP.max(ENOUGH.div_ceil(members.len().max(1)));
    let mut pairs: Vec<(usize, usize)> = Vec::new();
    for u in 0..players {
        let start = pairs.len();
        for &group in &suited[groups.of[u]] {
            if pairs.len() - start >= ENOUGH {
                break;
            }
            let chosen = best(costs, &personal, u, &members[group], most);
            pairs.extend(chosen.into_iter().map(|v| (u.min(v), u.max(v))));
        }
    }
    if players % 2 == 1 {
        pairs.extend((0..players).map(|u| (u, players)));
    }
    pairs.sort_unstable();
    pairs.dedup();
    pairs
}

/// All groups, those that suit a group best first.
fn order(costs: &Costs<'_>, coarse: &[Criterion], members: &[Vec<usize>], group: usize) -> Vec<usize> {
    let own = members[group][0];
    let mut terms = Vec::with_capacity(members.len() * coarse.len());
    for others in members {
        // A member other than the one that asks, so that nobody is held against themselves; alone, one's own kind.
        let other = others.iter().copied().find(|&v| v != own).unwrap_or(own);
        terms.extend(coarse.iter().map(|&criterion| costs.term(criterion, own, other)));
    }
    let terms_of = |other: usize| &terms[other * coarse.len()..(other + 1) * coarse.len()];
    let mut order: Vec<usize> = (0..members.len()).collect();
    order.sort_by(|&a, &b| terms_of(a).cmp(terms_of(b)));
    order
}

/// The members of a group that cost least as partners, by the criteria that depend on who they are.
fn best(costs: &Costs<'_>, personal: &[Criterion], u: usize, members: &[usize], most: usize) -> Vec<usize> {
    let mut kept: Vec<([i64; PERSONAL], usize)> = Vec::with_capacity(most + 1);
    for &v in members.iter().filter(|&&v| v != u) {
        let mut cost = [0; PERSONAL];
        for (part, &criterion) in cost.iter_mut().zip(personal) {
            *part = costs.term(criterion, u, v);
        }
        if kept.len() == most && kept[most - 1].0 <= cost {
            continue;
        }
        let at = kept.partition_point(|(other, _)| *other <= cost);
        kept.insert(at, (cost, v));
        kept.truncate(most);
    }
    kept.into_iter().map(|(_, v)| v).collect()
}
