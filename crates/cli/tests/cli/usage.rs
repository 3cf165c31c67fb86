use crate::{fails, qizheng, run, run_with};

#[test]
fn faults_of_usage_are_told_in_three_languages() {
    for (lang, expected) in [
        ("zh-Hant", "qizheng: 缺少 --fen <FEN>\n用法：qizheng moves --fen <FEN> --lang <LANG>\n"),
        ("zh-Hans", "qizheng: 缺少 --fen <FEN>\n用法：qizheng moves --fen <FEN> --lang <LANG>\n"),
        ("en", "qizheng: --fen <FEN> is missing\nUsage: qizheng moves --fen <FEN> --lang <LANG>\n"),
    ] {
        fails(&run(&["moves", "--lang", lang]), 2, expected);
    }
}

#[test]
fn every_fault_of_usage_is_named() {
    for (arguments, expected) in [
        (&["foo"][..], "qizheng: unknown command “foo”\nUsage: qizheng [OPTIONS] <COMMAND>\n"),
        (&["moves", "--fen"], "qizheng: --fen <FEN> needs a value\n"),
        (&["perft"], "qizheng: <DEPTH> is missing\nUsage: qizheng perft <DEPTH>\n"),
        (&["perft", "x"], "qizheng: invalid value “x” for <DEPTH>, expected a whole number from 0 to 12\n"),
        (&["perft", "13"], "qizheng: invalid value “13” for <DEPTH>, expected a whole number from 0 to 12\n"),
        (
            &["perft", "1", "--threads", "0"],
            "qizheng: invalid value “0” for --threads <N>, expected a whole number from 1 to 1024\n",
        ),
        (&["perft", "1", "--game", "go"], "qizheng: invalid value “go” for --game <GAME>, expected xiangqi, chess\n"),
        (
            &["--lang", "fr", "perft", "1"],
            "qizheng: invalid value “fr” for --lang <LANG>, expected zh-Hant, zh-Hans, en\n",
        ),
        (&["perft", "1", "--all"], "qizheng: unexpected argument “--all”\nUsage: qizheng perft <DEPTH>\n"),
        (&["perft", "-1"], "qizheng: invalid value “-1” for <DEPTH>, expected a whole number from 0 to 12\n"),
        (
            &["pair", "-", "--seed", "x"],
            "qizheng: invalid value “x” for --seed <NUMBER>, expected a whole number from 0 to 18446744073709551615\n",
        ),
        (
            &["event", "result", "x", "--table", "0"],
            "qizheng: invalid value “0” for --table <NUMBER>, expected a whole number from 1 to 65535\n",
        ),
        (
            &["judge", "--set", "standing-kill=x"],
            "qizheng: invalid value “standing-kill=x” for --set <NAME=VALUE>, expected standing-kill=counts, standing-kill=idle\n",
        ),
        (&["judge", "x.pgn", "--moves", "h2e2"], "qizheng: [FILE] cannot be used with --moves <MOVES>\n"),
        (&["pair", "-", "--check", "--system", "knockout"], "qizheng: --check cannot be used with --system knockout\n"),
        (
            &["perft", "1", "--divide", "--divide"],
            "qizheng: --divide is given twice\nUsage: qizheng perft [OPTIONS] <DEPTH>\n",
        ),
    ] {
        fails(&run(arguments), 2, expected);
    }
}

#[test]
fn without_a_command_the_help_is_shown_as_a_fault() {
    let run = run(&[]);
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
    assert!(run.err.starts_with("qizheng: a command is missing\n\n") && run.err.contains("  perft "), "{}", run.err);
}

#[test]
fn the_environment_chooses_the_language() {
    for (variable, value, expected) in [
        ("LANG", "zh_TW.UTF-8", "qizheng: 沒有「foo」這個命令\n用法：qizheng [OPTIONS] <命令>\n"),
        ("LANG", "zh_CN.UTF-8", "qizheng: 没有“foo”这个命令\n用法：qizheng [OPTIONS] <命令>\n"),
        ("LC_ALL", "zh_HK", "qizheng: 沒有「foo」這個命令\n用法：qizheng [OPTIONS] <命令>\n"),
        ("LANG", "de_DE.UTF-8", "qizheng: unknown command “foo”\nUsage: qizheng [OPTIONS] <COMMAND>\n"),
    ] {
        fails(&run_with(qizheng(&["foo"]).env(variable, value), ""), 2, expected);
    }
    let asked_otherwise = run_with(qizheng(&["foo", "--lang", "en"]).env("LANG", "zh_TW.UTF-8"), "");
    assert!(asked_otherwise.err.starts_with("qizheng: unknown command “foo”\n"), "{}", asked_otherwise.err);
}

#[test]
fn the_version_is_printed() {
    let run = run(&["--version"]);
    let version = run.out.strip_prefix(concat!("qizheng ", env!("CARGO_PKG_VERSION"))).expect("name and version");
    let commit = version.strip_prefix(" (").and_then(|rest| rest.strip_suffix(")\n"));
    let known = commit.is_some_and(|commit| commit.len() >= 7 && commit.bytes().all(|byte| byte.is_ascii_hexdigit()));
    assert!(run.code == Some(0) && (known || version == "\n"), "{}", run.out);
}

#[test]
fn what_may_have_been_meant_is_named() {
    for (arguments, expected) in [
        (&["jugde"][..], "qizheng: unknown command “jugde”\n  did you mean judge?\nUsage: "),
        (&["moves", "--gme", "x"], "qizheng: unexpected argument “--gme”\n  did you mean --game?\nUsage: "),
        (
            &["perft", "1", "--game", "ches"],
            "qizheng: invalid value “ches” for --game <GAME>, expected xiangqi, chess\n  did you mean chess?\n",
        ),
        (&["help", "convrt"], "qizheng: unknown command “convrt”\n  did you mean convert?\nUsage: "),
    ] {
        let run = run(arguments);
        assert!(run.code == Some(2) && run.err.starts_with(expected), "{}", run.err);
    }
    let chinese = run(&["jugde", "--lang", "zh-Hant"]);
    assert!(chinese.err.starts_with("qizheng: 沒有「jugde」這個命令\n  是否指 judge？\n"), "{}", chinese.err);
}

#[test]
fn what_a_reader_of_data_says_is_told_in_the_language_of_the_user() {
    for (command, expected) in [
        (&["pair", "-", "--lang", "zh-Hant"][..], "qizheng: 讀不到 -：第 1 行第 2 欄：缺「field」\n"),
        (&["standings", "-", "--lang", "zh-Hans"], "qizheng: 无法读取 -：第 1 行第 2 列：缺“players”\n"),
    ] {
        fails(&run_with(&mut qizheng(command), "{}"), 1, expected);
    }
    let tie_breaks = run_with(&mut qizheng(&["standings", "-", "--tiebreaks", "foo"]), r#"{"players": [1]}"#);
    assert_eq!(tie_breaks.code, Some(2));
    assert!(
        tie_breaks.err.starts_with("qizheng: invalid value “foo” for --tiebreaks <LIST>, expected "),
        "{}",
        tie_breaks.err
    );
    let long = run_with(&mut qizheng(&["moves", "--fen", "-"]), &"y\n".repeat(1_000_000));
    assert!(long.code == Some(1) && long.err.len() < 1000, "{} bytes", long.err.len());
}
