//! Cases opened, and what is said and shown in them before the facts are found.

use books::desk::MatterId;
use books::event::{Evidence, Instance, OfCase};
use contest::{Actor, GameId};

use super::{Answer, Deciding};
use crate::case::{About, CaseHappening, CaseId, CaseWhy, Disturbance, Finding, Given, News, Party};
use crate::refused::{Refused, Why};

impl Deciding<'_> {
    /// An official, or whoever sits at the board, opens a case.
    pub(super) fn open_case(&self, about: &About) -> Result<Answer, Refused> {
        let acting = self.in_case(about)?;
        let member = self.sits(&acting, Instance::Committee);
        if acting.actor.grade().is_none() && acting.actor.side().is_none() && !member {
            let section = about.game().map(|game| game.section.as_str());
            let could = vec![self.holder(Actor::Referee, section)];
            return Err(Refused {
                why: Why::NeedsOffice,
                under: self.laws_at(about.game()).cite(OfCase::Opened),
                could,
            });
        }
        if let Some((id, _)) = self.hall.cases.of(about) {
            return Err(Refused::plain(Why::Case(CaseWhy::HasCase(id))));
        }
        let ruling = match about {
            About::Matter { game, matter } => self.given(game, *matter)?.map(Box::new),
            About::Conduct { what, game, .. } => {
                self.is_said(about, what)?;
                game.as_ref().map_or(Ok(()), |game| self.is_game(game))?;
                None
            }
        };
        let below = if acting.actor.side().is_some() { Instance::Referee } else { Instance::of(acting.actor) };
        let before = ruling.as_ref().map_or(below, |given| Instance::of(given.by));
        let event = CaseHappening::Opened { case: self.hall.cases.next(), about: about.clone(), before, ruling };
        let under = self.laws_at(about.game()).cite(OfCase::Opened);
        Ok(Answer::of(vec![self.about(about, event, &acting, under)]))
    }

    fn is_game(&self, game: &GameId) -> Result<(), Refused> {
        let known = self.hall.event.table_at(game).is_some_and(|(_, table)| table.slot(game).is_some());
        if known { Ok(()) } else { Err(Refused::plain(Why::NoGame(game.clone()))) }
    }

    fn is_said(&self, about: &About, text: &str) -> Result<(), Refused> {
        if text.trim().is_empty() { Err(self.no(about, CaseWhy::Nothing, &[])) } else { Ok(()) }
    }

    /// The ruling on a matter of a game that stands at its desk, if there is one.
    pub(super) fn given(&self, game: &GameId, matter: MatterId) -> Result<Option<Given>, Refused> {
        let none = || Refused::plain(Why::Case(CaseWhy::NoMatter(matter)));
        if let Some(past) = self.hall.past.get(game).filter(|_| self.hall.kept(game).is_none()) {
            return past.rulings.get(&matter).cloned().map(Some).ok_or_else(none);
        }
        let desk = self.hall.desk(game, self.at)?;
        desk.scene().matter(matter).ok_or_else(none)?;
        Ok(Given::at_desk(&desk, matter))
    }

    /// Whoever sits at the board says what happened, or an official writes it down.
    pub(super) fn state(&self, id: CaseId, text: &str, of: Option<&Party>) -> Result<Answer, Refused> {
        let (case, _) = self.heard(id)?;
        let acting = self.in_case(&case.about)?;
        self.still_heard(id)?;
        self.is_said(&case.about, text)?;
        let of = match (acting.actor.side().map(Party::Side), of) {
            (Some(own), None) => own,
            (Some(own), Some(of)) if own == *of => own,
            (Some(_), Some(_)) => return Err(Refused::plain(Why::OtherBoard)),
            (None, Some(of)) => of.clone(),
            (None, None) => return Err(self.no(&case.about, CaseWhy::Whose, &[OfCase::Statement])),
        };
        if acting.actor.side().is_none() && acting.actor.grade().is_none() && !self.sits(&acting, Instance::Committee) {
            return Err(Refused::plain(Why::NeedsOffice));
        }
        let party = matches!(of, Party::Side(_)) || case.about.against() == Some(&of);
        if !party {
            self.is_admitted(id, Evidence::Bystander)?;
        }
        let event = CaseHappening::Stated { case: id, of, text: text.to_owned() };
        let under = self.laws_at(case.about.game()).cite(OfCase::Statement);
        Ok(Answer::of(vec![self.about(&case.about, event, &acting, under)]))
    }

    /// Refuses what comes after the facts were found.
    fn still_heard(&self, id: CaseId) -> Result<(), Refused> {
        let (case, hearing) = self.heard(id)?;
        match hearing.facts {
            Some(_) => Err(self.no(&case.about, CaseWhy::FactsClosed, &[OfCase::FactsClosed])),
            None => Ok(()),
        }
    }

    /// Refuses what the books do not name, where they name evidence.
    fn is_admitted(&self, id: CaseId, kind: Evidence) -> Result<Vec<books::Article>, Refused> {
        let (case, hearing) = self.heard(id)?;
        let laws = self.laws_at(case.about.game());
        let named = laws.cite(OfCase::Evidence { kind, appeal: hearing.appeal.is_some() });
        let all = laws.cite(OfCase::Evidences);
        if named.is_empty() && !all.is_empty() {
            return Err(Refused::under(Why::Case(CaseWhy::NotAdmitted(kind)), all));
        }
        Ok(named)
    }

    /// Shows evidence.
    pub(super) fn show(&self, id: CaseId, kind: Evidence, text: &str, new: Option<News>) -> Result<Answer, Refused> {
        let (case, hearing) = self.heard(id)?;
        let acting = self.in_case(&case.about)?;
        if acting.actor.side().is_none() && acting.actor.grade().is_none() && !self.sits(&acting, Instance::Committee) {
            return Err(Refused::plain(Why::NeedsOffice));
        }
        self.still_heard(id)?;
        self.is_said(&case.about, text)?;
        let mut under = self.is_admitted(id, kind)?;
        let before = case.hearings.iter().flat_map(|one| &one.evidence);
        let shown_before = before.into_iter().any(|item| item.kind == kind && item.text == text);
        let is_new = hearing.appeal.is_some() && kind != Evidence::Ruling && !shown_before;
        let on_new = self.laws_at(case.about.game()).cite(OfCase::NewEvidence);
        if is_new && !on_new.is_empty() {
            if new.is_none() || !self.sits(&acting, hearing.before) {
                return Err(Refused::under(Why::Case(CaseWhy::NewEvidence), on_new));
            }
            under.extend(on_new);
        }
        let new = new.filter(|_| is_new);
        let event = CaseHappening::Shown { case: id, kind, text: text.to_owned(), new };
        Ok(Answer::of(vec![self.about(&case.about, event, &acting, under)]))
    }

    /// Whoever hears a case finds the facts.
    pub(super) fn find_facts(&self, id: CaseId, facts: &[Finding]) -> Result<Answer, Refused> {
        let (case, hearing) = self.heard(id)?;
        let acting = self.hears(&case.about, hearing.before)?;
        self.still_heard(id)?;
        if facts.is_empty() || facts.iter().any(|fact| fact.text.trim().is_empty()) {
            return Err(self.no(&case.about, CaseWhy::Nothing, &[OfCase::Facts]));
        }
        let on: &[OfCase] =
            if facts.iter().any(|fact| !fact.proved) { &[OfCase::Facts, OfCase::Doubt] } else { &[OfCase::Facts] };
        let under = self.laws_at(case.about.game()).cite_all(on);
        let event = CaseHappening::Found { case: id, facts: facts.to_vec() };
        Ok(Answer::of(vec![self.about(&case.about, event, &acting, under)]))
    }

    /// An official notes that evidence was false or disturbed; it is a case of its own.
    pub(super) fn disturb(&self, id: CaseId, by: &Party, how: Disturbance, text: &str) -> Result<Answer, Refused> {
        let (case, hearing) = self.heard(id)?;
        let acting = self.hears(&case.about, hearing.before)?;
        self.is_said(&case.about, text)?;
        let on = match (how, by) {
            (Disturbance::False, Party::Side(_)) => OfCase::FalseStatement,
            (Disturbance::Disturbed, Party::Side(_)) => OfCase::DisturbedByPlayer,
            _ => OfCase::DisturbedByOther,
        };
        let under = self.laws_at(case.about.game()).cite(on);
        let event = CaseHappening::Disturbed { case: id, by: by.clone(), how, text: text.to_owned() };
        let noted = self.about(&case.about, event, &acting, under.clone());
        let (game, against) = (case.about.game().cloned(), Some(by.clone()));
        let about = About::Conduct { game, against, what: text.to_owned() };
        let before = Instance::of(acting.actor);
        let opened = CaseHappening::Opened { case: self.hall.cases.next(), about: about.clone(), before, ruling: None };
        Ok(Answer::of(vec![noted, self.about(&about, opened, &acting, under)]))
    }
}
