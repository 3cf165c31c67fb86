//! What `roc-113` says of an event: chapters 1.3, 3.1, 3.5 to 3.8 and 4, and appendix 1.

mod cites;
mod lists;

use contest::Actor::{Chief, Director, Organiser, Referee, SectionHead};

use super::ROC_113;
use crate::event::{EventLaw, Key, Layer, Office, Power, Requirement, Scores, Term, Weight};

/// The law.
pub static LAW: EventLaw = EventLaw {
    terms,
    offices: OFFICES,
    requires: REQUIRES,
    scoring: Some(Scores::Whole),
    lists: lists::LISTS,
    cites: cites::cites,
    ..EventLaw::silent(ROC_113)
};

fn terms(_: Option<u16>) -> Vec<Term> {
    use Layer::Competition;
    vec![
        Term::word(Competition, "3.3.八.覆盤", Key::RecordEntry, "both"),
        Term::number(Competition, "3.4.一", Key::NaturalLimit, 100),
        Term::flag(Competition, "3.6.七", Key::SharedFirst, false),
        Term::number(Competition, "3.7.一.遲到", Key::LatestArrival, 5),
        Term::number(Competition, "3.7.一.兩場", Key::ForfeitsInARow, 2),
        Term::flag(Competition, "3.7.二.開賽前", Key::Redraw, true),
        Term::word(Competition, "3.7.三.不足", Key::WithdrawnRoundRobin, "half"),
        Term::word(Competition, "3.7.四", Key::WithdrawnSwiss, "stand"),
        Term::flag(Competition, "3.8.四.申訴", Key::Appeals, true),
        Term::number(Competition, "3.9.總", Key::TechnicalFoulLimit, 2),
    ]
}

const OFFICES: &[Office] = &[
    Office::new(Power::Announce, &[Chief], &["4.四.[C].未明定"]),
    Office::new(Power::RuleResult, &[Referee, SectionHead, Chief], &["4.六.[D]"]),
    Office::new(Power::AcceptWithdrawal, &[Organiser, Director, Chief], &["3.7.二.退出", "4.四.[A]"]),
    Office::new(Power::Disqualify, &[Chief], &["4.四.[H]"]),
    Office::new(Power::HearAppeal, &[Chief], &["4.四.[F].異議"]),
    Office::new(Power::Verify, &[Chief], &["4.四.[I]"]),
    Office::new(Power::Finish, &[Chief, Director], &["4.四.[K]", "4.三.[B].表格"]),
];

const REQUIRES: &[(Requirement, Weight, &[&str])] = &[
    (Requirement::Kind, Weight::Remark, &["3.1.二"]),
    (Requirement::Purpose, Weight::Remark, &["4.一.宗旨"]),
    (Requirement::OneChief, Weight::Fault, &["4.三.[A]"]),
    (Requirement::OddCommittee, Weight::Remark, &["4.七.[A].人數"]),
    (Requirement::CommitteeOfThree, Weight::Fault, &["4.七.[A].人數"]),
    (Requirement::OrganisingCommittee, Weight::Remark, &["4.二.籌備"]),
    (Requirement::Clock, Weight::Remark, &["3.2.一.鐘"]),
    (Requirement::Sharing, Weight::Gap, &["3.6.七"]),
];
