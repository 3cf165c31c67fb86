//! Cases opened, heard, ruled on and appealed.

mod appeal;
mod contested;
mod decision;
mod evidence;
mod ruling;

pub use contested::{AppealOpen, BoardRuling};

use books::Article;
use books::event::{Instance, Laws, OfCase};
use clock::Instant;
use contest::{Actor, GameId, Post};
use tournament::charter::Terms;

use super::acting::Acting;
use super::{Answer, Deciding};
use crate::case::{About, Case, CaseAct, CaseHappening, CaseId, CaseWhy, Hearing};
use crate::happening::{Line, line};
use crate::office::PersonId;
use crate::refused::{Holder, Refused, Why};
use crate::request::By;

impl Deciding<'_> {
    /// Something in a case.
    pub(super) fn case(&self, act: &CaseAct) -> Result<Answer, Refused> {
        if let Some(case) = act.case() {
            self.not_before(self.known(case)?.latest())?;
        }
        match act {
            CaseAct::Open { about } => self.open_case(about),
            CaseAct::State { case, text, of } => self.state(*case, text, of.as_ref()),
            CaseAct::Evidence { case, kind, text, new } => self.show(*case, *kind, text, *new),
            CaseAct::Find { case, facts } => self.find_facts(*case, facts),
            CaseAct::Rule { case, under, why, measures, facts } => self.rule(*case, under, why, measures, facts),
            CaseAct::Appeal { of, by, grounds, deposit, text, committee } => {
                let (by, text) = (by.as_ref(), text.as_deref());
                let asked = appeal::AppealAsked { by, grounds, deposit: *deposit, text, committee: *committee };
                self.appeal(of, asked)
            }
            CaseAct::Refer { case, to } => self.refer(*case, to.as_ref()),
            CaseAct::Write { case, text } => self.write(*case, text),
            CaseAct::Recuse { case, person, why } => self.recuse(*case, person, why),
            CaseAct::Decide { case, upheld, why, erred, votes } => {
                let asked = decision::DecisionAsked { upheld: *upheld, why, erred: *erred, votes: votes.as_ref() };
                self.decide_appeal(*case, asked)
            }
            CaseAct::Resume { case } => self.resume(*case),
            CaseAct::Withdraw { case, why } => self.withdraw(*case, why),
            CaseAct::Disturb { case, by, how, text } => self.disturb(*case, by, *how, text),
        }
    }

    /// Refuses what is dated before what it rests on.
    fn not_before(&self, moment: Instant) -> Result<(), Refused> {
        if self.at < moment { Err(Refused::plain(Why::Case(CaseWhy::Before(moment)))) } else { Ok(()) }
    }

    /// The books that speak at a game, or in the event as a whole.
    fn laws_at(&self, game: Option<&GameId>) -> Laws {
        self.hall.event.laws(game.map_or("", |game| game.section.as_str()))
    }

    /// What is settled for the section of a game, or of the event's first section.
    fn terms_at(&self, game: Option<&GameId>) -> (Terms, u16) {
        let first = || self.hall.event.sections.keys().next().cloned().unwrap_or_default();
        let section = game.map_or_else(first, |game| game.section.clone());
        (self.hall.event.terms(&section), game.map_or(0, |game| game.round))
    }

    /// A refusal in a case about a game.
    pub(super) fn case_refused(&self, game: &GameId, why: CaseWhy, on: OfCase) -> Refused {
        Refused::under(Why::Case(why), self.laws_at(Some(game)).cite(on))
    }

    /// A refusal in a case.
    fn no(&self, about: &About, why: CaseWhy, on: &[OfCase]) -> Refused {
        Refused::under(Why::Case(why), self.laws_at(about.game()).cite_all(on))
    }

    fn known(&self, id: CaseId) -> Result<&Case, Refused> {
        self.hall.cases.get(id).ok_or_else(|| Refused::plain(Why::Case(CaseWhy::NoCase(id))))
    }

    /// A case whose last hearing goes on, and that hearing.
    fn heard(&self, id: CaseId) -> Result<(&Case, &Hearing), Refused> {
        let case = self.known(id)?;
        let open = case.hearing().filter(|_| !case.is_settled(self.at));
        let hearing = open.ok_or_else(|| self.no(&case.about, CaseWhy::HearingOver, &[OfCase::FactsClosed]))?;
        Ok((case, hearing))
    }

    /// What whoever asks is in a case about something; who sits at a board, only in those of that board.
    fn in_case(&self, about: &About) -> Result<Acting, Refused> {
        if let By::Seat(seat) = self.by
            && about.game() != Some(&seat.game)
        {
            return Err(Refused::plain(Why::OtherBoard));
        }
        let section = about.game().map(|game| game.section.as_str());
        let none = || Refused::plain(Why::NoOffice { section: section.map(str::to_owned) });
        self.actings(section)?.pop().ok_or_else(none)
    }

    /// Whether somebody sits on the appeals committee; the chief does by office.
    fn is_member(&self, person: &PersonId) -> bool {
        let officials = &self.hall.officials;
        let holds = |post| officials.in_post(post).any(|(one, _)| one == person);
        holds(Post::Committee) || holds(Post::Chief)
    }

    /// The appeals committee, with its members who are in the hall.
    fn committee(&self) -> Holder {
        let here = self.hall.officials.iter().filter(|(_, official)| !official.away).map(|(person, _)| person);
        let people = here.filter(|person| self.is_member(person)).cloned().collect();
        let post = Post::Committee;
        Holder { office: post.actor(false), post: Some(post), licence: None, people }
    }

    /// Whether whoever acts hears what is before an instance.
    fn sits(&self, acting: &Acting, before: Instance) -> bool {
        match before.grade() {
            Some(grade) => acting.actor.grade() >= Some(grade),
            None => {
                acting.actor == Actor::Chief
                    || acting.person().is_some_and(|person| self.is_member(&PersonId::from(person)))
            }
        }
    }

    /// Refuses whoever does not hear a case, with who does.
    fn hears(&self, about: &About, before: Instance) -> Result<Acting, Refused> {
        let acting = self.in_case(about)?;
        if self.sits(&acting, before) {
            return Ok(acting);
        }
        let section = about.game().map(|game| game.section.as_str());
        let hears = |grade| self.holder(Actor::official(grade), section);
        let under = self.laws_at(about.game()).cite(OfCase::HeardBefore(before));
        let could = vec![before.grade().map_or_else(|| self.committee(), hears)];
        Err(Refused { why: Why::NeedsOffice, under, could })
    }

    /// A line about a case.
    fn about(&self, about: &About, event: CaseHappening, acting: &Acting, under: Vec<Article>) -> Line {
        let Acting { actor, id: person, name, licence } = acting.clone();
        let subject = about.game().cloned();
        Line { person, name, licence, subject, under, ..line(self.at, actor, event) }
    }
}
