//! What each pair of a field costs under the criteria.
//!
//! Players stand in the order of their lots; the place after the last is that of the bye, if the field is odd.

use std::collections::HashMap;
use std::hash::Hash;

use super::colours::{self, History};
use super::layers::layers;
use super::wish::{Bonds, Wish};
use super::{ByeTo, Criteria, Criterion, Field, Float, Impossible, Opening, Seat};
use crate::pairing::matching::Lex;
use crate::{Lots, PlayerId, Score, Side};

/// More byes than this count as so many; nobody plays so many rounds.
const MOST_BYES: u32 = 1000;

/// What matters of a player, in small numbers.
#[derive(Clone, Copy, Debug)]
struct Facts {
    layer: i64,
    /// Which of the histories.
    history: usize,
    /// The number of the club, from 1; 0 for none.
    club: u32,
    team: u32,
    floated: Option<Float>,
    upper: bool,
    /// The rank in the layer by number, from 0, and how many are in it.
    rank: (i64, i64),
}

/// The costs of all pairs.
#[derive(Debug)]
pub(super) struct Costs<'a> {
    pub field: &'a Field,
    pub criteria: &'a Criteria,
    /// The players by lot.
    pub seats: Vec<&'a Seat>,
    pub bonds: Bonds,
    facts: Vec<Facts>,
    lowest: i64,
    /// Whether neighbouring lots meet.
    neighbours: bool,
    /// The lots of pairs.
    pair_lots: Lots,
    histories: Vec<History>,
    /// For each criterion of colour and two histories, what the better colours cost.
    by_colour: [Vec<i64>; Criterion::ALL.len()],
    /// For each player a bit for each other that they have met.
    met: Vec<u64>,
}

impl<'a> Costs<'a> {
    /// Looks at a field.
    ///
    /// # Errors
    /// A wish that names nobody or contradicts another.
    pub fn new(field: &'a Field, criteria: &'a Criteria, wishes: &[Wish], seed: u64) -> Result<Self, Impossible> {
        let seats = by_lot(field, criteria, seed);
        let places: HashMap<PlayerId, usize> = seats.iter().enumerate().map(|(i, seat)| (seat.player, i)).collect();
        let bonds = Bonds::of(wishes, &places)?;
        let (facts, histories) = facts(&seats, criteria, field.round);
        let lowest = facts.iter().map(|facts| facts.layer).max().unwrap_or(0);
        let met = meetings(&seats, &places);
        let mut costs = Self {
            field,
            criteria,
            seats,
            bonds,
            facts,
            lowest,
            neighbours: criteria.pairs_neighbours(field.round),
            pair_lots: Lots::stream(seed, u64::from(field.round)),
            histories,
            by_colour: Default::default(),
            met,
        };
        for criterion in criteria.ranked().into_iter().filter(|criterion| criterion.is_of_colour()) {
            costs.by_colour[criterion as usize] = costs.colour_table(criterion);
        }
        Ok(costs)
    }

    /// How many places there are, the bye among them.
    pub fn places(&self) -> usize {
        self.seats.len() + self.seats.len() % 2
    }

    /// The layer of a player; the highest is 0.
    pub fn layer(&self, u: usize) -> i64 {
        self.facts[u].layer
    }

    /// What players have in common who cost the same in all that does not depend on who they are.
    pub fn kind(&self, u: usize) -> (i64, usize, Option<Float>) {
        (self.facts[u].layer, self.facts[u].history, self.facts[u].floated)
    }

    /// What the better colours cost, for any two histories.
    fn colour_table(&self, criterion: Criterion) -> Vec<i64> {
        let all = &self.histories;
        let pairs = all.iter().flat_map(|a| all.iter().map(move |b| (a, b)));
        let better = |(a, b)| colours::better(a, b, self.criteria).unwrap_or(Side::First);
        pairs.map(|(a, b)| colours::cost(a, b, better((a, b)), criterion, self.criteria)).collect()
    }

    /// The criteria that can differ between rounds of this field, in their order.
    pub fn active(&self) -> Vec<Criterion> {
        let seats = &self.seats;
        let first = self.field.round == 1;
        let odd = seats.len() % 2 == 1;
        let is_active = |criterion: &Criterion| match criterion {
            Criterion::Wish => !self.bonds.is_empty(),
            Criterion::Rematch => self.met.iter().any(|&bits| bits != 0),
            Criterion::ByeAgain => odd && seats.iter().any(|seat| seat.byes > 0),
            Criterion::Seeds => first && self.criteria.opening.parts_seeds(),
            Criterion::Halves => first && self.criteria.opening == Opening::Halves,
            Criterion::Club => {
                self.criteria.clubs.holds(self.field.round) && seats.iter().any(|seat| seat.club.is_some())
            }
            Criterion::Team => {
                self.criteria.teams.holds(self.field.round) && seats.iter().any(|seat| seat.team.is_some())
            }
            Criterion::Bye => odd && (self.criteria.bye == ByeTo::LastLot || self.lowest > 0),
            Criterion::Score => self.lowest > 0,
            Criterion::Rank => !self.neighbours,
            Criterion::Float => self.lowest > 0 && seats.iter().any(|seat| seat.floated.is_some()),
            Criterion::Run | Criterion::Third | Criterion::Balance | Criterion::Alternate => {
                self.by_colour[*criterion as usize].iter().any(|&cost| cost != 0)
            }
            Criterion::Lot => true,
        };
        self.criteria.ranked().into_iter().filter(is_active).collect()
    }

    /// What a pair costs under some criteria.
    pub fn cost<const K: usize>(&self, active: &[Criterion], u: usize, v: usize) -> Lex<K> {
        let mut cost = [0; K];
        for (component, &criterion) in cost.iter_mut().zip(active) {
            *component = self.term(criterion, u, v);
        }
        Lex(cost)
    }

    /// What a pair, or a player and the bye, cost under a criterion.
    pub fn term(&self, criterion: Criterion, u: usize, v: usize) -> i64 {
        let players = self.seats.len();
        if criterion == Criterion::Lot {
            return self.lot(u, v);
        }
        if criterion == Criterion::Wish {
            return self.bonds.broken(u, v);
        }
        if u >= players || v >= players { self.bye_term(criterion, u.min(v)) } else { self.pair_term(criterion, u, v) }
    }

    /// The lot of two places.
    fn lot(&self, u: usize, v: usize) -> i64 {
        if self.neighbours { difference(u, v).pow(2) } else { i64::from(self.pair_lots.of_two(u, v)) }
    }

    fn bye_term(&self, criterion: Criterion, u: usize) -> i64 {
        match criterion {
            Criterion::ByeAgain => i64::from(self.seats[u].byes.min(MOST_BYES)),
            Criterion::Bye => match self.criteria.bye {
                ByeTo::Lowest => (self.lowest - self.facts[u].layer).pow(2),
                ByeTo::LastLot => difference(u, self.seats.len() - 1),
            },
            _ => 0,
        }
    }

    fn pair_term(&self, criterion: Criterion, u: usize, v: usize) -> i64 {
        let (a, b) = (&self.facts[u], &self.facts[v]);
        match criterion {
            Criterion::Rematch => i64::from(self.have_met(u, v)),
            Criterion::Seeds if self.field.round == 1 && self.criteria.opening.parts_seeds() => {
                i64::from(self.seats[u].seeded && self.seats[v].seeded)
            }
            // Accelerated, each layer has halves of its own, and whoever leaves theirs meets either half.
            Criterion::Halves if self.opens(Opening::Halves) => {
                let whole = self.criteria.head_start(self.field.round).is_none();
                i64::from(a.upper == b.upper && (whole || a.layer == b.layer))
            }
            Criterion::Club if self.criteria.clubs.holds(self.field.round) => {
                i64::from(a.club != 0 && a.club == b.club)
            }
            Criterion::Team if self.criteria.teams.holds(self.field.round) => {
                i64::from(a.team != 0 && a.team == b.team)
            }
            Criterion::Score => (a.layer - b.layer).pow(2),
            Criterion::Rank if !self.neighbours && a.layer == b.layer => {
                ((a.rank.0 - b.rank.0).abs() - a.rank.1 / 2).pow(2)
            }
            Criterion::Float => again(a, b) + again(b, a),
            Criterion::Run | Criterion::Third | Criterion::Balance | Criterion::Alternate => {
                match self.bonds.colour(u, v) {
                    Some(colour) => {
                        let (a, b) = (&self.histories[a.history], &self.histories[b.history]);
                        colours::cost(a, b, colour, criterion, self.criteria)
                    }
                    None => self.by_colour[criterion as usize][a.history * self.histories.len() + b.history],
                }
            }
            _ => 0,
        }
    }

    fn opens(&self, opening: Opening) -> bool {
        self.field.round == 1 && self.criteria.opening == opening
    }

    fn have_met(&self, u: usize, v: usize) -> bool {
        let row = self.seats.len().div_ceil(64);
        self.met[u * row + v / 64] >> (v % 64) & 1 == 1
    }

    /// The colour that the first of two players gets.
    pub fn colour(&self, u: usize, v: usize) -> Side {
        let wished = self.bonds.colour(u, v);
        wished.unwrap_or_else(|| colours::colour(self.seats[u], self.seats[v], u < v, self.field.round, self.criteria))
    }
}

/// Whether the first floats the same way again, meeting the second.
fn again(a: &Facts, b: &Facts) -> i64 {
    i64::from(match a.floated {
        Some(Float::Down) => a.layer < b.layer,
        Some(Float::Up) => a.layer > b.layer,
        None => false,
    })
}

/// How far two places are apart.
fn difference(u: usize, v: usize) -> i64 {
    i64::try_from(u.abs_diff(v)).expect("places are few")
}

/// The players in the order of their lots.
fn by_lot<'a>(field: &'a Field, criteria: &Criteria, seed: u64) -> Vec<&'a Seat> {
    let mut seats: Vec<&Seat> = field.players.iter().collect();
    if field.round == 1 && criteria.opening.is_numbered() {
        seats.sort_unstable_by_key(|seat| (seat.number, seat.player));
    } else {
        seats.sort_unstable_by_key(|seat| seat.player);
        Lots::stream(seed, u64::from(field.round)).shuffle(&mut seats);
    }
    seats
}

/// Numbers things as they come, equal ones alike.
fn number<T: Eq + Hash>(things: impl Iterator<Item = T>) -> Vec<usize> {
    let mut known = HashMap::new();
    things
        .map(|thing| {
            let next = known.len();
            *known.entry(thing).or_insert(next)
        })
        .collect()
}

/// Numbers names from 1; 0 for none.
fn groups<'a>(names: impl Iterator<Item = &'a Option<String>>) -> Vec<u32> {
    let mut known: HashMap<&str, u32> = HashMap::new();
    let mut next = 0;
    names
        .map(|name| match name {
            None => 0,
            Some(name) => *known.entry(name).or_insert_with(|| {
                next += 1;
                next
            }),
        })
        .collect()
}

/// What matters of each player, and the different histories of colours.
fn facts(seats: &[&Seat], criteria: &Criteria, round: u16) -> (Vec<Facts>, Vec<History>) {
    let mut by_number: Vec<usize> = (0..seats.len()).collect();
    by_number.sort_unstable_by_key(|&u| (seats[u].number, seats[u].player));
    let head_start = criteria.head_start(round);
    let mut scores: Vec<Score> = seats.iter().map(|seat| seat.score).collect();
    for &u in &by_number[..seats.len() / 2] {
        scores[u] += head_start.unwrap_or_default();
    }
    let layers = layers(&scores, criteria.thin);
    let all: Vec<History> = seats.iter().map(|seat| History::of(seat)).collect();
    let numbered = number(all.iter());
    let mut histories = Vec::new();
    for (history, &number) in all.iter().zip(&numbered) {
        if number == histories.len() {
            histories.push(*history);
        }
    }
    let (clubs, teams) = (groups(seats.iter().map(|seat| &seat.club)), groups(seats.iter().map(|seat| &seat.team)));
    let ranks = ranks(&by_number, &layers);
    let mut upper = vec![false; seats.len()];
    for (nth, &u) in by_number.iter().enumerate() {
        upper[u] = if head_start.is_some() { ranks[u].0 < ranks[u].1 / 2 } else { nth < seats.len() / 2 };
    }
    let facts = |u: usize| Facts {
        layer: layers[u],
        history: numbered[u],
        club: clubs[u],
        team: teams[u],
        floated: seats[u].floated,
        upper: upper[u],
        rank: ranks[u],
    };
    ((0..seats.len()).map(facts).collect(), histories)
}

/// The rank of each in their layer by number, from 0, and how many are in it.
fn ranks(by_number: &[usize], layers: &[i64]) -> Vec<(i64, i64)> {
    // Layers are counted from 0.
    let at = |u: usize| usize::try_from(layers[u]).unwrap_or(0);
    let mut sizes = vec![0; layers.len()];
    let mut ranks = vec![(0, 0); layers.len()];
    for &u in by_number {
        ranks[u].0 = sizes[at(u)];
        sizes[at(u)] += 1;
    }
    for (u, rank) in ranks.iter_mut().enumerate() {
        rank.1 = sizes[at(u)];
    }
    ranks
}

/// Who has met whom, told by either of them.
fn meetings(seats: &[&Seat], places: &HashMap<PlayerId, usize>) -> Vec<u64> {
    let row = seats.len().div_ceil(64);
    let mut met = vec![0; seats.len() * row];
    for (u, seat) in seats.iter().enumerate() {
        for v in seat.met.iter().filter_map(|player| places.get(player).copied()) {
            met[u * row + v / 64] |= 1 << (v % 64);
            met[v * row + u / 64] |= 1 << (u % 64);
        }
    }
    met
}
