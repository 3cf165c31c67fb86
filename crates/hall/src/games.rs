//! The games of an event, and who plays them.

use arbiter::Desk;
use contest::GameId;
use tournament::PlayerId;
use tournament::event::{GameSlot, RoundState, RoundStatus};

use crate::hall::Hall;
use crate::office::PersonId;

impl Hall {
    /// The desk of a game, if the log has one.
    pub fn kept(&self, game: &GameId) -> Option<&Desk> {
        self.desks.get(game)
    }

    /// The games of the rounds that have got so far, section by section and table by table.
    pub fn games(&self, status: RoundStatus) -> impl Iterator<Item = GameId> {
        let rounds = self.event.sections.iter().filter_map(|(id, section)| Some((id, section.current()?)));
        rounds.filter(move |(_, round)| round.status == status).flat_map(|(id, round)| in_round(id, round))
    }

    /// The games of a round whose moves were kept at a desk, table by table.
    pub fn kept_in<'a>(&'a self, section: &'a str, round: u16) -> impl Iterator<Item = GameId> + 'a {
        let round = self.event.sections.get(section).and_then(|state| state.round(round));
        let games = round.into_iter().flat_map(move |round| slots(section, round));
        games.filter(|(game, slot)| slot.rests_on.is_some() || self.kept(game).is_some()).map(|(game, _)| game)
    }

    /// Whether an official is too close to somebody who plays a game to rule on it.
    pub fn is_close(&self, person: &PersonId, game: &GameId) -> bool {
        let (Some(official), Some((_, table))) = (self.officials.get(person), self.event.table_at(game)) else {
            return false;
        };
        let entrants = [table.first, table.second];
        let members =
            entrants.iter().filter_map(|entrant| self.event.teams.get(entrant)).flat_map(|team| &team.members);
        let is_close = |player: &PlayerId| {
            let club = self.event.club(*player);
            official.conflicts.players.contains(player)
                || official.conflicts.clubs.iter().any(|own| Some(own.as_str()) == club)
        };
        entrants.iter().chain(members).any(is_close)
    }
}

/// The games of a round.
fn in_round<'a>(section: &'a str, round: &'a RoundState) -> impl Iterator<Item = GameId> + 'a {
    slots(section, round).map(|(game, _)| game)
}

/// The games of a round, with their names.
fn slots<'a>(section: &'a str, round: &'a RoundState) -> impl Iterator<Item = (GameId, &'a GameSlot)> {
    (1..).zip(&round.tables).flat_map(move |(number, table)| {
        let at = GameId::single(section, round.number, number);
        at_table(&at, &table.games).collect::<Vec<_>>()
    })
}

/// The games at the table of one of them, with their names.
pub fn at_table<'a>(at: &GameId, games: &'a [GameSlot]) -> impl Iterator<Item = (GameId, &'a GameSlot)> {
    let mut last = (0, 0);
    games.iter().map(move |slot| {
        last = if last.0 == slot.board { (slot.board, last.1 + 1) } else { (slot.board, 1) };
        (GameId { board: last.0, game: last.1, ..at.clone() }, slot)
    })
}
