//! The field of the next round, from what was played.

use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use thiserror::Error;

use super::{Field, Float, Seat};
use crate::{ByeKind, Credit, Match, PlayerId, Points, Score, Side, Table};

/// What is wrong with a field, before anyone is paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, Error)]
#[serde(rename_all = "snake_case")]
pub enum FieldFault {
    /// Nobody is in it.
    #[error("no players are in the field")]
    Empty,
    /// The round is not one of the event.
    #[error("round {round}, expected one from 1 to {of_rounds}")]
    Round {
        /// The round.
        round: u16,
        /// How many the event has.
        of_rounds: u16,
    },
    /// A player is in it twice.
    #[error("player {0} is in the field twice")]
    Twice(PlayerId),
    /// Two players have one number.
    #[error("two players have the number {0}")]
    NumberTwice(u32),
    /// A player has met themselves.
    #[error("player {0} has met {0}")]
    MetSelf(PlayerId),
    /// A player has more colours than there were rounds.
    #[error("player {0} has more colours than rounds were played")]
    TooManyColours(PlayerId),
}

impl Field {
    /// Whether the field can be one of an event. Whom someone has met may have left it since.
    ///
    /// # Errors
    ///
    /// The first thing that cannot be.
    pub fn check(&self) -> Result<(), FieldFault> {
        if self.players.is_empty() {
            return Err(FieldFault::Empty);
        }
        if self.round == 0 || self.round > self.of_rounds {
            return Err(FieldFault::Round { round: self.round, of_rounds: self.of_rounds });
        }
        let (mut players, mut numbers) = (BTreeSet::new(), BTreeSet::new());
        for seat in &self.players {
            let player = seat.player;
            if !players.insert(player) {
                return Err(FieldFault::Twice(player));
            }
            if !numbers.insert(seat.number) {
                return Err(FieldFault::NumberTwice(seat.number));
            }
            if seat.met.contains(&player) {
                return Err(FieldFault::MetSelf(player));
            }
            if seat.colours.len() >= usize::from(self.round) {
                return Err(FieldFault::TooManyColours(player));
            }
        }
        Ok(())
    }

    /// The field after the rounds of a table that come before `round`, with those who are present.
    ///
    /// A game that was not played gives no colour and is no meeting; who won it has had their point without playing, which
    /// counts as a bye. Colours are those of the pairing as published (`roc-113 1.3.四.[B]`): a board that was turned by mistake
    /// changes nothing.
    pub fn after(table: &Table, points: &Points, present: &[PlayerId], round: u16, of_rounds: u16) -> Self {
        let mut seats: BTreeMap<PlayerId, Seat> = present.iter().map(|&player| (player, Seat::new(player))).collect();
        for (&player, club) in &table.clubs {
            seats.entry(player).and_modify(|seat| seat.club = Some(club.clone()));
        }
        let past = usize::from(round.saturating_sub(1));
        for seat in seats.values_mut() {
            seat.colours = vec![None; past];
        }
        let mut last: Vec<&Match> = Vec::new();
        let mut before: HashMap<PlayerId, Score> = HashMap::new();
        for game in table.matches.iter().filter(|game| game.round < round) {
            if game.round + 1 == round {
                last.push(game);
            }
            for side in Side::BOTH {
                let gained = game.game_points(side, points);
                if game.round + 1 < round {
                    *before.entry(game.player(side)).or_default() += gained;
                }
                if let Some(seat) = seats.get_mut(&game.player(side)) {
                    seat.play(game, side, gained);
                }
            }
        }
        for bye in table.byes.iter().filter(|bye| bye.round < round) {
            let gained = points.of(bye.kind.credit());
            if bye.round + 1 < round {
                *before.entry(bye.player).or_default() += gained;
            }
            if let Some(seat) = seats.get_mut(&bye.player) {
                seat.score += gained;
                seat.byes += u32::from(bye.kind == ByeKind::Paired);
            }
        }
        floats(&mut seats, &last, &before);
        Self { players: seats.into_values().collect(), round, of_rounds }
    }
}

impl Seat {
    /// Writes down a match.
    fn play(&mut self, game: &Match, side: Side, gained: Score) {
        self.score += gained;
        let credits: Vec<Credit> = game.games.iter().map(|game| game.credit(side)).collect();
        if credits.iter().any(|credit| credit.was_played()) {
            self.met.push(game.player(!side));
            if let Some(colour) = self.colours.get_mut(usize::from(game.round.saturating_sub(1))) {
                *colour = Some(side);
            }
        } else if credits.contains(&Credit::WinUnplayed) {
            self.byes += 1;
        }
    }
}

/// Who met another score in the last round.
fn floats(seats: &mut BTreeMap<PlayerId, Seat>, last: &[&Match], before: &HashMap<PlayerId, Score>) {
    let score = |player| before.get(&player).copied().unwrap_or_default();
    for game in last {
        for side in Side::BOTH {
            let (own, other) = (score(game.player(side)), score(game.player(!side)));
            if let Some(seat) = seats.get_mut(&game.player(side)) {
                seat.floated = match own.cmp(&other) {
                    std::cmp::Ordering::Less => Some(Float::Up),
                    std::cmp::Ordering::Equal => None,
                    std::cmp::Ordering::Greater => Some(Float::Down),
                };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bye, ResultWord, Scoring};

    #[test]
    fn what_was_played_is_read_from_the_table() {
        let [a, b, c] = [1, 2, 3].map(PlayerId::new);
        let table = Table {
            players: vec![a, b, c],
            matches: vec![
                Match::single(1, a, b, ResultWord::FirstWins),
                Match::single(2, c, a, ResultWord::FirstAbsent),
                Match::single(3, b, c, ResultWord::Draw),
            ],
            byes: vec![
                Bye { round: 1, player: c, kind: ByeKind::Paired },
                Bye { round: 2, player: b, kind: ByeKind::Leave },
            ],
            clubs: [(b, "north".to_owned())].into(),
            ..Table::default()
        };
        let field = Field::after(&table, &Scoring::Whole.points(), &[a, b, c], 4, 5);
        let [first, second, third] = &field.players[..] else { panic!("three players") };
        assert_eq!([first, second, third].map(|seat| seat.score), [4, 1, 3].map(Score::whole));
        assert_eq!(first.colours, [Some(Side::First), None, None]);
        assert_eq!(third.colours, [None, None, Some(Side::Second)]);
        assert_eq!((&first.met[..], &second.met[..], &third.met[..]), (&[b][..], &[a, c][..], &[b][..]));
        assert_eq!([first, second, third].map(|seat| seat.byes), [1, 0, 1]);
        assert_eq!([first, second, third].map(|seat| seat.floated), [None, Some(Float::Up), Some(Float::Down)]);
        assert_eq!(second.club.as_deref(), Some("north"));
    }
}
