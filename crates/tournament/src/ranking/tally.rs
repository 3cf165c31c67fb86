//! What each player has after what was played, added up once.

use std::collections::HashMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{ByeKind, Count, Credit, MatchCredit, PlayerId, Score, Side, Table};

/// How games that were not played count in the tie-breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Unplayed {
    /// What a bye adds to the opponents' points.
    pub bye: UnplayedBye,
    /// Whether the opponent of a forfeited game counts among the opponents.
    pub forfeit_is_opponent: bool,
    /// Whether a game won unplayed counts among the games won.
    pub forfeit_is_win: bool,
    /// Whether an unplayed game counts among those with the second move.
    pub forfeit_is_second: bool,
}

impl Default for Unplayed {
    /// As the books have it: a forfeit is a win over an opponent (`roc-113` 3.7), and nobody moved second in it.
    fn default() -> Self {
        Self { bye: UnplayedBye::Nothing, forfeit_is_opponent: true, forfeit_is_win: true, forfeit_is_second: false }
    }
}

/// What a bye adds to the opponents' points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum UnplayedBye {
    /// Nothing.
    #[default]
    Nothing,
    /// The player's own points.
    Own,
    /// The points of the lowest player.
    Lowest,
}

/// What a player has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The points that rank.
    pub points: Score,
    /// The points of all games.
    pub game_points: Score,
    /// The points of the first board.
    pub first_board: Score,
    /// Matches won.
    pub match_wins: i64,
    /// Matches missed.
    pub missed: i64,
    /// Byes.
    pub byes: i64,
    /// What the games of all cycles count.
    pub all: Counts,
    /// What the games of each cycle count.
    pub cycles: Vec<Counts>,
    /// The matches, in order.
    pub met: Vec<Met>,
}

/// Counts of games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Points that rank.
    pub points: Score,
    /// Counts won.
    pub wins: i64,
    /// Counts won with the second move.
    pub second_wins: i64,
    /// Counts played with the second move.
    pub second_games: i64,
    /// Fouls.
    pub fouls: i64,
}

/// A match as one of its players sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Met {
    /// In which round.
    pub round: u16,
    /// In which cycle.
    pub cycle: u8,
    /// Whom, as an index into the table's players.
    pub opponent: usize,
    /// What came of it.
    pub credit: MatchCredit,
    /// Whether the player had the second move in the first game.
    pub second: bool,
    /// Whether the opponent counts as one.
    pub counts: bool,
}

/// Adds up what each player of a table has, in the table's order of players.
pub fn tallies(table: &Table, count: &Count, unplayed: Unplayed) -> Vec<Tally> {
    let index: HashMap<PlayerId, usize> = table.players.iter().enumerate().map(|(i, &player)| (player, i)).collect();
    let mut tallies = vec![Tally::default(); table.players.len()];
    for played in &table.matches {
        for side in Side::BOTH {
            let opponent = index.get(&played.player(!side)).copied();
            if let (Some(&player), Some(opponent)) = (index.get(&played.player(side)), opponent) {
                tallies[player].add(played, side, opponent, count, unplayed);
            }
        }
    }
    let games = table.matches.first().map_or(1, |played| u8::try_from(played.games.len()).unwrap_or(u8::MAX));
    for bye in &table.byes {
        if let Some(&player) = index.get(&bye.player) {
            let credit = count.unpaired(bye.kind.credit(), games);
            let tally = &mut tallies[player];
            tally.points += credit.points;
            tally.game_points += credit.game_points;
            tally.byes += i64::from(bye.kind == ByeKind::Paired);
        }
    }
    tallies
}

impl Tally {
    fn add(&mut self, played: &crate::Match, side: Side, opponent: usize, count: &Count, unplayed: Unplayed) {
        let credit = count.of(played, side);
        self.points += credit.points;
        self.game_points += credit.game_points;
        self.match_wins += i64::from(credit.credit.is_win());
        self.missed += i64::from(played.games.iter().any(|game| game.credit(side) == Credit::Absent));
        let counts = credit.credit.was_played() || unplayed.forfeit_is_opponent;
        let second = played.games.first().is_some_and(|game| game.colour(side) == Side::Second);
        self.met.push(Met { round: played.round, cycle: played.cycle, opponent, credit, second, counts });
        let cycle = usize::from(played.cycle.saturating_sub(1));
        if self.cycles.len() <= cycle {
            self.cycles.resize(cycle + 1, Counts::default());
        }
        self.all.points += credit.points;
        self.cycles[cycle].points += credit.points;
        for game in &played.games {
            if game.board == 1 {
                self.first_board += count.game.of(game.credit(side));
            }
            self.all.add(*game, side, unplayed);
            self.cycles[cycle].add(*game, side, unplayed);
        }
    }

    /// What the games of a cycle count, from 1.
    pub fn cycle(&self, cycle: u8) -> Counts {
        self.cycles.get(usize::from(cycle.saturating_sub(1))).copied().unwrap_or_default()
    }
}

impl Counts {
    fn add(&mut self, game: crate::Game, side: Side, unplayed: Unplayed) {
        let credit = game.credit(side);
        let won = credit == Credit::Win || (credit == Credit::WinUnplayed && unplayed.forfeit_is_win);
        let second = game.colour(side) == Side::Second && (game.verdict.was_played() || unplayed.forfeit_is_second);
        self.wins += i64::from(won);
        self.second_wins += i64::from(won && second);
        self.second_games += i64::from(second);
        self.fouls += i64::from(game.fouls(side));
    }
}
