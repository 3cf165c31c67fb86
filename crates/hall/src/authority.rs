//! Who may do what: one table, asked by event and hall, and shown as data.

use books::event::{Duty, OfHall, Power};
use books::{Article, Grounded};
use clock::Instant;
use contest::{Actor, Licence, Post};
use schemars::JsonSchema;
use serde::Serialize;
use tournament::event::{Command, Tournament};

use crate::hall::Hall;
use crate::office::PersonId;
use crate::request::{By, Request, What};

/// The offices in which something can be done, the first that comes to mind first, and where that is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The offices.
    pub who: Vec<Actor>,
    /// The articles, of the books that apply.
    pub under: Vec<Article>,
}

fn rule(event: &Tournament, section: &str, who: &[Actor], matter: OfHall) -> Rule {
    Rule { who: who.to_vec(), under: event.laws(section).cite(matter) }
}

/// Who may give an order of the event: whoever has the power that it needs, by the charter, the books or custom.
pub fn of_order(event: &Tournament, command: &Command) -> Rule {
    use Actor::{Chief, Director, Leader, Organiser, Referee, SectionHead, Staff, Witness};
    let section = event.section_meant(command).unwrap_or_default();
    let powers: &[Power] = match command {
        Command::Result { correct: true, .. } | Command::Reopen { .. } => &[Power::CorrectResult],
        Command::Result { .. } => &[Power::ConfirmResult, Power::RuleResult, Power::ReportResult],
        Command::Withdraw { accepted: true, .. } => &[Power::AcceptWithdrawal],
        Command::Withdraw { .. } => &[Power::RuleWithdrawal],
        Command::AmendCharter { .. } => &[Power::Announce],
        Command::Reinstate { .. } => &[Power::AcceptWithdrawal, Power::RuleWithdrawal, Power::Disqualify],
        other => match other.power() {
            Some(power) => return with_powers(event, section, &[power]),
            None => &[],
        },
    };
    if !powers.is_empty() {
        return with_powers(event, section, powers);
    }
    let (who, matter): (&[Actor], _) = match command {
        Command::RecordMissing { .. } => (&[Referee, SectionHead, Chief, Staff, Director], OfHall::RecordMissing),
        Command::Arrive { .. } => (&[Witness, Referee, SectionHead, Chief, Staff, Director], OfHall::Arrival),
        Command::AskLeave { .. } | Command::AskBye { .. } => {
            return Rule { who: vec![Staff, Director, Chief, Leader], under: Vec::new() };
        }
        _ => (&[Director, Staff, Chief, Organiser], OfHall::Running),
    };
    rule(event, section, who, matter)
}

/// Who has any of these powers.
fn with_powers(event: &Tournament, section: &str, powers: &[Power]) -> Rule {
    let mut rule = Rule { who: Vec::new(), under: Vec::new() };
    for power in powers {
        let Some(charter) = &event.charter else { continue };
        let Grounded { what, under } = charter.offices(section, *power);
        rule.who.extend(what.into_iter().filter(|office| !rule.who.contains(office)).collect::<Vec<_>>());
        rule.under.extend(under.into_iter().filter(|unit| !rule.under.contains(unit)).collect::<Vec<_>>());
    }
    rule
}

/// Who may appoint somebody to an office.
pub fn of_post(event: &Tournament, post: Post) -> Rule {
    rule(event, "", appointers(post), OfHall::Appointed(post))
}

/// Who may end an office of somebody.
pub fn of_dismissal(event: &Tournament, post: Post) -> Rule {
    rule(event, "", appointers(post), OfHall::Dismissed(post))
}

const fn appointers(post: Post) -> &'static [Actor] {
    match post {
        Post::Witness | Post::Referee | Post::SectionHead => &[Actor::Director, Actor::Chief],
        Post::Chief | Post::Deputy | Post::Committee => &[Actor::Director, Actor::Organiser],
        Post::Staff => &[Actor::Director],
        Post::Director | Post::Organiser => &[Actor::Organiser, Actor::Director],
    }
}

/// Who says which official watches which tables.
pub fn of_assignment(event: &Tournament) -> Rule {
    rule(event, "", &[Actor::Chief, Actor::Director], OfHall::Assigned)
}

/// Who puts up notices: those who run the event, for a section its head, too.
pub fn of_notice(event: &Tournament, section: Option<&str>) -> Rule {
    use Actor::{Chief, Director, Organiser, SectionHead, Staff};
    let all: &[Actor] = &[Director, Staff, Chief, Organiser];
    let who = if section.is_some() { &[all, &[SectionHead]].concat() } else { all };
    rule(event, section.unwrap_or_default(), who, OfHall::Running)
}

/// Something that somebody may decide or do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Authorised {
    /// To rule at the boards on the matters that an article names.
    Matters(Article),
    /// To give an order of the event.
    Order(Power),
    /// To appoint somebody to an office.
    Appoint(Post),
    /// To say which official watches which tables.
    Assign,
    /// To put up notices.
    Notice,
    /// To see to something in every round.
    Duty(Duty),
}

/// A line of the table of who may do what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AuthorityLine {
    /// What.
    pub what: Authorised,
    /// In which offices; of the officials who rule, the lowest grade, and those above it may, too.
    pub who: Vec<Actor>,
    /// The lowest grade once the facts are disputed, where that is another one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disputed: Option<Actor>,
    /// The lowest qualification, where one is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub licence: Option<Licence>,
    /// Where that is written; nothing where only the charter or custom says so.
    pub under: Vec<Article>,
}

impl Hall {
    /// The offices in which something would be done as the event stands, and the officials who could do it.
    pub fn who_may(&self, at: Instant, what: &What) -> (Vec<Actor>, Vec<PersonId>) {
        let would = |by: By| self.decide(&Request { by, at, saw: None, what: what.clone() }).is_ok();
        let offices = Actor::IN_EVENT.into_iter().filter(|office| would(By::keeper(*office))).collect();
        let people = self.officials.iter().map(|(person, _)| person.clone());
        (offices, people.filter(|person| would(By::Person(person.clone()))).collect())
    }

    /// The table of who may do what in a section: at the boards, in the event, with the officials, and in every round.
    pub fn authorities(&self, section: &str) -> Vec<AuthorityLine> {
        let mut lines = self.at_the_boards(section);
        let plain = |what, Rule { who, under }| AuthorityLine { what, who, disputed: None, licence: None, under };
        lines.extend(
            Power::ALL.map(|power| plain(Authorised::Order(power), with_powers(&self.event, section, &[power]))),
        );
        lines.extend(Post::ALL.map(|post| plain(Authorised::Appoint(post), of_post(&self.event, post))));
        lines.push(plain(Authorised::Assign, of_assignment(&self.event)));
        lines.push(plain(Authorised::Notice, of_notice(&self.event, Some(section))));
        let laws = self.event.laws(section);
        lines.extend(Duty::ALL.iter().filter_map(|duty| {
            let under = laws.cite(OfHall::Duty(*duty));
            (!under.is_empty()).then(|| plain(Authorised::Duty(*duty), Rule { who: duty.who().to_vec(), under }))
        }));
        lines
    }

    fn at_the_boards(&self, section: &str) -> Vec<AuthorityLine> {
        let Some(law) = self.law(section) else { return Vec::new() };
        let line = |line: &books::desk::AuthorityLine| {
            let article = law.book().article(line.clause);
            AuthorityLine {
                what: Authorised::Matters(article),
                who: vec![Actor::official(line.grade)],
                disputed: (line.disputed != line.grade).then(|| Actor::official(line.disputed)),
                licence: line.licence,
                under: vec![article],
            }
        };
        law.authorities().iter().map(line).collect()
    }
}
