use crate::{answers, fails, qizheng, run, run_with};

/// Black's king is checked by a rook; one step aside is left, the other would face the red king.
const IN_CHECK: &str = "4k4/9/9/9/9/9/9/9/4R4/3K5 b";

#[test]
fn legal_moves_are_printed_one_a_line() {
    answers(&run(&["moves", "--fen", IN_CHECK]), "e9f9\n");
    answers(&run(&["moves", "--fen", IN_CHECK, "--game", "xiangqi"]), "e9f9\n");
}

#[test]
fn the_moves_are_sorted() {
    let start = xiangqi::notation::fen::START;
    let run = run(&["moves", "--fen", start]);
    let moves: Vec<&str> = run.out.lines().collect();
    assert_eq!((run.code, moves.len()), (Some(0), 44));
    assert!(moves.contains(&"h2e2") && moves.contains(&"b0c2"), "{moves:?}");
    let parsed: Vec<xiangqi::Move> = moves.iter().map(|m| m.parse().unwrap()).collect();
    assert!(parsed.is_sorted(), "{parsed:?}");
}

#[test]
fn a_side_without_moves_gets_no_line() {
    answers(&run(&["moves", "--fen", "3k5/3P5/9/9/9/9/9/9/4R4/3K5 b"]), "");
}

#[test]
fn a_dash_reads_the_fen_from_standard_input() {
    answers(&run_with(&mut qizheng(&["moves", "--fen", "-"]), &format!("{IN_CHECK}\n")), "e9f9\n");
    fails(
        &run_with(&mut qizheng(&["moves", "--fen", "-"]), ""),
        1,
        "qizheng: cannot read the FEN “”:\n  empty FEN, expected ten ranks and the side to move, like \
         rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1\n",
    );
}

#[test]
fn a_fen_that_cannot_be_read_says_where_and_what_was_expected() {
    let fen = "9/9/9/9/9/9/9/9/9/3x5 w";
    for (lang, expected) in [
        (
            "zh-Hant",
            "qizheng: 讀不懂 FEN「9/9/9/9/9/9/9/9/9/3x5 w」：\n  \
             第 0 橫線（紅方底線為 0）出現「x」，應為棋子（k a b/e n/h r c p，紅方大寫）或數字 1 至 9\n",
        ),
        (
            "zh-Hans",
            "qizheng: 读不懂 FEN“9/9/9/9/9/9/9/9/9/3x5 w”：\n  \
             第 0 横线（红方底线为 0）出现“x”，应为棋子（k a b/e n/h r c p，红方大写）或数字 1 至 9\n",
        ),
        (
            "en",
            "qizheng: cannot read the FEN “9/9/9/9/9/9/9/9/9/3x5 w”:\n  \
             “x” on rank 0 (Red's back rank is 0), expected a piece (k a b/e n/h r c p, capital for Red) or a digit 1 to 9\n",
        ),
    ] {
        fails(&run(&["moves", "--fen", fen, "--lang", lang]), 1, expected);
    }
}

#[test]
fn all_faults_of_a_set_up_are_listed() {
    let fen = "4k4/9/9/9/9/9/9/4P4/4RRR2/4K4 w";
    for (lang, expected) in [
        (
            "zh-Hant",
            "qizheng: FEN「4k4/9/9/9/9/9/9/4P4/4RRR2/4K4 w」不是合法盤面：\n  \
             紅俥共 3 枚，一副棋只有 2 枚\n  紅兵不可能站在 e2\n",
        ),
        (
            "zh-Hans",
            "qizheng: FEN“4k4/9/9/9/9/9/9/4P4/4RRR2/4K4 w”不是合法局面：\n  \
             红车共 3 枚，一副棋只有 2 枚\n  红兵不可能在 e2\n",
        ),
        (
            "en",
            "qizheng: the FEN “4k4/9/9/9/9/9/9/4P4/4RRR2/4K4 w” is not a legal position:\n  \
             3 × red rook, a set holds 2\n  a red pawn can never stand on e2\n",
        ),
    ] {
        fails(&run(&["moves", "--fen", fen, "--lang", lang]), 1, expected);
    }
}

#[cfg(unix)]
#[test]
fn a_reader_that_closes_the_pipe_is_no_failure() {
    use std::process::Stdio;

    let mut child = qizheng(&["perft", "3", "--divide"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary is built for this test");
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), String::from_utf8(output.stderr).unwrap().as_str()), (Some(0), ""));
}
