//! Entries at the desk of a game, and what they mean for the event.

use arbiter::{Confirmed, Desk, Entry, Happening, Outlook, Questions};
use books::desk::{Act, Incident, OfResult};
use books::event::{OfCase, OfCharter, OfHall};
use contest::{Actor, GameId, Outcome, Sides};
use tournament::event::{self, Command, DeskLine, Order};

use super::acting::Acting;
use super::{Answer, Deciding, Note};
use crate::call::Topic;
use crate::case::CaseWhy;
use crate::hall::Hall;
use crate::happening::{Line, of_desk, of_event};
use crate::refused::{Holder, Refused, Why};
use crate::request::{Made, Seat};

impl Deciding<'_> {
    /// An entry at the desk of a game.
    pub(super) fn entry(&self, game: &GameId, made: &Made) -> Result<Answer, Refused> {
        let acting = self.at_desk(game)?;
        self.game_as_seen(game, &acting)?;
        if acting.actor.side().is_some() && self.hall.duties.suspended(&game.section).is_some() {
            let under = self.hall.event.laws(&game.section).cite(OfHall::Suspended);
            return Err(Refused::under(Why::Suspended, under));
        }
        let desk = self.hall.desk(game, self.at)?;
        self.is_kept_here(game, &desk)?;
        let entry = self.made_by(&acting, made)?;
        let outlook = desk.outlook(&entry).map_err(|refusal| self.refused_at(&desk, game, &entry, refusal))?;
        let answer = self.told(game, &desk, outlook, acting.person())?;
        Ok(self.put_out(game, &acting, answer))
    }

    /// Whoever sits at a board reports how the game ended: it stands once the other side says the same, and an official is
    /// called where they differ.
    pub(super) fn report(&self, seat: &Seat, outcome: Outcome) -> Result<Answer, Refused> {
        let made = Made { act: Box::new(Act::Report { outcome, reason: None }), of: None, disputed: false };
        let mut answer = self.entry(&seat.game, &made)?;
        let noted = |line: &Line| match &line.event {
            crate::Happening::Desk(Happening::Noted { matter }) => {
                matches!(matter.incident, Incident::Result(OfResult::DisputedResult { .. }))
            }
            _ => false,
        };
        if answer.lines.iter().any(noted) {
            let acting = self.at_desk(&seat.game)?;
            answer.lines.push(self.raised(&seat.game, Topic::Result, Hall::needs(Topic::Result), &acting));
        }
        Ok(answer)
    }

    /// What came of something at the desk of a game, with what the event makes of it.
    pub(super) fn told(
        &self,
        game: &GameId,
        desk: &Desk,
        outlook: Outlook,
        person: Option<&str>,
    ) -> Result<Answer, Refused> {
        let mut lines = self.laid_on(game, desk);
        let first = self.hall.length() + 1 + lines.len() as u64;
        let result = self.event_follows(game, desk, &outlook, first)?;
        lines.extend(outlook.lines.into_iter().map(|logged| of_desk(logged, game, person)));
        lines.extend(result.events.into_iter().map(of_event));
        Ok(Answer { lines, notes: result.notes.into_iter().map(Note::Event).collect() })
    }

    /// The entry that somebody makes: in their own name, or an official for somebody who is no official at the board.
    fn made_by(&self, acting: &Acting, Made { act, of, disputed }: &Made) -> Result<Entry, Refused> {
        let Acting { actor, name, licence, .. } = acting.clone();
        let entry = Entry { at: self.at, by: actor, name, licence, disputed: *disputed, act: (**act).clone() };
        match of {
            None => Ok(entry),
            Some(of) if *of == actor => Ok(entry),
            Some(of) if actor.grade().is_some() && of.grade().is_none() && *of != Actor::Desk => {
                Ok(Entry { by: of.at_desk(), name: None, licence: None, ..entry })
            }
            Some(_) => Err(Refused::plain(Why::NeedsOffice)),
        }
    }

    /// What the desk of a game has to know before the entry that is asked for can be ruled on.
    pub(super) fn questions(&self, game: &GameId, made: &Made) -> Result<Questions, Refused> {
        let acting = self.at_desk(game)?;
        let desk = self.hall.desk(game, self.at)?;
        let entry = self.made_by(&acting, made)?;
        desk.questions(&entry).map_err(|refusal| self.refused_at(&desk, game, &entry, refusal))
    }

    /// The desk of a game as it would stand after entries made one after the other.
    pub(super) fn preview(&self, game: &GameId, entries: &[Made]) -> Result<Desk, Refused> {
        let acting = self.at_desk(game)?;
        let mut desk = self.hall.desk(game, self.at)?.into_owned();
        self.is_kept_here(game, &desk)?;
        for made in entries {
            let entry = self.made_by(&acting, made)?;
            if let Err(refusal) = desk.take(&entry) {
                return Err(self.refused_at(&desk, game, &entry, refusal));
            }
        }
        Ok(desk)
    }

    /// The lines that lay a game on and begin it with its round, if the log does not have them.
    fn laid_on(&self, game: &GameId, desk: &Desk) -> Vec<Line> {
        let lines = if self.hall.kept(game).is_some() { &[] } else { desk.log() };
        let begun = self.hall.duties.begun(&game.section, game.round);
        let person = begun.and_then(|begun| begun.done.person.as_ref()).map(|person| person.0.as_str());
        let laid = |logged: arbiter::Logged| {
            let opens = matches!(logged.event, Happening::Opened { .. });
            let mut line = of_desk(logged, game, person);
            if opens {
                line.under.extend(self.hall.event.laws(&game.section).cite(OfCharter::Play));
            }
            line
        };
        lines.iter().cloned().map(laid).collect()
    }

    /// A game whose result came in otherwise is not kept at a desk any more, and at a sealed board nothing is done.
    fn is_kept_here(&self, game: &GameId, desk: &Desk) -> Result<(), Refused> {
        if let Some(case) = self.hall.cases.sealing(game) {
            return Err(self.case_refused(game, CaseWhy::Sealed(case), OfCase::Sealed));
        }
        let slot = self.hall.event.table_at(game).and_then(|(_, table)| table.slot(game));
        let stands = slot.is_some_and(|slot| slot.confirmed);
        if stands && desk.confirmed().is_none() { Err(Refused::plain(Why::ResultStands)) } else { Ok(()) }
    }

    /// What a desk refuses, with whose the entry could be instead.
    fn refused_at(&self, desk: &Desk, game: &GameId, entry: &Entry, refusal: books::desk::Refusal) -> Refused {
        let could = desk.who_could(entry).into_iter().map(|office| self.holder(office, Some(&game.section)));
        let mut refused = Refused { could: could.collect(), ..refusal.into() };
        let outside = entry.by.grade().is_none() && entry.by.side().is_none();
        if outside && matches!(entry.act, Act::Rule { .. } | Act::Sanction { .. } | Act::Ratify { .. }) {
            refused.under.extend(self.hall.event.laws(&game.section).cite(OfHall::AtBoards(entry.by)));
        }
        refused
    }

    /// An office, and who holds it in a section or in the event as a whole.
    pub(super) fn holder(&self, office: Actor, section: Option<&str>) -> Holder {
        let officials = &self.hall.officials;
        let holds = |person: &&crate::office::PersonId| {
            officials.actors(person, section).iter().any(|actor| *actor == office || actor.at_desk() == office)
        };
        let people = officials.iter().map(|(person, _)| person).filter(holds).cloned().collect();
        Holder { office, post: None, licence: None, people }
    }

    /// What the event makes of an entry at a desk: a result that was confirmed or changed stands in the event, too; one that
    /// no longer stands is taken back. The first line of the entry will have this number.
    fn event_follows(
        &self,
        game: &GameId,
        desk: &Desk,
        outlook: &Outlook,
        first: u64,
    ) -> Result<event::Decision, Refused> {
        let confirming = outlook.lines.iter().rposition(|logged| is_confirming(&logged.event));
        let no = first + confirming.unwrap_or(outlook.lines.len().saturating_sub(1)) as u64;
        let standing = |confirmed: &Confirmed| (confirmed.verdict, confirmed.fouls);
        let before = desk.confirmed();
        let after = Confirmed::of(desk.law(), &outlook.scene, no);
        let command = match (&before, &after) {
            (_, Some(after)) if before.as_ref().map(standing) != Some(standing(after)) => {
                taken_over(game, after, before.is_some())
            }
            (Some(_), None) => Command::Reopen { at: game.clone().into(), reason: None },
            _ => return Ok(event::Decision::default()),
        };
        let order = Order::new(self.at, Actor::Desk, command);
        Ok(event::decide(&self.hall.event, &order)?)
    }
}

fn is_confirming(event: &Happening) -> bool {
    use books::desk::Effect::{Amend, Settle};
    matches!(event, Happening::Confirmed | Happening::Took { effect: Settle { .. } | Amend { .. }, .. })
}

/// Fouls as the event counts them.
pub(super) fn counted(fouls: Sides<u32>) -> [u8; 2] {
    [fouls.first, fouls.second].map(|fouls| u8::try_from(fouls).unwrap_or(u8::MAX))
}

/// The order by which the event takes over a result from a desk.
pub(super) fn taken_over(game: &GameId, result: &Confirmed, correct: bool) -> Command {
    let fouls = counted(result.fouls);
    let rests_on = Some(DeskLine { no: result.no, hash: None });
    let (at, verdict) = (game.clone().into(), result.verdict);
    Command::Result { at, verdict, fouls, agreed: true, reported_by: None, correct, reason: None, rests_on }
}
