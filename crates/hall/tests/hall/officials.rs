//! Offices, who may give them, calls and duties.

use crate::support::{CHIEF, DIRECTOR, Day, act, order, person, seat};
use contest::{Actor, Grade, Side};
use hall::{
    Appointment, By, CallAct, CallId, CallState, Conflicts, Duty, DutyAct, DutyOf, Needs, Note, Office, OfficeAct,
    Post, Tables, Topic, What, Why,
};

fn appointment(id: &str, post: Post, sections: &[&str]) -> Appointment {
    let sections = sections.iter().map(|section| (*section).to_owned()).collect();
    let (person, name, office) = (id.into(), id.to_owned(), Office { post, sections });
    Appointment { person, name, licence: None, conflicts: Conflicts::default(), office }
}

fn appoint(id: &str, post: Post) -> What {
    What::Office(OfficeAct::Appoint(appointment(id, post, &[])))
}

fn tables(from: u16, to: u16) -> Vec<Tables> {
    vec![Tables { section: "A".to_owned(), from, to }]
}

#[test]
fn who_appoints_whom() {
    use Post::{Chief, Committee, Deputy, Director, Organiser, Referee, SectionHead, Staff, Witness};
    let rows = [
        (Actor::Director, vec![Witness, Referee, SectionHead, Deputy, Chief, Committee, Staff, Director, Organiser]),
        (Actor::Chief, vec![Witness, Referee, SectionHead]),
        (Actor::Organiser, vec![Deputy, Chief, Committee, Director, Organiser]),
        (Actor::Staff, vec![]),
        (Actor::SectionHead, vec![]),
        (Actor::Referee, vec![]),
        (Actor::Witness, vec![]),
        (Actor::Player, vec![]),
    ];
    let day = Day::open("xqef-2022", 4);
    for (by, may) in rows {
        for post in Post::ALL {
            let decided = day.hall.decide(&day.request(By::keeper(by), appoint("x", post)));
            assert_eq!(decided.is_ok(), may.contains(&post), "{by:?} appoints {post:?}: {decided:?}");
            if let Err(refused) = decided {
                assert!(!refused.under.is_empty(), "{by:?} appoints {post:?}");
                assert!(!refused.could.is_empty());
            }
        }
    }
}

#[test]
fn there_is_one_chief_and_one_director() {
    let mut day = Day::open("xqef-2022", 4);
    day.must(DIRECTOR, appoint("c", Post::Chief));
    let refused = day.refuses(DIRECTOR, appoint("d", Post::Chief));
    assert_eq!(refused.why, Why::PostTaken("c".into()));
    assert_eq!(refused.under, [books::XQEF_2022.article("3(1):裁判長")]);
    let dismiss =
        |why: &str| What::Office(OfficeAct::Dismiss { person: "c".into(), post: Post::Chief, why: why.to_owned() });
    assert_eq!(day.refuses(DIRECTOR, dismiss(" ")).why, Why::NoReason);
    day.must(DIRECTOR, dismiss("ill"));
    day.must(DIRECTOR, appoint("d", Post::Chief));
    let gone = day.refuses(person("c"), order(r#"{"draw": {"section": "A", "seed": 1}}"#));
    assert_eq!(gone.why, Why::NoOffice { section: Some("A".to_owned()) });
}

#[test]
fn an_office_in_one_section_does_not_reach_another() {
    let mut day = Day::playing("xqef-2022", 4);
    let section = day.refuses(DIRECTOR, What::Office(OfficeAct::Appoint(appointment("r", Post::Referee, &["B"]))));
    assert_eq!(section.why, Why::NoSection("B".to_owned()));
    let over_all = day.refuses(DIRECTOR, What::Office(OfficeAct::Appoint(appointment("r", Post::Chief, &["A"]))));
    assert_eq!(over_all.why, Why::OverAll(Post::Chief));
    day.must(DIRECTOR, What::Office(OfficeAct::Appoint(appointment("r", Post::Referee, &["A"]))));
    let announce = order(r#"{"announce": {"round": 2, "clauses": []}}"#);
    let refused = day.ask(person("r"), announce);
    assert!(refused.is_err());
}

#[test]
fn the_deputy_stands_in_for_a_chief_who_is_away() {
    let mut day = Day::open("roc-113", 4);
    day.must(DIRECTOR, appoint("c", Post::Chief));
    day.must(DIRECTOR, appoint("d", Post::Deputy));
    let named = appoint("r", Post::Referee);
    assert_eq!(day.refuses(person("d"), named.clone()).why, Why::NeedsOffice);
    day.must(person("c"), What::Office(OfficeAct::StepOut { person: "c".into() }));
    assert_eq!(day.refuses(person("c"), named.clone()).why, Why::NoOffice { section: None });
    let answer = day.must(person("d"), named);
    assert_eq!(answer.lines[0].by, Actor::Chief);
    day.must(person("c"), What::Office(OfficeAct::ComeBack { person: "c".into() }));
    assert_eq!(day.refuses(person("d"), appoint("s", Post::Referee)).why, Why::NeedsOffice);
}

#[test]
fn a_conflict_is_shown_when_a_table_is_assigned() {
    let mut day = Day::playing("xqef-2022", 4);
    let game = day.game(2);
    let player = day.hall.event.table_at(&game).unwrap().1.first;
    let conflicts = Conflicts { players: vec![player], clubs: Vec::new() };
    let close = Appointment { conflicts, ..appointment("r", Post::Referee, &["A"]) };
    day.must(DIRECTOR, What::Office(OfficeAct::Appoint(close)));
    let assign = |tables| What::Office(OfficeAct::Assign { person: "r".into(), tables });
    assert_eq!(day.must(CHIEF, assign(tables(1, 1))).notes, []);
    assert_eq!(day.must(CHIEF, assign(tables(2, 1))).notes.len(), 1, "from the last to the first is the same");
    let notes = day.must(CHIEF, assign(tables(1, 2))).notes;
    assert_eq!(notes, [Note::Conflict { person: "r".into(), game }]);
}

/// A hall with a witness at the first table, a referee who walks along the others, and a head of the section.
fn watched() -> Day {
    let mut day = Day::playing("xqef-2022", 8);
    for (id, post) in [("w", Post::Witness), ("r", Post::Referee), ("h", Post::SectionHead)] {
        day.appoint(id, post, None, &["A"]);
    }
    for (id, tables) in [("w", tables(1, 1)), ("r", tables(2, 4))] {
        day.must(CHIEF, What::Office(OfficeAct::Assign { person: id.into(), tables }));
    }
    day
}

fn raise(day: &mut Day, table: u16, topic: Topic) -> (CallId, Option<String>) {
    let game = day.game(table);
    day.must(seat(&game, Side::First), What::Call(CallAct::Raise { game: game.clone(), topic }));
    let (id, call) = day.hall.calls.open().last().unwrap();
    assert_eq!((call.by, &call.state), (Actor::First, &CallState::Waiting));
    (id, call.to.as_ref().map(|to| to.0.clone()))
}

#[test]
fn a_call_goes_to_the_lowest_grade_that_may_deal_with_it_and_is_near() {
    let mut day = watched();
    for (table, topic, to) in [(1, Topic::Touch, "w"), (2, Topic::Touch, "r"), (1, Topic::Claim, "r")] {
        let (_, went) = raise(&mut day, table, topic);
        assert_eq!(went.as_deref(), Some(to), "table {table}, {topic:?}");
    }
    day.must(person("r"), What::Office(OfficeAct::StepOut { person: "r".into() }));
    assert_eq!(raise(&mut day, 1, Topic::Claim).1.as_deref(), Some("h"));
}

#[test]
fn a_call_is_taken_passed_up_and_dealt_with() {
    let mut day = watched();
    let (call, _) = raise(&mut day, 1, Topic::Touch);
    day.must(person("w"), What::Call(CallAct::Take { call }));
    let again = day.refuses(person("r"), What::Call(CallAct::Take { call }));
    assert_eq!(again.why, Why::CallTaken("w".into()));
    let needs = Some(Needs { grade: Grade::Referee, licence: None });
    let pass = |to: Option<&str>| What::Call(CallAct::Pass { call, needs, to: to.map(Into::into) });
    let down = day.refuses(person("w"), pass(Some("w")));
    assert_eq!(down.why, Why::CannotDeal("w".into()));
    assert_eq!(down.under, [books::XQEF_2022.article("105(3)")]);
    day.must(person("w"), pass(None));
    let passed = day.hall.calls.get(call).unwrap();
    assert_eq!(passed.to, Some("r".into()));
    assert_eq!(passed.passed.len(), 1);
    day.must(person("r"), What::Call(CallAct::Take { call }));
    let game = day.game(1);
    let lowered = day.refuses(seat(&game, Side::First), What::Call(CallAct::Finish { call }));
    assert_eq!(lowered.why, Why::NeedsOffice, "somebody is on it");
    day.must(person("r"), What::Call(CallAct::Finish { call }));
    assert!(day.hall.calls.get(call).is_none());
    assert_eq!(day.refuses(person("r"), What::Call(CallAct::Finish { call })).why, Why::NoCall(call));
    assert_eq!(day.hall.calls.next(), CallId(call.0 + 1), "a number is given once");
}

#[test]
fn a_hand_is_raised_at_ones_own_table_and_lowered_again() {
    let mut day = watched();
    let (one, two) = (day.game(1), day.game(2));
    let elsewhere = What::Call(CallAct::Raise { game: two, topic: Topic::Clock });
    assert_eq!(day.refuses(seat(&one, Side::First), elsewhere.clone()).why, Why::OtherBoard);
    assert!(matches!(day.refuses(By::Public, elsewhere).why, Why::NoOffice { .. }));
    let (call, _) = raise(&mut day, 1, Topic::Other);
    day.must(seat(&one, Side::First), What::Call(CallAct::Finish { call }));
    assert_eq!(day.hall.calls.open().count(), 0);
}

/// An event of one section in which every game is watched, or officials patrol.
fn in_mode(mode: &str, more: &str) -> Day {
    let mut day = Day::open_with("xqef-2022", 8, &format!("enforcement = \"{mode}\"\n{more}"));
    day.must(DIRECTOR, order(r#"{"draw": {"section": "A", "seed": 1}}"#));
    day.next_round();
    for (id, post) in [("w", Post::Witness), ("r", Post::Referee), ("c", Post::Chief)] {
        day.appoint(id, post, None, &[]);
    }
    day.must(CHIEF, What::Office(OfficeAct::Assign { person: "w".into(), tables: tables(1, 2) }));
    day
}

#[test]
fn where_every_game_is_watched_each_table_has_somebody() {
    let mut day = in_mode("watched", "");
    let watch = day.hall.watch("A").unwrap();
    assert_eq!((watch.mode, watch.boards, watch.missing), (books::desk::Supervision::Watched, 4, 1));
    assert_eq!(watch.unwatched, [3, 4]);
    assert_eq!(watch.tables[0].officials, ["w".into()]);
    assert_eq!(watch.under, [books::XQEF_2022.article("3(1):監局制")]);
    day.must(CHIEF, What::Office(OfficeAct::Assign { person: "r".into(), tables: tables(3, 4) }));
    assert_eq!(day.hall.watch("A").unwrap().unwatched, [0; 0]);
    day.must(person("w"), What::Office(OfficeAct::StepOut { person: "w".into() }));
    let watch = day.hall.watch("A").unwrap();
    assert_eq!((watch.unwatched, watch.missing), (vec![1, 2], 2), "who left the hall watches nothing");
    let notes = day.must(CHIEF, begin(None, None)).notes;
    assert!(
        matches!(&notes[..], [Note::Unwatched { tables, .. }, Note::Understaffed { wanted: 4, here: 2, .. }] if *tables == [1, 2]),
        "{notes:?}"
    );
}

#[test]
fn where_officials_patrol_the_charter_says_how_many_there_should_be() {
    let mut day = in_mode("patrol", "");
    let watch = day.hall.watch("A").unwrap();
    assert_eq!((watch.mode, watch.wanted, watch.missing), (books::desk::Supervision::Patrol, None, 0));
    assert_eq!(watch.unwatched, [0; 0]);
    assert!(watch.under.contains(&books::XQEF_2022.article("3(1):巡邏制")));
    assert_eq!(day.must(CHIEF, begin(None, None)).notes, []);
    for (preset, each, wanted) in [("", 2, 2), ("preset = \"under_nine\"\n", 2, 3), ("preset = \"under_nine\"\n", 1, 6)]
    {
        let mut day = in_mode("patrol", preset);
        let announce = format!(
            r#"{{"announce": {{"round": 2, "clauses": [{{"key": "boards_per_official", "value": {each}}}]}}}}"#
        );
        day.must(CHIEF, order(&announce));
        for table in 1..=4 {
            day.must(
                DIRECTOR,
                order(&format!(r#"{{"result": {{"section": "A", "table": {table}, "outcome": "draw"}}}}"#)),
            );
        }
        day.must(DIRECTOR, order(r#"{"close": {"section": "A"}}"#));
        day.next_round();
        let staffing = day.hall.watch("A").unwrap().wanted.unwrap();
        assert_eq!(staffing.officials, wanted, "{preset} {each}");
        assert_eq!(staffing.under.contains(&books::XQEF_2022.article("sch7.5.2")), !preset.is_empty());
    }
}

#[test]
fn whoever_is_too_close_to_watch_a_table_is_shown_there() {
    let mut day = in_mode("watched", "");
    let player = day.hall.event.table_at(&day.game(2)).unwrap().1.second;
    let conflicts = Conflicts { players: vec![player], clubs: Vec::new() };
    let close = Appointment { conflicts, ..appointment("w", Post::Witness, &[]) };
    day.must(DIRECTOR, What::Office(OfficeAct::Appoint(close)));
    let watch = day.hall.watch("A").unwrap();
    let conflicts: Vec<_> = watch.tables.iter().map(|table| table.conflicts.len()).collect();
    assert_eq!(conflicts, [0, 1, 0, 0]);
}

#[test]
fn a_ruling_without_the_authority_waits_for_somebody_who_has_it() {
    let mut day = watched();
    let game = day.game(1);
    day.enter(CHIEF, &game, r#"{"do": "start"}"#);
    day.enter(
        person("w"),
        &game,
        r#"{"do": "raise", "subject": {"conduct": {"clause": "93(2)"}}, "against": "first"}"#,
    );
    assert_eq!(day.hall.unratified(), []);
    day.enter(person("w"), &game, r#"{"do": "rule", "matter": 1, "facts": {"provisional": true}}"#);
    let unratified = day.hall.unratified();
    let [waits] = &unratified[..] else { panic!("{unratified:?}") };
    assert_eq!(
        (waits.by, waits.person.as_ref(), waits.needs.grade),
        (Actor::Witness, Some(&"w".into()), Grade::Referee)
    );
    assert_eq!(waits.could, ["r".into(), "h".into()]);
    let ratify = What::entry(game.clone(), act(r#"{"do": "ratify", "matter": 1}"#));
    assert!(matches!(day.refuses(person("w"), ratify.clone()).why, Why::Desk(_)));
    let mut left = day.clone();
    day.must(person("h"), ratify);
    assert_eq!(day.hall.unratified(), []);
    // A round that is closed all the same says so.
    for table in 1..=4 {
        let result = format!(r#"{{"result": {{"section": "A", "table": {table}, "outcome": "draw"}}}}"#);
        left.must(DIRECTOR, order(&result));
    }
    let notes = left.must(DIRECTOR, order(r#"{"close": {"section": "A"}}"#)).notes;
    assert!(notes.contains(&Note::Unratified(vec![game])), "{notes:?}");
}

#[test]
fn duties_are_done_by_those_whose_they_are() {
    let mut day = watched();
    let of = |duty| DutyOf { section: "A".to_owned(), round: 1, duty };
    let lines = day.hall.duties_of("A", 1);
    assert!(lines.iter().all(|line| !line.under.is_empty() && line.done.is_none()));
    assert!(lines.iter().all(|line| line.duty != Duty::Briefing), "a duty of another book");
    day.must(person("w"), What::Duty(DutyAct::Done(of(Duty::ClocksSet))));
    let refused = day.refuses(person("w"), What::Duty(DutyAct::Done(of(Duty::Pairings))));
    assert_eq!((refused.why, refused.under), (Why::NeedsOffice, vec![books::XQEF_2022.article("86(1)")]));
    let set = |day: &Day| day.hall.duties.done(&of(Duty::ClocksSet)).cloned();
    assert_eq!(set(&day).unwrap().person, Some("w".into()));
    day.must(person("r"), What::Duty(DutyAct::Undone(of(Duty::ClocksSet))));
    assert_eq!(set(&day), None);
    assert_eq!(
        day.refuses(person("r"), What::Duty(DutyAct::Undone(of(Duty::ClocksSet)))).why,
        Why::NotDone(Duty::ClocksSet)
    );
}

fn begin(hour: Option<&str>, why: Option<&str>) -> What {
    let (section, hour) = ("A".to_owned(), hour.map(|hour| hour.parse().unwrap()));
    What::Duty(DutyAct::Begin { section, hour, why: why.map(str::to_owned) })
}

#[test]
fn a_round_is_begun_by_the_chief_or_the_head_of_the_section() {
    let mut day = watched();
    let (one, two) = (day.game(1), day.game(2));
    day.enter(person("w"), &one, r#"{"do": "note", "text": "laid on"}"#);
    for by in ["w", "r"] {
        let refused = day.refuses(person(by), begin(None, None));
        assert_eq!(refused.under, [books::XQEF_2022.article("95(3)")]);
        assert!(refused.could.iter().any(|holder| holder.people == ["h".into()]));
    }
    day.must(person("h"), begin(None, None));
    assert!(day.hall.kept(&one).unwrap().scene().started.is_some(), "a game that was laid on begins with its round");
    assert_eq!(day.refuses(person("h"), begin(None, None)).why, Why::Begun(1));
    let late = day.enter(seat(&two, Side::Second), &two, r#"{"do": "press"}"#);
    assert!(late.lines.len() > 2);
    let scene = day.hall.kept(&two).unwrap().scene();
    assert_eq!(scene.started, day.hall.kept(&one).unwrap().scene().started, "so does one that is laid on later");
}

#[test]
fn a_round_that_begins_late_says_why() {
    let mut day = watched();
    let mut charter = day.hall.event.charter.clone().unwrap();
    charter.schedule = serde_json::from_str(
        r#"{"first_day": "2026-05-01", "last_day": "2026-05-01", "rounds": ["2026-05-01T09:00:00"]}"#,
    )
    .unwrap();
    day.hall.event.charter = Some(charter);
    assert_eq!(day.refuses(person("h"), begin(Some("2026-05-01T09:12:00"), None)).why, Why::NoReason);
    day.must(person("h"), begin(Some("2026-05-01T09:12:00"), Some("no light")));
    let begun = day.hall.duties.begun("A", 1).unwrap();
    assert_eq!((begun.late, begun.why.as_deref()), (Some(12), Some("no light")));
}

#[test]
fn what_the_desk_forbids_no_appointment_allows() {
    let mut day = watched();
    let game = day.game(1);
    let start = What::entry(game, act(r#"{"do": "start"}"#));
    for by in ["w", "r"] {
        assert!(matches!(day.refuses(person(by), start.clone()).why, Why::Desk(_)), "{by}");
    }
}
