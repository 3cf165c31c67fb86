//! Knockout brackets, single and double: a plan of ties whose players come from other ties.

use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{PlayerId, Side};

/// A tie of the plan, by its place in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct TieId(usize);

/// Where a player of a tie comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    /// The list of seeds, from 0.
    Seed(usize),
    /// Whoever won a tie.
    Winner(TieId),
    /// Whoever lost a tie.
    Loser(TieId),
    /// A side of a final that the one from the losers' bracket won: both have lost once.
    Again(TieId, Side),
}

/// A tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Tie {
    sources: [Source; 2],
    /// The place of whoever loses it, if the loser is out.
    loser_place: Option<u32>,
    /// The place of whoever wins it, if nothing follows.
    winner_place: Option<u32>,
}

/// A plan of ties for so many players.
///
/// ```
/// use tournament::pairing::knockout::{Bracket, Winner};
/// use tournament::{PlayerId, Side};
///
/// let seeds: Vec<PlayerId> = (1..=3).map(PlayerId::new).collect();
/// let mut bracket = Bracket::single(&seeds, false);
/// let [semi] = bracket.ready()[..] else { panic!("the first seed has a bye") };
/// assert_eq!((semi.first, semi.second), (seeds[1], seeds[2]));
/// bracket.decide(semi.tie, Winner::Side(Side::Second));
/// let final_tie = bracket.ready()[0];
/// assert_eq!((final_tie.first, final_tie.second), (seeds[0], seeds[2]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    seeds: Vec<PlayerId>,
    ties: Vec<Tie>,
    decided: BTreeMap<TieId, Winner>,
    out: BTreeSet<PlayerId>,
}

/// Who goes on from a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Winner {
    /// A side of it.
    Side(Side),
    /// Nobody: both lost or neither came.
    Nobody,
}

/// A tie that can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ReadyTie {
    /// Which tie.
    pub tie: TieId,
    /// The one whose place in the bracket is higher up.
    pub first: PlayerId,
    /// The other.
    pub second: PlayerId,
}

/// Who stands in a place of the plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Occupant {
    /// Not known yet.
    Open,
    /// Nobody will come.
    Nobody,
    /// This player.
    Player(PlayerId),
}

/// A tie of the plan, as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlannedTie {
    /// Which.
    pub tie: TieId,
    /// How far along the plan it is, from 0: ties of one round are level.
    pub level: usize,
    /// Who plays in it, as far as it is known.
    pub players: [Option<PlayerId>; 2],
    /// Who goes on from it.
    pub winner: Option<PlayerId>,
    /// Whether somebody has no opponent in it.
    pub empty: bool,
    /// Where each of the two comes from; a seed from nowhere.
    pub from: [Option<Origin>; 2],
}

/// Where somebody in a tie comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// They won a tie.
    Winner(TieId),
    /// They lost one.
    Loser(TieId),
    /// They meet again after one.
    Again(TieId),
}

impl Bracket {
    /// Single elimination: whoever loses is out. The seeds are given best first and stand as far apart as can be; where
    /// the field is no power of two the best have a bye.
    pub fn single(seeds: &[PlayerId], third_place: bool) -> Self {
        let mut bracket = Self::empty(seeds);
        let rounds = bracket.first_rounds();
        if let ([.., semis, _], true) = (&rounds[..], third_place)
            && let &[one, other] = &semis[..]
        {
            bracket.ties[one.0].loser_place = None;
            bracket.ties[other.0].loser_place = None;
            bracket.add([Source::Loser(one), Source::Loser(other)], Some(4), Some(3));
        }
        bracket
    }

    /// Double elimination: whoever loses twice is out. The last of the losers' bracket meets the last unbeaten; if the
    /// unbeaten one loses, they play again.
    pub fn double(seeds: &[PlayerId]) -> Self {
        let mut bracket = Self::empty(seeds);
        let rounds = bracket.first_rounds();
        let Some(&[top]) = rounds.last().map(Vec::as_slice) else { return bracket };
        for tie in &mut bracket.ties {
            tie.loser_place = None;
        }
        bracket.ties[top.0].winner_place = None;
        let survivor = bracket.losers_rounds(&rounds);
        let last = match survivor {
            Some(source) => bracket.add([Source::Winner(top), source], None, None),
            None => bracket.add([Source::Winner(top), Source::Loser(top)], None, None),
        };
        let again = [Source::Again(last, Side::First), Source::Again(last, Side::Second)];
        bracket.add(again, Some(2), Some(1));
        bracket
    }

    fn empty(seeds: &[PlayerId]) -> Self {
        Self { seeds: seeds.to_vec(), ties: Vec::new(), decided: BTreeMap::new(), out: BTreeSet::new() }
    }

    fn add(&mut self, sources: [Source; 2], loser_place: Option<u32>, winner_place: Option<u32>) -> TieId {
        self.ties.push(Tie { sources, loser_place, winner_place });
        TieId(self.ties.len() - 1)
    }

    /// Adds the rounds of a single elimination; the ties of each.
    fn first_rounds(&mut self) -> Vec<Vec<TieId>> {
        let size = self.seeds.len().next_power_of_two();
        let mut sources: Vec<Source> = order(size).into_iter().map(Source::Seed).collect();
        let mut rounds = Vec::new();
        while sources.len() > 1 {
            let place = u32::try_from(sources.len() / 2 + 1).unwrap_or(u32::MAX);
            let first = (sources.len() == 2).then_some(1);
            let ties: Vec<TieId> =
                sources.chunks_exact(2).map(|pair| self.add([pair[0], pair[1]], Some(place), first)).collect();
            sources = ties.iter().map(|tie| Source::Winner(*tie)).collect();
            rounds.push(ties);
        }
        rounds
    }

    /// Adds the losers' bracket: the losers of a round meet each other, then those who come down from the next one.
    fn losers_rounds(&mut self, rounds: &[Vec<TieId>]) -> Option<Source> {
        let (first, later) = rounds.split_first()?;
        let mut alive: Vec<Source> = first.iter().map(|tie| Source::Loser(*tie)).collect();
        for (nth, round) in later.iter().enumerate() {
            alive = self.meet(&alive);
            // The order of those who come down is turned around every other time, so that nobody meets the same one again
            // before it must be.
            let down: Vec<Source> = round.iter().map(|tie| Source::Loser(*tie)).collect();
            let down: Vec<Source> = if nth.is_multiple_of(2) { down.into_iter().rev().collect() } else { down };
            let mixed: Vec<Source> = alive.iter().zip(&down).flat_map(|(up, down)| [*down, *up]).collect();
            alive = self.meet(&mixed);
        }
        if later.is_empty() { None } else { alive.first().copied() }
    }

    /// Adds the ties of neighbours whose losers are out; the winners.
    fn meet(&mut self, sources: &[Source]) -> Vec<Source> {
        // Those who are out share the place behind everyone still in either bracket.
        let ties: Vec<TieId> = sources.chunks_exact(2).map(|pair| self.add([pair[0], pair[1]], None, None)).collect();
        ties.into_iter().map(Source::Winner).collect()
    }

    /// Sets who goes on from a tie.
    pub fn decide(&mut self, tie: TieId, winner: Winner) {
        self.decided.insert(tie, winner);
    }

    /// Takes a player out of every tie that is not decided yet; whoever would have met them goes on.
    pub fn remove(&mut self, player: PlayerId) {
        self.out.insert(player);
    }

    /// The ties that can be played now; while any of the first round is open, only those, so that whoever has a bye rests.
    pub fn ready(&self) -> Vec<ReadyTie> {
        let stand = self.stand();
        let ties = (0..self.ties.len()).map(TieId).filter(|tie| !self.decided.contains_key(tie));
        let open: Vec<ReadyTie> = ties.filter_map(|tie| stand[tie.0].players(tie)).collect();
        let first: Vec<ReadyTie> = open.iter().filter(|ready| self.is_of_seeds(ready.tie)).copied().collect();
        if first.is_empty() { open } else { first }
    }

    /// The two of a tie, decided or not; `None` if somebody is not known yet, or will not come.
    pub fn players(&self, tie: TieId) -> Option<ReadyTie> {
        self.stand().get(tie.0)?.players(tie)
    }

    fn is_of_seeds(&self, tie: TieId) -> bool {
        self.ties[tie.0].sources.iter().all(|source| matches!(source, Source::Seed(_)))
    }

    /// Who goes on from the first round without a tie, in the order of the bracket.
    pub fn byes(&self) -> Vec<PlayerId> {
        let of_seeds = self.ties.iter().map(|tie| {
            tie.sources.map(|source| match source {
                Source::Seed(nth) => Some(self.seeds.get(nth)),
                _ => None,
            })
        });
        let alone = of_seeds.filter_map(|sources| match sources {
            [Some(Some(seed)), Some(None)] | [Some(None), Some(Some(seed))] => Some(*seed),
            _ => None,
        });
        alone.collect()
    }

    /// Whether nothing is left to play.
    pub fn is_over(&self) -> bool {
        self.ready().is_empty()
    }

    /// The whole plan, tie by tie, as far as it is known who plays in it.
    pub fn plan(&self) -> Vec<PlannedTie> {
        let stand = self.stand();
        let there = |occupant: Occupant| match occupant {
            Occupant::Player(player) => Some(player),
            Occupant::Open | Occupant::Nobody => None,
        };
        let line = |(nth, (tie, stood)): (usize, (&Tie, &Stood))| PlannedTie {
            tie: TieId(nth),
            level: stood.level,
            players: stood.occupants.map(there),
            winner: there(stood.winner),
            empty: stood.occupants.contains(&Occupant::Nobody),
            from: tie.sources.map(|source| match source {
                Source::Seed(_) => None,
                Source::Winner(tie) => Some(Origin::Winner(tie)),
                Source::Loser(tie) => Some(Origin::Loser(tie)),
                Source::Again(tie, _) => Some(Origin::Again(tie)),
            }),
        };
        self.ties.iter().zip(&stand).enumerate().map(line).collect()
    }

    /// Everyone's place, best first; those who went out together share one.
    pub fn places(&self) -> Vec<(u32, PlayerId)> {
        let stand = self.stand();
        // The later the tie after which someone was out, the better; the winner of the last one is first.
        let mut reached: BTreeMap<PlayerId, (usize, bool)> =
            self.seeds.iter().map(|seed| (*seed, (0, false))).collect();
        for stood in stand.iter().filter(|stood| !stood.occupants.contains(&Occupant::Open)) {
            for occupant in stood.occupants {
                if let Occupant::Player(player) = occupant {
                    let won = stood.winner == occupant && !self.out.contains(&player);
                    reached.insert(player, (stood.level, won));
                }
            }
        }
        let mut ranked: Vec<((usize, bool), PlayerId)> = reached.into_iter().map(|(player, at)| (at, player)).collect();
        ranked.sort_by_key(|(at, player)| (std::cmp::Reverse(*at), *player));
        let mut places: Vec<(u32, PlayerId)> = Vec::with_capacity(ranked.len());
        for (nth, (at, player)) in ranked.iter().enumerate() {
            let shared = nth > 0 && ranked[nth - 1].0 == *at;
            let place = if shared { places[nth - 1].0 } else { u32::try_from(nth + 1).unwrap_or(u32::MAX) };
            places.push((place, *player));
        }
        self.fix(&stand, &mut places);
        places.sort_unstable();
        places
    }

    /// Places that a tie gives by itself, such as the third.
    fn fix(&self, stand: &[Stood], places: &mut [(u32, PlayerId)]) {
        for (plan, stood) in self.ties.iter().zip(stand) {
            for (place, occupant) in [(plan.winner_place, stood.winner), (plan.loser_place, stood.loser)] {
                if let (Some(place), Occupant::Player(player)) = (place, occupant)
                    && let Some(row) = places.iter_mut().find(|row| row.1 == player)
                {
                    row.0 = place;
                }
            }
        }
    }

    /// How every tie stands; a tie comes after those its players come from.
    fn stand(&self) -> Vec<Stood> {
        let mut stand: Vec<Stood> = Vec::with_capacity(self.ties.len());
        for (tie, plan) in self.ties.iter().enumerate() {
            let decided = self.decided.get(&TieId(tie));
            let occupants = plan.sources.map(|source| self.occupant(source, &stand, decided.is_some()));
            let [first, second] = occupants;
            let (winner, loser) = match (decided, first, second) {
                (Some(Winner::Side(Side::First)), ..) => (first, second),
                (Some(Winner::Side(Side::Second)), ..) => (second, first),
                (Some(Winner::Nobody), ..) => (Occupant::Nobody, Occupant::Nobody),
                (None, Occupant::Nobody, other) | (None, other, Occupant::Nobody) => (other, Occupant::Nobody),
                (None, ..) => (Occupant::Open, Occupant::Open),
            };
            let level = |source: &Source| match *source {
                Source::Seed(_) => 0,
                Source::Winner(tie) | Source::Again(tie, _) => stand[tie.0].level + 1,
                Source::Loser(tie) => stand[tie.0].level,
            };
            let level = plan.sources.iter().map(level).max().unwrap_or(0);
            stand.push(Stood { occupants, winner, loser, level });
        }
        stand
    }

    /// Who comes from a source; someone taken out still stands in a tie that was decided before.
    fn occupant(&self, source: Source, stand: &[Stood], decided: bool) -> Occupant {
        let occupant = match source {
            Source::Seed(nth) => self.seeds.get(nth).map_or(Occupant::Nobody, |player| Occupant::Player(*player)),
            Source::Winner(tie) => stand[tie.0].winner,
            Source::Loser(tie) => stand[tie.0].loser,
            Source::Again(tie, side) => {
                let last = &stand[tie.0];
                let again = self.decided.get(&tie) == Some(&Winner::Side(Side::Second));
                match (side, last.winner) {
                    _ if again => last.occupants[side as usize],
                    (Side::First, winner) => winner,
                    (Side::Second, Occupant::Open) => Occupant::Open,
                    (Side::Second, _) => Occupant::Nobody,
                }
            }
        };
        match occupant {
            Occupant::Player(player) if !decided && self.out.contains(&player) => Occupant::Nobody,
            other => other,
        }
    }
}

/// How a tie stands.
struct Stood {
    occupants: [Occupant; 2],
    winner: Occupant,
    loser: Occupant,
    /// How far along the plan it is: ties of one round are level.
    level: usize,
}

impl Stood {
    /// The two of the tie that stands so.
    const fn players(&self, tie: TieId) -> Option<ReadyTie> {
        match self.occupants {
            [Occupant::Player(first), Occupant::Player(second)] => Some(ReadyTie { tie, first, second }),
            _ => None,
        }
    }
}

/// The order of seeds, from 0, down a bracket of this size: the best two can meet only in the final, and so on.
fn order(size: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < size {
        let twice = order.len() * 2;
        order = order.iter().flat_map(|&seed| [seed, twice - 1 - seed]).collect();
    }
    order
}

#[cfg(test)]
mod tests;
