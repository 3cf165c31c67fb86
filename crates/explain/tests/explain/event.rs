//! All that an event tells has a tag of its own in its schema, and words of its own in every language.

use std::collections::BTreeSet;

use books::Book;
use books::event::Power;
use explain::EventTeller;
use explain::event::{charter_fault, entry_fault};
use jiff::civil::date;
use serde::Serialize;
use serde_json::Value;
use tournament::charter::{
    CharterFault, CharterFinding, ClockAbility, Ineligible, Key, Layer, Place, Weight, read_toml,
};
use tournament::entry::{EntryFault, Rated};
use tournament::event::{AmendedPart, Command, Happening, Moved, Note, NoteKind, Order, Refusal, Tournament, Why};
use tournament::event::{decide, schema};
use tournament::pairing::swiss::{Break, CriteriaFault, Criterion, Impossible};
use tournament::{Actor, PlayerId, Score, Side};
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
    [of_charter_and_entry(), of_rounds(), of_results(), of_the_end(), of_repairs()].concat()
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
        Why::HalfByes { most: 1 },
        Why::OnlySwiss,
        Why::TableTaken(PLAYER),
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
        Why::EndedEarly,
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
        Why::MemberGone(PLAYER),
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

/// What is refused when mistakes are put right.
fn of_repairs() -> Vec<Why> {
    let parts = [AmendedPart::Rules, AmendedPart::Section, AmendedPart::Stage, AmendedPart::Boards, AmendedPart::Time];
    let mut all = vec![
        Why::NoRounds,
        Why::RoundUnnamed,
        Why::NoSuchRound(9),
        Why::WentOn(2),
        Why::GamesBegun(vec![3]),
        Why::RepairUnexplained,
        Why::NothingChanges,
        Why::WasPaired(PLAYER),
        Why::OfTeam(PLAYER),
        Why::NotGone(PLAYER),
        Why::PairedWithout(PLAYER),
        Why::NoSuchLeave,
        Why::NoPayment,
        Why::NothingToTakeBack,
        Why::PrizesPaid,
    ];
    all.extend(parts.map(Why::AmendsPlayed));
    all
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
        NoteKind::Moved(vec![Moved { player: PLAYER, place: [2, 1], points: [Some(Score::ZERO), Some(Score::ZERO)] }]),
        NoteKind::Moved(vec![Moved { player: PLAYER, place: [2, 1], points: [None, None] }]),
        NoteKind::PairingStays { round: 2, tables: vec![3, 4] },
        NoteKind::DraftStale(2),
        NoteKind::GonePaired(vec![PLAYER]),
        NoteKind::FieldStays(vec![PLAYER]),
        NoteKind::StillOut(PLAYER),
        NoteKind::PutOut(PLAYER),
        NoteKind::GoesOut(PLAYER),
        NoteKind::TooManyRounds { most: 3 },
        NoteKind::MemberOut { player: PLAYER, team: PLAYER },
        NoteKind::Breaks(vec![Break { criterion: Criterion::Rematch, player: PLAYER, opponent: Some(PLAYER) }]),
        NoteKind::OtherTable { player: PLAYER, table: 2 },
        NoteKind::Rated(Box::new(Rated {
            changed: vec![PLAYER],
            missing: vec![PLAYER],
            several: vec![PLAYER],
            refused: vec![(PLAYER, vec![EntryFault::NoName])],
        })),
        NoteKind::AmendedAs(Layer::Announcement { round: 2 }),
        NoteKind::AmendedAs(Layer::Charter),
    ];
    all_told("NoteKind", &notes, |what, lang| {
        EventTeller::new(&event, lang).note(&Note { what: what.clone(), section: String::new(), under: Vec::new() })
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
        CharterFault::SectionUnnamed,
        CharterFault::NobodyEligible,
        CharterFault::NobodyMay(Power::Pair),
        CharterFault::NoClock,
        CharterFault::PresetMisfit,
        CharterFault::MoreStaff,
        CharterFault::AskedLimitAbroad,
        CharterFault::ClockLacks(ClockAbility::Increment),
        CharterFault::TooSmall { found: 0, least: 1 },
        CharterFault::TooManyRounds { most: 7 },
        CharterFault::Criteria(CriteriaFault::NoRun),
    ];
    all_told("CharterFault", &faults, |fault, lang| charter_fault(fault, &[], lang));
}

#[test]
fn every_fault_of_an_entry_is_told() {
    let faults = [
        EntryFault::NoName,
        EntryFault::ControlSign,
        EntryFault::TooLong { limit: 100 },
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

#[test]
fn each_section_speaks_of_the_sides_of_its_game() {
    let charter = "name = \"Day\"\nrules = { base = \"xqef-2022\" }\n\
        sections = [{ id = \"A\", name = \"A\" }, { id = \"C\", name = \"C\", rules = { base = \"fide-2014\" } }]\n";
    let charter = Some(tournament::charter::read_toml(charter).expect("it is a charter"));
    let event = Tournament { charter, ..Tournament::default() };
    let teller = EventTeller::new(&event, Lang::En);
    let note =
        |section: &str| Note { what: NoteKind::Report(Side::First), section: section.to_owned(), under: Vec::new() };
    assert!(teller.note(&note("A")).contains("Red"), "{}", teller.note(&note("A")));
    assert!(teller.note(&note("C")).contains("White"), "{}", teller.note(&note("C")));
    assert_eq!((teller.plays_chess("A"), teller.plays_chess("C")), (false, true));
}

/// One of each that can happen in an event.
const HAPPENINGS: &[&str] = &[
    r#"{"opened": {"charter": {"sections": []}}}"#,
    r#"{"announced": {"round": 2, "clauses": [], "text": "文"}}"#,
    r#"{"entered": {"id": 1, "player": {"name": "丙", "section": "甲"}}}"#,
    r#"{"team_entered": {"id": 1, "team": {"name": "丁", "section": "甲", "members": []}}}"#,
    r#"{"paid": {"player": 1, "what": "fee", "amount": "1.00"}}"#,
    r#"{"seeded": {"section": "甲", "seeds": [1]}}"#,
    r#"{"drawn": {"section": "甲", "groups": [], "seed": 1}}"#,
    r#"{"draw_void": {"section": "甲"}}"#,
    r#"{"paired": {"section": "甲", "round": 1, "tables": [], "byes": [], "leaves": [], "seed": 1, "reason": "故"}}"#,
    r#"{"discarded": {"section": "甲"}}"#,
    r#"{"published": {"section": "甲"}}"#,
    r#"{"lined_up": {"team": 1, "round": 1, "boards": [2]}}"#,
    r#"{"team_late": {"team": 1, "round": 1}}"#,
    r#"{"resulted": {"at": {"section": "甲", "round": 1, "table": 1, "board": 1, "game": 1}, "outcome": "draw", "confirmed": true}}"#,
    r#"{"reopened": {"at": {"section": "甲", "round": 1, "table": 1, "board": 1, "game": 1}}}"#,
    r#"{"appealed": {"at": {"section": "甲", "round": 1, "table": 1, "board": 1, "game": 1}, "undecidable": false, "grounds": []}}"#,
    r#"{"appeal_heard": {"at": {"section": "甲", "round": 1, "table": 1, "board": 1, "game": 1}, "upheld": true}}"#,
    r#"{"rapid_played": {"at": {"section": "甲", "round": 1, "table": 1, "board": 1, "game": 1}, "swapped": false, "outcome": "draw"}}"#,
    r#"{"replayed": {"at": {"section": "甲", "round": 1, "table": 1, "board": 1, "game": 1}, "pair": {"first": 1, "second": 2}, "fouls": false}}"#,
    r#"{"colours_kept": {"at": {"section": "甲", "round": 1, "table": 1, "board": 1, "game": 1}}}"#,
    r#"{"closed": {"section": "甲", "round": 1}}"#,
    r#"{"delay_granted": {"player": 1, "round": 1, "minutes": 5}}"#,
    r#"{"arrived": {"player": 1, "late": true}}"#,
    r#"{"leave_given": {"player": 1, "round": 1, "make_up": false}}"#,
    r#"{"bye_given": {"player": 1, "round": 1}}"#,
    r#"{"table_fixed": {"player": 1, "table": 2}}"#,
    r#"{"left": {"player": 1, "how": "withdrawn", "annulled": false, "reason": "故"}}"#,
    r#"{"played_off": {"section": "甲", "order": [1]}}"#,
    r#"{"verified": {"section": "甲"}}"#,
    r#"{"finished": {"section": "甲", "lines": []}}"#,
    r#"{"overturned": {"section": "甲", "player": 1}}"#,
    r#"{"notice_published": {"section": "甲", "player": 1}}"#,
    r#"{"amended": {"charter": {"sections": []}, "reason": "故"}}"#,
    r#"{"entry_amended": {"player": 1, "entry": {"name": "戊", "section": "甲"}, "reason": "故"}}"#,
    r#"{"team_amended": {"team": 1, "entry": {"name": "己", "section": "甲", "members": []}, "reason": "故"}}"#,
    r#"{"entry_removed": {"player": 1, "reason": "故"}}"#,
    r#"{"payment_void": {"player": 1, "what": "fee", "amount": "1.00", "reason": "故"}}"#,
    r#"{"leave_cancelled": {"player": 1, "round": 1, "reason": "故"}}"#,
    r#"{"reinstated": {"player": 1, "reason": "故"}}"#,
    r#"{"taken_back": {"section": "甲", "what": "round", "round": 1, "reason": "故"}}"#,
    r#"{"ended_early": {"section": "甲", "reason": "故"}}"#,
];

/// A line of the event's log, in English.
fn line(event: &str) -> String {
    let (event, hall) = (serde_json::from_str(event).unwrap(), hall::Hall::default());
    let line = hall::Line::new(clock::Instant::new(0), Actor::Director, hall::Happening::Event(event));
    explain::HallTeller::new(&hall, Lang::En).line(&line, None).text
}

#[test]
fn an_amendment_tells_what_stood_there_and_what_stands_there_now() {
    let amended = r#"{"amended": {"charter": {"sections": []}, "reason": "two days", "announced": 3, "changes":
        [{"at": "format.stages.1.rounds", "from": "5", "to": "4"}, {"at": "venue", "to": "hall 2"}]}}"#;
    let text = line(amended);
    assert!(text.contains("by announcement, from round 3 on") && text.contains("two days"), "{text}");
    assert!(text.contains("format.stages.1.rounds: 5 → 4") && text.contains("venue: not said → hall 2"), "{text}");
    let before = line(r#"{"amended": {"charter": {"sections": []}, "reason": "two days"}}"#);
    assert!(before.contains("amended") && !before.contains('→'), "logs of earlier versions do not say it: {before}");
}

#[test]
fn money_is_told_with_what_it_was_for() {
    let paid = |what: &str| line(&format!(r#"{{"paid": {{"player": 1, "what": "{what}", "amount": "30.00"}}}}"#));
    assert!(paid("fee").contains("fee 30.00 paid") && paid("prize").contains("prize 30.00 paid out"));
    assert!(paid("deposit_returned").contains("returned") && paid("deposit_kept").contains("kept"));
}

#[test]
fn nobody_is_named_twice_in_a_line_of_who_may_do_what() {
    let charter = "name = \"T\"\nrules = { base = \"xqef-2022\" }\nsections = [{ id = \"A\", name = \"A\" }]\n";
    let open = Command::Open { charter: Box::new(read_toml(charter).unwrap()) };
    let (at, mut hall) = (clock::Instant::new(0), hall::Hall::default());
    let decision = decide(&hall.event, &Order::new(at, Actor::Director, open)).unwrap();
    for event in decision.events {
        hall.apply(&hall::Line::new(at, Actor::Director, hall::Happening::Event(event.event)));
    }
    let table = explain::HallTeller::new(&hall, Lang::En).authorities("A");
    let players = table.rows.iter().map(|row| row[1].to_string().matches("player").count()).max();
    assert_eq!(players, Some(1), "{}", table.text());
}

#[test]
fn every_line_of_an_event_is_told() {
    let read = |text: &&str| serde_json::from_str::<Happening>(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let happenings: Vec<Happening> = HAPPENINGS.iter().map(read).collect();
    let hall = hall::Hall::default();
    all_told("EventHappening", &happenings, |event, lang| {
        let event = hall::Happening::Event(event.clone());
        let line = hall::Line::new(clock::Instant::new(0), Actor::Director, event);
        explain::HallTeller::new(&hall, lang).line(&line, None).text
    });
}

#[test]
fn an_appeal_is_called_as_the_rulebooks_of_the_event_call_it() {
    let called = |rules: &str, lang: Lang| {
        let charter = tournament::charter::read_toml(&format!("name = \"Day\"\nrules = {rules}\n")).expect("a charter");
        let event = Tournament { charter: Some(charter), ..Tournament::default() };
        let refusal = Refusal { why: Why::NoAppeal, under: Vec::new() };
        EventTeller::new(&event, lang).refused(&refusal)
    };
    for (rules, traditional, simplified) in [
        ("{ base = \"xqef-2022\" }", "上訴", "上诉"),
        ("{ base = \"roc-113\" }", "申訴", "申诉"),
        ("{ base = \"roc-113\", supplements = [\"hk-2016\"] }", "申訴", "申诉"),
        ("{ base = \"xqef-2022\", supplements = [\"roc-113\"] }", "申訴", "申诉"),
        ("{ base = \"fide-2014\" }", "申訴", "申诉"),
    ] {
        assert!(called(rules, Lang::ZhHant).contains(&format!("沒有待決的{traditional}")), "{rules}");
        assert!(called(rules, Lang::ZhHans).contains(&format!("没有待决的{simplified}")), "{rules}");
        assert!(called(rules, Lang::En).contains("no open appeal"), "{rules}");
    }
}
