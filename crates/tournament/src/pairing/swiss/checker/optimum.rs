//! That no round costs less: by trying all, or by the duals.

use std::cmp::Ordering;
use std::collections::HashSet;

use super::plain::Plain;
use crate::pairing::swiss::{Certificate, Criterion};

/// Up to so many players all rounds are tried.
pub(super) const SMALL: usize = 10;

/// The least cost of all rounds of a small field.
pub(super) fn of_all(plain: &Plain<'_>, ranked: &[Criterion]) -> Vec<i64> {
    let places = plain.players() + plain.players() % 2;
    let vector = |u, v| ranked.iter().map(|&criterion| plain.term(criterion, u, v)).collect();
    let table: Vec<Vec<Vec<i64>>> = (0..places).map(|u| (0..places).map(|v| vector(u, v)).collect()).collect();
    least(&table, &mut (0..places).collect()).unwrap_or_else(|| vec![0; ranked.len()])
}

/// The least cost of pairing those who are left; none if nobody is.
fn least(table: &[Vec<Vec<i64>>], left: &mut Vec<usize>) -> Option<Vec<i64>> {
    let u = left.pop()?;
    let mut best: Option<Vec<i64>> = None;
    for i in 0..left.len() {
        let v = left.remove(i);
        let mut sum = table[u][v].clone();
        for (mine, rest) in sum.iter_mut().zip(least(table, left).unwrap_or_default()) {
            *mine += rest;
        }
        left.insert(i, v);
        best = Some(best.map_or_else(|| sum.clone(), |best| best.min(sum.clone())));
    }
    left.push(u);
    best
}

/// Whether the certificate proves that the pairs cost least: no pair pays, those made are tight, and all groups are full.
pub(super) fn is_proved(
    plain: &Plain<'_>,
    ranked: &[Criterion],
    pairs: &[(usize, usize)],
    certificate: &Certificate,
) -> bool {
    let places = plain.players() + plain.players() % 2;
    let width = |dual: &Vec<i64>| dual.len() == ranked.len() && dual.iter().all(|part| part.abs() < 1 << 60);
    let shaped = certificate.duals.len() == places
        && certificate.duals.iter().all(width)
        && certificate.groups.iter().all(|(members, dual)| width(dual) && is_full(members, places, pairs))
        && certificate.groups.iter().all(|(_, dual)| dual.iter().find(|&&part| part != 0).is_none_or(|&part| part > 0));
    if !shaped {
        return false;
    }
    let mut around: Vec<Vec<usize>> = vec![Vec::new(); places];
    for (group, (members, _)) in certificate.groups.iter().enumerate() {
        for &place in members {
            around[place].push(group);
        }
    }
    let slack = |u: usize, v: usize| slack_sign(plain, ranked, certificate, &around, (u, v));
    (0..places).all(|u| (u + 1..places).all(|v| slack(u, v) != Ordering::Less))
        && pairs.iter().all(|&(u, v)| slack(u, v) == Ordering::Equal)
}

/// Whether an odd group has all but one of its members paired inside.
fn is_full(members: &[usize], places: usize, pairs: &[(usize, usize)]) -> bool {
    let set: HashSet<usize> = members.iter().copied().collect();
    let inside = pairs.iter().filter(|(u, v)| set.contains(u) && set.contains(v)).count();
    set.len() == members.len() && members.iter().all(|&place| place < places) && inside * 2 + 1 == members.len()
}

/// Whether a pair costs less than its duals, as much, or more.
fn slack_sign(
    plain: &Plain<'_>,
    ranked: &[Criterion],
    certificate: &Certificate,
    around: &[Vec<usize>],
    (u, v): (usize, usize),
) -> Ordering {
    // Without the groups, whose duals are not negative, the slack is no greater.
    let mut known = Vec::with_capacity(ranked.len());
    for (i, &criterion) in ranked.iter().enumerate() {
        let duals = i128::from(certificate.duals[u][i]) + i128::from(certificate.duals[v][i]);
        known.push(2 * i128::from(plain.term(criterion, u, v)) - duals);
        if known.iter().find(|&&part| part != 0).is_some_and(|&part| part > 0) {
            return Ordering::Greater;
        }
    }
    let both: Vec<usize> = around[u].iter().copied().filter(|group| around[v].binary_search(group).is_ok()).collect();
    let shared = |i: usize| -> i128 { both.iter().map(|&group| i128::from(certificate.groups[group].1[i])).sum() };
    let slack = known.iter().enumerate().map(|(i, part)| part + 2 * shared(i)).find(|&part| part != 0);
    slack.unwrap_or(0).cmp(&0)
}
