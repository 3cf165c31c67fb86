//! What the director of a large open expects of the command line: rating lists, half-point byes, report files, many entries.

use std::fmt::Write;
use std::fs;

use crate::event::path;
use crate::{folder, run};

const CHARTER: &str = r#"
name = "Harbour Open"
organiser = "Harbour Club"
time = { method = { minutes = 60 } }
sections = [{ id = "A", name = "A" }]
format = { stages = [{ system = "swiss", rounds = 5, ranking = "swiss", scoring = "whole", share_places = true }] }

[rules]
base = "xqef-2022"
supplements = ["roc-113"]
clauses = [{ key = "half_byes", value = 1 }]
"#;

/// Runs `qizheng event` in a folder; the last word of the arguments may be a file of it.
fn event(folder: &std::path::Path, arguments: &[&str]) -> crate::Run {
    let file = path(folder, "open.jsonl");
    run(&[&["event", arguments[0], &file], &arguments[1..]].concat())
}

#[test]
fn rating_lists_half_point_byes_and_report_files_are_for_the_command_line_too() {
    let folder = folder("opens");
    fs::write(path(&folder, "charter.toml"), CHARTER).expect("the folder takes a file");
    fs::write(path(&folder, "entries.csv"), "name\nAnna\nBert\nCora\nDirk\nEmma\nFritz\n").expect("it takes a file");
    fs::write(path(&folder, "list.csv"), "name;rating\nAnna;2100\nBert;2000\n").expect("it takes a file");
    fs::write(path(&folder, "newer.csv"), "name;rating\nAnna;2150\nCora;1900\n").expect("it takes a file");
    let takes = |arguments: &[&str]| {
        let run = event(&folder, arguments);
        assert_eq!(run.code, Some(0), "{arguments:?}: {}", run.err);
        run
    };
    takes(&["new", "--charter", &path(&folder, "charter.toml")]);
    takes(&["add", "--sheet", &path(&folder, "entries.csv"), "--ratings", &path(&folder, "list.csv")]);
    let entries = takes(&["export", "--what", "entries"]).out;
    assert!(entries.contains("2100") && entries.contains("2000"), "{entries}");
    assert_eq!(event(&folder, &["ratings", "--sheet", &path(&folder, "newer.csv")]).code, Some(2), "no reason");
    let told = takes(&["ratings", "--sheet", &path(&folder, "newer.csv"), "--reason", "list of May"]);
    assert!(told.err.contains("2 ratings changed") && told.err.contains("Fritz"), "{}", told.err);
    takes(&["draw", "--seed", "3"]);
    takes(&["do", "--order", r#"{"ask_bye": {"player": 2, "round": 2}}"#]);
    for round in 1..=2 {
        takes(&["pair", "--seed", "4"]);
        takes(&["publish"]);
        for table in 1..=(4 - round) {
            takes(&["result", "--table", &table.to_string(), "--outcome", "first_wins"]);
        }
        takes(&["close"]);
    }
    let cross = takes(&["export", "--what", "cross"]).out;
    assert!(cross.contains(" ½ "), "{cross}");
    let report = takes(&["export", "--what", "trf"]).out;
    let file = path(&folder, "open.trf");
    fs::write(&file, &report).expect("the folder takes a file");
    let paired = run(&["pair", &file, "--system", "xiangqi-swiss", "--seed", "9", "--check"]);
    assert_eq!(paired.code, Some(0), "{}{}", paired.out, paired.err);
    let ranked = run(&["standings", &file, "--tiebreaks", "swiss", "--scoring", "whole", "--format", "csv"]);
    assert_eq!(ranked.code, Some(0), "{}", ranked.err);
    let column = |text: &str, nth: usize| -> Vec<String> {
        text.lines().skip(1).filter_map(|line| line.split(',').nth(nth).map(str::to_owned)).collect()
    };
    let own = takes(&["standings", "--format", "csv"]).out;
    assert_eq!(column(&ranked.out, 3), column(&own, 3), "points, place by place");
}

#[test]
fn twenty_thousand_entries_are_taken_from_one_sheet() {
    let folder = folder("opens-many");
    fs::write(path(&folder, "charter.toml"), CHARTER).expect("the folder takes a file");
    let mut sheet = "name,club,rating\n".to_owned();
    for number in 1..=20_000 {
        writeln!(sheet, "Player {number:05},Club {},{}", number % 300, 1000 + number % 1500).expect("a text grows");
    }
    fs::write(path(&folder, "entries.csv"), sheet).expect("the folder takes a file");
    assert_eq!(event(&folder, &["new", "--charter", &path(&folder, "charter.toml")]).code, Some(0));
    let added = event(&folder, &["add", "--sheet", &path(&folder, "entries.csv")]);
    assert_eq!(added.code, Some(0), "{}", added.err);
    let log = fs::read_to_string(path(&folder, "open.jsonl")).expect("the log is there");
    assert_eq!(log.lines().count(), 20_001);
}
