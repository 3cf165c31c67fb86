//! Appeals decided: the board stands again where it stood, or what was ruled stands; play goes on.

use std::collections::BTreeSet;

use arbiter::{Desk, Entry, Happening as AtDesk, Logged};
use books::desk::{Act, Scene};
use books::event::{Instance, Key, OfCase, Requirement, Weight};
use contest::Actor;
use tournament::event::{self, Command, Order};

use super::super::acting::Acting;
use super::super::entry::taken_over;
use super::super::reach::clock_stopped_at;
use super::super::{Answer, Deciding, Note};
use crate::case::{
    About, Case, CaseHappening, CaseId, CaseState, CaseWhy, Deadline, Decision, DueKind, Hearing, Votes,
};
use crate::happening::{Line, of_desk, of_event};
use crate::office::PersonId;
use crate::refused::{Refused, Why};

/// How an appeal is decided.
#[derive(Clone, Copy, Debug)]
pub struct DecisionAsked<'a> {
    pub upheld: bool,
    pub why: &'a str,
    pub erred: Option<bool>,
    pub votes: Option<&'a Votes>,
}

impl Deciding<'_> {
    /// Whoever hears an appeal decides it.
    pub(super) fn decide_appeal(&self, id: CaseId, asked: DecisionAsked<'_>) -> Result<Answer, Refused> {
        let (case, hearing) = self.heard(id)?;
        let appeal =
            hearing.appeal.as_ref().ok_or_else(|| self.no(&case.about, CaseWhy::NoAppeal, &[OfCase::Lodged]))?;
        if case.state(self.at) == CaseState::Sealed {
            return Err(self.no(&case.about, CaseWhy::Unwritten, &[OfCase::Written]));
        }
        let acting = self.judges(case, hearing)?;
        if asked.why.trim().is_empty() {
            return Err(Refused::plain(Why::NoReason));
        }
        let mut notes = self.voted(case, hearing, asked)?;
        let late = appeal.decide_by.as_ref().and_then(|by| by.late(self.at));
        notes.extend(Self::lateness(DueKind::Decide, late));
        let over = case.about.game().filter(|game| asked.upheld && !self.is_played_now(game));
        notes.extend(over.map(|game| Note::RoundOver(game.clone())));
        let last = self.is_last(case.about.game(), hearing.before);
        let restored = if asked.upheld { self.restored(case, asked.why, &acting) } else { Vec::new() };
        let from = (!restored.is_empty()).then(|| self.hall.length() + 1);
        let decision = self.decision(case, hearing, asked, &acting, (late, from));
        let event = CaseHappening::Decided { case: id, decision: Box::new(decision), last };
        let on = on_decision(hearing, asked.upheld, last);
        let under = self.laws_at(case.about.game()).cite_all(&on);
        let mut lines = restored;
        lines.push(self.about(&case.about, event, &acting, under));
        lines.extend(self.event_hears(&case.about, &acting, |at| Command::HearAppeal { at, upheld: asked.upheld })?);
        let result = self.result_stands_again(case, &lines)?;
        lines.extend(result);
        if let Some(game) = case.about.game().filter(|_| asked.upheld) {
            let again = self.taken_in_again(game, &lines, asked.why, &acting);
            lines.extend(again.lines);
            notes.extend(again.notes);
        }
        Ok(Answer { lines, notes })
    }

    /// Whoever hears the appeal: not whoever ruled below, and nobody who stepped aside.
    fn judges(&self, case: &Case, hearing: &Hearing) -> Result<Acting, Refused> {
        let acting = self.hears(&case.about, hearing.before)?;
        let Some(person) = acting.person().map(PersonId::from) else { return Ok(acting) };
        if hearing.recused.contains(&person) {
            return Err(self.no(&case.about, CaseWhy::Concerned(person), &[OfCase::Recusal]));
        }
        let own = case.hearings.iter().filter_map(Hearing::judge).any(|judge| *judge == person);
        if own && hearing.before != Instance::Committee {
            return Err(self.no(&case.about, CaseWhy::OwnRuling, &[OfCase::Referred]));
        }
        Ok(acting)
    }

    /// How a committee voted: members only, none of them concerned, in the number that the books ask for.
    fn voted(&self, case: &Case, hearing: &Hearing, asked: DecisionAsked<'_>) -> Result<Vec<Note>, Refused> {
        if hearing.before != Instance::Committee {
            return Ok(Vec::new());
        }
        let no = |why| self.no(&case.about, why, &[OfCase::Votes]);
        let votes = asked.votes.ok_or_else(|| no(CaseWhy::NoVotes))?;
        let mut voted = BTreeSet::new();
        for person in votes.upheld.iter().chain(&votes.dismissed) {
            if !self.is_member(person) {
                return Err(no(CaseWhy::NotMember(person.clone())));
            }
            let close = case.about.game().is_some_and(|game| self.hall.is_close(person, game));
            if close || hearing.recused.contains(person) {
                return Err(self.no(&case.about, CaseWhy::Concerned(person.clone()), &[OfCase::Recusal]));
            }
            if !voted.insert(person) {
                return Err(no(CaseWhy::VotedTwice(person.clone())));
            }
        }
        let (size, laws) = (voted.len(), self.laws_at(case.about.game()));
        if size < 3 && laws.requires(Requirement::CommitteeOfThree).is_some() || size == 0 {
            return Err(no(CaseWhy::TooFew(size)));
        }
        let asked_odd = laws.requires(Requirement::OddCommittee).map(|asked| asked.what);
        if size.is_multiple_of(2) && asked_odd == Some(Weight::Fault) {
            return Err(no(CaseWhy::Even(size)));
        }
        let (ours, theirs) = (votes.upheld.len(), votes.dismissed.len());
        let carried = if asked.upheld { ours > theirs } else { theirs > ours };
        if !carried {
            return Err(no(CaseWhy::Majority));
        }
        Ok(size.is_multiple_of(2).then_some(Note::Even(size)).into_iter().collect())
    }

    fn decision(
        &self,
        case: &Case,
        hearing: &Hearing,
        asked: DecisionAsked<'_>,
        acting: &Acting,
        (late, from): (Option<u64>, Option<u64>),
    ) -> Decision {
        let at = self.at;
        let news = hearing.evidence.iter().any(|item| item.new.is_some());
        let erred = asked.upheld && asked.erred.unwrap_or(!news);
        let sealed = hearing.appeal.as_ref().is_some_and(|appeal| appeal.sealed.is_some());
        let (terms, round) = self.terms_at(case.about.game());
        let pause = terms.number(&Key::AppealResumption, round).filter(|_| sealed);
        let resume_at =
            pause.map(|minutes| Deadline::after(at, minutes, terms.articles(&Key::AppealResumption, round)));
        Decision {
            by: acting.actor,
            person: acting.person().map(Into::into),
            at,
            upheld: asked.upheld,
            why: asked.why.to_owned(),
            erred,
            late,
            votes: asked.votes.cloned(),
            returned: erred.then(|| outstanding(case)).filter(|sum| *sum > 0),
            resume_at,
            from,
        }
    }

    /// The lines by which a board stands again as it stood before what is contested, the clocks stopped as they stood then.
    fn restored(&self, case: &Case, why: &str, acting: &Acting) -> Vec<Line> {
        let from = case.hearings.iter().rev().find_map(Hearing::from);
        let Some((game, from)) = case.about.game().zip(from) else { return Vec::new() };
        let Some(desk) = self.hall.kept(game) else { return Vec::new() };
        let Ok(number) = usize::try_from(from) else { return Vec::new() };
        let mut happenings = vec![AtDesk::Undone { from: number, why: why.to_owned() }];
        happenings.extend(stood(desk, from).iter().flat_map(clock_stopped_at));
        let under = self.laws_at(Some(game)).cite(OfCase::Rehearing);
        let by = if acting.actor.grade().is_some() { acting.actor } else { Actor::Desk };
        let line = |event| {
            let (name, licence, under) = (acting.name.clone(), acting.licence, under.clone());
            of_desk(Logged { name, licence, under, ..Logged::new(self.at, by, event) }, game, acting.person())
        };
        happenings.into_iter().map(line).collect()
    }

    /// The result that stands again at a board after these lines, as the event takes it over.
    fn result_stands_again(&self, case: &Case, lines: &[Line]) -> Result<Vec<Line>, Refused> {
        let Some(game) = case.about.game() else { return Ok(Vec::new()) };
        let Some(mut desk) = self.hall.kept(game).cloned() else { return Ok(Vec::new()) };
        let mut events = self.hall.event.clone();
        for line in lines {
            match &line.event {
                crate::Happening::Desk(event) => desk.follow(crate::happening::to_desk(line, event)),
                crate::Happening::Event(event) => events.apply(event),
                _ => {}
            }
        }
        let open =
            events.table_at(game).and_then(|(_, table)| table.slot(game)).is_some_and(|slot| slot.verdict.is_none());
        let Some(result) = desk.confirmed().filter(|_| open) else { return Ok(Vec::new()) };
        let order = Order::new(self.at, Actor::Desk, taken_over(game, &result, false));
        Ok(event::decide(&events, &order)?.events.into_iter().map(of_event).collect())
    }

    /// Somebody who is concerned steps aside.
    pub(super) fn recuse(&self, id: CaseId, person: &PersonId, why: &str) -> Result<Answer, Refused> {
        let (case, hearing) = self.heard(id)?;
        let acting = self.in_case(&case.about)?;
        let own = acting.person() == Some(person.0.as_str());
        if !own && acting.actor != Actor::Chief {
            let could = vec![self.holder(Actor::Chief, None)];
            let under = self.laws_at(case.about.game()).cite(OfCase::Recusal);
            return Err(Refused { why: Why::NeedsOffice, under, could });
        }
        if self.hall.officials.get(person).is_none() {
            return Err(Refused::plain(Why::NoPerson(person.clone())));
        }
        if hearing.recused.contains(person) {
            return Err(self.no(&case.about, CaseWhy::Concerned(person.clone()), &[OfCase::Recusal]));
        }
        let event = CaseHappening::Recused { case: id, person: person.clone(), why: why.to_owned() };
        let under = self.laws_at(case.about.game()).cite(OfCase::Recusal);
        Ok(Answer::of(vec![self.about(&case.about, event, &acting, under)]))
    }

    /// The chief has play go on at a sealed board: in time after the decision, or since the appeal was not handed in.
    pub(super) fn resume(&self, id: CaseId) -> Result<Answer, Refused> {
        let (case, at) = (self.known(id)?, self.at);
        let acting = self.hears(&case.about, Instance::Chief)?;
        let state = case.state(at);
        if !case.seals() {
            return Err(self.no(&case.about, CaseWhy::NotSealed, &[OfCase::Resumed]));
        }
        if !matches!(state, CaseState::Decided | CaseState::Lapsed) {
            return Err(self.no(&case.about, CaseWhy::Sealed(id), &[OfCase::Sealed]));
        }
        let decision = case.hearing().and_then(|hearing| hearing.decision.as_ref());
        let resume_at = decision.and_then(|decision| decision.resume_at.as_ref());
        if let Some(from) = resume_at.filter(|from| at < from.until) {
            return Err(Refused::under(Why::Case(CaseWhy::TooEarly(from.until)), from.under.clone()));
        }
        let late = resume_at.and_then(|from| from.late(at));
        let event = CaseHappening::Resumed { case: id, at, late };
        let on = if state == CaseState::Lapsed { OfCase::Written } else { OfCase::Resumed };
        let mut lines = vec![self.about(&case.about, event, &acting, self.laws_at(case.about.game()).cite(on))];
        if state == CaseState::Lapsed {
            lines.extend(self.event_hears(&case.about, &acting, |at| Command::HearAppeal { at, upheld: false })?);
        }
        lines.extend(self.started(&case.about, &acting).into_iter().flatten());
        Ok(Answer { lines, notes: Self::lateness(DueKind::Resume, late) })
    }

    /// The lines that start the clock of a board again, if the desk lets it: the chief's doing, or the program's once nothing
    /// is left to be decided.
    pub(super) fn started(&self, about: &About, acting: &Acting) -> Option<Vec<Line>> {
        let game = about.game()?;
        let desk = self.hall.kept(game)?;
        let side = desk.scene().to_move();
        let at = self.at.max(desk.scene().now);
        let lines = desk.decide(&Entry::new(at, Actor::Chief, Act::StartClock { side })).ok()?;
        let by = if acting.actor == Actor::Chief { Actor::Chief } else { Actor::Desk };
        let told = |logged: Logged| if logged.by == Actor::Chief { Logged { by, ..logged } } else { logged };
        Some(lines.into_iter().map(|logged| of_desk(told(logged), game, acting.person())).collect())
    }
}

/// How a desk stood before a line of its log, at the moment of that line.
fn stood(desk: &Desk, from: u64) -> Option<Scene> {
    let log = desk.log();
    let nth = log.partition_point(|logged| logged.no < from);
    let at = log.get(nth)?.at;
    let before = Desk::replay(desk.law(), &log[..nth.max(1)]).ok()?;
    Some(Scene { now: at, ..before.scene().clone() })
}

/// What was paid by whoever appealed last and has not been given back.
fn outstanding(case: &Case) -> u32 {
    let payer = case.hearing().and_then(|hearing| hearing.appeal.as_ref()).map(|appeal| appeal.by);
    let own = case.hearings.iter().filter(|one| one.appeal.as_ref().map(|appeal| appeal.by) == payer);
    let paid: u32 = own.clone().filter_map(|one| one.appeal.as_ref()?.deposit).fold(0, u32::saturating_add);
    let returned: u32 = own.filter_map(|one| one.decision.as_ref()?.returned).fold(0, u32::saturating_add);
    paid.saturating_sub(returned)
}

/// What a decision rests on.
fn on_decision(hearing: &Hearing, upheld: bool, last: bool) -> Vec<OfCase> {
    let mut on = vec![OfCase::HeardBefore(hearing.before), OfCase::Rehearing];
    if hearing.before == Instance::Committee {
        on.extend([OfCase::Votes, OfCase::Decided]);
    }
    if hearing.appeal.as_ref().is_some_and(|appeal| appeal.deposit.is_some()) {
        on.push(OfCase::DepositReturned);
    }
    on.push(if upheld { OfCase::OfficialErred } else { OfCase::Obeyed });
    if last {
        on.push(if hearing.before == Instance::Committee { OfCase::Final } else { OfCase::NoCommittee });
    }
    on
}
