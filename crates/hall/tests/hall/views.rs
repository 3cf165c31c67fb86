//! What may be seen by whom, field by field.

use std::collections::BTreeSet;

use crate::support::{CHIEF, DIRECTOR, Day, order, person, seat};
use clock::Instant;
use contest::{GameId, Side};
use hall::{By, CallAct, LeaveView, Live, Post, TableView, Topic, What};
use serde_json::{Value, json};
use tournament::PlayerId;

/// A section with a player of whom much is known, a round that was played, one that is paired and not published.
fn day() -> Day {
    let mut day = Day::open("roc-113", 3);
    day.must(DIRECTOR, order(
        r#"{"enter": {"name": "Known", "section": "A", "club": "Harbour", "born": 1987, "member": "M-77", "rating": 2100, "needs": ["limbs"]}}"#,
    ));
    day.must(DIRECTOR, order(r#"{"pay": {"player": 4, "what": "deposit", "amount": "50.00"}}"#));
    day.must(DIRECTOR, order(r#"{"pay": {"player": 4, "what": "fee", "amount": "120.00"}}"#));
    day.must(DIRECTOR, order(r#"{"draw": {"section": "A", "seed": 1}}"#));
    day.next_round();
    for (id, post) in
        [("w", Post::Witness), ("r", Post::Referee), ("c", Post::Chief), ("d", Post::Director), ("o", Post::Organiser)]
    {
        day.appoint(id, post, None, &[]);
    }
    day
}

fn viewers(game: &GameId) -> Vec<(&'static str, By)> {
    vec![
        ("public", By::Public),
        ("player", seat(game, Side::First)),
        ("witness", person("w")),
        ("referee", person("r")),
        ("chief", person("c")),
        ("director", person("d")),
        ("organiser", person("o")),
    ]
}

fn seen(day: &Day, by: &By) -> Value {
    serde_json::to_value(day.hall.see(by)).unwrap()
}

/// Who sees something in the event.
fn who_sees(day: &Day, sees: impl Fn(&Value) -> bool) -> Vec<&'static str> {
    let game = day.game(1);
    viewers(&game).into_iter().filter(|(_, by)| sees(&seen(day, by))).map(|(name, _)| name).collect()
}

#[test]
fn what_is_personal_is_for_those_who_run_the_event() {
    let day = day();
    let known = |view: &Value| view["sections"][0]["entrants"][3].clone();
    assert_eq!(who_sees(&day, |view| known(view)["born"] == 1987), ["director", "organiser"]);
    assert_eq!(who_sees(&day, |view| !known(view)["deposit"].is_null()), ["director", "organiser"]);
    assert_eq!(who_sees(&day, |view| known(view)["paid"] == "120.00"), ["director", "organiser"]);
    assert!(day.hall.event_for(&By::Public, "A").ledger.lines.is_empty(), "nor in a list that anybody may print");
    let public = known(&seen(&day, &By::Public));
    assert_eq!(
        public,
        json!({"id": 4, "name": "Known", "club": "Harbour", "rating": 2100, "members": []}),
        "and nothing else"
    );
    assert_eq!(who_sees(&day, |view| view.to_string().contains("M-77")), [""; 0]);
    assert_eq!(who_sees(&day, |view| view.to_string().contains("limbs")), [""; 0]);
}

#[test]
fn a_draft_is_for_those_who_pair_and_those_who_head_the_officials() {
    let mut day = day();
    for table in 1..=2 {
        day.must(DIRECTOR, order(&format!(r#"{{"result": {{"section": "A", "table": {table}, "outcome": "draw"}}}}"#)));
    }
    day.must(DIRECTOR, order(r#"{"close": {"section": "A"}}"#));
    day.must(DIRECTOR, order(r#"{"pair": {"section": "A", "seed": 1}}"#));
    assert_eq!(
        who_sees(&day, |view| view["sections"][0]["rounds"].as_array().unwrap().len() == 2),
        ["chief", "director"]
    );
    day.must(DIRECTOR, order(r#"{"publish": {"section": "A"}}"#));
    assert_eq!(who_sees(&day, |view| view["sections"][0]["rounds"].as_array().unwrap().len() == 2).len(), 7);
}

#[test]
fn a_result_is_for_everybody_once_it_is_confirmed() {
    let mut day = day();
    day.must(
        By::keeper(contest::Actor::Staff),
        order(r#"{"result": {"section": "A", "table": 1, "outcome": "draw"}}"#),
    );
    let verdict = |view: &Value| !view["sections"][0]["rounds"][0]["tables"][0]["games"][0]["verdict"].is_null();
    assert_eq!(who_sees(&day, verdict), ["witness", "referee", "chief", "director"]);
    day.must(CHIEF, order(r#"{"result": {"section": "A", "table": 1, "outcome": "draw"}}"#));
    assert_eq!(who_sees(&day, verdict).len(), 7);
}

/// The names of all fields of a view, at any depth.
fn fields(value: &Value) -> BTreeSet<String> {
    match value {
        Value::Object(members) => {
            let within = members.values().flat_map(fields);
            members.keys().cloned().chain(within).collect()
        }
        Value::Array(members) => members.iter().flat_map(fields).collect(),
        _ => BTreeSet::new(),
    }
}

/// What the public is shown has these fields and no other, whatever goes on in the hall; who adds one has to think of it here.
#[test]
fn the_public_is_shown_these_fields_and_no_other() {
    let mut day = day();
    let game = day.game(1);
    day.must(CHIEF, What::Duty(serde_json::from_str(r#"{"begin": {"section": "A"}}"#).unwrap()));
    day.must(
        person("r"),
        What::Duty(serde_json::from_str(r#"{"inspect": {"section": "A", "found": {"diameter": 98765}}}"#).unwrap()),
    );
    day.must(seat(&game, Side::First), What::Call(CallAct::Raise { game: game.clone(), topic: Topic::Conduct }));
    day.enter(CHIEF, &game, r#"{"do": "note", "text": "a remark of the desk"}"#);
    let at = serde_json::to_string(&game).unwrap();
    let open = format!(
        r#"{{"open": {{"about": {{"conduct": {{"game": {at}, "against": {{"side": "first"}}, "what": "a complaint"}}}}}}}}"#
    );
    day.must(person("r"), What::Case(serde_json::from_str(&open).unwrap()));
    day.must(CHIEF, order(r#"{"result": {"section": "A", "table": 2, "outcome": "draw"}}"#));
    let known = "no name sections id entrants people boards systems stage line_ups drawn rounds_planned over verified rounds \
        final_table club title rating members gone number status tables byes leaves begun table first second games rapid \
        board game players persons verdict confirmed appealed kept outcome form reason";
    let known: BTreeSet<String> = known.split_whitespace().map(str::to_owned).collect();
    let view = seen(&day, &By::Public);
    let other: Vec<String> = fields(&view).difference(&known).cloned().collect();
    assert_eq!(other, [""; 0]);
    let table = at_table(&day, &By::Public, Some(Live { minutes: 0, moves: 0 }));
    let table = serde_json::to_value(table).unwrap();
    let of_table = "no game section round table board players first second verdict fen start moves turn left running";
    let of_table: BTreeSet<String> = of_table.split_whitespace().map(str::to_owned).collect();
    let other: Vec<String> = fields(&table).difference(&of_table).cloned().collect();
    assert_eq!(other, [""; 0]);
    let shown = format!("{view} {table}");
    for hidden in ["M-77", "limbs", "1987", "50.00", "a remark of the desk", "a complaint", "98765"] {
        assert!(!shown.contains(hidden), "{hidden} in {shown}");
    }
}

#[test]
fn leave_for_rounds_to_come_is_shown_to_those_who_pair_them() {
    let mut day = Day::playing("hk-2016", 4);
    let consents = r#"{"opponent": true, "director": true, "chief": true}"#;
    for (player, round) in [(1, 3), (2, 2)] {
        let leave = format!(r#"{{"ask_leave": {{"player": {player}, "round": {round}, "consents": {consents}}}}}"#);
        day.must(DIRECTOR, order(&leave));
    }
    let leaves = |day: &Day, by: &By| day.hall.see(by).sections[0].leaves.clone();
    let away = |round, player| LeaveView { round, player: PlayerId::new(player), half_point: false };
    assert_eq!(leaves(&day, &DIRECTOR), [away(2, 2), away(3, 1)]);
    assert_eq!(leaves(&day, &By::Public), []);
    day.must(DIRECTOR, order(r#"{"cancel_leave": {"player": 1, "round": 3, "reason": "can come"}}"#));
    assert_eq!(leaves(&day, &DIRECTOR), [away(2, 2)]);
}

#[test]
fn a_tie_of_a_bracket_that_is_even_is_told_to_officials_until_it_is_decided() {
    let mut day = Day::default();
    let charter = "name = \"Cup\"\nsections = [{ id = \"A\", name = \"A\" }]\nrules = { base = \"roc-113\" }\n\
        time = { method = { minutes = 30 } }\nformat = { stages = [{ system = \"knockout\" }] }\n";
    let charter = Box::new(tournament::charter::read_toml(charter).unwrap());
    day.must(DIRECTOR, What::order(tournament::event::Command::Open { charter }));
    for number in 1..=4 {
        day.must(DIRECTOR, order(&format!(r#"{{"enter": {{"name": "P{number}", "section": "A"}}}}"#)));
    }
    day.must(DIRECTOR, order(r#"{"draw": {"section": "A", "seed": 1}}"#));
    day.next_round();
    let even = |day: &Day, by: &By| {
        let tables = day.hall.see(by).sections[0].rounds[0].tables.clone();
        tables.iter().filter(|line| line.even).map(|line| line.table).collect::<Vec<_>>()
    };
    assert_eq!(even(&day, &DIRECTOR), [0; 0], "nothing is played yet");
    for table in [1, 2] {
        let result = format!(r#"{{"result": {{"section": "A", "table": {table}, "outcome": "draw"}}}}"#);
        day.must(DIRECTOR, order(&result));
    }
    assert_eq!(even(&day, &DIRECTOR), [1, 2]);
    assert_eq!(even(&day, &By::Public), [0; 0]);
    day.must(DIRECTOR, order(r#"{"rapid_game": {"section": "A", "table": 1, "outcome": "first_wins"}}"#));
    assert_eq!(even(&day, &DIRECTOR), [2]);
}

fn at_table(day: &Day, by: &By, live: Option<Live>) -> TableView {
    let mut hall = day.hall.clone();
    hall.event.charter.as_mut().unwrap().live = live;
    hall.see_table(by, &day.game(1), Instant::new(day.now), None).unwrap()
}

#[test]
fn a_desk_is_for_officials_and_those_who_sit_there() {
    let mut day = day();
    let (game, other) = (day.game(1), day.game(2));
    day.enter(CHIEF, &game, r#"{"do": "start"}"#);
    day.enter(seat(&game, Side::Second), &game, r#"{"do": "press"}"#);
    day.enter(seat(&game, Side::First), &game, r#"{"do": "move", "text": "h2e2"}"#);
    let with_desk = |by: &By| at_table(&day, by, None).desk.is_some();
    let sees: Vec<&str> = viewers(&game).into_iter().filter(|(_, by)| with_desk(by)).map(|(name, _)| name).collect();
    assert_eq!(sees, ["player", "witness", "referee", "chief", "director"]);
    assert!(!with_desk(&seat(&other, Side::First)));
    let players = at_table(&day, &seat(&game, Side::Second), None).desk.unwrap();
    assert_eq!(players.allowed.moves, [""; 0], "nobody tells a player what can be played");
    assert!(!at_table(&day, &person("r"), None).desk.unwrap().allowed.moves.is_empty());
    assert_eq!(at_table(&day, &By::Public, None).board, None, "no board goes out live unless the event says so");
}

#[test]
fn a_fault_that_nobody_raised_is_not_pointed_out_to_the_players() {
    let mut day = Day::playing("xqef-2022", 4);
    day.appoint("r", Post::Referee, None, &[]);
    let game = day.game(1);
    day.enter(CHIEF, &game, r#"{"do": "start"}"#);
    day.enter(seat(&game, Side::Second), &game, r#"{"do": "press"}"#);
    day.enter(person("r"), &game, r#"{"do": "note", "text": "watching"}"#);
    day.enter(seat(&game, Side::Second), &game, r#"{"do": "touch", "squares": ["b9"]}"#);
    let matters = |by: &By| at_table(&day, by, None).desk.unwrap().matters.len();
    assert_eq!(matters(&person("r")), 1);
    assert_eq!(matters(&seat(&game, Side::First)), 0);
}

#[test]
fn a_live_board_goes_out_later_by_minutes_and_by_moves() {
    let mut day = day();
    let game = day.game(1);
    day.enter(CHIEF, &game, r#"{"do": "start"}"#);
    day.enter(seat(&game, Side::Second), &game, r#"{"do": "press"}"#);
    for (nth, text) in ["h2e2", "h9g7", "h0g2", "i9h9"].into_iter().enumerate() {
        day.now += 60_000;
        let side = if nth % 2 == 0 { Side::First } else { Side::Second };
        day.enter(seat(&game, side), &game, &format!(r#"{{"do": "move", "text": "{text}"}}"#));
        day.enter(seat(&game, side), &game, r#"{"do": "press"}"#);
    }
    let moves = |minutes, moves| {
        let board = at_table(&day, &By::Public, Some(Live { minutes, moves })).board;
        board.map(|board| board.moves.len())
    };
    assert_eq!(moves(0, 0), Some(4));
    assert_eq!(moves(0, 1), Some(3));
    assert_eq!(moves(0, 3), Some(1));
    assert_eq!(moves(1, 0), Some(3));
    assert_eq!(moves(2, 3), Some(1));
    assert_eq!(moves(60, 0), None);
}

#[test]
fn the_clock_of_a_live_board_runs_on_unless_moves_are_held_back() {
    let mut day = day();
    let game = day.game(1);
    assert_eq!(day.hall.kept_in("A", 1).count(), 0);
    day.enter(CHIEF, &game, r#"{"do": "start"}"#);
    day.enter(seat(&game, Side::Second), &game, r#"{"do": "press"}"#);
    let begun = at_table(&day, &By::Public, Some(Live { minutes: 0, moves: 0 })).board.unwrap().left.unwrap();
    day.now += 40_000;
    day.enter(seat(&game, Side::First), &game, r#"{"do": "move", "text": "h2e2"}"#);
    day.enter(seat(&game, Side::First), &game, r#"{"do": "press"}"#);
    day.now += 90_000;
    let clock = |minutes, moves| {
        let board = at_table(&day, &By::Public, Some(Live { minutes, moves })).board.unwrap();
        let left = board.left.unwrap();
        (begun.first.get() - left.first.get(), begun.second.get() - left.second.get(), board.running)
    };
    // An entry takes a second.
    assert_eq!(clock(0, 0), (42_000, 90_000, Some(Side::Second)), "so far as it is now");
    assert_eq!(clock(1, 0), (42_000, 30_000, Some(Side::Second)), "so far as it was a minute ago");
    assert_eq!(clock(0, 1), (0, 0, None), "how long the move took that is held back is not told");
    assert_eq!(day.hall.kept_in("A", 1).collect::<Vec<_>>(), [game]);
}

#[test]
fn a_kept_game_of_an_earlier_round_can_be_looked_at() {
    let mut day = day();
    let game = day.game(1);
    day.enter(CHIEF, &game, r#"{"do": "start"}"#);
    day.enter(seat(&game, Side::Second), &game, r#"{"do": "press"}"#);
    day.enter(seat(&game, Side::First), &game, r#"{"do": "move", "text": "h2e2"}"#);
    for table in 1..=2 {
        day.must(CHIEF, order(&format!(r#"{{"result": {{"section": "A", "table": {table}, "outcome": "draw"}}}}"#)));
    }
    day.must(DIRECTOR, order(r#"{"close": {"section": "A"}}"#));
    let desk = hall::desk_of(&day.log, &game);
    let seen = day.hall.see_table(&By::Public, &game, Instant::new(day.now), desk.as_ref()).unwrap();
    let board = seen.board.unwrap();
    assert_eq!((board.moves, seen.players.first.is_empty()), (vec!["h2e2".to_owned()], false));
    assert!(board.start.starts_with("rnbakabnr/"), "{}", board.start);
    assert!(seen.desk.is_none());
}
