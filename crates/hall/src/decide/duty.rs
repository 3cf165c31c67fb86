//! Duties done, and rounds begun.

use arbiter::Entry;
use books::desk::{Act, Phase};
use books::event::{Duty, Inspection, OfHall};
use contest::{Actor, GameId, Grade};
use jiff::civil::DateTime;
use tournament::event::RoundStatus;

use super::acting::Acting;
use super::{Answer, Deciding, Note};
use crate::duty::{DutyAct, DutyHappening, DutyOf, Faulty};
use crate::happening::{Line, line, of_desk};
use crate::refused::{Refused, Why};

impl Deciding<'_> {
    /// Something about duties or the beginning of a round.
    pub(super) fn duty(&self, act: &DutyAct) -> Result<Answer, Refused> {
        match act {
            DutyAct::Done(of) => self.duty_line(of, DutyHappening::Done(of.clone())),
            DutyAct::Undone(of) if self.hall.duties.done(of).is_none() => Err(Refused::plain(Why::NotDone(of.duty))),
            DutyAct::Undone(of) => self.duty_line(of, DutyHappening::Undone(of.clone())),
            DutyAct::Suspend { section, why, resumes, place } => {
                let (section, why) = (section.clone(), why.trim().to_owned());
                let (resumes, place) = (*resumes, place.clone());
                self.suspend(DutyHappening::Suspended { section, why, resumes, place })
            }
            DutyAct::Continue { section } => self.go_on(section),
            DutyAct::Inspect { section, found } => self.inspect(section, found),
            DutyAct::Begin { section, hour, why } => self.begin(section, *hour, why.as_deref()),
        }
    }

    fn duty_line(&self, of: &DutyOf, event: DutyHappening) -> Result<Answer, Refused> {
        let round = self.hall.event.sections.get(&of.section).map(|section| section.round(of.round).is_some());
        match round {
            None => return Err(Refused::plain(Why::NoSection(of.section.clone()))),
            Some(false) => return Err(Refused::plain(Why::NoRound(of.round))),
            Some(true) => {}
        }
        let acting = self.in_duty(&of.section, of.duty)?;
        let under = self.hall.event.laws(&of.section).cite(OfHall::Duty(of.duty));
        Ok(Answer::of(vec![self.about_section(event, &acting, under)]))
    }

    /// The chief breaks play in a section off: the clocks stop, and nobody plays until it goes on.
    fn suspend(&self, event: DutyHappening) -> Result<Answer, Refused> {
        let DutyHappening::Suspended { section, why, .. } = &event else { return Ok(Answer::default()) };
        let (section, reason) = (section.clone(), !why.is_empty());
        let (acting, under) = self.over_play(&section)?;
        if self.hall.duties.suspended(&section).is_some() {
            return Err(Refused::under(Why::Suspended, under));
        }
        if !reason {
            return Err(Refused::under(Why::NoReason, under));
        }
        let runs = |desk: &arbiter::Desk| desk.scene().clock.as_ref().is_some_and(|clock| clock.running().is_some());
        let stopped =
            self.hall.desks().filter(|(game, desk)| game.section == section && runs(desk)).map(|(game, desk)| {
                let at = self.at.max(desk.scene().now);
                let stopped = arbiter::Logged::new(at, Actor::Desk, arbiter::Happening::ClockStopped);
                of_desk(arbiter::Logged { under: under.clone(), ..stopped }, game, None)
            });
        let mut lines: Vec<Line> = stopped.collect();
        lines.insert(0, self.about_section(event, &acting, under));
        Ok(Answer::of(lines))
    }

    /// The chief has play go on; the clocks are started at the boards.
    fn go_on(&self, section: &str) -> Result<Answer, Refused> {
        let (acting, under) = self.over_play(section)?;
        if self.hall.duties.suspended(section).is_none() {
            return Err(Refused::under(Why::NotSuspended, under));
        }
        let event = DutyHappening::Continued { section: section.to_owned() };
        Ok(Answer::of(vec![self.about_section(event, &acting, under)]))
    }

    /// Whoever has the say over play in a section as a whole: the chief.
    fn over_play(&self, section: &str) -> Result<(Acting, Vec<books::Article>), Refused> {
        if !self.hall.event.sections.contains_key(section) {
            return Err(Refused::plain(Why::NoSection(section.to_owned())));
        }
        let under = self.hall.event.laws(section).cite(OfHall::Suspended);
        let found = self.actings(Some(section))?.into_iter().find(|acting| acting.actor == Actor::Chief);
        let could = || vec![self.holder(Actor::Chief, Some(section))];
        match found {
            Some(acting) => Ok((acting, under)),
            None => Err(Refused { why: Why::NeedsOffice, under, could: could() }),
        }
    }

    /// An official tells what was found of the equipment; what the books find wrong with it stands beside it.
    fn inspect(&self, section: &str, found: &Inspection) -> Result<Answer, Refused> {
        if !self.hall.event.sections.contains_key(section) {
            return Err(Refused::plain(Why::NoSection(section.to_owned())));
        }
        if *found == Inspection::default() {
            return Err(Refused::plain(Why::Nameless));
        }
        let acting = self.in_duty(section, Duty::Equipment)?;
        let laws = self.hall.event.laws(section);
        let faults = laws.inspect(found).into_iter().map(|fault| Faulty { what: fault.what, under: fault.under });
        let faults: Vec<Faulty> = faults.collect();
        let mut under = laws.cite(OfHall::Duty(Duty::Equipment));
        under.extend(
            faults
                .iter()
                .flat_map(|fault| fault.under.clone())
                .filter(|unit| !under.contains(unit))
                .collect::<Vec<_>>(),
        );
        let event = DutyHappening::Inspected { section: section.to_owned(), found: *found, faults };
        Ok(Answer::of(vec![self.about_section(event, &acting, under)]))
    }

    /// In which of their offices somebody may do a duty: one of those whose it is, or an official above them.
    fn in_duty(&self, section: &str, duty: Duty) -> Result<Acting, Refused> {
        let who = duty.who();
        let lowest = who.iter().filter_map(|actor| actor.grade()).min();
        let may = |actor: Actor| who.contains(&actor) || (lowest.is_some() && actor.grade() >= lowest);
        let found = self.actings(Some(section))?.into_iter().find(|acting| may(acting.actor));
        found.ok_or_else(|| {
            let could = who.iter().map(|office| self.holder(*office, Some(section))).collect();
            Refused { why: Why::NeedsOffice, under: self.hall.event.laws(section).cite(OfHall::Duty(duty)), could }
        })
    }

    /// The chief or the head of a section announces that the round begins; late, with the reason. The games that are laid on
    /// begin with it.
    fn begin(&self, section: &str, hour: Option<DateTime>, why: Option<&str>) -> Result<Answer, Refused> {
        let under = self.hall.event.laws(section).cite(OfHall::Begun);
        let state = self.hall.event.sections.get(section);
        let state = state.ok_or_else(|| Refused::plain(Why::NoSection(section.to_owned())))?;
        let round = state.current().filter(|round| round.status == RoundStatus::Published).map(|round| round.number);
        let round = round.ok_or_else(|| Refused::plain(Why::NoRound(0)))?;
        let found =
            self.actings(Some(section))?.into_iter().find(|acting| acting.actor.grade() >= Some(Grade::SectionHead));
        let Some(acting) = found else {
            let could = [Actor::SectionHead, Actor::Chief].map(|office| self.holder(office, Some(section))).to_vec();
            return Err(Refused { why: Why::NeedsOffice, under, could });
        };
        if self.hall.duties.begun(section, round).is_some() {
            return Err(Refused::under(Why::Begun(round), under));
        }
        let late = self.minutes_late(round, hour);
        let why = why.map(str::trim).filter(|why| !why.is_empty()).map(str::to_owned);
        if late.is_some() && why.is_none() {
            return Err(Refused::under(Why::NoReason, under));
        }
        let begun = DutyHappening::Begun { section: section.to_owned(), round, late, why };
        let mut lines = vec![self.about_section(begun, &acting, under)];
        let (started, unready) = self.games_started(section, round, &acting);
        lines.extend(started);
        let mut notes = self.unwatched(section);
        notes.extend(unready.into_iter().map(Note::NotStarted));
        Ok(Answer { lines, notes })
    }

    /// What whoever begins a round should know of who watches it.
    fn unwatched(&self, section: &str) -> Vec<Note> {
        let Some(watch) = self.hall.watch(section) else { return Vec::new() };
        let section = watch.section;
        let alone = (!watch.unwatched.is_empty()).then(|| Note::Unwatched {
            section: section.clone(),
            tables: watch.unwatched.clone(),
            under: watch.under.clone(),
        });
        let here = watch.officials.len();
        let few = watch.wanted.filter(|_| watch.missing > 0).map(|wanted| {
            let (wanted, under) = (wanted.officials, wanted.under);
            Note::Understaffed { section: section.clone(), wanted, here, under }
        });
        alone.into_iter().chain(few).collect()
    }

    /// How many minutes after the hour that the charter sets, if it sets one and the hour now is said.
    fn minutes_late(&self, round: u16, hour: Option<DateTime>) -> Option<u32> {
        let due = self.hall.event.charter.as_ref()?.round_begins(round)?;
        let late = hour?.duration_since(due).as_mins();
        u32::try_from(late).ok().filter(|minutes| *minutes > 0)
    }

    /// The games of a round that wait for it at their desks begin; those whose desk refuses are told.
    fn games_started(&self, section: &str, round: u16, acting: &Acting) -> (Vec<Line>, Vec<GameId>) {
        let waits = |(game, desk): &(&GameId, &arbiter::Desk)| {
            game.section == section && game.round == round && desk.scene().phase == Phase::Waiting
        };
        let (mut lines, mut unready) = (Vec::new(), Vec::new());
        for (game, desk) in self.hall.desks().filter(waits) {
            let Acting { actor, name, licence, .. } = acting.clone();
            let (at, by) = (self.at.max(desk.scene().now), actor.at_desk());
            match desk.decide(&Entry { name, licence, ..Entry::new(at, by, Act::Start) }) {
                Ok(started) => lines.extend(started.into_iter().map(|logged| of_desk(logged, game, acting.person()))),
                Err(_) => unready.push(game.clone()),
            }
        }
        (lines, unready)
    }

    fn about_section(&self, event: DutyHappening, acting: &Acting, under: Vec<books::Article>) -> Line {
        let Acting { actor, id: person, name, licence } = acting.clone();
        Line { person, name, licence, under, ..line(self.at, actor, event) }
    }
}
