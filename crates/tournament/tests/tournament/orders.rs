//! Single orders in small events: what is taken, and what is refused.

use clock::Instant;
use tournament::charter::{CharterFault, Key, read_toml};
use tournament::event::{Command, Decision, DeskLine, GameRef, Order, Refusal, Tournament, Why, decide};
use tournament::pairing::Pair;
use tournament::{Actor, Form, GameId, Outcome, PlayerId, Reason, Verdict};

/// An event under `roc-113` of one section, played so.
fn open(stages: &str) -> Tournament {
    let charter = format!(
        "time = {{ method = {{ minutes = 30 }} }}\nsections = [{{ id = \"A\", name = \"A\" }}]\n\
         format = {{ stages = [{stages}] }}\nrules = {{ base = \"roc-113\" }}\n"
    );
    let mut event = Tournament::default();
    let charter = Box::new(read_toml(&charter).unwrap());
    give(&mut event, Command::Open { charter }).unwrap();
    event
}

fn order_by(event: &mut Tournament, by: Actor, command: Command) -> Result<Decision, Why> {
    let decided = decide(event, &Order::new(Instant::new(0), by, command));
    let decision = decided.map_err(|Refusal { why, .. }| why)?;
    event.apply_all(&decision.events);
    Ok(decision)
}

fn give(event: &mut Tournament, command: Command) -> Result<Decision, Why> {
    order_by(event, Actor::Director, command)
}

/// An order as it is written on the command line.
fn say(event: &mut Tournament, json: &str) -> Result<Decision, Why> {
    give(event, serde_json::from_str(json).unwrap())
}

fn enter(event: &mut Tournament, players: u32) {
    for number in 1..=players {
        say(event, &format!(r#"{{"enter": {{"name": "P{number}", "section": "A"}}}}"#)).unwrap();
    }
}

fn draw(event: &mut Tournament) -> Result<Decision, Why> {
    say(event, r#"{"draw": {"section": "A", "seed": 1}}"#)
}

fn pair(event: &mut Tournament, seed: u64) -> Result<Decision, Why> {
    say(event, &format!(r#"{{"pair": {{"section": "A", "seed": {seed}}}}}"#))
}

/// Publishes the draft, plays it and closes it; `outcome` by the two numbers.
fn play(event: &mut Tournament, outcome: impl Fn(u32, u32) -> &'static str) {
    say(event, r#"{"publish": {"section": "A"}}"#).unwrap();
    let tables = event.sections["A"].current().unwrap().tables.clone();
    for (table, nth) in tables.iter().zip(1..).filter(|(table, _)| !table.is_over()) {
        let outcome = outcome(table.first.number(), table.second.number());
        say(event, &format!(r#"{{"result": {{"section": "A", "table": {nth}, "outcome": "{outcome}"}}}}"#)).unwrap();
    }
    say(event, r#"{"close": {"section": "A"}}"#).unwrap();
}

/// Plays everything to the end of the stage.
fn play_stage(event: &mut Tournament, outcome: impl Fn(u32, u32) -> &'static str) {
    draw(event).unwrap();
    while pair(event, 1).is_ok() {
        play(event, &outcome);
    }
}

fn draws(_: u32, _: u32) -> &'static str {
    "draw"
}

fn smaller_wins(first: u32, second: u32) -> &'static str {
    if first < second { "first_wins" } else { "second_wins" }
}

fn pairs(event: &Tournament) -> Vec<(u32, u32)> {
    let round = event.sections["A"].current().unwrap();
    round.tables.iter().map(|table| (table.first.number(), table.second.number())).collect()
}

fn ids(numbers: &[u32]) -> Vec<PlayerId> {
    numbers.iter().copied().map(PlayerId::new).collect()
}

#[test]
fn players_of_a_team_are_kept_apart() {
    let together = |criteria: &str, seed: u64| {
        let mut event = open(&format!("{{ system = \"swiss\", rounds = 1{criteria} }}"));
        for number in 1..=8 {
            let team = if number <= 4 { "red" } else { "blue" };
            let entry = format!(r#"{{"enter": {{"name": "P{number}", "section": "A", "team": "{team}"}}}}"#);
            say(&mut event, &entry).unwrap();
        }
        draw(&mut event).unwrap();
        pair(&mut event, seed).unwrap();
        pairs(&event).into_iter().filter(|(first, second)| (*first <= 4) == (*second <= 4)).count()
    };
    assert_eq!((0..20).map(|seed| together(", criteria = { teams = \"always\" }", seed)).sum::<usize>(), 0);
    assert!((0..20).any(|seed| together("", seed) > 0));
}

#[test]
fn a_late_entry_is_taken_while_rounds_are_to_come() {
    let mut event = open("{ system = \"swiss\", rounds = 2, share_places = true }");
    enter(&mut event, 4);
    draw(&mut event).unwrap();
    pair(&mut event, 1).unwrap();
    play(&mut event, smaller_wins);
    say(&mut event, r#"{"enter": {"name": "late", "section": "A"}}"#).unwrap();
    pair(&mut event, 1).unwrap();
    let round = event.sections["A"].current().unwrap();
    assert_eq!((round.tables.len(), round.byes.len()), (2, 1), "five play");
    play(&mut event, smaller_wins);
    let too_late = say(&mut event, r#"{"enter": {"name": "too late", "section": "A"}}"#);
    assert_eq!(too_late, Err(Why::PlayBegun), "no round is left");
}

#[test]
fn whoever_went_or_came_since_changes_nothing_in_why() {
    let mut event = open("{ system = \"swiss\", rounds = 3 }");
    enter(&mut event, 6);
    draw(&mut event).unwrap();
    pair(&mut event, 1).unwrap();
    play(&mut event, smaller_wins);
    let field = event.swiss_field("A");
    pair(&mut event, 1).unwrap();
    say(&mut event, r#"{"publish": {"section": "A"}}"#).unwrap();
    say(&mut event, r#"{"withdraw": {"player": 2, "reason": "ill", "accepted": true}}"#).unwrap();
    say(&mut event, r#"{"enter": {"name": "late", "section": "A"}}"#).unwrap();
    assert_eq!(event.paired_field("A"), field);
}

#[test]
fn a_wrong_pairing_is_put_right_only_with_players_of_the_round() {
    let mut event = open("{ system = \"swiss\", rounds = 2 }");
    enter(&mut event, 4);
    draw(&mut event).unwrap();
    pair(&mut event, 1).unwrap();
    say(&mut event, r#"{"publish": {"section": "A"}}"#).unwrap();
    let [(a, b), (c, d)] = pairs(&event)[..] else { panic!("two tables") };
    let put = |event: &mut Tournament, table: u16, first: u32, second: u32| {
        let should_be = Some(Pair { first: PlayerId::new(first), second: PlayerId::new(second) });
        let at = GameRef::single("A", table);
        order_by(event, Actor::Chief, Command::WrongPairing { at, minute: 0, pairing: true, should_be })
    };
    assert_eq!(put(&mut event, 1, a, a), Err(Why::Twice(PlayerId::new(a))));
    assert_eq!(put(&mut event, 1, a, 9), Err(Why::NotInSection(PlayerId::new(9))));
    // The book does not say what is to be done, and the charter should have.
    assert_eq!(put(&mut event, 1, a, c), Err(Why::MustSay(Key::ReplayWindow)));
    let at = GameId::single("A", 1, 1);
    let pair = Pair { first: PlayerId::new(a), second: PlayerId::new(c) };
    event.apply(&tournament::event::Happening::Replayed { at, pair, fouls: false });
    for table in [1, 2] {
        say(&mut event, &format!(r#"{{"result": {{"section": "A", "table": {table}, "outcome": "draw"}}}}"#)).unwrap();
    }
    let close = say(&mut event, r#"{"close": {"section": "A"}}"#);
    assert_eq!(close, Err(Why::Twice(PlayerId::new(c))), "{b} and {d} sit nowhere and at the wrong table");
}

#[test]
fn who_goes_on_is_not_decided_by_the_order_of_entry() {
    let mut event = open(
        "{ system = \"round_robin\", ranking = { own = [\"wins\"] } }, { system = \"knockout\", take = 2, share_places = true }",
    );
    enter(&mut event, 4);
    play_stage(&mut event, draws);
    let tied = match draw(&mut event) {
        Err(Why::CutShared(tied)) => tied,
        other => panic!("{other:?}"),
    };
    assert!(tied.len() > 1, "{tied:?}");
    let order: Vec<PlayerId> = tied.iter().rev().copied().collect();
    give(&mut event, Command::PlayOff { section: "A".to_owned(), order: order.clone() }).unwrap();
    draw(&mut event).unwrap();
    let through = &event.sections["A"].stages[1].groups[0];
    assert!(through.contains(&order[0]) && !through.contains(order.last().unwrap()), "{through:?} of {order:?}");
}

/// Whatever the number of groups and of those who go on: nobody meets one of their own group at once, and everybody has a place
/// in the final table.
#[test]
fn those_of_one_group_do_not_meet_in_the_first_round_of_the_bracket() {
    for (groups, take) in [(2, 1), (2, 2), (2, 3), (2, 4), (3, 2), (3, 3), (4, 2), (4, 3), (5, 2), (6, 2), (8, 2)] {
        let first = format!("{{ system = \"round_robin\", groups = {groups}, share_places = true }}");
        let mut event = open(&format!(
            "{first}, {{ system = \"knockout\", take = {take}, third_place = true, share_places = true }}"
        ));
        enter(&mut event, groups * 4);
        play_stage(&mut event, smaller_wins);
        let group_of = |event: &Tournament, player: PlayerId| {
            event.sections["A"].stages[0].groups.iter().position(|group| group.contains(&player))
        };
        draw(&mut event).unwrap();
        pair(&mut event, 1).unwrap();
        for table in &event.sections["A"].current().unwrap().tables {
            let [one, other] = [table.first, table.second].map(|player| group_of(&event, player));
            assert_ne!(one, other, "{groups} groups, {take} of each: {} – {}", table.first, table.second);
        }
        loop {
            play(&mut event, smaller_wins);
            if event.is_over("A") {
                break;
            }
            pair(&mut event, 1).unwrap();
        }
        order_by(&mut event, Actor::Chief, Command::Verify { section: "A".to_owned() }).unwrap();
        say(&mut event, r#"{"finish": {"section": "A"}}"#).unwrap();
        let table = event.sections["A"].final_table.as_ref().unwrap();
        assert_eq!(table.lines.len(), usize::try_from(groups * 4).unwrap(), "the final table holds everybody");
        let place = |player: PlayerId| table.lines.iter().find(|line| line.player == player).unwrap().place;
        let through = &event.sections["A"].stages[1].groups[0];
        let last = through.iter().map(|player| place(*player)).max().unwrap();
        let left = event.sections["A"].entrants.iter().filter(|player| !through.contains(player));
        assert!(left.map(|player| place(*player)).all(|place| place > last), "{groups} groups, {take} of each");
    }
}

#[test]
fn the_firsts_of_the_groups_play_off_for_the_first_place() {
    let mut event = open("{ system = \"round_robin\", groups = 2, share_places = true }");
    enter(&mut event, 6);
    play_stage(&mut event, smaller_wins);
    order_by(&mut event, Actor::Chief, Command::Verify { section: "A".to_owned() }).unwrap();
    let finish = Command::Finish { section: "A".to_owned() };
    let Err(Why::FirstShared(firsts)) = give(&mut event, finish.clone()) else { panic!("two are first") };
    assert_eq!(firsts.len(), 2);
    let order = vec![firsts[1], firsts[0]];
    give(&mut event, Command::PlayOff { section: "A".to_owned(), order: order.clone() }).unwrap();
    give(&mut event, finish).unwrap();
    let lines = event.sections["A"].final_table.as_ref().unwrap().in_force();
    assert_eq!((lines[0].player, lines[1].player), (order[0], order[1]));
    assert_eq!(lines.iter().map(|line| line.place).collect::<Vec<_>>(), [1, 2, 3, 3, 5, 5]);
}

#[test]
fn a_final_that_nobody_came_to_can_be_played_off() {
    let mut event = open("{ system = \"knockout\" }");
    enter(&mut event, 2);
    play_stage(&mut event, |_, _| "both_absent");
    order_by(&mut event, Actor::Chief, Command::Verify { section: "A".to_owned() }).unwrap();
    let finish = Command::Finish { section: "A".to_owned() };
    assert_eq!(give(&mut event, finish.clone()), Err(Why::FirstShared(ids(&[1, 2]))));
    give(&mut event, Command::PlayOff { section: "A".to_owned(), order: ids(&[2, 1]) }).unwrap();
    give(&mut event, finish).unwrap();
    let lines = event.sections["A"].final_table.as_ref().unwrap().in_force();
    assert_eq!(lines.iter().map(|line| line.player).collect::<Vec<_>>(), ids(&[2, 1]));
}

#[test]
fn what_cannot_be_played_is_refused() {
    let text = "sections = [{ id = \"A\", name = \"A\" }]\nrules = { base = \"roc-113\" }\n";
    let mut event = Tournament::default();
    give(&mut event, Command::Open { charter: Box::new(read_toml(text).unwrap()) }).unwrap();
    enter(&mut event, 4);
    assert_eq!(draw(&mut event), Err(Why::NoFormat), "no stage is named");
    let mut event = open("{ system = \"swiss\", rounds = 3 }");
    assert_eq!(draw(&mut event), Err(Why::TooFew));
    enter(&mut event, 1);
    assert_eq!(draw(&mut event), Err(Why::TooFew));
    let mut event = open("{ system = \"swiss\", rounds = 4 }");
    enter(&mut event, 4);
    draw(&mut event).unwrap();
    for seed in 0..3 {
        pair(&mut event, seed).unwrap();
        play(&mut event, draws);
    }
    assert!(matches!(pair(&mut event, 1), Err(Why::Impossible(_))), "everyone has met everyone");
}

#[test]
fn a_charter_with_groups_or_boards_that_cannot_be_is_refused() {
    for (format, fault) in [
        ("stages = [{ system = \"swiss\", rounds = 3, groups = 2 }]", "NoGroups"),
        ("stages = [{ system = \"knockout\", groups = 2 }]", "NoGroups"),
        ("boards = 0, stages = [{ system = \"round_robin\" }]", "NoBoards"),
    ] {
        let charter = read_toml(&format!("rules = {{ base = \"roc-113\" }}\nformat = {{ {format} }}\n")).unwrap();
        let opened = give(&mut Tournament::default(), Command::Open { charter: Box::new(charter) });
        let Err(Why::Charter(faults)) = opened else { panic!("{format} was taken") };
        assert!(faults.iter().any(|finding| format!("{:?}", finding.fault) == fault), "{faults:?}");
    }
}

#[test]
fn a_charter_that_can_never_be_played_is_refused() {
    let swiss = "format = { stages = [{ system = \"swiss\", rounds = 3 }] }\n";
    let then = |stage: &str| format!("format = {{ stages = [{{ system = \"swiss\", rounds = 3 }}, {stage}] }}\n");
    let section = |quota: u32| format!("sections = [{{ id = \"A\", name = \"A\", quota = {quota} }}]\n");
    let small = |found, least| CharterFault::TooSmall { found, least };
    let groups = "format = { stages = [{ system = \"round_robin\", groups = 4 }] }\n";
    let stages = "time = { method = { stages = [{ moves = 0, minutes = 60 }] } }\n".to_owned();
    for (text, fault) in [
        (format!("time = {{ method = {{ minutes = 0 }} }}\n{swiss}"), small(0, 1)),
        (format!("time = {{ method = {{ seconds_per_move = 0 }} }}\n{swiss}"), small(0, 1)),
        (stages + swiss, small(0, 1)),
        (section(1) + swiss, small(1, 2)),
        (section(7) + groups, small(7, 8)),
        (section(3) + &swiss.replace('3', "4"), CharterFault::TooManyRounds { most: 3 }),
        (then("{ system = \"knockout\", take = 1 }"), small(1, 2)),
        (then("{ system = \"swiss\", rounds = 4, take = 4 }"), CharterFault::TooManyRounds { most: 3 }),
        (then("{ system = \"knockout\", take = 2, play_off = { method = { minutes = 0 } } }"), small(0, 1)),
    ] {
        let charter = read_toml(&format!("{text}rules = {{ base = \"roc-113\" }}\n")).unwrap();
        let opened = give(&mut Tournament::default(), Command::Open { charter: Box::new(charter) });
        let Err(Why::Charter(faults)) = opened else { panic!("{text} was taken") };
        assert_eq!(faults.into_iter().map(|finding| finding.fault).collect::<Vec<_>>(), [fault], "{text}");
    }
    for stage in ["system = \"swiss\"", "system = \"swiss\", rounds = 3"] {
        let sections = "sections = [{ id = \"A\", name = \"A\" }, { id = \"B\", name = \"B\", rules = { base = \"fide-2014\" } }]\n";
        let text = format!("rules = {{ base = \"roc-113\" }}\n{sections}format = {{ stages = [{{ {stage} }}] }}\n");
        let charter = Box::new(read_toml(&text).unwrap());
        let opened = give(&mut Tournament::default(), Command::Open { charter });
        let Err(Why::Charter(faults)) = opened else { panic!("{text} was taken") };
        let faults: Vec<CharterFault> = faults.into_iter().map(|finding| finding.fault).collect();
        let rounds = (!stage.contains("rounds")).then_some(CharterFault::RoundsMissing);
        let expected: Vec<CharterFault> = rounds.into_iter().chain([CharterFault::ScoringMissing]).collect();
        assert_eq!(faults, expected, "roc-113 scores its games, the laws of chess at hand do not: {text}");
    }
    let fine = then("{ system = \"knockout\", take = 2 }") + &section(4);
    let charter = Box::new(read_toml(&format!("{fine}rules = {{ base = \"roc-113\" }}\n")).unwrap());
    give(&mut Tournament::default(), Command::Open { charter }).unwrap();
}

#[test]
fn nobody_is_twice_in_a_team() {
    let charter = "rules = { base = \"roc-113\" }\nsections = [{ id = \"A\", name = \"A\" }]\n\
        format = { boards = 2, stages = [{ system = \"swiss\", rounds = 3 }] }\n";
    let mut event = Tournament::default();
    give(&mut event, Command::Open { charter: Box::new(read_toml(charter).unwrap()) }).unwrap();
    enter(&mut event, 2);
    let team = |members: &str| format!(r#"{{"enter_team": {{"name": "T", "section": "A", "members": {members}}}}}"#);
    let Err(Why::Entry(faults)) = say(&mut event, &team("[1, 1]")) else { panic!("taken") };
    assert_eq!(faults, [tournament::entry::EntryFault::MemberTwice(PlayerId::new(1))]);
    say(&mut event, &team("[1, 2]")).unwrap();
}

#[test]
fn the_byes_of_a_bracket_are_told() {
    let mut event = open("{ system = \"knockout\" }");
    enter(&mut event, 5);
    draw(&mut event).unwrap();
    pair(&mut event, 1).unwrap();
    let round = event.sections["A"].current().unwrap();
    assert_eq!((round.tables.len(), round.byes.len()), (1, 3));
    play(&mut event, smaller_wins);
    pair(&mut event, 1).unwrap();
    assert_eq!(event.sections["A"].current().unwrap().byes, []);
}

#[test]
fn an_announcement_goes_before_what_a_section_says() {
    let charter = "time = { method = { minutes = 30 } }\nrules = { base = \"xqef-2022\", supplements = [\"roc-113\"] }\n\
        sections = [{ id = \"A\", name = \"A\", recording = false }]\n\
        format = { stages = [{ system = \"swiss\", rounds = 3 }] }\n";
    let mut event = Tournament::default();
    give(&mut event, Command::Open { charter: Box::new(read_toml(charter).unwrap()) }).unwrap();
    enter(&mut event, 2);
    let announced = r#"{"announce": {"round": 1, "clauses": [{"key": "recording", "value": true}]}}"#;
    order_by(&mut event, Actor::Chief, serde_json::from_str(announced).unwrap()).unwrap();
    draw(&mut event).unwrap();
    pair(&mut event, 1).unwrap();
    say(&mut event, r#"{"publish": {"section": "A"}}"#).unwrap();
    assert!(event.arrangements(&GameId::single("A", 1, 1)).unwrap().recorded);
}

/// A section of four whose second round is being played.
fn second_round() -> Tournament {
    let mut event = open(r#"{ system = "round_robin" }"#);
    enter(&mut event, 4);
    draw(&mut event).unwrap();
    pair(&mut event, 1).unwrap();
    play(&mut event, draws);
    pair(&mut event, 1).unwrap();
    say(&mut event, r#"{"publish": {"section": "A"}}"#).unwrap();
    event
}

#[test]
fn an_order_may_name_the_round_and_only_the_one_being_played() {
    let mut event = second_round();
    for round in [1, 3] {
        let order = format!(r#"{{"result": {{"section": "A", "round": {round}, "table": 1, "outcome": "draw"}}}}"#);
        assert_eq!(say(&mut event, &order), Err(Why::OtherRound { round, current: Some(2) }));
    }
    let named = say(&mut event, r#"{"result": {"section": "A", "round": 2, "table": 1, "outcome": "draw"}}"#).unwrap();
    let unnamed = say(&mut event, r#"{"result": {"section": "A", "table": 2, "outcome": "draw"}}"#).unwrap();
    for (decision, table) in [(named, 1), (unnamed, 2)] {
        assert_eq!(decision.events[0].subject, Some(GameId::single("A", 2, table)));
        assert_eq!(decision.events[0].event.game(), Some(&GameId::single("A", 2, table)));
    }
}

#[test]
fn a_result_that_rests_on_a_desk_keeps_its_verdict_and_its_line() {
    let mut event = second_round();
    let hash = "0123456789abcdef".repeat(4);
    let order = format!(
        r#"{{"result": {{"section": "A", "table": 1, "outcome": "second_wins", "form": "breach", "reason": "faults",
        "fouls": [3, 1], "rests_on": {{"no": 41, "hash": "{hash}"}}}}}}"#
    );
    order_by(&mut event, Actor::Staff, serde_json::from_str(&order).unwrap()).unwrap();
    let slot = *event.table_at(&GameId::single("A", 2, 1)).unwrap().1.slot(&GameId::single("A", 2, 1)).unwrap();
    let verdict = Verdict { outcome: Outcome::SecondWins, form: Form::Breach, reason: Reason::Faults };
    assert_eq!((slot.verdict, slot.fouls, slot.confirmed), (Some(verdict), [3, 1], true));
    assert_eq!(slot.rests_on, Some(DeskLine { no: 41, hash: hash.parse().ok() }));
}
