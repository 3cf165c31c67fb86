//! What `xqef-2022` says of an event: part 3, and schedules 1 to 3.

mod cases;
mod cites;
mod equipment;

use contest::Actor::{Chief, Director, First, Leader, Organiser, Player, Referee, Second, SectionHead, Staff, Witness};

use super::XQEF_2022;
use crate::event::{EventLaw, Key, Layer, Office, Power, Requirement, Term, Weight};

/// The law.
pub static LAW: EventLaw = EventLaw {
    in_force: Some(((2022, 9, 1), "1(2)")),
    terms,
    offices: OFFICES,
    requires: REQUIRES,
    inspects: equipment::faults,
    cites: cites::cites,
    ..EventLaw::silent(XQEF_2022)
};

/// Chapters 2 to 4 with what they settle, and of part 2 what chapter 4 overrules.
fn terms(minutes: Option<u16>) -> Vec<Term> {
    use Layer::{Competition, Game, Handling, Supplement};
    let long = minutes.is_some_and(|minutes| minutes > 15);
    let (arrival, replay) = if long { (10, 5) } else { (0, 0) };
    vec![
        Term::flag(Supplement, "77(1)", Key::Recording, false),
        Term::flag(Supplement, "79(1)", Key::Committee, false),
        Term::flag(Supplement, "79(2)", Key::Watched, false),
        Term::flag(Supplement, "79(3)", Key::PlayerConfirmation, false),
        Term::flag(Supplement, "85(4)", Key::Verification, true),
        Term::number(Competition, "87(4)", Key::TeamReport, 0),
        Term::flag(Competition, "87(2)", Key::Delays, true),
        Term::flag(Competition, "88(1)", Key::Leave, false),
        Term::flag(Competition, "88(2)", Key::MakeUp, true),
        Term::flag(Competition, "89(2)", Key::Redraw, true),
        Term::word(Competition, "97", Key::Overstep, "used_up"),
        Term::number(Handling, "108(2)", Key::ReplayWindow, replay),
        Term::number(Handling, "109(1)", Key::TeamReport, 0),
        Term::number(Handling, "109(2)", Key::LatestArrival, arrival),
        Term::word(Handling, "123(2)(c)", Key::RepeatedOffer, "foul"),
        Term::word(Handling, "127(1)", Key::FoulLimit, "reached"),
        Term::number(Handling, "127(2)(a)", Key::TechnicalFoulLimit, 2),
        Term::number(Handling, "127(2)(b)", Key::RecordFaultLimit, 4),
        Term::number(Handling, "127(2)(c)", Key::PressFaultLimit, 4),
        Term::flag(Handling, "133(1)", Key::Appeals, true),
        Term::flag(Handling, "133(2)", Key::AppealGrounds, true),
        Term::flag(Handling, "134(2)", Key::AppealByGrade, true),
        Term::flag(Handling, "134(2)", Key::AppealAtOnce, true),
        Term::number(Handling, "136(1)", Key::AppealDeposit, 500),
        Term::number(Handling, "137(2)(b)", Key::AppealWriting, 30),
        Term::number(Handling, "137(2)(c)", Key::AppealDecision, 60),
        Term::number(Handling, "137(2)(d)", Key::AppealResumption, 15),
        Term::flag(Handling, "138", Key::Overturning, true),
        Term::number(Handling, "138(d)", Key::NoticeDays, 28),
        Term::number(Game, "66(2)(a)", Key::NaturalLimit, 120),
        Term::word(Game, "70(2)", Key::RepeatedOffer, "loss"),
        Term::word(Game, "70(4)(a)", Key::FoulLimit, "exceeded"),
        Term::word(Game, "71(1)", Key::Overstep, "agreed"),
    ]
}

const OFFICES: &[Office] = &[
    Office::new(Power::Announce, &[Chief], &["72(1)(a)", "78(3)"]),
    Office::new(Power::Enter, &[Director, Staff, Chief, Organiser], &["3(1):賽務人員", "3(1):賽務總監"]),
    Office::new(Power::Pair, &[Director, Staff, Chief], &["85(1)", "86(1)"]),
    Office::new(Power::LineUp, &[Leader, Player, Director, Staff, Chief], &["87(4)", "3(1):領隊"]),
    Office::new(Power::ReportResult, &[Staff], &["86(8)"]),
    Office::new(
        Power::ConfirmResult,
        &[Referee, Witness, SectionHead, Chief, Director],
        &["3(1):主辦方人員", "100(1)(a)"],
    ),
    Office::new(Power::RuleResult, &[Referee, SectionHead, Chief], &["100(2)", "101(3)"]),
    Office::new(Power::CorrectResult, &[Chief, Director], &["101(3)"]),
    Office::new(Power::RuleColours, &[Witness, Referee, SectionHead, Chief], &["108(1)", "106(2)(a)(i)"]),
    Office::new(Power::RulePairing, &[SectionHead, Chief], &["108(2)", "106(2)(c)(i)"]),
    Office::new(Power::GrantDelay, &[Director], &["87(2)"]),
    Office::new(Power::AcceptWithdrawal, &[Director, Organiser], &["89(1)"]),
    Office::new(Power::RuleWithdrawal, &[Chief], &["110", "106(2)(d)(i)"]),
    Office::new(Power::Disqualify, &[Chief], &["106(2)(d)(ii)", "128(1)(g)"]),
    Office::new(Power::Appeal, &[Player, First, Second, Leader, Witness, Referee, SectionHead, Chief], &["133(1)"]),
    Office::new(Power::HearAppeal, &[SectionHead, Chief], &["134(2)"]),
    Office::new(Power::Verify, &[Chief], &["85(4)"]),
    Office::new(Power::Finish, &[Director, Chief], &["85(4)"]),
];

const REQUIRES: &[(Requirement, Weight, &[&str])] = &[
    (Requirement::OneDirector, Weight::Fault, &["3(1):賽務總監"]),
    (Requirement::OneChief, Weight::Fault, &["3(1):裁判長"]),
    (Requirement::OddCommittee, Weight::Fault, &["3(1):仲裁委員會"]),
    (Requirement::ChiefInCommittee, Weight::Fault, &["3(1):仲裁委員會"]),
    (Requirement::Clock, Weight::Remark, &["83(1)", "80(1)"]),
    (Requirement::Principle, Weight::Gap, &["sch2.1.2(1)(b)"]),
];
