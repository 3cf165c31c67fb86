//! What pairs cost, worked out plainly from the records of the two players.

use crate::pairing::Pair;
use crate::pairing::swiss::{Apart, ByeTo, Criteria, Criterion, Field, FirstMove, Float, Opening, Seat, Wish};
use crate::{Lots, PlayerId, Score, Side};

/// A field in the order of its lots.
pub(super) struct Plain<'a> {
    field: &'a Field,
    criteria: &'a Criteria,
    wishes: &'a [Wish],
    seats: Vec<&'a Seat>,
    /// The layer of each seat, counted from the top.
    layers: Vec<i64>,
    /// Seats of the upper half of the numbers.
    upper: Vec<bool>,
    /// How many of the layer have smaller numbers, and how many are in it.
    ranks: Vec<(usize, usize)>,
    pair_lots: Lots,
    /// The criteria of colour in their order.
    of_colour: Vec<Criterion>,
    /// What the first and the second move cost each player under them.
    given: Vec<[Vec<i64>; 2]>,
}

impl<'a> Plain<'a> {
    pub fn new(field: &'a Field, criteria: &'a Criteria, wishes: &'a [Wish], seed: u64) -> Self {
        let drawn = !(field.round == 1 && criteria.opening.is_numbered());
        let mut seats: Vec<&Seat> = field.players.iter().collect();
        seats.sort_by_key(|seat| (if drawn { 0 } else { seat.number }, seat.player));
        if drawn {
            Lots::stream(seed, field.round.into()).shuffle(&mut seats);
        }
        let before = |one: &Seat| seats.iter().filter(|s| (s.number, s.player) < (one.number, one.player)).count();
        let mut upper: Vec<bool> = seats.iter().map(|seat| before(seat) < seats.len() / 2).collect();
        let ahead = criteria.accelerated.filter(|one| one.rounds >= field.round).map(|one| one.points);
        let more = |upper: bool| ahead.filter(|_| upper).unwrap_or(Score::ZERO);
        let scores: Vec<Score> = seats.iter().zip(&upper).map(|(seat, upper)| seat.score + more(*upper)).collect();
        let layers = layers(&scores, criteria.thin as usize);
        let ranks: Vec<(usize, usize)> = (0..seats.len()).map(|place| rank(&seats, &layers, place)).collect();
        if ahead.is_some() {
            upper = ranks.iter().map(|(rank, size)| *rank < size / 2).collect();
        }
        let pair_lots = Lots::stream(seed, field.round.into());
        let of_colour: Vec<Criterion> = ranked(criteria).into_iter().filter(|&c| is_of_colour(c)).collect();
        let one = |seat, colour| of_colour.iter().map(|&c| given(seat, colour, c, criteria)).collect();
        let given = seats.iter().map(|seat| Side::BOTH.map(|colour| one(seat, colour))).collect();
        Self { field, criteria, wishes, seats, layers, upper, ranks, pair_lots, of_colour, given }
    }

    pub fn players(&self) -> usize {
        self.seats.len()
    }

    pub fn lots(&self) -> impl Iterator<Item = PlayerId> + '_ {
        self.seats.iter().map(|seat| seat.player)
    }

    /// The player of a place; none for the bye.
    pub fn player(&self, place: usize) -> Option<PlayerId> {
        self.seats.get(place).map(|seat| seat.player)
    }

    /// The place of a player; that of the bye for a stranger.
    pub fn place(&self, player: PlayerId) -> usize {
        self.lots().position(|other| other == player).unwrap_or(self.seats.len())
    }

    /// What two places cost under a criterion; the one after the last is the bye.
    pub fn term(&self, criterion: Criterion, u: usize, v: usize) -> i64 {
        let apart = i64::try_from(u.abs_diff(v)).unwrap_or(i64::MAX);
        match (criterion, self.seats.get(u), self.seats.get(v)) {
            (Criterion::Lot, ..) if self.field.round == 1 && self.criteria.opening != Opening::Halves => apart * apart,
            (Criterion::Lot, ..) => self.pair_lots.of_two(u, v).into(),
            (Criterion::Wish, a, b) => self.wishes_broken(a.map(|s| s.player), b.map(|s| s.player)),
            (_, Some(_), Some(_)) if is_of_colour(criterion) => self.by_colour(criterion, u, v),
            (_, Some(a), Some(b)) => self.meeting(criterion, (a, u), (b, v)),
            (_, Some(a), None) => self.bye(criterion, a, u),
            (_, None, Some(b)) => self.bye(criterion, b, v),
            (_, None, None) => 0,
        }
    }

    fn bye(&self, criterion: Criterion, seat: &Seat, place: usize) -> i64 {
        let above = self.layers.iter().max().copied().unwrap_or(0) - self.layers[place];
        match criterion {
            Criterion::ByeAgain => seat.byes.min(1000).into(),
            Criterion::Bye if self.criteria.bye == ByeTo::Lowest => above * above,
            Criterion::Bye => i64::try_from(self.seats.len() - 1 - place).unwrap_or(i64::MAX),
            _ => 0,
        }
    }

    fn meeting(&self, criterion: Criterion, (a, u): (&Seat, usize), (b, v): (&Seat, usize)) -> i64 {
        let round = self.field.round;
        let opening = (round == 1).then_some(self.criteria.opening);
        let down = self.layers[v] - self.layers[u];
        let floats = |seat: &Seat, down: i64| match seat.floated {
            Some(Float::Down) => i64::from(down > 0),
            Some(Float::Up) => i64::from(down < 0),
            None => 0,
        };
        match criterion {
            Criterion::Rematch => (a.met.contains(&b.player) || b.met.contains(&a.player)).into(),
            Criterion::Seeds => (opening.is_some_and(Opening::parts_seeds) && a.seeded && b.seeded).into(),
            Criterion::Halves => {
                let apart = self.criteria.accelerated.is_some() && down != 0;
                (opening == Some(Opening::Halves) && self.upper[u] == self.upper[v] && !apart).into()
            }
            Criterion::Rank if opening.is_none_or(|opening| opening == Opening::Halves) && down == 0 => {
                let ((mine, size), (theirs, _)) = (self.ranks[u], self.ranks[v]);
                i64::try_from(mine.abs_diff(theirs).abs_diff(size / 2).pow(2)).unwrap_or(i64::MAX)
            }
            Criterion::Club => (keeps(self.criteria.clubs, round) && a.club.is_some() && a.club == b.club).into(),
            Criterion::Team => (keeps(self.criteria.teams, round) && a.team.is_some() && a.team == b.team).into(),
            Criterion::Score => down * down,
            Criterion::Float => floats(a, down) + floats(b, -down),
            _ => 0,
        }
    }

    /// How many of the wishes on a pair are broken by it, counted for each player with another partner.
    fn wishes_broken(&self, a: Option<PlayerId>, b: Option<PlayerId>) -> i64 {
        let mut bound: Vec<(Option<PlayerId>, Option<PlayerId>)> = Vec::new();
        let mut apart = false;
        for wish in self.wishes {
            let (x, y) = match *wish {
                Wish::Meet(x, y) | Wish::Apart(x, y) => (Some(x), Some(y)),
                Wish::Play(pair) => (Some(pair.first), Some(pair.second)),
                Wish::Bye(x) | Wish::NoBye(x) => (Some(x), None),
            };
            if matches!(wish, Wish::Apart(..) | Wish::NoBye(_)) {
                apart |= (a, b) == (x, y) || (a, b) == (y, x);
            } else {
                bound.extend([(x, y), (y, x)]);
            }
        }
        let elsewhere = |one, other| bound.iter().any(|&(x, y)| x == one && y != other);
        i64::from(elsewhere(a, b)) + i64::from(elsewhere(b, a)) + i64::from(apart)
    }

    /// The colour wished for the first of a pair.
    pub fn wished_colour(&self, pair: Pair) -> Option<Side> {
        self.wishes.iter().find_map(|wish| match wish {
            Wish::Play(wished) if *wished == pair => Some(Side::First),
            Wish::Play(wished) if (wished.first, wished.second) == (pair.second, pair.first) => Some(Side::Second),
            _ => None,
        })
    }

    /// What a criterion of colour costs with the colours that the pair should have.
    fn by_colour(&self, criterion: Criterion, u: usize, v: usize) -> i64 {
        let Some(at) = self.of_colour.iter().position(|&other| other == criterion) else { return 0 };
        let pair = Pair { first: self.seats[u].player, second: self.seats[v].player };
        let swapped = match self.wished_colour(pair) {
            Some(colour) => colour == Side::Second,
            None => self.colour_costs(v, u).lt(self.colour_costs(u, v)),
        };
        let (first, second) = if swapped { (v, u) } else { (u, v) };
        self.given[first][0][at] + self.given[second][1][at]
    }

    /// What the colours cost, criterion by criterion, if the first place has the first move.
    pub fn colour_costs(&self, first: usize, second: usize) -> impl Iterator<Item = i64> + '_ {
        self.given[first][0].iter().zip(&self.given[second][1]).map(|(first, second)| first + second)
    }

    /// Whether the first place moves first when the costs leave it open.
    pub fn moves_first(&self, first: usize, second: usize) -> bool {
        let (a, b) = (self.seats[first], self.seats[second]);
        let rounds = 0..a.colours.len().min(b.colours.len());
        let last =
            rounds.rev().find(|&r| a.colours[r].is_some() && b.colours[r].is_some() && a.colours[r] != b.colours[r]);
        if let Some(round) = last {
            return a.colours[round] == Some(Side::Second);
        }
        let odd = |number: u32| number % 2 == 1;
        let round = u32::from(self.field.round);
        match self.criteria.first_move {
            FirstMove::RoundParity if a.number < b.number => odd(round),
            FirstMove::RoundParity if a.number > b.number => !odd(round),
            FirstMove::OddNumber if odd(a.number) != odd(b.number) => odd(a.number),
            _ => first < second,
        }
    }
}

/// The criteria of a charter, the wishes first, then what must not be, then what is sought, the lot last.
pub(super) fn ranked(criteria: &Criteria) -> Vec<Criterion> {
    let mut ranked = vec![Criterion::Wish];
    ranked.extend(&criteria.absolute);
    ranked.extend(&criteria.order);
    ranked.push(Criterion::Lot);
    ranked
}

/// Whether the charter lets nobody break a criterion.
pub(super) fn must_hold(criteria: &Criteria, criterion: Criterion) -> bool {
    ranked(criteria)[..=criteria.absolute.len()].contains(&criterion)
}

const fn is_of_colour(criterion: Criterion) -> bool {
    matches!(criterion, Criterion::Run | Criterion::Third | Criterion::Balance | Criterion::Alternate)
}

/// How many of the layer of a place have smaller numbers, and how many are in it.
fn rank(seats: &[&Seat], layers: &[i64], place: usize) -> (usize, usize) {
    let own = (seats[place].number, seats[place].player);
    let mates = seats.iter().zip(layers).filter(|(_, layer)| **layer == layers[place]);
    let mates: Vec<(u32, PlayerId)> = mates.map(|(seat, _)| (seat.number, seat.player)).collect();
    (mates.iter().filter(|mate| **mate < own).count(), mates.len())
}

/// Whether those who belong together are kept apart in a round.
fn keeps(apart: Apart, round: u16) -> bool {
    apart == Apart::Always || matches!(apart, Apart::First(rounds) if rounds >= round)
}

/// What it costs to give a player a colour.
fn given(seat: &Seat, colour: Side, criterion: Criterion, criteria: &Criteria) -> i64 {
    let games: Vec<Side> = seat.colours.iter().copied().flatten().collect();
    let run = games.iter().rev().take_while(|&&past| past == colour).count();
    let count = |wanted| games.iter().filter(|&&past| past == wanted).count();
    let (same, other) = (count(colour), count(!colour));
    let after = i64::try_from((same + 1).abs_diff(other)).unwrap_or(i64::MAX).min(1000);
    match criterion {
        Criterion::Run => i64::from(run >= criteria.longest_run as usize),
        Criterion::Third => i64::from(run >= 2 && same > other),
        Criterion::Balance => after * after,
        Criterion::Alternate => i64::from(run >= 1),
        _ => 0,
    }
}

/// The layer of each score: thin groups take in the next until they are thick enough, a thin last one joins the one above.
fn layers(scores: &[Score], thin: usize) -> Vec<i64> {
    let mut distinct: Vec<Score> = scores.to_vec();
    distinct.sort();
    distinct.dedup();
    let size = |layer: &[Score]| scores.iter().filter(|score| layer.contains(score)).count();
    let mut all: Vec<Vec<Score>> = Vec::new();
    while let Some(score) = distinct.pop() {
        if all.last().is_some_and(|layer| size(layer) < thin) {
            all.last_mut().into_iter().for_each(|layer| layer.push(score));
        } else {
            all.push(vec![score]);
        }
    }
    if all.len() > 1 && all.last().is_some_and(|layer| size(layer) < thin) {
        let last = all.pop().unwrap_or_default();
        all.last_mut().into_iter().for_each(|layer| layer.extend(&last));
    }
    let layer = |score: &Score| all.iter().position(|layer| layer.contains(score)).unwrap_or(0);
    scores.iter().map(|score| i64::try_from(layer(score)).unwrap_or(i64::MAX)).collect()
}
