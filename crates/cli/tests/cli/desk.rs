use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;

use crate::readme::{blocks, fits};
use crate::{answers, fails, qizheng, root, run, run_with};

/// A game of two plies, the second of them illegal, and what is said about it.
const SCRIPT: &str = r#"{"open": {"round": 3}, "rules": "xqef-2022"}
{"at": 0, "by": "chief", "do": "start"}
{"at": 1000, "by": "red", "do": "move", "text": "炮二平五"}
{"at": 2000, "by": "black", "do": "move", "text": "h9h8"}
{"at": 3000, "by": "red", "do": "raise", "matter": 1}
{"at": 4000, "by": "red", "do": "rule", "matter": 1}
{"at": 5000, "by": "witness", "do": "rule", "matter": 1}
"#;

fn desk(script: &str, more: &[&str]) -> crate::Run {
    run_with(&mut qizheng(&[&["desk", "-"], more].concat()), script)
}

fn data(script: &str) -> Value {
    let run = desk(script, &["--format", "json"]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    serde_json::from_str(&run.out).expect("the answer is JSON")
}

#[test]
fn the_data_keeps_the_contract() {
    let game = data(SCRIPT);
    assert_eq!(game["rules"], "xqef-2022");
    let entries = game["entries"].as_array().unwrap();
    assert_eq!(entries.iter().map(|entry| &entry["line"]).collect::<Vec<_>>(), [2, 3, 4, 5, 6, 7]);
    let moved = entries[2]["events"].as_array().unwrap().iter().find(|event| event["event"] == "moved").unwrap();
    assert_eq!((&moved["step"], &moved["legal"]), (&"h9h8".into(), &false.into()));
    assert_eq!(entries[4]["refused"]["needs_grade"], "witness");
    assert!(entries[4]["under"].as_array().is_some_and(|under| !under.is_empty()), "{}", entries[4]);
    assert_eq!(entries[4]["could"], serde_json::json!(["witness", "referee", "section_head", "chief"]));
    assert_eq!((&game["state"]["ply"], &game["state"]["turn"]), (&1.into(), &"second".into()));
    assert_eq!(game["log"][0]["event"], "opened");
}

#[test]
fn several_rulebooks_give_an_array() {
    let run = desk(SCRIPT, &["--rules", "all", "--format", "json"]);
    let games: Value = serde_json::from_str(&run.out).unwrap();
    let games = games.as_array().map_or_else(|| std::slice::from_ref(&games), Vec::as_slice);
    assert_eq!(games[0]["rules"], "xqef-2022");
}

#[test]
fn where_rulebooks_part_is_in_the_data() {
    let run = desk(SCRIPT, &["--rules", "xqef-2022,cn-referee", "--format", "json"]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let games: Value = serde_json::from_str(&run.out).unwrap();
    for (place, other) in [(0, "cn-referee"), (1, "xqef-2022")] {
        let game = &games[place];
        assert_eq!(game["parted"], serde_json::json!({ "first": 7, "lines": [7] }));
        let agree: Vec<&Value> = game["entries"].as_array().unwrap().iter().map(|entry| &entry["agree"]).collect();
        let same = serde_json::json!([other]);
        assert_eq!(agree, [&same, &same, &same, &same, &same, &serde_json::json!([])]);
    }
    assert_eq!(games[0]["entries"][5]["events"][1]["effect"]["restore"]["to"], 1);
    assert_eq!(games[1]["entries"][5]["refused"]["facts_missing"], "back_to");
    assert!(data(SCRIPT).get("parted").is_none(), "one rulebook parts from nobody");
}

#[test]
fn where_rulebooks_part_is_told_in_three_languages() {
    for (lang, part, first) in [
        ("zh-Hant", "各規則於此處不同：", "各規則於 6 項中的 1 項不同，首見於第 7 行：第 7 行"),
        ("zh-Hans", "各规则在此处不同：", "各规则在 6 项中的 1 项不同，首见于第 7 行：第 7 行"),
        ("en", "The rulebooks differ here:", "The rulebooks differ at 1 of 6 entries, first at line 7: line 7"),
    ] {
        let run = desk(SCRIPT, &["--rules", "xqef-2022,cn-referee", "--lang", lang]);
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        assert_eq!(run.out.matches(part).count(), 1, "{}", run.out);
        assert!(run.out.contains(first) && !run.out.contains('⟦'), "{}", run.out);
    }
    let told = desk(SCRIPT, &["--rules", "xqef-2022,cn-referee", "--lang", "en"]).out;
    assert!(told.contains("  xqef-2022:\n    Ruled on: matter 1 (illegal move, ply 2) [art. 53, "), "{told}");
    assert!(told.contains("  cn-referee:\n    Refused: "), "{told}");
    assert!(told.contains("Red moves C2=5 h2e2\n"), "what they agree on is told once, with no articles: {told}");
}

#[test]
fn the_articles_that_decide_are_told_and_with_full_all_of_them() {
    let told = |more: &[&str]| desk(SCRIPT, &[&["--rules", "xqef-2022", "--lang", "en"], more].concat()).out;
    let line = |text: &str| text.lines().find(|line| line.contains("Ruled on: matter 1")).unwrap().to_owned();
    let (short, full) = (line(&told(&[])), line(&told(&["--full"])));
    let cited = |line: &str| line.split_once("[art. ").unwrap().1.matches(',').count() + 1;
    assert!(short.ends_with(&format!(" and {} more]", cited(&full) - 3)) && cited(&short) == 3, "{short}\n{full}");
    assert!(!full.contains(" more]"), "{full}");
}

#[test]
fn all_rulebooks_are_those_of_the_game() {
    let rules = |script: &str| {
        let run = desk(script, &["--rules", "all", "--format", "json"]);
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        let games: Value = serde_json::from_str(&run.out).unwrap();
        let games = games.as_array().cloned().unwrap_or_else(|| vec![games]);
        games.iter().map(|game| game["rules"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let xiangqi = rules(SCRIPT);
    assert!(xiangqi.contains(&"cn-referee".to_owned()) && !xiangqi.contains(&"fide-2014".to_owned()), "{xiangqi:?}");
    assert_eq!(rules("{\"open\": {}, \"rules\": \"fide-2014\"}\n"), ["fide-2014"]);
}

#[test]
fn a_matter_need_not_be_named_to_be_ruled_on() {
    let unnamed = SCRIPT.replace(r#""do": "rule", "matter": 1"#, r#""do": "rule""#);
    assert_ne!(unnamed, SCRIPT);
    assert_eq!(data(&unnamed)["log"], data(SCRIPT)["log"]);
}

#[test]
fn a_log_is_followed_to_the_same_state() {
    let log = desk(SCRIPT, &["--events"]);
    assert_eq!((log.code, log.err.as_str()), (Some(0), ""));
    let followed = run_with(&mut qizheng(&["desk", "--log", "-", "--format", "json"]), &log.out);
    assert_eq!((followed.code, followed.err.as_str()), (Some(0), ""));
    let followed: Value = serde_json::from_str(&followed.out).unwrap();
    let game = data(SCRIPT);
    assert_eq!((&followed["state"], &followed["log"]), (&game["state"], &game["log"]));
}

#[test]
fn what_happened_is_told_in_three_languages() {
    for (lang, foul, refused) in [
        ("zh-Hant", "黑方記技術犯規 1 次〔第53、", "不受理：須由棋證或以上裁決〔第"),
        ("zh-Hans", "记黑方技术犯规 1 次〔第53、", "不受理：须由棋证或以上裁决〔第"),
        (
            "en",
            "technical foul recorded against Black [art. 53, ",
            "Refused: board official or above is required [art. ",
        ),
    ] {
        let run = desk(SCRIPT, &["--lang", lang]);
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        assert!(run.out.contains(foul) && run.out.contains(refused), "{}", run.out);
        assert!(!run.out.contains('⟦'), "{}", run.out);
    }
}

#[test]
fn a_bad_line_is_told_and_nothing_is_lost() {
    for (line, why) in [
        ("{\"at\": 9000", "expected a JSON object, broken at column 11"),
        ("[]", "expected a JSON object, broken at column 1"),
        (
            "{\"at\": 9000, \"by\": \"red\"}",
            "“do” is missing, expected “at” (milliseconds), “by” (who) and “do” (what)",
        ),
        ("{\"at\": -1, \"by\": \"red\", \"do\": \"resign\"}", "“at”: found -1, expected a non-negative whole number"),
        ("{\"at\": 9000, \"by\": \"red\", \"do\": \"resign\", \"why\": 1}", "“why” does not belong here"),
    ] {
        let run = desk(&format!("{SCRIPT}{line}\n"), &[]);
        assert_eq!(run.code, Some(1));
        assert_eq!(run.err, format!("qizheng: standard input: line 8: {why}\n"));
        assert!(
            run.out.contains("line 7, 0:05, board official") && run.out.contains("Waiting for Black"),
            "{}",
            run.out
        );
    }
    let unknown = desk(&format!("{SCRIPT}{{\"at\": 9000, \"by\": \"red\", \"do\": \"jump\"}}\n"), &[]);
    let expected = "qizheng: standard input: line 8: “do”: unknown “jump”, expected equipment,";
    assert!(unknown.code == Some(1) && unknown.err.starts_with(expected), "{}", unknown.err);
}

#[test]
fn what_cannot_be_opened_is_told() {
    let nowhere = desk("\n{\"open\": {\"start\": \"nonsense\"}}\n", &[]);
    assert!(nowhere.err.starts_with("qizheng: standard input: line 2: cannot read the starting position: "));
    assert_eq!((nowhere.code, nowhere.out.as_str()), (Some(1), ""));
    let no_desk = desk("{\"open\": {}, \"rules\": \"wxf-2018\"}\n", &[]);
    assert!(no_desk.err.starts_with("qizheng: wxf-2018 has no desk, expected one of xqef-2022"), "{}", no_desk.err);
    let no_log =
        run_with(&mut qizheng(&["desk", "--log", "-"]), "{\"no\":0,\"at\":0,\"by\":\"desk\",\"event\":\"started\"}\n");
    fails(&no_log, 1, "qizheng: standard input: line 1: a log must begin with the event “opened”\n");
}

#[test]
fn bytes_that_are_no_text_are_told_with_their_line() {
    let script = crate::folder("desk-bytes").join("script.jsonl");
    fs::write(&script, b"{\"at\": 0, \"by\": \"chief\", \"do\": \"start\"}\n{\"at\": \xff}\n").unwrap();
    let path = script.to_str().unwrap();
    fails(&run(&["desk", path]), 1, &format!("qizheng: {path}: line 2: expected text in UTF-8\n"));
}

#[test]
fn moves_are_written_in_the_characters_of_the_language() {
    let script = "{\"at\":0,\"by\":\"chief\",\"do\":\"start\"}\n\
                  {\"at\":1,\"by\":\"red\",\"do\":\"move\",\"text\":\"h0g2\"}\n\
                  {\"at\":2,\"by\":\"black\",\"do\":\"touch\",\"squares\":[\"h9\"]}\n";
    let simplified = desk(script, &["--rules", "xqef-2022", "--lang", "zh-Hans"]);
    assert!(simplified.out.contains("马二进三") && simplified.out.contains("马8进7"), "{}", simplified.out);
    let traditional = desk(script, &["--rules", "xqef-2022", "--lang", "zh-Hant"]);
    assert!(traditional.out.contains("傌二進三") && traditional.out.contains("馬8進7"), "{}", traditional.out);
}

#[test]
fn a_sealed_move_and_an_asked_count_stay_secret() {
    let script = r#"{"open": {"supervision": "patrol", "adjournable": true}, "rules": "xqef-2022"}
{"at": 0, "by": "chief", "do": "start"}
{"at": 1, "by": "red", "do": "claim", "claim": "count"}
{"at": 2, "by": "referee", "do": "rule", "matter": 1}
{"at": 3, "by": "red", "do": "move", "text": "h0g2"}
{"at": 4, "by": "black", "do": "ask", "question": "count"}
{"at": 5, "by": "chief", "do": "adjourn", "ground": "format"}
{"at": 6, "by": "black", "do": "seal", "slip": {"event": "Cup", "players": {"first": "A", "second": "B"}, "round": 1, "table": 1, "turn": "second", "text": "h9g7"}}
"#;
    for format in ["text", "json"] {
        let run = desk(script, &["--format", format]);
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        assert!(!run.out.contains("h9g7") && !run.out.contains("馬8進7"), "{}", run.out);
        assert!(!run.out.contains("\"count\":1") && !run.out.contains("count: 1"), "{}", run.out);
    }
    let log = desk(script, &["--events"]);
    assert!(log.out.contains("h9g7") && log.out.contains("\"count\":1"), "the log keeps both: {}", log.out);
}

#[test]
fn a_warning_names_the_forbidden_play() {
    let moves = ["h8h9", "f9f8", "h9h8", "f8f9", "h8h9", "f9f8", "h9h8", "f8f9"];
    let entry = |(at, text): (usize, &&str)| {
        let by = if at % 2 == 0 { "red" } else { "black" };
        format!("{{\"at\":{at},\"by\":\"{by}\",\"do\":\"move\",\"text\":\"{text}\"}}\n")
    };
    let open = "{\"open\":{\"supervision\":\"watched\",\"start\":\"5k3/7R1/9/9/9/9/9/9/9/3K5 w\"},\"rules\":\"xqef-2022\"}\n\
                {\"at\":0,\"by\":\"chief\",\"do\":\"start\"}\n";
    let script = open.to_owned() + &moves.iter().enumerate().map(entry).collect::<String>();
    for (lang, words) in
        [("en", "Red must not continue perpetual check"), ("zh-Hant", "紅方不得再長將"), ("zh-Hans", "红方不得再长将")]
    {
        let run = desk(&script, &["--lang", lang]);
        assert!(run.out.contains(words), "{}", run.out);
    }
}

#[test]
fn the_schema_is_the_one_of_the_docs() {
    let schema = fs::read_to_string(root().join("docs/desk.schema.json")).unwrap();
    answers(&run(&["desk", "--schema"]), &schema);
}

#[test]
fn the_scripts_of_the_page_give_what_it_shows() {
    let page = blocks("docs/DESK.md");
    let mut shown = 0;
    for pair in page.windows(2) {
        if let [(first, script), (second, expected)] = pair
            && (first.as_str(), second.as_str()) == ("jsonl", "text")
        {
            let run = desk(script, &["--rules", "xqef-2022"]);
            assert!(fits(&(run.out.clone() + &run.err), expected), "{script} prints\n{}", run.out);
            shown += 1;
        }
    }
    assert!(shown >= 3, "the page shows only {shown} scripts");
}

#[test]
fn the_page_has_an_example_of_everything_that_can_be_done() {
    let schema: Value = serde_json::from_str(&run(&["desk", "--schema"]).out).unwrap();
    let acts = schema["$defs"]["Entry"]["oneOf"].as_array().unwrap().iter();
    let names: BTreeSet<&str> = acts.map(|act| act["properties"]["do"]["const"].as_str().unwrap()).collect();
    let page = blocks("docs/DESK.md");
    let lines = page.iter().filter(|(kind, _)| kind == "jsonl").flat_map(|(_, text)| text.lines());
    let entries: Vec<Value> = lines.map(|line| serde_json::from_str(line).expect("an example is JSON")).collect();
    let shown: BTreeSet<&str> = entries.iter().filter_map(|entry| entry["do"].as_str()).collect();
    assert_eq!(shown, names);
    for entry in entries.iter().filter(|entry| entry.get("do").is_some()) {
        let run = desk(&format!("{entry}\n"), &["--rules", "xqef-2022"]);
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{entry}");
    }
}

#[test]
fn the_example_ends_as_it_should() {
    let script = root().join("examples/desk.jsonl");
    let run = run(&["desk", script.to_str().unwrap(), "--format", "json"]);
    let game: Value = serde_json::from_str(&run.out).unwrap();
    let result = &game["state"]["result"];
    assert_eq!((&result["outcome"], &result["reason"]), (&"draw".into(), &"agreed_draw".into()), "{}", game["state"]);
    assert_eq!(result["confirmed"], true);
    assert_eq!(result["signed"], serde_json::json!({ "first": true, "second": true }));
    assert_eq!(game["state"]["warned"].as_array().map(Vec::len), Some(1));
    assert_eq!(game["state"]["counts"]["first"]["technical"], 1);
    assert_eq!(game["state"]["losing"], serde_json::json!({ "technical": 2, "press": 4, "record": 4 }));
}
