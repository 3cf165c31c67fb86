//! What was played, as plain data: the input of standings.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use thiserror::Error;

use crate::{Credit, PlayerId, Points, ResultWord, Score, Side, Verdict};

/// Everything that was played in one field.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Who is ranked.
    pub players: Vec<PlayerId>,
    /// The matches, in the order of the rounds.
    #[serde(default)]
    pub matches: Vec<Match>,
    /// Who had no opponent.
    #[serde(default)]
    pub byes: Vec<Bye>,
    /// The order in which play-offs left those who had tied, each of them complete.
    #[serde(default)]
    pub play_offs: Vec<Vec<PlayerId>>,
    /// The clubs of those who have one.
    #[serde(default)]
    pub clubs: BTreeMap<PlayerId, String>,
}

/// A match: one game, or several, or a game a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Match {
    /// In which round, from 1.
    pub round: u16,
    /// In which cycle of a round robin, from 1.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub cycle: u8,
    /// Who is listed first: Red in the first game, or on the odd boards.
    pub first: PlayerId,
    /// The other.
    pub second: PlayerId,
    /// The games.
    pub games: Vec<Game>,
}

/// A game of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Game {
    /// The board, from 1.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub board: u8,
    /// Whether the second of the pair had the first move.
    #[serde(default, skip_serializing_if = "is_false")]
    pub swapped: bool,
    /// How it ended.
    #[serde(rename = "outcome", with = "crate::outcome::word")]
    #[schemars(rename = "outcome", with = "ResultWord")]
    pub verdict: Verdict,
    /// Fouls of the one with the first move, then of the other.
    #[serde(default, skip_serializing_if = "no_fouls")]
    pub fouls: [u8; 2],
}

/// A round without an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "ByeData", into = "ByeData")]
#[schemars(with = "ByeData")]
pub struct Bye {
    /// In which round.
    pub round: u16,
    /// Who.
    pub player: PlayerId,
    /// Why there was none.
    pub kind: ByeKind,
}

/// Why a player had no opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ByeKind {
    /// The pairing had none left, 輪空.
    Paired,
    /// The player wished to pause, and scores as for a draw.
    Half,
    /// Leave was given, which scores nothing.
    Leave,
}

impl ByeKind {
    /// What it is for the player.
    pub const fn credit(self) -> Credit {
        match self {
            Self::Paired => Credit::Bye,
            Self::Half => Credit::HalfBye,
            Self::Leave => Credit::Leave,
        }
    }
}

/// A round without an opponent, as it is written.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Bye")]
struct ByeData {
    /// In which round.
    round: u16,
    /// Who.
    player: PlayerId,
    /// Whether leave was given, which scores nothing.
    #[serde(default, skip_serializing_if = "is_false")]
    leave: bool,
    /// Whether the player wished to pause, and scores as for a draw.
    #[serde(default, skip_serializing_if = "is_false")]
    half: bool,
}

impl TryFrom<ByeData> for Bye {
    type Error = &'static str;

    fn try_from(ByeData { round, player, leave, half }: ByeData) -> Result<Self, Self::Error> {
        let kind = match (leave, half) {
            (false, false) => ByeKind::Paired,
            (false, true) => ByeKind::Half,
            (true, false) => ByeKind::Leave,
            (true, true) => return Err("a bye is `leave` or `half`, not both"),
        };
        Ok(Self { round, player, kind })
    }
}

impl From<Bye> for ByeData {
    fn from(Bye { round, player, kind }: Bye) -> Self {
        Self { round, player, leave: kind == ByeKind::Leave, half: kind == ByeKind::Half }
    }
}

const fn one() -> u8 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the serializer passes a reference")]
const fn is_one(number: &u8) -> bool {
    *number == 1
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the serializer passes a reference")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the serializer passes a reference")]
const fn no_fouls(fouls: &[u8; 2]) -> bool {
    fouls[0] == 0 && fouls[1] == 0
}

/// What is wrong with a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, Error)]
#[serde(rename_all = "snake_case")]
pub enum TableFault {
    /// Nobody is listed.
    #[error("no players are listed")]
    Empty,
    /// A player is listed twice.
    #[error("player {0} is listed twice")]
    Twice(PlayerId),
    /// Someone played, or had a bye, who is not listed.
    #[error("round {round}: {player} is not among the players")]
    NotListed {
        /// In which round.
        round: u16,
        /// Who.
        player: PlayerId,
    },
    /// A player against themselves.
    #[error("round {round}: {player} against {player}, expected two players")]
    Alone {
        /// In which round.
        round: u16,
        /// Who.
        player: PlayerId,
    },
    /// A match without a game.
    #[error("round {round}: the match of {player} has no game")]
    NoGames {
        /// In which round.
        round: u16,
        /// Whose.
        player: PlayerId,
    },
    /// A bye in a round that the player played.
    #[error("round {round}: {player} has a bye and a match")]
    ByeAndMatch {
        /// In which round.
        round: u16,
        /// Who.
        player: PlayerId,
    },
}

impl Table {
    /// Whether results fit the players.
    ///
    /// # Errors
    ///
    /// The first thing that does not.
    pub fn check(&self) -> Result<(), TableFault> {
        let mut listed = BTreeSet::new();
        if let Some(twice) = self.players.iter().find(|player| !listed.insert(**player)) {
            return Err(TableFault::Twice(*twice));
        }
        if listed.is_empty() {
            return Err(TableFault::Empty);
        }
        let is_listed = |round: u16, player: PlayerId| {
            if listed.contains(&player) { Ok(()) } else { Err(TableFault::NotListed { round, player }) }
        };
        let mut played = BTreeSet::new();
        for &Match { round, first, second, ref games, .. } in &self.matches {
            is_listed(round, first)?;
            is_listed(round, second)?;
            if first == second {
                return Err(TableFault::Alone { round, player: first });
            }
            if games.is_empty() {
                return Err(TableFault::NoGames { round, player: first });
            }
            played.extend([(round, first), (round, second)]);
        }
        for &Bye { round, player, .. } in &self.byes {
            is_listed(round, player)?;
            if played.contains(&(round, player)) {
                return Err(TableFault::ByeAndMatch { round, player });
            }
        }
        Ok(())
    }
}

impl Game {
    /// A game at the only board, the pair's first having the first move.
    pub fn single(verdict: impl Into<Verdict>) -> Self {
        Self { board: 1, swapped: false, verdict: verdict.into(), fouls: [0; 2] }
    }

    /// The colour that a side of the pair had.
    pub fn colour(&self, side: Side) -> Side {
        if self.swapped { !side } else { side }
    }

    /// What the game is for a side of the pair.
    pub fn credit(&self, side: Side) -> Credit {
        Credit::of(self.verdict, self.colour(side))
    }

    /// The fouls of a side of the pair.
    pub fn fouls(&self, side: Side) -> u8 {
        match self.colour(side) {
            Side::First => self.fouls[0],
            Side::Second => self.fouls[1],
        }
    }
}

impl Match {
    /// A match of one game.
    pub fn single(round: u16, first: PlayerId, second: PlayerId, verdict: impl Into<Verdict>) -> Self {
        Self { round, cycle: 1, first, second, games: vec![Game::single(verdict)] }
    }

    /// Which side of the pair someone is; `None` if neither.
    pub fn side(&self, player: PlayerId) -> Option<Side> {
        match player {
            _ if player == self.first => Some(Side::First),
            _ if player == self.second => Some(Side::Second),
            _ => None,
        }
    }

    /// Who is on this side of the pair.
    pub const fn player(&self, side: Side) -> PlayerId {
        match side {
            Side::First => self.first,
            Side::Second => self.second,
        }
    }

    /// The points that the games gave a side.
    pub fn game_points(&self, side: Side, points: &Points) -> Score {
        self.games.iter().map(|game| points.of(game.credit(side))).sum()
    }

    /// Whether a side came to none of the games.
    pub fn is_absent(&self, side: Side) -> bool {
        !self.games.is_empty() && self.games.iter().all(|game| game.credit(side) == Credit::Absent)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn byes_are_written_as_they_are_read() {
        for text in [
            r#"{"round":1,"player":3}"#,
            r#"{"round":1,"player":3,"leave":true}"#,
            r#"{"round":2,"player":3,"half":true}"#,
        ] {
            let bye: Bye = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_string(&bye).unwrap(), text);
        }
        assert!(serde_json::from_str::<Bye>(r#"{"round":1,"player":3,"leave":true,"half":true}"#).is_err());
    }

    #[test]
    fn what_does_not_fit_is_told() {
        let [one, two, three] = [1, 2, 3].map(PlayerId::new);
        let good = Table {
            players: vec![one, two, three],
            matches: vec![Match::single(1, one, two, ResultWord::Draw)],
            byes: vec![Bye { round: 1, player: three, kind: ByeKind::Paired }],
            ..Table::default()
        };
        assert_eq!(good.check(), Ok(()));
        let fault = |change: &dyn Fn(&mut Table)| {
            let mut table = good.clone();
            change(&mut table);
            table.check().unwrap_err()
        };
        let round = 1;
        assert_eq!(Table::default().check(), Err(TableFault::Empty));
        assert_eq!(fault(&|table| table.players[1] = one), TableFault::Twice(one));
        let stranger = TableFault::NotListed { round, player: PlayerId::new(9) };
        assert_eq!(fault(&|table| table.matches[0].second = PlayerId::new(9)), stranger);
        assert_eq!(fault(&|table| table.byes[0].player = PlayerId::new(9)), stranger);
        assert_eq!(fault(&|table| table.matches[0].second = one), TableFault::Alone { round, player: one });
        assert_eq!(fault(&|table| table.matches[0].games.clear()), TableFault::NoGames { round, player: one });
        assert_eq!(fault(&|table| table.byes[0].player = two), TableFault::ByeAndMatch { round, player: two });
    }
}
