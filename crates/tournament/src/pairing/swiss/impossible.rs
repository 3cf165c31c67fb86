//! Why a round cannot be paired.

use std::collections::BTreeSet;
use std::fmt;

use schemars::JsonSchema;
use serde::Serialize;

use super::{CriteriaFault, Criterion, Wish};
use crate::PlayerId;

/// Why there is no round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Impossible {
    /// There are more players than can be paired.
    TooMany {
        /// How many there are.
        players: usize,
        /// How many there may be.
        limit: usize,
    },
    /// A player is in the field twice.
    Twice(PlayerId),
    /// More than half of the field are seeds (`hk-2016` 三).
    TooManySeeds {
        /// How many there are.
        seeds: usize,
        /// How many there may be.
        limit: usize,
    },
    /// The criteria are faulty.
    Criteria(Vec<CriteriaFault>),
    /// A wish is refused.
    Refused(Wish, WishRefusal),
    /// Every round breaks what must not be broken; the best one breaks this.
    Broken(Vec<Break>),
}

impl Impossible {
    /// What would have to give, so that there is a round; nothing where none would come of it.
    pub fn yielding(&self) -> BTreeSet<Criterion> {
        match self {
            Self::Broken(breaks) | Self::Refused(_, WishRefusal::LeavesNoRound(breaks)) => {
                breaks.iter().map(|one| one.criterion).collect()
            }
            Self::Refused(_, WishRefusal::Breaks(criterion)) => BTreeSet::from([*criterion]),
            _ => BTreeSet::new(),
        }
    }
}

/// Why a wish is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum WishRefusal {
    /// The player is not in the field.
    NotInField(PlayerId),
    /// The field is even: nobody has a bye.
    NoBye,
    /// It contradicts an earlier wish, or itself.
    Contradicts,
    /// The pair itself breaks what must not be broken.
    Breaks(Criterion),
    /// The others could then not be paired; the best round would break this.
    LeavesNoRound(Vec<Break>),
}

/// Something a round breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
pub struct Break {
    /// What.
    pub criterion: Criterion,
    /// By whom.
    pub player: PlayerId,
    /// Meeting whom; nobody for a bye.
    pub opponent: Option<PlayerId>,
}

impl fmt::Display for Break {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.opponent {
            Some(opponent) => write!(f, "{:?} by {} against {opponent}", self.criterion, self.player),
            None => write!(f, "{:?} by the bye of {}", self.criterion, self.player),
        }
    }
}

/// Writes things one after another.
fn list<T: fmt::Display>(f: &mut fmt::Formatter<'_>, things: &[T]) -> fmt::Result {
    for (i, thing) in things.iter().enumerate() {
        write!(f, "{}{thing}", if i > 0 { ", " } else { "" })?;
    }
    Ok(())
}

impl fmt::Display for WishRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotInField(player) => write!(f, "{player} is not in the field"),
            Self::NoBye => f.write_str("the field is even, so that nobody has a bye"),
            Self::Contradicts => f.write_str("it contradicts an earlier wish or itself"),
            Self::Breaks(criterion) => write!(f, "it breaks {criterion:?}, which is absolute"),
            Self::LeavesNoRound(breaks) => {
                f.write_str("the others could not be paired without ")?;
                list(f, breaks)
            }
        }
    }
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooMany { players, limit } => write!(f, "{players} players, expected at most {limit}"),
            Self::Twice(player) => write!(f, "player {player} is in the field twice"),
            Self::TooManySeeds { seeds, limit } => write!(f, "{seeds} seeds, expected at most half the field: {limit}"),
            Self::Criteria(faults) => list(f, faults),
            Self::Refused(wish, why) => write!(f, "the wish {wish:?} is refused: {why}"),
            Self::Broken(breaks) => {
                f.write_str("no round without ")?;
                list(f, breaks)
            }
        }
    }
}

impl std::error::Error for Impossible {}
