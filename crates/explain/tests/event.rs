//! All that an event tells has a tag of its own in its schema, and words of its own in every language.

use std::collections::BTreeSet;

use books::Book;
use books::event::Power;
use explain::EventTeller;
use explain::event::{charter_fault, entry_fault};
use jiff::civil::date;
use serde::Serialize;
use serde_json::Value;
use tournament::charter::{CharterFault, CharterFinding, ClockAbility, Ineligible, Key, Place, Weight};
use tournament::entry::EntryFault;
use tournament::event::{Note, NoteKind, Refusal, Tournament, Why, schema};
use tournament::pairing::swiss::Impossible;
use tournament::{Actor, PlayerId, Side};
use words::Lang;

const PLAYER: PlayerId = PlayerId::new(7);

/// The tags that the schema has for a type.
fn tags(name: &str) -> BTreeSet<String> {
    let schema = schema();
    let forms = schema["$defs"][name]["oneOf"].as_array().expect("the type has several forms").clone();
    let tag = |form: &Value| match &form["const"] {
        Value::String(tag) => tag.clone(),
        _ => form["required"][0].as_str().expect("a form with data is an object with its tag").to_owned(),
    };
    forms.iter().map(tag).collect()
}

/// The tag under which a value is written.
fn tag(value: &impl Serialize) -> String {
    match serde_json::to_value(value).expect("it can be written") {
        Value::String(tag) => tag,
        Value::Object(fields) => fields.keys().next().expect("an object with its tag").clone(),
        other => panic!("{other} has no tag"),
    }
}

/// That these are all values of a type there are, each with words of its own.
#[track_caller]
fn all_told<T: Serialize>(name: &str, values: &[T], tell: impl Fn(&T, Lang) -> String) {
    assert_eq!(values.iter().map(tag).collect::<BTreeSet<_>>(), tags(name));
    for lang in Lang::ALL {
        let told: BTreeSet<String> = values.iter().map(|value| tell(value, lang)).collect();
        assert_eq!(told.len(), values.len(), "{name} in {lang}: {told:#?}");
        for text in told {
            assert!(!text.is_empty() && !text.contains('⟦'), "{name} in {lang}: {text}");
            assert!(lang == Lang::En || foreign(&text).is_empty(), "{name} in {lang}: {text}");
        }
    }
}

/// Latin words that are neither ids nor what is written in files.
fn foreign(text: &str) -> Vec<&str> {
    let words = text.split(|sign: char| !(sign.is_ascii_alphanumeric() || "-_().".contains(sign)));
    let is_id = |word: &str| word.contains(|sign: char| sign.is_ascii_digit() || "-_".contains(sign));
    words
        .filter(|word| word.contains(|sign: char| sign.is_ascii_alphabetic()))
        .filter(|word| !is_id(word) && !["true", "false", "leave", "correct"].contains(word))
        .collect()
}

fn finding(fault: CharterFault) -> CharterFinding {
    CharterFinding { weight: Weight::Gap, fault, under: Vec::new(), place: Place::default() }
}

fn refusals() -> Vec<Why> {
    [of_charter_and_entry(), of_rounds(), of_results(), of_the_end()].concat()
}

/// What is refused of a charter, of entries and of whoever asks.
fn of_charter_and_entry() -> Vec<Why> {
    vec![
        Why::NoCharter,
        Why::AlreadyOpen,
        Why::Charter(vec![finding(CharterFault::NoClock)]),
        Why::WrongValue(Key::Leave),
        Why::Office { needs: Actor::Director },
        Why::RoundBegun(2),
        Why::OtherRound { round: 1, current: Some(2) },
        Why::Entry(vec![EntryFault::NoName]),
        Why::PlayBegun,
        Why::NoPlayer(PLAYER),
        Why::NoSection("甲".to_owned()),
        Why::NoFormat,
        Why::NoTime,
        Why::NoMoney,
    ]
}

/// What is refused when rounds are drawn and paired.
fn of_rounds() -> Vec<Why> {
    vec![
        Why::TooManySeeds { limit: 4 },
        Why::Twice(PLAYER),
        Why::NotInSection(PLAYER),
        Why::TooFew,
        Why::AlreadyDrawn,
        Why::NotDrawn,
        Why::RoundOpen(1),
        Why::AllPaired,
        Why::StageOpen,
        Why::NoDraft,
        Why::NoRound,
        Why::Impossible(Box::new(Impossible::Twice(PLAYER))),
        Why::NoWishes,
        Why::NoReason,
        Why::Owes(PLAYER),
    ]
}

/// What is refused of results, appeals and absence.
fn of_results() -> Vec<Why> {
    vec![
        Why::NoTable(3),
        Why::NoGame,
        Why::NotOfTeam(PLAYER),
        Why::Boards { expected: 4 },
        Why::LineUpClosed,
        Why::RefereeConfirms,
        Why::WrongReporter,
        Why::NeedsRuling,
        Why::DisputeNeedsArbiter,
        Why::AlreadyConfirmed,
        Why::NoResult,
        Why::NoGround,
        Why::NoExcuse,
        Why::AppealOpen,
        Why::NoAppeal,
        Why::NoAppeals,
        Why::NoDelays,
        Why::NoOverturning,
        Why::MustSay(Key::SharedFirst),
        Why::AppealsOpen(vec![1, 2]),
        Why::NoRecordDue,
        Why::ResultsOpen(vec![1]),
        Why::TiesEven(vec![2]),
        Why::NotEven,
        Why::NoHour,
        Why::DelayLate,
        Why::NoLeave,
        Why::LeaveLate,
        Why::LeaveConsents,
        Why::NotConsented,
        Why::AlreadyGone,
    ]
}

/// What is refused when places are settled.
fn of_the_end() -> Vec<Why> {
    vec![
        Why::NotTied,
        Why::FirstShared(vec![PLAYER]),
        Why::CutShared(vec![PLAYER]),
        Why::PlacesShared,
        Why::NotOver,
        Why::NotVerified,
        Why::Frozen,
        Why::NotFrozen,
        Why::NoRanking,
        Why::DepositsEarly,
    ]
}

#[test]
fn every_refusal_is_told() {
    let event = Tournament::default();
    all_told("Why", &refusals(), |why, lang| {
        EventTeller::new(&event, lang).refused(&Refusal { why: why.clone(), under: Vec::new() })
    });
}

#[test]
fn every_note_is_told() {
    let event = Tournament::default();
    let notes = [
        NoteKind::Charter(finding(CharterFault::NoClock)),
        NoteKind::SpecialNeeds,
        NoteKind::DrawAgain,
        NoteKind::RapidGames,
        NoteKind::Report(Side::First),
        NoteKind::SameColour(PLAYER),
        NoteKind::PairingStands,
        NoteKind::NoticeDue(date(2026, 5, 1)),
        NoteKind::PrizesDue(PLAYER),
        NoteKind::EnterRecord(Side::Second),
        NoteKind::SeedsClose,
        NoteKind::MustSay(Key::WithdrawnSwiss),
    ];
    all_told("NoteKind", &notes, |what, lang| {
        EventTeller::new(&event, lang).note(&Note { what: what.clone(), under: Vec::new() })
    });
}

#[test]
fn every_finding_about_a_charter_is_told() {
    let faults = [
        CharterFault::Missing(3),
        CharterFault::KindMissing,
        CharterFault::PurposeMissing,
        CharterFault::Defaulted(Key::Recording),
        CharterFault::RoundsMissing,
        CharterFault::PrincipleMissing,
        CharterFault::ScoringMissing,
        CharterFault::ScoringDefaulted,
        CharterFault::TieBreaksMissing,
        CharterFault::SharingMissing,
        CharterFault::ScoringTooFine,
        CharterFault::NoBoards,
        CharterFault::NoGroups,
        CharterFault::TakeMissing,
        CharterFault::NotInForce,
        CharterFault::Contradiction(Key::Recording),
        CharterFault::WrongValue(Key::Leave),
        CharterFault::UnknownStrike("9.9".to_owned()),
        CharterFault::Amended(2),
        CharterFault::Directors(2),
        CharterFault::ChiefArbiters(2),
        CharterFault::CommitteeEven(4),
        CharterFault::CommitteeSmall(1),
        CharterFault::CommitteeWithoutChief,
        CharterFault::NoOrganisingCommittee,
        CharterFault::NoBase(Book::new("roc-113")),
        CharterFault::MustSay(Key::LatestArrival),
        CharterFault::ByCustom(Power::ALL.to_vec()),
        CharterFault::DatesOutOfOrder,
        CharterFault::SectionTwice("甲".to_owned()),
        CharterFault::NoClock,
        CharterFault::PresetMisfit,
        CharterFault::MoreStaff,
        CharterFault::ClockLacks(ClockAbility::Increment),
    ];
    all_told("CharterFault", &faults, charter_fault);
}

#[test]
fn every_fault_of_an_entry_is_told() {
    let faults = [
        EntryFault::NoName,
        EntryFault::ControlSign,
        EntryFault::NoSection("甲".to_owned()),
        EntryFault::Full { quota: 8 },
        EntryFault::Ineligible(Ineligible::TooOld),
        EntryFault::NotOpen,
        EntryFault::Duplicate(PLAYER),
        EntryFault::Born(1800),
        EntryFault::NoMember(PLAYER),
        EntryFault::InTwoTeams(PLAYER),
        EntryFault::MemberTwice(PLAYER),
        EntryFault::TooFewMembers { boards: 4 },
        EntryFault::WrongKind,
    ];
    all_told("EntryFault", &faults, entry_fault);
}
