//! Appointments and their end, and who watches what.

use books::event::OfHall;
use contest::{Actor, Post};
use tournament::event::RoundStatus;

use super::{Answer, Deciding, Note};
use crate::authority::{self, Rule};
use crate::happening::{Line, line};
use crate::office::{Appointment, OfficeAct, OfficeHappening, PersonId, Tables};
use crate::refused::{Refused, Why};
use crate::request::By;

impl Deciding<'_> {
    /// Something about who holds an office.
    pub(super) fn office(&self, act: &OfficeAct) -> Result<Answer, Refused> {
        match act {
            OfficeAct::Appoint(appointment) => self.appoint(appointment),
            OfficeAct::Dismiss { person, post, why } => self.dismiss(person, *post, why),
            OfficeAct::Assign { person, tables } => self.assign(person, tables),
            OfficeAct::StepOut { person } => {
                self.of_own(person, OfficeHappening::SteppedOut { person: person.clone() })
            }
            OfficeAct::ComeBack { person } => self.of_own(person, OfficeHappening::CameBack { person: person.clone() }),
        }
    }

    fn appoint(&self, appointment: &Appointment) -> Result<Answer, Refused> {
        let Appointment { person, name, office, .. } = appointment;
        let rule = authority::of_post(&self.hall.event, office.post);
        let line = self.by_rule(rule, OfficeHappening::Appointed(appointment.clone()))?;
        if person.0.trim().is_empty() || name.trim().is_empty() {
            return Err(Refused::plain(Why::Nameless));
        }
        if office.post.is_over_all() && !office.sections.is_empty() {
            return Err(Refused::plain(Why::OverAll(office.post)));
        }
        office.sections.iter().try_for_each(|section| self.has_section(section))?;
        let mut others = self.hall.officials.in_post(office.post).filter(|(other, _)| *other != person);
        if let Some((other, _)) = others.next().filter(|_| office.post.is_single()) {
            return Err(Refused::under(
                Why::PostTaken(other.clone()),
                self.hall.event.laws("").cite(OfHall::Single(office.post)),
            ));
        }
        Ok(Answer::of(vec![line]))
    }

    fn dismiss(&self, person: &PersonId, post: Post, why: &str) -> Result<Answer, Refused> {
        let rule = authority::of_dismissal(&self.hall.event, post);
        let event = OfficeHappening::Dismissed { person: person.clone(), post, why: why.to_owned() };
        let line = self.by_rule(rule, event)?;
        let official = self.official(person)?;
        if official.offices.iter().all(|office| office.post != post) {
            return Err(Refused::plain(Why::NotInPost(post)));
        }
        if why.trim().is_empty() {
            return Err(Refused::plain(Why::NoReason));
        }
        Ok(Answer::of(vec![line]))
    }

    fn assign(&self, person: &PersonId, tables: &[Tables]) -> Result<Answer, Refused> {
        let rule = authority::of_assignment(&self.hall.event);
        let in_order = |tables: &Tables| {
            let (from, to) = (tables.from.min(tables.to), tables.from.max(tables.to));
            Tables { section: tables.section.clone(), from, to }
        };
        let tables = &tables.iter().map(in_order).collect::<Vec<_>>()[..];
        let event = OfficeHappening::Assigned { person: person.clone(), tables: tables.to_vec() };
        let line = self.by_rule(rule, event)?;
        self.official(person)?;
        tables.iter().try_for_each(|tables| self.has_section(&tables.section))?;
        Ok(Answer { lines: vec![line], notes: self.conflicts(person, tables) })
    }

    /// Somebody leaves the hall or comes back: they say so themselves, or whoever assigns the officials does.
    fn of_own(&self, person: &PersonId, event: OfficeHappening) -> Result<Answer, Refused> {
        let official = self.official(person)?;
        let (own, rule) = (*self.by == By::Person(person.clone()), authority::of_assignment(&self.hall.event));
        if own && official.relieved && matches!(event, OfficeHappening::CameBack { .. }) {
            return Err(self.not_theirs(&rule));
        }
        if own {
            let by = official.offices.iter().map(|office| office.post.actor(false)).max().unwrap_or(Actor::Outsider);
            let (id, name) = (Some(person.0.clone()), Some(official.name.clone()));
            return Ok(Answer::of(vec![Line { person: id, name, ..line(self.at, by, event) }]));
        }
        Ok(Answer::of(vec![self.by_rule(rule, event)?]))
    }

    /// A line by whoever holds one of the offices that a rule names.
    pub(super) fn by_rule(&self, rule: Rule, event: impl Into<crate::Happening>) -> Result<Line, Refused> {
        let actings = self.actings(None)?;
        let held = rule.who.iter().find_map(|office| actings.iter().find(|acting| acting.actor == *office));
        let Some(acting) = held.cloned() else { return Err(self.not_theirs(&rule)) };
        let (person, name, licence, under) = (acting.id, acting.name, acting.licence, rule.under);
        Ok(Line { person, name, licence, under, ..line(self.at, acting.actor, event) })
    }

    /// A refusal of what only the offices that a rule names may do, with who holds them.
    fn not_theirs(&self, Rule { who, under }: &Rule) -> Refused {
        let could = who.iter().map(|office| self.holder(*office, None)).collect();
        Refused { why: Why::NeedsOffice, under: under.clone(), could }
    }

    fn official(&self, person: &PersonId) -> Result<&crate::office::Official, Refused> {
        self.hall.officials.get(person).ok_or_else(|| Refused::plain(Why::NoPerson(person.clone())))
    }

    fn has_section(&self, section: &str) -> Result<(), Refused> {
        let known = self.hall.event.sections.contains_key(section);
        if known { Ok(()) } else { Err(Refused::plain(Why::NoSection(section.to_owned()))) }
    }

    /// The games of rounds being played at these tables whose players somebody is too close to.
    fn conflicts(&self, person: &PersonId, tables: &[Tables]) -> Vec<Note> {
        let games =
            self.hall.games(RoundStatus::Published).filter(|game| tables.iter().any(|tables| tables.hold(game)));
        let close = games.filter(|game| self.hall.is_close(person, game));
        close.map(|game| Note::Conflict { person: person.clone(), game }).collect()
    }
}
