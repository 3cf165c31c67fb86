//! A hall as its log tells it.

use std::borrow::Cow;
use std::collections::BTreeMap;

use arbiter::{Desk, Entry};
use books::desk::{Act, DeskLaw, Effect, Matter, MatterId};
use clock::Instant;
use contest::{GameId, Side};
use tournament::PlayerId;
use tournament::event::{self, RoundStatus, Step, Tournament};

use crate::call::{Calls, Who};
use crate::case::{About, CaseHappening, Cases, Given, Measure, Party};
use crate::changes::Changes;
use crate::duty::{Done, Duties};
use crate::happening::{Happening, Line, to_desk};
use crate::notice::Notices;
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
    /// The cases.
    pub cases: Cases,
    /// The notices that hang.
    pub notices: Notices,
    /// Who was disqualified at a board, and at which, and has not been put out of the event since.
    pub to_put_out: BTreeMap<PlayerId, GameId>,
    /// What changed lately.
    pub changes: Changes,
    pub(crate) desks: BTreeMap<GameId, Desk>,
    pub(crate) past: BTreeMap<GameId, PastGame>,
    length: u64,
}

/// What is kept of a game whose round is over, since it may still be contested: when it ended, and the rulings given in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct PastGame {
    pub ended: Option<Instant>,
    pub rulings: BTreeMap<MatterId, Given>,
}

impl PastGame {
    fn of(desk: &Desk) -> Self {
        let scene = desk.scene();
        let given = |matter: &Matter| Some((matter.id, Given::at_desk(desk, matter.id)?));
        Self {
            ended: scene.result().map(|result| result.at),
            rulings: scene.matters.iter().filter_map(given).collect(),
        }
    }
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
            Happening::Desk(event) => {
                follow_at(&mut self.desks, line, event);
                self.note_disqualified(line, event);
            }
            Happening::Office(event) => self.officials.apply(event),
            Happening::Call(event) => {
                let person = line.person.as_deref().map(PersonId::from);
                let who = Who { person: person.as_ref(), at: line.at };
                self.calls.apply(event, line.subject.as_ref(), line.by, who);
            }
            Happening::Notice(event) => self.notices.apply(event, done(line)),
            Happening::Duty(event) => self.duties.apply(event, done(line)),
            Happening::Case(event) => {
                self.cases.apply(event, done(line));
                self.relieve(event);
            }
        }
    }

    /// Who is relieved for some rounds by a ruling stays away until somebody else says otherwise.
    fn relieve(&mut self, event: &CaseHappening) {
        let CaseHappening::Ruled { case, ruling, .. } = event else { return };
        let for_rounds = |measure: &Measure| matches!(measure, Measure::Relieve { rounds: Some(_) });
        let about = self.cases.get(*case).map(|case| &case.about);
        if let Some(Party::Official(person)) = about.and_then(About::against)
            && ruling.measures.iter().any(for_rounds)
        {
            self.officials.relieve(person);
        }
    }

    /// Notes whom a line at a desk disqualifies, or whose disqualification it undoes.
    fn note_disqualified(&mut self, line: &Line, event: &arbiter::Happening) {
        let disqualifies = match event {
            arbiter::Happening::Took { effect: Effect::Disqualify { side }, .. } => Some(*side),
            arbiter::Happening::Undone { .. } if !self.to_put_out.is_empty() => None,
            _ => return,
        };
        let Some((game, desk)) = line.subject.as_ref().and_then(|game| Some((game, self.desks.get(game)?))) else {
            return;
        };
        let scene = desk.scene();
        let player = |side: Side| scene.arrangements.players[side].number.parse().ok().map(PlayerId::new);
        if let Some(side) = disqualifies {
            let section = self.event.sections.get(&game.section);
            let still_in = |player: &PlayerId| section.is_none_or(|state| !state.gone.contains_key(player));
            self.to_put_out.extend(player(side).filter(still_in).map(|player| (player, game.clone())));
        } else {
            let falls: Vec<PlayerId> =
                Side::BOTH.into_iter().filter(|side| !scene.disqualified[*side]).filter_map(player).collect();
            self.to_put_out.retain(|player, at| at != game || !falls.contains(player));
        }
    }

    fn apply_event(&mut self, event: &event::Happening) {
        self.event.apply(event);
        if let event::Happening::Left { player, .. } = event {
            let members = self.event.teams.get(player).map(|team| team.members.as_slice()).unwrap_or_default();
            self.to_put_out.retain(|one, _| one != player && !members.contains(one));
        }
        let ended = match event {
            event::Happening::Closed { section, round } => Some((section, *round)),
            event::Happening::TakenBack { section, what: Step::Round, round: Some(round), .. } => {
                Some((section, *round))
            }
            _ => None,
        };
        if let Some((section, round)) = ended {
            self.changes.forget(section, round);
            let of_round = |game: &GameId| game.section == *section && game.round == round;
            let over = self.desks.iter().filter(|(game, _)| of_round(game));
            self.past.extend(over.map(|(game, desk)| (game.clone(), PastGame::of(desk))));
            self.desks.retain(|game, _| !of_round(game));
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
        let unreadable = |error| Refused::plain(Why::Desk(books::desk::WhyNot::Unreadable(error)));
        let mut desk = Desk::open(law, arrangements, at).map_err(unreadable)?;
        if let Some(begun) = self.duties.begun(&game.section, game.round) {
            self.begin_with_its_round(&mut desk, &begun.done, at);
        }
        Ok(Cow::Owned(desk))
    }

    /// A game begins when its round began, whenever somebody looks at it first; a desk that waits for something before the
    /// start begins when it has that.
    fn begin_with_its_round(&self, desk: &mut Desk, begun: &Done, at: Instant) {
        let name = begun.person.as_ref().and_then(|person| self.officials.get(person)).map(|one| one.name.clone());
        let start = Entry { name, ..Entry::new(at, begun.by.at_desk(), Act::Start) };
        for mut logged in desk.decide(&start).unwrap_or_default() {
            if let arbiter::Happening::Started { since } = &mut logged.event {
                *since = (begun.at < at).then_some(begun.at);
            }
            desk.follow(logged);
        }
    }

    /// The law of the desk in a section.
    pub fn law(&self, section: &str) -> Option<&'static dyn DeskLaw> {
        let charter = self.event.charter.as_ref()?.within(section);
        charter.books().into_iter().find_map(books::desk_law)
    }
}

/// When a line was written, and by whom.
fn done(line: &Line) -> Done {
    Done { at: line.at, by: line.by, person: line.person.as_deref().map(PersonId::from) }
}

/// Takes over a line at the desk of its game.
fn follow_at(desks: &mut BTreeMap<GameId, Desk>, line: &Line, event: &arbiter::Happening) {
    let Some(game) = &line.subject else { return };
    let logged = to_desk(line, event);
    if let arbiter::Happening::Opened { rules, .. } = event {
        let law = books::desk_law(*rules);
        if let Some(Ok(desk)) = law.map(|law| Desk::replay(law, &[logged])) {
            desks.insert(game.clone(), desk);
        }
    } else if let Some(desk) = desks.get_mut(game) {
        desk.follow(logged);
    }
}

/// The desks of all games as lines of a log tell them, also of rounds that are over.
pub fn desks_of<'a>(log: impl IntoIterator<Item = &'a Line>) -> BTreeMap<GameId, Desk> {
    let mut desks = BTreeMap::new();
    for line in log {
        if let Happening::Desk(event) = &line.event {
            follow_at(&mut desks, line, event);
        }
    }
    desks
}

/// The desk of one game as lines of a log tell it, also of a round that is over.
pub fn desk_of<'a>(log: impl IntoIterator<Item = &'a Line>, game: &GameId) -> Option<Desk> {
    desks_of(log.into_iter().filter(|line| line.subject.as_ref() == Some(game))).remove(game)
}
