//! The papers of an event: who stands where on them, in which order, and what they say.

use clock::Instant;
use explain::EventTeller;
use explain::event::NotTold;
use explain::sheet::Sheet;
use tournament::Actor;
use tournament::charter::read_toml;
use tournament::event::{Command, Order, Tournament, decide};
use words::Lang;

fn open(format: &str) -> Tournament {
    let charter = format!(
        "name = \"海港公開賽\"\ntime = {{ method = {{ minutes = 30 }} }}\nsections = [{{ id = \"A\", name = \"甲組\" }}]\n\
         format = {{ {format} }}\nschedule = {{ first_day = \"2026-05-01\", rounds = [\"2026-05-01T09:00:00\"] }}\n\
         rules = {{ base = \"xqef-2022\", supplements = [\"roc-113\"], clauses = [{{ key = \"half_byes\", value = 1 }}] }}\n"
    );
    let mut event = Tournament::default();
    let open = Command::Open { charter: Box::new(read_toml(&charter).unwrap()) };
    give(&mut event, open);
    event
}

fn give(event: &mut Tournament, command: Command) {
    let decision = decide(event, &Order::new(Instant::new(0), Actor::Director, command)).unwrap();
    event.apply_all(&decision.events);
}

fn say(event: &mut Tournament, json: &str) {
    give(event, serde_json::from_str(json).unwrap());
}

fn enter(event: &mut Tournament, names: &[&str]) {
    for name in names {
        say(event, &format!(r#"{{"enter": {{"name": "{name}", "section": "A", "club": "東區"}}}}"#));
    }
    say(event, r#"{"draw": {"section": "A", "seed": 1}}"#);
}

fn pair(event: &mut Tournament) {
    say(event, r#"{"pair": {"section": "A", "seed": 5}}"#);
    say(event, r#"{"publish": {"section": "A"}}"#);
}

/// Plays the round so that smaller numbers win, but for the last table if it is left open.
fn play(event: &mut Tournament, all: bool) {
    let tables = event.sections["A"].current().unwrap().tables.clone();
    let played = tables.len() - usize::from(!all);
    for (table, nth) in tables.iter().zip(1..).take(played) {
        let outcome = if table.first < table.second { "first_wins" } else { "second_wins" };
        say(event, &format!(r#"{{"result": {{"section": "A", "table": {nth}, "outcome": "{outcome}"}}}}"#));
    }
    if all {
        say(event, r#"{"close": {"section": "A"}}"#);
    }
}

fn column(sheet: &Sheet, key: &str) -> Vec<String> {
    let nth = sheet.columns.iter().position(|column| column.key == Some(key)).unwrap();
    sheet.rows.iter().map(|row| row.get(nth).map(ToString::to_string).unwrap_or_default()).collect()
}

const SWISS: &str = "stages = [{ system = \"swiss\", rounds = 3, ranking = \"swiss\", share_places = true }]";
const KNOCKOUT: &str = "stages = [{ system = \"knockout\" }]";

#[test]
fn lists_by_name_are_in_the_order_of_their_readers() {
    let mut event = open(SWISS);
    enter(&mut event, &["陳一", "丁一", "王一", "Bert", "anna", "李一"]);
    pair(&mut event);
    let order = |lang: Lang| column(&EventTeller::new(&event, lang).by_name("A").unwrap(), "name");
    let han = |names: Vec<String>| -> Vec<String> { names.into_iter().filter(|name| name.contains('一')).collect() };
    assert_eq!(han(order(Lang::ZhHant)), ["丁一", "王一", "李一", "陳一"], "2, 4, 7 and 11 strokes");
    assert_eq!(han(order(Lang::ZhHans)), ["陳一", "丁一", "李一", "王一"], "chen, ding, li, wang");
    let latin: Vec<String> = order(Lang::En).into_iter().filter(|name| name.is_ascii()).collect();
    assert_eq!(latin, ["anna", "Bert"]);
    let check_in = EventTeller::new(&event, Lang::ZhHant).check_in("A");
    assert_eq!(column(&check_in, "name"), order(Lang::ZhHant));
    assert!(column(&check_in, "present").iter().all(|box_| box_ == "☐"));
    say(&mut event, r#"{"withdraw": {"player": 1, "reason": "病", "accepted": true}}"#);
    let check_in = EventTeller::new(&event, Lang::ZhHant).check_in("A");
    assert!(!column(&check_in, "name").contains(&"陳一".to_owned()), "who is out is not awaited");
}

#[test]
fn the_round_and_the_state_of_the_event_are_told() {
    let mut event = open(SWISS);
    enter(&mut event, &["A", "B", "C", "D", "E", "F"]);
    say(&mut event, r#"{"ask_bye": {"player": 3, "round": 1}}"#);
    pair(&mut event);
    play(&mut event, false);
    let teller = EventTeller::new(&event, Lang::En);
    let status = teller.status("A");
    assert!(status.contains('6') && status.contains("round 1") && status.contains('2'), "{status}");
    let pairings = teller.pairings("A").unwrap();
    assert!(pairings.title.contains("海港公開賽") && pairings.title.contains("2026-05-01 09:00"), "{}", pairings.title);
    assert_eq!(column(&pairings, "red_club")[0], "東區");
    assert!(column(&pairings, "black").contains(&"half-point bye".to_owned()), "{}", pairings.text());
    let cross = teller.cross("A").unwrap().text();
    assert!(cross.contains("½") && cross.contains("bye"), "{cross}");
    let slips = teller.slips("A", &|_| None).unwrap();
    assert_eq!(slips.matches("class=\"slip\"").count(), 2);
    assert_eq!(slips.matches("<p class=\"head\">海港公開賽 · 甲組").count(), 2, "each names the event");
    let coded =
        teller.slips("A", &|game| (game.table == 2).then(|| ["<svg a>", "<svg b>"].map(str::to_owned))).unwrap();
    assert!(!slips.contains("<figure>") && coded.matches("<figure>").count() == 2, "{coded}");
    assert!(coded.find("<svg a>") < coded.find("<svg b>"), "the first move stands first");
    let records = teller.records("A").unwrap();
    assert_eq!(records.matches("class=\"record\"").count(), 2);
    assert_eq!(records.matches("colspan=\"4\"").count(), 8, "both blocks of both sheets say which side moves where");
    let html = pairings.page(Lang::En);
    let to_the_edge = |row: &str| row.matches("<td").count() == 10 || row.contains("colspan");
    assert!(html.lines().filter(|row| row.starts_with("<tr><td")).all(to_the_edge), "{html}");
    assert!(matches!(EventTeller::new(&open(KNOCKOUT), Lang::En).report("A"), Err(NotTold::NotPaired)));
}

#[test]
fn byes_and_winners_stand_beside_the_ties_they_go_on_to() {
    let mut event = open(KNOCKOUT);
    enter(&mut event, &["A", "B", "C", "D", "E", "F"]);
    pair(&mut event);
    play(&mut event, true);
    pair(&mut event);
    let page = EventTeller::new(&event, Lang::En).bracket("A").unwrap();
    let columns: Vec<&str> = page.split("class=\"column\"").skip(1).collect();
    assert_eq!(columns.len(), 3, "the final is drawn too");
    assert_eq!(columns[2].matches("class=\"open\"").count(), 2, "nobody is known of it yet");
    let ties = |column: &str| -> Vec<String> {
        let names = |tie: &str| -> String { tie.split("class=\"who\">").skip(1).map(|part| &part[..1]).collect() };
        column.split("class=\"tie\"").skip(1).map(names).collect()
    };
    let (first, second) = (ties(columns[0]), ties(columns[1]));
    assert_eq!((first.len(), second.len()), (4, 2), "two ties and two byes, then two ties");
    for (nth, entry) in first.iter().enumerate() {
        let next = &second[nth / 2];
        assert!(entry.chars().any(|name| next.contains(name)), "{first:?} {second:?}");
    }
    assert!(page.contains("<b><span class=\"who\">"), "who won stands out");
    assert!(matches!(EventTeller::new(&event, Lang::En).report("A"), Err(NotTold::NotReported)));
}

#[test]
fn matches_of_teams_show_boards_and_players() {
    let stages = "stages = [{ system = \"swiss\", rounds = 2, ranking = \"team_swiss\", scoring = \"half\", share_places = true }]";
    let mut event = open(&format!("boards = 4, {stages}"));
    for number in 1..=8 {
        say(&mut event, &format!(r#"{{"enter": {{"name": "P{number}", "section": "A"}}}}"#));
    }
    say(&mut event, r#"{"enter_team": {"name": "North", "section": "A", "members": [1, 2, 3, 4]}}"#);
    say(&mut event, r#"{"enter_team": {"name": "South", "section": "A", "members": [5, 6, 7, 8]}}"#);
    say(&mut event, r#"{"draw": {"section": "A", "seed": 1}}"#);
    say(&mut event, r#"{"pair": {"section": "A", "seed": 5}}"#);
    say(&mut event, r#"{"line_up": {"team": 10, "round": 1, "boards": [5, 6, 7]}}"#);
    say(&mut event, r#"{"publish": {"section": "A"}}"#);
    let table = event.sections["A"].current().unwrap().tables[0].clone();
    assert!(
        table.games.iter().all(|game| game.verdict.is_some() == (game.board == 4)),
        "one board is empty, not a team"
    );
    for (board, north_wins) in [(1, false), (2, false), (3, true)] {
        let game = table.games.iter().find(|game| game.board == board).unwrap();
        let north_first = (table.first.number() == 9) != game.swapped;
        let outcome = if north_first == north_wins { "first_wins" } else { "second_wins" };
        let order =
            format!(r#"{{"result": {{"section": "A", "table": 1, "board": {board}, "outcome": "{outcome}"}}}}"#);
        say(&mut event, &order);
    }
    say(&mut event, r#"{"close": {"section": "A"}}"#);
    let teller = EventTeller::new(&event, Lang::En);
    let pairings = teller.pairings("A").unwrap();
    assert_eq!(column(&pairings, "table"), ["1", "1.1", "1.2", "1.3", "1.4"]);
    let result = &column(&pairings, "result")[0];
    assert_eq!(result.chars().filter(|sign| *sign == '2').count(), 2, "an even match reads 2 : 2, not {result}");
    let text = pairings.text();
    assert!((1..=7).all(|number| text.contains(&format!("P{number}"))) && !text.contains("P8"), "{text}");
    let boards = teller.boards("A").unwrap();
    assert_eq!(column(&boards, "board"), ["1", "1", "2", "2", "3", "3"], "an empty board is nobody's result");
    assert_eq!(column(&boards, "name")[..2], ["P5", "P1"], "the best of a board first");
    let slips = teller.slips("A", &|_| None).unwrap();
    assert_eq!(slips.matches("class=\"slip\"").count(), 4);
    assert!(slips.contains("1.4") && slips.contains("P6"), "{slips}");
    assert_eq!(slips.matches(" · North").count(), 4, "for whom they play: {slips}");
    let cross = teller.cross("A").unwrap().text();
    assert_eq!(cross.matches("2:2").count(), 2, "{cross}");
    assert_eq!(column(&boards, "place"), ["1", "2", "1", "2", "1", "2"]);
    let by_name = teller.by_name("A").unwrap();
    assert_eq!(column(&by_name, "name"), ["P1", "P2", "P3", "P4", "P5", "P6", "P7"], "{}", by_name.text());
    assert_eq!(column(&by_name, "table")[..4], ["1.1", "1.2", "1.3", "1.4"]);
    assert_eq!(column(&by_name, "opponent")[3], "(empty)");
    assert_eq!(column(&teller.check_in("A"), "team"), [["North"; 4], ["South"; 4]].concat());
    let entries = teller.entries("A");
    assert_eq!(column(&entries, "number"), ["9", "1", "2", "3", "4", "10", "5", "6", "7", "8"]);
    assert_eq!(column(&entries, "team")[..2], ["", "North"]);
    let told = teller.entered(&serde_json::from_str(r#"{"section": "A", "table": 1, "board": 3}"#).unwrap()).unwrap();
    assert!(told.contains("1.3") && told.contains("P3") && told.contains("P7"), "{told}");
    let sheets = teller.team_sheets("A").unwrap();
    assert_eq!(sheets.matches("class=\"sheet\"").count(), 2);
    assert!(sheets.contains("North") && sheets.contains("P8"), "{sheets}");
}

#[test]
fn standings_say_after_which_round_and_hold_who_has_no_place() {
    let mut event = open(&SWISS.replace("rounds = 3", "rounds = 2"));
    enter(&mut event, &["A", "B", "C", "D", "E", "F"]);
    pair(&mut event);
    let title = |event: &Tournament| EventTeller::new(event, Lang::En).standings("A").unwrap().title;
    assert!(title(&event).contains("during round 1"), "{}", title(&event));
    play(&mut event, true);
    assert!(title(&event).contains("after round 1"), "{}", title(&event));
    let out = Command::Disqualify { player: tournament::PlayerId::new(6), reason: "conduct".to_owned() };
    let decision = decide(&event, &Order::new(Instant::new(0), Actor::Chief, out)).unwrap();
    event.apply_all(&decision.events);
    let announced =
        r#"{"announce": {"round": 2, "clauses": [{"key": "disqualified_place", "value": "lost"}], "text": null}}"#;
    let announced = Order::new(Instant::new(0), Actor::Chief, serde_json::from_str(announced).unwrap());
    let decision = decide(&event, &announced).unwrap();
    event.apply_all(&decision.events);
    pair(&mut event);
    play(&mut event, true);
    say(&mut event, r#"{"play_off": {"section": "A", "order": [1, 2]}}"#);
    let status = EventTeller::new(&event, Lang::En).status("A");
    assert!(status.contains("verif"), "{status}");
    let verify =
        Order::new(Instant::new(0), Actor::Chief, serde_json::from_str(r#"{"verify": {"section": "A"}}"#).unwrap());
    let decision = decide(&event, &verify).unwrap();
    event.apply_all(&decision.events);
    say(&mut event, r#"{"finish": {"section": "A"}}"#);
    let standings = EventTeller::new(&event, Lang::En).standings("A").unwrap();
    assert!(standings.title.contains("final"), "{}", standings.title);
    assert_eq!(column(&standings, "number").len(), 6, "{}", standings.text());
    let last = |key: &str| column(&standings, key).pop().unwrap();
    assert_eq!([last("place"), last("number"), last("status")], ["", "6", "disqualified"], "{}", standings.text());
    say(&mut event, r#"{"overturn": {"section": "A", "player": 1}}"#);
    let standings = EventTeller::new(&event, Lang::En).standings("A").unwrap();
    assert!(column(&standings, "status").contains(&"place cancelled".to_owned()), "{}", standings.text());
}

#[test]
fn what_stands_in_the_way_is_told_before_it_is_ordered() {
    let stages = "{ system = \"swiss\", rounds = 1, ranking = { own = [\"wins\"] }, share_places = true }";
    let mut event = open(&format!("stages = [{stages}, {{ system = \"knockout\", take = 2 }}]"));
    enter(&mut event, &["A", "B", "C", "D", "E", "F"]);
    pair(&mut event);
    play(&mut event, true);
    let status = EventTeller::new(&event, Lang::En).status("A");
    assert!(status.contains("play-off") && !status.contains("stage 2"), "{status}");
    let tied = EventTeller::new(&event, Lang::En).standings("A").unwrap();
    let winners: Vec<String> = column(&tied, "number").into_iter().take(3).collect();
    say(&mut event, &format!(r#"{{"play_off": {{"section": "A", "order": [{}]}}}}"#, winners.join(", ")));
    let status = EventTeller::new(&event, Lang::En).status("A");
    assert!(status.contains("stage 2"), "{status}");
}

#[test]
fn a_tie_of_several_games_reads_from_the_side_of_its_first() {
    let mut event = open("stages = [{ system = \"knockout\", games = 2 }]");
    enter(&mut event, &["A", "B"]);
    pair(&mut event);
    for game in [1, 2] {
        let order = format!(r#"{{"result": {{"section": "A", "table": 1, "game": {game}, "outcome": "first_wins"}}}}"#);
        say(&mut event, &order);
    }
    say(&mut event, r#"{"rapid_game": {"section": "A", "table": 1, "swapped": true, "outcome": "first_wins"}}"#);
    let pairings = EventTeller::new(&event, Lang::En).pairings("A").unwrap();
    let [won, lost] = ["1 : 0", "0 : 1"].map(ToOwned::to_owned);
    let result = &column(&pairings, "result")[0];
    let halves = result.replace('2', "1");
    assert_eq!(halves, format!("{won}, {lost} (rapid {lost})"), "{result}");
}

#[test]
fn stages_are_told_group_by_group_and_tie_by_tie() {
    let groups = "{ system = \"round_robin\", groups = 2, ranking = \"round_robin\", share_places = true }";
    let mut event = open(&format!("stages = [{groups}, {{ system = \"knockout\", take = 1 }}]"));
    enter(&mut event, &["A", "B", "C", "D", "E", "F"]);
    pair(&mut event);
    let teller = EventTeller::new(&event, Lang::En);
    let pairings = teller.pairings("A").unwrap();
    assert_eq!(column(&pairings, "group"), ["1", "2", "1", "2"], "two tables and two byes: {}", pairings.text());
    let why = teller.why("A", tournament::PlayerId::new(1), None).unwrap();
    assert!(why.contains("table for 3") && why.contains("[roc-113 "), "{why}");
    play(&mut event, true);
    for _ in 0..2 {
        pair(&mut event);
        play(&mut event, true);
    }
    let teller = EventTeller::new(&event, Lang::En);
    let standings = teller.standings("A").unwrap();
    assert_eq!(column(&standings, "group"), ["1", "1", "1", "2", "2", "2"], "{}", standings.text());
    let cross = teller.cross("A").unwrap();
    assert_eq!((cross.columns.len(), cross.rows.len()), (8, 6), "a group has three columns: {}", cross.text());
    say(&mut event, r#"{"draw": {"section": "A", "seed": 1}}"#);
    pair(&mut event);
    play(&mut event, true);
    let teller = EventTeller::new(&event, Lang::En);
    let final_ = event.sections["A"].current().unwrap().tables[0].clone();
    let (winner, other) = (final_.first.min(final_.second), final_.first.max(final_.second));
    let told = |player| column(&teller.explain("A", player).unwrap(), "result").pop().unwrap();
    assert!(told(winner).ends_with(": 0") && told(other).starts_with("0 :"), "each from their own side");
    assert!(teller.why("A", winner, None).unwrap().contains("bracket"));
    let out = event.sections["A"].entrants.iter().find(|player| !final_.seats(**player)).copied().unwrap();
    assert!(teller.explain("A", out).unwrap().text().contains("points"), "placed by the stage that was reached");
}

/// Who is not paired in a round is told why, as is a pair that was ordered.
#[test]
fn why_tells_of_those_who_are_not_paired_and_of_what_was_ordered() {
    let id = tournament::PlayerId::new;
    let mut event = open(SWISS);
    enter(&mut event, &["A", "B", "C", "D", "E", "F"]);
    say(&mut event, r#"{"ask_bye": {"player": 6, "round": 1}}"#);
    say(&mut event, r#"{"withdraw": {"player": 5, "reason": "ill", "accepted": true}}"#);
    say(&mut event, r#"{"draw": {"section": "A", "seed": 1}}"#);
    let wishes = r#"{"pair": {"section": "A", "seed": 5, "wishes": [{"play": [3, 1]}], "reason": "by hand"}}"#;
    say(&mut event, wishes);
    say(&mut event, r#"{"publish": {"section": "A"}}"#);
    let why = |event: &Tournament, round, player| {
        EventTeller::new(event, Lang::En).of(round, None).why("A", id(player), None)
    };
    assert!(why(&event, None, 6).unwrap().contains("half-point bye in round 1"), "{:?}", why(&event, None, 6));
    assert!(why(&event, None, 5).unwrap().contains("not paired in round 1: withdrawn"), "{:?}", why(&event, None, 5));
    assert_eq!(why(&event, None, 1).unwrap(), "A meets C: the director ordered it");
    assert_eq!(why(&event, None, 77), Err(NotTold::NoPlayer(id(77))));
    assert_eq!(EventTeller::new(&event, Lang::En).of(Some(9), None).is_there("A"), Err(NotTold::NoRound(9)));
    assert_eq!(EventTeller::new(&event, Lang::En).of(None, Some(1)).is_there("A"), Err(NotTold::NoStage(2)));
    play(&mut event, true);
    say(&mut event, r#"{"enter": {"name": "G", "section": "A"}}"#);
    assert!(why(&event, Some(1), 7).unwrap().contains("entered later"), "{:?}", why(&event, Some(1), 7));
}

/// Two who must meet again are told that they do.
#[test]
fn why_says_that_two_meet_again_by_leave_of_the_director() {
    let mut event = open(&SWISS.replace("rounds = 3", "rounds = 2"));
    enter(&mut event, &["A", "B"]);
    pair(&mut event);
    play(&mut event, true);
    say(&mut event, r#"{"pair": {"section": "A", "seed": 5, "give_way": ["rematch"], "reason": "two only"}}"#);
    let why = EventTeller::new(&event, Lang::En).why("A", tournament::PlayerId::new(1), None).unwrap();
    assert!(why.contains("have met before"), "{why}");
}

/// The numbers that were drawn are told as they were drawn.
#[test]
fn numbers_are_told_as_they_were_drawn() {
    let mut event = open(SWISS);
    enter(&mut event, &["A", "B", "C", "D"]);
    let drawn = EventTeller::new(&event, Lang::En).drawn("A").unwrap();
    let order: Vec<String> = event.sections["A"].stages[0].groups[0].iter().map(ToString::to_string).collect();
    assert_eq!(
        (column(&drawn, "drawn"), column(&drawn, "number")),
        (["1", "2", "3", "4"].map(String::from).to_vec(), order)
    );
}

/// Whoever loses their place by being disqualified loses it in every table, before and after the end.
#[test]
fn a_place_that_is_lost_is_lost_in_every_table() {
    for stages in [SWISS, "stages = [{ system = \"round_robin\", ranking = \"round_robin\", share_places = true }]"] {
        let mut event = open(stages);
        enter(&mut event, &["A", "B", "C", "D"]);
        for _ in 0..2 {
            pair(&mut event);
            play(&mut event, true);
        }
        let by_chief = |event: &mut Tournament, json: &str| {
            let order = Order::new(Instant::new(0), Actor::Chief, serde_json::from_str(json).unwrap());
            let decision = decide(event, &order).unwrap();
            event.apply_all(&decision.events);
        };
        by_chief(
            &mut event,
            r#"{"announce": {"round": 3, "clauses": [{"key": "disqualified_place", "value": "lost"}], "text": "x"}}"#,
        );
        by_chief(&mut event, r#"{"disqualify": {"player": 1, "reason": "a telephone"}}"#);
        let teller = EventTeller::new(&event, Lang::En);
        let standings = teller.standings("A").unwrap();
        let last = standings.rows.last().unwrap();
        assert_eq!([last[0].to_string(), last[1].to_string()], ["", "1"], "{}", standings.text());
        assert_eq!(standings.rows[0][0].to_string(), "1");
        let behind = [column(&standings, "behind_by"), column(&standings, "article")];
        assert_eq!(behind.map(|cells| cells[0].clone()), ["", ""], "nobody is above: {}", standings.text());
        let cross = teller.cross("A").unwrap();
        let last = cross.rows.last().unwrap();
        assert_eq!([last[0].to_string(), last[1].to_string()], ["", "1"], "{}", cross.text());
    }
}

/// The columns of a table of everyone against everyone are those of the numbers, and places that are shared are.
#[test]
fn a_cross_table_has_the_places_of_the_standings() {
    let mut event =
        open("stages = [{ system = \"round_robin\", ranking = { own = [\"wins\"] }, share_places = true }]");
    enter(&mut event, &["A", "B", "C"]);
    for _ in 0..3 {
        pair(&mut event);
        say(&mut event, r#"{"result": {"section": "A", "table": 1, "outcome": "draw"}}"#);
        say(&mut event, r#"{"close": {"section": "A"}}"#);
    }
    let teller = EventTeller::new(&event, Lang::En);
    let places = |sheet: &Sheet| sheet.rows.iter().map(|row| row[0].to_string()).collect::<Vec<_>>();
    let cross = teller.cross("A").unwrap();
    assert_eq!(
        (places(&cross), places(&teller.standings("A").unwrap())),
        (vec!["1".to_owned(); 3], vec!["1".to_owned(); 3])
    );
    let numbers: Vec<String> = cross.rows.iter().map(|row| row[1].to_string()).collect();
    let headings: Vec<String> = cross.columns[3..6].iter().map(|column| column.heading.to_string()).collect();
    assert_eq!(numbers, headings, "{}", cross.text());
}

/// What a director must know before going on: who is of no team, which boards are open, whom a draft pairs in vain.
#[test]
fn the_status_names_boards_teams_and_those_who_are_gone() {
    let stages = "stages = [{ system = \"swiss\", rounds = 2, ranking = \"team_swiss\", scoring = \"whole\", share_places = true }]";
    let mut event = open(&format!("boards = 2, {stages}"));
    for number in 1..=5 {
        say(
            &mut event,
            &format!(r#"{{"enter": {{"name": "P{number}", "section": "A", "team": "T{}"}}}}"#, (number - 1) / 2),
        );
    }
    say(&mut event, r#"{"enter_team": {"name": "T0", "section": "A", "members": [1, 2]}}"#);
    say(&mut event, r#"{"enter_team": {"name": "T1", "section": "A", "members": [3, 4]}}"#);
    say(&mut event, r#"{"draw": {"section": "A", "seed": 1}}"#);
    let status = |event: &Tournament| EventTeller::new(event, Lang::En).status("A");
    assert!(status(&event).contains("of no team yet: P5 (T2)"), "{}", status(&event));
    pair(&mut event);
    say(&mut event, r#"{"result": {"section": "A", "table": 1, "board": 1, "outcome": "draw"}}"#);
    assert!(status(&event).contains("1 table: 1.2\n"), "{}", status(&event));
    let title = EventTeller::new(&event, Lang::En).standings("A").unwrap().title;
    assert!(title.contains("without a match that is not over"), "{title}");

    let mut event = open(SWISS);
    enter(&mut event, &["A", "B", "C", "D"]);
    pair(&mut event);
    play(&mut event, true);
    say(&mut event, r#"{"pair": {"section": "A", "seed": 5}}"#);
    say(&mut event, r#"{"withdraw": {"player": 2, "reason": "ill", "accepted": true}}"#);
    assert!(status(&event).contains("players who are out") && status(&event).contains(": B\n"), "{}", status(&event));
}

/// A knockout: rapid games are told with the result, an even tie stands in the way of closing, and there is no cross table.
#[test]
fn an_even_tie_is_told_and_a_knockout_has_no_cross_table() {
    let mut event = open(KNOCKOUT);
    enter(&mut event, &["A", "B"]);
    pair(&mut event);
    say(&mut event, r#"{"result": {"section": "A", "table": 1, "outcome": "draw"}}"#);
    let status = EventTeller::new(&event, Lang::En).status("A");
    assert!(status.contains("table 1") && status.contains("next: play rapid games"), "{status}");
    say(&mut event, r#"{"rapid_game": {"section": "A", "table": 1, "outcome": "second_wins"}}"#);
    let teller = EventTeller::new(&event, Lang::En);
    let told = teller.entered(&serde_json::from_str(r#"{"section": "A", "table": 1}"#).unwrap()).unwrap();
    assert!(told.ends_with("1 : 1 (rapid 0 : 2)"), "{told}");
    assert_eq!(teller.cross("A").err(), Some(NotTold::NoCross));
}

/// What keeps a round from being paired is told with what can be done, not as if it could be paired.
#[test]
fn where_no_round_is_left_the_ways_out_come_next() {
    let mut event = open(SWISS);
    enter(&mut event, &["A", "B"]);
    pair(&mut event);
    play(&mut event, true);
    let status = EventTeller::new(&event, Lang::En).status("A");
    assert!(status.contains("next: waive a rule") && status.contains("end the section early"), "{status}");
}

/// Why somebody was placed so after an earlier round.
#[test]
fn a_place_after_an_earlier_round_is_explained_by_what_was_played_then() {
    let mut event = open(SWISS);
    enter(&mut event, &["A", "B", "C", "D"]);
    for _ in 0..2 {
        pair(&mut event);
        play(&mut event, true);
    }
    let one = tournament::PlayerId::new(1);
    let points = |round| {
        let told = EventTeller::new(&event, Lang::En).of(round, None).explain("A", one).unwrap();
        column(&told, "value")[0].clone()
    };
    assert_eq!([points(Some(1)), points(None)], ["2", "4"]);
}

/// The heading of a column of numbers stands where they stand.
#[test]
fn headings_of_numbers_stand_above_them() {
    let mut event = open(SWISS);
    enter(&mut event, &["A", "B", "C", "D"]);
    pair(&mut event);
    play(&mut event, true);
    let page = EventTeller::new(&event, Lang::En).standings("A").unwrap().page(Lang::En);
    assert!(page.contains("<th class=\"n\">points</th>") && page.contains("<th class=\"w\">name</th>"), "{page}");
}

#[test]
fn every_paper_names_the_event_the_round_and_its_time() {
    let mut event = open(SWISS);
    enter(&mut event, &["A", "B", "C", "D"]);
    let teller = EventTeller::new(&event, Lang::En);
    assert_eq!(teller.check_in("A").title, "海港公開賽 · 甲組 · Check-in · Round 1 2026-05-01 09:00");
    assert_eq!(teller.entries("A").title, "海港公開賽 · 甲組 · Entries 2026-05-01");
    pair(&mut event);
    play(&mut event, true);
    let teller = EventTeller::new(&event, Lang::En);
    assert_eq!(teller.standings("A").unwrap().title, "海港公開賽 · 甲組 · Standings after round 1 2026-05-01 09:00");
    assert!(teller.cross("A").unwrap().title.ends_with("after round 1 2026-05-01 09:00"));
    let running =
        |page: &str| page.contains("content:\"海港公開賽 · 甲組 · ") && page.contains("Round 1 2026-05-01 09:00\"");
    let pages = [teller.slips("A", &|_| None), teller.records("A"), teller.cards("A")];
    assert!(pages.into_iter().all(|page| running(&page.unwrap())), "on each page");
    pair(&mut event);
    assert!(EventTeller::new(&event, Lang::En).check_in("A").title.ends_with("Check-in · Round 2"), "no hour is set");
    play(&mut event, true);
    pair(&mut event);
    play(&mut event, true);
    assert!(
        EventTeller::new(&event, Lang::En).check_in("A").title.ends_with("Check-in 2026-05-01"),
        "no round is left"
    );
}

#[test]
fn a_table_of_an_earlier_round_is_as_it_was_then() {
    let mut event = open(SWISS);
    enter(&mut event, &["A", "B", "C", "D"]);
    pair(&mut event);
    play(&mut event, true);
    let then = EventTeller::new(&event, Lang::En).cross("A").unwrap();
    pair(&mut event);
    play(&mut event, true);
    let now = EventTeller::new(&event, Lang::En);
    assert_ne!(now.cross("A").unwrap(), then);
    assert_eq!(now.of(Some(1), None).cross("A").unwrap(), then);
}

#[test]
fn a_draw_worth_half_a_point_does_not_run_into_the_colour() {
    let half = SWISS.replace("rounds = 3", "rounds = 3, scoring = \"half\"");
    let mut event = open(&half);
    enter(&mut event, &["A", "B"]);
    pair(&mut event);
    say(&mut event, r#"{"result": {"section": "A", "table": 1, "outcome": "draw"}}"#);
    let cross = EventTeller::new(&event, Lang::En).cross("A").unwrap().text();
    assert!(cross.contains("R½") && cross.contains("B½"), "{cross}");
}

#[test]
fn columns_in_which_nothing_stands_are_not_printed() {
    let mut event = open(KNOCKOUT);
    enter(&mut event, &["A", "B", "C", "D"]);
    pair(&mut event);
    let pairings = EventTeller::new(&event, Lang::En).pairings("A").unwrap();
    let page = pairings.page(Lang::En);
    assert!(!page.contains(">points</th>"), "a knockout has none: {page}");
    assert!(page.contains(">result</th>") && page.contains(">club</th>"), "a result is written in by hand: {page}");
    assert!(pairings.csv().contains("points"), "programs find the same columns in every event");
    play(&mut event, true);
    let standings = EventTeller::new(&event, Lang::En).standings("A").unwrap();
    assert!(!standings.page(Lang::En).contains(">points</th>"));
}

#[test]
fn ties_of_those_who_have_lost_once_stand_in_the_round_they_are_played_in() {
    let mut event = open("stages = [{ system = \"double_knockout\" }]");
    enter(&mut event, &["A", "B", "C", "D", "E", "F"]);
    let columns = |event: &Tournament| -> Vec<Vec<String>> {
        let page = EventTeller::new(event, Lang::En).bracket("A").unwrap();
        let names = |tie: &str| -> String { tie.split("class=\"who\">").skip(1).map(|part| &part[..1]).collect() };
        let ties = |column: &str| {
            column.replace("<div class=\"ties\">", "").split("<div class=\"tie").skip(1).map(names).collect()
        };
        page.split("class=\"column\"").skip(1).map(ties).collect()
    };
    pair(&mut event);
    let page = EventTeller::new(&event, Lang::En).bracket("A").unwrap();
    assert_eq!(page.matches("only if needed").count(), 1, "{page}");
    play(&mut event, true);
    while !event.is_over("A") {
        pair(&mut event);
        play(&mut event, true);
    }
    let (drawn, rounds) = (columns(&event), &event.sections["A"].stages[0].rounds);
    assert_eq!(
        drawn.len(),
        rounds.len(),
        "a column for each round, and none for a final that was not needed: {drawn:?}"
    );
    for (column, round) in drawn.iter().zip(rounds) {
        let met =
            round.tables.iter().map(|table| [table.first, table.second].map(|player| event.name(player)).concat());
        let mut met: Vec<String> = met.chain(round.byes.iter().map(|player| event.name(*player).to_owned())).collect();
        let mut column = column.clone();
        met.sort();
        column.sort();
        assert_eq!(column, met, "round {}", round.number);
    }
}

#[test]
fn a_long_name_is_smaller_on_its_card_and_never_broken() {
    let mut event = open(SWISS);
    enter(&mut event, &["陳一", "Featherstonehaugh van der Meulen, Maximilian"]);
    pair(&mut event);
    let cards = EventTeller::new(&event, Lang::En).cards("A").unwrap();
    assert!(
        cards.contains("font-size:34pt\"><span class=\"who\">陳一") && cards.contains("font-size:21pt\""),
        "{cards}"
    );
}

#[test]
fn papers_of_teams_are_for_teams() {
    let mut event = open(SWISS);
    enter(&mut event, &["A", "B"]);
    let teller = EventTeller::new(&event, Lang::En);
    assert_eq!(teller.boards("A"), Err(NotTold::NoTeams));
    assert_eq!(teller.team_sheets("A"), Err(NotTold::NoTeams));
    assert!(teller.not_told(&NotTold::NoTeams).contains("teams"));
}

#[test]
fn groups_stand_apart_and_their_columns_are_told() {
    let mut event =
        open("stages = [{ system = \"round_robin\", groups = 2, ranking = \"round_robin\", share_places = true }]");
    enter(&mut event, &["A", "B", "C", "D"]);
    pair(&mut event);
    play(&mut event, true);
    let cross = EventTeller::new(&event, Lang::En).cross("A").unwrap();
    assert_eq!(cross.page(Lang::En).matches("<tr class=\"part\">").count(), 1);
    assert!(cross.foot.contains("in the order of its rows"), "{}", cross.foot);
}

#[test]
fn fees_that_were_paid_stand_in_the_list_of_entries() {
    let mut event = open(SWISS);
    enter(&mut event, &["A", "B"]);
    assert!(EventTeller::new(&event, Lang::En).entries("A").columns.iter().all(|column| column.key != Some("paid")));
    say(&mut event, r#"{"pay": {"player": 1, "what": "fee", "amount": 150}}"#);
    let entries = EventTeller::new(&event, Lang::En).entries("A");
    assert_eq!(column(&entries, "paid"), ["150.00", ""], "{}", entries.text());
}
