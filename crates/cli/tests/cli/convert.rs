use std::fs;

use crate::{answers, fails, folder, qizheng, root, run, run_with};

#[test]
fn moves_are_written_in_every_notation() {
    for (notation, expected) in [
        ("iccs", "1. h2e2 h9g7 2. h0g2 *\n\n"),
        ("iccs-dashed", "1. H2-E2 H9-G7 2. H0-G2 *\n\n"),
        ("uci", "1. h3e3 h10g8 2. h1g3 *\n\n"),
        ("zh-hant", "1. 炮二平五 馬8進7 2. 傌二進三 *\n\n"),
        ("zh-hans", "1. 炮二平五 马8进7 2. 马二进三 *\n\n"),
        ("wxf", "1. C2=5 H8+7 2. H2+3 *\n\n"),
        ("brief", "1. 炮25 馬87̲ 2. 傌23̲ *\n\n"),
    ] {
        let converted =
            run_with(&mut qizheng(&["convert", "-", "--to", "list", "--notation", notation]), "炮二平五 H8+7 h0g2");
        answers(&converted, expected);
    }
}

#[test]
fn without_a_notation_moves_are_coordinates() {
    let table = run_with(&mut qizheng(&["convert", "-", "--to", "tsv"]), "1. 炮二平五 1-0");
    assert!(table.out.ends_with("\th2e2\n"), "{}", table.out);
}

#[test]
fn games_of_several_files_are_joined() {
    let folder = folder("convert-joined");
    let (one, two) = (folder.join("one.txt"), folder.join("two.pgn"));
    fs::write(&one, "炮二平五 1-0").unwrap();
    fs::write(&two, "[Red \"甲\"]\n\n1. C8=5 0-1\n").unwrap();
    let paths = [one.to_str().unwrap(), two.to_str().unwrap()];
    answers(&run(&["convert", paths[0], paths[1], "--to", "list"]), "1. h2e2 1-0\n\n1. b2e2 0-1\n\n");
}

#[test]
fn every_format_reads_back_as_the_same_game() {
    let game = "1. C2=5 H8+9 2. C5+4 H2+1 3. C8+2 R9+1 4. C8=5 1-0\n\n";
    let example = root().join("examples/double-cannon.pgn");
    let folder = folder("convert-formats");
    for format in ["pgn", "dhtmlxq", "xqf", "cbr", "list", "tsv"] {
        let file = folder.join(format);
        let written = qizheng(&["convert", example.to_str().unwrap(), "--to", format]).output().unwrap();
        assert_eq!(written.status.code(), Some(0), "{format}");
        fs::write(&file, written.stdout).unwrap();
        answers(&run(&["convert", file.to_str().unwrap(), "--to", "list", "--notation", "wxf"]), game);
    }
}

#[test]
fn a_broken_game_is_told_and_the_others_are_written() {
    for (lang, expected) in [
        (
            "zh-Hant",
            "qizheng: 標準輸入：第 2 局（第 3 行）：紅方第 1 著「炮二平九」：h2a2 不合法：炮（包）被 b2 的棋子擋住\n\
             qizheng: 共 1 處錯誤\n",
        ),
        (
            "zh-Hans",
            "qizheng: 标准输入：第 2 局（第 3 行）：红方第 1 着“炮二平九”：h2a2 不合法：炮被 b2 的棋子挡住\n\
             qizheng: 共 1 处错误\n",
        ),
        (
            "en",
            "qizheng: standard input: game 2 (line 3): move 1 of Red, “炮二平九”: h2a2 is illegal: \
             the cannon is blocked on b2\nqizheng: 1 fault\n",
        ),
    ] {
        let command = &mut qizheng(&["convert", "-", "--to", "list", "--lang", lang]);
        let converted = run_with(command, "1. 炮二平五 *\n\n1. 炮二平九 *\n\n1. 炮二平四 *\n");
        assert_eq!((converted.code, converted.err.as_str()), (Some(1), expected));
        assert_eq!(converted.out, "1. h2e2 *\n\n1. h2f2 *\n\n");
    }
}

#[test]
fn what_is_no_file_of_games_is_told() {
    let kinds = "not a known kind of game file, expected one of pgn, dhtmlxq, xqf, cbr, cbl, list, tsv";
    fails(
        &run_with(&mut qizheng(&["convert", "-", "--to", "list"]), "Dear reader, this is a letter."),
        1,
        &format!("qizheng: standard input: {kinds}\nqizheng: 1 fault\n"),
    );
    let missing = run(&["convert", "no-such-file.pgn", "--to", "list"]);
    assert_eq!((missing.code, missing.out.as_str()), (Some(1), ""));
    assert!(missing.err.starts_with("qizheng: no-such-file.pgn: cannot be read: "), "{}", missing.err);
}

#[test]
fn a_format_of_one_game_takes_no_second() {
    let file = folder("convert-one").join("two.txt");
    fs::write(&file, "1. h2e2 *\n\n1. h2e2 *\n").unwrap();
    let converted = qizheng(&["convert", file.to_str().unwrap(), "--to", "cbr"]).output().unwrap();
    let told = String::from_utf8(converted.stderr).unwrap();
    assert_eq!((converted.status.code(), told.as_str()), (Some(1), "qizheng: a cbr file holds one game only\n"));
}

#[test]
fn formats_and_notations_have_names() {
    fails(
        &run(&["convert", "-", "--to", "cbl"]),
        2,
        "qizheng: invalid value “cbl” for --to <FORMAT>, expected pgn, dhtmlxq, xqf, cbr, list, tsv\n",
    );
    fails(
        &run(&["convert", "-", "--to", "pgn", "--notation", "san"]),
        2,
        "qizheng: invalid value “san” for --notation <NOTATION>, expected iccs, iccs-dashed, uci, zh-hant, zh-hans, wxf, brief\n",
    );
    fails(
        &run(&["convert", "-"]),
        2,
        "qizheng: --to <FORMAT> is missing\nUsage: qizheng convert --to <FORMAT> <FILE>...\n",
    );
}

#[test]
fn what_a_format_does_not_keep_is_told() {
    let folder = folder("convert-lost");
    let file = folder.join("g.pgn").display().to_string();
    let event = "海港公開賽".repeat(10);
    fs::write(&file, format!("[Event \"{event}\"]\n[RedTeam \"東區\"]\n\n1. h2e2 *\n")).unwrap();
    let kept: String = event.chars().take(31).collect();
    for (format, expected) in [
        ("xqf", format!("qizheng: not kept by xqf: Event (cut to “{kept}”), RedTeam\n")),
        ("cbr", format!("qizheng: not kept by cbr: Event (cut to “{kept}”)\n")),
        ("pgn", String::new()),
    ] {
        let converted = qizheng(&["convert", &file, "--to", format]).output().unwrap();
        let told = String::from_utf8(converted.stderr).unwrap();
        assert_eq!((converted.status.code(), told), (Some(0), expected));
    }
}
