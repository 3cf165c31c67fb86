//! Who may do what: one table, asked by event and hall, and shown as data.

use books::event::Power;
use books::{Article, Book, Grounded, ROC_113 as Roc113, XQEF_2022 as Xqef2022};
use contest::Actor;
use tournament::event::{Command, Tournament};

use crate::office::Post;

/// The offices in which something can be done, the first that comes to mind first, and where that is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The offices.
    pub who: Vec<Actor>,
    /// The articles, of the books that apply.
    pub under: Vec<Article>,
}

/// A unit of a book, cited where the book applies.
pub type Unit = (Book, &'static str);

fn rule(event: &Tournament, who: &[Actor], units: &[Unit]) -> Rule {
    Rule { who: who.to_vec(), under: cite(event, units) }
}

/// The units, of those of books that apply.
pub fn cite(event: &Tournament, units: &[Unit]) -> Vec<Article> {
    let books = event.books();
    units.iter().filter(|(book, _)| books.contains(book)).map(|(book, clause)| book.article(clause)).collect()
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
    let (who, units): (&[Actor], &[Unit]) = match command {
        Command::RecordMissing { .. } => (&[Referee, SectionHead, Chief, Staff, Director], &[(Roc113, "4.六.[D]")]),
        Command::Arrive { .. } => (&[Witness, Referee, SectionHead, Chief, Staff, Director], &[(Xqef2022, "95(4)")]),
        Command::AskLeave { .. } => (&[Staff, Director, Chief, Leader], &[]),
        _ => (&[Director, Staff, Chief, Organiser], &[(Xqef2022, "85(1)"), (Roc113, "4.四.[A]")]),
    };
    rule(event, who, units)
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
    let (who, units): (&[Actor], &[Unit]) = match post {
        Post::Witness | Post::Referee | Post::SectionHead => {
            (&[Actor::Director, Actor::Chief], &[(Xqef2022, "3(1):裁判長"), (Roc113, "4.三.[A]"), (Roc113, "4.四.[B]")])
        }
        Post::Chief | Post::Deputy => {
            (&[Actor::Director, Actor::Organiser], &[(Xqef2022, "3(1):賽務總監"), (Roc113, "4.三.[A]")])
        }
        Post::Committee => {
            (&[Actor::Director, Actor::Organiser], &[(Xqef2022, "3(1):仲裁委員會"), (Roc113, "4.七.[A].設置")])
        }
        Post::Staff => (&[Actor::Director], &[(Xqef2022, "3(1):賽務總監")]),
        Post::Director | Post::Organiser => (&[Actor::Organiser, Actor::Director], &[(Xqef2022, "3(1):賽務總監")]),
    };
    rule(event, who, units)
}

/// Who may end an office of somebody.
pub fn of_dismissal(event: &Tournament, post: Post) -> Rule {
    let graded = matches!(post, Post::Witness | Post::Referee | Post::SectionHead);
    let Rule { who, mut under } = of_post(event, post);
    if graded {
        under.extend(cite(event, &[(Roc113, "4.四.[G]")]));
    }
    Rule { who, under }
}

/// Who says which official watches which tables.
pub fn of_assignment(event: &Tournament) -> Rule {
    let units = [(Xqef2022, "3(1):裁判長"), (Roc113, "4.四.[B]")];
    rule(event, &[Actor::Chief, Actor::Director], &units)
}

/// Where it is written that one person alone holds an office.
pub fn single(event: &Tournament, post: Post) -> Vec<Article> {
    match post {
        Post::Chief => cite(event, &[(Xqef2022, "3(1):裁判長"), (Roc113, "4.三.[A]")]),
        Post::Director => cite(event, &[(Xqef2022, "3(1):賽務總監")]),
        _ => Vec::new(),
    }
}
