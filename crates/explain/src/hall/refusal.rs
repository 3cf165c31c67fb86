//! Why something is refused in a hall, and who could do it.

use ::hall::{Change, Holder, Refused, Why};
use books::desk::Refusal;
use contest::{Actor, Outcome};
use tournament::event;
use words::{list, say};

use super::HallTeller;
use crate::article::cited;
use crate::event::names::office;

impl HallTeller<'_> {
    /// That something is refused in a section, why, with the articles that say so, and who could do it instead; what is about
    /// no section is refused in one without a name.
    pub fn refused(&self, section: &str, refused: &Refused) -> String {
        let Refused { why, under, could } = refused;
        let told = match why {
            Why::Event(why) => self.event().refused(&event::Refusal { why: why.clone(), under: under.clone() }),
            Why::Desk(why) => self.refused_at_desk(section, &Refusal::new(why.clone(), under.clone())),
            why if under.is_empty() => say!(self.lang, "refusal", why = self.why(why)),
            why => {
                let articles = cited(under, None, self.lang);
                say!(self.lang, "refusal-under", why = self.why(why), articles = articles)
            }
        };
        if could.is_empty() {
            return told;
        }
        let who = list(self.lang, could.iter().map(|holder| self.holder(section, holder)));
        say!(self.lang, "hall-could", told = told, who = who)
    }

    fn refused_at_desk(&self, section: &str, refusal: &Refusal) -> String {
        match self.hall.law(section) {
            Some(law) => self.teller(law).refused(refusal),
            None => say!(self.lang, "refusal", why = self.why(&Why::NoDesk)),
        }
    }

    /// An office, with the names of those who hold it; a player by the side.
    fn holder(&self, section: &str, holder: &Holder) -> String {
        let office = match (holder.post, holder.office) {
            (Some(post), _) => self.post(post),
            (None, Actor::First) => self.sides(section).first,
            (None, Actor::Second) => self.sides(section).second,
            (None, other) => office(other, self.lang),
        };
        if holder.people.is_empty() {
            return office;
        }
        let names = list(self.lang, holder.people.iter().map(|person| self.person(person)));
        say!(self.lang, "hall-holder", office = office, names = names)
    }

    /// Why the hall itself refuses something.
    fn why(&self, why: &Why) -> String {
        let lang = self.lang;
        match why {
            Why::Event(_) | Why::Desk(_) | Why::NeedsOffice => say!(lang, "hall-needs-office"),
            Why::NoOffice { section: Some(section) } => {
                say!(lang, "hall-no-office-in", section = self.section(section))
            }
            Why::NoOffice { section: None } => say!(lang, "hall-no-office"),
            Why::OtherBoard => say!(lang, "hall-other-board"),
            Why::NoGame(game) => say!(lang, "hall-no-game", game = self.game(game)),
            Why::NoDesk => say!(lang, "hall-no-desk"),
            Why::ResultStands => say!(lang, "hall-result-stands"),
            Why::EndedOtherwise(verdict) => {
                say!(lang, "hall-ended-otherwise", outcome = outcome_key(verdict.outcome))
            }
            Why::Stale(changes) => say!(lang, "hall-stale", lines = self.numbers(changes)),
            Why::NoPerson(person) => say!(lang, "hall-no-person", person = person.to_string()),
            Why::NotInPost(post) => say!(lang, "hall-not-in-post", post = self.post(*post)),
            Why::PostTaken(person) => say!(lang, "hall-post-taken", name = self.person(person)),
            Why::OverAll(post) => say!(lang, "hall-over-all", post = self.post(*post)),
            Why::NoSection(section) => say!(lang, "refusal-no-section", section = section.as_str()),
            Why::NoReason => say!(lang, "hall-no-reason"),
            Why::Nameless => say!(lang, "hall-nameless"),
            Why::NoCall(call) => say!(lang, "hall-no-call", call = call.0),
            Why::CallTaken(person) => say!(lang, "hall-call-taken", name = self.person(person)),
            Why::CannotDeal(person) => say!(lang, "hall-cannot-deal", name = self.person(person)),
            Why::NoRound(round) => say!(lang, "hall-no-round", round = u32::from(*round)),
            Why::Begun(round) => say!(lang, "hall-begun", round = u32::from(*round)),
            Why::Suspended => say!(lang, "hall-suspended"),
            Why::NotSuspended => say!(lang, "hall-not-suspended"),
            Why::NoNotice(notice) => say!(lang, "hall-no-notice", notice = notice.0),
            Why::OverAlready(until) => say!(lang, "hall-over-already", at = self.moment(*until)),
            Why::NotDone(duty) => say!(lang, "hall-not-done", duty = self.duty(*duty)),
            Why::Case(why) => self.case_why(why),
        }
    }

    fn numbers(&self, changes: &[Change]) -> String {
        list(self.lang, changes.iter().map(|change| change.no.to_string()))
    }
}

/// An outcome as the messages name it.
const fn outcome_key(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::FirstWins => "first",
        Outcome::SecondWins => "second",
        Outcome::Draw => "draw",
        Outcome::BothLose => "both",
    }
}
