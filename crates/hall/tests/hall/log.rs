//! One log: the event, the desks of its games and the officials, folded to what was live.

use crate::support::{CHIEF, DIRECTOR, Day, act, order, person, seat};
use clock::Instant;
use contest::{GameId, Outcome, Side};
use hall::{By, CallAct, Hall, Happening, Line, Log, Post, Topic, What, Why, desk_of};
use journal::Tail;
use tournament::charter::read_toml;
use tournament::event::{self, Command};

/// What of a hall can be compared.
fn told(hall: &Hall) -> String {
    let desks: Vec<_> = hall.desks().map(|(game, desk)| (game, desk.scene(), desk.log())).collect();
    format!("{} {:?} {:?} {:?} {desks:?}", hall.length(), hall.event, hall.officials, hall.changes)
}

/// Two moves and a resignation, ruled on and signed.
fn played(day: &mut Day, table: u16) {
    let game = day.game(table);
    day.enter(CHIEF, &game, r#"{"do": "start"}"#);
    day.enter(seat(&game, Side::Second), &game, r#"{"do": "press"}"#);
    day.enter(seat(&game, Side::First), &game, r#"{"do": "move", "text": "h2e2"}"#);
    day.enter(seat(&game, Side::First), &game, r#"{"do": "press"}"#);
    day.enter(seat(&game, Side::Second), &game, r#"{"do": "resign"}"#);
    day.enter(CHIEF, &game, r#"{"do": "rule"}"#);
    day.enter(seat(&game, Side::First), &game, r#"{"do": "sign"}"#);
    day.enter(seat(&game, Side::Second), &game, r#"{"do": "sign"}"#);
    day.enter(CHIEF, &game, r#"{"do": "sign"}"#);
}

fn slot(day: &Day, table: u16) -> event::GameSlot {
    let game = day.game(table);
    *day.hall.event.table_at(&game).unwrap().1.slot(&game).unwrap()
}

#[test]
fn every_beginning_of_the_log_is_the_hall_that_was_live_then() {
    let mut day = Day::playing("roc-113", 6);
    let mut live = vec![(day.log.len(), told(&day.hall))];
    day.appoint("r", Post::Referee, None, &["A"]);
    live.push((day.log.len(), told(&day.hall)));
    for table in 1..=3 {
        played(&mut day, table);
        live.push((day.log.len(), told(&day.hall)));
    }
    day.must(DIRECTOR, order(r#"{"close": {"section": "A"}}"#));
    live.push((day.log.len(), told(&day.hall)));
    for (lines, told_then) in live {
        assert_eq!(told(&Hall::replay(&day.log[..lines])), told_then, "after {lines} lines");
    }
    let numbers: Vec<u64> = day.log.iter().map(|line| line.no).collect();
    assert_eq!(numbers, (1..=day.log.len() as u64).collect::<Vec<_>>());
}

#[test]
fn a_log_is_read_as_it_was_written() {
    let mut day = Day::playing("roc-113", 4);
    day.appoint("r", Post::Referee, None, &["A"]);
    played(&mut day, 1);
    let mut bytes = Vec::new();
    let mut tail = Tail::of::<Happening>();
    for line in &day.log {
        bytes.extend(tail.append(std::slice::from_ref(&Line { more: 0, ..line.clone() })).unwrap());
    }
    let log: Log = journal::read(&bytes);
    assert_eq!(log.fault, None);
    let read: Vec<Line> =
        log.lines.into_iter().zip(&day.log).map(|(line, was)| Line { more: was.more, ..line }).collect();
    assert_eq!(read, day.log);
}

#[test]
fn logs_of_events_without_desks_are_read_unchanged() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../tournament/tests/logs");
    let mut number = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|ending| ending != "jsonl") {
            continue;
        }
        let bytes = std::fs::read(&path).unwrap();
        let (event, hall): (event::Log, Log) = (journal::read(&bytes), journal::read(&bytes));
        assert_eq!((event.fault, event.sound), (hall.fault, hall.sound), "{path:?}");
        assert_eq!(event::replay(&event.lines), Hall::replay(&hall.lines).event, "{path:?}");
        let (mut one, mut other) = (Tail::of::<event::Happening>(), Tail::of::<Happening>());
        let (event, hall) = (one.append(&event.lines), other.append(&hall.lines));
        assert_eq!(event.unwrap(), hall.unwrap(), "{path:?}");
        number += 1;
    }
    assert!(number > 5, "{number} logs");
}

#[test]
fn what_a_desk_confirms_is_the_result_of_the_event_in_the_same_decision() {
    let mut day = Day::playing("roc-113", 4);
    assert_eq!(slot(&day, 1).verdict, None);
    played(&mut day, 1);
    let slot = slot(&day, 1);
    assert_eq!(slot.verdict.unwrap().outcome, Outcome::FirstWins);
    assert!(slot.confirmed);
    let [.., signed, confirmed, resulted] = &day.log[..] else { panic!("{:?}", day.log) };
    assert_eq!((signed.more, confirmed.more, resulted.more), (2, 1, 0), "decided together");
    assert!(matches!(&confirmed.event, Happening::Desk(arbiter::Happening::Confirmed)));
    assert_eq!(slot.rests_on.unwrap().no, confirmed.no);
}

#[test]
fn what_is_undone_at_a_desk_no_longer_stands_in_the_event() {
    let mut day = Day::playing("roc-113", 4);
    played(&mut day, 1);
    let game = day.game(1);
    let ruled =
        day.log.iter().find(|line| matches!(line.event, Happening::Desk(arbiter::Happening::Ruled { .. }))).unwrap();
    let undo = format!(r#"{{"do": "undo", "from": {}, "why": "not resigned"}}"#, ruled.no);
    day.enter(CHIEF, &game, &undo);
    assert_eq!(slot(&day, 1).verdict, None);
    assert!(day.hall.kept(&game).unwrap().scene().result().is_none());
    assert_eq!(told(&Hall::replay(&day.log)), told(&day.hall));
}

#[test]
fn a_desk_is_there_when_somebody_looks_and_in_the_log_when_something_happens() {
    let mut day = Day::playing("xqef-2022", 4);
    let game = day.game(2);
    let desk = day.hall.desk(&game, Instant::new(day.now)).unwrap();
    assert_eq!(desk.scene().arrangements.game.as_ref(), Some(&game));
    assert!(day.hall.kept(&game).is_none());
    let answer = day.enter(CHIEF, &game, r#"{"do": "note", "text": "seen"}"#);
    assert_eq!(answer.lines.len(), 2);
    assert!(matches!(answer.lines[0].event, Happening::Desk(arbiter::Happening::Opened { .. })));
    assert!(answer.lines.iter().all(|line| line.subject.as_ref() == Some(&game)));
    assert!(day.hall.kept(&game).is_some());
}

#[test]
fn a_result_entered_by_hand_ends_the_game_at_its_desk() {
    let mut day = Day::playing("roc-113", 4);
    let game = day.game(1);
    day.enter(CHIEF, &game, r#"{"do": "start"}"#);
    let result = r#"{"result": {"section": "A", "table": 1, "outcome": "draw"}}"#;
    let answer = day.must(DIRECTOR, order(result));
    assert_eq!(answer.lines.len(), 2, "{answer:?}");
    let confirmed = day.hall.kept(&game).unwrap().confirmed().unwrap();
    assert_eq!(confirmed.verdict.outcome, Outcome::Draw);
    let again =
        day.refuses(seat(&game, Side::First), What::entry(game.clone(), act(r#"{"do": "move", "text": "h2e2"}"#)));
    assert!(matches!(again.why, Why::Desk(books::desk::WhyNot::Over)), "{again:?}");
}

#[test]
fn who_leaves_the_event_leaves_the_board() {
    let disqualified = r#"{"disqualify": {"player": P, "reason": "help"}}"#;
    let withdrawn = r#"{"withdraw": {"player": P, "reason": "ill", "accepted": true}}"#;
    for (by, command) in [(CHIEF, disqualified), (DIRECTOR, withdrawn)] {
        let mut day = Day::playing("roc-113", 4);
        let game = day.game(1);
        day.enter(CHIEF, &game, r#"{"do": "start"}"#);
        let second = day.hall.event.table_at(&game).unwrap().1.second;
        day.must(by, order(&command.replace('P', &second.to_string())));
        let desk = day.hall.kept(&game).unwrap();
        assert_eq!(desk.confirmed().map(|result| result.verdict), slot(&day, 1).verdict, "{command}");
        assert!(desk.confirmed().is_some(), "{command}");
        assert_eq!(told(&Hall::replay(&day.log)), told(&day.hall));
    }
}

#[test]
fn a_wrong_pairing_put_right_lays_the_game_on_anew() {
    let mut day = Day::playing("xqef-2022", 4);
    let game = day.game(1);
    day.enter(CHIEF, &game, r#"{"do": "start"}"#);
    let (first, second) = {
        let table = day.hall.event.table_at(&game).unwrap().1;
        (table.first, table.second)
    };
    let wrong = r#"{"wrong_pairing": {"section": "A", "table": 1, "minute": 2"#;
    let exchanged = format!(r#"{wrong}, "pairing": true, "should_be": {{"first": {second}, "second": {first}}}}}}}"#);
    day.must(CHIEF, order(&exchanged));
    let scene = day.hall.kept(&game).unwrap().scene();
    assert_eq!(scene.arrangements.players.first.number, second.to_string());
    assert!(scene.started.is_none() && scene.fouls.first.is_empty());
    day.enter(CHIEF, &game, r#"{"do": "start"}"#);
    day.must(CHIEF, order(&format!("{wrong}}}}}")));
    let scene = day.hall.kept(&game).unwrap().scene();
    assert!(scene.started.is_none(), "with the colours put right it begins anew");
    assert_eq!((scene.fouls.first.len(), scene.fouls.second.len()), (1, 1));
}

#[test]
fn the_desks_of_a_closed_round_are_put_away_and_found_in_the_log() {
    let mut day = Day::playing("roc-113", 4);
    (1..=2).for_each(|table| played(&mut day, table));
    let game = day.game(1);
    let live = day.hall.kept(&game).unwrap().scene().clone();
    day.must(DIRECTOR, order(r#"{"close": {"section": "A"}}"#));
    assert_eq!(day.hall.desks().count(), 0);
    assert_eq!(desk_of(&day.log, &game).unwrap().scene(), &live);
    let late = day.refuses(CHIEF, What::entry(game.clone(), act(r#"{"do": "note", "text": "late"}"#)));
    assert_eq!(late.why, Why::NoGame(game));
}

#[test]
fn nobody_acts_on_what_has_changed_since_they_looked() {
    let mut day = Day::playing("roc-113", 4);
    day.appoint("r", Post::Referee, None, &[]);
    day.appoint("s", Post::Referee, None, &[]);
    let (one, two) = (day.game(1), day.game(2));
    day.enter(CHIEF, &one, r#"{"do": "start"}"#);
    day.enter(seat(&one, Side::Second), &one, r#"{"do": "press"}"#);
    let saw = Some(day.hall.length());
    day.enter(person("s"), &one, r#"{"do": "stop_clock"}"#);
    let ask = |by: By, game: &contest::GameId, day: &Day| {
        let what = What::entry(game.clone(), act(r#"{"do": "note", "text": "x"}"#));
        day.hall.decide(&hall::Request { saw, ..day.request(by, what) })
    };
    let stale = ask(person("r"), &one, &day).unwrap_err();
    let Why::Stale(changes) = &stale.why else { panic!("{stale:?}") };
    assert_eq!(changes.iter().map(|change| change.person.as_deref()).collect::<Vec<_>>(), [Some("s")]);
    assert!(ask(person("s"), &one, &day).is_ok(), "one's own doing is no surprise");
    assert!(ask(person("r"), &two, &day).is_ok(), "another table has not changed");
}

#[test]
fn whoever_sits_at_a_board_speaks_for_that_board_only() {
    let mut day = Day::playing("roc-113", 4);
    let (one, two) = (day.game(1), day.game(2));
    let red = seat(&one, Side::First);
    let note = |game: &contest::GameId| What::entry(game.clone(), act(r#"{"do": "arrive"}"#));
    assert_eq!(day.refuses(red.clone(), note(&two)).why, Why::OtherBoard);
    assert_eq!(day.refuses(By::Public, note(&one)).why, Why::NoOffice { section: Some("A".to_owned()) });
    let appeal = r#"{"appeal": {"section": "A", "table": 2, "grounds": ["rule"]}}"#;
    assert_eq!(day.refuses(red.clone(), order(appeal)).why, Why::OtherBoard);
    let refused = day.refuses(red, order(r#"{"disqualify": {"player": 2, "reason": "rude"}}"#));
    assert_eq!(refused.why, Why::NeedsOffice);
    assert_eq!(refused.under, [books::ROC_113.article("4.四.[H]")]);
    day.must(seat(&one, Side::First), note(&one));
}

#[test]
fn an_official_is_at_a_desk_what_the_appointment_says() {
    let mut day = Day::playing("xqef-2022", 4);
    let game = day.game(1);
    day.appoint("w", Post::Witness, None, &["A"]);
    let start = What::entry(game.clone(), act(r#"{"do": "start"}"#));
    let refused = day.refuses(person("w"), start.clone());
    assert!(matches!(refused.why, Why::Desk(_)), "{refused:?}");
    day.appoint("h", Post::SectionHead, None, &["A"]);
    let refused = day.refuses(person("w"), start.clone());
    assert!(refused.could.iter().any(|holder| holder.people == ["h".into()]), "{refused:?}");
    let answer = day.must(person("h"), start);
    let by: Vec<_> = answer.lines.iter().map(|line| (line.by, line.person.as_deref())).collect();
    assert!(by.contains(&(contest::Actor::SectionHead, Some("h"))), "{by:?}");
    let unknown = day.refuses(person("x"), order(r#"{"close": {"section": "A"}}"#));
    assert_eq!(unknown.why, Why::NoPerson("x".into()));
}

/// Two sections of one event, the second of chess.
fn mixed() -> Day {
    let charter = "name = \"Day\"\ntime = { method = { minutes = 30 } }\nrules = { base = \"roc-113\" }\n\
        format = { stages = [{ system = \"round_robin\", scoring = \"whole\" }] }\n\
        sections = [{ id = \"A\", name = \"A\" }, { id = \"C\", name = \"C\", rules = { base = \"fide-2014\" } }]\n";
    let mut day = Day { now: 1_777_633_200_000, ..Day::default() };
    let charter = Box::new(read_toml(charter).unwrap());
    day.must(DIRECTOR, What::order(Command::Open { charter }));
    for section in ["A", "C"] {
        for number in 1..=2 {
            day.must(
                DIRECTOR,
                order(&format!(r#"{{"enter": {{"name": "{section}{number}", "section": "{section}"}}}}"#)),
            );
        }
        day.must(DIRECTOR, order(&format!(r#"{{"draw": {{"section": "{section}", "seed": 1}}}}"#)));
        day.must(DIRECTOR, order(&format!(r#"{{"pair": {{"section": "{section}", "seed": 1}}}}"#)));
        day.must(DIRECTOR, order(&format!(r#"{{"publish": {{"section": "{section}"}}}}"#)));
    }
    day
}

#[test]
fn a_section_is_played_by_its_own_rules() {
    let mut day = mixed();
    let (xiangqi, chess) = (GameId::single("A", 1, 1), GameId::single("C", 1, 1));
    for (game, text, book) in [(&xiangqi, "h2e2", books::ROC_113), (&chess, "e2e4", books::FIDE_2014)] {
        assert_eq!(day.hall.law(&game.section).unwrap().book(), book);
        day.enter(CHIEF, game, r#"{"do": "start"}"#);
        day.enter(seat(game, Side::Second), game, r#"{"do": "press"}"#);
        day.enter(seat(game, Side::First), game, &format!(r#"{{"do": "move", "text": "{text}"}}"#));
        let desk = day.hall.desk(game, Instant::new(day.now)).unwrap();
        assert_eq!((desk.law().book(), desk.scene().line.plies().len()), (book, 1));
    }
    let cited = |section: &str| day.hall.event.books(section);
    assert_eq!((cited("A"), cited("C")), (vec![books::ROC_113], vec![books::FIDE_2014]));
    assert!(day.hall.event.terms("C").keys().iter().all(|key| {
        let found = day.hall.event.terms("C").find(key, 1);
        found.is_none_or(|found| found.statement.under.is_none_or(|unit| unit.book == books::FIDE_2014))
    }));
    assert_eq!(Hall::replay(&day.log).length(), day.hall.length());
}

/// A result of the first table, entered as the event takes it.
fn result(outcome: &str, more: &str) -> What {
    order(&format!(r#"{{"result": {{"section": "A", "table": 1, "outcome": "{outcome}"{more}}}}}"#))
}

#[test]
fn what_both_report_from_their_seats_stands_and_an_arbiter_is_called_where_they_differ() {
    let mut day = Day::open_with("roc-113", 4, "confirmation = \"player\"\n");
    day.must(DIRECTOR, order(r#"{"draw": {"section": "A", "seed": 1}}"#));
    day.next_round();
    let game = day.game(1);
    let [red, black] = [Side::First, Side::Second].map(|side| seat(&game, side));
    day.must(red.clone(), result("first_wins", ""));
    assert!(slot(&day, 1).verdict.is_none(), "one word is not enough");
    day.must(black.clone(), result("draw", ""));
    assert!(slot(&day, 1).verdict.is_none());
    let call = day.log.last().unwrap();
    assert!(matches!(call.event, Happening::Call(_)), "{call:?}");
    day.must(DIRECTOR, result("draw", ""));
    let open = day.hall.kept(&game).unwrap().scene().matters.iter().filter(|matter| matter.standing.is_open()).count();
    assert_eq!((open, day.hall.calls.open().count()), (0, 0), "who was called decided it");

    let mut day = Day::open_with("roc-113", 4, "confirmation = \"player\"\n");
    day.must(DIRECTOR, order(r#"{"draw": {"section": "A", "seed": 1}}"#));
    day.next_round();
    day.must(red, result("first_wins", ""));
    day.must(black, result("first_wins", ""));
    let slot = slot(&day, 1);
    assert_eq!(slot.verdict.map(|verdict| verdict.outcome), Some(Outcome::FirstWins));
    assert!(slot.confirmed && slot.rests_on.is_some());
}

#[test]
fn hands_that_were_raised_in_a_round_go_down_when_it_is_closed() {
    let mut day = Day::playing("roc-113", 4);
    let raised = CallAct::Raise { game: day.game(1), topic: Topic::Clock };
    day.must(CHIEF, What::Call(raised));
    for table in [1, 2] {
        assert_eq!(day.hall.calls.open().count(), 1, "a result says nothing of the clock");
        let at = format!(r#"{{"section": "A", "round": 1, "table": {table}, "outcome": "draw"}}"#);
        day.must(DIRECTOR, order(&format!(r#"{{"result": {at}}}"#)));
    }
    day.must(DIRECTOR, order(r#"{"close": {"section": "A"}}"#));
    assert_eq!(day.hall.calls.open().count(), 0);
}

#[test]
fn a_result_of_a_game_that_ended_at_its_desk_is_that_or_a_correction() {
    let mut day = Day::playing("roc-113", 4);
    let game = day.game(1);
    day.enter(CHIEF, &game, r#"{"do": "start"}"#);
    let phone = r#"{"do": "raise", "subject": {"conduct": {"clause": "3.8.九.響起"}}, "against": "second"}"#;
    day.enter(CHIEF, &game, phone);
    day.enter(CHIEF, &game, r#"{"do": "rule", "matter": 1}"#);
    let ended = day.hall.kept(&game).unwrap().scene().result().unwrap().verdict;
    assert!(slot(&day, 1).verdict.is_none(), "nobody has signed");
    let refused = day.refuses(DIRECTOR, result("draw", ""));
    assert_eq!(refused.why, Why::EndedOtherwise(ended));
    day.must(DIRECTOR, result("first_wins", ""));
    assert_eq!((slot(&day, 1).verdict, slot(&day, 1).confirmed), (Some(ended), true));
}
