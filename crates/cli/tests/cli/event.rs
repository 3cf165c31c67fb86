//! An event from the command line.

use std::fs;
use std::path::Path;

use crate::{fails, folder, run};

const CHARTER: &str = r#"
name = "Evening"
organiser = "Club"
time = { method = { minutes = 30 } }
sections = [{ id = "A", name = "A" }]
format = { stages = [{ system = "round_robin", ranking = "round_robin", share_places = true }] }

[rules]
base = "roc-113"
"#;

/// The name of a file in a folder.
fn path(folder: &Path, name: &str) -> String {
    folder.join(name).display().to_string()
}

/// Runs an action of `qizheng event` on a file in a folder.
fn event(folder: &Path, action: &str, more: &[&str]) -> crate::Run {
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
    assert!(new.err.contains("[roc-113 4.一.獎勵]"), "{}", new.err);
    let add = event(&folder, "add", &["--sheet", &path(&folder, "s.csv")]);
    assert_eq!((add.code, add.out.as_str()), (Some(1), "entered: 4\n"));
    assert!(add.err.contains("line 6, 陳大文: the same as line 2"), "{}", add.err);
    fails(&event(&folder, "pair", &[]), 1, "qizheng: refused: numbers are not drawn yet [roc-113 4.四.[D]]\n");
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
    assert_eq!((lines.as_array().map(Vec::len), &lines[0]["place"]), (Some(4), &"1".into()));
    let why = event(&folder, "explain", &["--player", "1"]);
    assert!(why.out.contains("roc-113 3.6.二.[A]"), "{}", why.out);
    let records = event(&folder, "export", &["--what", "records", "--format", "html"]);
    assert!(records.out.contains("Evening") && records.out.contains("陳大文"), "{}", records.out);
}

#[test]
fn plain_lists_are_paired_and_ranked() {
    let folder = folder("plain");
    fs::write(path(&folder, "p.json"), r#"{"players": [1, 2, 3, 4]}"#).expect("the folder takes a file");
    let pairs = run(&["pair", &path(&folder, "p.json"), "--system", "round-robin"]);
    assert_eq!(pairs.out, "1\t1-4\t2-3\n2\t4-3\t1-2\n3\t2-4\t3-1\n");
    let games = r#"{"players": [1, 2], "matches": [{"round": 1, "first": 1, "second": 2, "games": [{"outcome": "second_wins"}]}]}"#;
    fs::write(path(&folder, "r.json"), games).expect("the folder takes a file");
    let ranked = run(&["standings", &path(&folder, "r.json"), "--tiebreaks", "wins", "--format", "csv"]);
    assert_eq!(ranked.out, "place,no.,name,points,wins,behind by\n1,2,2,2,1,\n2,1,1,0,0,points\n");
}
