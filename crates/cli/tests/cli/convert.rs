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
    let run = run(&["convert", paths[0], paths[1], "--to", "list"]);
    assert_eq!((run.code, run.out.as_str()), (Some(0), "1. h2e2 1-0\n\n1. b2e2 0-1\n\n"));
    assert_eq!(run.err, "qizheng: not kept by list: Red\n");
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
        let again = run(&["convert", file.to_str().unwrap(), "--to", "list", "--notation", "wxf"]);
        assert_eq!((again.code, again.out.as_str()), (Some(0), game), "{format}");
    }
}

#[test]
fn a_broken_game_is_told_and_the_others_are_written() {
    for (lang, expected) in [
        (
            "zh-Hant",
            "qizheng: 標準輸入：第 2 局（第 3 行）：第 1 回合紅方「炮二平九」：h2a2 不合法：炮（包）被 b2 的棋子擋住\n\
             qizheng: 共 1 處錯誤\n",
        ),
        (
            "zh-Hans",
            "qizheng: 标准输入：第 2 局（第 3 行）：第 1 回合红方“炮二平九”：h2a2 不合法：炮被 b2 的棋子挡住\n\
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
        "qizheng: invalid value “cbl” for --to <FORMAT>, expected pgn, dhtmlxq, xqf, cbr, list, tsv\n  did you mean cbr?\n",
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

#[test]
fn every_format_says_what_it_does_not_keep() {
    let game = "[Red \"林\"]\n\n1. h2e2! {strong} (1. b2e2) *\n\n[Red \"陳\"]\n\n1. h2e2 *\n";
    for (format, expected) in [
        ("pgn", ""),
        ("dhtmlxq", "qizheng: not kept by dhtmlxq: judgements of moves\n"),
        ("list", "qizheng: not kept by list: Red (2 games), comments, judgements of moves, variations\n"),
        ("tsv", "qizheng: not kept by tsv: Red (2 games), comments, judgements of moves, variations\n"),
    ] {
        let converted = run_with(&mut qizheng(&["convert", "-", "--to", format]), game);
        assert_eq!((converted.code, converted.err.as_str()), (Some(0), expected));
    }
}

#[test]
fn a_game_with_an_illegal_move_is_kept_up_to_it() {
    let converted = run_with(&mut qizheng(&["convert", "-", "--to", "list"]), "1. h2e2 h9g7 2. h0g1 i9h9 1-0\n");
    assert_eq!((converted.code, converted.out.as_str()), (Some(1), "1. h2e2 h9g7 1-0\n\n"));
    assert!(converted.err.contains("move 2 of Red, “h0g1”"), "{}", converted.err);
}

#[test]
fn an_answer_goes_to_the_file_named_even_if_it_is_the_one_read() {
    let file = folder("convert-output").join("g.txt");
    let path = file.to_str().unwrap();
    fs::write(&file, "1. 炮二平五 *\n").unwrap();
    answers(&run(&["convert", path, "--to", "list", "-o", path]), "");
    assert_eq!(fs::read_to_string(&file).unwrap(), "1. h2e2 *\n\n");
    assert_eq!(run(&["convert", path, "--to", "foo", "-o", path]).code, Some(2));
    assert_eq!(fs::read_to_string(&file).unwrap(), "1. h2e2 *\n\n", "what was not answered changes nothing");
    assert_eq!(fs::read_dir(file.parent().unwrap()).unwrap().count(), 1);
    let nowhere = run(&["moves", "--fen", "3k5/9/9/9/9/9/9/9/9/4K4 w", "-o", "no/such/folder/x"]);
    fails(&nowhere, 1, "qizheng: cannot write the answer: no such file\n");
}

#[test]
fn a_folder_is_converted_file_by_file() {
    let folder = folder("convert-folder");
    let (from, to) = (folder.join("from"), folder.join("to"));
    fs::create_dir_all(from.join("inner")).unwrap();
    fs::write(from.join("a.txt"), "1. h2e2 *\n\n1. b2e2 *\n").unwrap();
    fs::write(from.join("inner/b.pgn"), "[Red \"林\"]\n\n1. h2e2 *\n").unwrap();
    let convert =
        |format: &str| run(&["convert", from.to_str().unwrap(), "--to", format, "--out-dir", to.to_str().unwrap()]);
    answers(&convert("pgn"), "");
    assert!(fs::read_to_string(to.join("a.pgn")).unwrap().contains("b2e2"));
    assert!(fs::read_to_string(to.join("inner/b.pgn")).unwrap().contains("林"));
    answers(&convert("cbr"), "");
    for name in ["a.cbr", "a-2.cbr", "inner/b.cbr"] {
        let file = to.join(name);
        let read = run(&["convert", file.to_str().unwrap(), "--to", "list"]);
        assert!(read.code == Some(0) && read.out.starts_with("1. "), "{name}: {}", read.err);
    }
    let again = convert("pgn");
    assert!(again.code == Some(1) && again.err.contains("already exists"), "{}", again.err);
}
