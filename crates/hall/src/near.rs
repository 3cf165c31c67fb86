//! Who is near a table and may deal with what comes up there.

use books::event::{Duty, OfHall};
use contest::{GameId, Grade};
use tournament::event::RoundStatus;

use crate::call::{Needs, Topic};
use crate::duty::{DutyLine, DutyOf};
use crate::hall::Hall;
use crate::office::PersonId;

impl Hall {
    /// The games of the rounds that are being played.
    pub fn games_now(&self) -> impl Iterator<Item = GameId> {
        self.games(RoundStatus::Published)
    }

    /// Who can deal with what a call is about, as long as nothing more is known of it.
    pub fn needs(topic: Topic) -> Needs {
        let grade = if topic == Topic::Claim { Grade::Referee } else { Grade::Witness };
        Needs { grade, licence: None }
    }

    /// The official to whom a call at a game goes: of those who may deal with it, have no tie with the players and are in the
    /// hall, the nearest, of the lowest grade, with the fewest calls on their hands.
    pub fn nearest(&self, game: &GameId, needs: Needs, but: Option<&PersonId>) -> Option<&PersonId> {
        let may = self.officials.who_may(&game.section, needs.grade, needs.licence);
        let may = may.into_iter().filter(|person| Some(*person) != but);
        may.min_by_key(|person| {
            let official = self.officials.get(person);
            let near = official.is_some_and(|official| official.tables.iter().any(|tables| tables.hold(game)));
            let grade = self.officials.at_desk(person, &game.section).and_then(contest::Actor::grade);
            (self.is_close(person, game), !near, grade, self.calls.taken_by(person), (*person).clone())
        })
    }

    /// The duties of a round as they stand, in the order in which they come; those that no book of the event knows are left out.
    pub fn duties_of(&self, section: &str, round: u16) -> Vec<DutyLine> {
        let laws = self.event.laws(section);
        let line = |duty: &Duty| {
            let under = laws.cite(OfHall::Duty(*duty));
            let of = DutyOf { section: section.to_owned(), round, duty: *duty };
            let (stage, who, done) = (duty.stage(), duty.who().to_vec(), self.duties.done(&of).cloned());
            (!under.is_empty()).then_some(DutyLine { duty: *duty, stage, who, under, done })
        };
        Duty::ALL.iter().filter_map(line).collect()
    }
}
