//! What the director wishes of a round, for pairing and repair by hand.

use std::collections::{HashMap, HashSet};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Impossible, WishRefusal};
use crate::pairing::Pair;
use crate::{PlayerId, Side};

/// A wish; all that were granted hold in the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// The two meet.
    Meet(PlayerId, PlayerId),
    /// The two meet with these colours.
    Play(Pair),
    /// The two do not meet.
    Apart(PlayerId, PlayerId),
    /// The player has the bye.
    Bye(PlayerId),
    /// The player does not have the bye.
    NoBye(PlayerId),
}

/// Wishes by place; the place after the last player is that of the bye.
#[derive(Debug, Default)]
pub(super) struct Bonds {
    partner: HashMap<usize, usize>,
    apart: HashSet<(usize, usize)>,
    colours: HashMap<(usize, usize), Side>,
}

impl Bonds {
    /// Reads wishes on players whose places are known.
    ///
    /// # Errors
    /// The first wish that names nobody, or contradicts an earlier one.
    pub fn of(wishes: &[Wish], places: &HashMap<PlayerId, usize>) -> Result<Self, Impossible> {
        let mut bonds = Self::default();
        for &wish in wishes {
            bonds.add(wish, places).map_err(|why| Impossible::Refused(wish, why))?;
        }
        Ok(bonds)
    }

    fn add(&mut self, wish: Wish, places: &HashMap<PlayerId, usize>) -> Result<(), WishRefusal> {
        let place = |player| places.get(&player).copied().ok_or(WishRefusal::NotInField(player));
        let bye = places.len();
        let odd = if bye % 2 == 1 { Ok(bye) } else { Err(WishRefusal::NoBye) };
        match wish {
            Wish::Meet(a, b) => self.bind(place(a)?, place(b)?),
            Wish::Play(pair) => {
                let (first, second) = (place(pair.first)?, place(pair.second)?);
                self.bind(first, second)?;
                if self.colours.get(&(first, second)) == Some(&Side::Second) {
                    return Err(WishRefusal::Contradicts);
                }
                self.colours.insert((first, second), Side::First);
                self.colours.insert((second, first), Side::Second);
                Ok(())
            }
            Wish::Bye(player) => self.bind(place(player)?, odd?),
            Wish::Apart(a, b) => self.part(place(a)?, place(b)?),
            Wish::NoBye(player) => self.part(place(player)?, bye),
        }
    }

    fn bind(&mut self, u: usize, v: usize) -> Result<(), WishRefusal> {
        let taken = |u, v| self.partner.get(&u).is_some_and(|&partner| partner != v);
        if u == v || taken(u, v) || taken(v, u) || self.apart.contains(&(u, v)) {
            return Err(WishRefusal::Contradicts);
        }
        self.partner.extend([(u, v), (v, u)]);
        Ok(())
    }

    fn part(&mut self, u: usize, v: usize) -> Result<(), WishRefusal> {
        if u == v || self.partner.get(&u) == Some(&v) {
            return Err(WishRefusal::Contradicts);
        }
        self.apart.extend([(u, v), (v, u)]);
        Ok(())
    }

    /// Whether nothing is wished.
    pub fn is_empty(&self) -> bool {
        self.partner.is_empty() && self.apart.is_empty()
    }

    /// Whether colours are wished for.
    pub fn wish_colours(&self) -> bool {
        !self.colours.is_empty()
    }

    /// How many wishes a pair breaks.
    pub fn broken(&self, u: usize, v: usize) -> i64 {
        let elsewhere = |u, v| i64::from(self.partner.get(&u).is_some_and(|&partner| partner != v));
        elsewhere(u, v) + elsewhere(v, u) + i64::from(self.apart.contains(&(u, v)))
    }

    /// The colour wished for the first of two players.
    pub fn colour(&self, u: usize, v: usize) -> Option<Side> {
        if self.colours.is_empty() { None } else { self.colours.get(&(u, v)).copied() }
    }
}
