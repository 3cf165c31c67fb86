//! Why a pairing is as it is: who was considered, and which criterion decided.
//!
//! A round is the best as a whole, so that "why not A?" has one honest answer: pair the round again with that pair wished
//! for, and see which criterion is the first to get worse.

use schemars::JsonSchema;
use serde::Serialize;

use super::costs::Costs;
use super::{Break, Criteria, Criterion, Field, Impossible, Round, Wish, WishRefusal, pair};
use crate::PlayerId;

/// What a wished round would be like beside the one paired.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum WishedRound {
    /// It is as wished.
    Granted,
    /// It cannot be: the wish is refused.
    Refused(WishRefusal),
    /// It would be worse.
    Worse {
        /// The first criterion that would be worse.
        criterion: Criterion,
        /// What the round costs under it.
        paired: i64,
        /// What the wished round would cost.
        wished: i64,
        /// The pairs that would cost something under it and are not in the round.
        by: Vec<Break>,
    },
    /// It would be just as good.
    Equal,
}

/// Someone who could have been the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Considered {
    /// Who.
    pub player: PlayerId,
    /// The first criterion under which this pair by itself costs more than the one that was made; none if it is no worse, so
    /// that the others decided.
    pub against: Option<Criterion>,
}

/// Why a player meets whom they meet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PairingWhy {
    /// Who.
    pub player: PlayerId,
    /// Whom they meet; nobody with a bye.
    pub opponent: Option<PlayerId>,
    /// What the best round without this pair would be like.
    pub otherwise: WishedRound,
    /// All others, the best suited first.
    pub considered: Vec<Considered>,
}

/// What the round would be like if these two met.
///
/// # Errors
/// [`Impossible`] if the field cannot be paired with the wishes it was paired with.
pub fn why_not(
    field: &Field,
    criteria: &Criteria,
    wishes: &[Wish],
    round: &Round,
    (a, b): (PlayerId, PlayerId),
) -> Result<WishedRound, Impossible> {
    if round.opponent(a) == Some(b) {
        return Ok(WishedRound::Granted);
    }
    wished(field, criteria, wishes, round, Wish::Meet(a, b))
}

/// Why a player meets whom they meet.
///
/// # Errors
/// [`Impossible`] if the field cannot be paired with the wishes it was paired with, or the player is not in the field.
pub fn why(
    field: &Field,
    criteria: &Criteria,
    wishes: &[Wish],
    round: &Round,
    player: PlayerId,
) -> Result<PairingWhy, Impossible> {
    let opponent = round.opponent(player);
    let other = opponent.map_or(Wish::NoBye(player), |opponent| Wish::Apart(player, opponent));
    let otherwise = wished(field, criteria, wishes, round, other)?;
    let considered = considered(field, criteria, wishes, round, player)?;
    Ok(PairingWhy { player, opponent, otherwise, considered })
}

/// All other players, the best suited to be a player's opponent first, with what speaks against each.
///
/// # Errors
/// [`Impossible`] if a wish is faulty.
pub fn considered(
    field: &Field,
    criteria: &Criteria,
    wishes: &[Wish],
    round: &Round,
    player: PlayerId,
) -> Result<Vec<Considered>, Impossible> {
    let costs = Costs::new(field, criteria, wishes, round.seed)?;
    let place = |player| costs.seats.iter().position(|seat| seat.player == player);
    let Some(own) = place(player) else { return Ok(Vec::new()) };
    let ranked = criteria.ranked();
    let vector = |other: usize| -> Vec<i64> { ranked.iter().map(|&c| costs.term(c, own, other)).collect() };
    let opponent = round.opponent(player).and_then(place);
    let made = vector(opponent.unwrap_or(costs.seats.len()));
    let others = (0..costs.seats.len()).filter(|&other| other != own && Some(other) != opponent);
    let mut all: Vec<(Vec<i64>, usize)> = others.map(|other| (vector(other), other)).collect();
    all.sort_unstable();
    let worse = |vector: &[i64]| {
        let first = vector.iter().zip(&made).position(|(theirs, made)| theirs != made)?;
        (vector[first] > made[first]).then(|| ranked[first])
    };
    let named =
        |(vector, other): (Vec<i64>, usize)| Considered { player: costs.seats[other].player, against: worse(&vector) };
    Ok(all.into_iter().map(named).collect())
}

/// What the round would be like with one more wish.
fn wished(
    field: &Field,
    criteria: &Criteria,
    wishes: &[Wish],
    round: &Round,
    wish: Wish,
) -> Result<WishedRound, Impossible> {
    let all: Vec<Wish> = wishes.iter().copied().chain([wish]).collect();
    match pair(field, criteria, &all, round.seed) {
        Ok(other) => compare(field, criteria, wishes, round, &other),
        Err(Impossible::Refused(refused, why)) if refused == wish => Ok(WishedRound::Refused(why)),
        Err(impossible) => Err(impossible),
    }
}

fn compare(
    field: &Field,
    criteria: &Criteria,
    wishes: &[Wish],
    round: &Round,
    other: &Round,
) -> Result<WishedRound, Impossible> {
    let differing = round.costs.iter().zip(&other.costs).find(|(paired, wished)| paired.1 != wished.1);
    let Some((&(criterion, paired), &(_, wished))) = differing else { return Ok(WishedRound::Equal) };
    let costs = Costs::new(field, criteria, wishes, round.seed)?;
    let place = |player| costs.seats.iter().position(|seat| seat.player == player);
    let meetings = other.pairs.iter().map(|pair| (pair.first, Some(pair.second)));
    let new = meetings.chain(other.bye.map(|player| (player, None))).filter(|&(player, opponent)| match opponent {
        Some(opponent) => round.opponent(player) != Some(opponent),
        None => round.bye != Some(player),
    });
    let costly = new.filter(|&(player, opponent)| {
        let opponent = opponent.and_then(place).unwrap_or(costs.seats.len());
        place(player).is_some_and(|player| costs.term(criterion, player, opponent) > 0)
    });
    let by = costly.map(|(player, opponent)| Break { criterion, player, opponent }).collect();
    Ok(WishedRound::Worse { criterion, paired, wished, by })
}
