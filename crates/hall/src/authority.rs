//! Who may do what: one table, asked by event and hall, and shown as data.

use books::event::{OfHall, Power};
use books::{Article, Grounded};
use contest::{Actor, Post};
use tournament::event::{Command, Tournament};

/// The offices in which something can be done, the first that comes to mind first, and where that is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The offices.
    pub who: Vec<Actor>,
    /// The articles, of the books that apply.
    pub under: Vec<Article>,
}

fn rule(event: &Tournament, who: &[Actor], matter: OfHall) -> Rule {
    Rule { who: who.to_vec(), under: event.laws().cite(matter) }
}

/// Who may give an order of the event: whoever has the power that it needs, by the charter, the books or custom.
pub fn of_order(event: &Tournament, command: &Command) -> Rule {
    use Actor::{Chief, Director, Leader, Organiser, Referee, SectionHead, Staff, Witness};
    let powers: &[Power] = match command {
        Command::Result { correct: true, .. } | Command::Reopen { .. } => &[Power::CorrectResult],
        Command::Result { .. } => &[Power::ConfirmResult, Power::RuleResult, Power::ReportResult],
        Command::Withdraw { accepted: true, .. } => &[Power::AcceptWithdrawal],
        Command::Withdraw { .. } => &[Power::RuleWithdrawal],
        other => match other.power() {
            Some(power) => return with_powers(event, &[power]),
            None => &[],
        },
    };
    if !powers.is_empty() {
        return with_powers(event, powers);
    }
    let (who, matter): (&[Actor], _) = match command {
        Command::RecordMissing { .. } => (&[Referee, SectionHead, Chief, Staff, Director], OfHall::RecordMissing),
        Command::Arrive { .. } => (&[Witness, Referee, SectionHead, Chief, Staff, Director], OfHall::Arrival),
        Command::AskLeave { .. } => return Rule { who: vec![Staff, Director, Chief, Leader], under: Vec::new() },
        _ => (&[Director, Staff, Chief, Organiser], OfHall::Running),
    };
    rule(event, who, matter)
}

/// Who has any of these powers.
fn with_powers(event: &Tournament, powers: &[Power]) -> Rule {
    let mut rule = Rule { who: Vec::new(), under: Vec::new() };
    for power in powers {
        let Some(charter) = &event.charter else { continue };
        let Grounded { what, under } = charter.offices(*power);
        rule.who.extend(what.into_iter().filter(|office| !rule.who.contains(office)).collect::<Vec<_>>());
        rule.under.extend(under.into_iter().filter(|unit| !rule.under.contains(unit)).collect::<Vec<_>>());
    }
    rule
}

/// Who may appoint somebody to an office.
pub fn of_post(event: &Tournament, post: Post) -> Rule {
    rule(event, appointers(post), OfHall::Appointed(post))
}

/// Who may end an office of somebody.
pub fn of_dismissal(event: &Tournament, post: Post) -> Rule {
    rule(event, appointers(post), OfHall::Dismissed(post))
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
    rule(event, &[Actor::Chief, Actor::Director], OfHall::Assigned)
}
