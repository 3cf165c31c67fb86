//! An event from the command line.

use std::fs;
use std::path::Path;

use crate::readme::blocks;
use crate::{fails, folder, qizheng, run, run_with};

pub const CHARTER: &str = r#"
name = "Evening"
organiser = "Club"
time = { method = { minutes = 30 } }
sections = [{ id = "A", name = "A" }]
format = { stages = [{ system = "round_robin", ranking = "round_robin", share_places = true }] }

[rules]
base = "roc-113"
"#;

/// The name of a file in a folder.
pub fn path(folder: &Path, name: &str) -> String {
    folder.join(name).display().to_string()
}

/// Runs an action of `qizheng event` on a file in a folder.
pub fn event(folder: &Path, action: &str, more: &[&str]) -> crate::Run {
    let file = path(folder, "e.jsonl");
    run(&[&["event", action, &file], more].concat())
}

#[test]
fn an_event_is_played_from_charter_to_standings() {
    let folder = folder("event");
    fs::write(path(&folder, "c.toml"), CHARTER).expect("the folder takes a file");
    fs::write(path(&folder, "s.csv"), "姓名,單位\n陳大文,東區\n李四,\nWang Wu,\n趙六,\n陳大文,東區\n")
        .expect("the folder takes a file");
    let new = event(&folder, "new", &["--charter", &path(&folder, "c.toml")]);
    assert_eq!((new.code, new.out.as_str()), (Some(0), "done\n"));
    assert!(new.err.contains("not given: the prizes [roc-113 art. 4.1]"), "{}", new.err);
    let add = event(&folder, "add", &["--sheet", &path(&folder, "s.csv")]);
    assert_eq!((add.code, add.out.as_str()), (Some(1), "entered: 4\n"));
    assert!(add.err.contains("line 6, 陳大文: same as line 2"), "{}", add.err);
    fails(
        &event(&folder, "pair", &[]),
        1,
        "qizheng: refused: numbers have not been drawn yet [roc-113 art. 4.4.[D]]\n",
    );
    assert_eq!(event(&folder, "draw", &["--seed", "1"]).code, Some(0));
    for _ in 0..3 {
        assert_eq!(event(&folder, "pair", &[]).code, Some(0));
        assert_eq!(event(&folder, "publish", &[]).code, Some(0));
        for table in ["1", "2"] {
            assert_eq!(event(&folder, "result", &["--table", table, "--outcome", "first_wins"]).code, Some(0));
        }
        assert_eq!(event(&folder, "close", &[]).code, Some(0));
    }
    let standings = event(&folder, "standings", &["--format", "json"]);
    let lines: serde_json::Value = serde_json::from_str(&standings.out).expect("the answer is JSON");
    assert_eq!((lines.as_array().map(Vec::len), &lines[0]["place"]), (Some(4), &1.into()));
    let why = event(&folder, "explain", &["--player", "1"]);
    assert!(why.out.contains("roc-113 art. 3.6.2.[A]"), "{}", why.out);
    let data = event(&folder, "explain", &["--player", "1", "--format", "json"]);
    assert!(data.out.contains("roc-113 3.6.二.[A]"), "programs read ids: {}", data.out);
    let records = event(&folder, "export", &["--what", "records", "--format", "html"]);
    assert!(records.out.contains("Evening") && records.out.contains("陳大文"), "{}", records.out);
}

#[test]
fn who_watches_and_who_may_do_what_is_told_in_every_language() {
    let folder = folder("watch");
    fs::write(path(&folder, "c.toml"), CHARTER).expect("the folder takes a file");
    assert_eq!(event(&folder, "new", &["--charter", &path(&folder, "c.toml")]).code, Some(0));
    for name in ["A", "B"] {
        assert_eq!(event(&folder, "add", &["--name", name]).code, Some(0));
    }
    for action in ["draw", "pair", "publish"] {
        assert_eq!(event(&folder, action, &[]).code, Some(0));
    }
    let words = [
        ("en", "If the facts are disputed", "officials patrol", "roc-113 art. 4.4.[H]"),
        ("zh-Hant", "事實有爭議時", "巡邏制", "roc-113 4.四.[H]"),
        ("zh-Hans", "事实有争议时", "巡逻制", "roc-113 4.四.[H]"),
    ];
    for (lang, disputed, patrol, article) in words {
        let may = event(&folder, "may", &["--lang", lang]);
        assert!(may.out.contains(disputed) && may.out.contains(article), "{}", may.out);
        let watch = event(&folder, "watch", &["--lang", lang]);
        assert!(watch.out.contains(patrol), "{}", watch.out);
        assert_eq!(event(&folder, "unratified", &["--lang", lang]).code, Some(0));
    }
    let items = event(&folder, "export", &["--what", "records", "--format", "json"]);
    assert!(items.out.contains(r#""item":"owner""#) && items.out.contains("Club"), "{}", items.out);
}

#[test]
fn plain_lists_are_paired_and_ranked() {
    let folder = folder("plain");
    fs::write(path(&folder, "p.json"), r#"{"players": [1, 2, 3, 4]}"#).expect("the folder takes a file");
    let pairs = run(&["pair", &path(&folder, "p.json"), "--system", "round-robin"]);
    assert_eq!(pairs.out, "1\t1-4\t2-3\n2\t4-3\t1-2\n3\t2-4\t3-1\n");
    let piped = run_with(&mut qizheng(&["pair", "-", "--system", "round-robin"]), r#"{"players": [1, 2, 3, 4]}"#);
    assert_eq!(piped.out, pairs.out);
    let games = r#"{"players": [1, 2], "matches": [{"round": 1, "first": 1, "second": 2, "games": [{"outcome": "second_wins"}]}]}"#;
    let ranked = run_with(&mut qizheng(&["standings", "-", "--tiebreaks", "wins", "--format", "csv"]), games);
    assert_eq!(ranked.out, "place,no.,name,points,wins,decider,article\n1,2,2,2,1,,\n2,1,1,0,0,points,\n");
}

/// The words of a command, as a shell takes them: those within single quotes are one.
fn words(command: &str) -> Vec<&str> {
    let parts = command.split('\'').enumerate();
    parts.flat_map(|(nth, part)| if nth % 2 == 0 { part.split_whitespace().collect() } else { vec![part] }).collect()
}

/// Runs every command of a page, in its order; how many there are.
fn run_page(page: &str, folder: &std::path::Path) -> u32 {
    let mut commands = 0;
    for (kind, text) in blocks(page) {
        if let Some((_, name)) = kind.split_once(' ') {
            fs::write(folder.join(name), &text).expect("the folder takes a file");
        }
        for line in text.lines().filter_map(|line| line.strip_prefix("qizheng ")).filter(|_| kind == "sh") {
            let (command, file) = line.split_once(" > ").map_or((line, None), |(command, file)| (command, Some(file)));
            let run = run_with(qizheng(&words(command)).current_dir(folder), "");
            assert_eq!(run.code, Some(0), "{command}\n{}{}", run.out, run.err);
            assert!(!run.out.is_empty(), "{command}");
            if let Some(file) = file {
                fs::write(folder.join(file), &run.out).expect("the folder takes a file");
            }
            commands += 1;
        }
    }
    commands
}

#[test]
fn every_command_of_the_page_about_events_runs() {
    let commands = run_page("docs/EVENT.md", &folder("event-page"));
    assert!(commands > 40, "only {commands} commands");
}

#[test]
fn every_command_of_the_page_about_halls_runs() {
    let folder = folder("hall-page");
    let commands = run_page("docs/HALL.md", &folder);
    assert!(commands > 30, "only {commands} commands");
    let paper = fs::read_to_string(folder.join("case.html")).expect("the case was printed");
    assert!(paper.contains("公開組") && paper.contains("the camera above table 1"), "{paper}");
    let instants = log_times(&fs::read_to_string(folder.join("hall.jsonl")).expect("the log is there"));
    assert!(instants.is_sorted(), "the lines of a log stand in the order of their times: {instants:?}");
}

/// The times of the lines of a log.
fn log_times(log: &str) -> Vec<jiff::Timestamp> {
    let line = |line: &str| -> serde_json::Value { serde_json::from_str(line).expect("a line is JSON") };
    let time = |text| line(text)["at"].as_str().and_then(|at| at.parse().ok()).expect("a line has its time");
    log.lines().map(time).collect()
}

/// An event of four in a folder, its first round published.
pub fn published(name: &str, charter: &str) -> std::path::PathBuf {
    let folder = folder(name);
    fs::write(path(&folder, "c.toml"), charter).expect("the folder takes a file");
    fs::write(path(&folder, "s.csv"), "姓名\n甲\n乙\n丙\n丁\n").expect("the folder takes a file");
    for (action, more) in [
        ("new", vec!["--charter".to_owned(), path(&folder, "c.toml")]),
        ("add", vec!["--sheet".to_owned(), path(&folder, "s.csv")]),
        ("draw", vec![]),
        ("pair", vec![]),
        ("publish", vec![]),
    ] {
        let more: Vec<&str> = more.iter().map(String::as_str).collect();
        let run = event(&folder, action, &more);
        assert_eq!(run.code, Some(0), "{action}: {}", run.err);
    }
    folder
}

#[test]
fn a_charter_that_makes_no_sense_is_refused_with_its_line() {
    let folder = folder("charter-line");
    let charter = CHARTER.replace("roc-113", "xqef-2022");
    let twice = format!("{charter}\n[officials]\ndirectors = []\nchief_arbiters = [\"C\"]\n");
    fs::write(path(&folder, "c.toml"), twice).expect("the folder takes a file");
    let new = event(&folder, "new", &["--charter", &path(&folder, "c.toml")]);
    assert_eq!((new.code, new.out.as_str()), (Some(1), ""));
    assert!(new.err.contains("c.toml, line 12: "), "{}", new.err);
    assert!(!folder.join("e.jsonl").exists(), "nothing was opened");
    fs::write(path(&folder, "d.toml"), "name = \"x\"\nsections = 3\n").expect("the folder takes a file");
    let new = event(&folder, "new", &["--charter", &path(&folder, "d.toml")]);
    assert!(new.err.contains("line 2: "), "{}", new.err);
}

#[test]
fn what_is_wrong_is_told_and_changes_nothing() {
    let folder = published("event-wrong", CHARTER);
    let file = path(&folder, "e.jsonl");
    let before = fs::read_to_string(&file).expect("the event is there");
    for (action, more, part) in [
        ("result", &["--table", "9", "--outcome", "draw"][..], "table 9"),
        ("result", &["--table", "1", "--board", "2", "--outcome", "draw"], "no such game"),
        ("explain", &["--player", "77"], "77"),
        ("close", &[], "table"),
        ("do", &["--order", "{\"pay\": {\"player\": 77, \"what\": \"fee\", \"amount\": 5}}"], "77"),
        ("do", &["--order", "{\"nonsense\": 1}"], "nonsense"),
        ("add", &["--name", "甲"], "player 1"),
        ("why", &["--player", "77"], ""),
        ("standings", &["--section", "B"], ""),
    ] {
        let run = event(&folder, action, more);
        assert_eq!(run.code, Some(1), "{action} {more:?}: {}", run.out);
        assert!(run.err.contains(part), "{action} {more:?}: {}", run.err);
    }
    assert_eq!(fs::read_to_string(&file).expect("the event is there"), before);
    fs::write(&file, format!("{before}{{\"by\":\"director\",\"event\":")).expect("the folder takes a file");
    let broken = event(&folder, "standings", &[]);
    let line = before.lines().count() + 1;
    assert!(broken.code == Some(1) && broken.err.contains(&format!("line {line} ")), "{}", broken.err);
}

#[test]
fn why_not_another_is_told_in_three_languages() {
    let swiss = CHARTER.replace("round_robin\", ranking = \"round_robin\"", "swiss\", rounds = 3, ranking = \"swiss\"");
    let folder = published("event-why", &swiss);
    let ask = |lang: &str, opponent: &str| {
        let file = path(&folder, "e.jsonl");
        run(&["--lang", lang, "event", "why", &file, "--player", "1", "--opponent", opponent])
    };
    for opponent in ["2", "3", "4"] {
        for (lang, name) in [("en", "甲"), ("zh-Hant", "甲"), ("zh-Hans", "甲")] {
            let answer = ask(lang, opponent);
            assert_eq!((answer.code, answer.err.as_str()), (Some(0), ""));
            assert!(answer.out.contains(name), "{}", answer.out);
        }
    }
    let wished = r#"{"pair": {"section": "A", "seed": 2, "wishes": [{"bye": 1}], "reason": "asked"}}"#;
    event(&folder, "result", &["--table", "1", "--outcome", "draw"]);
    event(&folder, "result", &["--table", "2", "--outcome", "draw"]);
    event(&folder, "close", &[]);
    let refused = event(&folder, "do", &["--order", wished]);
    assert!(refused.code == Some(1) && refused.err.contains("bye"), "{}", refused.err);
}

#[test]
fn report_files_are_paired_and_ranked() {
    let folder = folder("trf");
    let line = |rank: u32, name: &str, rounds: &str| {
        let name: String = name.chars().chain(std::iter::repeat(' ')).take(33).collect();
        format!("001 {rank:>4}      {name}{}{rounds}\n", " ".repeat(44))
    };
    let games = [
        line(1, "陳大文", "   2 w 1  "),
        line(2, "Lee", "   1 b 0  "),
        line(3, "Wong", "   4 w =  "),
        line(4, "Ho", "   3 b =  "),
    ];
    fs::write(path(&folder, "r.trf"), games.concat()).expect("the folder takes a file");
    let pairs = run(&["pair", &path(&folder, "r.trf"), "--check"]);
    assert_eq!((pairs.code, pairs.out.lines().count()), (Some(0), 3), "{}{}", pairs.out, pairs.err);
    assert!(!pairs.out.contains("1-2") && !pairs.out.contains("2-1"), "{}", pairs.out);
    let ranked = run(&["standings", &path(&folder, "r.trf"), "--tiebreaks", "second_games", "--format", "csv"]);
    let first = ranked.out.lines().nth(1).map(str::to_owned);
    assert_eq!(first.as_deref(), Some("1,1,陳大文,2,0,,"), "{}", ranked.err);
    fs::write(path(&folder, "b.trf"), games.concat().replace("1 b 0", "1 b 1")).expect("the folder takes a file");
    let wrong = run(&["standings", &path(&folder, "b.trf")]);
    assert!(wrong.code == Some(1) && wrong.err.contains("line 1: round 1: "), "{}", wrong.err);
}

#[test]
fn plain_lists_that_make_no_sense_are_refused() {
    let folder = folder("plain-wrong");
    let file = path(&folder, "p.json");
    let pair = |players: &str, system: &str| {
        fs::write(&file, format!(r#"{{"players": {players}}}"#)).expect("the folder takes a file");
        run(&["pair", &file, "--system", system])
    };
    assert_eq!(
        pair("[1, 2, 3, 4, 5]", "knockout").out.lines().skip(1).collect::<Vec<_>>(),
        ["1 bye", "2 bye", "3 bye"]
    );
    for system in ["knockout", "round-robin", "double-round-robin"] {
        for (players, part) in
            [("[]", "fewer than two"), ("[7]", "fewer than two"), ("[7, 3, 7]", "7 is in the round twice")]
        {
            let run = pair(players, system);
            assert_eq!((run.code, run.out.as_str()), (Some(1), ""), "{system} {players}");
            assert!(run.err.contains(part), "{system} {players}: {}", run.err);
        }
    }
    let game = r#"{"round": 2, "first": 1, "second": 3, "games": [{"outcome": "draw"}]}"#;
    let seat = |more: &str| format!(r#"{{"player": 1, "number": 1{more}}}, {{"player": 2, "number": 2}}"#);
    let field =
        |seats: &str, round: u32| format!(r#"{{"field": {{"round": {round}, "of_rounds": 3, "players": [{seats}]}}}}"#);
    for (field, part) in [
        (field(&seat(r#", "foo": 2"#), 1), "unknown “foo”, expected player,"),
        (field(&seat(r#", "met": [1]"#), 2), "player 1 cannot have met 1"),
        (field(&seat(""), 9), "there is no round 9, expected 1 to 3"),
        (field(&[seat(""), seat("")].join(", "), 1), "player 1 is listed twice"),
    ] {
        fs::write(&file, field).expect("the folder takes a file");
        let run = run(&["pair", &file]);
        assert!(run.code == Some(1) && run.out.is_empty() && run.err.contains(part), "{}{}", run.out, run.err);
    }
    for (table, part) in [
        (r#"{"players": []}"#.to_owned(), "no players"),
        (r#"{"players": [1, 2, 1]}"#.to_owned(), "player 1 is listed twice"),
        (format!(r#"{{"players": [1, 2], "matches": [{game}]}}"#), "round 2: 3 is not on the list"),
    ] {
        fs::write(&file, table).expect("the folder takes a file");
        let run = run(&["standings", &file]);
        assert!(run.code == Some(1) && run.err.contains(part), "{}{}", run.out, run.err);
    }
}

#[test]
fn those_still_tied_go_on_or_back_to_their_own_match() {
    let folder = folder("still-tied");
    let games = [
        (1, 1, 2, "first_wins"),
        (1, 3, 5, "draw"),
        (1, 4, 6, "first_wins"),
        (2, 1, 6, "first_wins"),
        (2, 5, 2, "second_wins"),
        (2, 3, 4, "draw"),
        (3, 3, 1, "first_wins"),
        (3, 4, 2, "second_wins"),
        (3, 5, 6, "draw"),
    ];
    let game = |(round, first, second, outcome): (u32, u32, u32, &str)| {
        format!(r#"{{"round": {round}, "first": {first}, "second": {second}, "games": [{{"outcome": "{outcome}"}}]}}"#)
    };
    let text = format!(r#"{{"players": [1, 2, 3, 4, 5, 6], "matches": [{}]}}"#, games.map(game).join(", "));
    fs::write(path(&folder, "r.json"), text).expect("the folder takes a file");
    let first = |more: &[&str]| {
        let run = run(&[&["standings", &path(&folder, "r.json"), "--format", "csv"], more].concat());
        run.out.lines().nth(1).and_then(|line| line.split(',').nth(1)).map(str::to_owned)
    };
    assert_eq!(first(&[]).as_deref(), Some("2"));
    assert_eq!(first(&["--still-tied", "direct_again"]).as_deref(), Some("1"));
}

#[test]
fn a_refused_wish_names_the_players() {
    let swiss = CHARTER.replace("round_robin\", ranking = \"round_robin\"", "swiss\", rounds = 3, ranking = \"swiss\"");
    let folder = published("event-wish", &swiss);
    let round = event(&folder, "export", &["--what", "pairings", "--format", "json"]);
    let tables: serde_json::Value = serde_json::from_str(&round.out).expect("the answer is JSON");
    let (red, black) = (tables[0]["red"].as_str().expect("a name"), tables[0]["black"].as_str().expect("a name"));
    for table in ["1", "2"] {
        event(&folder, "result", &["--table", table, "--outcome", "draw"]);
    }
    event(&folder, "close", &[]);
    let number = |name: &str| ["甲", "乙", "丙", "丁"].iter().position(|known| *known == name).expect("entered") + 1;
    let meet = format!(r#"{{"meet": [{}, {}]}}"#, number(red), number(black));
    let wished = format!(r#"{{"pair": {{"section": "A", "seed": 2, "wishes": [{meet}], "reason": "asked"}}}}"#);
    let refused = event(&folder, "do", &["--order", &wished]);
    assert!(refused.code == Some(1) && refused.err.contains(&format!("{red} meets {black}")), "{}", refused.err);
}

#[test]
fn what_there_is_not_is_told() {
    let folder = folder("event-nothing");
    fs::write(path(&folder, "c.toml"), CHARTER).expect("the folder takes a file");
    assert_eq!(event(&folder, "new", &["--charter", &path(&folder, "c.toml")]).code, Some(0));
    for (action, more, code, part) in [
        ("add", &[][..], 2, "--sheet"),
        ("add", &["--name", "a\nb"], 1, "line break"),
        ("add", &["--name", "\u{200b} "], 1, "the name is missing"),
        ("export", &["--what", "pairings"], 1, "no round has been paired"),
        ("export", &["--what", "slips", "--format", "html"], 1, "no round has been paired"),
        ("export", &["--what", "entries", "--section", "Z"], 1, "Z"),
        ("standings", &["--section", "Z"], 1, "Z"),
        ("draw", &[], 1, "fewer than two"),
        ("pair", &[], 1, "not been drawn"),
        ("publish", &[], 1, ""),
        ("close", &[], 1, ""),
        ("result", &["--outcome", "draw"], 1, ""),
    ] {
        let run = event(&folder, action, more);
        assert_eq!((run.code, run.out.as_str()), (Some(code), ""), "{action} {more:?}: {}", run.err);
        assert!(run.err.contains(part), "{action} {more:?}: {}", run.err);
    }
}

#[test]
fn a_limit_that_the_charter_adopts_goes_on_to_the_desk() {
    let asked = |clauses: &str, name: &str| {
        let folder = published(name, &CHARTER.replace("base = \"roc-113\"", &format!("base = \"roc-113\"\n{clauses}")));
        let desk = event(&folder, "desk", &["--table", "1"]);
        let line: serde_json::Value = serde_json::from_str(&desk.out).expect("a line of JSON");
        line["open"]["asked_limit"].clone()
    };
    assert_eq!(asked("clauses = [{ key = \"asked_limit\", value = true }]", "event-asked"), true);
    assert_eq!(asked("", "event-not-asked"), false);
}

const TEAMS: &str = r#"
name = "Teams"
organiser = "Club"
time = { method = { minutes = 30 } }
sections = [{ id = "A", name = "A" }]
format = { boards = 2, stages = [{ system = "round_robin", scoring = "whole", ranking = "team_round_robin", share_places = true }] }

[rules]
base = "roc-113"
"#;

#[test]
fn a_sheet_makes_teams_and_one_that_is_short_keeps_nobody_out() {
    let folder = folder("event-teams");
    fs::write(path(&folder, "c.toml"), TEAMS).expect("the folder takes a file");
    let sheet = "Entries 2026\n姓名;代表隊\nA1;West\nA2;West\nB1;South\nB2;South\nC1;East\n";
    fs::write(path(&folder, "s.csv"), sheet).expect("the folder takes a file");
    fs::write(path(&folder, "more.csv"), "姓名;代表隊\nC2;East\n").expect("the folder takes a file");
    assert_eq!(event(&folder, "new", &["--charter", &path(&folder, "c.toml")]).code, Some(0));
    let add = event(&folder, "add", &["--sheet", &path(&folder, "s.csv")]);
    assert_eq!((add.code, add.out.as_str()), (Some(1), "entered: 5\nteams: 2\n"), "{}", add.err);
    assert!(add.err.contains("East") && add.err.contains("2 boards"), "{}", add.err);
    let entered = event(&folder, "export", &["--what", "entries"]).out;
    assert!(entered.find("West") < entered.find("South"), "teams come in the order of the sheet: {entered}");
    let more = event(&folder, "add", &["--sheet", &path(&folder, "more.csv")]);
    assert_eq!((more.code, more.out.as_str()), (Some(0), "entered: 1\nteams: 1\n"), "{}", more.err);
    for action in ["draw", "pair", "publish"] {
        assert_eq!(event(&folder, action, &[]).code, Some(0));
    }
    let round = event(&folder, "export", &["--what", "pairings", "--format", "csv"]).out;
    assert_eq!(event(&folder, "result", &["--outcome", "draw"]).code, Some(2), "the board is not said");
    // The list of pairings with the results written in, under a title, the sum of the match above its boards.
    let filled = |line: &str| match line.split(',').next() {
        Some("1.1") => format!("{line}1-0"),
        Some("1.2") => format!("{line}½-½"),
        Some("1") => format!("{line}3-1"),
        _ => line.to_owned(),
    };
    let filled: Vec<String> = round.lines().map(|line| filled(line.trim_end_matches("bye"))).collect();
    fs::write(path(&folder, "r.csv"), format!("Round 1\n{}\n", filled.join("\n"))).expect("it takes a file");
    let told = event(&folder, "result", &["--sheet", &path(&folder, "r.csv"), "--round", "1"]);
    assert_eq!(told.code, Some(0), "{}{round}", told.err);
    assert!(told.out.contains("table 1.1: ") && told.out.contains("table 1.2: "), "{}", told.out);
    fs::write(path(&folder, "bad.csv"), "table,result\n1,1-0\n").expect("it takes a file");
    let bad = event(&folder, "result", &["--sheet", &path(&folder, "bad.csv")]);
    assert!(bad.code == Some(1) && bad.err.contains("board"), "{}", bad.err);
    fs::write(path(&folder, "bad.csv"), "a,b\n1,1-0\n").expect("it takes a file");
    let bad = event(&folder, "result", &["--sheet", &path(&folder, "bad.csv")]);
    assert!(bad.code == Some(1) && bad.err.contains("columns"), "{}", bad.err);
    assert_eq!(event(&folder, "close", &[]).code, Some(0));
}

#[test]
fn the_state_of_every_section_is_told() {
    let folder = folder("event-status");
    let two = CHARTER.replace(r#"{ id = "A", name = "A" }"#, r#"{ id = "A", name = "甲" }, { id = "B", name = "乙" }"#);
    fs::write(path(&folder, "c.toml"), two).expect("the folder takes a file");
    assert_eq!(event(&folder, "new", &["--charter", &path(&folder, "c.toml")]).code, Some(0));
    let status = event(&folder, "status", &[]);
    assert_eq!(status.code, Some(0), "{}", status.err);
    assert!(status.out.contains("A 甲\n") && status.out.contains("B 乙\n"), "{}", status.out);
    assert!(status.out.contains("fewer than two"), "what stands in the way: {}", status.out);
    assert!(!event(&folder, "status", &["--section", "B"]).out.contains('甲'));
}

/// What an order brought about is told before it is done, and what there is not is named.
#[test]
fn orders_tell_what_they_brought_about() {
    let folder = folder("event-told");
    let swiss =
        CHARTER.replace("\"round_robin\", ranking = \"round_robin\"", "\"swiss\", rounds = 3, ranking = \"swiss\"");
    fs::write(path(&folder, "c.toml"), swiss).expect("the folder takes a file");
    let long = "長".repeat(5_000);
    fs::write(path(&folder, "s.csv"), format!("姓名\nA\nB\nC\nD\n{long}\n")).expect("the folder takes a file");
    assert_eq!(event(&folder, "new", &["--charter", &path(&folder, "c.toml")]).code, Some(0));
    let add = event(&folder, "add", &["--sheet", &path(&folder, "s.csv")]);
    assert!(add.code == Some(1) && add.err.contains("line 6") && add.err.len() < 400, "{}", add.err);
    let drawn = event(&folder, "draw", &["--seed", "1"]);
    assert!(["A", "B", "C", "D"].iter().all(|name| drawn.out.contains(name)), "{}", drawn.out);
    assert_eq!(event(&folder, "export", &["--what", "draw"]).out, drawn.out, "the same is told later");
    assert_eq!(event(&folder, "pair", &[]).code, Some(0));
    assert_eq!(event(&folder, "publish", &[]).out, "pairing published [roc-113 art. 4.3.[B]]\ndone\n");
    for table in ["1", "2"] {
        assert_eq!(event(&folder, "result", &["--table", table, "--outcome", "first_wins"]).code, Some(0));
    }
    assert_eq!(event(&folder, "close", &[]).out, "round 1 closed [roc-113 art. 4.3.[B], 4.4.[I]]\ndone\n");
    let closed = event(&folder, "result", &["--round", "1", "--table", "1", "--outcome", "draw"]);
    assert!(closed.code == Some(1) && closed.err.contains("--correct and --reason"), "{}", closed.err);
    assert_eq!(event(&folder, "pair", &[]).code, Some(0));
    let amend = r#"{"amend_entry": {"player": 2, "to": {"name": "Bea", "club": "East"}, "reason": "as on the form"}}"#;
    let amended = event(&folder, "do", &["--order", amend]).out;
    let told = "entry of no. 2 B corrected: club: not said → East, name: B → Bea: as on the form";
    assert!(amended.starts_with(told), "whose entry it was is told, too: {amended}");
    let order = r#"{"discard": {"section": "A", "round": 1}}"#;
    fails(
        &event(&folder, "do", &["--order", order]),
        1,
        "qizheng: refused: the order is for round 1; round 2 is the one being paired or played [roc-113 art. 1.3.1]\n",
    );
    let past = event(&folder, "result", &["--round", "1", "--table", "1", "--outcome", "draw"]);
    assert!(past.code == Some(1) && past.err.contains("--correct"), "{}", past.err);
    for (action, more, part) in [
        ("standings", &["--round", "9"][..], "no round 9"),
        ("standings", &["--stage", "3"], "no stage 3"),
        ("why", &["--player", "1", "--round", "9"], "no round 9"),
        ("export", &["--what", "pairings", "--round", "9"], "no round 9"),
    ] {
        let told = event(&folder, action, more);
        assert!(told.code == Some(1) && told.err.contains(part), "{action} {more:?}: {}", told.err);
    }
}

/// The list of pairings with its results is read as it is printed, whatever a win is worth; a sheet without any records nothing,
/// and says so.
#[test]
fn results_are_read_as_they_are_printed() {
    let folder = folder("event-printed");
    let league = CHARTER.replace("ranking = \"round_robin\"", "ranking = \"round_robin\", scoring = \"huang\"");
    fs::write(path(&folder, "c.toml"), league).expect("the folder takes a file");
    let names = (1..=12).map(|nth| format!("P{nth}")).collect::<Vec<_>>().join("\n");
    fs::write(path(&folder, "s.csv"), format!("name\n{names}")).expect("the folder takes a file");
    assert_eq!(event(&folder, "new", &["--charter", &path(&folder, "c.toml")]).code, Some(0));
    assert_eq!(event(&folder, "add", &["--sheet", &path(&folder, "s.csv")]).code, Some(0));
    for action in ["draw", "pair", "publish"] {
        assert_eq!(event(&folder, action, &[]).code, Some(0));
    }
    let empty = event(&folder, "export", &["--format", "csv"]).out;
    fs::write(path(&folder, "r.csv"), &empty).expect("the folder takes a file");
    let nothing = event(&folder, "result", &["--sheet", &path(&folder, "r.csv")]);
    assert_eq!(
        (nothing.code, nothing.out.as_str()),
        (Some(0), "nothing to do: nothing was recorded\n"),
        "{}",
        nothing.err
    );
    let outcomes = ["first_wins", "second_wins", "draw", "forced_draw", "both_lose", "both_absent"];
    for (table, outcome) in (1..).zip(outcomes) {
        let (table, more) = (table.to_string(), ["--outcome", outcome]);
        assert_eq!(event(&folder, "result", &["--table", &table, more[0], more[1]]).code, Some(0));
    }
    let filled = event(&folder, "export", &["--format", "csv"]).out;
    assert!(filled.contains("13 : 2") && filled.contains("7 : 9"), "{filled}");
    for table in 1..=outcomes.len() {
        let order = format!(r#"{{"reopen": {{"section": "A", "table": {table}, "reason": "read from the sheet"}}}}"#);
        assert_eq!(event(&folder, "do", &["--order", &order]).code, Some(0));
    }
    assert_eq!(event(&folder, "export", &["--format", "csv"]).out, empty);
    fs::write(path(&folder, "r.csv"), &filled).expect("the folder takes a file");
    let read = event(&folder, "result", &["--sheet", &path(&folder, "r.csv")]);
    assert_eq!(read.code, Some(0), "{}", read.err);
    let again = event(&folder, "result", &["--sheet", &path(&folder, "r.csv")]);
    assert!(again.code == Some(1) && again.err.contains("table 1: refused: the result is already"), "{}", again.err);
    fs::write(path(&folder, "r.csv"), "table,result\n1,1-0\n2,lost\n").expect("the folder takes a file");
    let unread = event(&folder, "result", &["--sheet", &path(&folder, "r.csv")]);
    assert!(unread.err.ends_with("no result entered; rows that cannot be read: 1\n"), "{}", unread.err);
    assert_eq!(event(&folder, "export", &["--format", "csv"]).out, filled);
}

/// An order that finds nothing to do says so, and what an entry brings with it is told.
#[test]
fn nothing_is_called_done_that_was_not() {
    let folder = folder("event-nothing");
    let swiss = CHARTER
        .replace("\"round_robin\", ranking = \"round_robin\"", "\"swiss\", rounds = 2, ranking = \"swiss\"")
        .replace("base = \"roc-113\"", "base = \"roc-113\"\nclauses = [{ key = \"late_entrants\", value = \"draw\" }]")
        .replace("organiser", "prizes = { list = [{ place = 1, name = \"Cup\", money = 10 }] }\norganiser");
    fs::write(path(&folder, "c.toml"), swiss).expect("the folder takes a file");
    fs::write(path(&folder, "s.csv"), "name,title\nA,\nB,\nC,emperor\n").expect("the folder takes a file");
    assert_eq!(event(&folder, "new", &["--charter", &path(&folder, "c.toml")]).code, Some(0));
    let add = event(&folder, "add", &["--sheet", &path(&folder, "s.csv")]);
    assert!(add.err.contains("line 4, C: title “emperor” is not known, expected one such as GM"), "{}", add.err);
    for action in ["draw", "pair", "publish"] {
        assert_eq!(event(&folder, action, &[]).code, Some(0));
    }
    assert_eq!(event(&folder, "result", &["--outcome", "first_wins"]).code, Some(0));
    assert_eq!(event(&folder, "close", &[]).code, Some(0));
    let late = event(&folder, "add", &["--name", "Late"]);
    assert_eq!(
        (late.code, late.out.as_str()),
        (Some(0), "entered: no. 3 Late\nLate has a half-point bye in round 1\n"),
        "{}",
        late.err
    );
    assert_eq!(
        event(&folder, "do", &["--order", r#"{"end_early": {"section": "A", "reason": "rain"}}"#]).code,
        Some(0)
    );
    assert_eq!(event(&folder, "do", &["--order", r#"{"finish": {"section": "A"}}"#]).code, Some(0));
    let award = r#"{"award_prizes": {"section": "A"}}"#;
    let paid = event(&folder, "do", &["--order", award]);
    assert!(
        paid.code == Some(0) && paid.out.contains("10.00") && paid.out.ends_with("done\n"),
        "{}{}",
        paid.out,
        paid.err
    );
    let again = event(&folder, "do", &["--order", award]);
    assert_eq!((again.code, again.out.as_str()), (Some(0), "nothing to do: nothing was recorded\n"), "{}", again.err);
}
