//! The file of an event: nothing is lost, doubled or overwritten unsaid.

use std::fs;
use std::path::Path;
use std::process::Stdio;

use crate::event::{CHARTER, event, path, published};
use crate::{fails, folder, qizheng, run, run_with};

fn log(folder: &Path) -> String {
    fs::read_to_string(folder.join("e.jsonl")).expect("the event is there")
}

fn put(folder: &Path, text: &str) {
    fs::write(folder.join("e.jsonl"), text).expect("the folder takes a file");
}

#[test]
fn a_last_line_without_its_line_break_stays_a_line_of_its_own() {
    let folder = published("log-glued", CHARTER);
    let before = log(&folder);
    put(&folder, before.trim_end());
    assert_eq!(event(&folder, "result", &["--table", "1", "--outcome", "draw"]).code, Some(0));
    assert!(log(&folder).starts_with(&before), "{}", log(&folder));
    let pairings = event(&folder, "export", &["--what", "pairings", "--format", "csv"]);
    assert_eq!((pairings.code, pairings.out.matches("1 : 1").count()), (Some(0), 1), "{}", pairings.out);
}

#[test]
fn a_line_half_written_hides_nothing_and_is_taken_off() {
    let folder = published("log-torn", CHARTER);
    let before = log(&folder);
    let entries = event(&folder, "export", &["--what", "entries"]).out;
    let torn = "{\"no\":9,\"by\":\"director\",\"event\":{\"closed\":{\"sec";
    put(&folder, &format!("{before}{torn}"));
    let line = before.lines().count() + 1;
    let shown = event(&folder, "export", &["--what", "entries"]);
    assert_eq!((shown.code, shown.out.as_str()), (Some(1), entries.as_str()));
    assert!(shown.err.contains(&format!("line {line} ")) && shown.err.contains("event repair"), "{}", shown.err);
    let refused = event(&folder, "result", &["--table", "1", "--outcome", "draw"]);
    assert!(refused.code == Some(1) && refused.err.contains("event repair"), "{}", refused.err);
    assert_eq!(log(&folder), format!("{before}{torn}"), "nothing is added to a torn log");
    assert_eq!(event(&folder, "repair", &[]).out, format!("removed: {} bytes\n", torn.len()));
    assert_eq!((log(&folder), event(&folder, "export", &["--what", "entries"]).code), (before, Some(0)));
    assert_eq!(fs::read_to_string(folder.join("e.jsonl.torn")).expect("what was taken off is kept"), torn);
    assert_eq!(event(&folder, "repair", &[]).out, "removed: nothing, the log is sound\n");
}

#[test]
fn a_line_that_is_gone_is_told() {
    let folder = published("log-gap", CHARTER);
    let text = log(&folder);
    let kept: String =
        text.split_inclusive('\n').enumerate().filter(|(nth, _)| *nth != 2).map(|(_, line)| line).collect();
    put(&folder, &kept);
    let shown = event(&folder, "export", &["--what", "entries"]);
    assert_eq!(shown.code, Some(1));
    assert!(shown.err.contains("line 3 holds event 4, expected event 3"), "{}", shown.err);
    for action in ["publish", "repair"] {
        assert_eq!(event(&folder, action, &[]).code, Some(1), "{action}");
        assert_eq!(log(&folder), kept, "{action}");
    }
}

#[test]
fn commands_at_once_wait_for_each_other() {
    let folder = folder("log-locked");
    fs::write(path(&folder, "c.toml"), CHARTER).expect("the folder takes a file");
    event(&folder, "new", &["--charter", &path(&folder, "c.toml")]);
    let file = path(&folder, "e.jsonl");
    let add = |nth: usize| {
        let name = format!("P{nth}");
        let mut command = qizheng(&["event", "add", &file, "--name", &name]);
        command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the binary is built for this test")
    };
    let children: Vec<_> = (0..16).map(add).collect();
    for mut child in children {
        assert!(child.wait().expect("the binary runs to its end").success());
    }
    let entries = event(&folder, "export", &["--what", "entries", "--format", "json"]);
    let entries: serde_json::Value = serde_json::from_str(&entries.out).expect("the answer is JSON");
    let of = |key: &str| {
        let mut values: Vec<String> =
            entries.as_array().expect("a list").iter().map(|row| row[key].to_string()).collect();
        values.sort();
        values.dedup();
        values.len()
    };
    assert_eq!((of("name"), of("number")), (16, 16));
}

#[test]
fn a_result_names_its_table_and_is_not_overwritten_unsaid() {
    let folder = published("log-result", CHARTER);
    let result = |more: &[&str]| event(&folder, "result", &[&["--outcome", "first_wins"], more].concat());
    fails(&result(&[]), 2, "qizheng: --table is missing\n");
    assert_eq!(event(&folder, "desk", &[]).code, Some(2));
    assert_eq!(result(&["--table", "1"]).code, Some(0));
    let before = log(&folder);
    let again = event(&folder, "result", &["--table", "1", "--outcome", "draw"]);
    assert!(again.code == Some(1) && again.err.contains("--correct"), "{}", again.err);
    assert_eq!(log(&folder), before);
    assert_eq!(event(&folder, "result", &["--table", "1", "--outcome", "draw", "--correct"]).code, Some(0));
    let close = event(&folder, "close", &[]);
    assert!(close.err.contains("results missing at table 2"), "{}", close.err);
}

#[test]
fn the_only_table_goes_without_saying() {
    let folder = folder("log-one-table");
    fs::write(path(&folder, "c.toml"), CHARTER).expect("the folder takes a file");
    event(&folder, "new", &["--charter", &path(&folder, "c.toml")]);
    for name in ["甲", "乙"] {
        event(&folder, "add", &["--name", name]);
    }
    for action in ["draw", "pair", "publish"] {
        assert_eq!(event(&folder, action, &[]).code, Some(0), "{action}");
    }
    assert_eq!(event(&folder, "result", &["--outcome", "draw"]).code, Some(0));
}

#[test]
fn final_standings_keep_their_tie_breaks() {
    let folder = published("log-final", CHARTER);
    for round in 1..=3 {
        for table in ["1", "2"] {
            assert_eq!(event(&folder, "result", &["--table", table, "--outcome", "draw"]).code, Some(0), "{round}");
        }
        assert_eq!(event(&folder, "close", &[]).code, Some(0), "{round}");
        for action in ["pair", "publish"].iter().filter(|_| round < 3) {
            assert_eq!(event(&folder, action, &[]).code, Some(0), "{round}");
        }
    }
    let cross = event(&folder, "export", &["--what", "cross", "--format", "csv"]);
    let rows: Vec<Vec<&str>> = cross.out.lines().map(|line| line.split(',').collect()).collect();
    let numbers: Vec<&str> = rows[1..].iter().map(|row| row[1]).collect();
    assert_eq!((&rows[0][..3], &rows[0][3..7], rows[0][7]), (&["place", "no.", "name"][..], &numbers[..], "points"));
    let before = event(&folder, "standings", &["--format", "csv"]).out;
    let verify = event(&folder, "do", &["--by", "chief_arbiter", "--order", r#"{"verify": {"section": "A"}}"#]);
    let finish = event(&folder, "do", &["--order", r#"{"finish": {"section": "A"}}"#]);
    assert_eq!((verify.code, finish.code), (Some(0), Some(0)), "{}{}", verify.err, finish.err);
    assert_eq!(event(&folder, "standings", &["--format", "csv"]).out, before);
    assert!(before.contains("decider") && before.contains("wins"), "{before}");
}

/// Two groups of two, whose first ones meet: the final table says which stage everybody reached.
#[test]
fn the_final_table_names_the_stages() {
    let stages = "{ system = \"round_robin\", groups = 2, ranking = \"round_robin\", share_places = true }, \
                  { name = \"決賽\", system = \"knockout\", take = 1, share_places = true }";
    let plain = "{ system = \"round_robin\", ranking = \"round_robin\", share_places = true }";
    let folder = published("log-stages", &CHARTER.replace(plain, stages));
    for table in ["1", "2"] {
        assert_eq!(event(&folder, "result", &["--table", table, "--outcome", "first_wins"]).code, Some(0));
    }
    assert_eq!(event(&folder, "close", &[]).code, Some(0));
    for action in ["draw", "pair", "publish"] {
        assert_eq!(event(&folder, action, &[]).code, Some(0));
    }
    assert_eq!(event(&folder, "result", &["--outcome", "first_wins"]).code, Some(0));
    assert_eq!(event(&folder, "close", &[]).code, Some(0));
    let standings = event(&folder, "standings", &["--format", "json"]);
    let lines: serde_json::Value = serde_json::from_str(&standings.out).expect("the answer is JSON");
    let reached: Vec<_> = (0..4).map(|nth| lines[nth]["stage"].as_str().unwrap_or_default()).collect();
    assert_eq!(reached, ["決賽", "決賽", "1 (round robin)", "1 (round robin)"], "{}", standings.out);
}

#[test]
fn an_empty_log_and_a_wrong_time_are_told() {
    let folder = published("log-empty", CHARTER);
    let file = path(&folder, "e.jsonl");
    let late = event(&folder, "close", &["--at", "yesterday"]);
    assert!(late.code == Some(2) && late.err.contains("--at <TIME>, expected a date"), "{}", late.err);
    let read = run_with(&mut qizheng(&["event", "export", "-", "--what", "entries"]), &log(&folder));
    assert_eq!((read.code, read.out.contains('甲')), (Some(0), true), "{}", read.err);
    assert_eq!(run_with(&mut qizheng(&["event", "close", "-"]), &log(&folder)).code, Some(2));
    put(&folder, "");
    let expected = format!("qizheng: {file} holds no event yet, expected a log begun with “qizheng event new”\n");
    fails(&run(&["event", "standings", &file]), 1, &expected);
}

#[test]
fn a_line_that_was_changed_is_told() {
    let folder = published("log-changed", CHARTER);
    let text = log(&folder);
    put(&folder, &text.replacen("甲", "申", 1));
    let shown = event(&folder, "export", &["--what", "entries"]);
    assert!(shown.code == Some(1) && shown.err.contains("line 2 or an earlier one"), "{}", shown.err);
    assert_eq!(event(&folder, "publish", &[]).code, Some(1));
}

#[test]
fn a_log_of_an_earlier_version_goes_on_in_the_new_form() {
    let folder = published("log-older", CHARTER);
    let older = |line: &str| {
        let mut line: serde_json::Value = serde_json::from_str(line).expect("a line is JSON");
        let fields = line.as_object_mut().expect("a line is an object");
        fields.retain(|name, _| !["version", "hash", "at", "subject"].contains(&name.as_str()));
        format!("{line}\n")
    };
    let text: String = log(&folder).lines().map(older).collect();
    put(&folder, &text);
    let by = ["--by", "chief_arbiter", "--table", "1", "--outcome", "draw", "--at", "2026-05-01T11:00:00+08:00"];
    assert_eq!(event(&folder, "result", &by).code, Some(0));
    let added = log(&folder);
    assert!(added.starts_with(&text), "{added}");
    let last: serde_json::Value = serde_json::from_str(added.lines().last().expect("a line")).expect("JSON");
    assert_eq!((&last["by"], &last["at"]), (&"chief".into(), &"2026-05-01T03:00:00Z".into()));
    assert_eq!(last["subject"], serde_json::json!({"section": "A", "round": 1, "table": 1, "board": 1, "game": 1}));
    assert_eq!(last["event"]["resulted"]["at"], last["subject"]);
}

/// A game that Black resigns, signed by all.
const RESIGNED: &str = r#"{"at":0,"by":"chief","do":"start"}
{"at":8000,"by":"black","do":"resign"}
{"at":9000,"by":"referee","do":"rule","matter":1}
{"at":10000,"by":"red","do":"sign"}
{"at":10000,"by":"black","do":"sign"}
{"at":11000,"by":"referee","do":"sign"}
"#;

#[test]
fn a_result_is_taken_over_from_the_log_of_its_desk() {
    let folder = published("log-desk", CHARTER);
    let opening = event(&folder, "desk", &["--table", "2"]).out;
    let log_of = |entries: &str| {
        fs::write(path(&folder, "g.jsonl"), format!("{opening}{entries}")).expect("the folder takes a file");
        let played = run(&["desk", &path(&folder, "g.jsonl"), "--events"]);
        assert_eq!(played.code, Some(0), "{}", played.err);
        fs::write(path(&folder, "g.log"), &played.out).expect("the folder takes a file");
        played.out
    };
    let taken = || event(&folder, "result", &["--desk", &path(&folder, "g.log")]);
    log_of(RESIGNED.split_inclusive('\n').next().expect("a line"));
    assert!(taken().err.contains("no confirmed result"), "{}", taken().err);
    let game = log_of(RESIGNED);
    let took = taken();
    assert_eq!((took.code, took.err.as_str()), (Some(0), ""));
    let text = log(&folder);
    let last: serde_json::Value = serde_json::from_str(text.lines().last().expect("a line")).expect("JSON");
    let result = &last["event"]["resulted"];
    assert_eq!((&result["at"]["table"], &result["outcome"]), (&2.into(), &"first_wins".into()));
    assert_eq!((&result["reason"], &result["confirmed"]), (&"resignation".into(), &true.into()));
    let no = result["rests_on"]["no"].as_u64().expect("a number");
    let hash = result["rests_on"]["hash"].as_str().expect("a hash");
    let confirming = game.lines().find(|line| line.contains(hash)).expect("a line of the desk's log");
    assert!(confirming.contains(&format!("\"no\":{no},")) && confirming.contains("\"confirmed\""), "{confirming}");
}

#[test]
fn a_ruling_is_appealed_against_and_the_game_stands_again() {
    let folder = published("log-appeal", CHARTER);
    let ask = |action: &str, who: &[&str], request: &str| {
        let arguments = [&["--table", "1", "--request", request], who].concat();
        let asked = event(&folder, action, &arguments);
        assert_eq!((asked.code, asked.err.as_str()), (Some(0), ""), "{action} {request}");
    };
    ask("desk", &["--by", "chief"], r#"{"act": {"do": "start"}}"#);
    ask("desk", &["--seat", "second"], r#"{"act": {"do": "press"}}"#);
    let raise = r#"{"act": {"do": "raise", "subject": {"conduct": {"clause": "3.8.九.響起"}}, "against": "first"}}"#;
    ask("desk", &["--by", "referee"], raise);
    ask("desk", &["--by", "referee"], r#"{"act": {"do": "rule", "matter": 1}}"#);
    let game = r#"{"section": "A", "round": 1, "table": 1}"#;
    let appeal = format!(r#"{{"of": {{"matter": {{"game": {game}, "matter": 1}}}}, "grounds": ["facts"]}}"#);
    ask("appeal", &["--seat", "first"], &appeal);
    let listed = event(&folder, "cases", &["--by", "chief", "--format", "csv"]);
    assert!(listed.code == Some(0) && listed.out.contains("under appeal"), "{}{}", listed.out, listed.err);
    let late = event(
        &folder,
        "case",
        &["--by", "referee", "--request", r#"{"decide": {"case": 1, "upheld": true, "why": "x"}}"#],
    );
    assert!(late.code == Some(1) && late.err.contains("roc-113 art. 4.4.[F]"), "{}", late.err);
    ask("case", &["--by", "chief"], r#"{"decide": {"case": 1, "upheld": true, "why": "another phone"}}"#);
    let text = log(&folder);
    assert!(text.contains("\"appeal_heard\"") && text.contains("\"undone\""), "{text}");
    // The event as it stood before the decision.
    let number = text.lines().position(|line| line.contains("\"undone\"")).expect("the line that restores the game");
    let before = event(&folder, "cases", &["--by", "chief", "--to", &number.to_string(), "--format", "csv"]);
    assert!(before.out.contains("under appeal"), "{}", before.out);
}
