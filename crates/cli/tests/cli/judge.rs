use serde_json::Value;

use crate::{fails, qizheng, root, run, run_with};

/// A rook that checks without end.
const START: &str = "3k5/9/9/9/4R4/9/9/9/9/5K3 w";
const CYCLE: &str = "e5d5 d9e9 d5e5 e9d9 ";

/// The answer as data to the cycle played so many times.
fn judged(cycles: usize, rules: &str) -> Value {
    let run = run(&["judge", "--rules", rules, "--fen", START, "--moves", &CYCLE.repeat(cycles), "--format", "json"]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    serde_json::from_str(&run.out).expect("the answer is JSON")
}

#[test]
fn the_data_keeps_the_contract() {
    let ruling = judged(4, "roc-113");
    assert_eq!(ruling["rules"], "roc-113");
    assert_eq!(ruling["ply"], 16);
    assert_eq!(ruling["status"], "black_wins");
    assert!(ruling["ending"]["kind"].is_string() && ruling["ending"]["articles"].is_array(), "{ruling}");
    let repetition = &ruling["repetition"];
    assert_eq!(repetition["occurrences"], 5);
    assert_eq!(repetition["window"], serde_json::json!([0, 16]));
    assert_eq!(repetition["red"]["charge"], "perpetual_check");
    assert_eq!(repetition["black"]["charge"], "none");
    assert_eq!(repetition["if_continued"], "red_loses");
    assert_eq!(repetition["action"], "rule");
    let first = &repetition["moves"][0];
    assert_eq!((&first["ply"], &first["side"], &first["move"]), (&1.into(), &"red".into(), &"e5d5".into()));
    assert_eq!((&first["text"], &first["natures"]), (&"俥五平六".into(), &serde_json::json!(["check"])));
    assert_eq!(ruling["natural_limit"]["limit"], 100);
    assert!(ruling["explanation"].as_str().is_some_and(|text| text.contains("perpetual check")), "{ruling}");
}

#[test]
fn what_does_not_apply_is_null() {
    let ruling = judged(0, "roc-113");
    assert_eq!(ruling["status"], "ongoing");
    assert!(ruling["ending"].is_null() && ruling["repetition"].is_null(), "{ruling}");
}

#[test]
fn several_rulebooks_or_a_file_give_an_array() {
    let rulings = judged(1, "roc-113,xqef-2022");
    let rules: Vec<&Value> = rulings.as_array().unwrap().iter().map(|ruling| &ruling["rules"]).collect();
    assert_eq!(rules, ["roc-113", "xqef-2022"]);
    let file = root().join("examples/double-cannon.pgn");
    let run = run(&["judge", file.to_str().unwrap(), "--rules", "roc-113", "--format", "json"]);
    let rulings: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(rulings[0]["status"], "red_wins");
    assert_eq!(rulings[0]["ending"]["kind"], "checkmate");
}

#[test]
fn a_ruling_is_told_in_three_languages() {
    for (lang, expected) in [
        ("zh-Hant", "黑勝：紅方長將不變，判負。\n"),
        ("zh-Hans", "黑胜：红方长将不变，判负。\n"),
        ("en", "Black wins: Red kept up perpetual check.\n"),
    ] {
        let run = run(&["judge", "--rules", "roc-113", "--fen", START, "--moves", &CYCLE.repeat(4), "--lang", lang]);
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        assert!(run.out.contains(expected), "{}", run.out);
    }
}

#[test]
fn games_are_read_from_standard_input() {
    let run = run_with(&mut qizheng(&["judge", "-", "--rules", "roc-113"]), "炮二平五 馬8進7 *");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.contains("The game goes on. Nothing to rule on."), "{}", run.out);
}

#[test]
fn a_move_that_cannot_be_read_is_told() {
    for (lang, expected) in [
        ("zh-Hant", "qizheng: 第 2 著「馬9」：太早結束，應再寫："),
        ("zh-Hans", "qizheng: 第 2 着“馬9”：太早结束，应再写："),
        ("en", "qizheng: ply 2, “馬9”: incomplete, expected "),
    ] {
        let run = run(&["judge", "--rules", "roc-113", "--moves", "炮二平五 馬9", "--lang", lang]);
        assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
        assert!(run.err.starts_with(expected), "{}", run.err);
    }
}

#[test]
fn a_forbidden_move_is_told_with_its_article() {
    let run = run(&["judge", "--rules", "roc-113", "--moves", "炮二平九"]);
    assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
    let expected = "qizheng: ply 1: h2a2 is illegal: the cannon is blocked on b2 [roc-113 ";
    assert!(run.err.starts_with(expected), "{}", run.err);
}

#[test]
fn an_unknown_rulebook_is_a_fault_of_usage() {
    fails(
        &run(&["judge", "--rules", "fifa"]),
        2,
        "qizheng: invalid value “fifa” for --rules <ID>, expected xqef-2022, roc-113, hk-2016, cn-referee, axf-2003, \
         wxf-2018, fide-2014, all\n",
    );
}

#[test]
fn an_article_is_shown_or_refused() {
    let shown = run(&["rulebooks", "roc-113", "2.3.1.單方"]);
    assert_eq!((shown.code, shown.err.as_str()), (Some(0), ""));
    assert!(shown.out.starts_with("roc-113 2.3.1.單方  [ruled]\n"), "{}", shown.out);
    let both = run(&["rulebooks", "roc-113", "2.3.1"]);
    assert!(both.code == Some(0) && both.out.contains("2.3.1.雙方") && both.out.contains("2.3.1.單方"), "{}", both.out);
    assert_eq!(run(&["rulebooks", "roc-113", "4.6.[H].2"]).code, Some(0));
    for (lang, expected) in [
        ("zh-Hant", "roc-113 沒有"),
        ("zh-Hans", "roc-113 没有"),
        ("en", "roc-113 has no article “99”, expected an id that “qizheng rulebooks roc-113” lists"),
    ] {
        let refused = run(&["rulebooks", "roc-113", "99", "--lang", lang]);
        assert_eq!((refused.code, refused.out.as_str()), (Some(1), ""));
        assert!(refused.err.starts_with(&format!("qizheng: {expected}")), "{}", refused.err);
    }
}

#[test]
fn a_setting_decides_and_is_spoken_of() {
    let moves = "b5b4 i1h1 b4b5 h1i1 ".repeat(3);
    let standing = ["--fen", "4k4/R8/9/9/1R7/9/9/9/8p/3K5 w", "--moves", &moves];
    let judged = |set: &[&str]| -> Value {
        let run = run(&[&["judge", "--rules", "cn-referee", "--format", "json"], &standing[..], set].concat());
        serde_json::from_str(&run.out).expect("the answer is JSON")
    };
    let told = &judged(&[])["repetition"]["settings"][0];
    assert_eq!((&told["setting"], &told["used"]), (&"standing-kill".into(), &"counts".into()));
    assert_eq!((&told["other"], &told["other_if_continued"]), (&"idle".into(), &"draw".into()));
    assert_eq!(judged(&["--set", "standing-kill=idle"])["repetition"]["if_continued"], "draw");
    let listed = run(&["rulebooks", "cn-referee"]);
    assert!(listed.out.contains("  setting standing-kill = counts | idle: "), "{}", listed.out);
}

#[test]
fn a_setting_that_no_rulebook_has_is_a_fault_of_usage() {
    let run = run(&["judge", "--rules", "roc-113", "--set", "standing-kill=idle"]);
    let expected = "qizheng: none of the rulebooks has the setting “standing-kill=idle”; \
                    “qizheng rulebooks ID” lists those there are";
    assert_eq!((run.code, run.err.lines().next()), (Some(2), Some(expected)));
}

#[test]
fn a_claim_caps_the_checks_of_the_claimant_only() {
    let claimed = |side: &str| {
        let moves = "g8g9 e9e8 g9g8 e8e9 ".repeat(6);
        let fen = "4k4/6R2/9/9/9/9/9/9/r8/5K3 w - - 97 60";
        let given = ["judge", "--rules", "roc-113", "--fen", fen, "--moves", &moves];
        let run = run(&[&given[..], &["--format", "json", "--claim", side]].concat());
        serde_json::from_str::<Value>(&run.out).expect("the answer is JSON")["natural_limit"]["claim"].clone()
    };
    assert_eq!(claimed("red")["by"], "red");
    assert!(claimed("red")["count"].as_u64() <= claimed("black")["count"].as_u64());
}

/// What is told of a game under a rulebook.
fn told(rules: &str, fen: &str, moves: &str, more: &[&str]) -> String {
    let run = run(&[&["judge", "--rules", rules, "--fen", fen, "--moves", moves], more].concat());
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    run.out
}

/// A rook that chases a cannon without end.
const CHASE: &str = "3aka3/9/2c6/9/9/6R2/9/4B4/4A4/4K4 w";
const CHASES: &str = "g4c4 c7g7 c4g4 g7c7 ";

#[test]
fn articles_are_cited_once_and_only_if_there_are_any() {
    let ruled = told("roc-113", CHASE, &CHASES.repeat(4), &["--full"]);
    assert_eq!(ruled.matches("\n2.3.3  One piece").count(), 1, "{ruled}");
    let mate = told("axf-2003", "3k5/9/9/9/9/9/9/9/R3R4/4K4 w", "a1d1", &[]);
    assert!(mate.contains("\nRed wins: checkmate.\n"), "{mate}");
}

#[test]
fn a_count_adds_up_and_tells_of_cycles_only_where_they_matter() {
    let xqef = told("xqef-2022", CHASE, "g4h4", &[]);
    assert!(xqef.contains("No-capture count 1 of 120 (1 ply in this record; no checks)."), "{xqef}");
    let moves = "g8g9 e9e8 g9g8 e8e9 g8g9 e9e8 g9g8 e8e9 g8h8 a1b1 h8h9 e9e8 h9h8 e8e9 h8h9 e9e8 h9h8 e8e9 h8i8 b1c1 \
                 i8i9 e9e8 i9i8 e8e9 i8i9 e9e8 i9i8 e8e9";
    let hk = told("hk-2016", "4k4/6R2/9/9/9/9/9/9/r8/5K3 w", moves, &[]);
    let parts = "24 of 100 (28 plies in this record; checks: Red 12, Black 0; 4 plies not counted: at most 10 checks a side count)";
    assert!(hk.contains(parts), "{hk}");
}

#[test]
fn a_cycle_that_was_left_calls_for_nothing() {
    let moves = format!("{}g4d4 c7b7", CHASES.repeat(3));
    let left = told("roc-113", CHASE, &moves, &[]);
    assert!(left.contains("The position after ply 12 occurred 4 times; plies 1–12 were examined."), "{left}");
    assert!(left.contains("The game goes on. Red varied at ply 13; no action needed.\n"), "{left}");
    assert!(left.contains("\nRed had to vary: another cycle would have lost the game.\n"), "{left}");
    assert!(left.contains("\nPlayed since: 13 R3=6 g4d4, 14 C3=2 c7b7.\n"), "{left}");
    let due = "\nEarlier: after ply 12 Red should have been told to vary (Red varied at ply 13).\n";
    assert!(left.contains(due), "{left}");
}

#[test]
fn a_warning_is_not_taken_as_given() {
    let moves = CHASES.repeat(4);
    let judged = |rules: &str, more: &[&str]| -> Value {
        let given = ["judge", "--rules", rules, "--fen", CHASE, "--moves", &moves, "--format", "json"];
        serde_json::from_str(&run(&[&given[..], more].concat()).out).expect("the answer is JSON")
    };
    for (rules, word, ruled) in [("roc-113", 12, 16), ("hk-2016", 12, 16), ("cn-referee", 12, 16), ("xqef-2022", 8, 12)]
    {
        let unknown = judged(rules, &[]);
        assert_eq!((&unknown["status"], &unknown["ending"]), (&"ongoing".into(), &Value::Null), "{rules}");
        assert_eq!(unknown["repetition"]["action"], "warn_red", "{rules}");
        assert!(unknown["assumed"].as_array().unwrap().contains(&"no_warning".into()), "{unknown}");
        let due: Vec<(u64, &str)> = unknown["due"].as_array().unwrap().iter().map(point).collect();
        assert_eq!(due, [(word, "warn_red"), (ruled, "rule")], "{rules}");
        let warning = &unknown["due"][1]["warning"];
        assert_eq!((&warning["ply"], &warning["known"]), (&word.into(), &false.into()), "{rules}");
        assert_eq!(warning["read_in"].is_null(), rules == "xqef-2022", "{rules}: only one text names the warning");
        let told = judged(rules, &["--warned", &word.to_string()]);
        assert_eq!(told["status"], "black_wins", "{rules}");
        assert!(!told["assumed"].as_array().unwrap().contains(&"no_warning".into()), "{rules}");
    }
    let english = told("roc-113", CHASE, &moves, &[]);
    let read = "This ruling takes 4.6.[H].3 to mean that one more cycle loses only after the arbiter has told Red to vary. \
                If no notice is needed, Red lost at ply 16.";
    assert!(english.contains(read), "{english}");
    assert!(english.contains(" (Depends on how art. 4.6.[H].3 is read, see below.)\n"), "{english}");
    assert!(english.contains("Assumed: the arbiter has not told Red to vary.\n"), "{english}");
    let xqef = told("xqef-2022", CHASE, &moves, &[]);
    assert!(xqef.contains("Had Red been warned after ply 8, Red would have lost at ply 12."), "{xqef}");
    assert!(xqef.contains("\n60(2)  ") && !xqef.contains("\n60(1)  "), "the warning comes late: {xqef}");
    let warned = told("xqef-2022", CHASE, &CHASES.repeat(3), &["--warned", "8"]);
    assert!(
        warned.contains("\nBlack wins: Red, warned after ply 8, kept up perpetual chase of the black cannon"),
        "{warned}"
    );
    assert!(warned.contains("\nWarning given: after ply 8.\n") && !warned.contains("should have been"), "{warned}");
}

/// A point at which something was due.
fn point(due: &Value) -> (u64, &str) {
    (due["ply"].as_u64().expect("a ply"), due["action"].as_str().expect("an action"))
}

#[test]
fn every_book_answers_for_the_past() {
    let moves = format!("{}g4d4 c7b7", CHASES.repeat(3));
    let given = ["judge", "--rules", "all", "--fen", CHASE, "--moves", &moves, "--format", "jsonl"];
    let answers = run(&given).out;
    let due: Vec<(String, u64, String, u64)> = answers
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("a line is JSON"))
        .map(|data| {
            let due = &data["due"][0];
            assert_eq!((&data["status"], &due["if_continued"]), (&"ongoing".into(), &"red_loses".into()), "{data}");
            let text = |value: &Value| value.as_str().unwrap().to_owned();
            (text(&data["rules"]), due["ply"].as_u64().unwrap(), text(&due["action"]), due["left_at"].as_u64().unwrap())
        })
        .collect();
    let expected = [
        ("xqef-2022", 8, "warn_red"),
        ("roc-113", 12, "warn_red"),
        ("hk-2016", 12, "warn_red"),
        ("cn-referee", 12, "warn_red"),
        ("axf-2003", 8, "rule"),
        ("wxf-2018", 8, "rule"),
    ];
    let expected: Vec<_> = expected.map(|(rules, ply, action)| (rules.to_owned(), ply, action.to_owned(), 13)).to_vec();
    assert_eq!(due, expected);
}

#[test]
fn several_rulebooks_are_told_as_a_table() {
    let table = told("all", CHASE, &CHASES.repeat(4), &[]);
    assert!(table.starts_with("rules       verdict "), "{table}");
    assert!(table.lines().count() <= 45 && table.contains("\n13 R3=7 g4c4, "), "one screen: {table}");
    assert!(table.contains("\nxqef-2022  General Rules of Xiangqi"), "each book by its title: {table}");
    assert!(table.contains(" 60(2), 61(2), 58(2)\n"), "{table}");
    assert!(table.contains("\nhk-2016: Assumed: the supplement names no base rules; roc-113 is used.\n"), "{table}");
    assert!(table.ends_with("--full shows each ruling.\n") && !table.contains("== roc-113"), "{table}");
    assert!(told("all", CHASE, &CHASES.repeat(4), &["--full"]).contains("\n== roc-113  "), "each ruling on request");
}

#[test]
fn english_shows_letters_and_the_notation_asked_for() {
    let english = told("roc-113", CHASE, &CHASES.repeat(3), &[]);
    assert!(english.contains("\n7  . . c . . . . . .\n"), "{english}");
    assert!(english.contains("R3=7 g4c4") && english.contains("R(c4)×c(c7) (unprotected"), "{english}");
    assert!(english.contains("The last of 3 cycles played (plies 9–12)"), "{english}");
    assert!(english.contains(", Red to move (capitals: Red):\n"), "{english}");
    assert!(english.contains("\n4.6.[H].3  Forbidden against") && !english.contains('表'), "{english}");
    let points = told("roc-113", CHASE, &CHASES.repeat(3), &["-n", "iccs"]);
    assert!(points.contains("\n9    g4c4  chase"), "{points}");
}

#[test]
fn the_schema_is_that_of_the_types() {
    let run = run(&["judge", "--schema"]);
    let schema: Value = serde_json::from_str(&run.out).expect("the schema is JSON");
    assert!(run.code == Some(0) && schema["$defs"]["RepetitionData"].is_object(), "{}", run.err);
}

#[test]
fn each_book_is_told_in_its_own_words() {
    let words = |rules: &str, lang: &str| told(rules, CHASE, &CHASES.repeat(3), &["--lang", lang]);
    let roc = words("roc-113", "zh-Hant");
    assert!(roc.contains("紅方長捉黑包，須變著，不變作負。") && roc.contains("\n現應指示紅方變著；"), "{roc}");
    let hk = words("hk-2016", "zh-Hans");
    assert!(hk.contains("\n现应指示红方变着；") && hk.contains("假定：一方棋手已要求裁决；否则目前无须裁决。"), "{hk}");
    assert!(hk.contains("不变作负。（以棋手已要求裁决为前提。）\n"), "{hk}");
    assert!(words("cn-referee", "zh-Hans").contains("\n应告知红方必须立即变着；再循环一次（至第 16 着）即判负。\n"));
    let caution = told("xqef-2022", CHASE, &CHASES.repeat(2), &["--lang", "zh-Hant"]);
    assert!(
        caution.contains(
            "\n現應警誡紅方：「紅方長捉，紅方不變作負」。紅方如繼續長捉至此盤面再現（照樣走則在第 12 著），即負。\n"
        ),
        "{caution}"
    );
    assert!(caution.contains("\n60(1)  ") && !caution.contains("\n60(2)  "), "{caution}");
    assert!(caution.contains("黑方：無禁止著法。") && caution.contains("長捉黑砲"), "{caution}");
    assert!(caution.contains("砲3平7 c7g7    應捉"), "{caution}");
    let simplified = words("roc-113", "zh-Hans");
    assert!(simplified.contains("此局面已出现 4 次") && simplified.contains("车c4×炮c7"), "{simplified}");
}

#[test]
fn a_threat_of_mate_is_told_with_its_line() {
    let kills = told("roc-113", "3k5/9/9/9/9/6R2/9/9/1p7/4K4 w", &"g4c4 b1c1 c4g4 c1b1 ".repeat(2), &[]);
    assert!(kills.contains("mate: R7=6 c4d4"), "{kills}");
}

#[test]
fn a_limit_without_a_number_cannot_be_claimed() {
    let alone = run(&["judge", "--rules", "cn-referee", "--claim", "red", "--moves", "炮二平五"]);
    assert_eq!((alone.code, alone.out.as_str()), (Some(2), ""));
    assert!(
        alone.err.starts_with("qizheng: cn-referee: the rulebook leaves the natural limit to the event"),
        "{}",
        alone.err
    );
    assert!(alone.err.contains("--limit"), "{}", alone.err);
    let beside = run(&["judge", "--rules", "roc-113,cn-referee", "--claim", "red", "--moves", "炮二平五"]);
    assert_eq!(beside.code, Some(0));
    assert!(beside.err.starts_with("qizheng: cn-referee: ") && beside.out.contains("roc-113"), "{}", beside.err);
}

#[test]
fn moves_are_read_as_files_have_them() {
    let expected = run(&["judge", "--rules", "roc-113", "--moves", "h0g2 h9g7", "--format", "json"]);
    assert_eq!(expected.code, Some(0), "{}", expected.err);
    for moves in
        ["1. h0g2 {a comment} (1. b0c2 b9c7) h9g7 1-0", "h1g3 h10g8", "Hg2 Hg7", "1.h0g2! $1 h9g7", "h0g2，h9g7"]
    {
        let read = run(&["judge", "--rules", "roc-113", "--moves", moves, "--format", "json"]);
        let of = |run: &crate::Run| serde_json::from_str::<serde_json::Value>(&run.out).expect("JSON")["ply"].clone();
        assert_eq!((read.code, of(&read)), (Some(0), of(&expected)), "{moves}: {}", read.err);
    }
    let open = run(&["judge", "--rules", "roc-113", "--moves", "h2e2 (h9g7"]);
    assert!(open.code == Some(1) && open.err.contains("a variation is not closed"), "{}", open.err);
}
