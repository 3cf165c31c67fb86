//! A hall as its log tells it.

use std::borrow::Cow;
use std::collections::BTreeMap;

use arbiter::{Desk, Entry};
use books::desk::{Act, DeskLaw};
use clock::Instant;
use contest::GameId;
use tournament::event::{self, RoundStatus, Tournament};

use crate::call::{Calls, Who};
use crate::changes::Changes;
use crate::duty::{Begun, Done, Duties};
use crate::happening::{Happening, Line, to_desk};
use crate::office::{Officials, PersonId};
use crate::refused::{Refused, Why};

/// One event with its boards and its officials: a fold over the lines of one log.
#[derive(Clone, Debug, Default)]
pub struct Hall {
    /// The event.
    pub event: Tournament,
    /// The officials.
    pub officials: Officials,
    /// The calls that are open.
    pub calls: Calls,
    /// The duties that are done.
    pub duties: Duties,
    /// What changed lately.
    pub changes: Changes,
    pub(crate) desks: BTreeMap<GameId, Desk>,
    length: u64,
}

impl Hall {
    /// The hall that a log tells.
    pub fn replay<'a>(log: impl IntoIterator<Item = &'a Line>) -> Self {
        let mut hall = Self::default();
        log.into_iter().for_each(|line| hall.apply(line));
        hall
    }

    /// How many lines the log has, which is the number of the last one.
    pub const fn length(&self) -> u64 {
        self.length
    }

    /// Takes over a line: it has happened. What does not fit changes nothing.
    pub fn apply(&mut self, line: &Line) {
        self.length += 1;
        self.changes.note(line);
        match &line.event {
            Happening::Event(event) => self.apply_event(event),
            Happening::Desk(event) => self.apply_at_desk(line, event),
            Happening::Office(event) => self.officials.apply(event),
            Happening::Call(event) => {
                let person = line.person.as_deref().map(PersonId::from);
                let who = Who { person: person.as_ref(), at: line.at };
                self.calls.apply(event, line.subject.as_ref(), line.by, who);
            }
            Happening::Duty(event) => {
                let person = line.person.as_deref().map(PersonId::from);
                self.duties.apply(event, Done { at: line.at, by: line.by, person });
            }
        }
    }

    fn apply_event(&mut self, event: &event::Happening) {
        self.event.apply(event);
        if let event::Happening::Closed { section, round } = event {
            self.changes.forget(section, *round);
            self.desks.retain(|game, _| game.section != *section || game.round != *round);
        }
    }

    fn apply_at_desk(&mut self, line: &Line, event: &arbiter::Happening) {
        let Some(game) = &line.subject else { return };
        let logged = to_desk(line, event);
        if let arbiter::Happening::Opened { rules, .. } = event {
            let law = books::desk_law(*rules);
            if let Some(Ok(desk)) = law.map(|law| Desk::replay(law, &[logged])) {
                self.desks.insert(game.clone(), desk);
            }
        } else if let Some(desk) = self.desks.get_mut(game) {
            desk.follow(logged);
        }
    }

    /// The desks of the games that somebody has looked at in rounds that are being played.
    pub fn desks(&self) -> impl Iterator<Item = (&GameId, &Desk)> {
        self.desks.iter()
    }

    /// The desk of a game of a round that is being played: as it stands, or as it is laid on when somebody looks at it for
    /// the first time, which is not in the log before something happens there.
    ///
    /// # Errors
    ///
    /// There is no such game, or no book says how it is kept at a desk.
    pub fn desk(&self, game: &GameId, at: Instant) -> Result<Cow<'_, Desk>, Refused> {
        if let Some(desk) = self.desks.get(game) {
            return Ok(Cow::Borrowed(desk));
        }
        let none = || Refused::plain(Why::NoGame(game.clone()));
        let (round, _) = self.event.table_at(game).ok_or_else(none)?;
        if round.status != RoundStatus::Published {
            return Err(none());
        }
        let law = self.law(&game.section).ok_or_else(|| Refused::plain(Why::NoDesk))?;
        let arrangements = self.event.arrangements(game).ok_or_else(none)?;
        let begun = self.duties.begun(&game.section, game.round);
        let laid_on = Desk::open(law, arrangements, begun.map_or(at, |begun| begun.done.at.min(at)));
        let unreadable = |error| Refused::plain(Why::Desk(books::desk::WhyNot::Unreadable(error)));
        let mut desk = laid_on.map_err(unreadable)?;
        if let Some(Begun { done, .. }) = begun {
            let name = done.person.as_ref().and_then(|person| self.officials.get(person)).map(|one| one.name.clone());
            let start = Entry { name, ..Entry::new(done.at.min(at), done.by.at_desk(), Act::Start) };
            // A desk that waits for something before the start begins when it has that.
            let _ = desk.take(&start);
        }
        Ok(Cow::Owned(desk))
    }

    /// The law of the desk in a section.
    pub fn law(&self, section: &str) -> Option<&'static dyn DeskLaw> {
        let charter = self.event.charter.as_ref()?.within(section);
        charter.books().into_iter().find_map(books::desk_law)
    }
}

/// The desk of one game as lines of a log tell it, also of a round that is over.
pub fn desk_of<'a>(log: impl IntoIterator<Item = &'a Line>, game: &GameId) -> Option<Desk> {
    let mut desk = None;
    for line in log.into_iter().filter(|line| line.subject.as_ref() == Some(game)) {
        let Happening::Desk(event) = &line.event else { continue };
        let logged = to_desk(line, event);
        match (event, &mut desk) {
            (arbiter::Happening::Opened { rules, .. }, _) => {
                desk = books::desk_law(*rules).and_then(|law| Desk::replay(law, &[logged]).ok());
            }
            (_, Some(desk)) => desk.follow(logged),
            (_, None) => {}
        }
    }
    desk
}
