//! What the director of a large open expects: half-point byes, late entrants, acceleration, rating order, fixed tables, rounds
//! paired by hand, rating lists, prizes of categories, the prizes of the disqualified, report files.

use tournament::charter::{Key, read_toml};
use tournament::event::{Command, Decision, NoteKind, Tournament, Why};
use tournament::pairing::swiss::{Criterion, Field};
use tournament::{Actor, PlayerId, Scoring};

use crate::given::{chief, give, say};

const PLAIN: &str = "{ system = \"swiss\", rounds = 4, ranking = \"swiss\", scoring = \"whole\", share_places = true }";

fn open_with(stage: &str, clauses: &str, more: &str) -> Tournament {
    let charter = format!(
        "{more}\ntime = {{ method = {{ minutes = 30 }} }}\nsections = [{{ id = \"A\", name = \"A\" }}]\n\
         format = {{ stages = [{stage}] }}\n\
         rules = {{ base = \"xqef-2022\", supplements = [\"roc-113\"], clauses = [{clauses}] }}\n"
    );
    let mut event = Tournament::default();
    let charter = Box::new(read_toml(&charter).unwrap());
    give(&mut event, Actor::Director, Command::Open { charter }).unwrap();
    event
}

/// Enters players, the first with the highest rating.
fn enter(event: &mut Tournament, players: u32) {
    for number in 1..=players {
        let rating = 2400 - 10 * number;
        let order = format!(r#"{{"enter": {{"name": "P{number}", "section": "A", "rating": {rating}}}}}"#);
        say(event, &order).unwrap();
    }
}

fn draw(event: &mut Tournament) {
    say(event, r#"{"draw": {"section": "A", "seed": 1}}"#).unwrap();
}

fn pair(event: &mut Tournament) -> Decision {
    let decision = say(event, r#"{"pair": {"section": "A", "seed": 5}}"#).unwrap();
    say(event, r#"{"publish": {"section": "A"}}"#).unwrap();
    decision
}

/// Plays the round that was published so that smaller numbers win, and closes it.
fn play(event: &mut Tournament) {
    let tables = event.sections["A"].current().unwrap().tables.clone();
    for (table, nth) in tables.iter().zip(1..).filter(|(table, _)| !table.is_over()) {
        let outcome = if table.first < table.second { "first_wins" } else { "second_wins" };
        say(event, &format!(r#"{{"result": {{"section": "A", "table": {nth}, "outcome": "{outcome}"}}}}"#)).unwrap();
    }
    say(event, r#"{"close": {"section": "A"}}"#).unwrap();
}

fn finish(event: &mut Tournament) -> Decision {
    chief(event, r#"{"verify": {"section": "A"}}"#).unwrap();
    say(event, r#"{"finish": {"section": "A"}}"#).unwrap()
}

fn id(number: u32) -> PlayerId {
    PlayerId::new(number)
}

fn points(event: &Tournament, player: u32) -> String {
    let lines = event.stage_lines("A", 0).unwrap();
    lines.iter().find(|line| line.player == id(player)).unwrap().points.unwrap().to_string()
}

/// Who meets whom in the current round, the smaller number first, table by table.
fn pairs(event: &Tournament) -> Vec<(u32, u32)> {
    let tables = &event.sections["A"].current().unwrap().tables;
    let pair = |first: u32, second: u32| (first.min(second), first.max(second));
    tables.iter().map(|table| pair(table.first.number(), table.second.number())).collect()
}

fn sorted(event: &Tournament) -> Vec<(u32, u32)> {
    let mut pairs = pairs(event);
    pairs.sort_unstable();
    pairs
}

fn says_must(decision: &Decision, key: &Key) -> bool {
    decision.notes.iter().any(|note| note.what == NoteKind::MustSay(key.clone()))
}

#[test]
fn half_point_byes_are_asked_for_where_the_charter_has_them() {
    let ask = |player: u32, round: u16| format!(r#"{{"ask_bye": {{"player": {player}, "round": {round}}}}}"#);
    let mut silent = open_with(PLAIN, "", "");
    enter(&mut silent, 6);
    assert_eq!(say(&mut silent, &ask(1, 1)), Err(Why::MustSay(Key::HalfByes)), "no book speaks of them");
    let mut event = open_with(PLAIN, "{ key = \"half_byes\", value = 1 }", "");
    enter(&mut event, 7);
    say(&mut event, &ask(2, 1)).unwrap();
    assert_eq!(say(&mut event, &ask(2, 1)), Err(Why::NothingChanges));
    assert_eq!(say(&mut event, &ask(2, 3)), Err(Why::HalfByes { most: 1 }));
    assert_eq!(say(&mut event, &ask(3, 5)), Err(Why::NoSuchRound(5)));
    draw(&mut event);
    pair(&mut event);
    let round = event.sections["A"].current().unwrap();
    assert_eq!((&round.half_byes[..], round.tables.len(), round.byes.len()), (&[id(2)][..], 3, 0));
    assert_eq!(say(&mut event, &ask(3, 1)), Err(Why::LeaveLate), "the round is paired");
    play(&mut event);
    assert_eq!(points(&event, 2), "1", "as for a draw, where a win is worth 2");
    let field = event.swiss_field("A").unwrap();
    assert_eq!(field.players.iter().find(|seat| seat.player == id(2)).unwrap().byes, 0, "the bye is still to come");
    say(&mut event, &ask(3, 2)).unwrap();
    say(&mut event, r#"{"cancel_leave": {"player": 3, "round": 2, "reason": "can come"}}"#).unwrap();
    pair(&mut event);
    assert!(event.sections["A"].current().unwrap().half_byes.is_empty());
    say(&mut event, r#"{"cancel_leave": {"player": 2, "round": 1, "reason": "was for 20"}}"#).unwrap();
    assert_eq!(points(&event, 2), "0");
    let robin = "{ system = \"round_robin\", ranking = \"round_robin\", scoring = \"whole\", share_places = true }";
    let mut robin = open_with(robin, "{ key = \"half_byes\", value = 1 }", "");
    enter(&mut robin, 4);
    assert_eq!(say(&mut robin, &ask(1, 1)), Err(Why::OnlySwiss));
}

#[test]
fn late_entrants_have_what_the_charter_gives_them() {
    let enter_late = r#"{"enter": {"name": "Late", "section": "A"}}"#;
    for (clause, given) in [("nothing", "0"), ("draw", "2"), ("", "0")] {
        let clauses = match clause {
            "" => String::new(),
            word => format!("{{ key = \"late_entrants\", value = \"{word}\" }}"),
        };
        let mut event = open_with(PLAIN, &clauses, "");
        enter(&mut event, 6);
        draw(&mut event);
        for _ in 0..2 {
            pair(&mut event);
            play(&mut event);
        }
        let decision = say(&mut event, enter_late).unwrap();
        assert_eq!(says_must(&decision, &Key::LateEntrants), clause.is_empty(), "{clause}");
        assert_eq!(points(&event, 7), given, "{clause}");
        // One who never meant to come can still be removed.
        say(&mut event, r#"{"remove_entry": {"player": 7, "reason": "entered twice"}}"#).unwrap();
        say(&mut event, r#"{"enter": {"name": "Later", "section": "A"}}"#).unwrap();
        pair(&mut event);
        assert!(event.sections["A"].current().unwrap().lists(id(8)), "{clause}");
    }
}

const ACCELERATED: &str = "{ system = \"swiss\", rounds = 4, ranking = \"swiss\", scoring = \"whole\", share_places = true, \
    criteria = { opening = \"halves\", accelerated = { rounds = 2, points = 2 } } }";

#[test]
fn accelerated_rounds_bring_the_strong_together() {
    let mut event = open_with(ACCELERATED, "", "");
    enter(&mut event, 16);
    draw(&mut event);
    pair(&mut event);
    for (better, worse) in pairs(&event) {
        assert_eq!(better <= 8, worse <= 8, "upper and lower half are apart: {better}–{worse}");
        assert_eq!((better - 1) / 4 % 2, 0, "halves of each half meet: {better}–{worse}");
        assert_eq!((worse - 1) / 4 % 2, 1, "halves of each half meet: {better}–{worse}");
    }
    play(&mut event);
    pair(&mut event);
    // 1 to 4 have won and stand ahead; 5 to 8 have lost and meet 9 to 12, who have won.
    for (better, worse) in pairs(&event) {
        let group = |number: u32| match number {
            1..=4 => 0,
            5..=12 => 1,
            _ => 2,
        };
        assert_eq!(group(better), group(worse), "{better}–{worse}");
    }
    play(&mut event);
    assert_eq!(event.swiss_field("A").unwrap().players.iter().map(|seat| seat.score.to_string()).max().unwrap(), "4");
    let none = ACCELERATED.replace("rounds = 2, points", "rounds = 0, points");
    let charter = format!(
        "time = {{ method = {{ minutes = 30 }} }}\nsections = [{{ id = \"A\", name = \"A\" }}]\n\
         format = {{ stages = [{none}] }}\nrules = {{ base = \"xqef-2022\" }}\n"
    );
    let open = Command::Open { charter: Box::new(read_toml(&charter).unwrap()) };
    let refused = give(&mut Tournament::default(), Actor::Director, open);
    assert!(matches!(refused, Err(Why::Charter(_))), "an acceleration of no rounds");
}

#[test]
fn rating_order_pairs_each_score_group() {
    let order = "order = [\"bye\", \"run\", \"score\", \"rank\"]";
    let stage = "{ system = \"swiss\", rounds = 4, ranking = \"swiss\", scoring = \"whole\", share_places = true, ";
    let mut event = open_with(&format!("{stage} criteria = {{ opening = \"halves\", {order} }} }}"), "", "");
    enter(&mut event, 8);
    draw(&mut event);
    pair(&mut event);
    assert_eq!(sorted(&event), [(1, 5), (2, 6), (3, 7), (4, 8)]);
    play(&mut event);
    let decision = pair(&mut event);
    assert_eq!(sorted(&event), [(1, 3), (2, 4), (5, 7), (6, 8)]);
    let cites = decision.events[0].under.iter().any(|unit| unit.clause == "sch2.1.3(b)");
    assert!(cites, "{:?}", decision.events[0].under);
    let mut by_lot = open_with(&format!("{stage} criteria = {{ {order} }} }}"), "", "");
    enter(&mut by_lot, 8);
    draw(&mut by_lot);
    pair(&mut by_lot);
    assert!(!by_lot.sections["A"].current().unwrap().by_numbers, "numbers by rating are no lots");
    play(&mut by_lot);
    pair(&mut by_lot);
    let field = by_lot.paired_field("A").unwrap();
    let winners: Vec<u32> = {
        let won = field.players.iter().filter(|seat| seat.score.to_string() == "2");
        let mut numbers: Vec<u32> = won.map(|seat| seat.player.number()).collect();
        numbers.sort_unstable();
        numbers
    };
    let met = sorted(&by_lot);
    assert!(met.contains(&(winners[0], winners[2])) && met.contains(&(winners[1], winners[3])), "{met:?}");
}

#[test]
fn a_player_sits_at_the_same_table_in_every_round() {
    let fix = |player: u32, table: &str| format!(r#"{{"fix_table": {{"player": {player}, "table": {table}}}}}"#);
    let mut event = open_with(PLAIN, "", "");
    enter(&mut event, 8);
    draw(&mut event);
    say(&mut event, &fix(8, "1")).unwrap();
    say(&mut event, &fix(5, "3")).unwrap();
    assert_eq!(say(&mut event, &fix(2, "1")), Err(Why::TableTaken(id(8))));
    assert_eq!(say(&mut event, &fix(8, "1")), Err(Why::NothingChanges));
    assert_eq!(say(&mut event, &fix(2, "0")), Err(Why::NoTable(0)));
    for _ in 0..3 {
        let decision = pair(&mut event);
        let round = event.sections["A"].current().unwrap().clone();
        assert!(round.tables[0].seats(id(8)));
        let elsewhere = NoteKind::OtherTable { player: id(8), table: 1 };
        assert!(decision.notes.iter().all(|note| note.what != elsewhere));
        let met = round.tables[0].seats(id(5));
        assert!(met || round.tables[2].seats(id(5)), "round {}", round.number);
        let told = decision.notes.iter().any(|note| matches!(note.what, NoteKind::OtherTable { .. }));
        assert_eq!(told, met, "5 and 8 meet at one of their tables");
        let mut seated: Vec<u32> = pairs(&event).into_iter().flat_map(|(one, other)| [one, other]).collect();
        seated.sort_unstable();
        assert_eq!(seated, (1..=8).collect::<Vec<_>>());
        play(&mut event);
    }
    say(&mut event, &fix(8, "null")).unwrap();
    say(&mut event, &fix(1, "9")).unwrap();
    let decision = pair(&mut event);
    let beyond = NoteKind::OtherTable { player: id(1), table: 9 };
    assert!(decision.notes.iter().any(|note| note.what == beyond), "there are four tables");
}

#[test]
fn a_round_is_paired_by_hand_and_what_it_breaks_is_told() {
    let mut event = open_with(PLAIN, "", "");
    enter(&mut event, 4);
    draw(&mut event);
    pair(&mut event);
    let again = sorted(&event);
    play(&mut event);
    let wishes: Vec<String> =
        again.iter().map(|(one, other)| format!(r#"{{"play": {{"first": {one}, "second": {other}}}}}"#)).collect();
    let order = |more: &str| {
        let wishes = wishes.join(", ");
        format!(r#"{{"pair": {{"section": "A", "seed": 5, "wishes": [{wishes}], "reason": "by hand"{more}}}}}"#)
    };
    assert!(matches!(say(&mut event, &order("")), Err(Why::Impossible(_))), "both have met");
    let decision = say(&mut event, &order(r#", "give_way": ["rematch"]"#)).unwrap();
    assert_eq!(sorted(&event), again);
    let broken = decision.notes.iter().find_map(|note| match &note.what {
        NoteKind::Breaks(breaks) => Some(breaks.clone()),
        _ => None,
    });
    let broken = broken.expect("what it breaks is told");
    let of = |criterion| broken.iter().filter(|one| one.criterion == criterion).count();
    assert_eq!(of(Criterion::Rematch), 2, "{broken:?}");
    assert_eq!(of(Criterion::Score), 2, "winners meet losers: {broken:?}");
}

#[test]
fn a_rating_list_is_looked_up() {
    let mut event = open_with(PLAIN, "", "");
    enter(&mut event, 3);
    say(&mut event, r#"{"enter": {"name": "陳大文", "section": "A", "member": "77"}}"#).unwrap();
    let list = r#"[{"name": "P1", "rating": 2390}, {"name": "p 2", "rating": 2222}, {"name": "P3", "rating": 1},
        {"name": "P3", "rating": 2}, {"member": "77", "rating": 2100}, {"name": "Stranger", "rating": 9}]"#;
    let rate = |reason: &str| format!(r#"{{"rate": {{"list": {list}, "reason": "{reason}"}}}}"#);
    assert_eq!(say(&mut event, &rate("")), Err(Why::RepairUnexplained));
    say(&mut event, r#"{"enter": {"name": "Nobody", "section": "A"}}"#).unwrap();
    let decision = say(&mut event, &rate("list of May")).unwrap();
    let ratings: Vec<Option<u32>> = event.players.values().map(|player| player.rating).collect();
    assert_eq!(ratings, [Some(2390), Some(2222), Some(2370), Some(2100), None]);
    let [note] = &decision.notes[..] else { panic!("one note") };
    let NoteKind::Rated(rated) = &note.what else { panic!("{note:?}") };
    assert_eq!((&rated.changed[..], &rated.missing[..]), (&[id(2), id(4)][..], &[id(5)][..]));
    assert_eq!((&rated.several[..], rated.refused.len()), (&[id(3)][..], 0));
    let player = Actor::Player;
    let order = serde_json::from_str(&rate("mine")).unwrap();
    assert!(matches!(give(&mut event, player, order), Err(Why::Office { .. })));
}

/// Prizes of places and of categories.
const PRIZES: &str = r#"prizes = { list = [
    { place = 1, name = "Cup", money = 1000 },
    { place = 2, name = "Medal", money = 500 },
    { place = 1, name = "Best woman", money = 300, among = { women = true } },
    { place = 2, name = "Second woman", money = 100, among = { women = true } },
    { place = 1, name = "Best up to 2340", money = 200, among = { rating_until = 2340 } },
] }"#;

/// Prizes of places alone.
const PLACES: &str =
    r#"prizes = { list = [{ place = 1, name = "Cup", money = 1000 }, { place = 2, name = "Medal", money = 500 }] }"#;

/// An event that ended in the order of the numbers, 2, 3 and 7 being women.
fn ended(more: &str) -> Tournament {
    let robin = "{ system = \"round_robin\", ranking = \"round_robin\", scoring = \"whole\", share_places = true }";
    let mut event = open_with(robin, "{ key = \"shared_first\", value = true }", more);
    enter(&mut event, 8);
    for woman in [2, 3, 7] {
        let order = format!(r#"{{"amend_entry": {{"player": {woman}, "to": {{"woman": true}}, "reason": "r"}}}}"#);
        say(&mut event, &order).unwrap();
    }
    draw(&mut event);
    for _ in 0..7 {
        pair(&mut event);
        play(&mut event);
    }
    finish(&mut event);
    event
}

/// Who gets which prize.
fn prizes(event: &Tournament) -> Vec<(u32, String)> {
    event.prizes("A").iter().map(|line| (line.player.number(), line.names.join(", "))).collect()
}

#[test]
fn categories_have_prizes_of_their_own() {
    let mut event = ended(PRIZES);
    let all = [(1, "Cup"), (2, "Medal"), (2, "Best woman"), (3, "Second woman"), (6, "Best up to 2340")];
    assert_eq!(prizes(&event), all.map(|(player, name)| (player, name.to_owned())));
    let paid = say(&mut event, r#"{"award_prizes": {"section": "A"}}"#).unwrap();
    assert_eq!(paid.events.len(), 4, "2 is paid both prizes at once");
    let again = say(&mut event, r#"{"award_prizes": {"section": "A"}}"#).unwrap();
    assert_eq!(again.events.len(), 0, "nothing is paid twice");
    let one_each = PRIZES.replace("prizes = {", "prizes = { one_each = true,");
    let event = ended(&one_each);
    let each = [(1, "Cup"), (2, "Medal"), (3, "Best woman"), (7, "Second woman"), (6, "Best up to 2340")];
    assert_eq!(prizes(&event), each.map(|(player, name)| (player, name.to_owned())));
}

/// What a correction moves is told as the tables have it: a place that was lost is nobody's.
#[test]
fn a_correction_tells_the_places_that_are_left() {
    let mut event = open_with(PLAIN, "{ key = \"disqualified_place\", value = \"lost\" }", "");
    enter(&mut event, 6);
    draw(&mut event);
    for _ in 0..2 {
        pair(&mut event);
        play(&mut event);
    }
    chief(&mut event, r#"{"disqualify": {"player": 1, "reason": "a telephone"}}"#).unwrap();
    let places = |event: &Tournament| -> std::collections::BTreeMap<PlayerId, u32> {
        event.final_lines("A").unwrap().into_iter().map(|line| (line.player, line.place)).collect()
    };
    let before = places(&event);
    let tables = event.sections["A"].round(1).unwrap().tables.clone();
    let nth = tables.iter().position(|table| !table.seats(id(1))).unwrap();
    let wrong = if tables[nth].first < tables[nth].second { "second_wins" } else { "first_wins" };
    let order = format!(
        r#"{{"result": {{"section": "A", "round": 1, "table": {}, "outcome": "{wrong}", "correct": true, "why": "x"}}}}"#,
        nth + 1
    );
    let decision = say(&mut event, &order).unwrap();
    let after = places(&event);
    let moved = decision.notes.into_iter().find_map(|note| match note.what {
        NoteKind::Moved(moved) => Some(moved),
        _ => None,
    });
    for one in moved.expect("points have moved") {
        assert_eq!(one.place, [before[&one.player], after[&one.player]], "{one:?}");
    }
}

#[test]
fn the_charter_must_say_what_becomes_of_the_place_of_the_disqualified() {
    let clause = |word: &str| format!("{{ key = \"disqualified_place\", value = \"{word}\" }}, ");
    for (word, stands) in [("", true), ("stand", true), ("lost", false)] {
        let clauses = if word.is_empty() { String::new() } else { clause(word) };
        let clauses = format!("{clauses}{{ key = \"shared_first\", value = true }}");
        let mut event = open_with(PLAIN, &clauses, PLACES);
        enter(&mut event, 8);
        draw(&mut event);
        for _ in 0..3 {
            pair(&mut event);
            play(&mut event);
        }
        let decision = chief(&mut event, r#"{"disqualify": {"player": 1, "reason": "a telephone"}}"#).unwrap();
        assert_eq!(says_must(&decision, &Key::DisqualifiedPlace), word.is_empty(), "{word}");
        say(&mut event, r#"{"end_early": {"section": "A", "reason": "the hall closes"}}"#).unwrap();
        let decision = finish(&mut event);
        assert_eq!(says_must(&decision, &Key::DisqualifiedPlace), word.is_empty(), "{word}");
        let table = event.sections["A"].final_table.clone().unwrap();
        let places: Vec<(PlayerId, u32)> = table.lines.iter().map(|line| (line.player, line.place)).collect();
        assert_eq!((places[0].1, places[0].0 == id(1)), (1, stands), "{word}: {places:?}");
        assert_eq!(places.len(), if stands { 8 } else { 7 }, "{word}");
        let decision = say(&mut event, r#"{"award_prizes": {"section": "A"}}"#).unwrap();
        assert_eq!(says_must(&decision, &Key::DisqualifiedPlace), word.is_empty(), "{word}");
        assert!(!decision.events.is_empty(), "the others are paid: {word}");
        let to_one = event.ledger.lines.iter().any(|line| line.player == id(1));
        assert_eq!(to_one, word == "stand", "what nobody says is not paid out: {word}");
    }
}

/// What a pairing sees of a field, by number.
fn seen(field: &Field, number: impl Fn(PlayerId) -> u32) -> Vec<String> {
    let mut seats: Vec<(u32, String)> = field
        .players
        .iter()
        .map(|seat| {
            let mut met: Vec<u32> = seat.met.iter().map(|player| number(*player)).collect();
            met.sort_unstable();
            let own = number(seat.player);
            (own, format!("{own} {} {:?} {met:?} {} {:?}", seat.score, seat.colours, seat.byes, seat.floated))
        })
        .collect();
    seats.sort();
    seats.into_iter().map(|(_, text)| text).collect()
}

#[test]
fn a_report_file_is_written_and_read_back() {
    let clauses = "{ key = \"half_byes\", value = 1 }, { key = \"late_entrants\", value = \"draw\" }";
    let mut event = open_with(PLAIN, clauses, "name = \"海港公開賽\"\nschedule = { first_day = \"2026-05-01\" }");
    enter(&mut event, 9);
    draw(&mut event);
    say(&mut event, r#"{"ask_bye": {"player": 4, "round": 2}}"#).unwrap();
    for absent in [true, false, false] {
        pair(&mut event);
        if absent {
            say(&mut event, r#"{"result": {"section": "A", "table": 1, "outcome": "second_absent"}}"#).unwrap();
            say(&mut event, r#"{"result": {"section": "A", "table": 2, "outcome": "draw"}}"#).unwrap();
        }
        play(&mut event);
        if absent {
            say(&mut event, r#"{"enter": {"name": "遲到者", "section": "A", "rating": 1500, "born": 2001}}"#).unwrap();
        }
    }
    say(&mut event, r#"{"withdraw": {"player": 7, "reason": "ill", "accepted": true}}"#).unwrap();
    let order = event.sections["A"].stages[0].groups[0].clone();
    let number = |player: PlayerId| u32::try_from(order.iter().position(|one| *one == player).unwrap() + 1).unwrap();
    let text = tournament::trf::write(&event, "A", 0).unwrap();
    assert!(text.contains("012 海港公開賽 A\n") && text.contains("042 2026/05/01\n"), "{text}");
    assert!(
        text.lines().any(|line| line.starts_with("001") && line.contains("遲到者") && line.contains("0000 - H")),
        "{text}"
    );
    let trf = tournament::trf::read(&text).unwrap();
    assert_eq!((trf.rounds, trf.names.len()), (Some(4), 10));
    let read = trf.field(&Scoring::Whole.points());
    assert_eq!((read.round, read.of_rounds), (4, 4));
    assert_eq!(seen(&read, PlayerId::number), seen(&event.swiss_field("A").unwrap(), number));
    let names: Vec<&str> = order.iter().map(|player| event.name(*player)).collect();
    assert_eq!(trf.names.values().map(String::as_str).collect::<Vec<_>>(), names);
    let places = event.stage_lines("A", 0).unwrap();
    for line in text.lines().filter(|line| line.starts_with("001")) {
        let signs: Vec<char> = line.chars().collect();
        let column = |first: usize, last: usize| signs[first - 1..last].iter().collect::<String>().trim().to_owned();
        let player = order[column(5, 8).parse::<usize>().unwrap() - 1];
        let place = places.iter().find(|line| line.player == player).unwrap();
        let points: f64 = column(81, 84).parse().unwrap();
        let expected: f64 = place.points.unwrap().to_string().parse().unwrap();
        assert!((points - expected).abs() < 1e-9 && column(86, 89) == place.place.to_string(), "{line}");
    }
    assert_eq!(tournament::trf::write(&event, "A", 1), None);
    let head = |text: &str| text.lines().map(|line| line.chars().take(89).collect()).collect::<Vec<String>>();
    pair(&mut event);
    say(&mut event, r#"{"result": {"section": "A", "table": 1, "outcome": "first_wins"}}"#).unwrap();
    let during = tournament::trf::write(&event, "A", 0).unwrap();
    assert_eq!(head(&during), head(&text), "points and places are those of the rounds that are written");
}
