use std::fs;

use crate::{answers, folder, qizheng, root, run, run_with};

#[test]
fn the_examples_are_in_order() {
    let examples = root().join("examples");
    let run = run(&["check", examples.to_str().unwrap()]);
    let passed_over = run.err.lines().all(|line| line.ends_with(".jsonl: skipped, not a known kind of game file"));
    assert!(run.code == Some(0) && passed_over, "{}", run.err);
    assert!(run.out.ends_with(", faults 0\n"), "{}", run.out);
}

#[test]
fn moves_of_variations_are_counted() {
    let game = "1. 炮二平五 (1. 炮八平五 馬2進3) 馬8進7 *";
    for (lang, expected) in [
        ("zh-Hant", "檔案 1，棋局 1，著法 4，錯誤 0\n"),
        ("zh-Hans", "文件 1，棋局 1，着法 4，错误 0\n"),
        ("en", "files 1, games 1, moves 4, faults 0\n"),
    ] {
        answers(&run_with(&mut qizheng(&["check", "-", "--lang", lang]), game), expected);
    }
}

#[test]
fn a_folder_is_read_to_its_depths() {
    let folder = folder("check-folder");
    fs::create_dir(folder.join("inner")).unwrap();
    fs::write(folder.join("a.txt"), "炮二平五 馬8進7 *\n\n1. 炮二平九 *\n").unwrap();
    fs::write(folder.join("b.md"), "# A letter\n\nNo game at all.\n").unwrap();
    fs::write(folder.join("inner/c.txt"), "h2e2 *").unwrap();
    let run = run_with(qizheng(&["check", "."]).current_dir(&folder), "");
    assert_eq!((run.code, run.out.as_str()), (Some(1), "files 2, games 2, moves 3, faults 1\n"));
    let lines: Vec<&str> = run.err.lines().collect();
    assert_eq!(lines.len(), 3, "{lines:?}");
    assert!(lines[0].starts_with("qizheng: ./a.txt: game 2 (line 3): move 1 of Red, “炮二平九”: "), "{lines:?}");
    assert_eq!(lines[1], "qizheng: ./b.md: skipped, not a known kind of game file");
    assert_eq!(lines[2], "qizheng: 1 fault");
}

#[test]
fn a_file_that_was_named_must_hold_games() {
    let folder = folder("check-named");
    let letter = folder.join("letter.md");
    fs::write(&letter, "# A letter\n").unwrap();
    let run = run(&["check", letter.to_str().unwrap()]);
    assert_eq!((run.code, run.out.as_str()), (Some(1), "files 0, games 0, moves 0, faults 1\n"));
    assert!(run.err.contains("letter.md: not a known kind of game file, expected one of pgn, "), "{}", run.err);
}

#[test]
fn recorded_results_that_disagree_with_the_ruling_are_counted() {
    let mated = "[FEN \"3k5/9/9/9/9/9/9/9/R3R4/4K4 w\"]\n\n1. a1d1 RESULT\n\n";
    let games = format!("{}{}1. h2e2 1-0\n", mated.replace("RESULT", "1-0"), mated.replace("RESULT", "0-1"));
    let run = run_with(&mut qizheng(&["check", "-", "--rules", "roc-113"]), &games);
    let counts = "files 1, games 3, moves 3, faults 0, results that disagree with the ruling 1\n";
    assert_eq!((run.code, run.out.as_str()), (Some(0), counts), "{}", run.err);
    assert_eq!(run.err, "qizheng: standard input: game 2: recorded result Black wins, by the ruling Red wins\n");
}
