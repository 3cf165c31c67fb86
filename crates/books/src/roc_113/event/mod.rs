//! What `roc-113` says of an event: chapters 1.3, 3.1, 3.5 to 3.8 and 4, and appendix 1.

mod cases;
mod cites;
mod lists;

use contest::Actor::{Chief, Director, Organiser, Referee, SectionHead};

use super::ROC_113;
use crate::event::{
    EquipmentFault as Fault, EventLaw, Faulted, Inspection, Key, Layer, Office, Power, Requirement, Scores, Term,
    Units, Weight,
};

/// The law.
pub static LAW: EventLaw = EventLaw {
    terms,
    offices: OFFICES,
    requires: REQUIRES,
    scoring: Some(Scores::Whole),
    lists: lists::LISTS,
    inspects,
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
        Term::number(Competition, "3.8.四.申訴", Key::AppealWindow, 120),
        Term::number(Competition, "3.9.總", Key::TechnicalFoulLimit, 2),
    ]
}

/// 1.1 三 and 3.2 二. Points that are half a centimetre off are no longer about 3.5 centimetres apart.
fn inspects(found: &Inspection) -> Faulted {
    let narrow = found.spacing.zip(found.diameter).is_some_and(|(spacing, diameter)| spacing <= diameter);
    let rows: [(Fault, bool, Units); 4] = [
        (Fault::Spacing, Inspection::is_outside(found.spacing, 301, 399), &["1.1.三"]),
        (Fault::Fit, narrow, &["1.1.三"]),
        (Fault::Diameter, Inspection::is_outside(found.diameter, 250, 270), &["1.1.三"]),
        (Fault::Clocks, found.clocks_placed == Some(false), &["3.2.二.位置"]),
    ];
    rows.into_iter().filter(|(_, wrong, _)| *wrong).map(|(fault, _, units)| (fault, units)).collect()
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
