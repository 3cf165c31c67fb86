//! Xiangqi Swiss, 積分編排: who meets whom by score, never twice, with first and second moves alternated.
//!
//! [`pair`] takes the [`Field`] as it stands and the [`Criteria`] of the charter, and gives the best [`Round`] there is: what
//! must not be never is, and what is sought is weighed in the order of the charter, the lot last. [`why_not`] says what a
//! wished pair would have cost, [`check`] verifies any round without trusting the pairer.
//!
//! ```
//! use tournament::PlayerId;
//! use tournament::pairing::swiss::{Criteria, Field, Seat, pair};
//!
//! let players = (1..=6).map(|number| Seat::new(PlayerId::new(number))).collect();
//! let field = Field { players, round: 1, of_rounds: 5 };
//! let round = pair(&field, &Criteria::default(), &[], 42)?;
//! // The lots pair 1–2, 3–4, 5–6, and the odd lot has the first move.
//! assert_eq!(round.pairs.len(), 3);
//! assert_eq!((round.pairs[0].first, round.pairs[0].second), (round.lots[0], round.lots[1]));
//! # Ok::<(), tournament::pairing::swiss::Impossible>(())
//! ```

mod checker;
mod colours;
mod costs;
mod criteria;
mod field;
mod groups;
mod impossible;
mod layers;
mod near;
mod pairer;
mod seeds;
mod why;
mod wish;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use books::event::Criterion;
pub use checker::{Complaint, check};
pub use criteria::{Acceleration, Apart, ByeTo, Criteria, CriteriaFault, FirstMove, Opening};
pub use field::FieldFault;
pub use impossible::{Break, Impossible, WishRefusal};
pub use pairer::{breaks, pair, wished_breaks};
pub use seeds::{SeedFacts, Title, seed_limit, seeds};
pub use why::{Considered, PairingWhy, WishedRound, considered, why, why_not};
pub use wish::Wish;

use crate::pairing::Pair;
use crate::{PlayerId, Score, Side};

/// How many players a field may have.
pub const MAX_PLAYERS: usize = 10_000;

/// Everyone who is to be paired in a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Field {
    /// The players present, in any order.
    pub players: Vec<Seat>,
    /// The round to pair, from 1.
    pub round: u16,
    /// How many rounds the event has.
    pub of_rounds: u16,
}

/// A player as the pairing sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Seat {
    /// Who.
    pub player: PlayerId,
    /// The number in the list of the event, drawn or by rank; it decides halves and, if the charter says so, first moves.
    pub number: u32,
    /// The points so far.
    #[serde(default)]
    pub score: Score,
    /// The colour of each round past; none where no game was played.
    #[serde(default)]
    pub colours: Vec<Option<Side>>,
    /// Whom they have met.
    #[serde(default)]
    pub met: Vec<PlayerId>,
    /// Their club.
    pub club: Option<String>,
    /// Their team.
    pub team: Option<String>,
    /// Whether they are among the seeds.
    #[serde(default)]
    pub seeded: bool,
    /// How many byes they have had.
    #[serde(default)]
    pub byes: u32,
    /// Whether they met another layer in the last round.
    pub floated: Option<Float>,
}

impl Seat {
    /// A player who has not played yet.
    pub const fn new(player: PlayerId) -> Self {
        Self {
            player,
            number: player.number(),
            score: Score::ZERO,
            colours: Vec::new(),
            met: Vec::new(),
            club: None,
            team: None,
            seeded: false,
            byes: 0,
            floated: None,
        }
    }
}

/// The way someone was moved to another layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Float {
    /// They met someone of a lower layer.
    Down,
    /// They met someone of a higher layer.
    Up,
}

/// A round as it was paired.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Round {
    /// The pairs by board, the best placed first.
    pub pairs: Vec<Pair>,
    /// Who has no opponent.
    pub bye: Option<PlayerId>,
    /// The seed of the lots.
    pub seed: u64,
    /// The players in the order of their lots.
    pub lots: Vec<PlayerId>,
    /// What the round costs, criterion by criterion in their order of importance.
    pub costs: Vec<(Criterion, i64)>,
    /// The proof that no round costs less.
    pub certificate: Certificate,
}

impl Round {
    /// Whom a player meets.
    pub fn opponent(&self, player: PlayerId) -> Option<PlayerId> {
        self.pairs.iter().find_map(|pair| match player {
            p if p == pair.first => Some(pair.second),
            p if p == pair.second => Some(pair.first),
            _ => None,
        })
    }
}

/// The duals of a round over the criteria of its costs, doubled; places are those of the lots, the last that of the bye.
///
/// Twice the cost of every pair is at least the sum of its two duals less twice the duals of the groups that hold both. Summed
/// over any round this is a lower bound of what it costs, and the round paired reaches it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Certificate {
    /// The dual of each place.
    pub duals: Vec<Vec<i64>>,
    /// Odd groups of places with their duals.
    pub groups: Vec<(Vec<usize>, Vec<i64>)>,
}
