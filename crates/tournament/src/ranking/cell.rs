//! The value of one tie-break for one player, and what it is made of.

use schemars::JsonSchema;
use serde::Serialize;

use super::tally::{Met, Tally, UnplayedBye};
use super::{TieBreak, Unplayed};
use crate::{PlayerId, Score};

/// What a tie-break is worth to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TieBreakValue {
    /// An amount of points or a number.
    Points(Score),
    /// Ahead in the matches among the tied.
    Ahead,
    /// Behind in the matches among the tied.
    Behind,
    /// Not asked: the tie was broken before, or the tied did not meet.
    Open,
}

/// The value of a tie-break, as shown in a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Cell {
    /// Which tie-break.
    pub tie_break: TieBreak,
    /// Its value.
    pub amount: TieBreakValue,
}

/// What one opponent adds to a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Part {
    /// In which round.
    pub round: u16,
    /// Against whom; `None` for a bye.
    pub opponent: Option<PlayerId>,
    /// How much.
    pub amount: Score,
}

/// Everything the values are computed from.
#[derive(Clone, Debug)]
pub(super) struct Reckoning {
    pub players: Vec<PlayerId>,
    pub tallies: Vec<Tally>,
    pub unplayed: Unplayed,
    pub lowest: Score,
    /// The opponents' points of each player, asked for over and over by their opponents.
    pub opponents: Vec<Score>,
    /// How many of the own club have more points.
    pub club_mates: Vec<i64>,
}

impl Reckoning {
    pub(super) fn new(players: Vec<PlayerId>, tallies: Vec<Tally>, unplayed: Unplayed, club_mates: Vec<i64>) -> Self {
        let lowest = tallies.iter().map(|tally| tally.points).min().unwrap_or_default();
        let mut field = Self { players, tallies, unplayed, lowest, opponents: Vec::new(), club_mates };
        field.opponents = (0..field.players.len()).map(|of| field.sum(TieBreak::OpponentsPoints, of)).collect();
        field
    }

    /// The value of a tie-break that does not depend on who is tied.
    pub(super) fn value(&self, tie_break: TieBreak, of: usize) -> Score {
        let tally = &self.tallies[of];
        let first = tally.cycle(1);
        let number = Score::whole;
        match tie_break {
            TieBreak::OpponentsPoints => self.opponents[of],
            TieBreak::StrongOpponents
            | TieBreak::OpponentsGamePoints
            | TieBreak::SmallPoints
            | TieBreak::FirstCycleSmallPoints => self.sum(tie_break, of),
            TieBreak::Wins => number(tally.all.wins),
            TieBreak::SecondWins => number(tally.all.second_wins),
            TieBreak::SecondGames => number(tally.all.second_games),
            TieBreak::FewerFouls => number(tally.all.fouls),
            TieBreak::GamePoints => tally.game_points,
            TieBreak::MatchWins => number(tally.match_wins),
            TieBreak::FirstBoard => tally.first_board,
            TieBreak::FirstCyclePoints => first.points,
            TieBreak::FirstCycleWins => number(first.wins),
            TieBreak::FirstCycleSecondWins => number(first.second_wins),
            TieBreak::FirstCycleFouls => number(first.fouls),
            TieBreak::Completed => number(tally.missed),
            TieBreak::FewerClubMates => number(self.club_mates[of]),
            TieBreak::DirectEncounter | TieBreak::DirectTable | TieBreak::DirectSecond | TieBreak::FirstCycleDirect => {
                Score::ZERO
            }
        }
    }

    /// What each opponent adds to a value; empty where a value is not a sum over opponents.
    pub(super) fn parts(&self, tie_break: TieBreak, of: usize) -> Vec<Part> {
        let tally = &self.tallies[of];
        let part = |met: &Met| {
            let amount = self.amount(tie_break, met)?;
            Some(Part { round: met.round, opponent: Some(self.players[met.opponent]), amount })
        };
        let byes = if tie_break == TieBreak::OpponentsPoints { tally.byes } else { 0 };
        let bye = Part { round: 0, opponent: None, amount: self.bye(of) };
        tally.met.iter().filter_map(part).chain((0..byes).map(|_| bye)).collect()
    }

    fn sum(&self, tie_break: TieBreak, of: usize) -> Score {
        let tally = &self.tallies[of];
        let byes = if tie_break == TieBreak::OpponentsPoints { self.bye(of) * tally.byes } else { Score::ZERO };
        tally.met.iter().filter_map(|met| self.amount(tie_break, met)).sum::<Score>() + byes
    }

    /// What a match adds to a value; `None` where a value is not a sum over opponents.
    fn amount(&self, tie_break: TieBreak, met: &Met) -> Option<Score> {
        let theirs = &self.tallies[met.opponent];
        let counted = |score| if met.counts { score } else { Score::ZERO };
        Some(match tie_break {
            TieBreak::OpponentsPoints => counted(theirs.points),
            TieBreak::StrongOpponents => counted(self.opponents[met.opponent]),
            TieBreak::OpponentsGamePoints => counted(theirs.game_points),
            TieBreak::FirstCycleSmallPoints if met.cycle != 1 => Score::ZERO,
            TieBreak::SmallPoints | TieBreak::FirstCycleSmallPoints => {
                let points = if theirs.cycles.len() > 1 { theirs.cycle(met.cycle).points } else { theirs.points };
                match met.credit.credit {
                    won if won.is_win() => counted(points),
                    drawn if drawn.is_draw() => points.halved(),
                    _ => Score::ZERO,
                }
            }
            _ => return None,
        })
    }

    /// What a bye adds to the opponents' points.
    fn bye(&self, of: usize) -> Score {
        match self.unplayed.bye {
            UnplayedBye::Nothing => Score::ZERO,
            UnplayedBye::Own => self.tallies[of].points,
            UnplayedBye::Lowest => self.lowest,
        }
    }
}
