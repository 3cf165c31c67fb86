//! Pairing a round: one matching of least cost.

use std::collections::HashSet;

use super::costs::Costs;
use super::groups::{Groups, Prices};
use super::near::near;
use super::{
    Break, Certificate, Criteria, Criterion, Field, Impossible, MAX_PLAYERS, Round, Wish, WishRefusal, seed_limit,
};
use crate::Side;
use crate::pairing::Pair;
use crate::pairing::matching::{Matching, cheapest_from};

/// The best round for a field under the criteria, with all wishes granted and lots drawn from the seed.
///
/// # Errors
/// [`Impossible`] if the field, the criteria or a wish are at fault, or if every round would break an absolute criterion.
pub fn pair(field: &Field, criteria: &Criteria, wishes: &[Wish], seed: u64) -> Result<Round, Impossible> {
    admit(field, criteria)?;
    let result = solve(field, criteria, wishes, seed);
    let Err(Impossible::Broken(_)) = result else { return result };
    // The first wish that leaves no round is the one to refuse.
    for granted in 0..wishes.len() {
        if let Err(Impossible::Broken(breaks)) = solve(field, criteria, &wishes[..granted], seed) {
            return Err(refused(wishes, granted, breaks));
        }
    }
    match result {
        Err(Impossible::Broken(breaks)) => Err(refused(wishes, wishes.len(), breaks)),
        result => result,
    }
}

/// What stands in the way when so many wishes are granted.
fn refused(wishes: &[Wish], granted: usize, breaks: Vec<Break>) -> Impossible {
    match granted.checked_sub(1) {
        Some(last) => Impossible::Refused(wishes[last], WishRefusal::LeavesNoRound(breaks)),
        None => Impossible::Broken(breaks),
    }
}

/// Whether field and criteria can be paired at all.
fn admit(field: &Field, criteria: &Criteria) -> Result<(), Impossible> {
    let players = field.players.len();
    if players > MAX_PLAYERS {
        return Err(Impossible::TooMany { players, limit: MAX_PLAYERS });
    }
    let faults = criteria.faults();
    if !faults.is_empty() {
        return Err(Impossible::Criteria(faults));
    }
    let mut seen = HashSet::new();
    if let Some(seat) = field.players.iter().find(|seat| !seen.insert(seat.player)) {
        return Err(Impossible::Twice(seat.player));
    }
    let seeds = field.players.iter().filter(|seat| seat.seeded).count();
    let limit = seed_limit(players);
    if field.round == 1 && criteria.opening.parts_seeds() && seeds > limit {
        return Err(Impossible::TooManySeeds { seeds, limit });
    }
    Ok(())
}

fn solve(field: &Field, criteria: &Criteria, wishes: &[Wish], seed: u64) -> Result<Round, Impossible> {
    let costs = Costs::new(field, criteria, wishes, seed)?;
    let active = costs.active();
    let (mate, certificate) = match active.len() {
        0..=4 => matched::<4>(&costs, &active),
        5..=8 => matched::<8>(&costs, &active),
        9..=12 => matched::<12>(&costs, &active),
        _ => matched::<16>(&costs, &active),
    };
    let breaks = broken(&costs, &mate);
    if breaks.is_empty() { Ok(round(&costs, seed, &mate, certificate)) } else { Err(fault(wishes, breaks)) }
}

/// A wish that is itself against the criteria is refused; otherwise there is no round.
fn fault(wishes: &[Wish], breaks: Vec<Break>) -> Impossible {
    for &wish in wishes {
        let (player, opponent) = match wish {
            Wish::Meet(a, b) => (a, Some(b)),
            Wish::Play(pair) => (pair.first, Some(pair.second)),
            Wish::Bye(player) => (player, None),
            Wish::Apart(..) | Wish::NoBye(_) => continue,
        };
        let own = |b: &&Break| {
            (b.player, b.opponent) == (player, opponent) || (b.opponent, Some(b.player)) == (Some(player), opponent)
        };
        if let Some(own) = breaks.iter().filter(|b| b.criterion != Criterion::Wish).find(own) {
            return Impossible::Refused(wish, WishRefusal::Breaks(own.criterion));
        }
    }
    Impossible::Broken(breaks)
}

/// The partners, and the duals spread over all criteria.
fn matched<const K: usize>(costs: &Costs<'_>, active: &[Criterion]) -> (Vec<usize>, Certificate) {
    let groups = Groups::new(costs);
    let prices = Prices::<K>::new(costs, &groups, active);
    let matching = cheapest_from(&prices.kinds(), &near(costs, &groups, active), |u, v| prices.cost(u, v));
    let Matching { mate, proof } = matching.expect("an even number of places, below the limit");
    let ranked = costs.criteria.ranked();
    let at: Vec<Option<usize>> = ranked.iter().map(|c| active.iter().position(|a| a == c)).collect();
    let spread = |dual: &[i64; K]| at.iter().map(|&at| at.map_or(0, |at| dual[at])).collect();
    let duals = proof.vertices.iter().map(|dual| spread(&dual.0)).collect();
    let groups = proof.blossoms.into_iter().map(|(members, dual)| (members, spread(&dual.0))).collect();
    (mate, Certificate { duals, groups })
}

/// The pairs by place, each once, the bye last in its pair.
fn each(mate: &[usize]) -> impl Iterator<Item = (usize, usize)> + '_ {
    mate.iter().enumerate().filter(|&(u, &v)| u < v).map(|(u, &v)| (u, v))
}

/// What a round breaks of that which must not be broken by these criteria.
pub fn breaks(field: &Field, criteria: &Criteria, round: &Round) -> Vec<Break> {
    let Ok(costs) = Costs::new(field, criteria, &[], round.seed) else { return Vec::new() };
    let bye = costs.seats.len();
    let place = |player| costs.seats.iter().position(|seat| seat.player == player).unwrap_or(bye);
    let mate: Vec<usize> = costs.seats.iter().map(|seat| round.opponent(seat.player).map_or(bye, place)).collect();
    broken(&costs, &mate)
}

/// What the pairs that were wished break of that which is only avoided: whom the director puts together is not weighed. Whose
/// colours are out of balance or again those of the last game is no breach.
pub fn wished_breaks(field: &Field, criteria: &Criteria, wishes: &[Wish], round: &Round) -> Vec<Break> {
    let Ok(costs) = Costs::new(field, criteria, wishes, round.seed) else { return Vec::new() };
    let place = |player| costs.seats.iter().position(|seat| seat.player == player);
    let mut breaks = Vec::new();
    for wish in wishes {
        let (player, opponent) = match *wish {
            Wish::Meet(a, b) => (a, Some(b)),
            Wish::Play(pair) => (pair.first, Some(pair.second)),
            Wish::Bye(player) => (player, None),
            Wish::Apart(..) | Wish::NoBye(_) => continue,
        };
        let other = opponent.map_or(Some(costs.seats.len()), place);
        let Some((u, v)) = place(player).zip(other) else { continue };
        let told = |criterion: &Criterion| {
            use Criterion::{Alternate, Balance, Rank};
            !matches!(criterion, Alternate | Balance | Rank) && costs.term(*criterion, u, v) > 0
        };
        let broken = criteria.order.iter().copied().filter(told);
        breaks.extend(broken.map(|criterion| Break { criterion, player, opponent }));
    }
    breaks
}

/// What partners by place break of that which must not be broken.
fn broken(costs: &Costs<'_>, mate: &[usize]) -> Vec<Break> {
    let absolute: Vec<Criterion> =
        costs.criteria.ranked().into_iter().filter(|&c| costs.criteria.is_absolute(c)).collect();
    let mut breaks = Vec::new();
    for criterion in absolute {
        for (u, v) in each(mate).filter(|&(u, v)| costs.term(criterion, u, v) > 0) {
            let opponent = costs.seats.get(v).map(|seat| seat.player);
            breaks.push(Break { criterion, player: costs.seats[u].player, opponent });
        }
    }
    breaks
}

fn round(costs: &Costs<'_>, seed: u64, mate: &[usize], certificate: Certificate) -> Round {
    let players = costs.seats.len();
    let mut boards: Vec<(usize, usize)> = each(mate).filter(|&(_, v)| v < players).collect();
    let place = |u: usize| (costs.layer(u), std::cmp::Reverse(costs.seats[u].score));
    boards.sort_by_cached_key(|&(u, v)| (place(u).min(place(v)), place(u).max(place(v)), u));
    let pairs = boards.iter().map(|&(u, v)| {
        let (u, v) = if costs.colour(u, v) == Side::First { (u, v) } else { (v, u) };
        Pair { first: costs.seats[u].player, second: costs.seats[v].player }
    });
    let total = |criterion| (criterion, each(mate).map(|(u, v)| costs.term(criterion, u, v)).sum());
    Round {
        pairs: pairs.collect(),
        bye: each(mate).find(|&(_, v)| v == players).map(|(u, _)| costs.seats[u].player),
        seed,
        lots: costs.seats.iter().map(|seat| seat.player).collect(),
        costs: costs.criteria.ranked().into_iter().map(total).collect(),
        certificate,
    }
}
