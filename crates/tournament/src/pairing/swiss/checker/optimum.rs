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
    let groups: Vec<(HashSet<usize>, &[i64])> =
        certificate.groups.iter().map(|(members, dual)| (members.iter().copied().collect(), &dual[..])).collect();
    let slack = |u: usize, v: usize| slack_sign(plain, ranked, certificate, &groups, u, v);
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
    groups: &[(HashSet<usize>, &[i64])],
    u: usize,
    v: usize,
) -> Ordering {
    let around: Vec<&[i64]> =
        groups.iter().filter(|(set, _)| set.contains(&u) && set.contains(&v)).map(|&(_, dual)| dual).collect();
    for (i, &criterion) in ranked.iter().enumerate() {
        let duals = i128::from(certificate.duals[u][i]) + i128::from(certificate.duals[v][i]);
        let shared: i128 = around.iter().map(|dual| i128::from(dual[i])).sum();
        let slack = 2 * i128::from(plain.term(criterion, u, v)) - duals + 2 * shared;
        if slack != 0 {
            return slack.cmp(&0);
        }
    }
    Ordering::Equal
}
