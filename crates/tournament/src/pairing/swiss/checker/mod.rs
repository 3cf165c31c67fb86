//! Verifies any round against the criteria, on another road than the pairer's.
//!
//! Costs are worked out again from the charter and the players' own records ([`plain`]), with nothing of the pairer's but the
//! lots, and that no round costs less is shown by trying all
//! rounds of a small field, and by the round's certificate in a larger one ([`optimum`]). A round that brings no certificate,
//! such as one made by hand, is compared with the round the pairer makes.

mod optimum;
mod plain;

use std::cmp::Ordering;
use std::fmt;

use books::Article;
use books::event::{Laws, OfRound};
use schemars::JsonSchema;
use serde::Serialize;

use super::{Break, Criteria, Criterion, Field, Impossible, Round, Wish, pair};
use crate::pairing::Pair;
use crate::{PlayerId, Side};
use plain::{Plain, must_hold, ranked};

/// What is wrong with a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Complaint {
    /// The player is not in the field.
    NotInField(PlayerId),
    /// The player has neither an opponent nor the bye.
    Missing(PlayerId),
    /// The player is named more than once.
    Twice(PlayerId),
    /// The lots are not those of the seed.
    Lots,
    /// The round breaks what must not be broken.
    Breaks(Break),
    /// The two should have the other colours.
    Colours(Pair),
    /// The round costs other than it says.
    Costs {
        /// Under which criterion.
        criterion: Criterion,
        /// What it says.
        stated: Option<i64>,
        /// What it costs.
        found: i64,
    },
    /// There is a better round.
    NotOptimal {
        /// The first criterion under which it is better.
        criterion: Criterion,
        /// What the round costs.
        found: i64,
        /// What the better one costs.
        best: i64,
    },
    /// The field cannot be paired at all.
    Impossible(Impossible),
}

impl Complaint {
    /// The criterion it is about.
    pub const fn criterion(&self) -> Criterion {
        match self {
            Self::NotInField(_) | Self::Missing(_) | Self::Twice(_) | Self::Impossible(_) => Criterion::Wish,
            Self::Lots => Criterion::Lot,
            Self::Breaks(broken) => broken.criterion,
            Self::Colours(_) => Criterion::Alternate,
            Self::Costs { criterion, .. } | Self::NotOptimal { criterion, .. } => *criterion,
        }
    }

    /// The articles it stands on.
    pub fn articles(&self, laws: &Laws) -> Vec<Article> {
        laws.cite(OfRound::Criterion(self.criterion()))
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotInField(player) => write!(f, "player {player} is not in the field"),
            Self::Missing(player) => write!(f, "player {player} has neither an opponent nor the bye"),
            Self::Twice(player) => write!(f, "player {player} is paired more than once"),
            Self::Lots => f.write_str("the lots are not those of the seed"),
            Self::Breaks(broken) => write!(f, "the round breaks {broken}"),
            Self::Colours(pair) => write!(f, "{} and {} should have the other colours", pair.first, pair.second),
            Self::Costs { criterion, stated: Some(stated), found } => {
                write!(f, "the round costs {found} under {criterion:?}, not {stated} as stated")
            }
            Self::Costs { criterion, stated: None, found } => {
                write!(f, "the round costs {found} under {criterion:?}, and states nothing")
            }
            Self::NotOptimal { criterion, found, best } => {
                write!(f, "the round costs {found} under {criterion:?}, another only {best}")
            }
            Self::Impossible(impossible) => impossible.fmt(f),
        }
    }
}

/// Everything that is wrong with a round.
pub fn check(field: &Field, criteria: &Criteria, wishes: &[Wish], round: &Round) -> Vec<Complaint> {
    let mut complaints = everyone_once(field, round);
    let plain = Plain::new(field, criteria, wishes, round.seed);
    if plain.lots().ne(round.lots.iter().copied()) {
        complaints.push(Complaint::Lots);
    }
    if !complaints.is_empty() {
        return complaints;
    }
    complaints.extend(breaks(&plain, criteria, round));
    complaints.extend(round.pairs.iter().filter(|pair| !plain.colours_fit(**pair)).copied().map(Complaint::Colours));
    complaints.extend(stated(&plain, criteria, round));
    if complaints.is_empty() {
        complaints.extend(better(&plain, field, criteria, wishes, round));
    }
    complaints
}

/// Whether everyone of the field, and nobody else, is paired or has the bye.
fn everyone_once(field: &Field, round: &Round) -> Vec<Complaint> {
    let named: Vec<PlayerId> = round.pairs.iter().flat_map(|pair| [pair.first, pair.second]).chain(round.bye).collect();
    let mut sorted = named;
    sorted.sort_unstable();
    let mut known: Vec<PlayerId> = field.players.iter().map(|seat| seat.player).collect();
    known.sort_unstable();
    let twice = sorted.windows(2).filter(|two| two[0] == two[1]).map(|two| Complaint::Twice(two[0]));
    let strangers = sorted.iter().filter(|player| known.binary_search(player).is_err());
    let missing = known.iter().filter(|player| sorted.binary_search(player).is_err());
    twice
        .chain(strangers.map(|&player| Complaint::NotInField(player)))
        .chain(missing.map(|&player| Complaint::Missing(player)))
        .collect()
}

/// Who meets whom in a round, by place, the bye last.
fn meetings(plain: &Plain<'_>, round: &Round) -> Vec<(usize, usize)> {
    let pairs = round.pairs.iter().map(|pair| (plain.place(pair.first), plain.place(pair.second)));
    pairs.chain(round.bye.map(|player| (plain.place(player), plain.players()))).collect()
}

fn breaks(plain: &Plain<'_>, criteria: &Criteria, round: &Round) -> Vec<Complaint> {
    let mut all = Vec::new();
    for (u, v) in meetings(plain, round) {
        for criterion in ranked(criteria) {
            if must_hold(criteria, criterion) && plain.term(criterion, u, v) > 0 {
                let (player, opponent) = (plain.player(u).unwrap_or(PlayerId::new(0)), plain.player(v));
                all.push(Complaint::Breaks(Break { criterion, player, opponent }));
            }
        }
    }
    all
}

/// What the round costs under a criterion.
fn total(plain: &Plain<'_>, round: &Round, criterion: Criterion) -> i64 {
    meetings(plain, round).into_iter().map(|(u, v)| plain.term(criterion, u, v)).sum()
}

/// Whether the costs are as stated.
fn stated(plain: &Plain<'_>, criteria: &Criteria, round: &Round) -> Vec<Complaint> {
    let check = |(i, criterion): (usize, Criterion)| {
        let stated = round.costs.get(i).filter(|(named, _)| *named == criterion).map(|&(_, cost)| cost);
        let found = total(plain, round, criterion);
        (stated != Some(found)).then_some(Complaint::Costs { criterion, stated, found })
    };
    ranked(criteria).into_iter().enumerate().filter_map(check).collect()
}

/// Whether there is a better round.
fn better(plain: &Plain<'_>, field: &Field, criteria: &Criteria, wishes: &[Wish], round: &Round) -> Option<Complaint> {
    let ranked = ranked(criteria);
    let best: Vec<i64> = if plain.players() <= optimum::SMALL {
        optimum::of_all(plain, &ranked)
    } else if optimum::is_proved(plain, &ranked, &meetings(plain, round), &round.certificate) {
        return None;
    } else {
        match pair(field, criteria, wishes, round.seed) {
            Ok(best) => best.costs.into_iter().map(|(_, cost)| cost).collect(),
            Err(impossible) => return Some(Complaint::Impossible(impossible)),
        }
    };
    let found = round.costs.iter().zip(best).find(|((_, found), best)| found != best);
    found.map(|(&(criterion, found), best)| Complaint::NotOptimal { criterion, found, best })
}

impl Plain<'_> {
    /// Whether the colours of a pair are those it should have.
    fn colours_fit(&self, pair: Pair) -> bool {
        let (first, second) = (self.place(pair.first), self.place(pair.second));
        let order = self.colour_costs(first, second).cmp(self.colour_costs(second, first));
        match (self.wished_colour(pair), order) {
            (Some(colour), _) => colour == Side::First,
            (None, Ordering::Less) => true,
            (None, Ordering::Equal) => self.moves_first(first, second),
            (None, Ordering::Greater) => false,
        }
    }
}
