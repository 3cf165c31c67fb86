//! Appeals lodged, passed on, handed in and taken back.

use arbiter::{Happening as AtDesk, Logged};
use books::event::{Ground, Instance, Key, OfCase};
use clock::Instant;
use contest::{Actor, GameId, Post};
use tournament::charter::Value;
use tournament::event::{self, Command, Order, RoundStatus};

use super::super::acting::Acting;
use super::super::{Answer, Deciding, Note};
use super::contested::Against;
use crate::case::{
    About, Appeal, CaseHappening, CaseId, CaseState, CaseWhy, Contested, Deadline, DueKind, Party, Written,
};
use crate::happening::{Line, of_desk, of_event};
use crate::office::PersonId;
use crate::refused::{Refused, Why};
use crate::request::Seat;

/// How somebody appeals.
#[derive(Clone, Copy, Debug)]
pub struct AppealAsked<'a> {
    pub by: Option<&'a Party>,
    pub grounds: &'a [Ground],
    pub deposit: Option<u32>,
    pub text: Option<&'a str>,
    pub committee: bool,
}

impl Deciding<'_> {
    /// Somebody appeals against what was ruled or decided.
    pub(super) fn appeal(&self, of: &Contested, asked: AppealAsked<'_>) -> Result<Answer, Refused> {
        let against = self.contested(of)?;
        let about = &against.about;
        let acting = self.in_case(about)?;
        let appellant = self.appellant(about, asked.by, &acting)?;
        let before = self.next_instance(&against, asked.committee)?;
        self.in_time(&against, &appellant)?;
        self.is_paid(about, asked.deposit)?;
        let appeal = self.lodged(about, before, asked, &appellant)?;
        let laws = self.laws_at(about.game());
        let mut on = vec![OfCase::Lodged, OfCase::Referred, OfCase::HeardBefore(before), OfCase::Rehearing];
        on.extend(appeal.deposit.map(|_| OfCase::Deposit));
        on.extend(appeal.sealed.map(|_| OfCase::Sealed));
        let mut lines = Vec::new();
        if let Some(given) = against.given.clone() {
            let (case, ruling) = (against.id, Some(Box::new(given)));
            let opened = CaseHappening::Opened { case, about: about.clone(), before: against.below, ruling };
            lines.push(self.about(about, opened, &acting, laws.cite(OfCase::Opened)));
        }
        let sealed = appeal.sealed.is_some();
        let event = CaseHappening::Appealed { case: against.id, appeal: Box::new(appeal), before };
        lines.push(self.about(about, event, &acting, laws.cite_all(&on)));
        let grounds = asked.grounds.to_vec();
        lines.extend(self.event_hears(about, &appellant, |at| Command::Appeal { at, undecidable: false, grounds })?);
        if sealed {
            lines.extend(self.stopped(about, &laws.cite(OfCase::Sealed)));
        }
        Ok(Answer::of(lines))
    }

    /// Whoever appeals: a side by itself, an official in their own name or for a side.
    fn appellant(&self, about: &About, by: Option<&Party>, acting: &Acting) -> Result<Acting, Refused> {
        match (by, acting.actor.side(), about.game()) {
            (None, Some(_), _) => Ok(acting.clone()),
            (None, None, _) if acting.actor.grade().is_some() => Ok(acting.clone()),
            (Some(Party::Side(side)), Some(own), _) if *side == own => Ok(acting.clone()),
            (Some(_), Some(_), _) => Err(Refused::plain(Why::OtherBoard)),
            (Some(Party::Side(side)), None, Some(game)) if acting.actor.grade().is_some() => {
                let player = self.person_at(&Seat { game: game.clone(), side: *side, assistant: false });
                let id = player.map(|player| player.to_string());
                Ok(Acting { actor: Actor::player(*side), id, name: None, licence: None })
            }
            _ => Err(Refused::plain(Why::NeedsOffice)),
        }
    }

    /// Whether the event has an appeals committee: as the charter and the books settle it; where they are silent, if it has
    /// members.
    pub(super) fn has_committee(&self, game: Option<&GameId>) -> bool {
        let (terms, round) = self.terms_at(game);
        match terms.find(&Key::Committee, round) {
            Some(settled) => settled.statement.value == Value::Flag(true),
            None => self.hall.officials.in_post(Post::Committee).next().is_some(),
        }
    }

    /// Whether there is no appeal beyond an instance.
    pub(super) fn is_last(&self, game: Option<&GameId>, before: Instance) -> bool {
        before == Instance::Committee || before == Instance::Chief && !self.has_committee(game)
    }

    /// Before whom an appeal comes: grade by grade where the books want that, as far as somebody serves in it.
    pub(super) fn next_instance(&self, against: &Against, committee: bool) -> Result<Instance, Refused> {
        let (about, game) = (&against.about, against.about.game());
        if against.last {
            let on = if against.below == Instance::Committee { OfCase::Final } else { OfCase::NoCommittee };
            return Err(self.no(about, CaseWhy::Last, &[on]));
        }
        let (terms, round) = self.terms_at(game);
        let by_grade = terms.flag(&Key::AppealByGrade, round);
        let higher = Instance::ALL.into_iter().filter(|one| *one > against.below && *one < Instance::Chief);
        let section = game.map(|game| game.section.as_str());
        let serves = |one: &Instance| {
            one.grade().is_some_and(|grade| !self.holder(Actor::official(grade), section).people.is_empty())
        };
        let next = match against.below {
            Instance::Chief => Instance::Committee,
            _ if by_grade => higher.into_iter().find(serves).unwrap_or(Instance::Chief),
            _ => Instance::Chief,
        };
        if !committee || next == Instance::Committee {
            return Ok(next);
        }
        if by_grade {
            return Err(self.no(about, CaseWhy::NotYet(next), &[OfCase::Referred]));
        }
        if self.has_committee(game) {
            return Ok(Instance::Committee);
        }
        Err(self.no(about, CaseWhy::NoCommittee, &[OfCase::NoCommittee]))
    }

    /// Refuses an appeal that comes too late: after play went on, or so long after the end of the game.
    pub(super) fn in_time(&self, against: &Against, acting: &Acting) -> Result<(), Refused> {
        let (terms, round) = self.terms_at(against.about.game());
        let Some(game) = against.about.game() else { return Ok(()) };
        let Some(desk) = self.hall.kept(game) else { return self.in_time_after(game, against) };
        if terms.flag(&Key::AppealAtOnce, round) {
            let from = against.from.unwrap_or(0);
            let later = |logged: &&Logged| logged.no > from && logged.at >= against.at;
            let went_on = desk.log().iter().filter(later).any(|logged| match &logged.event {
                AtDesk::Moved { .. } => true,
                AtDesk::Signed { side, .. } | AtDesk::Affirmed { side } => acting.actor.side() == Some(*side),
                _ => false,
            });
            if went_on {
                return Err(self.no(&against.about, CaseWhy::WentOn, &[OfCase::Late]));
            }
        }
        not_late(self.at, self.window(game))
    }

    /// Refuses an appeal about a game whose round is over, where it had to come at once, or comes so long after the end of the
    /// game; if nobody knows when that was, after the ruling.
    fn in_time_after(&self, game: &GameId, against: &Against) -> Result<(), Refused> {
        let (terms, round) = self.terms_at(Some(game));
        let over = !self.is_played_now(game);
        if over && terms.flag(&Key::AppealAtOnce, round) {
            return Err(self.no(&against.about, CaseWhy::WentOn, &[OfCase::Late]));
        }
        let ended = self.hall.past.get(game).and_then(|past| past.ended).unwrap_or(against.at);
        let window = terms.number(&Key::AppealWindow, round).filter(|_| over);
        let window = window.map(|minutes| Deadline::after(ended, minutes, terms.articles(&Key::AppealWindow, round)));
        not_late(self.at, window)
    }

    /// Whether a game is of a round that is being played.
    pub(super) fn is_played_now(&self, game: &GameId) -> bool {
        self.hall.event.table_at(game).is_some_and(|(round, _)| round.status == RoundStatus::Published)
    }

    fn is_paid(&self, about: &About, paid: Option<u32>) -> Result<(), Refused> {
        let (terms, round) = self.terms_at(about.game());
        match terms.number(&Key::AppealDeposit, round).filter(|deposit| *deposit > 0) {
            Some(deposit) if paid.is_none_or(|paid| paid < deposit) => {
                let under = terms.articles(&Key::AppealDeposit, round);
                Err(Refused::under(Why::Case(CaseWhy::NoDeposit(deposit)), under))
            }
            _ => Ok(()),
        }
    }

    /// The appeal as it goes into the file: one to the committee seals the board and has its deadlines.
    fn lodged(
        &self,
        about: &About,
        before: Instance,
        asked: AppealAsked<'_>,
        acting: &Acting,
    ) -> Result<Appeal, Refused> {
        let (at, (terms, round)) = (self.at, self.terms_at(about.game()));
        let text = asked.text.map(str::trim).filter(|text| !text.is_empty());
        let deadline = |key, from| {
            terms.number(&key, round).map(|minutes| Deadline::after(from, minutes, terms.articles(&key, round)))
        };
        let to_committee = before == Instance::Committee;
        let write_by = to_committee.then(|| deadline(Key::AppealWriting, at)).flatten();
        if to_committee && write_by.is_none() && text.is_none() {
            return Err(self.no(about, CaseWhy::Unwritten, &[OfCase::Written]));
        }
        let written = text.map(|text| Written { at, text: text.to_owned() });
        Ok(Appeal {
            by: acting.actor,
            person: acting.person().map(Into::into),
            at,
            grounds: asked.grounds.to_vec(),
            deposit: asked.deposit,
            referred_to: None,
            sealed: write_by.is_some().then_some(at),
            decide_by: written.as_ref().filter(|_| to_committee).and_then(|_| deadline(Key::AppealDecision, at)),
            write_by,
            written,
            resumed: None,
            withdrawn: None,
        })
    }

    /// What the event makes of an appeal about a game: it is open there, or decided.
    pub(super) fn event_hears(
        &self,
        about: &About,
        acting: &Acting,
        command: impl FnOnce(event::GameRef) -> Command,
    ) -> Result<Vec<Line>, Refused> {
        let Some(game) = about.game().filter(|game| self.is_played_now(game)) else { return Ok(Vec::new()) };
        let command = command(game.clone().into());
        let by = if matches!(command, Command::Appeal { .. }) { acting.actor } else { Actor::Desk };
        let Acting { id: person, licence, .. } = acting.clone();
        let order = Order { at: self.at, hour: None, by, person, licence, command };
        Ok(event::decide(&self.hall.event, &order)?.events.into_iter().map(of_event).collect())
    }

    /// The clock of a board is stopped, if it runs.
    fn stopped(&self, about: &About, under: &[books::Article]) -> Option<Line> {
        let game = about.game()?;
        self.hall.kept(game)?.scene().clock.as_ref()?.running()?;
        let logged = Logged { under: under.to_vec(), ..Logged::new(self.at, Actor::Desk, AtDesk::ClockStopped) };
        Some(of_desk(logged, game, None))
    }

    /// Whoever ruled passes the appeal on; never to somebody who may not hear it.
    pub(super) fn refer(&self, id: CaseId, to: Option<&PersonId>) -> Result<Answer, Refused> {
        let (case, hearing) = self.heard(id)?;
        let acting = self.in_case(&case.about)?;
        if acting.actor.grade().is_none() {
            return Err(Refused::plain(Why::NeedsOffice));
        }
        if hearing.appeal.is_none() {
            return Err(self.no(&case.about, CaseWhy::NoAppeal, &[OfCase::Referred]));
        }
        let section = case.about.game().map(|game| game.section.clone()).unwrap_or_default();
        let under = self.laws_at(case.about.game()).cite(OfCase::Referred);
        if let (Some(to), Some(grade)) = (to, hearing.before.grade()) {
            let may = self.hall.officials.who_may(&section, grade, None);
            if !may.contains(&to) {
                let could = vec![self.holder(Actor::official(grade), Some(&section))];
                return Err(Refused { why: Why::CannotDeal(to.clone()), under, could });
            }
        }
        let event = CaseHappening::Referred { case: id, to: to.cloned() };
        let close = to.zip(case.about.game()).filter(|(to, game)| self.hall.is_close(to, game));
        let notes = close.map(|(to, game)| Note::Conflict { person: to.clone(), game: game.clone() });
        Ok(Answer { lines: vec![self.about(&case.about, event, &acting, under)], notes: notes.into_iter().collect() })
    }

    /// The appeal to the committee is handed in in writing, in time.
    pub(super) fn write(&self, id: CaseId, text: &str) -> Result<Answer, Refused> {
        let (case, at) = (self.known(id)?, self.at);
        let acting = self.in_case(&case.about)?;
        let appeal = case.hearing().and_then(|hearing| hearing.appeal.as_ref());
        match (case.state(at), appeal.and_then(|appeal| appeal.write_by.as_ref())) {
            (CaseState::Sealed, _) => {}
            (CaseState::Lapsed, Some(by)) => {
                return Err(Refused::under(Why::Case(CaseWhy::TooLate(by.until)), by.under.clone()));
            }
            _ => return Err(self.no(&case.about, CaseWhy::NotSealed, &[OfCase::Written])),
        }
        if acting.actor.grade().is_none() && appeal.is_none_or(|appeal| appeal.by != acting.actor) {
            return Err(Refused::plain(Why::NeedsOffice));
        }
        if text.trim().is_empty() {
            return Err(self.no(&case.about, CaseWhy::Unwritten, &[OfCase::Written]));
        }
        let (terms, round) = self.terms_at(case.about.game());
        let minutes = terms.number(&Key::AppealDecision, round);
        let decide_by =
            minutes.map(|minutes| Deadline::after(at, minutes, terms.articles(&Key::AppealDecision, round)));
        let event = CaseHappening::Written { case: id, text: text.trim().to_owned(), decide_by };
        let under = self.laws_at(case.about.game()).cite(OfCase::Written);
        Ok(Answer::of(vec![self.about(&case.about, event, &acting, under)]))
    }

    /// Whoever appealed takes it back: what was ruled stands.
    pub(super) fn withdraw(&self, id: CaseId, why: &str) -> Result<Answer, Refused> {
        let (case, hearing) = self.heard(id)?;
        let acting = self.in_case(&case.about)?;
        let none = || self.no(&case.about, CaseWhy::NoAppeal, &[OfCase::Lodged]);
        let appeal = hearing.appeal.as_ref().ok_or_else(none)?;
        if acting.actor != appeal.by && acting.actor.grade().is_none() {
            return Err(Refused::plain(Why::NeedsOffice));
        }
        let event = CaseHappening::Withdrawn { case: id, why: why.to_owned() };
        let under = self.laws_at(case.about.game()).cite_all(&[OfCase::Late, OfCase::DepositReturned]);
        let mut lines = vec![self.about(&case.about, event, &acting, under)];
        lines.extend(self.event_hears(&case.about, &acting, |at| Command::HearAppeal { at, upheld: false })?);
        lines.extend(self.started(&case.about, &acting).filter(|_| appeal.sealed.is_some()).into_iter().flatten());
        Ok(Answer::of(lines))
    }

    /// That something came late, for whoever should know.
    pub(super) fn lateness(what: DueKind, late: Option<u64>) -> Vec<Note> {
        late.map(|minutes| Note::Late { what, minutes }).into_iter().collect()
    }
}

/// Refuses what comes after a deadline.
fn not_late(at: Instant, window: Option<Deadline>) -> Result<(), Refused> {
    match window {
        Some(window) if window.late(at).is_some() => {
            Err(Refused::under(Why::Case(CaseWhy::TooLate(window.until)), window.under))
        }
        _ => Ok(()),
    }
}
