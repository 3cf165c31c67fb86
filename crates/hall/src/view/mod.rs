//! What may be seen by whom: the public, a player at a table, an official by grade, the director.
//!
//! Everything that is shown of a hall is made here, field by field: what is not put into a view is not seen.

mod case;
mod event;
mod open;
mod table;

use contest::{Actor, GameId, Grade};

pub use event::{Entrant, EventView, GameView, LeaveView, LineUp, NoticeView, RoundView, SectionView, TableLine};
pub use table::{LiveBoard, TableView};

use crate::hall::Hall;
use crate::request::By;

/// What somebody may see, in a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is seen or not by itself")]
pub struct Sight {
    /// Pairings that are not published.
    pub drafts: bool,
    /// Results that are not confirmed.
    pub unconfirmed: bool,
    /// Desks as officials see them.
    pub desks: bool,
    /// What is personal: years of birth, needs, what was paid.
    pub personal: bool,
}

impl Sight {
    /// What anybody may see.
    pub const PUBLIC: Self = Self { drafts: false, unconfirmed: false, desks: false, personal: false };

    const fn of(actor: Actor) -> Self {
        match actor {
            Actor::Director | Actor::Staff => Self { drafts: true, unconfirmed: true, desks: true, personal: true },
            Actor::Organiser => Self { personal: true, ..Self::PUBLIC },
            Actor::Chief | Actor::SectionHead => Self { drafts: true, unconfirmed: true, desks: true, personal: false },
            Actor::Referee | Actor::Witness => Self { drafts: false, unconfirmed: true, desks: true, personal: false },
            _ => Self::PUBLIC,
        }
    }

    const fn with(self, other: Self) -> Self {
        Self {
            drafts: self.drafts || other.drafts,
            unconfirmed: self.unconfirmed || other.unconfirmed,
            desks: self.desks || other.desks,
            personal: self.personal || other.personal,
        }
    }
}

impl Hall {
    /// What somebody may see in a section.
    pub fn sight(&self, by: &By, section: &str) -> Sight {
        match by {
            By::Public | By::Seat(_) => Sight::PUBLIC,
            By::Keeper { office, .. } => Sight::of(*office),
            By::Person(person) => {
                let actors = self.officials.actors(person, Some(section));
                actors.into_iter().map(Sight::of).fold(Sight::PUBLIC, Sight::with)
            }
        }
    }

    /// Whether somebody sits at the board of a game.
    pub(crate) fn sits_at(by: &By, game: &GameId) -> bool {
        matches!(by, By::Seat(seat) if seat.game == *game)
    }

    /// The grade in which somebody serves in a section, if it is that of an official.
    pub fn grade(&self, by: &By, section: &str) -> Option<Grade> {
        match by {
            By::Person(person) => self.officials.at_desk(person, section)?.grade(),
            By::Keeper { office, .. } => office.grade(),
            By::Public | By::Seat(_) => None,
        }
    }
}
