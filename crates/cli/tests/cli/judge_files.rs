//! Judging files of several games, faulty ones, and moves as they are pasted.

use std::fs;

use serde_json::{Value, json};

use crate::{fails, folder, qizheng, run, run_with};

/// Three games; the second has an illegal move.
const THREE: &str = "[Event \"Cup\"]\n[Red \"Lin\"]\n[Black \"Chen\"]\n\n1. h2e2 h9g7 *\n\n\
                     [Red \"Wu\"]\n\n1. h2h8 *\n\n[Black \"Ho\"]\n\n1. h2e2 *\n";

fn judged(input: &str, more: &[&str]) -> crate::Run {
    run_with(&mut qizheng(&[&["judge", "-", "--rules", "roc-113"], more].concat()), input)
}

#[test]
fn every_ruling_says_of_which_game_it_is() {
    let run = judged(THREE, &["--format", "json"]);
    assert_eq!(run.code, Some(1), "one game is faulty");
    assert!(run.err.contains("game 2"), "{}", run.err);
    let rulings: Value = serde_json::from_str(&run.out).expect("the answer is JSON");
    let games: Vec<&Value> = rulings.as_array().expect("a list").iter().map(|ruling| &ruling["game"]).collect();
    let first = json!({"number": 1, "event": "Cup", "red": "Lin", "black": "Chen"});
    assert_eq!(games, [&first, &json!({"number": 2}), &json!({"number": 3, "black": "Ho"})]);
    assert!(rulings[1]["error"].as_str().is_some_and(|error| error.contains("h2h8")), "{rulings}");
    let lines = judged(THREE, &["--format", "jsonl"]).out;
    assert_eq!(lines.lines().filter(|line| serde_json::from_str::<Value>(line).is_ok()).count(), 3, "{lines}");
    let text = judged(THREE, &[]).out;
    assert!(text.starts_with("=== Game 1: Cup, Lin – Chen ===\n"), "{text}");
    assert!(text.contains("\n=== Game 3: ? – Ho ===\n") && !text.contains("Game 2"), "{text}");
}

#[test]
fn one_game_needs_no_heading() {
    let text = judged("1. h2e2 h9g7 *", &[]).out;
    assert!(!text.contains("==="), "{text}");
    let chess = "[White \"Lin\"]\n\n1. e4 *\n";
    let run = run_with(&mut qizheng(&["judge", "-", "--rules", "fide-2014", "--format", "json"]), chess);
    let rulings: Value = serde_json::from_str(&run.out).expect("the answer is JSON");
    assert_eq!(rulings[0]["game"], json!({"number": 1, "white": "Lin"}));
}

#[test]
fn a_fault_in_a_variation_leaves_the_main_line() {
    let run = judged("1. h2e2 h9g7 (1... h9h5) 2. h0g2 *", &["--format", "json"]);
    assert_eq!(run.code, Some(1));
    assert!(run.err.contains("in a variation, “h9h5”"), "{}", run.err);
    let rulings: Value = serde_json::from_str(&run.out).expect("the answer is JSON");
    assert_eq!((&rulings[0]["ply"], &rulings[0]["game"]["number"]), (&3.into(), &1.into()));
}

#[test]
fn what_is_piped_is_read_and_nothing_is_no_game() {
    let piped = run_with(&mut qizheng(&["judge", "--rules", "roc-113"]), "炮二平五 馬8進7 *");
    assert!(piped.code == Some(0) && piped.out.contains("The game goes on"), "{}{}", piped.out, piped.err);
    fails(&run(&["judge", "--rules", "roc-113"]), 1, "qizheng: standard input: no game found\nqizheng: 1 fault\n");
}

#[test]
fn files_without_a_game_are_a_fault() {
    let folder = folder("no-game");
    let page = folder.join("w.html").display().to_string();
    fs::write(&page, "<html><body>nothing</body></html>").expect("the folder takes a file");
    let expected = format!("qizheng: {page}: no game found\nqizheng: 1 fault\n");
    for command in [&["judge", &page][..], &["convert", &page, "--to", "pgn"]] {
        fails(&run(command), 1, &expected);
    }
    assert_eq!(run(&["check", &page]).code, Some(1));
    let within = run(&["check", &folder.display().to_string()]);
    assert_eq!((within.code, within.err.contains("skipped")), (Some(0), true), "{}", within.err);
}

#[test]
fn pasted_moves_may_have_results_and_judgements() {
    let moves = "1. h2e2!? h9g7! {natural} ２．h0g2 $1 i9h9?? 1-0 *";
    let run = run(&["judge", "--rules", "roc-113", "--moves", moves, "--format", "json"]);
    let ruling: Value = serde_json::from_str(&run.out).expect("the answer is JSON");
    assert_eq!((run.code, &ruling["ply"]), (Some(0), &4.into()), "{}", run.err);
    assert!(ruling.get("game").is_none(), "moves alone are of no file");
}

#[test]
fn a_late_fault_tells_how_far_it_got() {
    for (rules, moves, expected) in [
        ("roc-113", "h2e2 h9g7 zzz", "\n  the 2 moves before it are legal\n"),
        ("roc-113", "h2e2 zzz", "\n  the move before it is legal\n"),
        ("roc-113", "h2e2 h9g7 h2h3", "\n  the 2 moves before it are legal\n"),
        ("fide-2014", "e4 e5 Nf9", "\n  the 2 moves before it are legal\n"),
        ("fide-2014", "e4 e5 Ke3", "\n  the 2 moves before it are legal\n"),
    ] {
        let run = run(&["judge", "--rules", rules, "--moves", moves]);
        assert!(run.code == Some(1) && run.err.ends_with(expected), "{moves}: {}", run.err);
    }
    let long = run(&["judge", "--rules", "roc-113", "--moves", &"x".repeat(100_000)]);
    assert!(long.err.len() < 500, "{} bytes", long.err.len());
}

#[test]
fn what_contradicts_or_does_not_fit_is_a_fault_of_usage() {
    let set = "--set";
    for more in [
        &["--rules", "cn-referee", set, "standing-kill=idle", set, "standing-kill=counts"][..],
        &["--rules", "fide-2014", "--claim", "black"],
        &["--rules", "fide-2014", "--unrecorded"],
        &["--rules", "fide-2014", set, "standing-kill=idle"],
    ] {
        let run = run(&[&["judge", "--moves", "h2e2"], more].concat());
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{more:?}: {}", run.err);
    }
    let same = ["--rules", "cn-referee", set, "standing-kill=idle,standing-kill=idle"];
    assert_eq!(run(&[&["judge", "--moves", "h2e2"], &same[..]].concat()).code, Some(0));
}

#[test]
fn the_recorded_result_stands_beside_the_ruling() {
    let mate = "1. h2e2 h9g7 2. h0g2 *";
    let data = judged(mate, &["--format", "json"]).out;
    assert!(!data.contains("\"recorded\""), "{data}");
    let game = |result: &str| {
        let moves = "e5d5 d9e9 d5e5 e9d9 ".repeat(4);
        format!("[FEN \"3k5/9/9/9/4R4/9/9/9/9/5K3 w\"]\n[Result \"{result}\"]\n\n{moves}{result}\n")
    };
    let text = judged(&game("1-0"), &[]).out;
    assert!(text.contains("Recorded result: Red wins. The ruling disagrees.\n"), "{text}");
    let data: Value = serde_json::from_str(&judged(&game("0-1"), &["--format", "json"]).out).expect("JSON");
    assert_eq!(data[0]["recorded"], json!({"result": "black_wins", "disagrees": false}));
}
