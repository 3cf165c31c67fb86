//! Mistakes put right by later orders: nothing is erased, and the event stands as if they had not been made.

use clock::Instant;
use tournament::charter::{CharterChange, Key, read_toml};
use tournament::event::{AmendedPart, Command, Decision, Happening, NoteKind, Order, Tournament, Why, decide};
use tournament::{Actor, Credit, PlayerId, Side, Verdict};

use crate::given::{chief, give, say};

fn charter(stages: &str) -> String {
    format!(
        "time = {{ method = {{ minutes = 30 }} }}\nsections = [{{ id = \"A\", name = \"A\" }}]\n\
         format = {{ stages = [{stages}] }}\nrules = {{ base = \"xqef-2022\", supplements = [\"roc-113\"] }}\n"
    )
}

fn open(stages: &str) -> Tournament {
    let mut event = Tournament::default();
    let charter = Box::new(read_toml(&charter(stages)).unwrap());
    give(&mut event, Actor::Director, Command::Open { charter }).unwrap();
    event
}

fn enter(event: &mut Tournament, players: u32) {
    for number in 1..=players {
        say(event, &format!(r#"{{"enter": {{"name": "P{number}", "section": "A"}}}}"#)).unwrap();
    }
}

fn pair(event: &mut Tournament) {
    say(event, r#"{"pair": {"section": "A", "seed": 5}}"#).unwrap();
    say(event, r#"{"publish": {"section": "A"}}"#).unwrap();
}

/// Pairs a round, plays it so that smaller numbers win, and closes it.
fn play(event: &mut Tournament) {
    pair(event);
    finish_round(event);
}

fn finish_round(event: &mut Tournament) {
    let tables = event.sections["A"].current().unwrap().tables.clone();
    for (table, nth) in tables.iter().zip(1..).filter(|(table, _)| !table.is_over()) {
        let outcome = if table.first < table.second { "first_wins" } else { "second_wins" };
        say(event, &format!(r#"{{"result": {{"section": "A", "table": {nth}, "outcome": "{outcome}"}}}}"#)).unwrap();
    }
    say(event, r#"{"close": {"section": "A"}}"#).unwrap();
}

fn id(number: u32) -> PlayerId {
    PlayerId::new(number)
}

fn swiss(rounds: u16, players: u32) -> Tournament {
    let mut event =
        open(&format!("{{ system = \"swiss\", rounds = {rounds}, ranking = \"swiss\", share_places = true }}"));
    enter(&mut event, players);
    say(&mut event, r#"{"draw": {"section": "A", "seed": 1}}"#).unwrap();
    event
}

/// The points by player.
fn points(event: &Tournament) -> Vec<(u32, String)> {
    let mut lines: Vec<(u32, String)> = event
        .stage_lines("A", 0)
        .unwrap()
        .into_iter()
        .map(|line| (line.player.number(), line.points.unwrap().to_string()))
        .collect();
    lines.sort_unstable();
    lines
}

#[test]
fn a_result_of_a_closed_round_is_corrected_and_what_follows_is_told() {
    let mut event = swiss(4, 8);
    play(&mut event);
    let right = points(&event);
    let table = event.sections["A"].round(1).unwrap().tables[0].clone();
    let (truth, wrong) =
        if table.first < table.second { ("first_wins", "second_wins") } else { ("second_wins", "first_wins") };
    let correction = |outcome: &str, more: &str| {
        format!(r#"{{"result": {{"section": "A", "table": 1, "outcome": "{outcome}", "correct": true{more}}}}}"#)
    };
    let named = r#", "round": 1, "why": "typed at the wrong table""#;
    say(&mut event, &correction(wrong, named)).unwrap();
    assert_ne!(points(&event), right);
    play(&mut event);
    assert_eq!(say(&mut event, &correction(truth, "")), Err(Why::RoundUnnamed), "it would hit round 2");
    assert_eq!(say(&mut event, &correction(truth, r#", "round": 1"#)), Err(Why::RepairUnexplained));
    assert_eq!(say(&mut event, &correction(truth, r#", "round": 7, "why": "r""#)), Err(Why::NoSuchRound(7)));
    let referee = serde_json::from_str(&correction(truth, named)).unwrap();
    assert!(matches!(give(&mut event, Actor::Referee, referee), Err(Why::Office { .. })));
    let decision = say(&mut event, &correction(truth, named)).unwrap();
    let moved = decision.notes.iter().find_map(|note| match &note.what {
        NoteKind::Moved(moved) => Some(moved.clone()),
        _ => None,
    });
    let moved = moved.expect("points have moved");
    assert!(moved.iter().any(|one| one.player == table.first) && moved.iter().any(|one| one.player == table.second));
    let stays = |note: &tournament::event::Note| matches!(note.what, NoteKind::PairingStays { round: 2, .. });
    assert!(decision.notes.iter().any(stays), "{:?}", decision.notes);
    assert_eq!(say(&mut event, &correction(truth, named)), Err(Why::NothingChanges));
}

#[test]
fn entries_are_put_right() {
    let mut event = swiss(3, 4);
    let amend = |to: &str| format!(r#"{{"amend_entry": {{"player": 2, "to": {to}, "reason": "as on the form"}}}}"#);
    say(&mut event, &amend(r#"{"name": "陳大文", "club": "東區", "rating": 1900}"#)).unwrap();
    let player = &event.players[&id(2)];
    assert_eq!((player.name.as_str(), player.club.as_deref(), player.rating), ("陳大文", Some("東區"), Some(1900)));
    say(&mut event, &amend(r#"{"club": "", "rating": 0}"#)).unwrap();
    assert_eq!((&event.players[&id(2)].club, event.players[&id(2)].rating), (&None, None));
    assert_eq!(say(&mut event, &amend("{}")), Err(Why::NothingChanges));
    assert!(matches!(say(&mut event, &amend(r#"{"name": "P3"}"#)), Err(Why::Entry(_))), "two of one name");
    assert!(matches!(say(&mut event, &amend(r#"{"section": "B"}"#)), Err(Why::Entry(_))));
    play(&mut event);
    say(&mut event, &amend(r#"{"name": "陳大雯"}"#)).unwrap();
    assert_eq!(event.name(id(2)), "陳大雯");
}

#[test]
fn a_double_entry_is_removed_and_its_number_is_not_given_again() {
    let mut event = open("{ system = \"round_robin\", ranking = \"round_robin\", share_places = true }");
    enter(&mut event, 5);
    let remove = |player: u32| format!(r#"{{"remove_entry": {{"player": {player}, "reason": "entered twice"}}}}"#);
    say(&mut event, r#"{"draw": {"section": "A", "seed": 1}}"#).unwrap();
    say(&mut event, r#"{"pair": {"section": "A", "seed": 1}}"#).unwrap();
    let decision = say(&mut event, &remove(5)).unwrap();
    assert!(decision.notes.iter().any(|note| note.what == NoteKind::DrawAgain), "the field has changed");
    assert!(event.sections["A"].stages.is_empty());
    say(&mut event, r#"{"enter": {"name": "new", "section": "A"}}"#).unwrap();
    assert_eq!(event.name(id(6)), "new");
    assert_eq!(event.sections["A"].entrants, [1, 2, 3, 4, 6].map(id));
    say(&mut event, &remove(6)).unwrap();
    say(&mut event, r#"{"draw": {"section": "A", "seed": 1}}"#).unwrap();
    pair(&mut event);
    assert_eq!(say(&mut event, &remove(4)), Err(Why::WasPaired(id(4))));
    assert_eq!(say(&mut event, &remove(9)), Err(Why::NoPlayer(id(9))));
}

#[test]
fn a_published_round_is_taken_back_while_no_game_has_begun() {
    let mut event = swiss(3, 6);
    let back = |what: &str, round: &str| {
        format!(r#"{{"take_back": {{"section": "A", "what": "{what}"{round}, "reason": "an entry was forgotten"}}}}"#)
    };
    pair(&mut event);
    let other = Err(Why::OtherRound { round: 2, current: Some(1) });
    assert_eq!(say(&mut event, &back("round", r#", "round": 2"#)), other);
    say(&mut event, &back("round", r#", "round": 1"#)).unwrap();
    say(&mut event, r#"{"discard": {"section": "A", "round": 1}}"#).unwrap();
    say(&mut event, &back("draw", "")).unwrap();
    enter_one(&mut event, "forgotten");
    enter_one(&mut event, "too");
    say(&mut event, r#"{"draw": {"section": "A", "seed": 1}}"#).unwrap();
    pair(&mut event);
    assert_eq!(event.sections["A"].current().unwrap().tables.len(), 4);
    say(&mut event, r#"{"result": {"section": "A", "table": 3, "outcome": "draw"}}"#).unwrap();
    assert_eq!(say(&mut event, &back("round", "")), Err(Why::GamesBegun(vec![3])));
    say(&mut event, r#"{"reopen": {"section": "A", "table": 3}}"#).unwrap();
    say(&mut event, &back("round", "")).unwrap();
    say(&mut event, r#"{"publish": {"section": "A"}}"#).unwrap();
    finish_round(&mut event);
    assert_eq!(say(&mut event, &back("round", "")), Err(Why::NothingToTakeBack));
    say(&mut event, &back("close", "")).unwrap();
    say(&mut event, r#"{"close": {"section": "A", "round": 1}}"#).unwrap();
    let early = say(&mut event, r#"{"close": {"section": "A", "round": 2}}"#);
    assert_eq!(early, Err(Why::OtherRound { round: 2, current: Some(1) }));
}

fn enter_one(event: &mut Tournament, name: &str) {
    say(event, &format!(r#"{{"enter": {{"name": "{name}", "section": "A"}}}}"#)).unwrap();
}

#[test]
fn a_tie_by_which_another_went_on_is_corrected_by_taking_back_what_followed() {
    let mut event = open("{ system = \"knockout\" }");
    enter(&mut event, 4);
    say(&mut event, r#"{"draw": {"section": "A", "seed": 1}}"#).unwrap();
    play(&mut event);
    let table = event.sections["A"].round(1).unwrap().tables[0].clone();
    let wrong = if table.first < table.second { "second_wins" } else { "first_wins" };
    let correct = format!(
        r#"{{"result": {{"section": "A", "round": 1, "table": 1, "outcome": "{wrong}", "correct": true, "why": "r"}}}}"#
    );
    pair(&mut event);
    assert_eq!(say(&mut event, &correct), Err(Why::WentOn(2)));
    say(&mut event, r#"{"take_back": {"section": "A", "what": "round", "round": 2, "reason": "r"}}"#).unwrap();
    say(&mut event, r#"{"discard": {"section": "A"}}"#).unwrap();
    assert_eq!(say(&mut event, &correct.replace(wrong, "draw")), Err(Why::TiesEven(vec![1])), "somebody goes on");
    say(&mut event, &correct).unwrap();
    pair(&mut event);
    let winner = table.first.max(table.second);
    assert!(event.sections["A"].current().unwrap().tables[0].seats(winner));
}

#[test]
fn who_was_put_out_by_mistake_is_in_again() {
    let mut event = swiss(4, 4);
    pair(&mut event);
    chief(&mut event, r#"{"disqualify": {"player": 3, "reason": "taken for another"}}"#).unwrap();
    let table = event.sections["A"].current().unwrap().tables.iter().position(|table| table.seats(id(3))).unwrap();
    assert!(event.sections["A"].current().unwrap().tables[table].is_over(), "a forfeit");
    assert_eq!(chief(&mut event, r#"{"reinstate": {"player": 3, "reason": " "}}"#), Err(Why::RepairUnexplained));
    chief(&mut event, r#"{"reinstate": {"player": 3, "reason": "it was another"}}"#).unwrap();
    assert!(!event.sections["A"].current().unwrap().tables[table].is_over(), "the game is open again");
    assert_eq!(chief(&mut event, r#"{"reinstate": {"player": 3, "reason": "r"}}"#), Err(Why::NotGone(id(3))));
    finish_round(&mut event);
    play(&mut event);
    assert!(event.sections["A"].round(2).unwrap().lists(id(3)));
}

#[test]
fn two_forfeits_in_a_row_put_out_and_it_is_told() {
    let mut event = swiss(4, 6);
    let absent = |event: &mut Tournament| {
        pair(event);
        let round = event.sections["A"].current().unwrap();
        let (nth, table) = round.tables.iter().enumerate().find(|(_, table)| table.seats(id(6))).unwrap();
        let outcome = if table.first == id(6) { "first_absent" } else { "second_absent" };
        let nth = nth + 1;
        say(event, &format!(r#"{{"result": {{"section": "A", "table": {nth}, "outcome": "{outcome}"}}}}"#)).unwrap();
        let tables = event.sections["A"].current().unwrap().tables.clone();
        for (table, nth) in tables.iter().zip(1..).filter(|(table, _)| !table.is_over()) {
            let _ = table;
            say(event, &format!(r#"{{"result": {{"section": "A", "table": {nth}, "outcome": "draw"}}}}"#)).unwrap();
        }
        say(event, r#"{"close": {"section": "A"}}"#).unwrap()
    };
    assert!(absent(&mut event).notes.is_empty());
    let decision = absent(&mut event);
    assert!(decision.notes.iter().any(|note| note.what == NoteKind::PutOut(id(6)) && !note.under.is_empty()));
    let nth = event.sections["A"].round(1).unwrap().tables.iter().position(|table| table.seats(id(6))).unwrap() + 1;
    let came = format!(
        r#"{{"result": {{"section": "A", "round": 1, "table": {nth}, "outcome": "draw", "correct": true, "why": "came"}}}}"#
    );
    let decision = say(&mut event, &came).unwrap();
    assert!(decision.notes.iter().any(|note| note.what == NoteKind::StillOut(id(6))), "{:?}", decision.notes);
    chief(&mut event, r#"{"reinstate": {"player": 6, "reason": "round 1 was played"}}"#).unwrap();
    pair(&mut event);
    assert!(event.sections["A"].current().unwrap().lists(id(6)));
}

/// What the line of an amendment says: where the charter reads otherwise, and from which round on.
fn amended(decision: &Decision) -> (Vec<CharterChange>, Option<u16>) {
    let lines = decision.events.iter().map(|line| &line.event);
    let mut amendment = lines.filter_map(|event| match event {
        Happening::Amended { changes, announced, .. } => Some((changes.clone(), *announced)),
        _ => None,
    });
    amendment.next_back().unwrap()
}

#[test]
fn a_charter_is_amended_before_play_and_only_completed_later() {
    let plain = "{ system = \"swiss\", rounds = 2, share_places = true }";
    let mut event = open(plain);
    enter(&mut event, 6);
    let amend = |event: &mut Tournament, by: Actor, text: &str| {
        let charter = Box::new(read_toml(text).unwrap());
        give(event, by, Command::AmendCharter { charter, reason: "the hall is let for three days".to_owned() })
    };
    let three = "{ system = \"swiss\", rounds = 3, share_places = true }";
    let as_charter = amend(&mut event, Actor::Director, &charter(three)).unwrap();
    assert!(as_charter.notes.iter().any(|note| note.under.iter().any(|unit| unit.clause == "72(1)(b)")));
    let said = |text: &str| Some(text.to_owned());
    let of = |at: &str, from, to| CharterChange { at: at.to_owned(), from, to };
    assert_eq!(amended(&as_charter), (vec![of("format.stages.1.rounds", said("2"), said("3"))], None));
    say(&mut event, r#"{"draw": {"section": "A", "seed": 1}}"#).unwrap();
    pair(&mut event);
    let four = "{ system = \"swiss\", rounds = 4, share_places = true, ranking = \"swiss\" }";
    assert!(matches!(amend(&mut event, Actor::Director, &charter(four)), Err(Why::Office { needs: Actor::Chief })));
    assert_eq!(amend(&mut event, Actor::Chief, &charter(four)), Err(Why::RoundBegun(1)));
    finish_round(&mut event);
    let announced = amend(&mut event, Actor::Chief, &charter(four)).unwrap();
    assert!(announced.notes.iter().any(|note| note.under.iter().any(|unit| unit.clause == "72(1)(a)")));
    let changes =
        vec![of("format.stages.1.ranking", None, said("swiss")), of("format.stages.1.rounds", said("3"), said("4"))];
    assert_eq!(amended(&announced), (changes, Some(2)), "what changed, and from which round on");
    let touched = Err(Why::AmendsPlayed(AmendedPart::Stage));
    let other = "{ system = \"round_robin\", share_places = true, ranking = \"swiss\" }";
    assert_eq!(amend(&mut event, Actor::Chief, &charter(other)), touched);
    let scored = four.replace("share_places", "scoring = \"whole\", share_places");
    let rules = charter(&scored).replace(", supplements = [\"roc-113\"]", "");
    assert_eq!(amend(&mut event, Actor::Chief, &rules), Err(Why::AmendsPlayed(AmendedPart::Rules)));
    for _ in 2..=4 {
        play(&mut event);
    }
    assert!(event.is_over("A"));
}

#[test]
fn an_announcement_that_was_a_mistake_is_made_anew() {
    let mut event = swiss(3, 4);
    let announce = |value: u32, more: &str| {
        format!(
            r#"{{"announce": {{"round": 1, "clauses": [{{"key": "latest_arrival", "value": {value}}}], "text": null{more}}}}}"#
        )
    };
    chief(&mut event, &announce(1, "")).unwrap();
    chief(&mut event, &announce(15, r#", "instead": true"#)).unwrap();
    assert_eq!(event.terms("A").number(&Key::LatestArrival, 1), Some(15));
}

#[test]
fn payments_leave_and_play_offs_are_put_right() {
    let mut event = swiss(3, 4);
    say(&mut event, r#"{"pay": {"player": 1, "what": "fee", "amount": 50}}"#).unwrap();
    let void = r#"{"void_payment": {"player": 1, "what": "fee", "amount": 50, "reason": "paid by 2"}}"#;
    say(&mut event, void).unwrap();
    assert!(event.ledger.lines.is_empty());
    assert_eq!(say(&mut event, void), Err(Why::NoPayment));
    let cancel = r#"{"cancel_leave": {"player": 1, "round": 2, "reason": "stays"}}"#;
    assert_eq!(say(&mut event, cancel), Err(Why::NoSuchLeave));
}

#[test]
fn no_round_is_a_dead_end() {
    let mut event = swiss(5, 4);
    for _ in 0..3 {
        play(&mut event);
    }
    let refused = say(&mut event, r#"{"pair": {"section": "A", "seed": 5}}"#);
    assert!(matches!(refused, Err(Why::Impossible(_))), "everybody has met everybody");
    let give_way = r#"{"pair": {"section": "A", "seed": 5, "give_way": ["rematch"], "reason": "four came"}}"#;
    let unexplained = r#"{"pair": {"section": "A", "seed": 5, "give_way": ["rematch"]}}"#;
    assert_eq!(say(&mut event, unexplained), Err(Why::NoReason));
    let decision = say(&mut event, give_way).unwrap();
    let broken = decision.notes.iter().any(|note| matches!(&note.what, NoteKind::Breaks(breaks) if breaks.len() == 2));
    assert!(broken, "{:?}", decision.notes);
    say(&mut event, r#"{"publish": {"section": "A"}}"#).unwrap();
    finish_round(&mut event);
    say(&mut event, r#"{"end_early": {"section": "A", "reason": "the hall closes"}}"#).unwrap();
    assert_eq!(say(&mut event, give_way), Err(Why::EndedEarly));
    assert!(event.is_over("A"));
    chief(&mut event, r#"{"verify": {"section": "A"}}"#).unwrap();
    say(&mut event, r#"{"take_back": {"section": "A", "what": "end", "reason": "it does not"}}"#).unwrap();
    assert!(!event.is_over("A"));
    say(&mut event, r#"{"end_early": {"section": "A", "reason": "it does"}}"#).unwrap();
    chief(&mut event, r#"{"verify": {"section": "A"}}"#).unwrap();
    say(&mut event, r#"{"finish": {"section": "A"}}"#).unwrap();
    say(&mut event, r#"{"take_back": {"section": "A", "what": "finish", "reason": "a result was typed wrongly"}}"#)
        .unwrap();
    assert!(event.sections["A"].final_table.is_none() && !event.sections["A"].verified);
}

/// An event of two teams of two boards, their numbers 3 and 6, and of one more player, 7.
fn teams(rounds: &str) -> Tournament {
    let mut event = Tournament::default();
    let text = charter("{ system = \"round_robin\", share_places = true }").replace("stages =", "boards = 2, stages =");
    let charter = Box::new(read_toml(&format!("{text}{rounds}")).unwrap());
    give(&mut event, Actor::Director, Command::Open { charter }).unwrap();
    for team in ["North", "South"] {
        let first = event.next_id().number();
        enter_one(&mut event, &format!("{team} 1"));
        enter_one(&mut event, &format!("{team} 2"));
        let members = format!("[{first}, {}]", first + 1);
        say(&mut event, &format!(r#"{{"enter_team": {{"name": "{team}", "section": "A", "members": {members}}}}}"#))
            .unwrap();
    }
    enter_one(&mut event, "North 3");
    say(&mut event, r#"{"draw": {"section": "A", "seed": 1}}"#).unwrap();
    event
}

#[test]
fn who_played_for_a_team_stays_when_its_members_are_others() {
    let mut event = teams("");
    pair(&mut event);
    say(&mut event, r#"{"amend_team": {"team": 3, "to": {"members": [7, 2]}, "reason": "1 is ill"}}"#).unwrap();
    assert_eq!(event.person_at("A", 1, id(3), 1), Some(id(1)), "round 1 was published with 1");
    assert_eq!(event.person_at("A", 2, id(3), 1), Some(id(7)));
    say(&mut event, r#"{"take_back": {"section": "A", "what": "round", "reason": "r"}}"#).unwrap();
    say(&mut event, r#"{"line_up": {"team": 3, "round": 1, "boards": [2, 7]}}"#).unwrap();
    say(&mut event, r#"{"publish": {"section": "A"}}"#).unwrap();
    assert_eq!(event.person_at("A", 1, id(3), 1), Some(id(2)));
}

#[test]
fn a_line_up_in_time_undoes_one_whose_hour_was_typed_wrongly() {
    let mut event = teams("schedule = { first_day = \"2026-05-01\", rounds = [\"2026-05-01T10:00:00\"] }\n");
    let line_up: Command = serde_json::from_str(r#"{"line_up": {"team": 3, "round": 1, "boards": [2, 1]}}"#).unwrap();
    for (hour, late) in [(11, true), (9, false)] {
        let hour = jiff::civil::date(2026, 5, 1).at(hour, 0, 0, 0);
        let order = Order { hour: Some(hour), ..Order::new(Instant::new(0), Actor::Director, line_up.clone()) };
        let decision = decide(&event, &order).unwrap();
        event.apply_all(&decision.events);
        assert_eq!(event.sections["A"].late.contains(&(1, id(3))), late);
    }
    pair(&mut event);
    assert!(event.sections["A"].current().unwrap().tables[0].games.iter().all(|game| game.verdict.is_none()));
}

#[test]
fn rapid_games_decide_only_what_is_even_without_them() {
    let mut event = open("{ system = \"knockout\" }");
    enter(&mut event, 2);
    say(&mut event, r#"{"draw": {"section": "A", "seed": 1}}"#).unwrap();
    pair(&mut event);
    let winner = |event: &Tournament| {
        let table = &event.sections["A"].current().unwrap().tables[0];
        event.tie_winner("A", event.stage("A").unwrap(), table)
    };
    let first = Some(tournament::pairing::knockout::Winner::Side(tournament::Side::First));
    say(&mut event, r#"{"result": {"section": "A", "table": 1, "outcome": "draw"}}"#).unwrap();
    for _ in 0..2 {
        say(&mut event, r#"{"rapid_game": {"section": "A", "table": 1, "outcome": "second_wins"}}"#).ok();
    }
    assert_ne!(winner(&event), first);
    let corrected = r#"{"result": {"section": "A", "table": 1, "outcome": "first_wins", "correct": true}}"#;
    say(&mut event, corrected).unwrap();
    assert_eq!(winner(&event), first, "the game was won: no rapid game undoes that");
    let back = r#"{"take_back": {"section": "A", "what": "round", "reason": "the wrong round"}}"#;
    assert_eq!(say(&mut event, back), Err(Why::GamesBegun(vec![1])));
    say(&mut event, r#"{"reopen": {"section": "A", "table": 1}}"#).unwrap();
    assert!(event.sections["A"].current().unwrap().tables[0].rapid.is_empty(), "they were of a tie that is open again");
    say(&mut event, back).unwrap();
}

#[test]
fn a_place_cancelled_by_mistake_is_given_back() {
    let mut event = swiss(2, 4);
    play(&mut event);
    play(&mut event);
    chief(&mut event, r#"{"verify": {"section": "A"}}"#).unwrap();
    say(&mut event, r#"{"finish": {"section": "A"}}"#).unwrap();
    let before = event.sections["A"].final_table.clone().unwrap().in_force();
    let back = r#"{"reinstate": {"player": 1, "reason": "it was 2"}}"#;
    assert_eq!(say(&mut event, back), Err(Why::Frozen), "nothing was cancelled");
    say(&mut event, r#"{"overturn": {"section": "A", "player": 1}}"#).unwrap();
    assert_ne!(event.sections["A"].final_table.clone().unwrap().in_force(), before);
    say(&mut event, back).unwrap();
    assert_eq!(event.sections["A"].final_table.clone().unwrap().in_force(), before);
    say(&mut event, r#"{"take_back": {"section": "A", "what": "finish", "reason": "r"}}"#).unwrap();
}

/// A double round robin of two teams of two boards, 1 and 2 of team 4 with 3 in reserve, 5 and 6 of team 7.
fn two_teams() -> Tournament {
    let mut event = Tournament::default();
    let stage = "{ system = \"double_round_robin\", share_places = true }";
    let text = charter(stage)
        .replace("stages =", "boards = 2, stages =")
        .replace("\"xqef-2022\", supplements = [\"roc-113\"]", "\"roc-113\"");
    say(
        &mut event,
        &format!(r#"{{"open": {{"charter": {}}}}}"#, serde_json::to_string(&read_toml(&text).unwrap()).unwrap()),
    )
    .unwrap();
    for (team, members) in [("North", &[1, 2, 3][..]), ("South", &[5, 6])] {
        for nth in members {
            enter_one(&mut event, &format!("{team} {nth}"));
        }
        say(&mut event, &format!(r#"{{"enter_team": {{"name": "{team}", "section": "A", "members": {members:?}}}}}"#))
            .unwrap();
    }
    say(&mut event, r#"{"draw": {"section": "A", "seed": 1}}"#).unwrap();
    event
}

/// What each board of the only table of a round was to North, by board.
fn north(event: &Tournament, round: u16) -> Vec<Option<Credit>> {
    let table = &event.sections["A"].round(round).unwrap().tables[0];
    let side = if table.first == id(4) { Side::First } else { Side::Second };
    table
        .games
        .iter()
        .map(|slot| {
            let colour = if slot.swapped { !side } else { side };
            slot.verdict.map(|verdict| Credit::of(verdict, colour))
        })
        .collect()
}

fn win_for_north(event: &mut Tournament, board: u8) {
    let slot_of = |event: &Tournament| {
        let table = &event.sections["A"].current().unwrap().tables[0];
        let slot = table.games.iter().find(|slot| slot.board == board).unwrap();
        (table.first == id(4)) != slot.swapped
    };
    let outcome = if slot_of(event) { "first_wins" } else { "second_wins" };
    say(event, &format!(r#"{{"result": {{"section": "A", "table": 1, "board": {board}, "outcome": "{outcome}"}}}}"#))
        .unwrap();
}

#[test]
fn a_single_member_of_a_team_is_put_out_and_in_again() {
    let mut event = two_teams();
    pair(&mut event);
    win_for_north(&mut event, 1);
    win_for_north(&mut event, 2);
    say(&mut event, r#"{"close": {"section": "A"}}"#).unwrap();
    let before = event.final_lines("A").unwrap();
    let order = r#"{"disqualify": {"player": 2, "reason": "a telephone"}}"#;
    assert!(matches!(say(&mut event, order), Err(Why::Office { needs: Actor::Chief })), "roc-113 4.四.[H]");
    let told = chief(&mut event, order).unwrap();
    let out = |note: &tournament::event::Note| note.what == NoteKind::MemberOut { player: id(2), team: id(4) };
    assert!(told.notes.iter().any(out), "{:?}", told.notes);
    assert!(told.events[0].under.iter().any(|unit| unit.to_string() == "roc-113 4.四.[H]"));
    assert_eq!(chief(&mut event, order), Err(Why::AlreadyGone));
    // What was played stands, and the team with it.
    assert_eq!(north(&event, 1), [Some(Credit::Win); 2]);
    assert_eq!(event.person_at("A", 1, id(4), 2), Some(id(2)));
    assert_eq!(event.final_lines("A").unwrap(), before);
    assert!(!event.sections["A"].gone.contains_key(&id(4)));
    // The board to come is empty, unless the line-up names another; 2 cannot be named.
    let line_up = |boards: &str| format!(r#"{{"line_up": {{"team": 4, "round": 2, "boards": {boards}}}}}"#);
    assert_eq!(say(&mut event, &line_up("[1, 2]")), Err(Why::MemberGone(id(2))));
    pair(&mut event);
    assert_eq!(event.person_at("A", 2, id(4), 2), None);
    assert_eq!(north(&event, 2), [None, Some(Credit::Absent)]);
    // Taken in again while the game can be played, the board is open.
    chief(&mut event, r#"{"reinstate": {"player": 2, "reason": "it was another's"}}"#).unwrap();
    assert_eq!(event.person_at("A", 2, id(4), 2), Some(id(2)));
    assert_eq!(north(&event, 2), [None, None]);
    // Out in the middle of the round: only their own board is lost.
    say(&mut event, r#"{"withdraw": {"player": 1, "reason": "ill", "accepted": true}}"#).unwrap();
    assert_eq!(event.person_at("A", 2, id(4), 1), Some(id(1)));
    assert_eq!(north(&event, 2), [Some(Credit::Absent), None]);
    // Published anew with a line-up that names the reserve.
    say(&mut event, r#"{"take_back": {"section": "A", "what": "round", "round": 2, "reason": "3 plays"}}"#).unwrap();
    say(&mut event, &line_up("[3, 2]")).unwrap();
    say(&mut event, r#"{"publish": {"section": "A"}}"#).unwrap();
    assert_eq!(north(&event, 2), [None, None]);
    assert_eq!(event.person_at("A", 2, id(4), 1), Some(id(3)));
}

#[test]
fn two_empty_chairs_in_a_row_put_the_member_out_and_not_the_team() {
    let mut event = two_teams();
    for round in 1..=2 {
        pair(&mut event);
        win_for_north(&mut event, 1);
        let table = &event.sections["A"].current().unwrap().tables[0];
        let slot = table.games.iter().find(|slot| slot.board == 2).unwrap();
        let outcome = if (table.first == id(4)) == slot.swapped { "second_absent" } else { "first_absent" };
        say(
            &mut event,
            &format!(r#"{{"result": {{"section": "A", "table": 1, "board": 2, "outcome": "{outcome}"}}}}"#),
        )
        .unwrap();
        let told = say(&mut event, r#"{"close": {"section": "A"}}"#).unwrap();
        let out = told.notes.iter().any(|note| note.what == NoteKind::PutOut(id(2)));
        assert_eq!(out, round == 2, "{:?}", told.notes);
    }
    let gone: Vec<PlayerId> = event.sections["A"].gone.keys().copied().collect();
    assert_eq!(gone, [id(2)]);
}

#[test]
fn an_absence_that_was_entered_stays_when_the_other_goes() {
    let mut event = swiss(3, 4);
    pair(&mut event);
    let table = event.sections["A"].current().unwrap().tables[0].clone();
    say(&mut event, r#"{"result": {"section": "A", "table": 1, "outcome": "second_absent"}}"#).unwrap();
    chief(&mut event, &format!(r#"{{"disqualify": {{"player": {}, "reason": "conduct"}}}}"#, table.first)).unwrap();
    let slot = event.sections["A"].current().unwrap().tables[0].games[0];
    assert_eq!(slot.verdict, Some(Verdict::nobody_came()));
}

fn kinds(decision: &Decision) -> Vec<NoteKind> {
    decision.notes.iter().map(|note| note.what.clone()).collect()
}

/// What a forfeit will lead to is told with the result, and what an even tie needs.
#[test]
fn what_a_result_leads_to_is_told_at_once() {
    let mut event = swiss(4, 4);
    for round in 1..=2 {
        pair(&mut event);
        let tables = event.sections["A"].current().unwrap().tables.clone();
        let nth = tables.iter().position(|table| table.seats(id(3))).unwrap();
        let side = if tables[nth].first == id(3) { "first" } else { "second" };
        let order = format!(r#"{{"result": {{"section": "A", "table": {}, "outcome": "{side}_absent"}}}}"#, nth + 1);
        let notes = kinds(&say(&mut event, &order).unwrap());
        assert_eq!(notes.contains(&NoteKind::GoesOut(id(3))), round == 2, "roc-113 3.7 一: {notes:?}");
        assert!(!event.sections["A"].gone.contains_key(&id(3)), "the round is still open to corrections");
        finish_round(&mut event);
    }
    assert!(event.sections["A"].gone.contains_key(&id(3)));

    let mut event = open("{ system = \"knockout\" }");
    enter(&mut event, 2);
    say(&mut event, r#"{"draw": {"section": "A", "seed": 1}}"#).unwrap();
    pair(&mut event);
    let drawn = say(&mut event, r#"{"result": {"section": "A", "table": 1, "outcome": "draw"}}"#).unwrap();
    assert!(kinds(&drawn).contains(&NoteKind::RapidGames), "{drawn:?}");
}

/// Who goes while a round is a draft leaves a draft that no longer fits.
#[test]
fn a_draft_that_pairs_somebody_who_goes_is_told() {
    for order in [
        r#"{"withdraw": {"player": 2, "reason": "ill", "accepted": true}}"#,
        r#"{"disqualify": {"player": 2, "reason": "a telephone"}}"#,
    ] {
        let mut event = swiss(3, 6);
        play(&mut event);
        say(&mut event, r#"{"pair": {"section": "A", "seed": 5}}"#).unwrap();
        let by = if order.contains("disqualify") { Actor::Chief } else { Actor::Director };
        let decision = give(&mut event, by, serde_json::from_str(order).unwrap()).unwrap();
        assert!(kinds(&decision).contains(&NoteKind::DraftStale(2)), "{order}: {decision:?}");
        let published = say(&mut event, r#"{"publish": {"section": "A"}}"#).unwrap();
        assert_eq!(kinds(&published), [NoteKind::GonePaired(vec![id(2)])], "who is out and paired is told, {order}");
    }
}

#[test]
fn a_result_is_taken_back_with_who_and_why() {
    let mut event = swiss(3, 4);
    pair(&mut event);
    say(&mut event, r#"{"result": {"section": "A", "table": 1, "outcome": "draw"}}"#).unwrap();
    let order = r#"{"reopen": {"section": "A", "round": 1, "table": 1, "reason": "they play on"}}"#;
    let decision = say(&mut event, order).unwrap();
    let line = serde_json::to_value(&decision.events[0]).unwrap();
    assert_eq!(
        (line["by"].as_str(), line["event"]["reopened"]["reason"].as_str()),
        (Some("director"), Some("they play on"))
    );
    assert!(event.sections["A"].current().unwrap().tables[0].games[0].verdict.is_none());
}

/// More rounds than four can play are told when they are drawn; after an early end no more are paired, and that is said.
#[test]
fn too_many_rounds_and_an_early_end_are_told() {
    let mut event = open("{ system = \"swiss\", rounds = 6, ranking = \"swiss\", share_places = true }");
    enter(&mut event, 4);
    let drawn = say(&mut event, r#"{"draw": {"section": "A", "seed": 1}}"#).unwrap();
    assert_eq!(kinds(&drawn), [NoteKind::TooManyRounds { most: 3 }]);
    play(&mut event);
    say(&mut event, r#"{"end_early": {"section": "A", "reason": "the hall closes"}}"#).unwrap();
    assert_eq!(say(&mut event, r#"{"pair": {"section": "A", "seed": 5}}"#), Err(Why::EndedEarly));
    assert_eq!(say(&mut event, r#"{"end_early": {"section": "A", "reason": "again"}}"#), Err(Why::EndedEarly));
    let mut event = swiss(3, 4);
    let again = say(&mut event, r#"{"take_back": {"section": "A", "what": "draw", "reason": "too early"}}"#);
    assert!(again.is_ok() && kinds(&say(&mut event, r#"{"draw": {"section": "A", "seed": 2}}"#).unwrap()).is_empty());
}

/// An article is named once in a line, however many matters rest on it.
#[test]
fn no_line_names_an_article_twice() {
    let mut event = swiss(3, 4);
    let paired = say(&mut event, r#"{"pair": {"section": "A", "seed": 5}}"#).unwrap();
    let mut under = paired.events[0].under.clone();
    let all = under.len();
    under.sort_unstable();
    under.dedup();
    assert_eq!(under.len(), all, "{:?}", paired.events[0].under);
}

/// A match between teams counts once all its boards are over.
#[test]
fn a_match_that_is_not_over_counts_for_nobody() {
    let mut event = Tournament::default();
    let charter = charter(
        "{ system = \"swiss\", rounds = 2, scoring = \"whole\", ranking = \"team_swiss\", share_places = true }",
    )
    .replace("format = {", "format = { boards = 2,");
    give(&mut event, Actor::Director, Command::Open { charter: Box::new(read_toml(&charter).unwrap()) }).unwrap();
    enter(&mut event, 8);
    for team in 0..4 {
        let order = format!(
            r#"{{"enter_team": {{"name": "T{team}", "section": "A", "members": [{}, {}]}}}}"#,
            team * 2 + 1,
            team * 2 + 2
        );
        say(&mut event, &order).unwrap();
    }
    say(&mut event, r#"{"draw": {"section": "A", "seed": 1}}"#).unwrap();
    pair(&mut event);
    let result =
        |board: u8| format!(r#"{{"result": {{"section": "A", "table": 1, "board": {board}, "outcome": "draw"}}}}"#);
    say(&mut event, &result(1)).unwrap();
    assert!(points(&event).iter().all(|(_, points)| points == "0"), "{:?}", points(&event));
    say(&mut event, &result(2)).unwrap();
    let drawn = points(&event).iter().filter(|(_, points)| points == "1").count();
    assert_eq!(drawn, 2, "{:?}", points(&event));
}

#[test]
fn charters_with_a_nothing_where_none_can_be_are_refused() {
    let good = charter("{ system = \"swiss\", rounds = 3, ranking = \"swiss\", criteria = { clubs = { first = 2 } } }");
    let try_open = |text: &str| {
        let charter = Box::new(read_toml(text).unwrap());
        give(&mut Tournament::default(), Actor::Director, Command::Open { charter })
    };
    assert!(try_open(&good).is_ok());
    let clause = |key: &str, value: u32| {
        good.replace("supplements", &format!("clauses = [{{ key = \"{key}\", value = {value} }}], supplements"))
    };
    for key in
        ["technical_foul_limit", "record_fault_limit", "press_fault_limit", "natural_limit", "boards_per_official"]
    {
        assert!(try_open(&clause(key, 1)).is_ok(), "{key}");
        assert!(matches!(try_open(&clause(key, 0)), Err(Why::Charter(_))), "{key} = 0");
    }
    // Nothing is a number here: nobody need wait, nobody may ask for a bye.
    for key in ["latest_arrival", "half_byes", "forfeits_in_a_row"] {
        assert!(try_open(&clause(key, 0)).is_ok(), "{key}");
    }
    for (from, to) in [
        ("first = 2", "first = 0"),
        ("id = \"A\"", "id = \"\""),
        ("rounds = 3", "rounds = 3, take = 0"),
        ("name = \"A\"", "name = \"A\", eligibility = { born_from = 2010, born_until = 2000 }"),
        ("name = \"A\"", "name = \"A\", eligibility = { rating_from = 2000, rating_until = 1000 }"),
        ("supplements", "offices = { pair = [] }, supplements"),
        (
            "time =",
            "prizes = { list = [{ place = 1, name = \"Youth\", among = { born_from = 2010, born_until = 2000 } }] }\ntime =",
        ),
    ] {
        let text = good.replace(from, to);
        assert_ne!(text, good, "{from}");
        assert!(matches!(try_open(&text), Err(Why::Charter(_))), "{to}: {:?}", try_open(&text));
    }
    assert!(matches!(try_open(&charter("")), Err(Why::Charter(_))), "no stage at all");
    let announced = r#"{"announce": {"round": 1, "clauses": [{"key": "natural_limit", "value": 0}], "text": "none"}}"#;
    let mut event = swiss(3, 4);
    assert_eq!(chief(&mut event, announced), Err(Why::WrongValue(Key::NaturalLimit)));
}

#[test]
fn after_a_stage_its_successor_is_drawn_before_it_is_paired() {
    let first = "{ system = \"swiss\", rounds = 1, share_places = true, ranking = \"swiss\" }";
    let mut event = open(&format!("{first}, {{ system = \"knockout\", take = 2 }}"));
    enter(&mut event, 4);
    say(&mut event, r#"{"draw": {"section": "A", "seed": 1}}"#).unwrap();
    play(&mut event);
    let pair = r#"{"pair": {"section": "A", "seed": 5}}"#;
    assert_eq!(say(&mut event, pair), Err(Why::NotDrawn), "rounds are left, of a stage that was not drawn");
}

/// roc-113 3.7 三: half of the games of the round robin that is being played; what was played before it is over.
#[test]
fn who_goes_early_in_a_later_stage_keeps_what_the_stages_before_brought() {
    let first = "{ system = \"swiss\", rounds = 3, share_places = true, ranking = \"swiss\" }";
    let last = "{ system = \"round_robin\", take = 4, share_places = true, ranking = \"round_robin\" }";
    let mut event = open(&format!("{first}, {last}"));
    enter(&mut event, 8);
    say(&mut event, r#"{"draw": {"section": "A", "seed": 1}}"#).unwrap();
    for _ in 0..3 {
        play(&mut event);
    }
    let before = event.stage_lines("A", 0).unwrap();
    say(&mut event, r#"{"draw": {"section": "A", "seed": 1}}"#).unwrap();
    play(&mut event);
    say(&mut event, r#"{"withdraw": {"player": 1, "reason": "ill", "accepted": true}}"#).unwrap();
    assert!(event.sections["A"].gone[&id(1)].annulled, "one game of three");
    play(&mut event);
    play(&mut event);
    assert_eq!(event.stage_lines("A", 0).unwrap(), before);
    let finalists = event.stage_lines("A", 1).unwrap();
    assert!(finalists.len() == 3 && finalists.iter().all(|line| line.player != id(1)), "{finalists:?}");
    let lines = event.final_lines("A").unwrap();
    let place = |player: u32| lines.iter().find(|line| line.player == id(player)).unwrap().place;
    assert_eq!((lines.len(), place(1)), (8, 4), "everybody, the one who went behind those who played to the end");
}
