//! Who somebody is, in a section or at a board.

use contest::{Actor, GameId, Licence};
use tournament::PlayerId;

use super::Deciding;
use crate::refused::{Refused, Why};
use crate::request::{By, Seat};

/// Whoever acts, as desk and event know them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acting {
    /// What they are.
    pub actor: Actor,
    /// Who that is, by an id of the event.
    pub id: Option<String>,
    /// The name of an official.
    pub name: Option<String>,
    /// The qualification of an official.
    pub licence: Option<Licence>,
}

impl Acting {
    /// Who it is, by an id of the event.
    pub fn person(&self) -> Option<&str> {
        self.id.as_deref()
    }
}

impl Deciding<'_> {
    /// All that whoever asks is, in a section or in the event as a whole; the weightiest last.
    pub(super) fn actings(&self, section: Option<&str>) -> Result<Vec<Acting>, Refused> {
        let (id, name, licence, actors) = match self.by {
            By::Public => return Err(Refused::plain(Why::NoOffice { section: section.map(str::to_owned) })),
            By::Keeper { office, name, licence } => (None, name.clone(), *licence, vec![*office]),
            By::Seat(seat) => return Ok(vec![self.seated(seat)?]),
            By::Person(person) => {
                let official = self.hall.officials.get(person);
                let official = official.ok_or_else(|| Refused::plain(Why::NoPerson(person.clone())))?;
                let actors = self.hall.officials.actors(person, section);
                (Some(person.0.clone()), Some(official.name.clone()), official.licence, actors)
            }
        };
        if actors.is_empty() {
            return Err(Refused::plain(Why::NoOffice { section: section.map(str::to_owned) }));
        }
        let acting = |actor| Acting { actor, id: id.clone(), name: name.clone(), licence };
        Ok(actors.into_iter().map(acting).collect())
    }

    /// What whoever asks is at the desk of a game.
    pub(super) fn at_desk(&self, game: &GameId) -> Result<Acting, Refused> {
        if let By::Seat(seat) = self.by
            && seat.game != *game
        {
            return Err(Refused::plain(Why::OtherBoard));
        }
        let none = || Refused::plain(Why::NoOffice { section: Some(game.section.clone()) });
        let acting = self.actings(Some(&game.section))?.pop().ok_or_else(none)?;
        Ok(Acting { actor: acting.actor.at_desk(), ..acting })
    }

    /// Whoever sits at a board.
    fn seated(&self, seat: &Seat) -> Result<Acting, Refused> {
        let Seat { game, side, assistant } = seat;
        let none = || Refused::plain(Why::NoGame(game.clone()));
        let (_, table) = self.hall.event.table_at(game).ok_or_else(none)?;
        table.slot(game).ok_or_else(none)?;
        let actor = if *assistant { Actor::assistant(*side) } else { Actor::player(*side) };
        let player = self.person_at(seat).filter(|_| !assistant);
        Ok(Acting { actor, id: player.map(|player| player.to_string()), name: None, licence: None })
    }

    /// The person who plays or played at a seat: one entered by themselves, or the member of a team on that board; the team
    /// for a board that its line-up leaves empty.
    pub(super) fn person_at(&self, seat: &Seat) -> Option<PlayerId> {
        let (game, entrant) = (&seat.game, self.entrant_at(seat)?);
        Some(self.hall.event.person_at(&game.section, game.round, entrant, game.board).unwrap_or(entrant))
    }

    /// Who is entered at a seat: a person, or the team.
    pub(super) fn entrant_at(&self, seat: &Seat) -> Option<PlayerId> {
        let (_, table) = self.hall.event.table_at(&seat.game)?;
        let first = (seat.side == contest::Side::First) != table.slot(&seat.game)?.swapped;
        Some(if first { table.first } else { table.second })
    }
}
